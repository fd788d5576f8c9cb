"""The kernel by itself, on a toy game."""

from __future__ import annotations

import pytest
from toy import ACTIONS, BID, GAME, HAND, PLAY, RULES

from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.packing import pack, unpack
from arcanarium.core.position import position, state_of
from arcanarium.core.rules import Step


def at(phase: str, empty_seats: int = 2, **given: object) -> State:
    return state_of(GAME, {"phase": phase, "seats": [{} for _ in range(empty_seats)], **given})


def seen(s: State, watcher: int, seat: int) -> dict[str, object]:
    seats = GAME.view(s, watcher)["seats"]
    assert isinstance(seats, list)
    return dict(seats[seat])


def points(s: State) -> list[int]:
    return GAME.scores(s)


def test_either_takes_the_only_possible_branch_by_itself() -> None:
    assert points(at("either")) == [1, 0]
    s = at("either", seats=[{"points": 1}, {}])
    s.apply(0, ACTIONS.parse("branch left"))
    assert points(s) == [9, 0]


def test_each_rival_and_each_seat() -> None:
    assert points(at("rivals", seats=[{}, {}, {}], turn=1)) == [11, 10, 11]


def test_secret_bids_are_answered_in_any_order_and_revealed_together() -> None:
    s = at("bids", 3)
    assert s.owing() == [0, 1, 2]
    s.apply(2, ACTIONS.parse("bid 2"))
    s.apply(0, ACTIONS.parse("bid 1"))
    assert s.owing() == [1]
    assert seen(s, 1, 2) == {"play": [], "hand": 0, "points": 0}
    assert seen(s, 2, 2)["bid"] == 2
    with pytest.raises(IllegalAction):
        s.apply(2, ACTIONS.parse("bid 2"))
    again = unpack(RULES, pack(s))
    assert again.owing() == [1]
    s.apply(1, ACTIONS.parse("bid 0"))
    assert points(s) == [1, 0, 2]
    assert int(s.mem[BID]) == -1


def test_some_seats_may_stay_out() -> None:
    s = at("odd bids", 3)
    assert s.owing() == [1]
    assert s.legal_for(0) == []
    s.apply(1, ACTIONS.parse("bid 2"))
    assert points(s) == [0, 2, 0]
    assert at("odd bids", 1).is_over()


def test_effects_that_wait_are_put_in_order_by_their_owner() -> None:
    s = at("tunes", seats=[{"play": ["bell", "bell", "drum"]}, {}])
    assert [ACTIONS.notation(a) for a in s.legal()] == ["resolve bell", "resolve drum"]
    s.apply(0, ACTIONS.parse("resolve drum"))
    assert points(s) == [11, 0]  # 2, 5, 11: two equal ones are no question
    s = at("tunes", seats=[{"play": ["bell", "drum", "flute"]}, {}])
    s.apply(0, ACTIONS.parse("resolve flute"))
    assert [ACTIONS.notation(a) for a in s.legal()] == ["resolve bell", "resolve drum"]
    s.apply(0, ACTIONS.parse("resolve bell"))
    assert points(s) == [16, 0]


def test_steps_are_reached_by_label() -> None:
    s = at("labelled")
    s.push(RULES.at("labelled", "middle"), 1)
    s.advance()
    assert points(s) == [7, 6]
    with pytest.raises(KeyError, match="labelled has no step called end"):
        RULES.at("labelled", "end")


def test_an_effect_that_runs_away_is_stopped() -> None:
    with pytest.raises(RecursionError, match="runs away"):
        at("run away")


def test_a_step_that_is_always_asked_is_asked_with_one_answer() -> None:
    s = at("play", seats=[{"hand": ["harp"]}, {}])
    assert [ACTIONS.notation(a) for a in s.legal()] == ["pick harp"]
    s.apply(0, s.legal()[0])
    assert int(s.number(PLAY)) == 1
    assert int(s.number(HAND)) == 0


def test_hidden_counters_are_in_the_position_but_in_nobodys_view() -> None:
    s = at("bids", secret=7)
    assert position(GAME, s)["secret"] == 7
    for seat in (None, 0, 1):
        assert "secret" not in GAME.view(s, seat)


def test_a_known_card_in_a_hidden_place_is_shown_to_who_knows_it() -> None:
    s = at("bids", deck=["harp", "drum"], knowledge={"harp": [0]}, seats=[{}, {"hand": ["bell"]}])
    assert GAME.view(s, 0)["deck"] == {"number": 2, "known": {"0": "harp"}}
    assert GAME.view(s, 1)["deck"] == 2
    s.show(s.first(HAND + 1), 1)
    assert seen(s, 0, 1)["hand"] == {"number": 1, "known": ["bell"]}


def test_programs_are_named_once_and_steps_stand_in_one_place() -> None:
    with pytest.raises(ValueError, match="two programs"):
        RULES.program("either", Step())
    step = Step()
    RULES.program("fresh", step)
    with pytest.raises(ValueError, match="one place"):
        RULES.program("fresh again", step)


def test_a_whole_game() -> None:
    s = GAME.new(3, 1, {"mode": "fancy"})
    assert GAME.options_of(s) == {"mode": "fancy"}
    for seat in (2, 1, 0):
        s.apply(seat, s.legal_for(seat)[-1])
    assert s.is_over()
    assert points(s) == [12, 13, 13]
    assert GAME.winners(s) == [1, 2]
