"""The game that `make newgame` writes is whole: it keeps the promises and is worded in both languages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import yaml

import newgame
from arcanarium import games
from arcanarium.core.game import Game
from arcanarium.core.history import History
from arcanarium.core.packing import pack, unpack
from arcanarium.core.position import position, state_of
from arcanarium.core.record import parse, replay
from arcanarium.core.scenario import run
from arcanarium.wording import Wording, key


@pytest.fixture
def parade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    newgame.write("parade", tmp_path / "games", tmp_path / "tests", tmp_path / "rulings")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "games")])
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "parade"))
    monkeypatch.setitem(games.PACKAGES, "parade", "arcanarium.games.parade")
    return games.load("parade")


def test_it_keeps_the_promises(parade: Game) -> None:
    for seats in range(parade.fewest, parade.most + 1):
        history = History(parade, seats, seats)
        choose = random.Random(seats)
        while not history.state.is_over():
            s = history.state
            data = pack(s)
            assert pack(unpack(parade.rules, data)) == data
            assert pack(state_of(parade, position(parade, s))) == data
            for watcher in range(seats):
                imagined = parade.imagine(s, watcher, 5)
                assert parade.view(imagined, watcher) == parade.view(s, watcher)
            seat = int(s.to_move)
            history.apply(seat, choose.choice(s.legal()))
        assert sum(parade.scores(history.state)) == 3
        assert pack(replay(parade, parse(history.record().text()))) == pack(history.state)


@pytest.mark.parametrize(("language", "name"), [("en", "Parade"), ("ru", "Игра «Parade»")])
def test_it_is_worded(parade: Game, language: str, name: str) -> None:
    wording = Wording(language, parade)
    assert wording.locale.text("game-name") == name
    rules = parade.rules
    needed = [f"event-{event.name}" for event in rules.events[1:]] + [f"card-{kind}" for kind in rules.plan.kinds]
    needed += [f"zone-{zone.name}" for zone in rules.plan.zones] + ["ask-play", "do-play", "score-rounds"]
    needed += [key("counter", counter.name) for counter in rules.plan.counters]
    assert [key for key in needed if not wording.locale.has(key)] == []


def test_its_scenes_hold(parade: Game, tmp_path: Path) -> None:
    """There is one for every card, and whatever other contracts read lies where they look for it."""
    tests = tmp_path / "tests" / "parade"
    scenes = list(yaml.safe_load_all((tests / "scenarios" / "cards.yaml").read_text("utf-8")))
    for scene in scenes:
        run(scene, games.load)
    assert {scene["rule"] for scene in scenes} == {f"card {kind}" for kind in parade.rules.plan.kinds}
    assert yaml.safe_load((tests / "coverage.yaml").read_text("utf-8"))["prefix"] == "P"
    assert (tmp_path / "rulings" / "parade.md").is_file()


def test_its_evaluation_sees_a_lead(parade: Game) -> None:
    judge = games.evaluation_of(parade)
    s = state_of(parade, {"round": 3, "seats": [{"points": 2, "hand": ["comet"]}, {"hand": ["spark"]}]})
    judge.prepare(s)
    assert judge.value(s, 0) > judge.value(s, 1)


def test_a_name_is_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="small letters"):
        newgame.write("My Game", tmp_path, tmp_path, tmp_path)
    newgame.write("parade", tmp_path / "games", tmp_path / "tests", tmp_path / "rulings")
    with pytest.raises(SystemExit, match="already"):
        newgame.write("parade", tmp_path / "games", tmp_path / "tests", tmp_path / "rulings")
