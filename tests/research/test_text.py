"""The table in words: whole games in both languages, and what is said to wrong answers."""

from __future__ import annotations

import random

import pytest
from tables import every_game

from arcanarium.research.text_env import TextEnv
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
