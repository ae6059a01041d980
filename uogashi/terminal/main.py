"""`uogashi`: read the command, run it, and turn any error into one clear sentence."""

import locale
import os
import sys
import traceback
import warnings
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from uogashi.core.components import ComponentsRefusal
from uogashi.core.errors import Refusal
from uogashi.core.places import game_folder
from uogashi.games import failed_game, place_in, what_happened
from uogashi.terminal.arguments import Argument, Asked, Command, Option, Values, place, read_arguments, whole_number
from uogashi.terminal.exits import INTERRUPTED, OK, WRONG
from uogashi.terminal.interrupts import INTERRUPTS
from uogashi.text import Texts, choose_language, languages, texts


def lazily(module: str, function: str) -> Any:
    """A command's function, loaded when it is run: `--help` must not wait for NumPy and Numba."""

    def run(values: Values, say: Texts) -> int:
        command = getattr(import_module(f"uogashi.terminal.{module}"), function)
        INTERRUPTS.at_once = False
        return int(command(values, say))

    return run


GAME = Argument("game", "game")
COMPONENTS = Option("components", "file")
RULES = Option("rules", "number")
JSON = Option("json")
LANG = Option("lang", "language")
DATABASE = (
    Option("database", "address", about="help-serve-database"),
    Option("settings", "file", about="help-serve-settings"),
)
YES = Option("yes", about="help-host-yes")
TABLE = Argument("table", "table")
GUEST = Argument("guest", "guest")

PROGRAM = place(
    Command(
        "",
        commands=(
            Command("games", lazily("figures", "list_games")),
            Command(
                "components",
                lazily("figures", "list_components"),
                (GAME,),
                (Option("players", "number", whole_number(1)), COMPONENTS, RULES, Option("template"), JSON),
            ),
            Command(
                "simulate",
                lazily("simulate", "run_simulation"),
                (GAME,),
                (
                    Option("players", "number", whole_number(1), 4),
                    Option("games", "number", whole_number(1), 1000),
                    Option("seed", "seed", default="1"),
                    Option("bots", "bots", default="random", many=True),
                    Option("workers", "number", whole_number(1, 1024), 1),
                    Option("variant"),
                    Option("option", "option", many=True),
                    COMPONENTS,
                    RULES,
                    Option("records", "file"),
                    Option("table", "file"),
                    JSON,
                ),
            ),
            Command(
                "report",
                lazily("report", "run_report"),
                (GAME,),
                (
                    Option("players", "number", whole_number(1), many=True),
                    Option("games", "number", whole_number(1), 20_000),
                    Option("seed", "seed", default="1"),
                    Option("bots", "bots", default="greedy", many=True),
                    Option("workers", "number", whole_number(1, 1024), 1),
                    Option("variant"),
                    Option("option", "option", many=True),
                    COMPONENTS,
                    RULES,
                    Option("folder", "folder"),
                ),
            ),
            Command(
                "play",
                lazily("play", "play_game"),
                (Argument("game", "game", required=False),),
                (
                    Option("players", "number", whole_number(1)),
                    Option("bots", "bots", many=True),
                    Option("hotseat", "number", whole_number(1)),
                    Option("name", "name", many=True),
                    Option("seed", "seed"),
                    Option("variant"),
                    Option("option", "option", many=True),
                    COMPONENTS,
                    RULES,
                    Option("resume", "file", optional=True),
                    Option("plain"),
                    Option("no-confirm"),
                    Option("no-pause"),
                ),
            ),
            Command(
                "rules",
                lazily("rules", "show_rules"),
                (GAME, Argument("chapter", "chapter", required=False)),
                (Option("plain"),),
            ),
            Command(
                "record",
                commands=(
                    Command(
                        "show",
                        lazily("records", "show_record"),
                        (Argument("file", "file"),),
                        (Option("game", "number", whole_number(1), 1), Option("move", "number", whole_number(0))),
                    ),
                    Command(
                        "verify",
                        lazily("records", "verify_records"),
                        (Argument("file", "file", many=True),),
                        (Option("jobs", "number", whole_number(1, 1024)),),
                    ),
                    Command("schema", lazily("records", "print_schema"), (Argument("game", "game", required=False),)),
                ),
            ),
            Command(
                "serve",
                lazily("serve", "run_server"),
                (),
                (
                    Option("host", "host"),
                    Option("port", "number"),
                    Option("database", "address"),
                    Option("public-url", "address"),
                    Option("trusted-proxies", "hosts"),
                    Option("log", "log"),
                    Option("metrics-port", "number"),
                    Option("metrics-host", "host"),
                    Option("bot-threads", "number"),
                    Option("bot-seconds", "number"),
                    Option("settings", "file"),
                    Option("open"),
                    Option("show-settings"),
                ),
            ),
            Command(
                "host",
                commands=(
                    Command(
                        "list",
                        lazily("host", "list_things"),
                        (Argument("what", "what", required=False),),
                        (
                            Option("state", "state"),
                            Option("game", "game"),
                            Option("guest", "guest"),
                            Option("older-than", "days", whole_number(0, 1_000_000)),
                            Option("most", "number", whole_number(1), 100),
                            Option("json", about="help-host-json"),
                            *DATABASE,
                        ),
                    ),
                    Command(
                        "show",
                        lazily("host", "show_table"),
                        (TABLE,),
                        (Option("log"), Option("hidden"), Option("json", about="help-host-json"), *DATABASE),
                    ),
                    Command("close", lazily("host", "close_table"), (TABLE,), (YES, *DATABASE)),
                    Command("remove", lazily("host", "remove_table"), (TABLE,), (YES, *DATABASE)),
                    Command(
                        "rename", lazily("host", "rename_guest"), (GUEST, Argument("name", "name")), (YES, *DATABASE)
                    ),
                    Command("ban", lazily("host", "ban_guest"), (GUEST,), (Option("lift"), YES, *DATABASE)),
                    Command("vacuum", lazily("host", "give_room_back"), (), DATABASE),
                    Command(
                        "backup",
                        lazily("host", "back_up"),
                        (Argument("file", "file"),),
                        (Option("overwrite"), *DATABASE),
                    ),
                ),
            ),
            Command(
                "new-game", lazily("new_game", "write_game"), (Argument("name", "name"),), (Option("into", "folder"),)
            ),
            Command("doctor", lazily("doctor", "examine")),
            Command("warm", lazily("warm", "warm_all")),
        ),
    )
)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    words = sys.argv[1:] if words is None else list(words)
    prepare_streams()
    say = texts(choose_language(None, system_languages()))
    try:
        words, asked = take_language(list(words))
        say = texts(choose_language(asked, system_languages()))
        INTERRUPTS.last_words = say.say("error", sentence=say.say("interrupted"))
        return run(words, say)
    except ComponentsRefusal as refusal:
        sentence = say.explain(refusal.message)
        if refusal.file is not None:
            sentence = say.say("error-at", file=refusal.file, line=str(refusal.line), sentence=sentence)
        complain(say, sentence)
        return WRONG
    except Refusal as refusal:
        # If a user's own bot has failed, its author wants to know where.
        sys.stderr.write(getattr(refusal, "trace", ""))
        complain(say, say.explain(refusal.message))
        return WRONG
    except KeyboardInterrupt:
        complain(say, say.say("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed it, as `head` does; nothing more can be printed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Exception as error:
        game = failed_game(error)
        if game is not None:  # the game's author wants to know where, and everyone what is wrong
            traceback.print_exc()
            why = f"{what_happened(error)} [{place_in(game_folder(game), error)}]"
            complain(say, say.say("game-failed", game=game, why=why))
        elif isinstance(error, OSError):
            complain(say, say.say("unwritable", why=error.strerror or str(error)))
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        else:
            raise
        return WRONG


def prepare_streams() -> None:
    """Whatever we are started with: closed streams are empty, and letters that a terminal lacks are question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open to the end
        elif hasattr(stream, "reconfigure"):
            # Bytes that are no letters come in as they are: they may belong to the name of a file.
            stream.reconfigure(errors="replace" if mode == "w" else "surrogateescape")


def system_languages() -> Iterator[str]:
    """The languages that the system asks for, the most wanted first."""
    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)
    if setting is None and sys.platform == "win32":
        import ctypes

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    elif setting is None:
        yield locale.getlocale()[0] or ""
    elif setting.split(".")[0] not in ("C", "POSIX"):
        yield from os.environ.get("LANGUAGE", "").split(":")
        yield setting


def take_language(words: list[str]) -> tuple[list[str], str | None]:
    """`--lang` may be anywhere, and must be known before any output."""
    asked: str | None = None
    rest: list[str] = []
    while words:
        word = words.pop(0)
        if word == "--":
            return [*rest, word, *words], asked
        if word != LANG.flag and not word.startswith(LANG.flag + "="):
            rest.append(word)
            continue
        if asked is not None:
            raise Refusal("option-twice", option=LANG.flag)
        asked = word.partition("=")[2] or (words.pop(0) if word == LANG.flag and words else "")
        if not asked:
            raise Refusal("option-needs-value", option=LANG.flag)
    return rest, asked


def run(words: list[str], say: Texts) -> int:
    if words[:1] == ["--version"]:
        from uogashi import __version__

        print(say.say("version", version=__version__))
        return OK
    asked = read_arguments(PROGRAM, words)
    if asked.help or asked.command.run is None:
        show_help(asked, say)
        return OK
    from uogashi.core.compile import CacheWarning

    warnings.filterwarnings("ignore", category=CacheWarning)  # `warm` reports it, in the user's language
    code = asked.command.run(asked.values, say)
    sys.stdout.flush()
    return code


def complain(say: Texts, sentence: str) -> None:
    print(say.say("error", sentence=sentence), file=sys.stderr)


def show_help(asked: Asked, say: Texts) -> None:
    """A command's description and all its arguments."""
    from rich.text import Text

    from uogashi.terminal.console import PlainConsole

    console = PlainConsole()
    command = asked.command
    usage = " ".join(("uogashi", *command.path, *usage_words(command, say)))
    console.print(say.say(command.id) if command.path else say.say("about"))
    console.print(Text.assemble("\n", (say.say("help-usage"), "bold"), "  ", usage))
    show_rows(console, say.say("help-commands"), [(each.name, say.say(each.id)) for each in command.commands])
    show_rows(
        console,
        say.say("help-arguments"),
        [(say.say(f"metavar-{each.metavar}"), say.say(f"{command.id}-{each.name}")) for each in command.arguments],
    )
    rows = [(option_words(option, say), option_help(command, option, say)) for option in command.options]
    if not command.path:
        rows.append(("--version", say.say("help-version")))
    rows.append((option_words(LANG, say), say.say("help-lang", languages=", ".join(languages()))))
    rows.append(("-h, --help", say.say("help-help")))
    show_rows(console, say.say("help-options"), rows)
    if command.commands:
        console.print("\n" + say.say("help-more"))


def usage_words(command: Command, say: Texts) -> list[str]:
    if command.commands:
        return [say.say("usage-command")]
    names = [say.say(f"metavar-{each.metavar}") + ("…" if each.many else "") for each in command.arguments]
    words = [name if each.required else f"[{name}]" for name, each in zip(names, command.arguments, strict=True)]
    return [*words, "[--…]"] if command.options else words


def option_words(option: Option, say: Texts) -> str:
    if option.metavar is None:
        return option.flag
    value = say.say(f"metavar-{option.metavar}")
    return f"{option.flag} [{value}]" if option.optional else f"{option.flag} {value}"


def option_help(command: Command, option: Option, say: Texts) -> str:
    sentence = say.say(option.about or f"{command.id}-{option.name}")
    if option.default is not None:
        sentence = say.sentences(sentence, say.say("help-default", value=str(option.default)))
    if option.many:
        sentence = say.sentences(sentence, say.say("help-many"))
    return sentence


def show_rows(console: Any, title: str, rows: list[tuple[str, str]]) -> None:
    from rich.table import Table
    from rich.text import Text

    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, sentence in rows:
        table.add_row(Text(name, style="cyan"), sentence)
    console.print(Text("\n" + title, style="bold"))
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
