"""Real games of real bots: kept, resumed, refused, played again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from arcanarium.arena.crew import Alone, Processes, all_done
from arcanarium.arena.facts import Watch
from arcanarium.arena.folder import BusyFolder, Folder, OtherRun
from arcanarium.arena.run import played
from arcanarium.arena.schedule import RoundRobin, Setting
from arcanarium.arena.sitting import FailedSitting, Result, next_seat, play
from arcanarium.core.record import parse, replay
from arcanarium.games import NAMES, load

OWN_BOT = """
from arcanarium.bots import Bot

class Player(Bot):
    looks = imagines = False

    def choose(self, game, view, decision, imagine):
        return decision.options[-1]
"""
BROKEN_BOT = OWN_BOT.replace("decision.options[-1]", "-5")


def setting(game: str = "seasons", seats: int = 2, bots: list[str] | None = None, seed: int = 1) -> Setting:
    return Setting(game, load(game).edition, seats, {}, bots or ["random", "random"], seed)


def run(where: Path, asked: Setting, games: int) -> list[Result]:
    folder = Folder(where, asked._asdict())
    try:
        list(played(RoundRobin(asked, games), folder, Alone(play)))
        return [folder.results[number] for number in sorted(folder.results)]
    finally:
        folder.close()


def timeless(result: Result) -> Result:
    return result._replace(seconds=[], slowest=[])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_game_leaves_facts_and_a_record_that_can_be_played_again(tmp_path: Path, name: str, seats: int) -> None:
    game = load(name)
    results = run(tmp_path, setting(name, seats, ["random"] * seats), seats)
    assert [result.number for result in results] == list(range(seats))
    folder = Folder(tmp_path, setting(name, seats, ["random"] * seats)._asdict())
    for number, text in folder.records():
        record = parse(text)
        s = replay(game, record)
        result = folder.results[number]
        assert s.is_over()
        assert (result.scores, result.winners) == (game.scores(s), game.winners(s))
        assert result.decisions == len(record.moves)
        assert record.seed == result.seed
    folder.close()
    for result in results:
        assert sorted(result.order) == list(range(seats))
        kinds = {kind for row in result.cards.values() for kinds in row for kind in kinds}
        assert kinds
        assert kinds <= set(game.rules.plan.kinds)
        assert any(way.startswith("zone ") for way in result.cards)
        assert any(way.startswith("event ") for way in result.cards)
        assert all(len(row) == seats for row in result.cards.values())


def test_one_deal_from_both_sides_is_not_the_same_game_twice(tmp_path: Path) -> None:
    first, second = run(tmp_path, setting(), 2)
    assert first.seed == second.seed
    assert first.seating != second.seating
    assert (first.scores, first.decisions) != (second.scores, second.decisions)


def test_cards_that_are_handed_on_belong_to_who_keeps_them() -> None:
    """In the draft of Seasons packs go round: each card is had by the seat that picked it, and by no other."""
    game = load("seasons")
    s = game.new(2, 4, {"level": "archmage"}, listen=True)
    watch = Watch(game, s)
    while s.asked(int(s.to_move))[0] == "draft":
        s.apply(int(s.to_move), s.legal()[0])
        watch.look(s)
    packs = [card for name, _, card in watch.lay if name == "pack"]
    assert len(packs) == len(set(packs))
    picked = [card for name, _, card in watch.lay if name in ("hand", "library_2", "library_3", "picked")]
    assert len(set(picked)) == 18


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    asked = setting(bots=["greedy", "random"])
    alone = run(tmp_path / "a", asked, 4)
    folder = Folder(tmp_path / "b", asked._asdict())
    crew = Processes(play, 2)
    try:
        list(played(RoundRobin(asked, 4), folder, crew))
    finally:
        crew.close()
        folder.close()
    together = [folder.results[number] for number in sorted(folder.results)]
    assert [timeless(each) for each in alone] == [timeless(each) for each in together]
    sitting = RoundRobin(asked, 4).wave({})[3]
    assert timeless(play(sitting).result) == timeless(alone[3])  # any game can be played again alone


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    whole = run(tmp_path, setting(), 6)
    for name in ("games.jsonl", "records.jsonl"):
        path = tmp_path / name
        path.write_bytes(path.read_bytes()[:-20])
    again = run(tmp_path, setting(), 6)
    assert [timeless(each) for each in again] == [timeless(each) for each in whole]
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(6))


def test_more_games_can_be_asked_for_and_other_settings_cannot(tmp_path: Path) -> None:
    few = run(tmp_path, setting(), 2)
    many = run(tmp_path, setting(), 6)
    assert many[:2] == few  # with their times: they were not played again
    with pytest.raises(OtherRun, match="seed is 1 there and 2 here"):
        run(tmp_path, setting(seed=2), 2)
    with pytest.raises(OtherRun, match="bots"):
        run(tmp_path, setting(bots=["random", "greedy"]), 2)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path, setting()._asdict())
    with pytest.raises(BusyFolder):
        Folder(tmp_path, setting()._asdict())
    folder.close()
    Folder(tmp_path, setting()._asdict()).close()


def test_killed_in_the_middle_it_goes_on_and_its_workers_end(tmp_path: Path) -> None:
    """A real process with workers, ended with SIGKILL, and the same command again."""
    where = tmp_path / "run"
    words = ["match", "seasons", "random", "random", "--games", "240", "--workers", "2", "--json", "--folder"]
    code = "from arcanarium.cli.main import main; main()"
    command = [sys.executable, "-c", code, *words, str(where)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    lines = where / "games.jsonl"
    deadline = time.monotonic() + 30
    while not (lines.exists() and lines.read_bytes().count(b"\n") > 20):
        assert time.monotonic() < deadline
        assert process.poll() is None, "it was over before it could be killed"
        time.sleep(0.01)
    workers = [int(child) for child in children(process.pid)]
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = lines.read_bytes().count(b"\n")
    assert 20 < kept < 240
    before = lines.read_bytes()[: lines.read_bytes().rindex(b"\n") + 1]
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < deadline, "a worker outlives the run"
        time.sleep(0.02)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 240
    after = lines.read_bytes()
    assert after.startswith(before)
    numbers = [json.loads(line)["number"] for line in after.splitlines()]
    assert sorted(numbers) == list(range(240))  # none lost, none twice


def children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()


def alive(process: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{process}/stat").read_text("utf-8")
    except OSError:
        return False


def test_ones_own_bots_play_and_broken_ones_are_named(tmp_path: Path) -> None:
    own, broken = tmp_path / "own.py", tmp_path / "broken.py"
    own.write_text(OWN_BOT)
    broken.write_text(BROKEN_BOT)
    assert len(run(tmp_path / "a", setting(bots=[str(own), "random"]), 2)) == 2
    with pytest.raises(FailedSitting, match=r"broken\.py failed in game 0 \(seed \d+\): IllegalAction"):
        run(tmp_path / "b", setting(bots=[str(broken), "random"]), 2)
    crew = Processes(play, 1)
    with pytest.raises(FailedSitting, match=r"broken\.py"):
        list(all_done(crew, RoundRobin(setting(bots=["random", str(broken)]), 2).wave({})))
    crew.close()


def test_of_several_who_choose_at_once_nobody_is_always_first() -> None:
    """The bids of Evenfall, and the draft of Seasons: each seat answers before the other in about half of them."""
    chance = Random(1)
    game = load("seasons")
    s = game.new(2, 4)
    assert len(s.owing()) == 2
    first = Counter(next_seat(s, chance) for _ in range(200))
    assert min(first.values()) > 60
    s.apply(1, s.legal_for(1)[0])
    assert {next_seat(s, chance) for _ in range(20)} == {0}


def test_other_rules_on_another_machine_are_refused() -> None:
    sitting = RoundRobin(setting(), 2).wave({})[0]
    with pytest.raises(FailedSitting, match="other rules"):
        play(sitting._replace(edition=99))


def test_a_worker_that_is_killed_is_told() -> None:
    crew = Processes(play, 1)
    crew.submit(RoundRobin(setting(bots=["greedy", "greedy"]), 2).wave({})[0])
    os.kill(crew.processes[0].pid or 0, signal.SIGKILL)
    with pytest.raises(FailedSitting, match="ended from outside"):
        crew.collect()
    crew.close()
