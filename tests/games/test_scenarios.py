"""Every scenario of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanarium.cli.scenes import Scene, read_scenes, sentence, tried
from arcanarium.cli.speech import Speech

SPEECH = Speech("en")
FILES = sorted(str(path) for path in Path(__file__).parent.glob("*/scenarios/*.yaml"))


def scenes() -> list[object]:
    return [
        pytest.param(scene, id=f"{scene.game}-{Path(scene.path).stem}:{scene.line}-{scene.name[:50]}")
        for scene in read_scenes(SPEECH, FILES)
    ]


@pytest.mark.parametrize("scene", scenes())
def test_scenario(scene: Scene) -> None:
    fault = tried(SPEECH, scene)
    assert fault is None, sentence(SPEECH, fault)
