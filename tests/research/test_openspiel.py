"""OpenSpiel's own test and bots on the five games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from tables import every_game, every_table

from arcanarium.research.openspiel_games import short_name

CHEAP = 2  # simulations of a bot's every decision: it is the way to the end that is tested


def loaded(game: str, seats: int = 2, options: str = "") -> pyspiel.Game:
    return pyspiel.load_game(short_name(game), {"players": seats, "options": options})


class Even(mcts.Evaluator):
    """Thinks nothing of any position: it is OpenSpiel's search that is tested, on games of hundreds of decisions."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        return np.array(state.returns())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def evaluator(game: str, choose: np.random.RandomState) -> mcts.Evaluator:
    return mcts.RandomRolloutEvaluator(1, choose) if game == "seasons" else Even()


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], choose: np.random.RandomState) -> pyspiel.State:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(choose.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


def randomly(game: pyspiel.Game, decisions: int, seed: int) -> pyspiel.State:
    choose = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        decisions -= not state.is_chance_node()
        state.apply_action(int(choose.choice(state.legal_actions())))
    return state


@every_table
def test_random_simulation(game: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_state_can_be_saved_and_copied(game: str) -> None:
    kind = loaded(game)
    state = randomly(kind, 60, 1)
    again = kind.deserialize_state(
        kind.serialize_state(state) if hasattr(kind, "serialize_state") else state.serialize()
    )
    assert str(again) == str(state)
    copy = state.clone()
    action = copy.legal_actions()[0]
    copy.apply_action(action)
    assert str(again) == str(state)
    assert len(copy.history()) == len(state.history()) + 1


@every_game
def test_a_resampled_state_looks_the_same_to_its_player_only(game: str) -> None:
    kind = loaded(game)
    state = randomly(kind, 30, 2)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, np.random.RandomState(seed).rand) for seed in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    if game != "five_seals":  # where everything lies open
        assert len({str(world) for world in worlds}) > 1


@every_game
def test_observers(game: str) -> None:
    kind = loaded(game)
    state = randomly(kind, 12, 3)
    observer = make_observation(kind)
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == state.observation_tensor(0)
    assert len(observer.tensor) == kind.observation_tensor_shape()[0]
    assert "answers" not in state.observation_string(0)
    assert "answers" in state.information_state_string(0)


@every_game
def test_mcts_plays_to_the_end(game: str) -> None:
    kind = loaded(game)
    choose = np.random.RandomState(4)
    bots = [
        mcts.MCTSBot(kind, 1.4, CHEAP, evaluator(game, choose), random_state=choose),
        pyspiel.make_uniform_random_bot(1, 4),
    ]
    assert sum(play(kind, bots, choose).returns()) in (0, 1)


@every_game
def test_information_set_mcts_plays_to_the_end(game: str) -> None:
    kind = loaded(game)
    choose = np.random.RandomState(5)
    bots = [
        ismcts.ISMCTSBot(None, evaluator(game, choose), 1.4, CHEAP, random_state=choose),
        pyspiel.make_uniform_random_bot(1, 5),
    ]
    assert sum(play(kind, bots, choose).returns()) in (0, 1)


def test_options_and_notation() -> None:
    state = randomly(loaded("seasons", 2, "level=apprentice;decks=choose"), 0, 6)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]).startswith("deck ")
    with pytest.raises(Exception, match="level"):
        loaded("seasons", 2, "level=wizard")


def test_card_sets_are_registered_too(tmp_path: Path) -> None:
    folder = tmp_path / "time_masters"
    folder.mkdir()
    command = [sys.executable, "-m", "arcanarium", "cards", "copy", "time_masters", str(folder / "mine.toml")]
    subprocess.run(command, check=True, capture_output=True)
    script = (
        "import pyspiel, arcanarium.research.openspiel_games\n"
        "state = pyspiel.load_game('python_arcanarium_time_masters_mine').new_initial_state()\n"
        "while state.is_chance_node(): state.apply_action(1)\n"
        "print(len(state.legal_actions()))"
    )
    environ = {**os.environ, "ARCANARIUM_CARD_SETS": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True, env=environ)
    assert int(done.stdout) > 0
