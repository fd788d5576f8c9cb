"""Records that version 3ade4d3 wrote are played to the same end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.history import History, resumed
from arcanarium.core.record import parse, replay
from arcanarium.games import load

# One of each game, with an option that would change nothing and is refused by now; then one of Seasons that answers in
# which order effects come where nothing hangs on it.
BEFORE: list[dict[str, Any]] = json.loads((Path(__file__).parent / "records_before.json").read_text("utf-8"))
ORDERED = "\n".join(BEFORE[-1]["record"]) + "\n"
NEEDLESS = "resolve "


@pytest.mark.parametrize("before", BEFORE, ids=lambda each: each["record"][1])
def test_a_record_of_the_version_before_replays(before: dict[str, Any]) -> None:
    record = parse("\n".join(before["record"]) + "\n")
    game = load(record.game)
    assert game.scores(replay(game, record)) == before["scores"]


def test_answers_that_nobody_asks_for_now_are_left_out() -> None:
    """What was said after them stays where it was."""
    record = parse(ORDERED.replace(NEEDLESS, f"# before\n{NEEDLESS}", 1))
    asked = sum(notation.startswith(NEEDLESS) for _, notation in record.moves)
    (number,) = record.comments
    written = len(record.moves)
    history = resumed(load("seasons"), record)
    assert asked > 0
    assert len(history.moves) == len(record.moves) == len(record.lines) == written - asked
    assert history.record().comments == {number: ["before"]}
    assert history.game.scores(history.state) == BEFORE[-1]["scores"]


def test_a_table_repeats_them_and_nobody_else_may_give_them() -> None:
    """A server has numbered every answer that was given, so such a one stays and changes nothing."""
    game = load("seasons")
    record = parse(ORDERED)
    history = History(game, record.seats, record.seed, record.options)
    for seat, notation in record.moves:
        who = int(history.state.to_move) if seat < 0 else seat
        action = game.actions.parse(notation)
        if notation.startswith(NEEDLESS):
            with pytest.raises(IllegalAction):
                history.apply(who, action)
        assert not history.apply(who, action, recorded=True) or not notation.startswith(NEEDLESS)
    assert len(history.moves) == len(record.moves)
    assert game.scores(history.state) == BEFORE[-1]["scores"]
    with pytest.raises(IllegalAction):
        history.apply(0, game.actions.parse("end_turn"), recorded=True)
