"""The log: a line for each request and for each thing that a host should know; never a name, a link or a secret."""

import json
import logging
import sys
import time
from typing import Any

STANDARD = set(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        told = " ".join(f"{name}={value}" for name, value in extras(record).items())
        line = f"{when} {record.levelname.lower():7} {record.getMessage()} {told}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        told |= extras(record)
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in STANDARD and name != "message"}


def start_log(how: str) -> None:
    """Write the log to stderr in this way."""
    log = logging.getLogger("uogashi")
    log.handlers.clear()
    log.propagate = False
    if how == "off":
        log.addHandler(logging.NullHandler())
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if how == "json" else Lines())
    log.addHandler(handler)
    log.setLevel(logging.INFO)
