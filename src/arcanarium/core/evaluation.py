"""What matters in a position, in numbers, and the chances of winning that they give.

A game says which numbers matter and walks over the cards that do; how much each is worth at the beginning, in the
middle and at the end of a game was found by self-play and is read from the table beside its `evaluation.py`. Where a
net lies there too, it judges how they work together; the table goes on saying what each of them is worth.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.ints import i64, vec
from arcanarium.core.net import ROW, Goal, Net, read_net
from arcanarium.core.plan import SEATS

KNOTS: Final = 3  # weights are given at the beginning, in the middle and at the end, and straight in between
# A lead counts for so much less at the beginning of a game than at its end: else whoever is sure to win, where the
# players decide when a game ends, goes on gathering for ever instead of winning.
HURRY: Final = 0.02
POINT_WORTH: Final = 0.2  # of a lead, where nothing else is known: five points are odds of nearly three to one
TABLES: Final = ["one", "two", "more"]  # of weights, by the number of seats


def net_file(folder: Path, table: str) -> Path:
    """Where the net lies that goes with a table."""
    return folder / f"evaluation.{table}.net"


class Names:
    """What a game measures: numbers, for which the places of their names stand, and groups of cards."""

    def __init__(self, groups: dict[str, list[i64]]) -> None:
        """Cards whose kinds have a worth of their own, and the zones where they lie, those of the first seat."""
        self.numbers: list[str] = []
        self.groups: list[str] = list(groups)
        self.zones: list[int] = []
        self.group_of: list[int] = []
        for group, zones in enumerate(groups.values()):
            self.zones += [int(zone) for zone in zones]
            self.group_of += [group] * len(zones)

    def number(self, *names: str) -> int:
        """The place of the first of them; the others follow it."""
        first = len(self.numbers)
        self.numbers += names
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The evaluation of one game. Its registers last as long as one evaluation."""

    def __init__(self, game: Game, names: Names) -> None:
        groups = names.groups
        self.game: Game = game
        self.names: list[str] = names.numbers  # that matter
        self.groups: list[str] = groups
        self.zones: vec[i64] = vec[i64](names.zones)
        self.group_of: vec[i64] = vec[i64](names.group_of)
        self.kinds: i64 = len(game.rules.plan.kinds)
        self.size: i64 = len(self.names)
        self.width: i64 = self.size + len(groups) * self.kinds
        self.tables: list[vec[float]] = [vec[float]([0.0] * int(KNOTS * self.width)) for _ in TABLES]
        self.nets: list[Net | None] = [None for _ in TABLES]
        self.net_files: list[Path | None] = [None for _ in TABLES]  # those that were not looked for yet
        self.net: Net | None = None  # that judges at this moment
        self.row: vec[float] = vec[float]([0.0] * len(self.names))
        self.worth: vec[float] = vec[float]([0.0] * (len(groups) + 1))  # of the cards, by group
        self.tally: vec[float] = vec[float]([0.0] * int(self.width))  # what the tuner is shown
        self.telling: bool = False
        self.at: i64 = 0
        self.knot: i64 = 0  # the knot before now,
        self.low: i64 = 0  # where its weights begin,
        self.later: float = 0.0  # and how far it is to the next
        self.done: float = 0.0  # how much of the game is over
        self.weights: vec[float] = self.tables[0]
        self.ahead: i64 = 0  # after so many turns a search judges every line, where turns are short; 0: as it comes

    # -- what a game says

    def progress(self, s: State) -> float:
        """From 0 at the beginning to 1 at the end, as the tables know it."""
        raise NotImplementedError

    def moment(self, s: State) -> float:
        """The same as nets know it."""
        return self.progress(s)

    def measure(self, s: State, seat: i64) -> None:
        """`tell` every number, once."""
        raise NotImplementedError

    # -- for games

    def tell(self, place: i64, number: float) -> None:
        """Put a number at the place of its name."""
        self.row[place] = number
        self.at += 1

    def weigh(self, s: State, zone: i64, group: i64) -> None:
        """All cards of a zone count as cards of that group."""
        card = s.first(zone)
        if card < 0:
            return
        net = self.net
        if net is not None:
            self.worth[group] += self.meet(s, net, card, group)
            return
        w = self.weights
        first = self.size + group * self.kinds
        low = self.low + first
        high = low + self.width
        later = self.later
        sooner = 1.0 - later
        found = 0.0
        while card >= 0:
            kind = s.kind(card)
            found += sooner * w[low + kind] + later * w[high + kind]
            if self.telling:
                self.tally[first + kind] += 1.0
            card = s.after(card)
        self.worth[group] += found

    def meet(self, s: State, net: Net, card: i64, group: i64) -> float:
        """The worth of a card and of those after it; the net is told of them, as many of a group as it counts."""
        w = self.weights
        cards = net.cards
        count = net.count
        last = count + net.left[group]
        first = self.size + group * self.kinds
        low = self.low + first
        high = low + self.width
        later = self.later
        sooner = 1.0 - later
        found = 0.0
        while card >= 0:
            kind = s.kind(card)
            found += sooner * w[low + kind] + later * w[high + kind]
            if count < last:
                row = (first + kind) * ROW
                if cards[count] != row:
                    cards[count] = row
                    net.same = False
                count += 1
            card = s.after(card)
        net.left[group] = last - count
        net.count = count
        return found

    # -- what follows

    def prepare(self, s: State) -> None:
        """Find what judges at this moment of the game: the net for as many seats, or else the table."""
        net = self.net_for(s.mem[SEATS])
        if net is None:
            self.prepare_table(s)
            return
        self.net = net
        self.weights = net.linear
        self.find_knot(self.moment(s))

    def prepare_table(self, s: State) -> None:
        """Find the weights of this moment of the game in the table."""
        self.net = None
        self.weights = self.tables[min(s.mem[SEATS], len(self.tables)) - 1]
        self.find_knot(self.progress(s))

    def find_knot(self, progress: float) -> None:
        """Between which knots that is."""
        self.done = min(1.0, max(0.0, progress))
        place = self.done * (KNOTS - 1)
        knot: i64 = 0
        while knot < KNOTS - 2 and place >= 1.0:
            place -= 1.0
            knot += 1
        self.knot = knot
        self.low = knot * self.width
        self.later = place

    def value(self, s: State, seat: i64) -> float:
        """How well a seat stands, after `prepare`; only the difference to the others says something.

        What a net adds is known only once all seats were looked at: `judge` adds it.
        """
        self.at = 0
        net = self.net
        if net is not None:
            net.begin(seat)
        for group in range(len(self.groups)):
            self.worth[group] = 0.0
        self.measure(s, seat)
        for i in range(len(self.zones)):
            self.weigh(s, self.zones[i] + seat, self.group_of[i])
        assert self.at == self.size, "every number that matters is put, and once"
        w = self.weights
        f = self.row
        low = self.low
        high = low + self.width
        later = self.later
        sooner = 1.0 - later
        total = 0.0
        for i in range(self.size):
            total += f[i] * (sooner * w[low + i] + later * w[high + i])
        for group in range(len(self.groups)):
            total += self.worth[group]
        if net is not None:
            net.look(f, seat)
        return total

    def judge(self, s: State, out: vec[float]) -> None:
        """The chance of winning of every seat; who has won, once the game is over."""
        seats = s.mem[SEATS]
        if s.to_move < 0:
            self.judge_end(s, seats, out)
            return
        self.prepare(s)
        for seat in range(seats):
            out[seat] = self.value(s, seat)
        self.add_net(seats, out)
        if seats == 1:  # against one whose numbers are all nothing
            out[0] = 1.0 / (1.0 + math.exp(-out[0]))
            if self.goal() is None:
                out[0] = self.hurried(out[0], 0.5)
            return
        most = -1e30
        for seat in range(seats):
            most = max(most, out[seat])
        total = 0.0
        for seat in range(seats):
            share = math.exp(out[seat] - most)
            out[seat] = share
            total += share
        even = 1.0 / float(seats)
        for seat in range(seats):
            out[seat] = self.hurried(out[seat] / total, even)

    def judge_end(self, s: State, seats: i64, out: vec[float]) -> None:
        """Who has won; alone also by how many points, where those are aimed at."""
        winners = self.game.winners(s)
        share = 1.0 / len(winners)
        for seat in range(seats):
            out[seat] = 0.0
        for winner in winners:
            if winner < seats:  # nobody's seat wins against the Automa
                out[winner] = share
        goal = self.goal() if seats == 1 else None
        if goal is not None:
            out[0] = goal.worth(float(self.game.score(s, 0)), out[0])

    def goal(self) -> Goal | None:
        """What is aimed at alone; none if it is to win."""
        net = self.net_for(1)
        return net.goal if net is not None else None

    def add_net(self, seats: i64, out: vec[float]) -> None:
        """What the net adds to how well each seat stands, and how sure all of it is at this moment."""
        net = self.net
        if net is None:
            return
        net.share(seats, self.done)
        sharp = (1.0 - self.later) * net.sharp[self.knot] + self.later * net.sharp[self.knot + 1]
        for seat in range(seats):
            out[seat] = (out[seat] + net.value(seat)) * sharp

    def hurried(self, chance: float, even: float) -> float:
        """A chance with its distance to an even one made a little smaller while much of the game is left."""
        return even + (chance - even) * (1.0 - HURRY * (1.0 - self.done))

    def chances(self, s: State) -> list[float]:
        """The chance of winning of every seat."""
        out = vec[float]([0.0] * int(s.mem[SEATS]))
        self.judge(s, out)
        return list(out)

    def features(self, s: State, seat: int) -> list[float]:
        """The numbers that matter and then the worth of the cards, group by group, by the table of this moment."""
        self.prepare_table(s)
        self.value(s, seat)
        return list(self.row) + [self.worth[group] for group in range(len(self.groups))]

    def gains(self, s: State, seat: int) -> list[float]:
        """What each number and each group adds to how well a seat stands, as far as each can be told by itself."""
        found = self.features(s, seat)
        w = self.weights
        for i in range(len(self.names)):
            low = self.low + i
            found[i] *= (1.0 - self.later) * w[low] + self.later * w[low + self.width]
        return found

    def titles(self) -> list[str]:
        """Names of the features and of the groups after them."""
        return self.names + self.groups

    def shown(self, s: State, seat: int) -> list[float]:
        """The numbers that matter and then how many cards of each kind there are, group by group, for the tuner."""
        self.telling = True
        for i in range(self.width):
            self.tally[i] = 0.0
        self.prepare_table(s)
        self.value(s, seat)
        self.telling = False
        for i in range(self.size):
            self.tally[i] = self.row[i]
        return list(self.tally)

    # -- weights

    def set_weights(self, table: int, weights: list[float]) -> None:
        """Knot after knot, each as wide as what the tuner is shown."""
        self.tables[table] = vec[float](weights)

    def use_net(self, table: int, net: Net | None) -> None:
        """Judge with that net, or with the table alone, whatever lies beside it."""
        self.nets[table] = net
        self.net_files[table] = None

    def use_tables(self) -> None:
        """Judge with the tables alone."""
        for table in range(len(TABLES)):
            self.use_net(table, None)

    def net_for(self, seats: i64) -> Net | None:
        """The net that judges games with that many seats instead of the table; read once somebody plays one."""
        table = min(seats, len(self.tables)) - 1
        path = self.net_files[table]
        if path is not None:
            kinds = self.game.rules.plan.kinds
            self.use_net(int(table), read_net(path, self.names, self.groups, kinds, self.copies()))
        return self.nets[table]

    def copies(self) -> list[int]:
        """How many cards there are of each kind."""
        found = [0] * int(self.kinds)
        for kind in self.game.rules.plan.kind_of:
            found[int(kind)] += 1
        return found

    def read(self, path: Path) -> None:
        """The table of a game, and where its nets lie."""
        self.read_tables(path)
        for number, table in enumerate(TABLES):
            self.net_files[number] = net_file(path.parent, table)

    def read_tables(self, path: Path) -> None:
        """Weights by name; a kind the table does not know is worth as much as the others of its group on average."""
        if not path.exists():
            return
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        names = self.game.rules.plan.kinds
        for number, table in enumerate(TABLES):
            part: dict[str, Any] = data.get(table, {})
            weights = [0.0] * int(KNOTS * self.width)
            wide = int(self.width)
            for i, name in enumerate(self.names):
                row = part.get("features", {}).get(name, [0.0] * KNOTS)
                for knot in range(KNOTS):
                    weights[knot * wide + i] = float(row[knot])
            for g, group in enumerate(self.groups):
                known: dict[str, list[float]] = part.get(group, {})
                for knot in range(KNOTS):
                    usual = sum(float(row[knot]) for row in known.values()) / len(known) if known else 0.0
                    for kind, name in enumerate(names):
                        place = knot * wide + int(self.size) + g * int(self.kinds) + kind
                        weights[place] = float(known[name][knot]) if name in known else usual
            self.set_weights(number, weights)


class PlainEvaluation(Evaluation):
    """For a game that brings none of its own: whoever has more points stands better."""

    def __init__(self, game: Game) -> None:
        names = Names({})
        self.points: i64 = names.number("points")
        super().__init__(game, names)
        for table in range(len(TABLES)):
            self.set_weights(table, [POINT_WORTH] * KNOTS)

    def progress(self, s: State) -> float:
        return 0.5

    def measure(self, s: State, seat: i64) -> None:
        self.tell(self.points, float(self.game.score(s, seat)))
