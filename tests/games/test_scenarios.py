"""Every scenario of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from arcanarium.core.scenario import run
from arcanarium.games import load

FOLDER = Path(__file__).parent


def documents() -> list[object]:
    found = []
    for path in sorted(FOLDER.glob("*/scenarios/*.yaml")):
        for number, document in enumerate(yaml.load_all(path.read_text("utf-8"), Loader=yaml.CSafeLoader)):
            name = f"{path.parent.parent.name}-{path.stem}-{number}-{str(document.get('name'))[:50]}"
            found.append(pytest.param(document, id=name))
    return found


@pytest.mark.parametrize("document", documents())
def test_scenario(document: object) -> None:
    run(document, load)
