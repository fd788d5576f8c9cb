"""What takes long is done elsewhere: bots that think, hints, replays, analyses. The event loop never waits for them."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable, Sequence
from typing import Final, ParamSpec, TypeVar

from arcanarium import bots
from arcanarium.bots.hint import Advice
from arcanarium.bots.levels import plain_of, settings
from arcanarium.core.packing import pack
from arcanarium.server import wire
from arcanarium.server.coaching import consider, review
from arcanarium.server.tables.play import Play
from arcanarium.server.thinking import SEED_BITS, choose, find_hint
from arcanarium.work.paces import LONG, QUICK, SHORT, STUDY, Pace, open_lanes

logger: Final = logging.getLogger("arcanarium")

RAY: Final = "ARCANARIUM_RAY"  # the address of a cluster that thinks for the bots of this server
PATIENCE: Final = 120.0  # seconds that anything may take once it has begun
USUAL_PACE: Final = 2000.0  # iterations a second of a search on a slow machine
A_MOMENT: Final = 1.0  # seconds that work of the short lane may usually take

P = ParamSpec("P")
R = TypeVar("R")


def pace_of(bot: str, game: str, seats: int) -> Pace:
    """The lane in which a bot thinks."""
    if bot.partition(":")[0] in ("random", "greedy"):
        return QUICK
    if bot not in bots.LEVELS:
        return LONG  # a search that takes its whole second
    given = settings(bot, game, seats)
    if given["bot"] == "greedy":
        return QUICK
    return SHORT if int(given["iterations"]) / USUAL_PACE <= A_MOMENT else LONG


def say_broken(why: str) -> None:
    logger.warning("the processes of this machine do all the work: %s", why)


class Workers:
    """One lane for each pace, on this machine and, where the server was told of one, on a Ray cluster."""

    def __init__(self) -> None:
        self.lanes = open_lanes(os.environ.get(RAY), say_broken)

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Something short that somebody waits for."""
        assert not kwargs
        return await self.lanes[SHORT].run(work, *args, owner=work.__name__, patience=PATIENCE)

    async def study(self, owner: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Part of something that nobody at a table waits for."""
        assert not kwargs
        return await self.lanes[STUDY].run(work, *args, owner=owner, patience=PATIENCE)

    async def choose(
        self, table: str, play: Play, seat: int, bot: str, owner: str = "", seed: int | None = None
    ) -> int:
        """What a bot answers; if it fails or takes too long, a plain one of its level answers in its place.

        The owner is whose turn it is: a hundred tables of one person wait for each other, not others for them.
        """
        decision = play.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is asked nothing")
        packed = pack(play.history.state)
        plain = plain_of(bot, play.game.name, play.seats)
        for name in (bot, plain):
            lane = self.lanes[pace_of(name, play.game.name, play.seats)]
            try:
                args = (table, play.game.name, packed, seat, name, seed)
                return await lane.run(choose, *args, owner=owner or table, patience=PATIENCE)
            except Exception as error:
                logger.error("bot %s of %s failed: %r", name, play.game.name, error, exc_info=error)
        return secrets.choice(decision.options)

    async def hint(self, table: str, play: Play, seat: int) -> list[Advice]:
        """What a person might answer."""
        args = (play.game.name, pack(play.history.state), seat, secrets.randbits(SEED_BITS))
        return await self.lanes[SHORT].run(find_hint, *args, owner=table, patience=PATIENCE)

    async def consider(self, table: str, game: str, packed: bytes, seat: int) -> str | None:
        """What a person might think about before answering, if it matters."""
        args = (game, packed, seat, secrets.randbits(SEED_BITS))
        return await self.lanes[SHORT].run(consider, *args, owner=table, patience=PATIENCE)

    async def review(self, table: str, game: str, packed: bytes, seat: int, given: Sequence[int]) -> wire.Missed | None:
        """What a person has missed."""
        args = (game, packed, seat, given, secrets.randbits(SEED_BITS))
        return await self.lanes[SHORT].run(review, *args, owner=table, patience=PATIENCE)

    def stop(self) -> None:
        """At once: nobody waits for a bot's last thought."""
        for lane in self.lanes.values():
            lane.close()
