"""Why an option is good, in words: what it gains and what it costs, counted in the things on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from arcanarium.games import play_of
from arcanarium.wording import Wording, key

MINUS: Final = "−"
PLAIN: Final = ("turn", "waiting")  # that a turn ends is no news to anybody


class Gain(Struct, frozen=True):
    """Something that matters and that an option changes; its wording is `hint-` and the key."""

    key: str
    change: float  # so many things more or less, if they can be counted; else only its sign says something
    weight: float  # how much that helps; below 0 it hurts


def about(game: str) -> dict[str, Any]:
    """What a game says of its reasons."""
    found: dict[str, Any] = play_of(game).get("reasons", {})
    return found


def units(game: str) -> dict[str, float]:
    """By key: how many things a number of 1 stands for."""
    found: dict[str, float] = about(game).get("units", {})
    return found


def gain_of(game: str, name: str, change: float, weight: float) -> Gain:
    return Gain(name, round(change * units(game).get(name, 1.0), 2), round(weight, 4))


def is_telling(game: str, gain: Gain) -> bool:
    """Is it worth a word?

    Weights come from self-play: where things go together, one of them may get a sign that makes no sense by itself
    ("gains: fewer potions"). The chance is right all the same, but as a reason it would only puzzle people.
    """
    if gain.key in PLAIN or abs(gain.change) < 0.05:
        return False
    if gain.key in about(game).get("either", ()):
        return True
    return (gain.change > 0) == ((gain.weight > 0) != (gain.key in about(game).get("burdens", ())))


def amount(change: float) -> float | int:
    """As one would say it: whole things where there is at least one, tenths below."""
    size = abs(change)
    if size >= 10 or abs(size - round(size)) < 0.05:
        return round(size)
    return round(size, 1)


def reason(wording: Wording, gain: Gain) -> str:
    """What the move does: `gains 3 crystals`, `strengthens the hand`."""
    args = {"sense": "more" if gain.change > 0 else "less", "number": amount(gain.change)}
    return wording.locale.text(key("hint", gain.key), args)


def joined(wording: Wording, reasons: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *first, last = reasons
    return wording.locale.text("advice-and", {"first": ", ".join(first), "last": last}) if first else last


def percent(language: str, chance: float) -> str:
    """As each language writes it."""
    return f"{chance:.0%}".replace("%", "\u00a0%") if language == "ru" else f"{chance:.0%}"


def standing(wording: Wording, chance: float, most: float) -> str:
    """A chance of winning; alone the points that are to be expected."""
    if most > 0:
        return wording.locale.text("about-points", {"number": round(chance * most)})
    return percent(wording.language, chance)


def why(wording: Wording, gains: Sequence[Gain]) -> str:
    """One sentence: what an option gains, and what for."""
    good = [reason(wording, gain) for gain in gains if gain.weight > 0]
    bad = [reason(wording, gain) for gain in gains if gain.weight < 0]
    message = "advice-both" if good and bad else "advice-gains" if good else "advice-costs" if bad else "advice-even"
    given = {"gains": joined(wording, good) if good else "", "costs": joined(wording, bad) if bad else ""}
    text = wording.locale.text(message, given)
    return text[:1].upper() + text[1:]
