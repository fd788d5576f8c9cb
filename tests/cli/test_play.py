"""A game in the terminal, typed from beginning to end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from terminal import recorded, refused, run

from arcanarium.core.record import parse
from arcanarium.games import NAMES, load
from arcanarium.wording import Wording

FIRST = "1\n" * 6000  # whoever always takes the first answer comes to an end


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_seasons_to_the_end(language: str, tmp_path: Path) -> None:
    words = ["play", "seasons", "--seed", "3", "--option", "level=magician", "--save", "game.record"]
    answer = run(*words, typed=FIRST, language=language)
    assert answer.code == 0
    assert answer.err == ""
    assert ("The winner is" if language == "en" else "Победа:") in answer.out
    assert ("Total" if language == "en" else "Всего") in answer.out
    assert "{" not in answer.out
    verdict = run("replay", "game.record", "--verify", language=language)
    assert verdict.code == 0
    assert ("The record is right" if language == "en" else "Запись верна") in verdict.out
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_game_can_be_played(name: str, language: str) -> None:
    answer = run("play", name, "--seed", "1", typed="1\n" * 40 + "?\nt\nq\n", language=language)
    assert answer.code == 0
    assert f"--resume {name}-1.record --you 0" in answer.out
    assert "{" not in answer.out
    assert "None" not in answer.out
    assert len(parse(Path(f"{name}-1.record").read_text("utf-8")).moves) >= 20


@pytest.mark.parametrize(
    ("language", "phase", "words"), [("en", "main phase", "designed by us"), ("ru", "главная фаза", "придумано нами")]
)
def test_the_table_says_that_its_cards_were_designed_by_us(language: str, phase: str, words: str) -> None:
    mine = run("play", "time_masters", "--seed", "1", typed="q\n", language=language)
    assert f"{Wording(language, load('time_masters')).set_name()} · {words}" in mine.out
    assert phase in mine.out
    mixed = run("play", "evenfall", "--seed", "1", typed="q\n", language=language)
    assert f"{Wording(language, load('evenfall')).set_name()} ─╯" in mixed.out
    assert words not in run("play", "seasons", "--seed", "1", typed="q\n", language=language).out


def test_the_cards_of_a_bot_stay_hidden() -> None:
    answer = run("play", "seasons", "--seed", "2", typed="1\n" * 60 + "q\n")
    table = answer.out.rpartition("─ Adept 1")[2].partition("╰")[0]
    hand = re.search(r"Hand +(.*?) *│", table)
    assert hand
    assert re.match(r"\d+ cards?", hand[1])


def test_quitting_keeps_the_game_and_resuming_goes_on() -> None:
    start = ["play", "seasons", "--seed", "11", "--seats", "3"]
    first = run(*start, typed="1\n" * 25 + "q\n")
    assert first.code == 0
    assert "Go on with: arcanarium play seasons --resume seasons-11.record --you 0 --bots adept,adept" in first.out
    half = Path("seasons-11.record").read_text("utf-8")
    resume = ["play", "seasons", "--resume", "seasons-11.record", "--you", "0", "--bots", "adept,adept"]
    again = run(*resume, typed="1\n" * 10)  # the end of what is typed is leaving, too
    assert again.code == 0
    more = Path("seasons-11.record").read_text("utf-8")
    assert more.startswith(half)
    assert len(more) > len(half)
    last = run(*resume, "--save", "whole.record", typed=FIRST)
    assert "The winner is" in last.out or "share the victory" in last.out
    assert Path("whole.record").read_text("utf-8").startswith(more)
    assert "The record is right" in run("replay", "whole.record", "--verify").out
    assert "This game is over" in refused("play", "seasons", "--resume", "whole.record")


def test_a_file_that_is_there_is_not_overwritten_on_leaving() -> None:
    Path("seasons-4.record").write_text("something else", "utf-8")
    answer = run("play", "seasons", "--seed", "4", typed="q\n")
    assert "seasons-4-2.record" in answer.out
    assert Path("seasons-4.record").read_text("utf-8") == "something else"


def test_two_people_around_one_keyboard_pass_the_device() -> None:
    answer = run("play", "seasons", "--seed", "9", "--you", "0", "--you", "1", "--save", "two.record", typed=FIRST)
    assert answer.code == 0
    assert "Pass the device to Player 0" in answer.out
    assert "Pass the device to Player 1" in answer.out
    assert "The record is right" in run("replay", "two.record", "--verify").out
    assert "--you 0 --you 1\n" in run("play", "seasons", "--seed", "9", "--you", "0,1", typed="\nq\n").out


def test_behind_the_curtain_nobody_sees_the_hand_of_the_other() -> None:
    answer = run("play", "seasons", "--seed", "9", "--you", "0,1", typed="1\n" * 200 + "q\n")
    seen = 0
    for scene in answer.out.split("Pass the device to Player ")[1:]:
        other = 1 - int(scene[0])
        for panel in re.findall(rf"─ (?:▶ )?Player {other} ─.*?╰", scene, re.DOTALL):
            for hand in re.findall(r"(?:Hand|Cards to choose from|Library, year III?)  +(.*?) *│", panel):
                assert re.match(r"\d+ cards?", hand), hand
                seen += 1
    assert seen > 20


def test_what_can_be_typed() -> None:
    words = ["play", "seasons", "--seed", "6", "--option", "level=apprentice", "--option", "decks=choose"]
    typed = ["?", "", "u", "99", "0", "sumon x", "summon amulet_of_air", "c", "c amulet of air", "c amulet_of_ar"]
    typed += ["s", "s kept.record", "deck  1", "1", "u", "u", "t", "q"]
    answer = run(*words, "--option", "first_player=0", typed="\n".join(typed) + "\n")
    assert answer.code == 0
    for expected in (
        "c NAME shows a card",
        "There is nothing to take back",
        "There is no answer 99; they go from 1 to 4.",
        "There is no answer 0;",
        '"sumon x" is neither an answer nor a command',
        '"summon amulet_of_air" cannot be answered now',
        "Which card?",
        "raise your summoning gauge by 2",
        "did you mean amulet_of_air?",
        "To which file?",
        "The game is kept in kept.record",
        "Choose the 3 cards you begin with",
        "Taken back.",
    ):
        assert expected in answer.out
    assert answer.out.count("Taken back.") == 1
    assert parse(Path("kept.record").read_text("utf-8")).moves[0][1] == "deck 1"


def test_saving_where_nothing_can_be_written_goes_on() -> None:
    answer = run("play", "seasons", "--seed", "6", typed="s no/such/folder/x\nq\n")
    assert "The file cannot be written" in answer.out
    assert Path("seasons-6.record").exists()


def test_a_game_is_kept_even_if_its_folder_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from arcanarium.cli import sitting

    def vanish(self: sitting.Sitting, decision: object) -> None:
        Path("kept").rmdir()
        raise EOFError

    for name in ("kept", "spare"):
        Path(name).mkdir()
    monkeypatch.setattr(sitting, "gettempdir", lambda: str(tmp_path / "spare"))
    monkeypatch.setattr(sitting.Sitting, "ask", vanish)
    answer = run("play", "seasons", "--seed", "6", "--save", "kept/x")
    assert answer.code == 0
    assert "The file cannot be written" in answer.out
    assert Path("spare/seasons-6.record").exists()


def test_options_stand_in_the_order_of_their_numbers() -> None:
    answer = run("play", "seasons", "--seed", "6", typed="q\n")
    numbered = re.findall(r"^ +(\d+)  .*   (pick \w+)$", answer.out, re.MULTILINE)
    assert [int(number) for number, _ in numbered] == list(range(1, len(numbered) + 1))
    actions = [load("seasons").actions.parse(notation) for _, notation in numbered]
    assert actions == sorted(actions)


def test_mistakes(tmp_path: Path) -> None:
    def no(*words: str, language: str = "en") -> str:
        return refused("play", *words, language=language)

    assert "did you mean seasons" in no("season")
    assert "2 to 4 players, not 1" in no("seasons", "--seats", "1")
    assert "от 2 до 4" in no("seasons", "--seats", "1", language="ru")
    assert "the seats are 0 to 1" in no("seasons", "--you", "2")
    assert "the seats are 0 to 1" in no("seasons", "--you", "me")
    assert "no bot" in no("seasons", "--bots", "deep")
    assert "not a setting of ismcts; it has iterations" in no("seasons", "--bots", "ismcts:speed=9")
    assert "не настройка бота greedy" in no("seasons", "--bots", "greedy:worlds=many", language="ru")
    assert "2 bots for one seat" in no("seasons", "--bots", "random,random")
    assert "seasons has no option" in no("seasons", "--option", "speed=fast")
    assert no("seasons", "--resume", "nothing.record") == "nothing.record: There is no such file"
    (tmp_path / "so_far.record").write_text(recorded(moves=30), "utf-8")
    assert no("seasons", "--resume", "sofar.record").endswith("did you mean so_far.record?")
    assert "leave out --seats" in no("seasons", "--resume", "so_far.record", "--seed", "3")
    assert "cannot be written" in no("seasons", "--save", "no/such/folder/x")
    assert "folder" in no("seasons", "--save", str(tmp_path))
    assert "leave out --seats" in no("seasons", "--resume", "so_far.record", "--seats", "3")
    assert run("play", "seasons", "--resume", "so_far.record", "--seats", "2", typed="q\n").code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["so_far.record"]


def test_a_whole_answer_is_typed_at_once() -> None:
    """Parts in any order, by number or notation; what cannot be is told with the rules' own reason."""
    words = ["play", "seasons", "--seed", "6", "--option", "level=apprentice", "--option", "decks=choose"]
    deck = "amulet_of_air, amulet_of_fire"
    typed = ["deck 1", "1, 2", "3, 2, 1", "u", "u", "u", deck, "1,2,9", "1,2,3", "q"]
    answer = run(*words, "--option", "first_player=0", typed="\n".join(typed) + "\n")
    assert answer.code == 0
    assert answer.out.count("Choose the 3 cards you begin with") >= 2
    assert "Parts of that answer are missing." in answer.out
    assert answer.out.count("Choose the 3 cards for the second year") == 2
    assert '"amulet_of_air, amulet_of_fire" is neither an answer nor a command' in answer.out


def test_what_is_refused_says_why() -> None:
    for language, why in (("en", "Your summoning gauge is at 0"), ("ru", "Сила мага пока 0")):
        words = ["play", "seasons", "--seed", "6", "--option", "level=apprentice", "--option", "first_player=0"]
        typed = ["1"] * 8 + [f"summon {kind}" for kind in load("seasons").rules.plan.kinds] + ["q"]
        answer = run(*words, typed="\n".join(typed) + "\n", language=language)
        assert answer.code == 0
        assert why in answer.out
