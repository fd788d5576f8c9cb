"""Why something cannot be done in Time Masters: a position for every reason."""

from __future__ import annotations

import pytest

from arcanarium.core.position import state_of
from arcanarium.games.time_masters.facts import KNOWLEDGE, MOST_ACTIONS, TIMER
from arcanarium.games.time_masters.game import GAME

CARDS = GAME.deck


def card(sort: int, **facts: int) -> str:
    """The first card of the shipped set with these facts."""
    columns = {"cost": CARDS.cost, "slots": CARDS.slots, "on_discard": CARDS.on_discard_at}
    for kind, name in enumerate(CARDS.names):
        if CARDS.sort[kind] == sort and all(
            columns[fact][kind] == value if fact != "on_discard" else (columns[fact][kind] >= 0) == bool(value)
            for fact, value in facts.items()
        ):
            return name
    raise LookupError(sort, facts)


CHEAP = card(KNOWLEDGE, cost=1)
DEAR = card(KNOWLEDGE, cost=3)
PLAIN = card(TIMER, on_discard=0)
TELLING = card(TIMER, on_discard=1)

CASES = [
    ({"hand": [DEAR], "unspent": 1}, {}, f"play {DEAR}", "needs-time", (3, 1)),
    ({"hand": [DEAR], "unspent": 9, "spend_cap": 2}, {}, f"play {DEAR}", "capped", (3, 2)),
    ({"hand": [CHEAP]}, {"actions_this_turn": int(MOST_ACTIONS)}, f"play {CHEAP}", "too-long", None),
    ({"hand": [CHEAP]}, {}, f"place {CHEAP}", "no-timer", None),
    ({"hand": [CHEAP, CHEAP], "spent": 0}, {}, f"exchange {CHEAP}", "none-spent", None),
    ({"hand": [CHEAP], "spent": 2}, {}, f"exchange {CHEAP}", "needs-two", None),
    ({"timers": [PLAIN]}, {}, f"discard_timer {PLAIN}", "no-text", None),
    ({"timers": [TELLING]}, {}, f"discard_timer {TELLING}", "not-full", None),
    ({"released": [CHEAP]}, {}, "end", "released-first", None),
    ({"released": [CHEAP]}, {}, "skip", "released-first", None),
    ({}, {"actions_this_turn": 1}, "skip", "not-first", None),
    ({"chain": [CHEAP, CHEAP, CHEAP]}, {"phase": "access"}, "take 5", "chain-short", (5, 3)),
    ({"chain": [CHEAP, CHEAP, CHEAP]}, {"phase": "access", "sphere_1": []}, "take 1", "pile-empty", None),
    ({"chain": [CHEAP, CHEAP, CHEAP]}, {"phase": "access", "picks": [1, 0, 0, 0, 0]}, "take 1", "picked", None),
]


@pytest.mark.parametrize(("seat", "shared", "action", "reason", "numbers"), CASES, ids=[case[3] for case in CASES])
def test_a_reason_is_given(
    seat: dict[str, object], shared: dict[str, object], action: str, reason: str, numbers: tuple[int, int] | None
) -> None:
    s = state_of(GAME, {"seats": [seat, {}], **shared})
    question = GAME.question(s, 0)
    refusal = dict(question.refusals)[GAME.actions.parse(action)]
    assert GAME.rules.reasons[refusal.reason].name == reason
    if numbers is not None:
        assert (refusal.a, refusal.b) == numbers


def test_a_forced_discard_tells_its_number() -> None:
    """Two of three cards: the question says so, and any two of them are a whole answer."""
    s = state_of(GAME, {"seats": [{"hand": [CHEAP, DEAR, PLAIN]}, {}]})
    s.push(CARDS.drop_at, 0, -1, -1, 2)
    s.advance()
    shape = GAME.question(s, 0).shape
    assert (shape.form, shape.least, shape.most) == ("several", 2, 2)
    assert sorted(GAME.actions.notation(action) for action, _ in shape.things) == sorted(
        f"discard {name}" for name in (CHEAP, DEAR, PLAIN)
    )
