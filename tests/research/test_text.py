"""The table in words: whole games in both languages, and what is said to wrong answers."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest
from tables import every_game

from arcanarium.research.text_env import RULES, SINCE, TextEnv, TextTable
from arcanarium.wording import LANGUAGES


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_words(game: str, language: str) -> None:
    env = TextEnv(game, seats=2, seat=None, language=language)
    text = env.reset(seed=4)
    choose = random.Random(4)
    reply = None
    while reply is None or not reply.over:
        moves = env.moves()
        assert all(f"- `{move}`: " in text for move in moves)
        reply = env.step(f" `{choose.choice(moves)}`\n")
        assert reply.accepted
        assert reply.feedback == ""
        text = reply.observation
    assert reply.reward in (-1, 0.5, 1)
    assert env.moves() == []
    assert not env.step("anything").accepted
    assert not env.teller.wording.locale.complaints


def test_an_agent_that_knows_nothing_is_told() -> None:
    """The rules once, every card when asked for, and what the others did since."""
    for language in LANGUAGES:
        env = TextEnv("seasons", language=language)
        first = env.reset(seed=2)
        assert first.startswith(RULES[language])
        assert env.teller.rules().strip() in first
        again = env.step("rules")
        assert (again.accepted, again.over, again.feedback) == (False, False, env.teller.rules())
        card = env.step("`card Divine Chalice`" if language == "en" else "card divine_chalice")
        assert env.teller.wording.card_text("divine_chalice") in card.feedback
        assert env.teller.wording.rulings("divine_chalice")[0] in card.feedback
        assert "divine_chalice?" in env.step("card divine_chalic").feedback
        second = env.step(env.moves()[0]).observation
        assert env.teller.rules().strip() not in second
    assert "Player 1" in second or SINCE["ru"] in second
    assert not TextEnv("seasons", primer=False).reset(seed=2).startswith(RULES["en"])


def test_what_others_did_is_told_as_the_seat_may_know_it() -> None:
    env = TextEnv("seasons", primer=False)
    env.reset(seed=2)
    told = []
    reply = None
    while reply is None or not reply.over:
        reply = env.step(env.moves()[0])
        told.append(reply.observation.partition("# Seasons")[0])
    assert sum(text.startswith(SINCE["en"]) for text in told) > 20
    assert any("Player 1 takes" in text for text in told)
    assert not any("season_dice" in text or "Takers" in text for text in told)


def test_patience_ends() -> None:
    env = TextEnv("seasons", patience=2)
    env.reset(seed=1)
    assert not env.step("nonsense").over
    assert not env.step("rules").over
    assert env.step(env.moves()[0]).accepted
    assert not env.step("nonsense").over
    reply = env.step("end_turn")
    assert (reply.over, reply.reward) == (True, -1.0)
    assert "in a row" in reply.feedback
    assert env.moves() == []
    assert env.step("anything").over


@every_game
def test_all_seats_in_words(game: str) -> None:
    table = TextTable(game, seats=3)
    text = table.reset(seed=5)
    choose = random.Random(5)
    asked = set()
    firsts = 0
    while not table.is_over:
        asked.add(table.to_move)
        firsts += text.startswith(RULES["en"])
        assert all(f"- `{move}`: " in text for move in table.moves())
        assert not table.step("nonsense").accepted
        reply = table.step(choose.choice(table.moves()))
        assert reply.accepted
        text = reply.observation
    assert asked == {0, 1, 2}
    assert firsts >= 3
    assert len(table.rewards) == 3
    assert table.step("anything").over


def test_primers_are_the_words_of_the_page() -> None:
    sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
    from primers import primers

    for path, text in primers().items():
        assert path.read_text("utf-8") == text, f"{path.name} is old: run scripts/primers.py"
        assert not re.search(r"[<>{}]", text)


def test_wrong_answers_are_explained_and_change_nothing() -> None:
    env = TextEnv("seasons")
    before = env.reset(seed=1)
    move = env.moves()[0]
    reply = env.step(move + "e")
    assert not reply.accepted
    assert f"Did you mean `{move}`?" in reply.feedback
    reply = env.step("I would like to think about it")
    assert "is no move of this game" in reply.feedback
    reply = env.step("end_turn")
    assert "not allowed now" in reply.feedback
    assert f"`{move}`" in reply.feedback
    assert (reply.observation, reply.reward, reply.over) == (before, 0.0, False)
    russian = TextEnv("seasons", language="ru")
    russian.reset(seed=1)
    assert "не разрешён" in russian.step("end_turn").feedback


def test_a_whole_answer_at_once_and_why_not() -> None:
    """Parts in any order, with commas; a refused one is told why in the same words as on the page."""
    env = TextEnv("seasons", options={"level": "apprentice"})
    text = env.reset(seed=1)
    assert "Choose the 3 cards you begin with" in text
    assert "with commas" in text
    three = env.moves()[:3]
    reply = env.step(", ".join(three[:2]))
    assert not reply.accepted
    assert "Parts of that answer are missing." in reply.feedback
    reply = env.step(f"`{three[2]}`, `{three[0]}`, `{three[1]}`")
    assert reply.accepted
    assert "second year" in reply.observation
    one = env.moves()[0]
    assert env.step(one).accepted  # one at a time still works
    assert "Choose the 2 cards for the second year" in env.observation()
    while "Your turn" not in env.observation():
        env.step(env.moves()[0])
    refused = env.lens.game.question(env.solo.table, 0).refusals
    move, why = next((env.lens.game.actions.notation(action), refusal) for action, refusal in refused)
    assert env.teller.wording.why(why) in env.step(move).feedback
