"""Processes for what takes long: bots that think, hints, replays, analyses. The event loop never waits for them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import lru_cache
from multiprocessing import active_children
from typing import Final, ParamSpec, TypeVar, cast

from arcanarium import bots
from arcanarium.bots.advice import HINT, Advice, advise
from arcanarium.bots.levels import settings
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.packing import pack, unpack
from arcanarium.games import load
from arcanarium.server.lanes import LONG, QUICK, SHORT, STUDY, Lane, Pace
from arcanarium.server.play import Play

logger: Final = logging.getLogger("arcanarium")

PATIENCE: Final = 120.0  # seconds that anything may take once it has begun
USUAL_PACE: Final = 2000.0  # iterations a second of a search on a slow machine
A_MOMENT: Final = 1.0  # seconds that work of the short lane may usually take
REMEMBERED: Final = 4  # bots of one process: a table of them; a search that remembers a game takes up to 90 MB

P = ParamSpec("P")
R = TypeVar("R")


def asked(game_name: str, packed: bytes, seat: int) -> tuple[Game, State, Decision]:
    """In a worker process: what that seat is asked."""
    game = load(game_name)
    s = unpack(game.rules, packed)
    for decision in game.decisions(s):
        if decision.seat == seat:
            return game, s, decision
    raise ValueError(f"seat {seat} is asked nothing")


@lru_cache(maxsize=REMEMBERED)
def player(table: str, seat: int, bot_name: str) -> bots.Bot:
    """In a worker process: who thinks at that seat, with what it has found so far in this process."""
    return bots.load(bot_name)(secrets.randbits(61))


def choose(table: str, game_name: str, packed: bytes, seat: int, bot_name: str) -> int:
    """In a worker process: what the bot answers; it sees only what its seat may see."""
    game, s, decision = asked(game_name, packed, seat)
    action = bots.answer(player(table, seat, bot_name), game, s, decision)
    if action not in decision.options:
        raise ValueError(f"bot {bot_name} answered {action}, which was not offered")
    return action


def hinted(game_name: str, packed: bytes, seat: int, seed: int) -> list[Advice]:
    """In a worker process: what a person at that seat might answer; as a bot, it sees only what the seat may see."""
    game, s, decision = asked(game_name, packed, seat)
    return advise(game, decision, bots.imagining(game, s, seat), HINT, seed)


def pace_of(bot: str, game: str, seats: int) -> Pace:
    """The lane in which a bot thinks."""
    if bot in ("random", "greedy"):
        return QUICK
    if bot not in bots.LEVELS:
        return LONG  # a search that takes its whole second
    given = settings(bot, game, seats)
    if given["bot"] == "greedy":
        return QUICK
    return SHORT if int(given["iterations"]) / USUAL_PACE <= A_MOMENT else LONG


class Workers:
    """One lane for each pace, so that nobody at a table waits for what somebody else's master thinks about."""

    def __init__(self) -> None:
        self.lanes: dict[Pace, Lane] = {pace: Lane(pace) for pace in (QUICK, SHORT, LONG, STUDY)}

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Something short that somebody waits for."""
        assert not kwargs
        return cast(R, await self.lanes[SHORT].run(work.__name__, work, *args, patience=PATIENCE))

    async def study(self, owner: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Part of something that nobody at a table waits for."""
        assert not kwargs
        return cast(R, await self.lanes[STUDY].run(owner, work, *args, patience=PATIENCE))

    async def choose(self, table: str, play: Play, seat: int, bot: str) -> int:
        """What a bot answers; a bot that fails or takes too long must not hold up the table, so chance answers."""
        decision = play.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is asked nothing")
        packed = pack(play.history.state)
        lane = self.lanes[pace_of(bot, play.game.name, play.seats)]
        try:
            found = await lane.run(table, choose, table, play.game.name, packed, seat, bot, patience=PATIENCE)
            return cast(int, found)
        except Exception as error:
            logger.error("bot %s of %s failed: %s", bot, play.game.name, type(error).__name__)
            return secrets.choice(decision.options)

    async def hint(self, table: str, play: Play, seat: int) -> list[Advice]:
        """What a person might answer."""
        args = (play.game.name, pack(play.history.state), seat, secrets.randbits(61))
        return cast(list[Advice], await self.lanes[SHORT].run(table, hinted, *args, patience=PATIENCE))

    def stop(self) -> None:
        """At once: nobody waits for a bot's last thought, and one that is just being started would only complain."""
        for worker in active_children():
            worker.kill()
        for lane in self.lanes.values():
            lane.close()
