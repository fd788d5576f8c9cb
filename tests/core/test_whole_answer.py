"""Whole answers: parts in any order, what the engine answers by itself, all of it or nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.asking.shape import Question
from arcanarium.core.asking.whole_answer import IllegalAnswer, first_answer, parts_of
from arcanarium.core.packing import pack
from arcanarium.core.position import state_of
from arcanarium.games import load
from setups import WITH_FOREIGN_SETS, Setup, new, random_play

SEASONS = load("seasons")
action = SEASONS.actions.parse


def any_whole(question: Question, chance: random.Random) -> list[int]:
    """A complete answer that the shape allows, in any order, without saying that it is all."""
    shape = question.shape
    if shape.wholes:
        found = [part for part in chance.choice(shape.wholes) if part != shape.stop]
    elif shape.things:
        supply = [thing for thing, number in shape.things for _ in range(number)]
        found = chance.sample(supply, chance.randint(shape.least, shape.most))
    else:
        return [chance.choice(question.options)]
    chance.shuffle(found)
    return found or [shape.stop]


@pytest.mark.parametrize("setup", WITH_FOREIGN_SETS[::3], ids=str)
def test_every_whole_answer_of_a_shape_is_taken_in_any_order(setup: Setup) -> None:
    game, s = new(setup, 51)
    chance = random.Random(51)
    for _ in range(400):
        if s.is_over():
            break
        seat = chance.choice(s.owing())
        before = pack(s)
        parts = parts_of(s, seat, any_whole(game.question(s, seat), chance))
        assert pack(s) == before, "finding out changes nothing"
        for part in parts:
            s.apply(seat, part)


@pytest.mark.parametrize("setup", WITH_FOREIGN_SETS[::3], ids=str)
def test_too_little_is_no_answer(setup: Setup) -> None:
    game, s = new(setup, 52)
    chance = random.Random(52)
    for seat, _ in random_play(game, s, 52):
        shape = game.question(s, seat).shape
        if shape.least < 2 or not shape.things:
            continue
        whole = any_whole(game.question(s, seat), chance)
        few = whole[: shape.least - 1]
        if shape.stop < 0 and len(first_answer(s.clone(), seat, sorted(few))) < shape.least:
            with pytest.raises(IllegalAnswer) as missing:
                parts_of(s, seat, few)
            assert missing.value.action == -1
        if shape.least == shape.most:
            with pytest.raises(IllegalAction):
                parts_of(s, seat, [*whole, len(game.actions)])


def paying() -> State:
    """Asked for two tokens of any types."""
    mine = {"reserve": {"air": 1, "water": 1, "fire": 2}, "gauge": 2, "bonuses": 0}
    s = state_of(SEASONS, {"seats": [mine, {}]})
    s.apply(0, action("bonus exchange"))
    return s


def parts_in_words(s: State, *words: str) -> list[str]:
    return [SEASONS.actions.notation(part) for part in parts_of(s, 0, [action(each) for each in words])]


def test_parts_are_given_in_the_order_in_which_they_are_asked_for() -> None:
    assert parts_in_words(paying(), "pay fire", "pay air") == ["pay air", "pay fire"]


def test_what_the_engine_answers_by_itself_counts_as_given() -> None:
    assert parts_in_words(paying(), "pay fire", "pay fire") == ["pay fire"]  # nothing but fire can come after fire


def test_too_much_is_no_answer() -> None:
    with pytest.raises(IllegalAction):
        parts_in_words(paying(), "pay air", "pay fire", "pay fire")


def test_one_at_a_time_is_no_whole_answer() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        parts_in_words(paying(), "pay air")
    assert refused.value.action == -1


def test_what_cannot_be_given_is_named_with_its_reason() -> None:
    s = state_of(SEASONS, {"seats": [{"reserve": {"air": 2}, "gauge": 0, "hand": ["bespelled_grimoire"]}, {}]})
    with pytest.raises(IllegalAnswer) as refused:
        parts_in_words(s, "summon bespelled_grimoire", "end_turn")
    assert SEASONS.actions.notation(refused.value.action) == "summon bespelled_grimoire"
    assert refused.value.refusal is not None
    assert SEASONS.rules.reasons[refused.value.refusal.reason].name == "no-slot"


def test_a_deed_and_what_it_asks_for_in_one_go() -> None:
    s = state_of(SEASONS, {"seats": [{"reserve": {"air": 1, "water": 1, "fire": 1}}, {}]})
    words = ("bonus exchange", "pay fire", "pay water", "gain earth", "gain earth")
    assert parts_in_words(s, *words) == ["bonus exchange", "pay water", "gain earth"]


def test_that_is_all_need_not_be_said() -> None:
    found = 0
    for s, seat, question in asked_for(SEASONS.new(2, 7), "die-gains"):
        stop = question.shape.stop
        leave = next((whole for whole in question.shape.wholes if len(whole) == 2 and whole[-1] == stop), None)
        if leave is not None:
            assert parts_of(s, seat, leave[:1]) == parts_of(s, seat, leave) == leave
            found += 1
    assert found > 3


def asked_for(s: State, prompt: str) -> Iterator[tuple[State, int, Question]]:
    for seat, _ in random_play(SEASONS, s, 7):
        question = SEASONS.question(s, seat)
        if question.prompt == prompt:
            yield s, seat, question


def test_nothing_is_found_out_by_trying() -> None:
    """What follows a card that is drawn is refused whether or not it would have been right."""
    for s, seat, question in asked_for(SEASONS.new(2, 7), "die-draw"):
        if action("draw") in question.options:
            for then in ("keep", "drop"):
                with pytest.raises(IllegalAnswer) as refused:
                    parts_of(s, seat, [action("draw"), action(then)])
                assert refused.value.refusal is None


def test_the_parts_of_a_line_of_play() -> None:
    s = paying()
    line = [action(each) for each in ("pay fire", "gain air", "gain air", "end_turn")]
    assert first_answer(s.clone(), 0, line) == [action("pay fire")] * 2


def test_nobody_answers_what_was_not_asked() -> None:
    with pytest.raises(IllegalAction, match="owes no answer"):
        parts_of(paying(), 1, [action("pay air")])
