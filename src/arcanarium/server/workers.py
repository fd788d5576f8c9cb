"""Processes for what takes long: bots that think, games that are replayed. The event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Final, ParamSpec, TypeVar

from arcanarium import bots
from arcanarium.core.packing import pack, unpack
from arcanarium.games import load
from arcanarium.server.orphans import end_with_parent
from arcanarium.server.play import Play

logger: Final = logging.getLogger("arcanarium")

PATIENCE: Final = 120.0  # seconds a bot may think

P = ParamSpec("P")
R = TypeVar("R")


def choose(game_name: str, packed: bytes, seat: int, bot_name: str, seed: int) -> int:
    """In a worker process: what the bot answers; it sees only what its seat may see."""
    game = load(game_name)
    s = unpack(game.rules, packed)
    for decision in game.decisions(s):
        if decision.seat == seat:
            action = bots.answer(bots.load(bot_name)(seed), game, s, decision)
            if action not in decision.options:
                raise ValueError(f"bot {bot_name} answered {action}, which was not offered")
            return action
    raise ValueError(f"seat {seat} is asked nothing")


class Workers:
    """Started when they are first needed, and again if they die."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            number = max(1, min(8, (os.cpu_count() or 2) - 1))
            self.pool = ProcessPoolExecutor(number, get_context("spawn"), end_with_parent)
        return self.pool

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Once more if the worker died under it."""
        for last in (False, True):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if last:
                    raise
        raise AssertionError("unreachable")

    async def choose(self, play: Play, seat: int, bot: str) -> int:
        """What a bot answers; a bot that fails or takes too long must not hold up the table, so chance answers."""
        decision = play.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is asked nothing")
        packed = pack(play.history.state)
        try:
            seed = secrets.randbits(61)
            return await asyncio.wait_for(self.run(choose, play.game.name, packed, seat, bot, seed), PATIENCE)
        except Exception as error:
            logger.error("bot %s of %s failed: %s", bot, play.game.name, type(error).__name__)
            return secrets.choice(decision.options)

    def stop(self) -> None:
        """At once: nobody waits for a bot's last thought, and one that is just being started would only complain."""
        if self.pool is not None:
            for worker in active_children():
                worker.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
