"""Records checked against the seal of their table."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import recorded, refused, run

from arcanarium.core.record import parse, unseal
from arcanarium.server.tables.fairness import Contribution, Mix, pledge_of, seal, seal_secret, seed_of

SALT = "5a17"
HASH = seal(SALT, 7)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """As a table hands it out."""
    path = tmp_path / "game.record"
    played = parse(recorded(2))
    played.hash, played.salt = HASH, SALT
    path.write_text(played.text(), "utf-8")
    return path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("language", "lines"),
    [("en", ["The record is right", "belongs to the hash in the record"]), ("ru", ["Запись верна", "подходит"])],
)
def test_an_honest_game(record: Path, language: str, lines: list[str]) -> None:
    answer = run("verify", str(record), language=language)
    assert answer.code == 0
    assert answer.err == ""
    assert all(line in answer.out for line in lines)
    assert HASH in answer.out  # to be compared with what one saw


def test_an_honest_game_and_the_hash_that_was_written_down(record: Path) -> None:
    answer = run("verify", str(record), "--hash", f" {HASH.upper()} ")
    assert (answer.code, answer.err) == (0, "")
    assert "The seed is the one that was sealed before the game" in answer.out


@pytest.mark.parametrize(("language", "word"), [("en", "Broken:"), ("ru", "Печать сломана:")])
def test_another_seed(record: Path, language: str, word: str) -> None:
    change(record, "seed: 7\n", "seed: 8\n")
    answer = run("verify", str(record), language=language)
    assert answer.code == 1
    assert answer.out.count(word) == 2  # neither the hash nor the moves


def test_another_seed_with_a_hash_of_its_own(record: Path) -> None:
    """The record agrees with itself, but not with what was seen before the game."""
    change(record, HASH, seal("77", 7))
    change(record, f"salt: {SALT}", "salt: 77")
    assert run("verify", str(record)).code == 0
    answer = run("verify", str(record), "--hash", HASH)
    assert answer.code == 1
    assert "is not the one that you wrote down" in answer.out
    assert "the seed is not the one that was sealed" in answer.out


def test_other_moves(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    first = lines.index("") + 1
    change(record, lines[first], "0: end_turn")
    answer = run("verify", str(record), "--hash", HASH)
    assert answer.code == 1
    assert answer.out.startswith("Broken: the moves do not follow from the seed.")
    assert f"{record}:{first + 1}: seat 0 may not answer 'end_turn'" in answer.out


def test_a_record_without_a_seal(record: Path) -> None:
    record.write_text(unseal(record.read_text("utf-8")), "utf-8")
    assert record.read_text("utf-8") == recorded(2)
    assert "the record has no hash" in refused("verify", str(record))
    assert "the record has no salt" in refused("verify", str(record), "--hash", HASH)
    assert "отпечатка в записи нет" in refused("verify", str(record), language="ru")
    assert run("verify", str(record), "--hash", HASH, "--salt", SALT).code == 0
    assert run("verify", str(record), "--hash", HASH, "--salt", "5a18").code == 1
    change(record, "\n\n", "\n\n0: end_turn\n")
    assert run("verify", str(record)).code == 1  # broken, with a seal or without


def test_what_cannot_be_read(record: Path) -> None:
    assert "64 hexadecimal digits" in refused("verify", str(record), "--hash", "abc")
    assert "no such file" in refused("verify", f"{record}x")
    change(record, HASH, HASH[1:])
    assert refused("verify", str(record)).startswith(f"{record}:6: hash should be 64 hexadecimal digits")
    change(record, "rules: 1", "rules: 99")
    change(record, HASH[1:], HASH)
    assert "version 99 of the rules" in refused("verify", str(record))


def test_a_sealed_record_is_a_record(record: Path) -> None:
    text = record.read_text("utf-8")
    assert parse(text).text() == text
    assert run("replay", str(record), "--verify").code == 0


SECRET, SHARE = "5e" * 32, "ab" * 16
DICE = Mix(
    SECRET,
    "table",
    "seasons",
    1,
    {},
    [Contribution("person", pledge_of(SHARE), SHARE), Contribution("person", "c" * 64)],
)


def mixed(tmp_path: Path, mix: Mix = DICE) -> str:
    """A record whose seed was mixed of the server's secret and of a player's share."""
    played = parse(recorded(2, seed_of(str(mix)), moves=20))
    played.hash, played.dice = seal_secret(SECRET), str(mix)
    path = tmp_path / "mixed.record"
    path.write_text(played.text(), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the shares of 1 of 2 players who promised one"), ("ru", "1 из 2 обещанных")],
)
def test_mixed_dice(tmp_path: Path, language: str, words: str) -> None:
    given = ("--hash", seal_secret(SECRET), "--share", SHARE.upper())
    answer = run("verify", mixed(tmp_path), *given, language=language)
    assert (answer.code, answer.err) == (0, "")
    assert words in answer.out


def test_mixed_dice_that_are_not_fair(tmp_path: Path) -> None:
    assert run("verify", mixed(tmp_path), "--hash", HASH).code == 1
    answer = run("verify", mixed(tmp_path), "--share", "0" * 32)
    assert (answer.code, answer.out) == (1, "Broken: your share is not in the dice.\n")
    answer = run("verify", mixed(tmp_path, DICE._replace(options={"level": "apprentice"})))
    assert (answer.code, answer.out.count("Broken: the dice were mixed for another game")) == (1, 1)
    answer = run("verify", mixed(tmp_path, DICE._replace(secret="0" * 64)))
    assert (answer.code, answer.out.count("Broken: the seed is not the one that was sealed")) == (1, 1)
    answer = run("verify", mixed(tmp_path, DICE._replace(parts=[Contribution("person"), Contribution("bot")])))
    assert (answer.code, "the server drew the seed alone" in answer.out) == (0, True)
