"""Sitting down at a table, getting up, and letting a bot play: what is allowed, and what becomes of the seats."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.bots import LEVELS
from arcanarium.bots import NAMES as BOTS
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.store.rows import SeatChange, SeatRow, TableRow
from arcanarium.server.tables.names import names_at
from arcanarium.server.tables.play import ABSENT, ASIDE, ASKED, BACK, SEAT, Happened, Play


def check_bot(bot: str | None) -> None:
    if bot is not None and bot not in BOTS:
        raise Problem("option-wrong", f"There is no bot {bot!r}; the bots are {', '.join(BOTS)}.", {"bots": list(BOTS)})


def check_unchosen(row: TableRow) -> None:
    """Whoever chose the seed knows what comes: nobody may be let in who does not."""
    if row.practice:
        raise Problem("seed-chosen", "The seed of this table was chosen: nobody else can sit down here.")


def find_seat(row: TableRow, seat: int) -> SeatRow:
    if seat >= len(row.seats):
        raise Problem("seat-unknown", f"This table has no seat {seat}.")
    return row.seats[seat]


def check_owner(row: TableRow, who: str, seat: int) -> None:
    found = find_seat(row, seat)
    if found.identity != who or found.kind != "person":
        raise Problem("not-your-seat", f"Seat {seat} is not yours.")


# -- before the game begins


def sit_down(row: TableRow, who: str, wanted: int | None, pledge: str | None) -> list[SeatChange]:
    """At that seat, or at any that is free: the ways to do it. Tables laid earlier take nothing for their dice."""
    if row.state != "waiting":
        raise Problem("already-started", "The game has started already; you can watch it.")
    check_unchosen(row)
    if wanted is not None:
        find_seat(row, wanted)
    free = [seat.seat for seat in row.seats if seat.kind == "open" and wanted in (None, seat.seat)]
    if not free:
        raise Problem("seat-taken", "All seats are taken." if wanted is None else "Somebody sits there already.")
    values: dict[str, object] = {"kind": "person", "identity": who, "pledge": None if row.secret is None else pledge}
    return [SeatChange(seat=seat, was="open", values=values) for seat in free]


def get_up(row: TableRow, who: str) -> list[SeatChange]:
    """From all seats, as long as others are free."""
    if row.state != "waiting" or row.full:
        raise Problem("already-started", "The game has started; your seat stays yours.")
    mine = row.seats_of(who)
    if not mine:
        raise Problem("not-your-seat", "You do not sit at this table.")
    values: dict[str, object] = {"kind": "open", "identity": None, "pledge": None}
    return [SeatChange(seat=seat, was="person", values=values) for seat in mine]


def fill(row: TableRow, seat: int, wish: wire.HandOver) -> SeatChange:
    """With a bot, or free it again."""
    found = find_seat(row, seat)
    values: dict[str, object]
    if found.kind != "person" and wish.kind == "bot":
        values = {"kind": "bot", "bot": wish.bot or USUAL_BOT}
    elif found.kind == "bot":
        check_unchosen(row)
        values = {"kind": "open", "bot": None}
    else:
        raise Problem("seat-taken", "Somebody else sits there.")
    return SeatChange(seat=seat, was=found.kind, values=values)


# -- while it is played


def check_handing_over(row: TableRow, who: str, seat: int, wish: wire.HandOver) -> None:
    """May that person say who plays there?"""
    check_bot(wish.bot)
    if who not in (row.host, find_seat(row, seat).identity):
        raise Problem("not-host", "Only the host can do this.")
    if row.state == "over":
        raise Problem("already-over", "The game is over.")


def reason_to_replace(row: TableRow, who: str, seat: int, wish: wire.HandOver, grace: int | None) -> int:
    """By a bot: as the person themselves asked, or after the person was away for a while; or by the person again.

    `grace` is what is left of that while in milliseconds, None for somebody who is here.
    """
    found = row.seats[seat]
    if wish.kind == "bot" and (found.kind == "bot" or wish.bot is not None):
        raise Problem("level-fixed", "The levels of bots are fixed once the game runs.")
    if found.kind == "bot":
        raise Problem("seat-taken", "Somebody else sits there.")
    if wish.kind == "person":
        return BACK
    if who == found.identity:
        return ASKED
    name = names_at(row)[seat]
    if grace is None:
        raise Problem("not-absent", f"{name} is here; only seats of people who are away can be handed over.")
    if grace:
        seconds = ceil(grace / 1000)
        raise Problem(
            "absent-briefly", f"{name} may be back soon; a bot may play in {seconds} s.", {"seconds": seconds}
        )
    return ABSENT


def is_bots_turn(row: TableRow, play: Play, seat: int) -> bool:
    """May the person not have the seat back yet?

    Where there are no hints and others play, a bot that was asked for plays on until nothing is asked of the seat:
    nobody gets a hint by letting it play for a move.
    """
    if row.hints or play.alone or play.decision(seat) is None:
        return False
    return next((step.action for step in reversed(play.log) if step.seat == seat and step.kind == SEAT), BACK) == ASKED


def choose_level(row: TableRow) -> str:
    """Of whoever plays for people: that of the table's bots, of several the strongest; without any the usual one."""
    found = [LEVELS.index(seat.bot) for seat in row.seats if seat.kind == "bot" and seat.bot in LEVELS]
    return LEVELS[max(found)] if found else USUAL_BOT


def hand_over(row: TableRow, seat: int, why: int) -> TableRow:
    """The table with a bot at that seat, or with the person again."""
    stand_in = why != BACK
    # Where there are no hints, nobody gets one by letting a bot play for a move that plays better than they do.
    level = LEVELS[0] if why == ASKED and not row.hints else choose_level(row)
    changed = row.seats[seat]._replace(stand_in=stand_in, bot=level if stand_in else None)
    return row._replace(seats=[changed if each.seat == seat else each for each in row.seats])


def find_meanwhile(log: Iterable[Happened], seat: int) -> list[Happened]:
    """What was played at a seat since a bot got it, as far as the log goes back."""
    played: list[Happened] = []
    for step in log:
        if step.seat == seat and step.kind not in ASIDE:
            played.append(step)
        elif step.seat == seat and step.kind == SEAT and step.action != BACK:
            played.clear()
    return played
