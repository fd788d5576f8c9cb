"""What the results of a run come to, counted: for each player, for each seat, for each place in the order of turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from arcanarium.arena.fixture import Result
from arcanarium.arena.results.rating import Fit, fit
from arcanarium.arena.results.shares import Pool, Share, points


class Line(NamedTuple):
    """A player in the table: of a victory at a table of three each has an even share of a third."""

    player: int
    share: Share
    score: float  # on average
    thinks: float  # seconds a game
    slowest: float  # seconds about one decision


def name_players(bots: Sequence[str]) -> list[str]:
    """Names of players; a bot that plays against itself gets a number."""
    return [
        f"{name} ({bots[:place].count(name) + 1})" if name in bots[:place] else name for place, name in enumerate(bots)
    ]


def lines(results: Iterable[Result], players: int) -> list[Line]:
    """The table, in the order of the players."""
    pools = [Pool() for _ in range(players)]
    scores: list[list[int]] = [[] for _ in range(players)]
    seconds = [0.0] * players
    slowest = [0.0] * players
    for result in results:
        shares = result.shares()
        for seat, player in enumerate(result.seating):
            pools[player].add(result.seed, shares[seat])
            scores[player].append(result.scores[seat])
            seconds[player] += result.seconds[seat]
            slowest[player] = max(slowest[player], result.slowest[seat])
    return [
        Line(
            player,
            pools[player].share(),
            fmean(scores[player] or [0]),
            seconds[player] / max(1, len(scores[player])),
            slowest[player],
        )
        for player in range(players)
    ]


def by_seats(results: Iterable[Result]) -> dict[int, list[Result]]:
    """Results of tables of the same size together, small tables first."""
    found: dict[int, list[Result]] = {}
    for result in results:
        found.setdefault(len(result.seating), []).append(result)
    return dict(sorted(found.items()))


def by_seat(results: Iterable[Result], seats: int) -> list[Share]:
    pools = [Pool() for _ in range(seats)]
    for result in results:
        for seat, share in enumerate(result.shares()):
            pools[seat].add(result.seed, share)
    return [pool.share() for pool in pools]


def by_turn(results: Iterable[Result], seats: int) -> list[Share]:
    """Who had the first turn, the second and so on, wherever they sat."""
    pools = [Pool() for _ in range(seats)]
    for result in results:
        shares = result.shares()
        for place, seat in enumerate(result.order):
            pools[place].add(result.seed, shares[seat])
    return [pool.share() for pool in pools]


def meetings(results: Iterable[Result]) -> dict[tuple[int, int], Share]:
    """Tables of two: what the first of a pair won against the second."""
    pools: dict[tuple[int, int], Pool] = {}
    for result in results:
        if len(result.seating) == 2:
            shares = result.shares()
            for seat in (0, 1):
                pair = (result.seating[seat], result.seating[1 - seat])
                pools.setdefault(pair, Pool()).add(result.seed, shares[seat])
    return {pair: pool.share() for pair, pool in pools.items()}


class Difference(NamedTuple):
    """In rating points, with its 95 % interval; ends may be infinite."""

    mean: float
    low: float
    high: float

    def data(self) -> list[float | None]:
        """For JSON, which has no infinity."""
        return [round(value, 1) if abs(value) != float("inf") else None for value in self]


def difference(results: Sequence[Result]) -> Difference:
    """How much better the first of two players is: at a table of two from the share alone."""
    if all(len(result.seating) == 2 for result in results):
        share = meetings(results).get((0, 1), Share(0.0, 0))
        return Difference(points(share.mean), points(share.low), points(share.high))
    found: Fit = fit(results, 2)
    mean = found.points[0] - found.points[1]
    width = found.width(0, 1)
    return Difference(mean, mean - width, mean + width)


def summary(results: Sequence[Result], bots: Sequence[str], seats: int) -> dict[str, Any]:
    """For programs."""
    names = name_players(bots)
    found: dict[str, Any] = {
        "games": len(results),
        "players": [
            {
                "name": names[line.player],
                "games": line.share.of,
                "won": round(line.share.won, 4),
                "share": round(line.share.mean, 4),
                "interval": [round(line.share.low, 4), round(line.share.high, 4)],
                "mean_score": round(line.score, 2),
                "seconds": round(line.thinks, 3),
                "slowest": round(line.slowest, 3),
            }
            for line in lines(results, len(bots))
        ],
        "seats": [share_data(share) for share in by_seat(results, seats)],
        "turns": [share_data(share) for share in by_turn(results, seats)],
        "mean_decisions": round(fmean([result.decisions for result in results] or [0]), 2),
    }
    if len(bots) == 2:
        found["points"] = difference(results).data()
    return found


def share_data(share: Share) -> dict[str, Any]:
    return {
        "games": share.of,
        "won": round(share.won, 4),
        "share": round(share.mean, 4),
        "interval": [round(share.low, 4), round(share.high, 4)],
    }
