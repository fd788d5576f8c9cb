"""Whoever changes cards, actions or observations gives them a new version, or old records and players go wrong."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from arcanarium.games import SHIPPED

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "scripts"))
from editions import editions  # noqa: E402

KNOWN = json.loads((ROOT / "tests" / "editions.json").read_text("utf-8"))
FOUND = editions()


@pytest.mark.parametrize("game", SHIPPED)
def test_what_changed_has_a_new_version(game: str) -> None:
    for version, value in FOUND[game].items():
        what = "`version` of the game" if version.startswith("rules") else "ENCODING of core/observing.py"
        assert version in KNOWN[game], f"{game} has {version}, which is new: run scripts/editions.py"
        assert KNOWN[game][version] == value, (
            f"cards, actions, options or observations of {game} have changed since {version}: raise the {what} and run "
            "scripts/editions.py, or add --unreleased if no release has had them"
        )
