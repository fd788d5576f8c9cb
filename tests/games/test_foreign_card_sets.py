"""Card sets of other people: how they are found, what is refused, and that their games go by name like any other."""

from __future__ import annotations

import copy
import json
import os
import random
import tomllib
from pathlib import Path

import pytest

from arcanarium import games
from arcanarium.core.card_set import MOST_BYTES, digest_of
from arcanarium.core.history import History
from arcanarium.core.record import BadRecord, parse, replay, start
from arcanarium.games import UnknownGame, base_of, card_sets, load
from arcanarium.wording import LANGUAGES, Wording, sources_of

SETS = Path(__file__).parents[1] / "card_sets"
FOREIGN = ["five_seals:crooked_halls", "time_masters:glass_hours", "evenfall:salt_coast"]

every_set = pytest.mark.parametrize("name", FOREIGN)


def file_of(name: str) -> Path:
    game, _, own = name.partition(":")
    return SETS / game / f"{own}.toml"


def put(folder: Path, name: str, text: str | bytes) -> Path:
    """A file where the set of that name should lie."""
    game, _, own = name.partition(":")
    path = folder / game / f"{own}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(card_sets.ENVIRONMENT, str(tmp_path))
    return tmp_path


def test_sets_are_games_of_their_own() -> None:
    assert games.names() == [*games.NAMES, *FOREIGN]
    for name in FOREIGN:
        game = load(name)
        assert (game.name, game.base) == (name, base_of(name))
        assert load(name) is game
        assert game is not load(game.base)
        assert game.card_set is not None
        assert game.digest == game.card_set.digest != ""
        assert 0 < game.edition < 2**31
        assert len(game.name) <= 32  # a column of the database


@pytest.mark.parametrize(
    "name",
    [
        "time_masters:",
        "time_masters:none",
        "time_masters:../glass_hours",
        "time_masters:../../evenfall/salt_coast",
        "time_masters:glass_hours.toml",
        "time_masters:Glass_hours",
        "time_masters:glass_hours:x",
        "time_masters:arcanarium",
        "time_masters:salt_coast",
        "seasons:glass_hours",
        ":glass_hours",
        "../time_masters",
        "time_masters:" + "a" * 19,
        "time_masters:glass\0hours",
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(UnknownGame):
        load(name)


def test_the_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(card_sets.ENVIRONMENT, os.pathsep.join([str(tmp_path / "a"), str(tmp_path / "b"), ""]))
    assert card_sets.folders() == [tmp_path / "a", tmp_path / "b"]
    assert games.names() == list(games.NAMES)
    name = "time_masters:glass_hours"
    text = file_of(name).read_text("utf-8")
    put(tmp_path / "b", name, text)
    assert games.names()[-1] == name
    put(tmp_path / "a", name, text.replace("Glass Hours", "Other Hours"))
    found = games.sets()
    assert [each.path.parent.parent.name for each in found] == ["a"]  # the earlier folder
    assert found[0].card_set is not None
    assert found[0].card_set.title("en") == "Other Hours"
    monkeypatch.delenv(card_sets.ENVIRONMENT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert card_sets.folders() == [card_sets.data_folder() / "card_sets"]


BROKEN = {
    "empty": (b"", "is empty"),
    "no_toml": (b"[set\n", "not valid TOML"),
    "no_text": (b"\xff\xfe", "not UTF-8"),
    "large": (b"#" * (MOST_BYTES + 1), "at most"),
    "deep": (b"a = " + b"[" * 3000 + b"]" * 3000, "less deep"),
    "nested": (b"a = " + b"[" * 60 + b"]" * 60, "less deep"),
    "digits": (b"a = " + b"1" * 5000, "TOML"),
    "no_set": (b"[card]\n", "[set]"),
    "Name": (b"", "the name of the file"),
}


@pytest.mark.parametrize("game", ["time_masters", "evenfall"])
def test_broken_files_are_told_and_take_nothing_away(folder: Path, game: str) -> None:
    name = next(each for each in FOREIGN if base_of(each) == game)
    put(folder, name, file_of(name).read_bytes())
    put(folder, f"{game}:renamed", file_of(name).read_bytes())
    (folder / game / "folder.toml").mkdir()
    for own, (content, _) in BROKEN.items():
        put(folder, f"{game}:{own}", content)
    found = {each.name: each for each in games.sets()}
    assert len(found) == len(BROKEN) + 3
    for own, (_, message) in BROKEN.items():
        problem = str(found[own].problems[0])
        assert f"{own}.toml" in problem
        if own != "no_set" or game == "time_masters":
            assert message in problem, problem
        with pytest.raises(UnknownGame):
            load(f"{game}:{own}")
    assert "should be 'renamed' like the file" in str(found["renamed"].problems[0])
    assert "is no file" in str(found["folder"].problems[0])
    assert games.names() == [*games.NAMES, name]
    assert load(name).name == name


# -- digests


@every_set
def test_the_digest_is_of_what_is_played(name: str) -> None:
    data = tomllib.loads(file_of(name).read_text("utf-8"))
    digest = digest_of(data)
    read = copy.deepcopy(data)
    read["set"]["note_en"] = "corrected"
    table = next(name for name in ("card", "place", "face") if name in data)
    read[table][0]["text_en"] = "corrected"
    read[table][0]["provenance"] = "printed"
    assert digest_of(read) == digest
    played = copy.deepcopy(data)
    played[table].append(played[table].pop(0))
    assert digest_of(played) != digest


@every_set
def test_a_record_says_with_which_cards_it_was_played(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = put(folder, name, file_of(name).read_bytes())
    game = load(name)
    history = History(game, game.fewest, 3)
    choose = random.Random(3)
    while not history.state.is_over():
        seat = choose.choice(history.state.owing())
        history.apply(seat, choose.choice(history.state.legal_for(seat)))
    text = history.record().text()
    assert f"game: {name}\nrules: 1\ncard_set: {game.digest}\n" in text
    record = parse(text)
    assert record.text() == text
    assert game.scores(replay(game, record)) == game.scores(history.state)
    # another version of the file, as a process finds it that is started later
    changed = old.read_text("utf-8").replace("max_delta = 1", "max_delta = 2").replace("amount = 2", "amount = 3")
    changed = changed.replace("strength = 3", "strength = 4")
    monkeypatch.setenv(card_sets.ENVIRONMENT, str(folder / "later"))
    put(folder / "later", name, changed)
    other = load(name)
    assert other.digest != game.digest
    with pytest.raises(BadRecord, match=f"version {game.digest} of the card set; .* now version {other.digest}"):
        start(other, record)
    with pytest.raises(BadRecord, match=f"version {game.digest} of the card set; .* now version {other.digest}"):
        replay(other, record)
    record.card_set = ""
    with pytest.raises(BadRecord, match="version unknown of the card set"):
        start(game, record)


# -- words


def test_a_set_has_its_own_words_in_both_languages() -> None:
    english, russian = (Wording(language, load("time_masters:glass_hours")) for language in LANGUAGES)
    assert english.game_name() == "Time Masters · Glass Hours"
    assert russian.set_name() == "Стеклянные часы"
    assert english.set_note().startswith("A set for tests")
    assert english.card("glass_breath") == "Glass Breath"
    assert russian.card("glass_breath.2") == "Стеклянный вдох (2)"
    assert english.card_text("glass_breath") == "Refresh 2 spent time { slowly }."
    assert russian.card("charge") == english.card("charge") == "Filament"  # the set has it in one language
    game = english.game
    source = next(card for card in range(game.rules.plan.cards) if game.rules.plan.card_name(card) == "stolen_minute")
    assert english.action(game.actions.parse("option a"), source) == "Steal a second"
    assert english.action(game.actions.parse("option c"), source) == "Third effect"
    for language in LANGUAGES:
        found = sources_of(game, language)
        assert "card-concentration" not in found
        assert "option-postponed-answer-a" not in found
        assert "designed for Arcanarium" not in found["provenance-note"]
    coast = load("evenfall:salt_coast")
    english, russian = (Wording(language, coast) for language in LANGUAGES)
    assert english.entry("place", "start_star") == english.card("start_star") == "Salt House"
    assert russian.card_text("keir").count("Совет: ") == 1
    assert russian.locale.attribute("card-keir", "council")


def test_the_shipped_set_is_the_default_and_says_that_it_was_designed() -> None:
    for name in ("time_masters", "evenfall"):
        game = load(name)
        assert game.card_set is not None
        assert game.card_set.shipped
        for language, word in (("en", "designed by us"), ("ru", "ридуман")):
            wording = Wording(language, game)
            assert wording.set_name()
            assert word.lower() in wording.set_note().lower()


# -- whatever is in a file, it is told and nothing breaks


def spoilt(data: object, choose: random.Random) -> None:
    """One value somewhere becomes something else."""
    place = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place))) if isinstance(place, list) else []
        if not keys:
            return
        key = choose.choice(keys)
        inner = place[key]  # type: ignore[index]
        if isinstance(inner, dict | list) and inner and choose.random() < 0.8:
            place = inner
            continue
        what = choose.choice(["gone", 0, -1, 99, True, "", "north", [], {}, [[]], 1.5, None])
        if what == "gone" or what is None:
            del place[key]  # type: ignore[attr-defined]
        else:
            place[key] = what  # type: ignore[index]
        return


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(str(key))} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


@every_set
def test_spoilt_sets_are_refused_or_played(name: str, folder: Path) -> None:
    data = tomllib.loads(file_of(name).read_text("utf-8"))
    choose = random.Random(7)
    refused = 0
    for number in range(150):
        changed = copy.deepcopy(data)
        for _ in range(choose.randint(1, 3)):
            spoilt(changed, choose)
        if isinstance(changed.get("set"), dict):
            changed["set"]["id"] = f"n{number}"
        path = put(folder, f"{base_of(name)}:n{number}", "\n".join(f"{key} = {toml(changed[key])}" for key in changed))
        found = card_sets.examine(base_of(name), path)
        if found.card_set is None:
            refused += 1
            assert "cannot be understood" not in str(found.problems[0]), found.problems[0]
        else:
            game = load(found.full_name)
            s = game.new(game.fewest, number)
            for _ in range(60):
                if not s.is_over():
                    s.apply(s.owing()[0], choose.choice(s.legal_for(s.owing()[0])))
    assert refused > 50
