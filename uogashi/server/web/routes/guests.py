"""Guests: who is asking, names, passes and device links."""

from litestar import Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from uogashi.core.errors import Refusal
from uogashi.server.house import House
from uogashi.server.links import TOKEN, WAY_BACK, new_guest_id
from uogashi.server.names import check_named
from uogashi.server.store.rows import Guest
from uogashi.server.web.answers import PROBLEMS, Me, NewGuest, Secret
from uogashi.server.web.bodies import BackBody, NameBody
from uogashi.server.web.gate import address
from uogashi.server.web.identity import end_cookie, make_cookie, read_pass
from uogashi.server.web.parameters import Asker, Person, TheHouse


def me(guest: Guest, house: House) -> Me:
    return Me(guest.name or None, house.signer.csrf(guest))


@get("/api/me", summary="Who you are; a new visitor becomes a guest", responses=PROBLEMS)
async def get_me(asker: Asker, house: TheHouse) -> Response[Me]:
    guest = asker or Guest(new_guest_id(), "")
    return Response(me(guest, house), cookies=[make_cookie(guest, house)])


@put("/api/me", summary="Take a name", responses=PROBLEMS)
async def put_me(data: JSONBody[NameBody], person: Person, house: TheHouse) -> Response[Me]:
    guest = await house.rename(person, data.name)
    return Response(me(guest, house), cookies=[make_cookie(guest, house)])


@delete(
    "/api/me",
    summary="Leave all tables and be forgotten",
    responses={204: ResponseSpec(None, description="Nothing is known of you any more"), **PROBLEMS},
    status_code=204,
)
async def delete_me(person: Person, house: TheHouse) -> Response[None]:
    await house.forget(person)
    return Response(None, cookies=[end_cookie(house)], status_code=204)


@post(
    "/api/me/renew",
    summary="Make all old cookies, tokens and device links worthless",
    responses=PROBLEMS,
    status_code=200,
)
async def renew_me(person: Person, house: TheHouse) -> Response[NewGuest]:
    guest = await house.renew(person)
    return Response(NewGuest(guest.name, house.signer.pass_of(TOKEN, guest)), cookies=[make_cookie(guest, house)])


@get("/api/me/way-back", summary="The link that brings you back on another device", responses=PROBLEMS)
async def get_way_back(person: Person, house: TheHouse) -> Secret:
    check_named(person)
    return Secret(f"{address(house)}/back#{house.signer.pass_of(WAY_BACK, person)}")


@get("/api/me/token", summary="A token with which a program plays as you", responses=PROBLEMS)
async def get_token(person: Person, house: TheHouse) -> Secret:
    check_named(person)
    return Secret(house.signer.pass_of(TOKEN, person))


@post("/api/back", summary="Come back by a device link", responses=PROBLEMS, opt={"anybody": True}, status_code=200)
async def come_back_by_link(data: JSONBody[BackBody], house: TheHouse) -> Response[Me]:
    guest = await read_pass(data.link, WAY_BACK, house)
    if guest is None or not guest.name:
        raise Refusal("way-back-unknown")
    return Response(me(guest, house), cookies=[make_cookie(guest, house)])


@post("/api/guests", summary="A new guest, for programs", responses=PROBLEMS, opt={"anybody": True, "cost": 1})
async def post_guest(data: JSONBody[NameBody], house: TheHouse) -> NewGuest:
    guest = await house.new_guest(data.name)
    return NewGuest(guest.name, house.signer.pass_of(TOKEN, guest))


HANDLERS = [get_me, put_me, delete_me, renew_me, get_way_back, get_token, come_back_by_link, post_guest]
