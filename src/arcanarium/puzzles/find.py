"""A game is played; where one answer is clearly best and not everybody sees it, there is a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arcanarium.bots import answer, own_seed
from arcanarium.bots.levels import make_level
from arcanarium.core.game import Decision
from arcanarium.core.history import History, resumed
from arcanarium.core.record import parse
from arcanarium.games import load
from arcanarium.puzzles.puzzle import Effort, Played, Puzzle
from arcanarium.puzzles.rating import ask_levels, finds, rate
from arcanarium.puzzles.themes import themes_of
from arcanarium.puzzles.weighing import clear_line, decision_of, is_alone

MOST: Final = 10  # puzzles of one game
PLAYERS: Final = "archmage"
NOVICES: Final = ("beginner", "apprentice")
PLAIN: Final = 0.85  # what a greater share of all tries finds is no puzzle


Moves = Callable[[], tuple[Decision, int] | None]  # what is asked next and answered; None when the game ends


def find_puzzles(name: str, seats: int, seed: int, options: dict[str, str], effort: Effort) -> Played:
    """All of one game of bots; may be called in a process of its own."""
    game = load(name)
    history = History(game, seats, seed, options)
    players = [make_level(PLAYERS, game, seats, seat, own_seed(seed, seat)) for seat in range(seats)]

    def play() -> tuple[Decision, int] | None:
        if history.state.is_over():
            return None
        decision = game.decisions(history.state)[0]
        return decision, answer(players[decision.seat], history.state, decision)

    return look_through(history, play, effort)


def find_in_record(text: str, effort: Effort) -> Played:
    """All of a game that was played, by people perhaps: nothing is kept of who they were. Raises BadRecord."""
    record = parse(text)
    record.tags.clear()
    record.comments.clear()
    game = load(record.game)
    moves = iter(resumed(game, record).moves)
    history = resumed(game, record.without_moves())

    def play() -> tuple[Decision, int] | None:
        move = next(moves, None)
        return None if move is None else (decision_of(history.state, move.seat), move.action)

    return look_through(history, play, effort)


def look_through(history: History, play: Moves, effort: Effort) -> Played:
    found: list[Puzzle] = []
    seen = -1  # moves that belong to the puzzle before
    while (move := play()) is not None:
        decision, action = move
        number = len(history.moves)
        free = number > seen and len(found) < MOST and len(decision.options) > 1
        if free and is_alone(history.state, decision.seat) and is_missed(history, decision, action, effort):
            puzzle, length = examine(history, decision, effort)
            if puzzle is not None:
                found.append(puzzle)
                seen = number + length
        history.apply(decision.seat, action)
    record = history.record()
    del record.moves[max((puzzle.after for puzzle in found), default=0) :]
    return Played(record.text(), found)


def is_missed(history: History, decision: Decision, action: int, effort: Effort) -> bool:
    """Would a novice ever choose something else? To ask them is quicker than to search."""
    game, s, seed = history.game, history.state, history.header.seed
    place = len(history.moves)
    return any(
        not finds(level, game, s, decision.seat, [action], own_seed(seed, place, number))
        for number in range(effort.tries)
        for level in NOVICES
    )


def examine(history: History, decision: Decision, effort: Effort) -> tuple[Puzzle | None, int]:
    """The puzzle of a decision, if it is one, and how many answers it takes."""
    game, s, seat = history.game, history.state, decision.seat
    place = len(history.moves)
    seed = own_seed(history.header.seed, place)
    line = clear_line(game, s, seat, effort, seed)
    if not line:
        return None, 0
    actions = [each for clear in line for each in clear.actions]
    found = ask_levels(game, s, seat, actions, effort.tries, seed)
    if sum(found.values()) > PLAIN * effort.tries * len(found):
        return None, 0
    puzzle = Puzzle(
        after=place,
        seat=seat,
        rating=rate(found, effort.tries),
        themes=themes_of(game, s, line, found, effort.tries),
        margin=round(min(clear.margin for clear in line), 3),
        found=found,
        steps=[clear.step for clear in line],
    )
    return puzzle, len(actions)
