"""Writes the rooms of a new game: `python scripts/newgame.py NAME`, or `make newgame NAME=x`.

The game it writes is whole: whoever plays the highest card of a hand of three takes the round. It is meant to be
changed line by line. What it writes lies in `skeleton`, where `@name@` and its like stand for what differs.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SKELETON: Final = Path(__file__).parent / "skeleton"
GAMES: Final = ROOT / "src" / "arcanarium" / "games"
TESTS: Final = ROOT / "tests" / "games"
RULINGS: Final = ROOT / "docs" / "rulings"

CARDS: Final = {"spark": "Искра", "flame": "Пламя", "storm": "Буря", "comet": "Комета", "eclipse": "Затмение"}


def read_files(folder: str) -> dict[str, str]:
    """What lies in a folder of the skeleton, by the path it will have."""
    paths = sorted((SKELETON / folder).rglob("*.txt"))
    return {str(path.relative_to(SKELETON / folder).with_suffix("")): path.read_text("utf-8") for path in paths}


def fill(text: str, name: str, **more: str) -> str:
    """A file of the skeleton for the game of this name."""
    words = {
        "name": name,
        "title": name.replace("_", " ").capitalize(),
        "class_name": "".join(part.capitalize() for part in name.split("_")),
        "prefix": "".join(part[0] for part in name.split("_")).upper(),
        "cards": "\n".join(f'[[card]]\nid = "{card}"\nstrength = {i}\n' for i, card in enumerate(CARDS, 1)),
        "weights": "\n".join(write_weights(table) for table in ("one", "two", "more")),
        **more,
    }
    return re.sub("@([a-z_]+)@", lambda found: words[found[1]], text)


def write_weights(table: str) -> str:
    """Rounds won count most, and a hand by what its cards are worth."""
    cards = "".join(f"{card} = [{i / 10}, {i / 10}, {i / 10}]\n" for i, card in enumerate(CARDS, 1))
    return (
        f"\n[{table}.features]\npoints = [1.0, 1.0, 1.0]\nfirst = [0.1, 0.1, 0.1]\n\n[{table}.cards-in-hand]\n{cards}"
    )


def write_words(language: str) -> str:
    """The name of every card and its text."""
    texts = {"en": ("Draw a card.", "Strength {}."), "ru": ("Возьмите карту.", "Сила {}.")}
    draws, strength = texts[language]
    found = []
    for i, (card, russian) in enumerate(CARDS.items(), 1):
        name = card.capitalize() if language == "en" else russian
        text = f"{strength.format(i)} {draws}" if card == "spark" else strength.format(i)
        found.append(f"card-{card} = {name}\n    .text = {text}\n")
    return "".join(found)


def write_scenes(name: str) -> str:
    """One for every card."""
    scene = (SKELETON / "scene.yaml.txt").read_text("utf-8")
    found = []
    for card in CARDS:
        other = "eclipse" if card == "spark" else "spark"
        words = (
            f"{card.capitalize()} loses, and its owner has drawn" if card == "spark" else f"{card.capitalize()} wins"
        )
        more = ", seats.0.hand.number: 1" if card == "spark" else ""
        scores = "[0, 1]" if card == "spark" else "[1, 0]"
        found.append(fill(scene, name, card=card, other=other, words=words, scores=scores, more=more))
    return "".join(found).removeprefix("---\n")


def write(name: str, games: Path = GAMES, tests: Path = TESTS, rulings: Path = RULINGS) -> Path:
    """The folder of the new game, what tests read of it, and the page of its rulings."""
    if re.fullmatch("[a-z][a-z0-9_]{0,30}", name) is None:
        raise SystemExit(f"a game's name is small letters, digits and _, beginning with a letter, not {name!r}")
    folder = games / name
    if folder.exists():
        raise SystemExit(f"there is a game {name!r} already")
    files = {folder / room: fill(text, name) for room, text in read_files("game").items()}
    for language in ("en", "ru"):
        files[folder / "locale" / f"cards.{language}.ftl"] = write_words(language)
    files |= {tests / name / file: fill(text, name) for file, text in read_files("tests").items()}
    files[tests / name / "scenarios" / "cards.yaml"] = write_scenes(name)
    files[rulings / f"{name}.md"] = fill((SKELETON / "rulings.md.txt").read_text("utf-8"), name)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("usage: scripts/newgame.py NAME")
    folder = write(sys.argv[1])
    sys.stdout.write(
        f"wrote {folder}; name it in games/__init__.py (SHIPPED), then: arcanarium play {sys.argv[1]}\n"
        "what its tests read is written as docs/adding_a_game.md says (item 6 of the check-list)\n"
    )


if __name__ == "__main__":
    main()
