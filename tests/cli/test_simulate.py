"""Bots against bots, in numbers."""

from __future__ import annotations

import json

import pytest
from terminal import refused, run

KEYS = ["games", "decisions", "seconds", "decisions_per_second", "mean_decisions", "mean_score", "wins", "longest_game"]


def simulated(*words: str) -> dict[str, object]:
    answer = run("simulate", "seasons", *words, "--json")
    assert answer.code == 0, answer.err
    found = json.loads(answer.out)
    assert list(found) == KEYS
    return {key: value for key, value in found.items() if "second" not in key}


def test_keys_and_sums() -> None:
    found = simulated("--seats", "3", "--games", "6", "--seed", "1")
    assert found["games"] == 6
    assert sum(found["wins"]) == pytest.approx(6)  # type: ignore[call-overload]
    assert len(found["wins"]) == len(found["mean_score"]) == 3  # type: ignore[arg-type]
    assert found["decisions"] == pytest.approx(found["mean_decisions"] * 6, abs=1)  # type: ignore[operator]
    assert found["longest_game"] >= found["mean_decisions"]  # type: ignore[operator]


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers() -> None:
    words = ("--games", "6", "--seed", "5", "--option", "level=apprentice")
    assert simulated(*words) == simulated(*words) == simulated(*words, "--workers", "2")
    assert simulated(*words) != simulated("--games", "6", "--seed", "6", "--option", "level=apprentice")


def test_shared_victories_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    from arcanarium.games import load

    monkeypatch.setattr(type(load("seasons")), "winners", lambda self, s: [0, 1])
    assert simulated("--games", "3", "--seed", "1")["wins"] == [1.5, 1.5]


@pytest.mark.parametrize(("language", "word"), [("en", "decisions a game"), ("ru", "решений за игру")])
def test_for_people(language: str, word: str) -> None:
    answer = run("simulate", "seasons", "--games", "2", "--bots", "random,random", language=language)
    assert answer.code == 0
    assert word in answer.out
    assert answer.err == ""  # no bar where nobody looks


def test_mistakes() -> None:
    assert "at least 1" in refused("simulate", "seasons", "--games", "0")
    assert "at least 1" in refused("simulate", "seasons", "--workers", "0")
    assert "2 to 4 players, not 5" in refused("simulate", "seasons", "--seats", "5")
    assert "did you mean random" in refused("simulate", "seasons", "--bots", "randon")
    assert "3 bots for 2 seats" in refused("simulate", "seasons", "--bots", "random,random,random")
    assert "whole number" in refused("simulate", "seasons", "--seed", "-1")
    assert "whole number" in refused("simulate", "seasons", "--seed", str(2**62 - 1), "--games", "2")
    assert "did you mean level" in refused("simulate", "seasons", "--option", "lvel=magician")
    assert "did you mean magician" in refused("simulate", "seasons", "--option", "level=magican")
    assert "name=value" in refused("simulate", "seasons", "--option", "level")
    assert "0 to 1" in refused("simulate", "seasons", "--option", "first_player=3")
    assert "may" not in refused("simulate", "chess")
