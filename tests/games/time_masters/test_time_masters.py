"""What the rules of Time Masters promise beyond scenes: invariants and hidden knowledge."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.plan import TURN
from arcanarium.core.position import position, state_of
from arcanarium.games.time_masters.card_set import load_set, remarks
from arcanarium.games.time_masters.game import GAME
from arcanarium.games.time_masters.table import (
    BOX,
    CHAIN,
    CHAIN_BONUS,
    DECK,
    FIRST,
    HAND,
    IMAGINARY,
    KEEPS,
    LOOKED,
    OWNED,
    PAID,
    QUIET,
    RELEASED,
    REMOVED,
    RESOLVING,
    RESULT,
    SPENT,
    SPHERE,
    TUCKED,
    UNSPENT,
)
from setups import Setup, new, random_play

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]
CARDS = GAME.deck
SETUPS = [Setup("time_masters", seats, (("seat_balance", "imaginary"),)) for seats in (2, 3, 4)]


def test_the_shipped_set_adds_up() -> None:
    card_set = load_set()
    assert remarks(card_set) == []
    assert Counter(card.kind for card in card_set.cards) == {"knowledge": 39, "preparation": 5, "timer": 11}
    starting = {card.id: (card.kind, card.per_mage) for card in card_set.cards if card.sphere == 0}
    assert starting == {
        "concentration": ("preparation", 3),
        "charge": ("knowledge", 2),
        "suggestion": ("knowledge", 2),
        "memory_knot": ("knowledge", 2),
        "timer_0_1": ("timer", 1),
    }
    assert [card.sphere for card in card_set.cards if card.kind == "preparation"] == [0, 1, 2, 3, 4]
    for card in card_set.cards:
        assert card.copies == (0 if card.sphere == 0 else 2)
        assert card.kind != "knowledge" or 1 <= card.cost <= 3
        assert card.designed()
        if card.kind == "timer":
            assert card.id == f"timer_{card.sphere}_{card.slots}"
    assert CARDS.plan.cards == 140


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_invariants_hold_in_random_play(setup: Setup) -> None:
    for seed in range(6):
        game, s = new(setup, seed)
        tokens = [4] * setup.seats
        turn = -1
        for _ in random_play(game, s, seed):
            owned = [sum(int(s.number(zone + seat)) for zone in OWNED) for seat in range(setup.seats)]
            piles = sum(int(s.number(SPHERE + i)) for i in range(5))
            assert sum(owned) + piles + int(s.number(REMOVED)) == 10 * setup.seats + 50
            assert int(s.number(BOX)) == 10 * (4 - setup.seats) + 50
            for seat in range(setup.seats):
                time = int(s.mem[UNSPENT + seat] + s.mem[SPENT + seat])
                assert time >= tokens[seat]
                tokens[seat] = time
                assert s.mem[UNSPENT + seat] >= 0
                assert s.mem[SPENT + seat] >= 0
                assert 0 <= s.mem[IMAGINARY + seat] <= 4
                if seat != s.mem[TURN]:
                    assert s.number(CHAIN + seat) == s.number(RELEASED + seat) == s.number(RESOLVING + seat) == 0
            if turn != s.mem[TURN]:
                turn = int(s.mem[TURN])
                assert s.number(CHAIN + turn) == 0
                assert s.mem[PAID] == s.mem[CHAIN_BONUS] == s.mem[KEEPS] == s.mem[RESULT] == 0
            assert s.mem[RESULT] == 0
            assert all(int(s.number(zone)) <= 10 for zone in range(int(SPHERE), int(SPHERE) + 5))
        assert sum(int(s.number(SPHERE + i)) == 0 for i in range(5)) >= 2 or int(s.mem[QUIET]) == 10 * setup.seats


def play(s: State, *moves: str) -> None:
    for text in moves:
        s.apply(int(s.to_move), GAME.actions.parse(text))


def seen(s: State, seat: int, *path: str | int) -> object:
    found: object = GAME.view(s, seat)
    for part in path:
        found = found[part]  # type: ignore[index]
    return found


def test_the_first_mage_and_the_piles_are_drawn_by_lot() -> None:
    firsts = {int(GAME.new(4, seed).mem[FIRST]) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    piles = {tuple(int(card) for card in GAME.new(2, seed).cards(SPHERE)) for seed in range(10)}
    assert len(piles) == 10


def test_tucked_cards_are_seen_by_their_owner_only() -> None:
    given = {
        "phase": "turn",
        "seats": [
            {
                "timers": ["timer_0_1"],
                "on_timers": [{"card": "charge", "timer": "timer_0_1"}],
                "hand": ["mirage", "ripple"],
            },
            {},
        ],
    }
    s = state_of(GAME, given)
    play(s, "extend timer_0_1", "tuck mirage")
    assert seen(s, 0, "seats", 0, "tucked") == [{"card": "mirage", "timer": "timer_0_1"}]
    assert seen(s, 1, "seats", 0, "tucked") == 1
    assert seen(s, 1, "seats", 0, "on_timers") == [{"card": "charge", "timer": "timer_0_1"}]
    assert seen(s, 1, "extras", "under_timers") == {"timer_0_1": 1}
    assert seen(s, 1, "extras", "hand_limit") == [4, 5]
    assert s.legal_for(0) == s.legal()


def test_a_hand_of_one_kind_is_asked_all_the_same() -> None:
    full = {"timers": ["timer_0_1"], "on_timers": [{"card": "charge", "timer": "timer_0_1"}]}
    s = state_of(GAME, {"phase": "turn", "seats": [{**full, "hand": ["mirage", "mirage"]}, {}]})
    play(s, "extend timer_0_1")
    assert [GAME.actions.notation(action) for action in s.legal()] == ["tuck mirage"]


SECOND = {
    "phase": "access",
    "chain_bonus": 2,
    "sphere_1": ["mirage", "ripple", "clean_slate"],
    "sphere_2": ["quickening", "backtrack"],
    "sphere_3": ["torrent", "trance"],
    "sphere_4": ["stupor", "rebirth"],
    "sphere_5": ["time_stop", "all_paths"],
    "knowledge": {
        "ripple": [2],
        "mirage": [0, 1, 2, 3, 4],
        "quickening": [0, 1, 2, 3, 4],
        "torrent": [0, 1, 2, 3, 4],
        "stupor": [0, 1, 2, 3, 4],
        "time_stop": [0, 1, 2, 3, 4],
    },
    "seats": [{"deck": ["charge", "charge", "suggestion", "suggestion", "memory_knot"]}, {}, {}],
}


def test_a_second_card_is_seen_by_its_taker_and_by_who_peeked() -> None:
    s = state_of(GAME, SECOND)
    assert seen(s, 2, "sphere_1") == {"number": 3, "known": {"0": "mirage", "1": "ripple"}}
    assert seen(s, 0, "sphere_1") == {"number": 3, "known": {"0": "mirage"}}
    play(s, "second 1")
    assert "ripple" in [card["card"] for card in seen(s, 0, "seats", 0, "hand") if isinstance(card, dict)]
    assert seen(s, 1, "seats", 0, "hand") == 5
    known = {"card": "ripple", "unknown_to": [1], "seen_taken": True}
    assert seen(s, 2, "seats", 0, "hand") == {"number": 5, "known": [known]}
    assert seen(s, 1, "sphere_1") == {"number": 2, "known": {"0": "mirage"}}


def test_the_next_card_of_a_pile_is_seen_by_all_at_once() -> None:
    s = state_of(GAME, SECOND)
    play(s, "take 1")
    for seat in range(3):
        assert seen(s, seat, "sphere_1") == {"number": 2, "known": {"0": "ripple"}}


def test_a_card_taken_openly_is_known_in_the_hand_until_one_is_tucked() -> None:
    given = {
        "chain_bonus": 2,
        "seats": [
            {
                "timers": ["timer_0_1"],
                "on_timers": [{"card": "charge", "timer": "timer_0_1"}],
                "hand": ["mirage", "torrent", "trance", "stupor"],
            },
            {"hand": ["concentration"]},
        ],
    }
    s = state_of(GAME, given)
    play(s, "end", "take 2")
    assert seen(s, 1, "seats", 0, "hand") == {"number": 5, "known": ["quickening"]}
    play(s, "skip", "extend timer_0_1", "tuck mirage")
    assert seen(s, 1, "seats", 0, "hand") == 4
    for seed in range(30):  # but that it is the mage's stays known
        other = GAME.imagine(s, 1, seed)
        assert hidden_kinds(other, 0) == hidden_kinds(s, 0)


def test_the_only_card_of_a_known_hand_stays_known_when_it_is_tucked() -> None:
    full = {"timers": ["timer_0_1"], "on_timers": [{"card": "charge", "timer": "timer_0_1"}]}
    given = {"phase": "turn", "knowledge": {"ripple": [0, 1, 2, 3, 4]}, "seats": [{**full, "hand": ["ripple"]}, {}]}
    s = state_of(GAME, given)
    play(s, "extend timer_0_1", "tuck ripple")
    assert seen(s, 1, "seats", 0, "tucked") == {"number": 1, "known": [{"card": "ripple", "timer": "timer_0_1"}]}


def hidden_kinds(s: State, seat: int) -> Counter[str]:
    zones = (DECK, HAND, TUCKED, LOOKED)
    return Counter(CARDS.names[int(s.kind(card))] for zone in zones for card in s.cards(zone + seat))


def test_what_opponents_may_imagine() -> None:
    """Owned cards change places; a blind card is any of its sphere that the seat cannot place; it stays in the hand."""
    s = state_of(GAME, SECOND)
    play(s, "second 1")
    owned = Counter({"charge": 2, "suggestion": 2, "memory_knot": 1})
    blind: set[str] = set()
    tops: set[str] = set()
    for seed in range(300):
        other = GAME.imagine(s, 1, seed)
        kinds = hidden_kinds(other, 0)
        extra = list((kinds - owned).elements())
        assert owned - kinds == Counter()
        assert len(extra) == 1
        assert CARDS.level[CARDS.names.index(extra[0])] == 1
        assert extra[0] in [CARDS.names[int(other.kind(card))] for card in other.cards(HAND)]
        blind.add(extra[0])
        tops.add(CARDS.names[int(other.kind(other.first(DECK)))])
        again = GAME.imagine(s, 2, seed)  # who peeked knows which card it is
        assert hidden_kinds(again, 0) == hidden_kinds(s, 0)
        mine = GAME.imagine(s, 0, seed)
        assert list(mine.cards(HAND)) == list(s.cards(HAND))
        assert sorted(mine.cards(DECK)) == sorted(s.cards(DECK))
    level_1 = {name for kind, name in enumerate(CARDS.names) if CARDS.level[kind] == 1}
    assert blind == level_1
    assert tops == {"charge", "suggestion", "memory_knot"}


def test_a_tucked_blind_card_may_be_imagined_in_the_hand_and_under_timers_but_not_in_the_deck() -> None:
    given = {
        "phase": "turn",
        "seats": [
            {
                "timers": ["timer_0_1"],
                "on_timers": [{"card": "charge", "timer": "timer_0_1"}],
                "hand": [{"card": "ripple", "unknown_to": [1], "seen_taken": True}, "suggestion"],
                "deck": ["memory_knot", "memory_knot"],
            },
            {},
        ],
    }
    s = state_of(GAME, given)
    play(s, "extend timer_0_1", "tuck ripple")
    places: Counter[int] = Counter()
    for seed in range(200):
        other = GAME.imagine(s, 1, seed)
        for zone in (HAND, DECK, TUCKED):
            for card in other.cards(zone):
                if CARDS.level[other.kind(card)] == 1:
                    assert other.mem[CARDS.blind + card] == 2
                    places[int(zone)] += 1
                else:
                    assert other.mem[CARDS.blind + card] == 0
        assert position(GAME, other)["seats"][0]["tucked"][0]["timer"] == "timer_0_1"  # type: ignore[index]
    assert sum(places.values()) == 200
    assert set(places) == {int(HAND), int(TUCKED)}


def test_points_are_public() -> None:
    """A card gives as many points as its sphere says, and the sphere of a blind card is known."""
    s = state_of(GAME, SECOND)
    play(s, "second 1")
    assert seen(s, 1, "extras", "scores") == [1, 0, 0]
    for seed in range(20):
        assert GAME.scores(GAME.imagine(s, 1, seed)) == [1, 0, 0]


def test_the_owner_knows_what_the_deck_holds_but_not_its_order() -> None:
    s = GAME.new(2, 1)
    mine = seen(s, 0, "extras", "own_deck")
    assert mine == sorted(CARDS.names[int(s.kind(card))] for card in s.cards(DECK))
    assert seen(s, 0, "seats", 0, "deck") == 5
    assert "own_deck" not in GAME.extras(s, CARDS.plan.seats)
    orders = {tuple(GAME.imagine(s, 0, seed).cards(DECK)) for seed in range(30)}
    assert len(orders) > 10


def test_views_say_that_the_cards_were_designed_by_us() -> None:
    s = GAME.new(2, 1)
    assert seen(s, 0, "extras", "card_set") == "arcanarium"
    assert seen(s, 0, "extras", "provenance") == "designed"
