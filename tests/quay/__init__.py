"""Quay, a tiny game for testing the core: chance in mid-game, secret bids of all, decisions named by the position.

Each round chance draws a crate from the bag, everybody bids in secret, the highest pays and takes it or leaves it;
of tied ones the captain, who changes every round, awards it. Most money and crates wins.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tests.quay import policy, rules
from uogashi.core.arrays import new_records
from uogashi.core.components import ComponentsFile, Figures, Number, Numbers, Problem, problem
from uogashi.core.errors import Message, Refusal
from uogashi.core.facts import SEAT, FactKind
from uogashi.core.game import Game
from uogashi.core.view import Money, Points, SeatNumber

FOLDER = Path(__file__).parent

DECISIONS = (
    *(f"crate {value}" for value in range(1, rules.CRATES + 1)),
    *(f"bid {bid}" for bid in range(rules.BIDS)),
    *(f"award {seat}" for seat in range(rules.SEATS)),
    None,  # "take 3", after the crate
    "leave",
)

FACTS = (
    FactKind("drawn", (("crate", None),), reveals=True),
    FactKind("bid-made", (("seat", SEAT), ("bid", None))),
    FactKind("bid-shown", (("seat", SEAT), ("bid", None)), reveals=True),
    FactKind("awarded", (("seat", SEAT),)),
    FactKind("taken", (("seat", SEAT), ("crate", None), ("price", None))),
    FactKind("left", (("seat", SEAT),)),
)


def check(figures: Figures, players: int) -> Iterator[Problem]:
    if sum(figures["bag"]) < figures["rounds"]:
        yield problem(("bag",), "figure-missing")


def read_options(options: Mapping[str, Any], version: str) -> dict[str, Any]:
    if set(options) - {"rich"}:
        raise Refusal("option-unknown", option=str(*options), known="rich")
    return {"rich": bool(options.get("rich", False))}


def configure(figures: Figures, options: Mapping[str, Any], players: int) -> Any:
    configs = new_records(rules.CONFIG)
    configs[0].players = players
    configs[0].rounds = figures["rounds"]
    configs[0].money = figures["money"] * (2 if options["rich"] else 1)
    configs[0].bag[:] = figures["bag"]
    return configs


def describe_setup(state: Any, config: Any) -> dict[str, Any]:
    return {"captain": int(state.captain)}


def settle(state: Any, config: Any, setup: Any) -> None:
    state.captain = setup["captain"]


def name_now(states: Any, configs: Any, action: int) -> str:
    return f"take {int(states[0].crate)}"


def find_now(states: Any, configs: Any, words: str) -> int | None:
    return rules.TAKE if words == f"take {int(states[0].crate)}" else None


class QuayView(msgspec.Struct, frozen=True):
    viewer: SeatNumber | None
    phase: int
    crate: int
    bids: list[int]
    money: list[Money]
    crates: list[Points]
    bag: list[int]
    acting: int


def view(states: Any, configs: Any, seat: int) -> QuayView:
    state = states[0]
    return QuayView(
        viewer=seat if seat >= 0 else None,
        phase=int(state.phase),
        crate=int(state.crate),
        bids=state.bids.tolist(),
        money=state.money.tolist(),
        crates=state.crates.tolist(),
        bag=state.bag.tolist(),
        acting=int(state.acting_seats),
    )


GAME = Game(
    name="quay",
    components=ComponentsFile.parse("components.toml", (FOLDER / "components.toml").read_text(encoding="utf-8")),
    fewest_players=2,
    most_players=6,
    state=rules.STATE,
    config=rules.CONFIG,
    rules=rules,
    policy=policy,
    decisions=DECISIONS,
    facts=FACTS,
    shapes={"rounds": Number(1, 20), "money": Number(0, 9), "bag": Numbers(fewest=rules.CRATES, most=rules.CRATES)},
    check=check,
    configure=configure,
    read_options=read_options,
    variant={"rich": True},
    offers={"rich": (True,)},
    describe_setup=describe_setup,
    known_setup=lambda setup, state: setup,
    settle=settle,
    explain=lambda state, config, seat, action: Message("quay-refused"),
    view=view,
    longest=lambda config: int(config.rounds) * (int(config.players) + 3),
    score_range=lambda config: (0, 1000),
    name_now=name_now,
    find_now=find_now,
)
