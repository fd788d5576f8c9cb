"""How fast the engine is, as ratios to its peers in one interleaved run: `python benchmarks/run.py --peers`.

Every engine is a worker process; they take turns, one second of CPU time each, five rounds, and the median counts.
Machines are noisy, so only the ratios mean anything. `--write` puts the table at the foot of this file.

What a change costs is told by `--before FOLDER`, a compiled checkout of the code without it, which takes turns too.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple

from arcanarium.games import NAMES

ROOT = Path(__file__).parents[1]
MEASURES = ("actions", "copy", "copy_and_execute")
PEERS = {  # a script, and what it measures; an iteration of OpenSpiel's search plays to the end at random
    "catanatron": ("catanatron_random.py", MEASURES),
    "openspiel": ("openspiel_gin.py", (*MEASURES, "search")),
    "essence-wars": ("essence_wars_random.py", (*MEASURES, "observed")),
    "connect_four_v3": ("pettingzoo_connect_four.py", ("pettingzoo",)),
}
OURS = ("actions", "actions_checked", "copy", "copy_and_execute", "nodes", "search", "observed", "pettingzoo")
BEFORE = " before"  # behind the name of a game: the same game in the other checkout
KEPT = {"actions": 0.97, "search": 0.97}  # of the speed before
NODES = {"res_arcana": 300_000}  # how many a plain look ahead must see in a second


class Goal(NamedTuple):
    """What the first measurement must be, as a multiple of the second."""

    what: str
    ours: tuple[str, str]
    theirs: tuple[str, str]
    least: float


def goals(game: str) -> list[Goal]:
    found = [
        Goal("random playouts / Catanatron", (game, "actions"), ("catanatron", "actions"), 30),
        Goal("random playouts / OpenSpiel gin_rummy", (game, "actions"), ("openspiel", "actions"), 5),
        Goal("random playouts / essence-wars", (game, "actions"), ("essence-wars", "actions"), 1),
        Goal("copies / Catanatron", (game, "copy"), ("catanatron", "copy"), 20),
        Goal("observed steps / essence-wars", (game, "observed"), ("essence-wars", "observed"), 1),
        Goal("PettingZoo steps / connect_four_v3", (game, "pettingzoo"), ("connect_four_v3", "pettingzoo"), 5),
    ]
    if game == "seasons":
        found.append(Goal("interpreted / Catanatron", (f"{game} interpreted", "actions"), ("catanatron", "actions"), 2))
    if game == "res_arcana":
        theirs = ("catanatron", "copy_and_execute")
        found.append(Goal("copy and execute / Catanatron", (game, "copy_and_execute"), theirs, 30))
        found.append(Goal("nodes with points / Catanatron", (game, "nodes"), theirs, 30))
    return found


class Worker:
    """One engine in its own process, idle between two questions."""

    def __init__(self, command: list[str], env: dict[str, str]) -> None:
        self.command = command
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env
        )
        self.version = str(self.read()["version"])

    def read(self) -> dict[str, object]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a benchmark worker ended: {' '.join(self.command)}")
        answer: dict[str, object] = json.loads(line)
        return answer

    def ask(self, measure: str, seconds: float) -> float:
        pipe: IO[str] | None = self.process.stdin
        assert pipe is not None
        pipe.write(json.dumps({"measure": measure, "seconds": seconds}) + "\n")
        pipe.flush()
        answer = self.read()
        if "error" in answer:
            raise SystemExit(str(answer["error"]))
        return float(str(answer["per_second"]))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def peers_python() -> str:
    """The interpreter that has the peers; they live apart, because their dependencies are not ours."""
    folder = ROOT / ".venv-peers"
    python = folder / "bin" / "python"
    if not (folder / ".installed").exists():
        print("installing the peers (once)", file=sys.stderr)
        venv.create(folder, with_pip=True)
        wanted = str(ROOT / "requirements" / "peers.txt")
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", wanted]
        subprocess.run(command, check=True)
        (folder / ".installed").touch()
    return str(python)


def start(games: list[str], with_peers: bool, before: Path | None) -> dict[str, Worker]:
    env = {name: value for name, value in os.environ.items() if name != "ARCANARIUM_PURE"}
    ours = str(ROOT / "benchmarks" / "ours.py")
    workers = {game: Worker([sys.executable, ours, game], env) for game in games}
    if before is not None:
        other = {**env, "PYTHONPATH": str(before / "src")}
        script = str(before / "benchmarks" / "ours.py")
        workers |= {game + BEFORE: Worker([sys.executable, script, game], other) for game in games}
    elif "seasons" in games:
        workers["seasons interpreted"] = Worker([sys.executable, ours, "seasons"], {**env, "ARCANARIUM_PURE": "1"})
    if with_peers:
        python = peers_python()
        for name, (script, _) in PEERS.items():
            workers[name] = Worker([python, str(ROOT / "benchmarks" / "peers" / script)], env)
    return workers


def measure(
    workers: dict[str, Worker], kinds: Sequence[str], rounds: int, seconds: float
) -> dict[tuple[str, str], float]:
    """Medians by worker and measure; the workers take turns within each round."""
    samples: dict[tuple[str, str], list[float]] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for kind in kinds:
            for name, worker in workers.items():
                if name == "seasons interpreted" and kind in ("nodes", "search"):
                    continue
                if name not in PEERS or kind in PEERS[name][1]:
                    samples.setdefault((name, kind), []).append(worker.ask(kind, seconds))
    return {key: median(values) for key, values in samples.items()}


def table(workers: dict[str, Worker], results: dict[tuple[str, str], float], games: list[str]) -> list[str]:
    lines = [f"{'engine':24}" + "".join(f"{kind:>17}" for kind in OURS) + "   (a second)"]
    for name, worker in workers.items():
        cells = "".join(f"{results[name, kind]:>17,.0f}" if (name, kind) in results else f"{'':>17}" for kind in OURS)
        lines.append(f"{name + ' ' + worker.version:24}{cells}")
    lines.append("")
    for game in games:
        for goal in goals(game):
            if goal.ours in results and goal.theirs in results:
                ratio = results[goal.ours] / results[goal.theirs]
                verdict = "reached" if ratio >= goal.least else "MISSED"
                lines.append(f"{game:14} {goal.what:42} {ratio:8.2f}   goal {goal.least:5.1f}   {verdict}")
        if game in NODES and (game, "nodes") in results:
            verdict = "reached" if results[game, "nodes"] >= NODES[game] else "MISSED"
            lines.append(
                f"{game:14} {'nodes with points a second':42} {results[game, 'nodes']:8,.0f}   goal {NODES[game]:,}   {verdict}"
            )
        kept = workers[game].ask("events_kept", 1.0)
        verdict = "reached" if kept >= 0.9 else "MISSED"
        lines.append(f"{game:14} {'events kept / off':42} {kept:8.2f}   goal   0.9   {verdict}")
        size = workers[game].ask("largest_packed", 1.0)
        verdict = "reached" if size <= 600 else "MISSED"
        lines.append(f"{game:14} {'largest packed state, bytes':42} {size:8.0f}   goal   600   {verdict}")
    return lines


def compare(workers: dict[str, Worker], results: dict[tuple[str, str], float], games: list[str]) -> list[str]:
    """Every speed as a share of the speed before, and the largest packed states."""
    lines = []
    for game in games:
        for kind in (kind for name, kind in results if name == game):
            ratio = results[game, kind] / results[game + BEFORE, kind]
            goal = KEPT.get(kind)
            verdict = "" if goal is None else f"   goal {goal}   {'reached' if ratio >= goal else 'MISSED'}"
            lines.append(f"{game:14} {kind:18} {ratio:6.3f}{verdict}")
        now, then = (int(workers[name].ask("largest_packed", 1.0)) for name in (game, game + BEFORE))
        lines.append(f"{game:14} largest packed state, bytes: {now}, before {then}")
    return lines


FOOT = "\n# Results, medians of five rounds on a shared two-core machine; read the ratios.\n"


def write(lines: list[str]) -> None:
    path = Path(__file__)
    body = path.read_text("utf-8").partition(FOOT)[0]
    path.write_text(body + FOOT + "".join(f"# {line}".rstrip() + "\n" for line in lines), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--peers", action="store_true", help="measure the peers in the same run")
    parser.add_argument("--before", type=Path, help="a compiled checkout to be compared with")
    parser.add_argument("--measures", nargs="*", default=list(OURS), choices=OURS, help="what is measured")
    parser.add_argument("--games", nargs="*", default=list(NAMES), help="which of our games")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one measurement")
    parser.add_argument("--json", action="store_true", help="medians as JSON")
    parser.add_argument("--write", action="store_true", help="put the table at the foot of this file")
    args = parser.parse_args()
    workers = start(args.games, args.peers, args.before)
    results = measure(workers, args.measures, args.rounds, args.seconds)
    if args.json:
        print(json.dumps({f"{name} {kind}": value for (name, kind), value in results.items()}, indent=1))
    elif args.before is not None:
        print("\n".join(compare(workers, results, args.games)))
    else:
        lines = table(workers, results, args.games)
        print("\n".join(lines))
        if args.write:
            write(lines)
    for worker in workers.values():
        worker.close()


if __name__ == "__main__":
    main()

# Results, medians of five rounds on a shared two-core machine; read the ratios.
# engine                            actions  actions_checked             copy copy_and_execute            nodes           search         observed       pettingzoo   (a second)
# seasons 0.1.0                   1,465,233        1,455,678        3,344,817        1,148,925        1,111,181           21,512          311,096          183,914
# res_arcana 0.1.0                1,403,772        1,365,170        3,315,694        1,101,761        1,211,449           15,408          275,800          171,682
# five_seals 0.1.0                  987,584          972,516        2,914,306          696,849          756,775            8,638          248,999          149,337
# time_masters 0.1.0              1,269,016        1,268,250        2,493,796          872,525          835,079            9,104          278,056          165,773
# evenfall 0.1.0                    960,834          947,628        1,905,694          693,206          664,003           10,968          197,123          120,016
# seasons interpreted 0.1.0           81,570           78,577          371,146           62,189                                              9,692            9,675
# catanatron 3.2.1                   28,215                            23,021           10,458
# openspiel 2.0.2                    61,959                            29,612           23,833                             1,736
# essence-wars 0.12.0               445,208                         1,172,092          646,442                                            374,870
# connect_four_v3 1.27.0                                                                                                                                    16,852
#
# seasons        random playouts / Catanatron                  51.93   goal  30.0   reached
# seasons        random playouts / OpenSpiel gin_rummy         23.65   goal   5.0   reached
# seasons        random playouts / essence-wars                 3.29   goal   1.0   reached
# seasons        copies / Catanatron                          145.30   goal  20.0   reached
# seasons        observed steps / essence-wars                  0.83   goal   0.5   reached
# seasons        PettingZoo steps / connect_four_v3            10.91   goal   5.0   reached
# seasons        interpreted / Catanatron                       2.89   goal   2.0   reached
# seasons        events kept / off                              0.98   goal   0.9   reached
# seasons        largest packed state, bytes                     349   goal   600   reached
# res_arcana     random playouts / Catanatron                  49.75   goal  30.0   reached
# res_arcana     random playouts / OpenSpiel gin_rummy         22.66   goal   5.0   reached
# res_arcana     random playouts / essence-wars                 3.15   goal   1.0   reached
# res_arcana     copies / Catanatron                          144.03   goal  20.0   reached
# res_arcana     observed steps / essence-wars                  0.74   goal   0.5   reached
# res_arcana     PettingZoo steps / connect_four_v3            10.19   goal   5.0   reached
# res_arcana     copy and execute / Catanatron                105.35   goal  30.0   reached
# res_arcana     nodes with points / Catanatron               115.84   goal  30.0   reached
# res_arcana     nodes with points a second                 1,211,449   goal 300,000   reached
# res_arcana     events kept / off                              0.96   goal   0.9   reached
# res_arcana     largest packed state, bytes                     418   goal   600   reached
# five_seals     random playouts / Catanatron                  35.00   goal  30.0   reached
# five_seals     random playouts / OpenSpiel gin_rummy         15.94   goal   5.0   reached
# five_seals     random playouts / essence-wars                 2.22   goal   1.0   reached
# five_seals     copies / Catanatron                          126.60   goal  20.0   reached
# five_seals     observed steps / essence-wars                  0.66   goal   0.5   reached
# five_seals     PettingZoo steps / connect_four_v3             8.86   goal   5.0   reached
# five_seals     events kept / off                              0.98   goal   0.9   reached
# five_seals     largest packed state, bytes                     447   goal   600   reached
# time_masters   random playouts / Catanatron                  44.98   goal  30.0   reached
# time_masters   random playouts / OpenSpiel gin_rummy         20.48   goal   5.0   reached
# time_masters   random playouts / essence-wars                 2.85   goal   1.0   reached
# time_masters   copies / Catanatron                          108.33   goal  20.0   reached
# time_masters   observed steps / essence-wars                  0.74   goal   0.5   reached
# time_masters   PettingZoo steps / connect_four_v3             9.84   goal   5.0   reached
# time_masters   events kept / off                              0.97   goal   0.9   reached
# time_masters   largest packed state, bytes                     369   goal   600   reached
# evenfall       random playouts / Catanatron                  34.05   goal  30.0   reached
# evenfall       random playouts / OpenSpiel gin_rummy         15.51   goal   5.0   reached
# evenfall       random playouts / essence-wars                 2.16   goal   1.0   reached
# evenfall       copies / Catanatron                           82.78   goal  20.0   reached
# evenfall       observed steps / essence-wars                  0.53   goal   0.5   reached
# evenfall       PettingZoo steps / connect_four_v3             7.12   goal   5.0   reached
# evenfall       events kept / off                              0.98   goal   0.9   reached
# evenfall       largest packed state, bytes                     539   goal   600   reached
