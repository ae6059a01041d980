"""The log: a line for each request and for each event that a host should know; never a name, a link or a secret."""

import json
import logging
import sys
import time
from typing import Any

from uogashi.text import printable

STANDARD = {*vars(logging.makeLogRecord({})), "color_message", "message"}


class Quiet(logging.Filter):
    """Uvicorn complains, with a traceback, of clients whose text is no text; they are sent away, and that is all."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "Invalid UTF-8" not in record.getMessage()


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        details = " ".join(f"{name}={printable(str(value))}" for name, value in extras(record).items())
        line = f"{when} {record.levelname.lower():7} {record.getMessage()} {details}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= extras(record)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


def start_log(how: str) -> None:
    """Write the log to stderr in this way, with what Uvicorn has to say."""
    handler = logging.NullHandler() if how == "off" else logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if how == "json" else Lines())
    handler.addFilter(Quiet())
    for name, level in (("uogashi", logging.INFO), ("uvicorn", logging.ERROR)):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(level)
