"""Sitting down at a table, getting up, and letting a bot play."""

from __future__ import annotations

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.bots import NAMES as BOTS
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.table import Table


async def join(table: Table, who: str, wanted: int | None) -> None:
    """At that seat, or at any that is free."""
    async with table.lock:
        if table.row.state != "waiting":
            raise Problem("already-started", "The game has started already; you can watch it.")
        if wanted is not None and wanted >= len(table.row.seats):
            raise Problem("seat-unknown", f"This table has no seat {wanted}.")
        free = [seat.seat for seat in table.row.seats if seat.kind == "open" and wanted in (None, seat.seat)]
        for seat in free:
            if await table.hub.store.take_seat(table.row.id, seat, {"kind": "person", "identity": who}, "open"):
                break
        else:
            await table.reread()
            raise Problem(
                "seat-taken",
                "Somebody sits there already." if free or wanted is not None else "All seats are taken.",
            )
        await table.told()


async def leave(table: Table, who: str) -> None:
    """Before the game begins."""
    async with table.lock:
        if table.row.state != "waiting":
            raise Problem("already-started", "The game has started; your seat stays yours.")
        mine = table.seats_of(who)
        if not mine:
            raise Problem("not-your-seat", "You do not sit at this table.")
        for seat in mine:
            await table.hub.store.take_seat(table.row.id, seat, {"kind": "open", "identity": None}, "person")
        await table.told()


async def hand_over(table: Table, who: str, seat: int, wish: wire.HandOver) -> None:
    """The host gives an absent person's seat to a bot and back; so may the person with the own seat."""
    if wish.bot is not None and wish.bot not in BOTS:
        raise Problem("option-wrong", f"There is no bot {wish.bot!r}; the bots are {', '.join(BOTS)}.")
    bot = wish.bot or USUAL_BOT
    async with table.lock:
        if seat >= len(table.row.seats):
            raise Problem("seat-unknown", f"This table has no seat {seat}.")
        row = table.row.seats[seat]
        if who not in (table.row.host, row.identity):
            raise Problem("not-host", "Only the host can do this.")
        if table.row.state == "over":
            raise Problem("already-over", "The game is over.")
        values: dict[str, object]
        if row.kind == "person" and (table.row.state == "playing" or wish.kind == "person"):
            if wish.kind == "bot" and who != row.identity and row.identity in table.present():
                raise Problem(
                    "not-absent", f"{row.name} is here; only seats of people who are away can be handed over."
                )
            values = {"stand_in": wish.kind == "bot", "bot": bot if wish.kind == "bot" else None}
        elif table.row.state == "waiting" and row.kind == "open" and wish.kind == "bot":
            values = {"kind": "bot", "bot": bot}
        elif table.row.state == "waiting" and row.kind == "bot" and wish.kind == "person":
            values = {"kind": "open", "bot": None}
        elif row.kind == "bot" and wish.kind == "bot":
            values = {"bot": bot}
        else:
            raise Problem("seat-taken", "Somebody else sits there.")
        if not await table.hub.store.take_seat(table.row.id, seat, values, row.kind):
            await table.reread()
            raise Problem("seat-taken", "Somebody was faster; look again.")
        await table.told()
