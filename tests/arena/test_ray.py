"""The same runs on a real Ray on this machine: one of its own, and a cluster of two nodes that is already running."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from arcanarium.arena.crew import NoRay, Ray
from arcanarium.arena.folder import Folder
from arcanarium.arena.run import played
from arcanarium.arena.schedule import RoundRobin, Setting
from arcanarium.arena.sitting import FailedSitting, play
from arcanarium.games import load


@pytest.fixture(params=["its own", "a cluster"])
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "its own":
        yield ""
        return
    here = {"num_cpus": 1, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=here)
    cluster.add_node(**here)
    yield cluster.address
    cluster.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # what Ray says about itself
def test_a_match_on_ray(address: str, tmp_path: Path) -> None:
    asked = Setting("seasons", load("seasons").edition, 2, {}, ["random", "greedy"], 7)
    folder = Folder(tmp_path, asked._asdict())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        crew = Ray(play, address, 1)
    assert crew.room == (4 if address else 2)  # two games for every processor of all nodes
    try:
        results = {result.number: result for result in played(RoundRobin(asked, 6), folder, crew)}
        sittings = RoundRobin(asked, 6).wave({})
        assert sorted(results) == [sitting.number for sitting in sittings]
        here = play(sittings[4]).result
        assert here._replace(seconds=[], slowest=[]) == results[4]._replace(seconds=[], slowest=[])
        crew.submit(sittings[0]._replace(edition=99))
        with pytest.raises(FailedSitting, match="other rules"):
            crew.collect()
    finally:
        crew.close()
        folder.close()


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"arcanarium\[arena\]"):
        Ray(play)


def test_an_address_where_nobody_is() -> None:
    with pytest.raises(NoRay, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        Ray(play, "127.0.0.1:1")
