"""Settings of one's own, written behind the name of a bot: `ismcts:seconds=5:processes=2`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arcanarium.bots import UnknownBot

CARE: Final[dict[str, Callable[[str], float]]] = {"noise": float, "blunder": float, "tables": int}
SETTINGS: Final[dict[str, dict[str, Callable[[str], float]]]] = {
    "greedy": {"worlds": int, **CARE},
    "ismcts": {"iterations": int, "seconds": float, "worlds": int, "processes": int, **CARE},
}


class BadSetting(UnknownBot):
    """A bot that can be set, and something behind its name that is no setting of it."""

    def __init__(self, bot: str, pair: str) -> None:
        self.bot = bot
        self.pair = pair
        self.names = ", ".join(SETTINGS[bot])
        super().__init__(f"{pair!r} is no setting of {bot}; they are {self.names}, each = a number above 0")


def is_spec(name: str) -> bool:
    """Is that a bot with settings?"""
    return name.partition(":")[0] in SETTINGS and ":" in name


def parse_spec(name: str) -> dict[str, Any]:
    """As a level of `levels.toml` has them. Raises BadSetting."""
    bot, *pairs = name.split(":")
    given: dict[str, Any] = {"bot": bot}
    for pair in pairs:
        key, _, value = pair.partition("=")
        try:
            given[key] = SETTINGS[bot][key](value)
        except (KeyError, ValueError):
            raise BadSetting(bot, pair) from None
        if not 0 < given[key] < float("inf"):
            raise BadSetting(bot, pair)
    return given
