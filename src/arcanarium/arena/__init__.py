"""The arena: matches, tournaments and ladders of bots, and what can honestly be said about their results."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arcanarium.arena.api import BadRun, balance, ladder, match, sprt, tournament
    from arcanarium.arena.outcome import BalanceRun, Run, SprtRun
    from arcanarium.arena.question import Question

_ROOMS = {
    "api": ("BadRun", "balance", "ladder", "match", "sprt", "tournament"),
    "outcome": ("BalanceRun", "Run", "SprtRun"),
    "question": ("Question",),
}

__all__ = [  # noqa: RUF022  (by room)
    "BadRun", "balance", "ladder", "match", "sprt", "tournament",
    "BalanceRun", "Run", "SprtRun",
    "Question",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """Loaded when it is asked for: processes that only play games need none of it."""
    from importlib import import_module

    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{room}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
