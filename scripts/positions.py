"""The names, values and defaults of positions, game by game: `python scripts/positions.py` writes `docs/positions`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanarium.core.game import Game, Option
from arcanarium.core.plan import CHOICE, FLAG, LEAST, MOST, NUMBER, SEAT, SEAT_BIT, Choice, Counter, Reading, Zone
from arcanarium.core.position import state_of
from arcanarium.core.view import Data
from arcanarium.games import NAMES, load
from arcanarium.wording import Wording, key

FOLDER: Final = Path(__file__).parents[1] / "docs" / "positions"
SHOWN: Final = 12  # names that are listed

HEAD: Final = """\
# Positions of {name}

Made by `python scripts/positions.py`, do not edit. How positions and scenarios are written is in
[scenarios](../scenarios.md). What stands under *by default* is there in a position that says nothing at all, with
{seats} at the table.

Phases: {phases}; the first one is the default. Cards that a position does not mention lie in {rest}{unused}.
"""


def values(reading: Reading) -> str:
    """What may be written for a cell."""
    if isinstance(reading, Choice):
        return listed(reading.names, "one of")
    parts = reading.parts()
    first = parts[0]
    names = [part.name for part in parts]
    empty = reading.show(0)
    if first.sort == SEAT_BIT:
        return "a list of seats" if isinstance(empty, list) else "seats, a bit each"
    if isinstance(empty, list):
        return listed(names, "a list of")
    if isinstance(empty, dict):
        return listed(names, "a number of each of" if first.sort == NUMBER else "a mapping of")
    if first.sort == FLAG:
        return "true or false"
    if first.sort == SEAT:
        return "a seat" if first.low >= 0 else "a seat, or -1 for nobody"
    if first.sort == CHOICE:
        return "a card, or nothing"
    if (first.low, first.high) == (LEAST, MOST):
        return "a number"
    if reading.show(first.low) is None:
        return f"from {first.low + 1} on, or nothing"
    return f"from {first.low} on" if first.high == MOST else f"{first.low} to {first.high}"


def listed(names: list[str], verb: str) -> str:
    if len(names) <= SHOWN:
        return f"{verb} {', '.join(f'`{name}`' for name in names)}"
    return f"{verb} `{names[0]}`, `{names[1]}` … `{names[-1]}`"


def by_default(value: object) -> str:
    if isinstance(value, list) and len(value) > SHOWN:
        return f"{len(value)} cards"
    if isinstance(value, dict) and len(value) > SHOWN:
        return f"{len(value)} entries"
    return f"`{written(value)}`"


def written(value: object) -> str:
    """As it would be written in YAML."""
    if isinstance(value, list):
        return f"[{', '.join(written(entry) for entry in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name}: {written(entry)}' for name, entry in value.items())}}}"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    return str(value)


def word(wording: Wording, group: str, name: str) -> str:
    found = key(group, name)
    return wording.locale.text(found) if wording.locale.has(found) else name.replace("_", " ")


def counter_row(wording: Wording, counter: Counter, place: Data) -> str:
    row = f"{counter.size} times: " if counter.size > 1 else ""
    meaning = word(wording, "counter", counter.name)
    return f"| `{counter.name}` | {meaning} | {row}{values(counter.reading)} | {by_default(place[counter.name])} |"


def zone_row(wording: Wording, zone: Zone, place: Data) -> str:
    sort = "cards, the top one first" if zone.ordered else "cards"
    if zone.aside:
        sort = "cards; must be empty where a phase begins"
    return f"| `{zone.name}` | {word(wording, 'zone', zone.name)} | {sort} | {by_default(place[zone.name])} |"


def option_row(wording: Wording, option: Option) -> str:
    choices = listed(option.choices, "one of")
    return f"| `{option.name}` | {wording.option(option.name)} | {choices} | `{option.default}` |"


def table(game: Game, wording: Wording, place: Data, each: bool) -> list[str]:
    plan = game.rules.plan
    options = [option.name for option in game.options]
    lines = ["| name | what it is | what may be written | by default |", "|---|---|---|---|"]
    lines += [
        counter_row(wording, counter, place)
        for counter in plan.counters
        if counter.each == each and counter.name not in options
    ]
    return lines + [zone_row(wording, zone, place) for zone in plan.zones if zone.each == each]


def page(game: Game) -> str:
    """The page of a game."""
    wording = Wording("en", game)
    view = game.open_view(state_of(game, {}))
    seats = view["seats"]
    assert isinstance(seats, list)
    unused = "" if game.unused == game.rest else f", those that are not in this set-up in `{game.unused}`"
    lines = [
        HEAD.format(
            name=wording.game_name(),
            seats="1 seat" if len(seats) == 1 else f"{len(seats)} seats",
            phases=", ".join(f"`{phase}`" for phase in game.phases()),
            rest=f"`{game.rest}`",
            unused=unused,
        ),
        "## The table\n",
        *table(game, wording, view, each=False),
        "\n## Every seat\n",
        *table(game, wording, seats[0], each=True),
        "\n## Marks on cards\n",
        "| name | what it is | what may be written |",
        "|---|---|---|",
        *[
            f"| `{mark.name}` | {word(wording, 'mark', mark.name)} | {values(mark.reading)} |"
            for mark in game.rules.plan.marks
        ],
        "\n## Options, which a position may set too\n",
        "| name | what it is | what may be written | by default |",
        "|---|---|---|---|",
        *[option_row(wording, option) for option in game.options],
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        (FOLDER / f"{name}.md").write_text(page(load(name)), "utf-8")


if __name__ == "__main__":
    main()
