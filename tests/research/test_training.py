"""The training example learns: a short run of it, and the code of the documentation."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_a_short_training_beats_chance() -> None:
    example = runpy.run_path(str(ROOT / "examples" / "train.py"), run_name="example")
    learner, curve = example["train"]("seasons", games=300, every=300, tests=40)
    assert curve[-1][0] == 300
    assert curve[-1][2] > curve[0][2]
    assert example["share_won"](learner, 100, 3) >= 0.65  # about 0.8; the whole training passes 0.9


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_code_of_the_page_runs(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(BLOCKS[number], f"docs/research.md, block {number + 1}", "exec"), {"__name__": "__page__"})
    capsys.readouterr()


def test_the_page_has_a_quick_start_for_each() -> None:
    for name in ("pettingzoo_env", "gymnasium_env", "openspiel_games", "text_env", "dataset"):
        assert any(name in block for block in BLOCKS), name
    assert "pyspiel" not in sys.modules or BLOCKS
