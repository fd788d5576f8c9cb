"""The search of today against that of an earlier commit: `python benchmarks/against_before.py GAME --before FOLDER`.

FOLDER is a compiled checkout (3ade4d3 is what the bars of docs/bots.md speak of). Its own code thinks, in a process of
its own, over the protocol of bots that are programs. One field is added to what those hear: a world dealt anew from
what the seat knows, told by the names of its parts, so that the search of before imagines from it as it always did.
Some questions, mostly which essence or energy to take or to pay next, were asked otherwise before; where its code does
not know all the answers, today's search answers for it, judging by the tables. Both have the same seconds of the
processor for a decision. Seats change after every game.

Games are played in batches, and every batch is a row of `results/before.csv` with a digest of what thinks now and the
commit of before; rows of others do not count. So it can be stopped at any time and goes on later; `--show` plays none.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections import Counter
from datetime import date
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.bots import Imagine, Maker, ismcts
from arcanarium.core.agenda import FRAME, State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game
from arcanarium.core.packing import resume
from arcanarium.core.plan import DRAWS, SEATS, TOLD, TURN
from arcanarium.games import NAMES, load
from rows import read_score

if TYPE_CHECKING:
    from arcanarium.core.view import Data

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "before.csv"
SOURCE = ROOT / "src" / "arcanarium"
SEED = 120_000  # of the first deal
PART = 10  # deals of a batch, each of which is played from both seats
STRANDS = "strands"
UNKNOWN = -1  # the answer to a question that was not asked before


# -- a world by the names of its parts, which both checkouts know


def tell_world(s: State) -> dict[str, Any]:
    plan, m = s.plan, s.mem

    def frames(cells: vec[i64], top: int) -> list[list[str | int]]:
        found: list[list[str | int]] = []
        for at in range(0, top, FRAME):
            name, step = s.rules.where(int(cells[at]))
            found.append([name, step, *[int(cells[at + i]) for i in range(1, FRAME)]])
        return found

    return {
        "seats": int(m[SEATS]),
        "moment": [int(m[cell]) for cell in (DRAWS, TOLD, TURN)],
        "zones": [[int(card) for card in s.cards(zone)] for zone in range(plan.used)],
        "eyes": [int(m[plan.eyes + card]) for card in range(plan.cards)],
        "marks": {mark.name: [int(m[mark.cell + card]) for card in range(plan.cards)] for mark in plan.marks},
        "counters": {
            counter.name: [int(m[counter.cell + i]) for i in range(counter.size * (plan.seats if counter.each else 1))]
            for counter in plan.counters
        },
        "agenda": frames(s.agenda, int(s.top)),
        STRANDS: [frames(strand, len(strand)) for strand in s.strands],
    }


def build_world(game: Game, told: dict[str, Any], seed: int) -> State:
    """What was told, in this checkout; counters that it does not have are left out."""
    rules = game.rules
    plan = rules.plan

    def cells(frames: list[Any]) -> vec[i64]:
        return vec[i64]([x for name, step, *rest in frames for x in (rules.entry[name] + step, *rest)])

    s = State(rules, plan.blank(told["seats"], seed), vec[i64]([0] * 64), vec[i64]([0] * 64))
    m = s.mem
    for cell, value in zip((DRAWS, TOLD, TURN), told["moment"], strict=True):
        m[cell] = value
    for zone, cards in enumerate(told["zones"]):
        for card in cards:
            s.append(card, zone)
    for card, eyes in enumerate(told["eyes"]):
        m[plan.eyes + card] = eyes
    for mark in plan.marks:
        for card, value in enumerate(told["marks"][mark.name]):
            m[mark.cell + card] = value
    for counter in plan.counters:
        for i, value in enumerate(told["counters"][counter.name]):
            m[counter.cell + i] = value
    s.agenda = cells(told["agenda"])
    s.top = len(s.agenda)
    s.strands = [cells(strand) for strand in told[STRANDS]]
    listen = getattr(s, "listen_again", None)  # what 3ade4d3 kept beside its cells
    if listen is not None:
        listen()
    resume(s)
    return s


# -- the program: runs with the code of before


def think(seconds: float) -> None:
    """Hear questions and answer them until the game is over."""
    vars(ismcts)["perf_counter"] = process_time  # the clock that a search looks at
    choosing = import_module("arcanarium.bots.choosing")
    search_of = import_module("arcanarium.bots.search").Search
    found_of: Any = vars(ismcts)["found"]
    hello = json.loads(sys.stdin.readline())
    game = load(hello["game"])
    seat, random = hello["seat"], Random(hello["seed"])
    search = search_of(choosing.hints_of(game), seat, random.randrange(SEED_LIMIT), False)
    print(json.dumps({"protocol": 1, "name": "before"}), flush=True)
    for line in sys.stdin:
        said = json.loads(line)
        if "end" in said:
            return
        ids = {option["notation"]: option["id"] for option in said["options"]}
        try:
            alike = build_world(game, said["world"], random.randrange(SEED_LIMIT))
            options = [int(option) for option in alike.legal_for(seat)]
        except (KeyError, IndexError, ValueError):
            options = []
        if not set(ids) <= {game.actions.notation(option) for option in options}:
            print(json.dumps({"action": UNKNOWN}), flush=True)
            continue
        worlds = ismcts.run(search, partial(game.imagine, alike, seat), random, ismcts.Budget(seconds=seconds))
        found = found_of(search.root(worlds[0]), options)
        offered = [option for option in found if game.actions.notation(option.action) in ids]
        best = max(offered, key=lambda option: (option.visits, option.chance)).action
        print(json.dumps({"action": ids[game.actions.notation(best)]}), flush=True)


# -- the match: runs with the code of today


def before(folder: Path, seconds: float, asked: Counter[str]) -> Maker:
    """Who plays with the code of that checkout; how many questions there were, and how many it did not know."""
    from arcanarium.bots import program
    from arcanarium.bots.evaluations import tables_of

    command = shlex.join([sys.executable, __file__, "--think", str(seconds)])
    env = f"env PYTHONPATH={shlex.quote(str(folder / 'src'))} "

    class Before(program.Player):
        looks = False

        def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
            super().__init__(game, seats, seat, seed, env + command)
            self.help = ismcts.Player(game, seats, seat, seed, ismcts.Budget(seconds=seconds), judge=tables_of(game))

        def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
            if len(decision.options) == 1:
                return decision.options[0]
            asked["all"] += 1
            found = super().choose(view, decision, imagine)
            if found == UNKNOWN:
                asked["unknown"] += 1
                found = self.help.choose(view, decision, imagine)
            return found

        def question(self, view: Data, decision: Decision, imagine: Imagine) -> dict[str, Any]:
            world = tell_world(imagine(self.random.randrange(SEED_LIMIT)))
            return {**super().question(view, decision, imagine), "world": world}

    return Before


def digest(game: str) -> str:
    """What thinks now: the search, and the weights and nets of the game."""
    folder = SOURCE / "games" / game
    found = [SOURCE / "bots" / "search.py", SOURCE / "bots" / "ismcts.py", folder / "evaluation.toml"]
    found += sorted(folder.glob("evaluation.*.net"))
    return sha256(b"".join(path.read_bytes() for path in found)).hexdigest()[:8]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--before", type=Path, help="a compiled checkout")
    parser.add_argument("--commit", default="3ade4d3", help="which one that is")
    parser.add_argument("--seconds", type=float, default=0.1, help="of the processor, a decision")
    parser.add_argument("--until", type=int, default=200, help="games of each game")
    parser.add_argument("--most", type=float, default=1e9, help="processor seconds after which no new batch begins")
    parser.add_argument("--part", type=int, default=PART, help="deals of a batch")
    parser.add_argument("--show", action="store_true", help="play nothing")
    parser.add_argument("--think", type=float, default=0.0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.think > 0:
        think(asked.think)
        return
    from arcanarium.arena.duel import duel
    from arcanarium.arena.results.rows import append_row

    vars(ismcts)["perf_counter"] = process_time
    now = partial(ismcts.Player, budget=ismcts.Budget(seconds=asked.seconds))

    def spent() -> float:
        times = os.times()
        return times.user + times.system + times.children_user + times.children_system

    for name in asked.games:
        own = {"game": name, "seconds": str(asked.seconds), "before": asked.commit, "now": digest(name)}
        score = read_score(RESULTS, own)
        while not asked.show and score.games < asked.until and spent() < asked.most:
            begun = spent()
            deals = min(asked.part, -(-(asked.until - score.games) // 2))
            questions: Counter[str] = Counter()
            old = before(asked.before.resolve(), asked.seconds, questions)
            part = duel(load(name), 2, now, old, 2 * deals, SEED, score.games)
            row = {"date": date.today().isoformat(), **own, "number": score.games, "games": part.games}
            row |= {"wins": part.wins, "questions": questions["all"], "unknown": questions["unknown"]}
            append_row(RESULTS, {**row, "cpu": round(spent() - begun, 1)})
            score = read_score(RESULTS, own)
            print(f"{name}: {score}", file=sys.stderr, flush=True)
        print(f"| {name} | {asked.seconds:g} s | {score if score.games else 'not measured'} |", flush=True)


if __name__ == "__main__":
    main()
