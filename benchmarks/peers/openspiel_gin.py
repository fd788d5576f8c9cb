"""Measures OpenSpiel's `gin_rummy`, driven from Python: random games, clones, and clone-and-apply.

- `actions`: every `State.apply_action` is one action, whether a player's or chance's: the 21 cards dealt at
  the start (20 to the hands, one face up) and each later draw from the stock are chance actions.  Creating
  each state is inside the time.
- `copy`: `State.clone()` on states a quarter, a half and three quarters through random games; some of them
  wait for a chance action.
- `copy_and_execute`: `State.child(action)`, which clones and applies, with one random legal action of such a
  state.  The legal actions of the state were listed beforehand; those of the child are not listed.
- `search`: iterations of OpenSpiel's own information-set MCTS bot (random rollouts) at decisions of such games.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

# A compiled module without stubs, absent where only the project itself is checked.
import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]
from worker import middle_states, serve

POOL_GAMES = 16
SNAPSHOT_EVERY = 2
ITERATIONS = 100  # of one search

GAME = pyspiel.load_game("gin_rummy")
uniform = Random(1).random


def play() -> int:
    """Play one game to its end and return the number of player and chance actions."""
    state = GAME.new_initial_state()
    actions = 0
    while not state.is_terminal():
        # At a chance node the legal actions are its outcomes, and in gin rummy these are all equally likely:
        # one draw serves both kinds of node and spares the slower chance_outcomes().
        options = state.legal_actions()
        state.apply_action(options[int(uniform() * len(options))])
        actions += 1
    return actions


def snapshots() -> Iterator[pyspiel.State]:
    """Play one game, yielding a clone of it every few actions."""
    state = GAME.new_initial_state()
    while not state.is_terminal():
        if state.move_number() % SNAPSHOT_EVERY == 0:
            yield state.clone()
        options = state.legal_actions()
        state.apply_action(options[int(uniform() * len(options))])


def main() -> None:
    """Serve measurements of OpenSpiel's gin rummy."""
    pool = [state for _ in range(POOL_GAMES) for state in middle_states(list(snapshots()))]
    pool_with_options = [(state, state.legal_actions()) for state in pool]

    def copy() -> int:
        for state in pool:
            state.clone()
        return len(pool)

    def copy_and_execute() -> int:
        for state, options in pool_with_options:
            state.child(options[int(uniform() * len(options))])
        return len(pool_with_options)

    bot = pyspiel.ISMCTSBot(
        7,
        pyspiel.RandomRolloutEvaluator(1, 7),
        2.0,
        ITERATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    decisions = [state for state in pool if not state.is_chance_node()]
    turn = 0

    def search() -> int:
        nonlocal turn
        turn += 1
        bot.step(decisions[turn % len(decisions)])
        return ITERATIONS

    serve(
        "openspiel_gin_rummy",
        "open_spiel",
        {"actions": play, "copy": copy, "copy_and_execute": copy_and_execute, "search": search},
    )


if __name__ == "__main__":
    main()
