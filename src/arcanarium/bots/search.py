"""Information-set Monte-Carlo tree search: many worlds that look alike, one memory of what was tried in them.

A node stands for what the seat that is asked can see, not for a state, and there is one table of nodes a seat, so
nobody's choice depends on what that seat cannot know: the root seat's nodes are found by all it sees, those of its
rivals by what everybody sees, since what they hold is imagined anew in every world. Secret answers of seats that choose
at once change nothing that others see, so they are anonymous by themselves. Equal knowledge reached by different orders
of small choices is one node, and the nodes of the last decision are found again at the next one without re-rooting.
"""

from __future__ import annotations

import math
from typing import Final, final

from arcanarium.bots.lookahead import MOST_SEATS, best_answer
from arcanarium.core.agenda import FRAME, State
from arcanarium.core.chance import draw
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import DRAWS, OPEN, OWNER, SEED, TURN, Plan

MASK: Final = 0x1FFFFFFFFFFFFFFF
DEEPEST: Final = 200  # decisions of one iteration inside the tree
EXPLORE: Final = 1.0
SPREAD: Final = 0.35  # how sharply prior chances tell options apart, as a part of the distance of best and worst
# At the decision itself all options are looked at: what seems best one step ahead is what a search is to put in doubt.
TOP_EXPLORE: Final = 4.0
TOP_SPREAD: Final = 2.0
TRUST: Final = 1.0  # so many visits is the prior chance of an option worth
MOST_ITERATIONS: Final = 1_000_000_000_000  # of one decision
MOST_NODES: Final = 150_000
OWN_STEPS: Final = 8  # new decisions of one seat in a row
UCB: Final = 0.7  # how curious plain search is
SALT: Final = 20260101  # of the keys of nodes; the same in every process
ROOM: Final = 64  # options at first
TAIL: Final = 64  # cells of a key beyond those of a state: the frame that is asked


def factors(number: int, salt: int) -> vec[i64]:
    """Odd random numbers: the key of a position is the sum of what is seen times these."""
    row: list[int] = []
    for i in range(number):
        row.append((int(draw(salt, 2 * i)) << 29 ^ int(draw(salt, 2 * i + 1))) & MASK | 1)
    return vec[i64](row)


@final
class Node:
    """What was tried where a seat sees the same; the numbers of an option are at its place in every row."""

    def __init__(self, seat: i64, room: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * int(room))
        self.tried: vec[i64] = vec[i64]([0] * int(room))
        self.offered: vec[i64] = vec[i64]([0] * int(room))  # how often it was there to be chosen
        self.total: vec[float] = vec[float]([0.0] * int(room))
        self.prior: vec[float] = vec[float]([0.0] * int(room))

    def find(self, action: i64) -> i64:
        for i in range(self.count):
            if self.actions[i] == action:
                return i
        return -1

    def add(self, action: i64, prior: float) -> i64:
        """A new option."""
        place = self.count
        if place == len(self.actions):
            more = [0] * (int(place) + 4)
            self.actions = vec[i64](list(self.actions) + more)
            self.tried = vec[i64](list(self.tried) + more)
            self.offered = vec[i64](list(self.offered) + more)
            self.total = vec[float](list(self.total) + [0.0] * len(more))
            self.prior = vec[float](list(self.prior) + [0.0] * len(more))
        self.actions[place] = action
        self.prior[place] = prior
        self.count += 1
        return place

    def mean(self, i: i64, trust: float) -> float:
        """The chance of winning of the seat that chooses, after that option; its prior is worth `trust` visits."""
        return (self.total[i] + trust * self.prior[i]) / (float(self.tried[i]) + trust)


@final
class SightKey:
    """What a seat sees of a state, as one number."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.factor: vec[i64] = factors(plan.size + TAIL, SALT)
        public: list[int] = [TURN]
        private: list[list[int]] = [[] for _ in range(plan.seats)]
        for counter in plan.counters:
            for i in range(counter.size * (plan.seats if counter.each else 1)):
                if counter.seen == OPEN:
                    public.append(counter.cell + i)
                elif counter.seen == OWNER:
                    private[i // counter.size].append(counter.cell + i)
        self.public: vec[i64] = vec[i64](public)
        self.private: list[vec[i64]] = [vec[i64](cells) for cells in private]
        self.marks: vec[i64] = vec[i64]([mark.cell for mark in plan.marks])

    def key(self, s: State, seat: i64, watcher: i64) -> i64:
        """What `watcher` sees when `seat` is asked; the watcher after the last seat is everybody."""
        m = s.mem
        a = self.factor
        plan = self.plan
        cards: i64 = plan.cards
        eyes: i64 = plan.eyes
        places: i64 = plan.places
        heads: i64 = plan.heads
        total: i64 = 0
        for k in range(len(self.public)):
            cell = self.public[k]
            total += m[cell] * a[cell]
        if watcher < plan.seats:
            own = self.private[watcher]
            for k in range(len(own)):
                cell = own[k]
                total += m[cell] * a[cell]
        marks = self.marks
        for card in range(cards):
            zone = m[places + card]
            if zone >= 0:
                if m[eyes + card] >> watcher & 1 == 1:
                    total += (zone + 1) * a[places + card]
                    for k in range(len(marks)):
                        cell = marks[k] + card
                        total += m[cell] * a[cell]
                else:  # which card it is stays unknown, where one lies and what is on it does not
                    total += a[heads + 2 * zone]
                    for k in range(len(marks)):
                        cell = marks[k]
                        if m[cell + card] != 0:
                            total += m[cell + card] * a[cell] * (zone + 3)
        frame = s.agenda
        top = s.top
        if s.strands:
            frame = s.strands[seat]
            top = len(frame)
        last = plan.size
        for k in range(FRAME):
            total += (frame[top - FRAME + k] + 2) * a[last + k]
        total += top * a[last + FRAME] + seat * a[last + FRAME + 1]
        total &= MASK
        return (total ^ total >> 31) & MASK


@final
class Search:
    """The search of one seat in one game; what it found is kept between its decisions."""

    def __init__(self, hints: Evaluation, seat: int, seed: int, plain: bool) -> None:
        self.hints: Evaluation = hints
        self.seat: i64 = seat
        self.seed: i64 = seed
        self.drawn: i64 = 0
        self.plain: bool = plain  # random playouts to the end and no evaluation, to measure against
        self.sight: SightKey = SightKey(hints.game.rules.plan)
        self.tables: list[dict[int, Node]] = [{} for _ in range(MOST_SEATS)]
        self.explore: float = EXPLORE
        self.spread: float = SPREAD
        self.top_explore: float = TOP_EXPLORE
        self.top_spread: float = TOP_SPREAD
        self.trust: float = TRUST
        self.own_steps: i64 = OWN_STEPS  # new decisions of one seat in a row, at most
        self.turns: i64 = 1  # how often the turn may pass on a new line before it is judged
        self.ahead: i64 = hints.ahead  # how often the turn passes before any line is judged; 0: as `turns` says
        self.out: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.top: Node = Node(seat, 0)  # of the decision that is searched,
        self.before: list[int] = []  # and how often its answers had been tried when it began
        self.path: list[Node] = []
        self.chosen: vec[i64] = vec[i64]([0] * DEEPEST)
        self.places: vec[i64] = vec[i64]([0] * ROOM)  # of the options at hand in the node that is looked at,
        self.shares: vec[float] = vec[float]([0.0] * ROOM)  # and how much attention each deserves
        self.iterations: i64 = 0

    def random(self, limit: i64) -> i64:
        self.drawn += 1
        return draw(self.seed, self.drawn) % limit

    def nodes(self) -> int:
        return sum([len(table) for table in self.tables])

    def make_room(self) -> None:
        """Forget everything once it has grown too large: what is of use again is soon found again."""
        if self.nodes() > MOST_NODES:
            for table in self.tables:
                table.clear()

    def key(self, s: State, seat: i64) -> int:
        plan = self.sight.plan
        watcher: i64 = seat if seat == self.seat else plan.seats
        return int(self.sight.key(s, seat, watcher))

    # -- one iteration

    def begin(self, world: State) -> State:
        """A new decision, which that world stands at; the result is a world where it is asked."""
        here = world.clone()
        if here.to_move != self.seat:
            here.ask(self.seat)  # several choose at once
        self.top = self.node_at(here, self.seat)
        self.before = [int(tried) for tried in self.top.tried]
        self.drawn += MOST_ITERATIONS
        return here

    def upcoming(self, here: State) -> int:
        """The answer to be tried next."""
        return int(self.top.actions[self.select(self.top, here)])

    def tries(self, action: int) -> int:
        """How often an answer was tried in this decision; earlier ones had other luck."""
        i = self.top.find(action)
        if self.plain:
            return int(self.iterations)
        return int(self.top.tried[i]) - (self.before[int(i)] if i < len(self.before) else 0)

    def node_at(self, s: State, seat: i64) -> Node:
        """What was tried where a world stands; a new node if nothing was."""
        key = self.key(s, seat)
        node = self.tables[seat].get(key)
        if node is None:
            node = Node(seat, s.count)
            self.tables[seat][key] = node
        return node

    def iterate(self, world: State, action: int, number: int) -> None:
        """Play one world down the tree, judge where it leads, and remember it all the way up. The world is used up.

        An equal number is equal luck: all answers meet the same luck in the same worlds in the same order, so that luck
        is not what tells them apart.
        """
        s = world
        luck = self.drawn + 2 * number
        s.mem[SEED] = draw(self.seed, luck + 1) << 29 ^ draw(self.seed, luck + 2)
        s.mem[DRAWS] = 0
        self.iterations += 1
        seat = self.seat
        if s.to_move != seat:
            s.ask(seat)
        node = self.top
        self.path = []
        depth: i64 = 0
        mover = seat
        gone: i64 = 0  # how often the turn has passed since the decision,
        known: i64 = 0  # and when the new line began
        fresh: i64 = 0  # new decisions of who moves
        i = node.find(action)
        while True:
            if node.visits == 0:
                if fresh == 0:
                    known = gone
                fresh += 1
            self.path.append(node)
            self.chosen[depth] = i
            depth += 1
            s.play(seat, node.actions[i])
            seat = s.to_move
            if seat < 0 or depth == DEEPEST:
                break
            if seat != mover:
                mover = seat
                gone += 1
                fresh = min(fresh, 1)
                if gone > self.ahead > 0:
                    break
            if fresh > 0 and (gone - known > self.turns or fresh > self.own_steps or self.plain):
                break
            node = self.node_at(s, seat)
            i = self.select(node, s)
        self.finish(s, mover, gone)
        out = self.out
        for k in range(depth):
            node = self.path[k]
            i = self.chosen[k]
            node.visits += 1
            node.tried[i] += 1
            node.total[i] += out[node.seat]

    def finish(self, s: State, mover: i64, gone: i64) -> None:
        """What is left of the turns as seems best at once, or the rest of the game at random; then the chances."""
        if self.plain:
            while s.to_move >= 0:
                s.play(s.to_move, s.offers[self.random(s.count)])
        if self.ahead > 0:
            while s.to_move >= 0:
                if s.to_move != mover:
                    mover = s.to_move
                    gone += 1
                if gone > self.ahead:
                    break
                s.play(mover, best_answer(self.hints, s, mover, self.out))
        self.hints.judge(s, self.out)

    def prior(self, s: State, seat: i64, action: i64) -> float:
        """The chance right after an answer, in this world."""
        after = s.clone()
        after.play(seat, action)
        self.hints.judge(after, self.out)
        return self.out[seat]

    def select(self, node: Node, s: State) -> i64:
        """The option that promises most or was tried least, of those offered in this world."""
        if self.plain:
            return self.select_plain(node, s)
        seat = node.seat
        trust = self.trust
        count = s.count
        if count > len(self.places):
            self.places = vec[i64]([0] * int(2 * count))
            self.shares = vec[float]([0.0] * int(2 * count))
        places = self.places
        shares = self.shares
        offers = s.offers
        low = 2.0
        high = -1.0
        worst = 2.0
        first = -1.0
        for k in range(count):
            action = offers[k]
            i = k if k < node.count and node.actions[k] == action else node.find(action)
            if i < 0:
                i = node.add(action, self.prior(s, seat, action))
            places[k] = i
            node.offered[i] += 1
            worth = node.mean(i, trust)
            low = min(low, worth)
            high = max(high, worth)
            worst = min(worst, node.prior[i])
            first = max(first, node.prior[i])
        spread = high - low + 1e-9
        sharp = (self.top_spread if node is self.top else self.spread) * (first - worst + 1e-9)
        explore = self.top_explore if node is self.top else self.explore
        best: i64 = 0
        most = -1.0
        # softmax over the prior chances, measured by how far apart the options are
        total = 0.0
        for k in range(count):
            share = math.exp((node.prior[places[k]] - first) / sharp)
            shares[k] = share
            total += share
        for k in range(count):
            i = places[k]
            share = shares[k] / total
            score = (node.mean(i, trust) - low) / spread + explore * share * math.sqrt(float(node.offered[i])) / (
                1.0 + float(node.tried[i])
            )
            if score > most:
                most = score
                best = i
        return best

    def select_plain(self, node: Node, s: State) -> i64:
        """UCB1 with availability counts; untried options first, at random."""
        untried: i64 = 0
        for k in range(s.count):
            i = node.find(s.offers[k])
            if i < 0:
                i = node.add(s.offers[k], 0.0)
            node.offered[i] += 1
            if node.tried[i] == 0:
                untried += 1
        if untried > 0:
            pick = self.random(untried)
            for k in range(s.count):
                i = node.find(s.offers[k])
                if node.tried[i] == 0:
                    if pick == 0:
                        return i
                    pick -= 1
        best: i64 = 0
        most = -1.0
        for k in range(s.count):
            i = node.find(s.offers[k])
            tried = float(node.tried[i])
            score = node.total[i] / tried + UCB * math.sqrt(math.log(float(node.offered[i])) / tried)
            if score > most:
                most = score
                best = i
        return best

    # -- what came out

    def root(self, world: State) -> Node | None:
        """The node of the decision that a world stands at."""
        seat = self.seat
        if world.to_move != seat:
            world.ask(seat)
        found = self.tables[seat].get(self.key(world, seat))
        if world.to_move != seat:
            world.ask(world.to_move)
        return found

    def line(self, world: State, action: int, most: int) -> list[int]:
        """What the seat would do from here on in its turn, beginning with that answer."""
        s = world.clone()
        found = [action]
        s.play(self.seat, action)
        while s.to_move == self.seat and len(found) < most:
            node = self.tables[self.seat].get(self.key(s, self.seat))
            if node is None:
                break
            best: i64 = -1
            for k in range(s.count):
                i = node.find(s.offers[k])
                if i >= 0 and node.tried[i] > 0 and (best < 0 or node.tried[i] > node.tried[best]):
                    best = i
            if best < 0:
                break
            found.append(int(node.actions[best]))
            s.play(self.seat, node.actions[best])
        return found
