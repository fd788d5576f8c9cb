"""News of open tables, as one process tells it to the others."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct


class News(Struct, omit_defaults=True):
    """What happened at a process: ids only, everybody reads the rest from the database."""

    moved: list[tuple[str, int]] = []  # tables and the numbers of their last entries
    changed: list[str] = []  # tables whose seats or state are others now
    chat: list[str] = []  # tables where something was said
    renamed: list[str] = []  # people
    hushed: list[str] = []  # tables where lines of chat were deleted
    gone: list[str] = []  # tables that were deleted
    left: list[str] = []  # people whose cookies have ended, or who were forgotten
    present: dict[str, list[str]] = {}  # tables and who is connected to them at that process


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(News)


def show(process: str, news: News) -> str:
    """As text: who tells it comes first, so that one's own news need not be read."""
    return f"{process} {_encoder.encode(news).decode()}"


def read(process: str, text: str) -> tuple[str, News] | None:
    """Who told it and what; None if it was this process."""
    teller, _, rest = text.partition(" ")
    return None if teller == process else (teller, _decoder.decode(rest))
