"""The documentation of the fields is current, and nobody needs the extras who does not use them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tables import every_game

import fields
from arcanarium.core.observing import Encoder
from arcanarium.games import load
from arcanarium.research.features import Features
from arcanarium.research.lens import Lens

EXTRAS = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "pyarrow", "PIL", "matplotlib")
BLOCKED = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {extras!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
"""


@every_game
def test_the_pages_are_current(game: str) -> None:
    page = (fields.FOLDER / f"{game}.md").read_text("utf-8")
    assert page == fields.page(load(game)), "run `python scripts/fields.py`"
    for field in Encoder(load(game), 2).fields:
        assert f"`{field.group}.{field.name}`" in page


@every_game
def test_columns_tell_what_observations_tell(game: str) -> None:
    lens = Lens(game, 2)
    features = Features(lens)
    s = lens.new(4)
    seen = lens.observation(s, 0)
    row = features.matrix(seen)[0]
    assert row.shape == (features.size,) == (len(features.names),)
    for place, first in zip(features.chosen, features.first, strict=True):
        assert row[first + seen[place]] == 1
    assert np.allclose(row[features.columns], seen[features.plain] * features.scale)
    assert row.sum() == pytest.approx(len(features.chosen) + (seen[features.plain] * features.scale).sum(), rel=1e-4)


@pytest.mark.parametrize("module", ["pettingzoo_env", "gymnasium_env", "openspiel_games", "dataset", "text_env"])
def test_a_missing_extra_is_told_in_a_sentence(module: str) -> None:
    code = BLOCKED.format(extras=EXTRAS) + f"import arcanarium.research.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert 'which is not installed: pip install "arcanarium[research]"' in last
    assert "MissingExtra" in last


def test_the_command_says_so_too(tmp_path: Path) -> None:
    words = ["arcanarium", "dataset", "seasons", str(tmp_path / "data")]
    code = BLOCKED.format(extras=EXTRAS) + f"sys.argv = {words!r}\nfrom arcanarium.cli.main import main\nmain()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "arcanarium[research]" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_product_imports_nothing_of_it() -> None:
    code = BLOCKED.format(extras=EXTRAS) + (
        "import arcanarium.cli.main, arcanarium.server.app, arcanarium.bots.random\n"
        "assert not [name for name in sys.modules if name.startswith('arcanarium.research')]"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
