"""Nets beside the tables: whole numbers side by side, the same in both builds, and how they are made."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from math import floor
from pathlib import Path
from random import Random

import numpy as np
import pytest

from arcanarium import games
from arcanarium.bots.evaluations import evaluation_of, tables_of
from arcanarium.core.agenda import State
from arcanarium.core.evaluation import KNOTS, TABLES, Evaluation, net_file
from arcanarium.core.net import HALF, HATS, MOMENTS, UNITS, BadNet, Net, NetFile, find_reach, fit_cards, unpack
from arcanarium.games import NAMES, folder_of, load
from arcanarium.training import fit
from arcanarium.training.course import Course, OtherCourse
from arcanarium.training.judges import judge_with, table_of
from arcanarium.training.model import Passed, Weights, begin, chances
from arcanarium.training.news import Told
from arcanarium.training.positions import Floats, Positions
from arcanarium.work.crew import assemble

TABLES_SEEN = [("seasons", 2), ("res_arcana", 3), ("evenfall", 1)]


def any_net(name: str, seats: int, largest: int = 40) -> NetFile:
    """A net that means nothing."""
    random = Random(seats)
    judge = games.evaluation_of(load(name))
    size, wide = len(judge.names), int(judge.width)
    head = {
        "names": judge.names,
        "groups": judge.groups,
        "kinds": judge.game.rules.plan.kinds,
        "seats": seats,
        "scale": [random.choice((1, 3, 16)) for _ in range(size)],
        "low": [-8] * size,
        "high": [random.choice((12, 20)) for _ in range(size)],
        "most": [40] * len(judge.groups),
        "one": [random.choice((256, 512, 1024)) for _ in range(UNITS)],
        "out": [random.randint(-9999, 9999) for _ in range(UNITS)],
        "unit": 2.0**-20,
        "sharp": [0.9, 1.0, 1.3],
        "goal": [],
        "told": {},
    }
    weights = [random.randint(-largest, largest) for _ in range(UNITS * (HATS + 2 * wide))]
    return NetFile(head, weights, [random.uniform(-0.2, 0.2) for _ in range(KNOTS * wide)])


def positions(name: str, seats: int, number: int) -> list[State]:
    random = Random(number)
    found: list[State] = []
    s = load(name).new(seats, number)
    while not s.is_over() and len(found) < number:
        for _ in range(9):
            if not s.is_over():
                s.play(s.to_move, random.choice(s.legal()))
        if not s.is_over():
            found.append(s.clone())
    return found


def expected(net: NetFile, judge: Evaluation, s: State, seats: int) -> list[float]:
    """What the units of each seat come to, worked out one after the other."""
    size = len(net.names)
    rows: list[list[int]] = []
    for seat in range(seats):
        shown = judge.shown(s, seat)
        numbers = [floor(value * scale + 0.5) for value, scale in zip(shown[:size], net.scale, strict=True)]
        limited = [min(high, max(low, at)) for at, low, high in zip(numbers, net.low, net.high, strict=True)]
        rows.append([*limited, *(int(each) for each in shown[size:])])
    moment = floor(min(1.0, max(0.0, judge.moment(s))) * MOMENTS + 0.5)
    step = MOMENTS // (HATS - 1)
    hat = min(moment // step, HATS - 2)
    later = moment - hat * step
    found = []
    for seat in range(seats):
        total = 0
        for unit in range(UNITS):
            low, high = (net.weights[(hat + k) * UNITS + unit] for k in (0, 1))
            sums = (low * (step - later) + high * later) // step
            for other, row in enumerate(rows):
                first = (HATS + (other != seat)) * UNITS + unit
                sums += sum(number * net.weights[first + 2 * UNITS * i] for i, number in enumerate(row))
            total += net.out[unit] * min(net.one[unit], max(0, sums))
        found.append(total * net.unit)
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES_SEEN)
def test_sums_side_by_side_are_those_one_after_the_other(name: str, seats: int) -> None:
    file = any_net(name, seats)
    judge = games.evaluation_of(load(name))
    net = Net(file, judge.copies())
    judge.use_net(table_of(seats), net)
    plain = tables_of(load(name))
    for s in positions(name, seats, 12):
        judge.chances(s)
        assert [net.value(seat) for seat in range(seats)] == expected(file, plain, s, seats)


def test_a_net_whose_sums_might_leave_their_place_is_refused() -> None:
    judge = games.evaluation_of(load("seasons"))
    file = any_net("seasons", 2, largest=400)
    assert max(find_reach(file, judge.copies())) >= HALF
    with pytest.raises(BadNet):
        Net(file, judge.copies())


def test_what_a_sum_can_reach_is_reached() -> None:
    """The bound is no guess: numbers at their limits and the dearest cards come to just that."""
    judge = games.evaluation_of(load("seasons"))
    file = any_net("seasons", 2)
    size, kinds, copies = len(file.names), len(file.kinds), judge.copies()
    unit = 5
    column = [file.weights[at + unit] for at in range(0, len(file.weights), UNITS)]
    ways = []
    for sign in (1, -1):
        total = max(0, *(sign * weight for weight in column[:HATS]))
        for side in (0, 1):
            rows = [sign * weight for weight in column[HATS + side :: 2]]
            total += sum(max(0, row * file.low[i], row * file.high[i]) for i, row in enumerate(rows[:size]))
            for group, most in enumerate(file.most):
                cards = rows[size + group * kinds :][:kinds]
                total += sum(sorted((max(0, w) for w, n in zip(cards, copies, strict=True) for _ in range(n)))[-most:])
        ways.append(total)
    assert find_reach(file, copies)[unit] == max(ways)


def test_a_net_is_the_same_once_it_was_written() -> None:
    file = any_net("evenfall", 1)
    again = unpack(file.pack())
    assert again.head() == file.head()
    assert again.weights == file.weights
    assert again.pack() == file.pack()


@pytest.mark.parametrize(
    "data", [b"", b"something else\n{}\n", any_net("seasons", 2).pack().replace(b'"version":1', b'"version":9')]
)
def test_what_is_no_net_of_this_version_is_told(data: bytes) -> None:
    with pytest.raises(BadNet):
        unpack(data)


def test_cards_of_others_count_as_the_usual_ones_of_their_group() -> None:
    file = any_net("seasons", 2)
    kinds = [*file.kinds[1:], "card_of_mine"]
    fitted = fit_cards(file, kinds)
    size, number = len(file.names), len(kinds)
    first = UNITS * HATS
    for group in range(len(file.groups)):
        old = [
            file.weights[first + 2 * UNITS * (size + group * number + kind) :][: 2 * UNITS] for kind in range(number)
        ]
        new = [
            fitted.weights[first + 2 * UNITS * (size + group * number + kind) :][: 2 * UNITS] for kind in range(number)
        ]
        assert new[:-1] == old[1:]
        assert new[-1] == [round(sum(row[i] for row in old) / number) for i in range(2 * UNITS)]
    Net(fitted, [2] * number)


def test_a_game_without_a_net_is_judged_by_its_table(tmp_path: Path) -> None:
    game = load("seasons")
    judge = games.evaluation_of(game)
    judge.net_files[1] = tmp_path / "nothing.net"
    for s in positions("seasons", 2, 6):
        assert judge.chances(s) == tables_of(game).chances(s)


@pytest.mark.parametrize("name", NAMES)
def test_nets_that_are_shipped_are_used(name: str) -> None:
    judge = evaluation_of(load(name))
    for table, title in enumerate(TABLES):
        if net_file(folder_of(name), title).exists():
            assert judge.net_for(table + 1) is not None


CHANCES = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from test_nets import any_net, positions
from arcanarium.training.judges import judge_with
for name, seats in (("seasons", 2), ("res_arcana", 3), ("evenfall", 1)):
    judge = judge_with(name, seats, any_net(name, seats).pack())
    print([judge.chances(s) for s in positions(name, seats, 8)])
"""


def test_both_builds_judge_alike() -> None:
    told = []
    for pure in ("0", "1"):
        env = {**os.environ, "ARCANARIUM_PURE": pure}
        command = [sys.executable, "-c", CHANCES, str(Path(__file__).parent)]
        told.append(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    assert told[0] == told[1]
    assert told[0]


# -- how they are made


def test_slopes_are_what_a_small_step_changes() -> None:
    random = np.random.default_rng(3)
    shown = random.integers(0, 3, (7, 3, 11)).astype(np.float32)
    progress = random.random(7).astype(np.float32)
    weights = begin(0.1 * random.standard_normal((11, KNOTS)).astype(np.float32), 4)
    exact = Weights(*(each.astype(np.float64) for each in weights))
    aim = chances(random.standard_normal((7, 3)).astype(np.float32))

    def loss(tried: Weights) -> float:
        values = Passed(tried, shown, progress).values
        shares = np.exp(values - values.max(axis=1, keepdims=True))
        return float(-(aim * np.log(shares / shares.sum(axis=1, keepdims=True))).sum())

    passed = Passed(exact, shown, progress)
    slopes = passed.slopes(chances(passed.values) - aim)
    for field in Weights._fields:
        place = tuple(random.integers(0, size) for size in getattr(exact, field).shape)
        step = 1e-5
        sides = []
        for way in (step, -step):
            moved = Weights(*(each.copy() for each in exact))
            getattr(moved, field)[place] += way
            sides.append(loss(moved))
        assert (sides[0] - sides[1]) / (2 * step) == pytest.approx(float(getattr(slopes, field)[place]), abs=1e-3)


def test_how_sure_to_be_is_known_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where two factors are equally good but for rounding: once they took turns for ever."""
    random = np.random.default_rng(0)
    number = 200
    values = random.standard_normal((number, 2)).astype(np.float32)
    sure = 1 / (1 + np.exp(-2 * (values[:, 0] - values[:, 1])))
    won = np.eye(2, dtype=np.float32)[(random.random(number) > sure).astype(int)]
    nothing = np.zeros(number, np.float32)
    games = np.arange(number, dtype=np.int32)
    part = Positions(games, nothing, values, values.astype(np.uint8), values, won, won)
    judged = 0

    def loss(values: Floats, progress: Floats, won: Floats, sharp: Floats) -> float:
        nonlocal judged
        judged += 1
        assert judged < 1000
        return told(values, progress, won, sharp)

    told = fit.loss
    monkeypatch.setattr(fit, "loss", loss)
    assert fit.find_sharp([values * np.float32(0.8079256057739259)], [part])[0] > 1


@pytest.mark.thorough  # its duel takes minutes where every line is counted
def test_a_course_goes_on_where_it_was(tmp_path: Path) -> None:
    news: list[Told] = []
    with assemble(workers=1) as lane:
        course = Course("time_masters", [2], tmp_path / "course", 24, 8, 8, tmp_path / "rows.csv", lane, news.append)
        course.run(1)
        assert {each.about for each in news} >= {"play", "known", "learned", "duel", "verdict"}
        candidate = (course.home(1) / "candidate.net").read_bytes()
        judge = judge_with("time_masters", 2, candidate)
        assert judge.nets[1] is not None
        news.clear()
        course.run(1)
        assert not news
        other = Course("time_masters", [3], course.folder, 24, 8, 8, tmp_path / "rows.csv", lane, news.append)
        with pytest.raises(OtherCourse):
            other.run(1)
    with (tmp_path / "rows.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["generation"]) for row in rows] == [("time_masters", "1")]
