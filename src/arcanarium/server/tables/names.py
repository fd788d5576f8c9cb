"""What people are called at a table: nobody is shown like somebody else who sits there."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from arcanarium.server.store.rows import TableRow

LOOK_ALIKE: Final = str.maketrans("авекмнорстухіѕј", "abekmhopctyxisj")  # Cyrillic letters, and Latin ones like them


def fold(name: str) -> str:
    """The same for names that are hard to tell from each other."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(plain.split()).translate(LOOK_ALIKE)


def tell_apart(people: Sequence[tuple[str | None, str]]) -> list[str]:
    """The names of these people in their order; those who are called alike have the number of their place behind it.

    All of them have it: whoever takes the name of another does not become the one who is called that.
    """
    names = [name for _, name in people]
    while alike := [
        place
        for place, (who, name) in enumerate(people)
        if name and any(who != other and fold(names[place]) == fold(names[at]) for at, (other, _) in enumerate(people))
    ]:
        for place in alike:
            names[place] += f" ({place + 1})"
    return names


def names_at(row: TableRow) -> list[str]:
    """Of the people at each seat."""
    return tell_apart([(seat.identity, seat.name) for seat in row.seats])


def name_players(row: TableRow) -> list[str]:
    """Of people and bots, as they stand beside a record."""
    return [
        name if seat.kind == "person" else f"bot:{seat.bot}"
        for seat, name in zip(row.seats, names_at(row), strict=True)
    ]


def name_speaker(row: TableRow, who: str, name: str) -> str:
    """Of somebody who talks: as at their seat; the host may have none."""
    mine = row.seats_of(who)
    if mine:
        return names_at(row)[mine[0]]
    return tell_apart([*((seat.identity, seat.name) for seat in row.seats), (who, name)])[-1]
