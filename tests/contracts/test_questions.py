"""What people are told of questions is true: shapes are what the engine takes, whatever is refused has a reason."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement

import pytest

from arcanarium.core.agenda import AUTO, State
from arcanarium.core.asking.menu import Deed, Menu
from arcanarium.core.asking.shape import FORMS, ONE, Shape
from arcanarium.core.asking.wholes import MOST, list_wholes
from arcanarium.core.game import Game
from arcanarium.core.packing import pack
from arcanarium.wording import LANGUAGES, Wording, key
from setups import WITH_FOREIGN_SETS, Setup, coverage, new, random_play

every_setup = pytest.mark.parametrize("setup", WITH_FOREIGN_SETS, ids=str)
MANY = 3000  # sets of things that are tried out at the most


def sets_of(shape: Shape) -> set[tuple[int, ...]] | None:
    """The complete answers that a shape tells, as sorted things without the stop; None if they are too many to try."""
    if shape.wholes:
        return {tuple(sorted(answer for answer in whole if answer != shape.stop)) for whole in shape.wholes}
    caps = dict(shape.things)
    found = set()
    tried = 0
    for size in range(shape.least, shape.most + 1):
        for things in combinations_with_replacement(sorted(caps), size):
            tried += 1
            if tried > MANY:
                return None
            if all(number <= caps[thing] for thing, number in Counter(things).items()):
                found.add(things)
    return found


@every_setup
def test_a_shape_tells_exactly_the_complete_answers(setup: Setup) -> None:
    game, s = new(setup, 31)
    looked: Counter[str] = Counter()
    for _ in random_play(game, s, 31):
        for seat in s.owing():
            question = game.question(s, seat)
            shape = question.shape
            assert shape.form in FORMS
            assert question.options == s.legal_for(seat)
            assert 0 <= shape.least <= shape.most
            if shape.stop >= 0 and shape.form != ONE:
                assert (shape.stop in question.options) == (shape.least == 0 or [shape.stop] in shape.wholes)
            if not (shape.things or shape.wholes) or looked[question.prompt] > 12:
                continue
            told = sets_of(shape)
            played = list_wholes(s, seat)
            if told is None or not played:
                continue
            looked[question.prompt] += 1
            assert told == {tuple(sorted(answer for answer in whole if answer != shape.stop)) for whole in played}


@every_setup
def test_everything_of_a_menu_is_offered_or_refused_with_a_reason(setup: Setup) -> None:
    game, s = new(setup, 32)
    wordings = [Wording(language, game) for language in LANGUAGES]
    for number, _ in enumerate(random_play(game, s, 32)):
        for seat in s.owing():
            question = game.question(s, seat)
            refused = [action for action, _ in question.refusals]
            assert len(refused) == len(set(refused))
            assert not set(refused) & set(question.options)
            step = s.step_for(seat)
            if isinstance(step, Menu):
                for deed in step.deeds:
                    things = {int(deed.block) + thing for thing in deed.things(s)}
                    offered = {action for action in question.options if deed.block <= action < deed.end}
                    assert offered <= things, "what is offered is among what a person might expect"
                    assert things <= offered | set(refused)
            if number % 5 == 0:
                for wording in wordings:
                    for _, refusal in question.refusals:
                        text = wording.why(refusal)
                        assert text[0].isupper()
                        assert text.endswith(".")
                        assert "{" not in text
                    assert wording.prompt(question).strip()
    for wording in wordings:
        assert not wording.locale.complaints


@every_setup
def test_a_question_says_why_it_is_asked(setup: Setup) -> None:
    game, s = new(setup, 37)
    plain = coverage(game.base)["says_why"]
    causes = {""} | set(game.rules.causes) | {step.cause for step in game.rules.steps}
    for _ in random_play(game, s, 37):
        for seat in s.owing():
            question = game.question(s, seat)
            assert question.prompt in plain or question.source >= 0 or question.cause
            assert question.cause in causes
    for language in LANGUAGES:
        wording = Wording(language, game)
        for cause in causes - {""}:
            assert wording.locale.text(key("cause", cause))
        assert not wording.locale.complaints


@every_setup
def test_a_question_changes_nothing(setup: Setup) -> None:
    game, s = new(setup, 33)
    for number, (seat, _) in enumerate(random_play(game, s, 33)):
        if number % 3 == 0:
            before, options = pack(s), s.legal_for(seat)
            game.question(s, seat)
            assert pack(s) == before
            assert s.legal_for(seat) == options
            assert s.legal() == s.legal_for(int(s.to_move))


@every_setup
def test_a_question_tells_nothing_unseen(setup: Setup) -> None:
    game, s = new(setup, 34)
    for number, (seat, _) in enumerate(random_play(game, s, 34)):
        if number % 4 == 0:
            other = game.imagine(s, seat, number)
            assert game.question(other, seat) == game.question(s, seat)


@every_setup
def test_what_the_engine_answers_is_told_to_whom_it_answers_for(setup: Setup) -> None:
    game, s = new(setup, 35)
    for mover, action in recorded(game, s, 35):
        s.open_log()
        s.apply(mover, action)
        events = s.take_log()
        s.close_log()
        for seat in range(setup.seats):
            assert all(event[1] == seat for event in game.told(events, seat) if event[0] == AUTO)
        assert not any(event[0] == AUTO for event in game.told(events, None))


def recorded(game: Game, s: State, seed: int) -> list[tuple[int, int]]:
    """The moves of a random game, to be played again by hand."""
    return list(random_play(game, s.clone(), seed))


def test_search_never_asks_for_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a playout does comes near them: neither menus nor steps are asked why."""
    asked: list[object] = []
    monkeypatch.setattr(Menu, "refusals", lambda *_: asked.append("menu"))
    monkeypatch.setattr(Deed, "refusal", lambda *_: asked.append("deed"))
    for setup in WITH_FOREIGN_SETS[::7]:
        _, s = new(setup, 36)
        choose = random.Random(36)
        while not s.is_over():
            s.play(s.to_move, choose.choice(s.legal()))
    assert not asked
    assert MOST > 0
