"""Laying a table: what is wished for is checked, and a row is made of it."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.core.game import BadSetup, Game
from arcanarium.server import wire
from arcanarium.server.clock import now
from arcanarium.server.errors import Problem
from arcanarium.server.store.rows import SeatRow, TableRow
from arcanarium.server.tables import dice
from arcanarium.server.tables.fairness import new_salt, new_secret
from arcanarium.server.tables.replay import Beginning
from arcanarium.server.tables.seats import check_bot


class Host(NamedTuple):
    """Whoever lays a table."""

    id: str
    name: str


def new_id() -> str:
    """Of a table or an uploaded record: whoever knows it may look."""
    return secrets.token_urlsafe(9)


def check_setup(game: Game, wish: wire.NewTable) -> None:
    if not game.fewest <= wish.seats <= game.most:
        raise Problem(
            "seats-wrong",
            f"{game.name} is for {game.fewest} to {game.most} players.",
            {"fewest": game.fewest, "most": game.most},
        )
    if len(wish.players) != wish.seats:
        raise Problem("seats-wrong", f"There are {wish.seats} seats but {len(wish.players)} players.")
    try:
        game.blank(wish.seats, 0, wish.options)
    except BadSetup as error:
        raise Problem("option-wrong", f"{error}.") from None
    if wish.practice != (wish.seed is not None):
        raise Problem("option-wrong", "A seed is chosen for practice, and only for practice.")
    if wish.practice and any(player.kind == "open" for player in wish.players):
        raise Problem("seed-chosen", "A seed can be chosen only where no seat is open to other people.")
    if sum(player.kind == "me" for player in wish.players) > 1:
        raise Problem("seats-wrong", "Further seats of yours are of the kind hotseat.")
    for player in wish.players:
        check_bot(player.bot)


def make_seat(host: Host, seat: int, player: wire.Player) -> SeatRow:
    if player.kind == "bot":
        return SeatRow(seat=seat, kind="bot", bot=player.bot or USUAL_BOT)
    if player.kind == "open":
        return SeatRow(seat=seat, kind="open")
    return SeatRow(seat=seat, kind="person", identity=host.id, name=host.name)


def lay(host: Host, game: Game, wish: wire.NewTable) -> TableRow:
    """A table that has not been written down yet; it begins at once if nobody and nothing is awaited."""
    seats = [make_seat(host, seat, player) for seat, player in enumerate(wish.players)]
    clock = wish.clock if wish.clock is not None and (wish.clock.move or wish.clock.game) else None
    stamp = now()
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.edition,
        options=dict(wish.options),
        seed=wish.seed,
        salt=new_salt() if wish.practice else "",
        secret=None if wish.practice else new_secret(),
        mix=None,
        host=host.id,
        private=wish.private,
        practice=wish.practice,
        hints=clock is None if wish.hints is None else wish.hints,
        clock=clock,
        state="waiting",
        created=stamp,
        updated=stamp,
        seq=0,
        owing=[],
        spent=[0] * wish.seats,
        scores=None,
        winners=None,
        next=None,
        seats=seats if wish.practice else dice.pledge(seats, wish.pledge),
    )
    return dice.begin(game, row) if row.full and not dice.awaits_shares(row) else row


def lay_again(host: Host, game: Game, old: TableRow, pledge: str | None) -> TableRow:
    """The same once more: the host sits where they sat, the others find their seats open."""

    def place(seat: SeatRow) -> wire.Player:
        if seat.kind == "bot":
            return wire.Player(kind="bot", bot=seat.bot)
        return wire.Player(kind="hotseat" if seat.identity == host.id else "open")

    count = len(old.seats)
    wish = wire.NewTable(
        game=old.game,
        seats=count,
        players=[place(seat) for seat in old.seats],
        options=game.useful(count, old.options),
        clock=old.clock,
        private=old.private,
        hints=old.hints,
        pledge=pledge,
    )
    return lay(host, game, wish)


def lay_on(host: Host, game: Game, begun: Beginning, you: int, bot: str) -> TableRow:
    """A table that goes on from the first moves of a game whose end is known, against bots."""
    if not begun.owing:
        raise Problem("already-over", "The game is over there; choose an earlier move.")
    if you >= begun.seats:
        raise Problem("seat-unknown", f"That game has no seat {you}.")
    wish = wire.NewTable(
        game=begun.game,
        seats=begun.seats,
        players=[
            wire.Player(kind="me") if seat == you else wire.Player(kind="bot", bot=bot) for seat in range(begun.seats)
        ],
        options=begun.options,
        private=True,
        practice=True,
        seed=begun.seed,
    )
    return lay(host, game, wish)._replace(seq=len(begun.entries), owing=begun.owing)
