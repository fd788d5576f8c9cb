"""What docs/scenarios.md says of positions and scenarios is so."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from arcanarium.cli.scenes import scenes_of, sentence, tried
from arcanarium.cli.speech import Speech
from arcanarium.core.position import SPECIAL
from arcanarium.games import NAMES, load
from arcanarium.wording import Wording

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "scripts"))
import positions  # noqa: E402  (after the path is set)

GUIDE = (ROOT / "docs" / "scenarios.md").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_names_of_a_game_are_listed(name: str) -> None:
    page = (positions.FOLDER / f"{name}.md").read_text("utf-8")
    assert page == positions.page(load(name)), "run `python scripts/positions.py`"


def test_its_scenes_hold() -> None:
    speech = Speech("en")
    blocks = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    scenes = [scene for block in blocks for scene in scenes_of(speech, "scenarios.md", block)]
    assert len(scenes) > len(blocks) > 4
    assert [sentence(speech, fault) for scene in scenes if (fault := tried(speech, scene))] == []


def test_its_python_runs() -> None:
    for block in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL):
        exec(compile(block, "scenarios.md", "exec"), {})


def test_it_has_every_phase_and_every_special_name() -> None:
    found: dict[str, list[str]] = {}
    title = ""
    for game, phase in re.findall(r"^\| ([\w ]*)\| `(\w+)` \| [^|]+ \|$", GUIDE, re.MULTILINE):
        title = game.strip() or title
        found.setdefault(title, []).append(phase)
    for name in NAMES:
        named = Wording("en", load(name)).game_name()
        assert [phases for title, phases in found.items() if named.startswith(title)] == [load(name).phases()], name
    assert [name for name in SPECIAL if f"`{name}`" not in GUIDE and f"**{name}**" not in GUIDE.lower()] == []
