"""What the server writes about itself: one line for each event, readable or as JSON, and nothing that is a key."""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

LOGGER: Final = "arcanarium"
REQUEST: Final[ContextVar[str]] = ContextVar("arcanarium_request", default="")  # in whose course something happens
KEYS: Final = ("link", "table", "tables", "replay", "replays", "record")  # what follows these in an address opens it
NO_KEYS: Final = ("continue", "record")
LONGEST: Final = 120  # characters of an address

access: Final = logging.getLogger(f"{LOGGER}.access")


def new_request() -> str:
    """A name for what happens from now on in this task."""
    name = secrets.token_hex(4)
    REQUEST.set(name)
    return name


def mark(key: str) -> str:
    """A table or a record in a log: the same one is recognised, and nobody can go there."""
    return "#" + hashlib.sha256(key.encode()).hexdigest()[:8]


def hide_keys(path: str) -> str:
    """An address without what would let somebody in."""
    words = path.split("/")
    shown = [
        mark(word) if before in KEYS and word and word not in NO_KEYS else word
        for before, word in zip(["", *words], words, strict=False)
    ]
    return "/".join(shown)[:LONGEST]


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says besides its words."""
    found: dict[str, Any] = dict(getattr(record, "fields", {}))
    if request := REQUEST.get():
        found.setdefault("request", request)
    return found


class Readable(logging.Formatter):
    """For people: time, level, words, and the rest as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{name}={value}" for name, value in fields_of(record).items())
        text = " ".join(part for part in (record.getMessage(), told) if part)
        line = f"{_time(record)} {record.levelname} {''.join(_printable(letter) for letter in text)}"
        return line if not record.exc_info else f"{line}\n{self.formatException(record.exc_info)}"


class AsJson(logging.Formatter):
    """For programs: one object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"time": _time(record), "level": record.levelname.lower(), "message": record.getMessage()}
        said.update(fields_of(record))
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _printable(letter: str) -> str:
    return letter if letter.isprintable() else repr(letter)[1:-1]


def settings(style: str) -> dict[str, Any]:
    """For all processes of a server, in the form of `logging.config`."""
    formatter = f"{__name__}.{'AsJson' if style == 'json' else 'Readable'}"
    handler = {"formatter": "ours", "class": "logging.StreamHandler", "stream": "ext://sys.stderr"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ours": {"()": formatter}},
        "handlers": {"ours": handler},
        "loggers": {
            "uvicorn": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},  # what it does at every start is no news
        },
        "root": {"handlers": ["ours"], "level": "INFO"},
    }
