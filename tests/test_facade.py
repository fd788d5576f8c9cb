"""The library as one imports it: a table is a value, speaks in words, and shows itself."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import arcanarium
import arcanarium.table
from arcanarium.games import NAMES


def played(game: str, moves: int, seed: int = 3) -> arcanarium.Table:
    table = arcanarium.new(game, seed=seed)
    choose = Random(seed)
    for _ in range(moves):
        seat = choose.choice(table.asked)
        table.play(choose.choice(table.legal_for(seat)), seat)
    return table


@pytest.mark.parametrize("module", [arcanarium, arcanarium.table], ids=lambda module: module.__name__)
def test_examples_in_docstrings(module: object) -> None:
    done = doctest.testmod(module)  # type: ignore[arg-type]
    assert done.attempted
    assert not done.failed


def test_importing_is_light() -> None:
    """No game, no server and no library of others comes with the package alone; nor a server with a table."""
    script = """
import sys
import arcanarium
arcanarium.__version__, dir(arcanarium)
print(sorted(name for name in sys.modules if name.startswith(("arcanarium.", "rich", "typer", "litestar", "numpy"))))
arcanarium.new("seasons", seed=1).play_out()
print(sorted(name for name in sys.modules if name.startswith(("arcanarium.server", "litestar", "numpy", "typer"))))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert first in ("[]", "['arcanarium._pure']")
    assert second == "[]"


@pytest.mark.parametrize("game", NAMES)
def test_tables_and_states_are_values(game: str) -> None:
    table = played(game, 25)
    dream = table.imagine(0, seed=9)
    dream.play(dream.legal_for(dream.asked[0])[0], dream.asked[0])
    for one in (table, dream, table.state, table.game):
        for other in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            assert other == one
            assert hash(other) == hash(one)
            assert len(repr(other)) < 100
            assert " at 0x" not in repr(other)
    again = table.copy()
    again.play(again.legal_for(again.asked[0])[0], again.asked[0])
    assert again != table
    assert again.state != table.state
    again.undo()
    assert again == table
    assert table != "table"
    assert table.state != 1


@pytest.mark.parametrize("game", NAMES)
def test_what_is_kept_comes_back(game: str, tmp_path: Path) -> None:
    table = played(game, 25)
    table.save(tmp_path / "a.record")
    assert arcanarium.load_record(tmp_path / "a.record") == table
    line = table.position_line()
    assert "\n" not in line
    assert len(line) < 1000
    assert arcanarium.position(line).state == table.state
    assert arcanarium.position(table.position()).state == table.state
    begun = arcanarium.position(line)
    begun.play(begun.legal_for(begun.asked[0])[0], begun.asked[0])
    begun.save(tmp_path / "b.record")
    assert arcanarium.load_record(tmp_path / "b.record") == begun


def test_several_games_in_one_file(tmp_path: Path) -> None:
    tables = [played("seasons", 5), played("evenfall", 7)]
    path = tmp_path / "two.records"
    path.write_text("\n".join(str(table.record()) for table in tables), "utf-8")
    assert arcanarium.load_records(path) == tables
    assert arcanarium.load_record(path, 2) == tables[1]


def test_wrong_moves_say_why_and_change_nothing() -> None:
    table = played("seasons", 40)
    before = table.copy()
    with pytest.raises(arcanarium.IllegalMove, match="did you mean 'end_turn'"):
        table.play("end_trun")
    with pytest.raises(arcanarium.IllegalMove, match=r"may not be played by seat \d now"):
        table.play("year_1 amulet_of_air")
    with pytest.raises(arcanarium.IllegalMove, match="seat 7 is not asked"):
        table.play("end_turn", 7)
    assert table == before
    with pytest.raises(arcanarium.IllegalMove, match="nothing has been played"):
        arcanarium.new("seasons", seed=1).undo()
    over = arcanarium.new("seasons", seed=1).play_out()
    with pytest.raises(arcanarium.IllegalMove, match="the game is over"):
        over.play("end_turn")
    with pytest.raises(arcanarium.BadSetup, match="level"):
        arcanarium.new("seasons", level="god")
    with pytest.raises(arcanarium.UnknownGame):
        arcanarium.new("chess")
    with pytest.raises(arcanarium.UnknownBot):
        arcanarium.bot("hal").play(table)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", NAMES)
def test_a_table_shows_itself(game: str, language: str) -> None:
    table = arcanarium.new(game, seed=4, language=language)
    table.play(table.legal[0])
    name = table.wording.game_name()
    for shown in (str(table), table.show(0), table.html(), table._repr_html_(), table.svg(1)):
        assert name in shown.replace("&#160;", " ")
        assert "http" not in shown.replace("http://www.w3.org/2000/svg", "")
    assert table.decisions[0].text
    assert "asked" in repr(table)


def test_hints_and_bots_look_at_their_seat_only() -> None:
    table = played("seasons", 30)
    hints = table.hint(seconds=0.05, seed=1)
    assert hints[0].move in table.legal
    assert 0 <= hints[0].chance <= 1
    assert hints[0].why
    greedy = arcanarium.bot("greedy", seed=1)
    assert greedy.play(table) == table.moves[-1]
    assert repr(pickle.loads(pickle.dumps(greedy))) == "arcanarium.bot('greedy', seed=1)"
    table.play_out(greedy, "random")
    assert table.is_over
    assert table.winners
    assert table.to_move is None
    assert table.legal == []


@pytest.mark.parametrize(
    "line",
    [
        "",
        "seasons",
        "seasons/1/abc/00000000",
        "chess/1/abc/00000000",
    ],
)
def test_a_line_that_is_no_position(line: str) -> None:
    with pytest.raises((arcanarium.BadPosition, arcanarium.UnknownGame)):
        arcanarium.position(line)


@pytest.mark.parametrize("game", NAMES)
def test_a_line_that_somebody_changed_is_refused_or_played(game: str) -> None:
    """Whoever writes lines by hand with a right check cannot bring the reader down."""
    from base64 import urlsafe_b64encode
    from zlib import compress, crc32

    from arcanarium.core.packing import pack
    from arcanarium.core.position_line import read_position

    table = played(game, 25)
    data = bytearray(pack(table.state))
    choose = Random(5)
    for _ in range(300):
        changed = bytearray(data)
        for _ in range(choose.randrange(1, 4)):
            changed[choose.randrange(len(changed))] = choose.randrange(256)
        letters = urlsafe_b64encode(compress(bytes(changed[: choose.randrange(1, len(changed) + 1)]))).decode()
        head = f"{game}/{table.game.edition}/{letters.rstrip('=')}"
        with suppress(arcanarium.BadPosition):
            read_position(table.game, f"{head}/{crc32(head.encode()):08x}")
