"""The same promises of every back-end: this process, others on this machine, and a Ray cluster of two nodes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from arcanarium.work.crew import assemble
from arcanarium.work.job import Lost, RemoteTraceback, WorkFailed
from arcanarium.work.lanes import Lane, result_of
from arcanarium.work.pool import Here, Pool
from arcanarium.work.processes import Processes
from arcanarium.work.ray import Bridge, Cluster, NoRay
from processes import PATIENCE, started, until

Make = Callable[[], Pool]


@contextmanager
def two_nodes() -> Iterator[Any]:
    """A cluster on this machine that finds the functions of these tests as this process does: the head, and a node."""
    from ray.cluster_utils import Cluster as TestCluster

    node = {"num_cpus": 2, "include_dashboard": False}
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        found = TestCluster(initialize_head=True, head_node_args=node)
        second = found.add_node(**node)
    try:
        yield found, second
    finally:
        found.shutdown()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with two_nodes() as (found, _):
        yield found


@pytest.fixture(params=["processes", pytest.param("ray", marks=pytest.mark.slow)])
def make(request: pytest.FixtureRequest) -> Make:
    """Places that do two jobs at once."""
    if request.param == "processes":
        return lambda: Processes(2, 7)
    running = request.getfixturevalue("cluster")

    def connect() -> Pool:
        bridge = Bridge(running.address)
        bridge.wait()
        return Cluster(bridge, 0.5)

    return connect


def double(number: int) -> int:
    return 2 * number


def name_process(_: int = 0) -> int:
    return os.getpid()


def hold(gate: Path, note: Path | None = None) -> str:
    """Busy until a file is there; `note` gets a line when it begins."""
    if note is not None:
        with note.open("a") as file:
            file.write(f"{os.getpid()}\n")
    until(gate.exists, "the gate opens")
    return "held"


def wrong(number: int) -> None:
    raise ValueError(f"no {number}")


class Stubborn(Exception):
    """Cannot be read where it is sent."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"{first} {second}")


def stubborn() -> None:
    raise Stubborn(1, 2)


def die(note: Path, times: int) -> str:
    """The process ends the first few times."""
    with note.open("a") as file:
        file.write("tried\n")
    if note.read_text().count("\n") <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


def test_many_jobs_and_what_goes_wrong(make: Make, tmp_path: Path) -> None:
    """One lane, since a cluster takes a while to connect to: results, errors, deaths, time limits, cancelling."""
    gate, note = tmp_path / "gate", tmp_path / "note"
    with Lane(make()) as lane:
        assert sorted(lane.each(double, ((number,) for number in range(40)))) == list(range(0, 80, 2))
        assert result_of([lane.submit(double, 4), lane.submit(double, 5)]) == [8, 10]
        with pytest.raises(ValueError, match="no 3") as told:
            lane.submit(wrong, 3).result()
        assert isinstance(told.value.__cause__, RemoteTraceback)
        assert "test_work.py" in str(told.value.__cause__)
        with pytest.raises(WorkFailed, match="Stubborn: 1 2"):
            lane.submit(stubborn).result()
        with pytest.raises(Exception, match="pickle"):
            lane.submit(lambda: 0).result()
        # a process that dies costs nobody else anything, and its job is done again, once
        held = lane.submit(hold, gate, note)
        until(lambda: lines(note), "it has begun")
        assert lane.submit(die, tmp_path / "once", 1).result(PATIENCE) == "alive"
        assert len(lines(tmp_path / "once")) == 2
        with pytest.raises(Lost):
            lane.submit(die, tmp_path / "often", 9).result(PATIENCE)
        assert len(lines(tmp_path / "often")) == 2
        assert not held.done()
        # whoever takes too long is ended, and gives room to others
        with pytest.raises(TimeoutError):
            lane.submit(hold, gate, tmp_path / "late", patience=0.2).result(PATIENCE)
        assert lane.submit(double, 1).result(PATIENCE) == 2
        # what nobody wants any more is stopped
        again = lane.submit(hold, gate, note)
        until(lambda: len(lines(note)) == 2, "the second has begun")
        waiting = lane.submit(double, 3)
        assert again.cancel()
        assert waiting.result(PATIENCE) == 6
        with pytest.raises(CancelledError):
            again.result()
        gate.touch()
        assert held.result(PATIENCE) == "held"
        assert len(lines(note)) == 2  # done once, all the while


def test_everybody_gets_a_turn(make: Make, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    with Lane(make(), shared=True) as lane:
        greedy = [lane.submit(hold, gate, owner="greedy") for _ in range(6)]
        for owner in ("modest", "third"):  # one owner never has all the room
            assert lane.submit(double, 1, owner=owner).result(PATIENCE) == 2
        assert not any(each.done() for each in greedy)
        gate.touch()
        assert result_of(greedy) == ["held"] * 6


def test_among_tasks(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        with Lane(make()) as lane:
            assert await lane.run(double, 4) == 8
            found = [each async for each in lane.stream(double, [(number,) for number in range(10)])]
            assert sorted(found) == list(range(0, 20, 2))
            task = asyncio.create_task(lane.run(hold, tmp_path / "gate", tmp_path / "note"))
            while not lines(tmp_path / "note"):
                await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            others = await asyncio.gather(*[lane.run(double, number) for number in range(4)])
            assert others == [0, 2, 4, 6]

    with ThreadPoolExecutor(1) as apart:  # a browser of other tests may have a loop of its own in this thread
        apart.submit(asyncio.run, work()).result()


def test_here() -> None:
    with Lane(Here()) as lane:
        assert list(lane.each(double, ((number,) for number in range(5)))) == [0, 2, 4, 6, 8]
        assert lane.submit(name_process).result() == os.getpid()
        with pytest.raises(ValueError, match="no 1"):
            list(lane.each(wrong, [(1,)]))
        begun: list[int] = []
        some = lane.each(begun.append, ((number,) for number in range(9)))
        next(some)
        some.close()
        assert begun == [0]  # nothing further is started for nobody


def test_processes_stand_back_and_are_used_again() -> None:
    with Lane(Processes(2, 7)) as lane:
        assert lane.submit(os.nice, 0).result() >= 7
        first = {lane.submit(name_process).result() for _ in range(5)}
        assert len(first) == 1


def test_closing_ends_everything(tmp_path: Path) -> None:
    lane = Lane(Processes(1))
    busy, waiting = (lane.submit(hold, tmp_path / "gate", tmp_path / "note") for _ in range(2))
    process = int(until(lambda: lines(tmp_path / "note"), "it has begun")[0])
    lane.close()
    assert busy.cancelled()
    assert waiting.cancelled()
    assert not Path(f"/proc/{process}").exists()
    with pytest.raises(Lost):
        lane.submit(double, 1).result(PATIENCE)


def test_processes_end_with_who_started_them(tmp_path: Path) -> None:
    code = f"""
import sys
sys.path[:0] = {sys.path!r}
from pathlib import Path
from arcanarium.work.lanes import Lane
from arcanarium.work.processes import Processes
from test_work import hold
if __name__ == "__main__":
    Lane(Processes(1)).submit(hold, Path({str(tmp_path / "gate")!r}), Path({str(tmp_path / "note")!r})).result()
"""
    with started([sys.executable, "-c", code], stderr=subprocess.DEVNULL) as process:
        worker = int(until(lambda: lines(tmp_path / "note"), "it has begun")[0])
        process.kill()
        process.wait()
        until(lambda: not is_alive(worker), "the worker ends with its parent")


def is_alive(process: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{process}/stat").read_text("utf-8")
    except OSError:
        return False


def test_ctrl_c_is_heard_by_who_started_them_alone(tmp_path: Path) -> None:
    """As a terminal sends it, to the whole group."""
    with Lane(Processes(1)) as lane:
        held = lane.submit(hold, tmp_path / "gate", tmp_path / "note")
        worker = int(until(lambda: lines(tmp_path / "note"), "it has begun")[0])
        os.kill(worker, signal.SIGINT)
        (tmp_path / "gate").touch()
        assert held.result(PATIENCE) == "held"


# -- Ray alone


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from arcanarium.work.ray import find_ray

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"arcanarium\[arena\]"):
        find_ray()


def test_an_address_where_nobody_is() -> None:
    with pytest.raises(NoRay, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        assemble(1, "127.0.0.1:1")


def test_without_a_cluster_others_do_it() -> None:
    said: list[str] = []
    bridge = Bridge("127.0.0.1:1", broken=said.append)
    with Lane(Cluster(bridge), Processes(1)) as lane:
        assert lane.submit(double, 4).result(PATIENCE) == 8  # nobody waits for the connection
        until(lambda: said, "it says so")
        assert "no Ray cluster answers" in said[0]
        assert lane.submit(double, 5).result(PATIENCE) == 10
    assert len(said) == 1


def count_up(folder: Path, number: int, seconds: float) -> tuple[int, int]:
    """Leaves a line for every time it is begun."""
    with (folder / str(number)).open("a") as file:
        file.write("begun\n")
    time.sleep(seconds)
    return number, os.getpid()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_node_is_killed_under_load(tmp_path: Path) -> None:
    """Everything is done, each thing once with effect, and nobody waits longer than Ray needs to notice."""
    said: list[str] = []
    with two_nodes() as (running, second), closing(Bridge(running.address, broken=said.append)) as bridge:
        bridge.wait()
        until(lambda: bridge.cpus == 4, "both nodes are there")
        with Lane(Cluster(bridge), Processes(1)) as lane:
            found: list[int] = []
            longest, last = 0.0, time.monotonic()
            for number, _ in lane.each(count_up, ((tmp_path, number, 0.2) for number in range(120))):
                found.append(number)
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
                if len(found) == 30:
                    running.remove_node(second, allow_graceful=False)
                    last = time.monotonic()
            assert sorted(found) == list(range(120))
            again = [number for number in range(120) if len(lines(tmp_path / str(number))) > 1]
            assert len(again) <= 4, again  # what was on the dead node, and nothing else
            assert longest < 40, longest
            until(lambda: bridge.cpus == 2, "the loss is noticed")
            assert not said
            # and now the cluster as a whole: its own processes go on
            running.shutdown()
            assert sorted(
                number for number, _ in lane.each(count_up, ((tmp_path, n, 0.0) for n in range(200, 206)))
            ) == [*range(200, 206)]
            until(lambda: said, "it says that the cluster is gone")
