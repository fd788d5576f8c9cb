"""The commands that list: games, cards, and the help pages."""

from __future__ import annotations

import json

import pytest
from terminal import refused, run

from arcanarium.cli.main import app
from arcanarium.games import NAMES, load, names
from arcanarium.wording import LANGUAGES, Wording

COMMANDS = [
    "games",
    "play",
    "learn",
    "rules",
    "puzzles",
    "serve",
    "backup",
    "restore",
    "prune",
    "keys",
    "simulate",
    "match",
    "tournament",
    "ladder",
    "sprt",
    "balance",
    "scenario",
    "lesson",
    "replay",
    "verify",
    "analyse",
    "position",
    "cards",
    "dataset",
    "train",
    "bench",
    "doctor",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_in_both_languages(language: str) -> None:
    answer = run("games", language=language)
    assert answer.code == 0
    for name in NAMES:
        assert name in answer.out
        assert Wording(language, load(name)).game_name() in answer.out
        for option in load(name).options:
            assert f"--option {option.name}=" in answer.out
    assert answer.err == ""


def test_games_as_json() -> None:
    rows = json.loads(run("games", "--json").out)
    assert [row["game"] for row in rows] == names()
    row = rows[0]
    assert list(row) == ["game", "name", "rules", "seats", "cards", "kinds", "provenance", "options"]
    assert (row["game"], row["seats"], row["cards"], row["kinds"]) == ("seasons", [2, 4], 100, 50)
    assert row["provenance"] == {"public": 50}
    assert row["options"]["level"] == {"choices": ["apprentice", "magician", "archmage"], "default": "archmage"}
    for row in rows:
        assert row["provenance"], f"{row['game']} does not say where its facts come from"


def test_the_language_may_stand_before_or_after_the_command_and_wins_over_the_country() -> None:
    for words in (["--lang", "ru", "games"], ["games", "--lang", "ru"], ["games", "--lang=ru"]):
        assert "Сезоны" in run(*words).out
    assert "Seasons" in run("games", "--lang", "en", language="ru").out
    assert "Сезоны" in run("games", language="ru_RU").out
    assert "Seasons" in run("games", language="fr_FR").out
    assert refused("games", "--lang", "de") == 'There is no language "de"; the languages are en, ru.'
    assert refused("games", "--lang") == 'There is no language ""; the languages are en, ru.'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_lists_every_command(language: str) -> None:
    page = run("--help", language=language)
    assert run(language=language).out == page.out
    for name in COMMANDS:
        assert name in page.out
    assert ("Играть" in page.out) == (language == "ru")


def test_every_command_is_listed() -> None:
    assert [command.name for command in app.registered_commands] == COMMANDS


@pytest.mark.parametrize(
    ("language", "name", "text"), [("en", "Amulet of Air", "by 2"), ("ru", "Амулет воздуха", "силу мага на 2")]
)
def test_a_card_with_facts_text_and_rulings(language: str, name: str, text: str) -> None:
    for words in (["amulet_of_air"], ["Amulet", "of", "Air"], ["амулет воздуха"], ["amulet-of-air"]):
        answer = run("cards", "seasons", *words, language=language)
        assert answer.code == 0
        assert answer.out.startswith(f"{name}  (amulet_of_air)\n")
        assert text in answer.out
        assert answer.out.count("•") == 2
    russian = run("cards", "seasons", "amulet_of_air", language="ru").out
    assert "Стоимость: воздух ×2" in russian
    assert "Источник: общедоступные данные" in russian


def test_all_cards() -> None:
    answer = run("cards", "seasons", language="ru")
    assert answer.code == 0
    for kind in load("seasons").rules.plan.kinds:
        assert f"{kind} " in answer.out
    assert "Неупокоенный дух Ониса" in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_designed_cards_says_so(language: str) -> None:
    for name in ("time_masters", "evenfall"):
        assert run("cards", name, language=language).out.rstrip().endswith(Wording(language, load(name)).set_note())


@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_every_game_can_be_shown(name: str) -> None:
    rows = json.loads(run("cards", name, "--json").out)
    assert [row["id"] for row in rows] == load(name).rules.plan.kinds
    for row in rows:
        assert list(row) == ["id", "name", "facts", "text", "rulings"]
    one = json.loads(run("cards", name, rows[0]["id"], "--json").out)
    assert one == rows[0]
    assert run("cards", name, rows[-1]["id"]).code == 0


def test_unknown_things_are_refused_with_a_hint() -> None:
    assert refused("cards", "seasonz").startswith('There is no game "seasonz"; the games are seasons')
    assert refused("cards", "seasonz").endswith("did you mean seasons?")
    assert refused("cards", "seasons", "amulet_of_ear") == (
        'seasons has no card "amulet_of_ear"; did you mean amulet_of_earth?'
    )
    assert refused("cards", "seasonz", language="ru").endswith("может быть, seasons?")


def test_wrong_usage_is_one_line_too() -> None:
    assert "gaems" in refused("gaems")
    assert "--jso" in refused("games", "--jso")
    assert "GAME" in refused("cards")
    refused("games", "extra")
    refused("simulate", "seasons", "--games", "many")


def test_bench_needs_a_source_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    from pathlib import Path

    from arcanarium.cli import bench

    missing = Path(str(tmp_path)) / "benchmarks" / "run.py"
    monkeypatch.setattr(bench, "SCRIPT", missing)
    assert "source checkout" in refused("bench")
    assert "исходного кода" in refused("bench", language="ru")
    missing.parent.mkdir()
    missing.write_text("import sys\nsys.exit(3 if '--peers' in sys.argv else 0)\n", "utf-8")
    assert run("bench").code == 0
    assert run("bench", "--peers").code == 3
