"""`uogashi host`: what a host can look at and do, beside the running server or without one."""

import json
import sys
import time
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from rich.cells import cell_len

from uogashi.core.errors import Refusal
from uogashi.core.match import seats_of
from uogashi.server import commands
from uogashi.server.settings import Settings, read_settings
from uogashi.server.store import backup, hosting
from uogashi.server.store.rows import MOVES, OPEN, OVER, RUNNING, EntryRow, SeatRow, Summary
from uogashi.terminal.arguments import Values
from uogashi.terminal.asking import PlainAsker
from uogashi.terminal.exits import OK
from uogashi.terminal.warm import warm_sound_games
from uogashi.text import Texts, printable

STATES = (OPEN, RUNNING, OVER)
LISTS = ("tables", "guests", "bans")
DAY = 86_400_000
GAP = "  "


def asked_settings(values: Values) -> Settings:
    """The database is found as the server finds it."""
    return read_settings({"database": values["database"], "settings": values["settings"]})


# --- list ----------------------------------------------------------------------------------------------------------


def list_things(values: Values, say: Texts) -> int:
    """`uogashi host list`: tables, guests or bans."""
    what = choice("WHAT", values["what"] or LISTS[0], LISTS)
    if values["state"] is not None:
        choice("--state", values["state"], STATES)
    days = values["older-than"]
    before = None if days is None else time.time_ns() // 1_000_000 - days * DAY
    with commands.looking(asked_settings(values).database) as connection:
        if what == "bans":
            bans = hosting.list_bans(connection)
            rows = [{"guest": ban.guest, "name": ban.name, "at": ban.at} for ban in bans]
        elif what == "guests":
            rows = [guest_row(each) for each in hosting.list_guests(connection, before=before, most=values["most"])]
        else:
            guest = None if values["guest"] is None else find_guest(connection, values["guest"])[0]
            found = hosting.list_tables(
                connection, state=values["state"], game=values["game"], before=before, guest=guest, most=values["most"]
            )
            rows = [table_row(each) for each in found]
    if values["json"]:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    elif not rows:
        print(say.say("host-none"))
    else:
        print_columns(rows, say)
        if what != "bans" and len(rows) == values["most"]:
            print(say.say("host-most", most=values["most"]), file=sys.stderr)
    return OK


def choice(name: str, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise Refusal("setting-choice", setting=name, value=value, known=", ".join(known))
    return value


def table_row(summary: Summary) -> dict[str, Any]:
    table = summary.table
    return {
        "table": table.id,
        "game": table.game,
        "state": table.state,
        "entries": table.seq,
        "created": table.created,
        "changed": table.changed,
        "people": [seat.name for seat in summary.seats if seat.guest is not None],
    }


def guest_row(guest: hosting.ListedGuest) -> dict[str, Any]:
    return {
        "guest": guest.id,
        "name": guest.name,
        "tables": guest.tables,
        "created": guest.created,
        "seen": guest.seen,
        "banned": guest.banned,
    }


# --- show ----------------------------------------------------------------------------------------------------------


def show_table(values: Values, say: Texts) -> int:
    """`uogashi host show`: all about a table but what is hidden, unless the host asks for that."""
    with commands.looking(asked_settings(values).database) as connection:
        shown = hosting.show_table(connection, values["table"])
        if shown is None:
            raise Refusal("table-unknown", table=values["table"])
        log = hosting.read_log(connection, values["table"]) if values["log"] or values["hidden"] else None
    hidden = shown.table.state != OVER and not values["hidden"]
    summary = table_summary(shown)
    if log is not None:
        summary["log"] = [entry_row(entry, hidden) for entry in log]
    if values["json"]:
        print(json.dumps(summary, indent=2, ensure_ascii=False))
        return OK
    seats, entries = summary.pop("seats"), summary.pop("log", [])
    width = max(cell_len(column_title(name, say)) for name in summary)
    for name, value in summary.items():
        label = column_title(name, say)
        print(label + " " * (width - cell_len(label)) + GAP + in_words(name, value, say))
    for rows in (seats, entries):
        if rows:
            print()
            print_columns(rows, say)
    return OK


def table_summary(shown: hosting.Shown) -> dict[str, Any]:
    """What a host may know in passing: never the deal, the seed or the secret of the shuffle."""
    table = shown.table
    return {
        "table": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "public": table.public,
        "state": table.state,
        "end": table.end,
        "maker": shown.host,
        "created": table.created,
        "changed": table.changed,
        "scores": table.scores,
        "winners": table.winners,
        "entries": table.seq,
        "kinds": shown.entries,
        "log_bytes": shown.log_bytes,
        "figures_bytes": shown.figures_bytes,
        "first": shown.first,
        "last": shown.last,
        "seats": [seat_row(seat, seat.number in seats_of(table.acting, table.players)) for seat in shown.seats],
    }


def seat_row(seat: SeatRow, acts: bool) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "name": seat.name,
        "guest": seat.guest,
        "bot": seat.bot,
        "acts": acts,
        "resigned": seat.resigned,
        "seen": seat.seen or None,
    }


def entry_row(entry: EntryRow, hidden: bool) -> dict[str, Any]:
    """A decision may be secret as long as the game runs."""
    content = None if hidden and entry.kind == MOVES else entry.content
    return {"entry": entry.seq, "kind": entry.kind, "seat": entry.seat, "at": entry.at, "content": content}


# --- columns -------------------------------------------------------------------------------------------------------

TIMES = ("created", "changed", "seen", "at", "first", "last")


def in_words(name: str, value: Any, say: Texts) -> str:
    """A value in readable form."""
    if value is None or value in ([], {}):
        return "–"
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    if name == "state":
        return say.say(f"host-state-{value}")
    if isinstance(value, bool):
        return say.say("host-yes" if value else "host-no")
    if name == "end":
        return say.say(f"table-fact-over-{value}")
    if name == "people":
        return printable(say.join(value))
    if isinstance(value, (dict, list)):
        return printable(json.dumps(value, ensure_ascii=False))
    return printable(str(value))


def column_title(name: str, say: Texts) -> str:
    return say.say(f"host-column-{name.replace('_', '-')}")


def print_columns(rows: Sequence[dict[str, Any]], say: Texts) -> None:
    """Plain columns, one line a row, never folded: for eyes and for pipes."""
    lines = [[column_title(name, say) for name in rows[0]]]
    lines += [[in_words(name, value, say) for name, value in row.items()] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        padded = [cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True)]
        print(GAP.join(padded).rstrip())


# --- changing ------------------------------------------------------------------------------------------------------


def close_table(values: Values, say: Texts) -> int:
    settings, title = find_table(values, say)
    confirm(values, say, say.say("host-close-really", table=title))
    commands.ask(settings, "close", {"id": values["table"]}, partial(prepare, say))
    print(say.say("host-closed", table=title))
    return OK


def remove_table(values: Values, say: Texts) -> int:
    settings, title = find_table(values, say)
    confirm(values, say, say.say("host-remove-really", table=title))
    commands.ask(settings, "remove", {"id": values["table"]})
    print(say.say("host-removed", table=title))
    return OK


def rename_guest(values: Values, say: Texts) -> int:
    settings = asked_settings(values)
    with commands.looking(settings.database) as connection:
        id, name = find_guest(connection, values["guest"])
    confirm(values, say, say.say("host-rename-really", name=name, guest=id, new=values["name"]))
    tables = commands.ask(settings, "rename", {"id": id, "name": values["name"]})
    print(say.say("host-renamed", name=name, guest=id, new=" ".join(values["name"].split()), tables=tables))
    return OK


def ban_guest(values: Values, say: Texts) -> int:
    settings = asked_settings(values)
    with commands.looking(settings.database) as connection:
        id, name = find_guest(connection, values["guest"])
    if values["lift"]:
        commands.ask(settings, "lift", {"id": id})
        print(say.say("host-ban-lifted", name=name, guest=id))
        return OK
    confirm(values, say, say.say("host-ban-really", name=name, guest=id))
    tables = commands.ask(settings, "ban", {"id": id}, partial(prepare, say))
    print(say.say("host-banned", name=name, guest=id, tables=tables))
    return OK


def find_table(values: Values, say: Texts) -> tuple[Settings, str]:
    """Which table is meant, as text: its id, its game and who sits there."""
    settings = asked_settings(values)
    with commands.looking(settings.database) as connection:
        shown = hosting.show_table(connection, values["table"])
    if shown is None:
        raise Refusal("table-unknown", table=values["table"])
    people = [seat.name for seat in shown.seats if seat.guest is not None and seat.name]
    state = say.say(f"host-state-{shown.table.state}")
    return settings, f"{shown.table.id} ({say.clauses(shown.table.game, state, *map(printable, people))})"


def find_guest(connection: Any, text: str) -> tuple[str, str]:
    """The guest of this id or, if nobody else has it, of this name: id and name."""
    found = hosting.find_guests(connection, text)
    if not found:
        raise Refusal("guest-missing", guest=text)
    if len(found) > 1:
        raise Refusal("guest-namesakes", name=text, guests=", ".join(sorted(found)))
    return next(iter(found.items()))


def confirm(values: Values, say: Texts, question: str) -> None:
    """Ask before what cannot be undone; where nobody can answer, `--yes` must have been given."""
    if values["yes"]:
        return
    if not sys.stdin.isatty():
        raise Refusal("host-needs-yes")
    yes = say.words("play-word-yes")
    try:
        answer = PlainAsker().ask("", f"{question} [{yes[0]}/{say.words('play-word-no')[0]}] ")
    except EOFError:
        answer = ""
    if answer.lower() not in yes:
        raise Refusal("host-not-done")


def prepare(say: Texts) -> None:
    """Where no server runs, the rules are needed here."""
    for problem in warm_sound_games(say):
        print(say.say("error", sentence=say.explain(problem.message)), file=sys.stderr)


# --- the store -----------------------------------------------------------------------------------------------------


def give_room_back(values: Values, say: Texts) -> int:
    before, after = commands.ask(asked_settings(values), "vacuum", {})
    print(say.say("host-vacuumed", before=megabytes(before, say), after=megabytes(after, say)))
    return OK


def back_up(values: Values, say: Texts) -> int:
    target = Path(values["file"])
    size = backup.back_up(asked_settings(values).database, target, overwrite=values["overwrite"])
    print(say.say("host-backed-up", file=str(target), size=megabytes(size, say)))
    return OK


def megabytes(size: int, say: Texts) -> str:
    return say.number(size / 1e6, 2)
