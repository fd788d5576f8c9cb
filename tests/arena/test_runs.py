"""Real games of real bots: kept, resumed, refused, played again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from arcanarium.arena.fixture import FailedGame, Result, next_seat, play
from arcanarium.arena.folder import BusyFolder, Folder, OtherRun
from arcanarium.arena.run import play_missing
from arcanarium.arena.schedule import RoundRobin
from arcanarium.arena.terms import Terms
from arcanarium.arena.watch import Watch
from arcanarium.core.record import parse, replay
from arcanarium.games import NAMES, load
from arcanarium.work.crew import assemble
from processes import started, until

OWN_BOT = """
from arcanarium.bots import Bot

class Player(Bot):
    looks = imagines = False

    def choose(self, view, decision, imagine):
        return decision.options[-1]
"""
BROKEN_BOT = OWN_BOT.replace("return decision.options[-1]", 'raise LookupError("lost")')


def terms(game: str = "seasons", seats: int = 2, bots: list[str] | None = None, seed: int = 1) -> Terms:
    return Terms(game, load(game).edition, seats, {}, bots or ["random", "random"], seed)


def run(where: Path, asked: Terms, games: int) -> list[Result]:
    folder = Folder(where, asked._asdict())
    try:
        list(play_missing(RoundRobin(asked, games), folder, assemble(1)))
        return [folder.results[number] for number in sorted(folder.results)]
    finally:
        folder.close()


def timeless(result: Result) -> Result:
    return result._replace(seconds=[], slowest=[])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_game_leaves_facts_and_a_record_that_can_be_played_again(tmp_path: Path, name: str, seats: int) -> None:
    game = load(name)
    results = run(tmp_path, terms(name, seats, ["random"] * seats), seats)
    assert [result.number for result in results] == list(range(seats))
    folder = Folder(tmp_path, terms(name, seats, ["random"] * seats)._asdict())
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
    first, second = run(tmp_path, terms(), 2)
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
    asked = terms(bots=["greedy", "random"])
    alone = run(tmp_path / "a", asked, 4)
    folder = Folder(tmp_path / "b", asked._asdict())
    with assemble(2) as crew:
        list(play_missing(RoundRobin(asked, 4), folder, crew))
    folder.close()
    together = [folder.results[number] for number in sorted(folder.results)]
    assert [timeless(each) for each in alone] == [timeless(each) for each in together]
    fixture = RoundRobin(asked, 4).wave({})[3]
    assert timeless(play(fixture).result) == timeless(alone[3])  # any game can be played again alone


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    whole = run(tmp_path, terms(), 6)
    for name in ("games.jsonl", "records.jsonl"):
        path = tmp_path / name
        path.write_bytes(path.read_bytes()[:-20])
    again = run(tmp_path, terms(), 6)
    assert [timeless(each) for each in again] == [timeless(each) for each in whole]
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(6))


def test_more_games_can_be_asked_for_and_other_settings_cannot(tmp_path: Path) -> None:
    few = run(tmp_path, terms(), 2)
    many = run(tmp_path, terms(), 6)
    assert many[:2] == few  # with their times: they were not played again
    with pytest.raises(OtherRun, match="seed is 1 there and 2 here"):
        run(tmp_path, terms(seed=2), 2)
    with pytest.raises(OtherRun, match="bots"):
        run(tmp_path, terms(bots=["random", "greedy"]), 2)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path, terms()._asdict())
    with pytest.raises(BusyFolder):
        Folder(tmp_path, terms()._asdict())
    folder.close()
    Folder(tmp_path, terms()._asdict()).close()


def test_killed_in_the_middle_it_goes_on_and_its_workers_end(tmp_path: Path) -> None:
    """A real process with workers, ended with SIGKILL, and the same command again."""
    where = tmp_path / "run"
    words = ["match", "seasons", "random", "random", "--games", "240", "--workers", "2", "--json", "--folder"]
    code = "from arcanarium.cli.main import main; main()"
    command = [sys.executable, "-c", code, *words, str(where)]
    lines = where / "games.jsonl"
    with started(command, stdout=subprocess.DEVNULL) as process:
        until(
            lambda: process.poll() is not None or (lines.exists() and lines.read_bytes().count(b"\n") > 20), "20 games"
        )
        assert process.poll() is None, "it was over before it could be killed"
        workers = [int(child) for child in children(process.pid)]
        process.kill()
        process.wait()
        until(lambda: not any(alive(worker) for worker in workers), "the workers end with the run")
    kept = lines.read_bytes().count(b"\n")
    assert 20 < kept < 240
    before = lines.read_bytes()[: lines.read_bytes().rindex(b"\n") + 1]
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
    assert len(run(tmp_path / "a", terms(bots=[str(own), "random"]), 2)) == 2
    with pytest.raises(FailedGame, match=r"broken\.py failed in game 0 \(seed \d+\): LookupError"):
        run(tmp_path / "b", terms(bots=[str(broken), "random"]), 2)
    with assemble(2) as crew, pytest.raises(FailedGame, match=r"broken\.py"):
        list(crew.each(play, ((each,) for each in RoundRobin(terms(bots=["random", str(broken)]), 2).wave({}))))


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
    fixture = RoundRobin(terms(), 2).wave({})[0]
    with pytest.raises(FailedGame, match="other rules"):
        play(fixture._replace(edition=99))
