"""Measures one of our games as `peers/` measures the others: `python benchmarks/ours.py GAME`.

An action is one decision of one player, taken through the Python-visible loop: list the legal actions, choose at
random, apply. Whole games, every seat count in turn; setting the table up is inside.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from worker import _answer, _measure, _respond  # the same protocol and the same clock

from arcanarium import __version__
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.ismcts import Budget, run
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.packing import pack
from arcanarium.games import load
from arcanarium.research.lens import Lens
from arcanarium.research.pettingzoo_env import env

RANDOM = Random(1).random
ITERATIONS = 1000  # of one search
DEPTH = 2  # of the plain look ahead


class Batches:
    """The pieces of work that can be measured."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seed = 0
        self.turn = 0
        self.states = self.middle_states()
        counts = range(game.fewest, game.most + 1)
        self.sights = {seats: Lens(game, seats).sights() for seats in counts}
        self.environments = {seats: env(game, seats) for seats in counts}

    def next_game(self) -> State:
        self.seed += 1
        seats = self.game.fewest + self.seed % (self.game.most - self.game.fewest + 1)
        return self.game.new(seats, self.seed)

    def middle_states(self) -> list[State]:
        """Three states out of the middle of each of sixteen games."""
        found: list[State] = []
        for _ in range(16):
            s = self.next_game()
            line = [s.clone()]
            while s.to_move >= 0:
                options = s.legal()
                s.play(s.to_move, options[int(RANDOM() * len(options))])
                line.append(s.clone())
            found += [line[len(line) * quarter // 4] for quarter in (1, 2, 3)]
        return found

    def actions(self) -> int:
        s = self.next_game()
        count = 0
        while s.to_move >= 0:
            options = s.legal()
            s.play(s.to_move, options[int(RANDOM() * len(options))])
            count += 1
        return count

    def actions_checked(self) -> int:
        s = self.next_game()
        count = 0
        while s.to_move >= 0:
            options = s.legal()
            s.apply(s.to_move, options[int(RANDOM() * len(options))])
            count += 1
        return count

    def observed(self) -> int:
        """What the seat to move sees and the mask as arrays, a choice from the mask, a checked answer."""
        s = self.next_game()
        look = self.sights[self.game.seats(s)].look
        count = 0
        while s.to_move >= 0:
            seat = s.to_move
            _, allowed = look(s, seat)
            options = allowed.nonzero()[0]
            s.apply(seat, options.item(int(RANDOM() * len(options))))
            count += 1
        return count

    def pettingzoo(self) -> int:
        """The same through the PettingZoo environment as it is handed out, just as its peer is measured."""
        self.seed += 1
        environment = self.environments[self.game.fewest + self.seed % len(self.environments)]
        environment.reset(seed=self.seed)
        count = 0
        while True:
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                return count
            options = seen["action_mask"].nonzero()[0]
            environment.step(options.item(int(RANDOM() * len(options))))
            count += 1

    def speed(self, first: int, listening: bool) -> float:
        """Actions a second of twelve games from a seed on."""
        count = 0
        start = process_time()
        for seed in range(first, first + 12):
            s = self.game.new(self.game.most, seed)
            if listening:
                s.open_log()
            while s.to_move >= 0:
                options = s.legal()
                s.play(s.to_move, options[int(RANDOM() * len(options))])
                count += 1
        return count / (process_time() - start)

    def events_kept(self) -> float:
        """Speed with events kept as a share of the speed without; in pairs, since machines drift."""
        pairs = []
        for number in range(61):
            before = self.speed(number, False)
            pairs.append(2 * self.speed(number, True) / (before + self.speed(number, False)))
        return median(pairs)

    def copy(self) -> int:
        for s in self.states:
            s.clone()
        return len(self.states)

    def copy_and_execute(self) -> int:
        for s in self.states:
            options = s.legal()
            s.clone().play(s.to_move, options[int(RANDOM() * len(options))])
        return len(self.states)

    def nodes(self) -> int:
        """Everything that may be played within some moves of the next of the states: copy, play, count points."""
        self.turn += 1
        s = self.states[self.turn % len(self.states)]
        return self.look_ahead(s, s.to_move, DEPTH)

    def look_ahead(self, s: State, seat: int, depth: int) -> int:
        count = 0
        for action in s.legal():
            later = s.clone()
            later.play(s.to_move, action)
            self.game.score(later, seat)
            count += 1
            if depth > 1 and later.to_move >= 0:
                count += self.look_ahead(later, seat, depth - 1)
        return count

    def search(self) -> int:
        """Iterations of one fresh search at a decision of the next of the states; imagining worlds is inside."""
        self.turn += 1
        s = self.states[self.turn % len(self.states)]
        seat = int(s.to_move)
        search = Search(evaluation_of(self.game), seat, self.turn, False)
        run(search, lambda seed: self.game.imagine(s, seat, seed), Random(self.turn), Budget(iterations=ITERATIONS))
        return int(search.iterations)

    def largest_packed(self) -> int:
        """Bytes of the largest packed state of fifty games."""
        largest = 0
        for _ in range(50):
            s = self.next_game()
            while s.to_move >= 0:
                largest = max(largest, len(pack(s)))
                options = s.legal()
                s.play(s.to_move, options[int(RANDOM() * len(options))])
        return largest


def main() -> None:
    game = load(sys.argv[1])
    work = Batches(game)
    batches = {
        "actions": work.actions,
        "actions_checked": work.actions_checked,
        "copy": work.copy,
        "copy_and_execute": work.copy_and_execute,
        "nodes": work.nodes,
        "search": work.search,
        "observed": work.observed,
        "pettingzoo": work.pettingzoo,
    }
    for batch in batches.values():
        _measure(batch, 0.3)
    _answer({"ready": True, "peer": game.name, "version": __version__})
    for line in sys.stdin:
        measure = json.loads(line).get("measure")
        if measure in ("largest_packed", "events_kept"):  # these are no speeds
            value = float(work.largest_packed() if measure == "largest_packed" else work.events_kept())
            _answer({"measure": measure, "count": 1, "seconds": 1.0, "per_second": value})
        else:
            _answer(_respond(line, batches))


if __name__ == "__main__":
    main()
