"""The line between a page and the server, under a test's control: messages can be seen, altered, held back or cut off.

With it a page shows positions that a game reaches once in a thousand rounds, and waits for answers as long as a test
wants it to.
"""

import copy
import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.visiting import PATIENCE

Said = dict[str, Any]

PRODUCTS = ["ebi", "hotategai", "fugu", "tako", "sake", "maguro"]
SPECIAL = ("takusan", "yakuza")


class Line:
    """Every WebSocket that a page opens from now on goes through here."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Said] = []
        """Messages from the page."""
        self.alter: Callable[[Said], None] = lambda said: None
        """Changes messages from the server."""
        self.answer: Callable[[Said], Said | None] = lambda said: None
        """What is answered to the page instead of asking the server."""
        self.news: Said = {}
        """The last position that the page received."""
        self.keeping = False
        self._kept: list[Said] = []
        self._page: WebSocketRoute | None = None
        self._open = True
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        if not self._open:
            page.close()
            return
        self._page = page
        server = page.connect_to_server()

        def from_page(text: str | bytes) -> None:
            said = json.loads(text)
            self.sent.append(said)
            answer = self.answer(said)
            if answer is None:
                server.send(text)
            elif self.keeping:
                self._kept.append(answer)
            else:
                page.send(json.dumps(answer))

        def from_server(text: str | bytes) -> None:
            said = json.loads(text)
            self.alter(said)
            if said["type"] == "news" and said.get("position"):
                self._remember(said)
            if self.keeping and said["type"] == "tried":
                self._kept.append(said)
            else:
                page.send(json.dumps(said))

        page.on_message(from_page)
        server.on_message(from_server)

    def _remember(self, news: Said) -> None:
        """Where others have only become ready no view is sent: the page keeps the one it has."""
        view = self.news["position"]["view"] if self.news else None
        self.news = copy.deepcopy(news)
        self.news["position"]["view"] = self.news["position"]["view"] or view

    def others_ready(self, page: Page) -> None:
        """Wait until no other player is still deciding: from now on the server sends nothing by itself."""
        end = time.monotonic() + PATIENCE / 1000
        while self.news["position"]["acting"] != [self.news["position"]["seat"]]:
            assert time.monotonic() < end, self.news["position"]["acting"]
            page.wait_for_timeout(20)

    def keep(self) -> None:
        """Answers wait, until they are given: ours, and the server's to what is tried."""
        self.keeping = True

    def give(self) -> None:
        self.keeping = False
        kept, self._kept = self._kept, []
        for said in kept:
            self.tell(said)

    def tell(self, said: Said) -> None:
        assert self._page is not None
        self._page.send(json.dumps(said))

    def tell_on(self, **changes: Any) -> None:
        """The last position, as if a moment later, with these changes."""
        self.news["position"].update(changes, seq=self.news["position"]["seq"] + 1)
        self.tell({**self.news, "log": []})

    def cut(self) -> None:
        """The server is gone, and stays away."""
        self._open = False
        self.keeping = False
        self._kept.clear()
        assert self._page is not None
        self._page.close()

    def moves(self) -> list[list[str]]:
        """The entries that the page has sent."""
        return [said["decisions"] for said in self.sent if said["type"] == "move"]


class Market:
    """A purchase with lots of our choice: every lot can be bought, and its special cards' choices are answered here."""

    def __init__(self, line: Line, lots: list[list[str]], market: list[tuple[int, int]] | None = None) -> None:
        self.lots = lots
        self.market = market
        """Space and height of each marker, if they are to be elsewhere."""
        self.refuses = ""
        """Why the server refuses every try, if it does."""
        self.buying = False
        self.news: Said = {}
        """The last position that the server has sent."""
        self.rejects = False
        """A purchase is refused, so that another one can be tried."""
        self.waiting = False
        """Our tickets are locked in, and others are still deciding."""
        self.only_pass = False
        """No lot can be bought."""
        self.laying = False
        """Lot 3 is bought already, and not laid out yet."""
        line.alter = self.alter
        line.answer = self.answer

    def alter(self, said: Said) -> None:
        position = said.get("position") if said["type"] == "news" else None
        if not position or not position["view"]:
            return
        self.news = copy.deepcopy(said)
        view = position["view"]
        for marker, (space, height) in zip(view["market"], self.market or [], strict=False):
            marker.update(space=space, height=height)
        for lot, cards in zip(view["lots"], self.lots, strict=False):
            lot["cards"] = cards
        if self.waiting:
            await_others(position)
        self.buying = view["phase"] == "purchase" and bool(position["legal"])
        if self.buying:
            for lot in view["lots"]:
                lot["buyer"] = None
            if self.laying:
                view["phase"] = "takusan"
            position["legal"] = [choice["decision"] for choice in self.choices([])]
            position["outlook"] = self.outlook([])

    def answer(self, said: Said) -> Said | None:
        if said["type"] == "move" and self.buying:
            # The server knows nothing of these lots: the move stays on its way, or is refused.
            why = {"why": {"id": "server-failed"}, "id": said["id"], "table": said["table"]}
            return {"type": "refused", **why} if self.rejects else {"type": "pong"}
        if said["type"] != "try" or not self.buying:
            return None
        if self.refuses:
            return {"type": "refused", "why": {"id": self.refuses}, "to": "try", "table": said["table"]}
        choices = self.choices(said["decisions"])
        legal = [choice["decision"] for choice in choices]
        told = {key: said[key] for key in ("table", "seat", "decisions")}
        outlook = self.outlook(said["decisions"])
        return {"type": "tried", **told, "seq": 0, "legal": legal, "whole": not legal, "outlook": outlook}

    def outlook(self, decisions: list[str]) -> Said:
        """As the server works it out once the lots have their prices."""
        net = [3 * number - 12 for number in range(len(self.lots))]
        return {"choices": self.choices(decisions), "columns": {"lots": {"net": net}}}

    def choices(self, decisions: list[str]) -> list[Said]:
        if self.laying:
            decisions = ["buy 3", *decisions]
        if not decisions:
            lots = [] if self.only_pass else range(len(self.lots))
            return [choice(f"buy {lot + 1}", lot) for lot in lots] + [choice("pass", 0, money=3)]
        cards = self.lots[int(decisions[0].split()[1]) - 1]
        asked = [kind for kind in SPECIAL for card in cards if card == kind]
        left = asked[len(decisions) - 1 :]
        return [choice(f"{left[0]} {row}", place - 8) for place, row in enumerate(PRODUCTS)] if left else []


def await_others(position: Said) -> None:
    view = position["view"]
    view.update(phase="evaluation")
    for lot in view["lots"]:
        lot.update(dict.fromkeys(("tickets", "sum", "value", "price", "modifier", "buyer", "struck", "doublings")))
    view["seats"][position["seat"]].update(placed=["0", "1", "2", "3", "4"][: len(view["lots"])], ready=True)
    for tablet in view["tablets"]:
        tablet["lot"] = None
    position.update(
        acting=[seat["seat"] for seat in view["seats"][1:]], legal=[], outlook=None, can_undo=True, secret=True
    )


def choice(decision: str, score: int, money: int = -12) -> Said:
    change = {"money": money, "score": score}
    return {"decision": decision, "then": [], "change": change, "after": {"money": 60 + money, "score": 100 + score}}
