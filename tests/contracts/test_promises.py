"""The promises every game keeps (docs/architecture.md, section 7), over every game, seat count and variant."""

from __future__ import annotations

import random

import pytest

from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.game import Game
from arcanarium.core.history import History
from arcanarium.core.packing import pack, unpack
from arcanarium.core.plan import DRAWS, SEATS, TOLD
from arcanarium.core.position import position, state_of
from arcanarium.core.record import parse, replay
from arcanarium.core.rules import ALL
from arcanarium.wording import LANGUAGES, Wording, key
from setups import WITH_FOREIGN_SETS, Setup, for_each, new, random_play

every_setup = for_each(WITH_FOREIGN_SETS)


def options_of(game: Game, s: State) -> list[tuple[int, list[int]]]:
    return [(decision.seat, decision.options) for decision in game.decisions(s)]


@every_setup
def test_options_are_unique_ascending_and_applicable_to_the_end(setup: Setup) -> None:
    for seed in range(3):
        game, s = new(setup, seed)
        for _ in random_play(game, s, seed):
            for seat in s.owing():
                options = s.legal_for(seat)
                assert options
                assert options == sorted(set(options))
                assert 0 <= options[0] <= options[-1] < len(game.actions)
        assert s.is_over()
        assert s.legal() == []
        assert game.winners(s)
        assert len(game.scores(s)) == setup.seats


@every_setup
def test_an_illegal_action_changes_nothing(setup: Setup) -> None:
    game, s = new(setup, 5)
    for number, (seat, _) in enumerate(random_play(game, s, 5)):
        if number % 7:
            continue
        before = pack(s)
        legal = s.legal_for(seat)
        wrong = next(action for action in range(len(game.actions)) if action not in legal)
        with pytest.raises(IllegalAction):
            s.apply(seat, wrong)
        for other in (-1, setup.seats, 99, *[x for x in range(setup.seats) if x not in s.owing()]):
            with pytest.raises(IllegalAction):
                s.apply(other, legal[0])
        assert pack(s) == before
        assert s.legal_for(seat) == legal


@every_setup
def test_a_record_replays_to_the_same_game(setup: Setup) -> None:
    game, s = new(setup, 11)
    history = History(game, setup.seats, 11, dict(setup.options))
    for seat, action in random_play(game, s, 11):
        history.apply(seat, action)
    text = history.record().text()
    again = parse(text)
    assert again.text() == text
    assert pack(replay(game, again)) == pack(s) == pack(history.state)
    assert len(text) <= (20_000 if setup.game == "seasons" else 40_000)


@every_setup
def test_a_clone_is_equal_and_independent(setup: Setup) -> None:
    game, s = new(setup, 3)
    for number, _ in enumerate(random_play(game, s, 3)):
        if number % 9:
            continue
        before = pack(s)
        clone = s.clone()
        assert pack(clone) == before
        assert options_of(game, clone) == options_of(game, s)
        for cell in range(len(clone.mem)):
            clone.mem[cell] += 1
        for cell in range(clone.top):
            clone.agenda[cell] += 1
        for cell in range(clone.count):
            clone.offers[cell] += 1
        for strand in clone.strands:
            for cell in range(len(strand)):
                strand[cell] += 1
        assert pack(s) == before


@every_setup
def test_packing_and_unpacking_changes_nothing(setup: Setup) -> None:
    game, s = new(setup, 21)
    largest = 0
    for seat, action in random_play(game, s, 21):
        data = pack(s)
        largest = max(largest, len(data))
        again = unpack(game.rules, data)
        assert pack(again) == data
        assert options_of(game, again) == options_of(game, s)
        assert list(again.mem) == list(s.mem)
        twin = s.clone()
        again.apply(seat, action)
        twin.apply(seat, action)
        assert pack(again) == pack(twin)
    assert largest <= 600


@every_setup
def test_a_position_is_read_back_exactly(setup: Setup) -> None:
    game, s = new(setup, 8)
    for number, _ in enumerate(random_play(game, s, 8)):
        if number % 5 == 0:
            written = position(game, s)
            again = state_of(game, written)
            assert position(game, again) == written
            assert pack(again) == pack(s)


@every_setup
def test_the_unseen_changes_neither_view_nor_options_nor_events(setup: Setup) -> None:
    game, s = new(setup, 13)
    for number, (mover, action) in enumerate(random_play(game, s, 13)):
        for seat in range(setup.seats):
            other = game.imagine(s, seat, number * 10 + seat)
            assert game.view(other, seat) == game.view(s, seat)
            assert other.legal_for(seat) == s.legal_for(seat)
            assert other.owing() == s.owing()
        # what the mover does looks the same to it in a world that differs only in what it cannot see and draws
        here, there = s.clone(), game.imagine(s, mover, s.seed())
        there.mem[DRAWS] = here.mem[DRAWS]
        here.open_log()
        there.open_log()
        told = int(here.mem[TOLD])
        here.apply(mover, action)
        there.apply(mover, action)
        if int(here.mem[TOLD]) == told:  # no news: everything the mover is told must be equal, and so it may be undone
            assert int(there.mem[TOLD]) == told
            assert game.told(here.take_log(), mover) == game.told(there.take_log(), mover)
            assert game.view(here, mover) == game.view(there, mover)
            assert here.owing() == there.owing()
            if here.owes(mover):
                assert here.asked(mover)[0] == there.asked(mover)[0]
                assert here.legal_for(mover) == there.legal_for(mover)


@every_setup
def test_what_the_seat_that_answered_learns_is_news(setup: Setup) -> None:
    for seed in range(5):
        game, s = new(setup, seed)
        cards = range(game.rules.plan.cards)
        for seat, action in random_play(game, s, seed):
            after = s.clone()
            after.apply(seat, action)
            if after.mem[TOLD] == s.mem[TOLD]:
                assert not [card for card in cards if after.knows(seat, card) and not s.knows(seat, card)]


@every_setup
def test_imagined_states_play_on(setup: Setup) -> None:
    game, s = new(setup, 17)
    for number, _ in enumerate(random_play(game, s, 17)):
        if number % 40 == 0:
            for seat in range(setup.seats):
                imagined = game.imagine(s, seat, number)
                for _ in random_play(game, imagined, number):
                    pass


@every_setup
def test_every_game_tells_where_it_stands(setup: Setup) -> None:
    """Scores, the phase in words, the round, who is first, and how near the end is: numbers, and the same for all."""
    game, s = new(setup, 12)
    locales = [Wording(language, game).locale for language in LANGUAGES]
    firsts: set[object] = set()
    for number, _ in enumerate(random_play(game, s, 12)):
        if number % 5:
            continue
        status = game.status(s)
        assert status == game.view(s, None)["status"]
        assert status["scores"] == game.scores(s)
        phase = str(status["phase"])
        assert not phase or all(locale.has(key("phase", phase)) for locale in locales), phase
        assert all(type(each) is int for each in game.ends(s).values())
        assert type(status["round"]) is int
        firsts.add(status["first_player"])
    assert firsts <= {-1, *range(setup.seats)}
    assert firsts - {-1}
    assert game.ends(s)


@every_setup
def test_every_card_is_in_exactly_one_zone(setup: Setup) -> None:
    game, s = new(setup, 2)
    plan = game.rules.plan
    for _ in random_play(game, s, 2):
        cards = [int(card) for zone in range(plan.used) for card in s.cards(zone)]
        assert len(cards) == len(set(cards)) == plan.cards
        for zone in range(plan.used):
            assert s.number(zone) == len(s.cards(zone))
            for card in s.cards(zone):
                assert s.where(card) == zone


@every_setup
def test_simultaneous_answers_commute(setup: Setup) -> None:
    game, s = new(setup, 4)
    found = 0
    for number, _ in enumerate(random_play(game, s, 4)):
        if len(s.owing()) < 2:
            continue
        found += 1
        choose = random.Random(number)
        answers = {seat: choose.choice(s.legal_for(seat)) for seat in s.owing()}
        results = set()
        for order in (list(answers), list(answers)[::-1]):
            copy = s.clone()
            for seat in order:
                copy.apply(seat, answers[seat])
            results.add(pack(copy))
        assert len(results) == 1
    never = setup.seats == 1 or not any(step.sort == ALL for step in game.rules.draft)
    assert found or never


@every_setup
def test_undo_restores_exactly_and_stops_at_news(setup: Setup) -> None:
    game = new(setup, 6)[0]
    history = History(game, setup.seats, 6, dict(setup.options))
    choose = random.Random(6)
    undone = refused = 0
    while not history.state.is_over():
        seat = choose.choice(history.state.owing())
        together = len(history.state.owing()) > 1
        before = pack(history.state)
        told = int(history.state.mem[TOLD])
        action = choose.choice(history.state.legal_for(seat))
        history.apply(seat, action)
        after = pack(history.state)
        for other in range(setup.seats):  # nobody takes back an answer that others have built on
            number = history.undoable(other)
            later = history.moves[number + 1 :] if number >= 0 else []
            assert all(move.together for move in [history.moves[number], *later] if later)
        if history.undo(seat):
            assert pack(history.state) == before
            undone += 1
            history.apply(seat, action)
            assert pack(history.state) == after
        else:
            assert int(history.state.mem[TOLD]) != told or together
            refused += 1
    assert undone
    assert refused


@every_setup
def test_nothing_runs_below_zero_and_seats_stay(setup: Setup) -> None:
    game, s = new(setup, 9)
    for _ in random_play(game, s, 9):
        assert s.mem[SEATS] == setup.seats
        assert all(int(s.number(zone)) >= 0 for zone in range(game.rules.plan.used))


@every_setup
def test_events_do_not_change_the_game(setup: Setup) -> None:
    game, silent = new(setup, 14)
    loud = silent.clone()
    loud.open_log()
    for seat, action in random_play(game, silent, 14):
        loud.apply(seat, action)
        assert all(0 <= event[0] < len(game.rules.events) for event in loud.take_log())
    assert pack(loud) == pack(silent)
