"""Moves, for clients without a WebSocket."""

from litestar import post
from litestar.params import JSONBody

from uogashi.server.web.answers import PROBLEMS, DoneBody
from uogashi.server.web.bodies import MoveBody, UndoBody
from uogashi.server.web.parameters import Person, TableInPath, TheHouse


@post("/api/tables/{table:str}/moves", summary="Decide", responses=PROBLEMS, status_code=200)
async def post_move(table: TableInPath, data: JSONBody[MoveBody], person: Person, house: TheHouse) -> DoneBody:
    return DoneBody(await house.play(person, table, data.seat, data.after, data.id, data.decisions))


@post("/api/tables/{table:str}/undo", summary="Undo", responses=PROBLEMS, status_code=200)
async def post_undo(table: TableInPath, data: JSONBody[UndoBody], person: Person, house: TheHouse) -> DoneBody:
    return DoneBody(await house.undo(person, table, data.seat, data.after, data.id))


HANDLERS = [post_move, post_undo]
