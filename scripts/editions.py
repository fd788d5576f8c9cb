"""What records and trained players depend on: the cards, actions and numbers of every game, under its versions.

`python scripts/editions.py` writes tests/editions.json; it adds new versions and changes none that is there, unless
`--unreleased` says that nobody has seen the one that changes.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from arcanarium.core.observing import ENCODING, Encoder
from arcanarium.games import SHIPPED, load

PATH: Final = Path(__file__).parents[1] / "tests" / "editions.json"

Editions = dict[str, dict[str, str]]


def digest(*parts: object) -> str:
    return sha256(json.dumps(parts).encode()).hexdigest()[:16]


def rules_of(name: str) -> str:
    """Changes when cards, copies, actions or options do: old records would be played otherwise."""
    game = load(name)
    plan = game.rules.plan
    cards = [plan.card_name(card) for card in range(plan.cards)]
    options = [(option.name, option.choices, option.default) for option in game.options]
    return digest(cards, game.actions.notations, options)


def encoding_of(name: str) -> str:
    """Changes when observations or action numbers do: trained players would see something else."""
    game = load(name)
    fields = [
        [(field.group, field.name, field.offset, field.length, field.low, field.high) for field in encoder.fields]
        for encoder in (Encoder(game, seats) for seats in range(game.fewest, game.most + 1))
    ]
    return digest(fields, game.actions.notations)


def editions() -> Editions:
    return {
        name: {f"rules {load(name).version}": rules_of(name), f"encoding {ENCODING}": encoding_of(name)}
        for name in SHIPPED
    }


def main() -> None:
    known: Editions = json.loads(PATH.read_text("utf-8")) if PATH.exists() else {}
    for name, found in editions().items():
        before = known.setdefault(name, {})
        for version, value in found.items():
            if before.setdefault(version, value) != value:
                if "--unreleased" not in sys.argv:
                    sys.exit(f"{name}, {version}: it has changed, so it needs a new version (docs/adding_a_card.md)")
                before[version] = value
    PATH.write_text(json.dumps(known, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
