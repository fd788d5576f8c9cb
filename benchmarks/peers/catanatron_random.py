"""Measures Catanatron: whole games between four random players, copies, and copy-and-execute.

- `actions`: every `Game.execute` is one action, including rolls, discards and ends of turns.  Dice and card
  draws happen inside an action and are not counted.  Creating each game with its random board is inside the
  time.
- `copy`: `Game.copy()` on states a quarter, a half and three quarters through random games.
- `copy_and_execute`: copy such a state and execute one random legal action in the copy.  Catanatron lists the
  next legal actions as part of executing, so a node here comes with its legal actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

# The peer carries no types, and is absent where only the project itself is checked.
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped, import-not-found, unused-ignore]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-untyped, import-not-found, unused-ignore]
from worker import middle_states, serve

POOL_GAMES = 16
SNAPSHOT_EVERY = 10

# The players only give the seats their colours: the loops below choose the actions, which saves Catanatron a
# call to the player and its slower `randrange`.
PLAYERS = [RandomPlayer(color) for color in Color]

# Catanatron reseeds the global generator for each game, so the choices come from one of our own.  Its seed 0
# would mean "no seed".
SEEDS = count(1)
uniform = Random(1).random


def play() -> int:
    """Play one game to its end and return the number of actions."""
    game = Game(PLAYERS, seed=next(SEEDS))
    state = game.state
    actions = 0
    # This is the loop of Game.play(), without its two copies and without checking an action just taken from
    # the list of legal ones.
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        options = state.playable_actions
        game.execute(options[int(uniform() * len(options))], validate_action=False)
        actions += 1
    return actions


def snapshots() -> Iterator[Game]:
    """Play one game, yielding a copy of it every few actions."""
    game = Game(PLAYERS, seed=next(SEEDS))
    state = game.state
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        if len(state.actions) % SNAPSHOT_EVERY == 0:
            yield game.copy()
        options = state.playable_actions
        game.execute(options[int(uniform() * len(options))], validate_action=False)


def main() -> None:
    """Serve measurements of Catanatron."""
    pool = [game for _ in range(POOL_GAMES) for game in middle_states(list(snapshots()))]

    def copy() -> int:
        for game in pool:
            game.copy()
        return len(pool)

    def copy_and_execute() -> int:
        for game in pool:
            child = game.copy()
            options = child.state.playable_actions
            child.execute(options[int(uniform() * len(options))], validate_action=False)
        return len(pool)

    serve("catanatron", "catanatron", {"actions": play, "copy": copy, "copy_and_execute": copy_and_execute})


if __name__ == "__main__":
    main()
