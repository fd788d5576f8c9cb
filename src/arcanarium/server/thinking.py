"""What worker processes are asked by a server: what a bot answers, what a person might answer."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Final

from arcanarium import bots
from arcanarium.bots.hint import HINT, Advice, advise
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.packing import unpack
from arcanarium.games import load

REMEMBERED: Final = 4  # bots of one process: a table of them; a search that remembers a game takes up to 90 MB
SEED_BITS: Final = 61


def find_question(game_name: str, packed: bytes, seat: int) -> tuple[Game, State, Decision]:
    """What that seat is asked."""
    game = load(game_name)
    s = unpack(game.rules, packed)
    for decision in game.decisions(s):
        if decision.seat == seat:
            return game, s, decision
    raise ValueError(f"seat {seat} is asked nothing")


@lru_cache(maxsize=REMEMBERED)
def player(table: str, game_name: str, seats: int, seat: int, bot_name: str) -> bots.Bot:
    """Whoever thinks at that seat, with what it has found so far in this process."""
    return bots.load(bot_name)(load(game_name), seats, seat, secrets.randbits(SEED_BITS))


def choose(table: str, game_name: str, packed: bytes, seat: int, bot_name: str, seed: int | None = None) -> int:
    """What the bot answers; it sees only what its seat may see. With a seed, the same each time."""
    game, s, decision = find_question(game_name, packed, seat)
    bot = player(table, game_name, game.seats(s), seat, bot_name)
    if seed is not None:
        bot.random.seed(seed)
    action = bots.answer(bot, s, decision)
    if action not in decision.options:
        raise ValueError(f"bot {bot_name} answered {action}, which was not offered")
    return action


def find_hint(game_name: str, packed: bytes, seat: int, seed: int) -> list[Advice]:
    """What a person at that seat might answer; as a bot, it sees only what the seat may see."""
    game, s, decision = find_question(game_name, packed, seat)
    return advise(game, decision, bots.imagining(game, s, seat), HINT, seed)
