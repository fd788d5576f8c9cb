"""Maps that somebody typed in: what the checker proves, what it says in both languages, and that they are played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from arcanarium.cli.card_sets import worded
from arcanarium.cli.dungeon import draw
from arcanarium.cli.speech import Speech
from arcanarium.core.packing import pack, unpack
from arcanarium.games import load
from arcanarium.games.five_seals.card_set import SHIPPED, check_set, load_set
from arcanarium.games.five_seals.table import MAPS
from arcanarium.wording import Wording

CROOKED = Path(__file__).parents[2] / "card_sets" / "five_seals" / "crooked_halls.toml"
SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("was", "now", "key", "line"),
    [
        ('    ["b1_vault", "b1_scroll4"],\n', "", "map-unreachable", 'id = "b1_scroll4"'),
        (
            '    ["hall", "c1_door"],\n',
            '    ["hall", "c1_door"],\n    ["c1_deep", "c1_scroll2"],\n',
            "map-dead-end",
            "c1_scroll2",
        ),
        ('clockwise = ["d1_arc", "d1_pass"]', 'clockwise = ["d1_arc"]', "map-edges", ""),
        ('sector = "e"', 'sector = "f"', "map-sectors", ""),
        ("players = 3", "players = 2", "map-players", ""),
        ('id = "f1_nook"', 'id = "a1_nook"', "map-id-twice", 'id = "a1_nook"'),
        (
            'id = "a1_scroll6", kind = "scroll", strength = 6',
            'id = "a1_scroll6", kind = "scroll", strength = 5',
            "",
            "",
        ),
    ],
)
def test_a_flaw_is_named_with_line_and_remedy(was: str, now: str, key: str, line: str, tmp_path: Path) -> None:
    text = CROOKED.read_text("utf-8")
    assert was in text
    path = tmp_path / "crooked_halls.toml"
    text = text.replace(was, now, 1)
    if key == "map-id-twice":
        text = text.replace('"f1_nook"', '"a1_nook"')
    path.write_text(text, "utf-8")
    problems = check_set(path)
    if not key:  # five scrolls of strength 6 are just enough
        assert problems == []
        return
    found = [problem for problem in problems if problem.key == key]
    assert found, problems
    english = {worded(Speech("en"), problem) for problem in found}
    assert english == {str(problem) for problem in found}
    assert all(any("а" <= sign <= "я" for sign in worded(Speech("ru"), problem)) for problem in found)
    if line:
        number = next(i for i, each in enumerate(text.splitlines(), 1) if line in each)
        assert str(found[0]).startswith(f"{path}:{number}, place ")


def test_what_the_box_cannot_fill(tmp_path: Path) -> None:
    text = CROOKED.read_text("utf-8")
    path = tmp_path / "crooked_halls.toml"
    path.write_text(text.replace('kind = "scroll", strength = 4', 'kind = "scroll", strength = 2'), "utf-8")
    assert {problem.key for problem in check_set(path)} == {"map-scrolls-missing"}
    path.write_text(text.replace('kind = "scroll", strength = 6', 'kind = "scroll", strength = 5'), "utf-8")
    assert {problem.key for problem in check_set(path)} == {"map-few-sixes"}
    path.write_text(text.replace("strength = 2", "strength = 9"), "utf-8")
    assert "should be a whole number from 2 to 6, not 9" in str(check_set(path)[0])


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_played_to_its_end_on_a_map_of_ones_own(seats: int) -> None:
    game = load("five_seals:crooked_halls")
    rng = random.Random(seats)
    for circle in ("circle1", "circle2", "circle3", "circle4"):
        s = game.new(seats, 5, {"extra_circle": circle})
        while not s.is_over():
            seat = int(s.to_move)
            if rng.random() < 0.02:
                again = unpack(game.rules, pack(s))
                assert game.view(again, seat)["extras"] == game.view(s, seat)["extras"]
                assert s.legal() == again.legal()
                refused = {action for action, _ in s.step_for(seat).refusals(s)}
                assert not refused & set(s.legal())
            s.apply(seat, rng.choice(s.legal()))
        assert sum(game.scores(s)) > 0


def test_places_have_the_words_of_the_file() -> None:
    game = load("five_seals:crooked_halls")
    words = Wording("ru", game)
    assert words.entry("space", "a1_door") == "Пепел: door"
    assert words.entry("sector", "f") == "Иней"
    assert words.counter("seals_c1") == "Ворон (c1)"
    assert words.card("saturation_fire") == Wording("ru", load("five_seals")).card("saturation_fire")


@pytest.mark.parametrize("maps", [MAPS, load_set(CROOKED)])
def test_the_drawing_shows_every_space(maps: object) -> None:
    for seats in SEATS:
        text = "\n".join(draw(maps, seats))
        assert text.count("[") == len(maps.spaces_of(seats, maps.scrolls))
        assert sum(text.count(str(strength)) for strength in range(2, 7)) == len(
            maps.spaces_of(seats, maps.seals)
        ) + text.count("[")


def test_the_shipped_maps_are_right() -> None:
    assert check_set(SHIPPED) == []
