"""Nobody sees a rival's hidden cards and then takes the answer back that turned them up."""

from __future__ import annotations

import json

import pytest

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.plan import DRAWS
from arcanarium.core.position import state_of
from arcanarium.games import load
from arcanarium.server.store.rows import Entry
from arcanarium.server.tables.play import MOVE, UNDO, Play
from arcanarium.server.tables.watcher import Watcher

# Whoever ends its turn sees what lay face down under the next seat's timer, which finishes by itself.
TIMER: dict[str, object] = {
    "game": "time_masters",
    "seats": [
        {"hand": ["concentration", "charge", "charge", "suggestion", "timer_0_1"]},
        {
            "timers": ["timer_2_2"],
            "on_timers": [
                {"card": "memory_knot", "timer": "timer_2_2"},
                {"card": "torrent", "timer": "timer_2_2"},
            ],
            "tucked": [
                {"card": "suggestion", "timer": "timer_2_2"},
                {"card": "charge", "timer": "timer_2_2"},
            ],
        },
        {},
        {},
    ],
}

# Whoever takes the last stone sees the hand that a rival must discard, since the round ends by itself.
BATTLE: dict[str, object] = {
    "game": "evenfall",
    "phase": "battle",
    "round": 3,
    "first": 1,
    "turn": 1,
    "central_stones": ["flame_stone_2", "wave_stone_2"],
    "seats": [
        {"central_pieces": {"witch": 1}},
        {"hand": ["eye_of_abundance", "black_candle", "siren_song"], "stones": ["wave_stone_1", "wind_stone_1"]},
    ],
}


@pytest.mark.parametrize(
    ("scene", "answer", "seen"),
    [(TIMER, "end", ["charge", "suggestion"]), (BATTLE, "take flame_stone_2", ["black_candle", "eye_of_abundance"])],
    ids=["time_masters", "evenfall"],
)
def test_what_a_rival_lays_open_ends_undo(scene: dict[str, object], answer: str, seen: list[str]) -> None:
    game = load(str(scene["game"]))
    state = state_of(game, scene)
    play = Play(game, game.seats(state), 1, {})
    play.history.state = state
    lens = Watcher(play, 0)
    draws = int(state.mem[DRAWS])
    hidden = [card for card in range(game.rules.plan.cards) if not state.knows(0, card)]
    play.carry_out(Entry(1, MOVE, 0, game.actions.parse(answer), None, 0))
    shown = json.loads(lens.advance(play, None))

    assert int(play.history.state.mem[DRAWS]) == draws  # chance had no part in it
    learned = {game.rules.plan.card_name(card) for card in hidden if play.history.state.knows(0, card)}
    assert {name.partition(".")[0] for name in learned} >= set(seen)
    assert not shown["undo"]
    assert not play.may_undo(0)
    with pytest.raises(IllegalAction):
        play.carry_out(Entry(2, UNDO, 0, 0, None, 0))
    assert not play.history.undo(0)
