"""Measures Essence Wars, a Rust card game, through its Python API: random games, forks, and fork-and-step.

- `actions`: every `PyGame.step` is one action, chosen in Python from the legal-action mask.  Resetting the
  game object before each game is inside the time; observations are not asked for.
- `actions_builtin`: the same with `PyGame.random_action()` choosing in Rust, the fastest loop the API allows.
  Asked twice in one state it gives the same action twice, so its games are shorter than those of `actions`.
- `observed`: as `actions`, with the observation of the player to move asked for before every action.
- `copy`: `PyGame.fork()` on states a quarter, a half and three quarters through random games.
- `copy_and_execute`: fork such a state and step the fork with one random legal action.  The legal actions of
  the state were listed beforehand; those of the child are not listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

# The peer carries types, but is absent where only the project itself is checked.
from essence_wars import PyGame  # type: ignore[import-not-found, unused-ignore]
from worker import middle_states, serve

POOL_GAMES = 16
SNAPSHOT_EVERY = 2

# The decks and the mode that the package registers as its default environment.
GAME = PyGame("artificer_tokens", "broodmother_pack", "attrition")

SEEDS = count(1)
uniform = Random(1).random


def play() -> int:
    """Play one game to its end, choosing from the mask, and return the number of actions."""
    game = GAME
    game.reset(next(SEEDS))
    actions = 0
    done = False
    while not done:
        # nonzero() of booleans is so much faster than of floats that the conversion pays.
        options = game.action_mask().astype(bool).nonzero()[0]
        _, done = game.step(options.item(int(uniform() * len(options))))
        actions += 1
    return actions


def play_observed() -> int:
    """Play one game to its end, looking at every state, and return the number of actions."""
    game = GAME
    game.reset(next(SEEDS))
    actions = 0
    done = False
    while not done:
        game.observe()
        options = game.action_mask().astype(bool).nonzero()[0]
        _, done = game.step(options.item(int(uniform() * len(options))))
        actions += 1
    return actions


def play_builtin() -> int:
    """Play one game to its end with the engine's own random choice and return the number of actions."""
    game = GAME
    game.reset(next(SEEDS))
    actions = 0
    done = False
    while not done:
        _, done = game.step(game.random_action())
        actions += 1
    return actions


def snapshots() -> Iterator[tuple[PyGame, list[int]]]:
    """Play one game, yielding every few actions a fork of it and its legal actions."""
    game = GAME
    game.reset(next(SEEDS))
    done = False
    while not done:
        for step in range(SNAPSHOT_EVERY):
            options = game.action_mask().astype(bool).nonzero()[0].tolist()
            if step == 0:
                yield game.fork(), options
            _, done = game.step(options[int(uniform() * len(options))])
            if done:
                break


def main() -> None:
    """Serve measurements of Essence Wars."""
    pool = [snapshot for _ in range(POOL_GAMES) for snapshot in middle_states(list(snapshots()))]

    def copy() -> int:
        for game, _ in pool:
            game.fork()
        return len(pool)

    def copy_and_execute() -> int:
        for game, options in pool:
            game.fork().step(options[int(uniform() * len(options))])
        return len(pool)

    serve(
        "essence_wars",
        "essence-wars",
        {
            "actions": play,
            "actions_builtin": play_builtin,
            "observed": play_observed,
            "copy": copy,
            "copy_and_execute": copy_and_execute,
        },
    )


if __name__ == "__main__":
    main()
