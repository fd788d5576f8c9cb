"""The same runs on a real Ray on this machine: one of its own, and a cluster of two nodes that is already running."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from arcanarium.arena.fixture import FailedGame, play
from arcanarium.arena.folder import Folder
from arcanarium.arena.run import play_missing
from arcanarium.arena.schedule import RoundRobin
from arcanarium.arena.terms import Terms
from arcanarium.games import load
from arcanarium.work.crew import assemble


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
    asked = Terms("seasons", load("seasons").edition, 2, {}, ["random", "greedy"], 7)
    folder = Folder(tmp_path, asked._asdict())
    with assemble(1, address) as crew:
        assert crew.room == (4 if address else 2)  # two games for every processor of all nodes
        results = {result.number: result for result in play_missing(RoundRobin(asked, 6), folder, crew)}
        fixtures = RoundRobin(asked, 6).wave({})
        assert sorted(results) == [fixture.number for fixture in fixtures]
        here = play(fixtures[4]).result
        assert here._replace(seconds=[], slowest=[]) == results[4]._replace(seconds=[], slowest=[])
        with pytest.raises(FailedGame, match="other rules"):
            crew.submit(play, fixtures[0]._replace(edition=99)).result()
    folder.close()
