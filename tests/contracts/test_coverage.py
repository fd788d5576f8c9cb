"""Whatever the rulebook and our rulings say has a scene: every card, every ruling, every worked example, of every game.

`coverage.yaml` beside the scenes of a game says what no scene can show and where it is shown instead, which examples
its rulebook works out, and how many sequences of answers there are from the beginning of a game.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from arcanarium.core.agenda import State
from arcanarium.games import NAMES, load
from setups import coverage

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("game", NAMES)


@cache
def scenes(game: str) -> list[dict[str, Any]]:
    paths = sorted((ROOT / "tests" / "games" / game / "scenarios").glob("*.yaml"))
    return [scene for path in paths for scene in yaml.safe_load_all(path.read_text("utf-8")) if scene]


@cache
def rules_shown(game: str) -> set[str]:
    return {
        rule
        for scene in scenes(game)
        for rule in ([scene["rule"]] if isinstance(scene["rule"], str) else scene["rule"])
    }


def shown(game: str, kind: str) -> set[str]:
    """What scenes of that kind of rule are about."""
    return {rule.removeprefix(f"{kind} ") for rule in rules_shown(game) if rule.startswith(f"{kind} ")}


@cache
def rulings(game: str) -> list[str]:
    """The ids under which the page of rulings decides something."""
    text = (ROOT / "docs" / "rulings" / f"{game}.md").read_text("utf-8")
    prefix = coverage(game)["prefix"]
    return sorted(re.findall(rf"^(?:\| |### |- \*\*)({prefix}-\d\d)\b", text, re.MULTILINE))


@every_game
def test_every_card_has_a_scene(game: str) -> None:
    pieces = coverage(game).get("pieces", "")
    cards = {str(kind) for kind in load(game).rules.plan.kinds if not re.fullmatch(pieces, kind)}
    assert cards - shown(game, "card") == set()
    assert shown(game, "card") - cards == set()


@every_game
def test_every_ruling_has_a_scene_or_another_proof(game: str) -> None:
    """Ids are counted through, cited by scenes as they are, and proved once: by scenes or elsewhere."""
    found = rulings(game)
    prefix = coverage(game)["prefix"]
    elsewhere = coverage(game)["elsewhere"]
    assert found == [f"{prefix}-{number:02}" for number in range(1, len(found) + 1)]
    assert sorted(shown(game, "ruling") | set(elsewhere)) == found
    assert shown(game, "ruling") & set(elsewhere) == set()


@every_game
def test_other_proofs_are_there(game: str) -> None:
    for ruling, proof in coverage(game)["elsewhere"].items():
        if "test" in proof:
            file, _, test = proof["test"].partition("::")
            assert f"def {test}(" in (ROOT / "tests" / "games" / game / file).read_text("utf-8"), ruling
        else:
            assert proof["why"], ruling


@every_game
def test_every_worked_example_of_the_rulebook_has_a_scene(game: str) -> None:
    assert set(coverage(game)["examples"]) - shown(game, "example") == set()
    assert set(coverage(game).get("also", [])) - rules_shown(game) == set()


@every_game
def test_names_of_scenes_are_unique(game: str) -> None:
    names = Counter(scene["name"] for scene in scenes(game))
    assert [name for name, number in names.items() if number > 1] == []


def perft(s: State, depth: int) -> int:
    """Sequences of that many answers, shorter ones that end the game included."""
    if depth == 0 or s.is_over():
        return 1
    total = 0
    for action in s.legal():
        new = s.clone()
        new.apply(int(new.to_move), action)
        total += perft(new, depth - 1)
    return total


@every_game
def test_as_many_sequences_of_answers_as_ever(game: str) -> None:
    """The numbers were written down once: whatever changes them changes the game."""
    wanted = coverage(game)["perft"]
    s = load(game).new(wanted["seats"], wanted["seed"])
    assert [perft(s, depth + 1) for depth in range(len(wanted["counts"]))] == wanted["counts"]
