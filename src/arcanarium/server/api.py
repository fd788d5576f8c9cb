"""What can be asked over HTTP."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Literal

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.bots import NAMES as BOTS
from arcanarium.core.game import BadSetup, Game
from arcanarium.server import seating, wire
from arcanarium.server.errors import Problem
from arcanarium.server.fairness import new_salt, new_seed
from arcanarium.server.hub import Hub
from arcanarium.server.identity import clean_name
from arcanarium.server.lexicon import Text, all_games, game_named, lexicon, locale
from arcanarium.server.replay import OPEN, SPECTATOR, Refused, beginning, checked, record_of, replayed
from arcanarium.server.store import SeatRow, TableRow, now
from arcanarium.server.summary import fairness, summary
from arcanarium.server.table import Table
from arcanarium.server.visitor import Visitor, Visitors, check_origin, too_many

Asked = Request[object, object, State]


def hub_of(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def visitor(request: Asked) -> Visitor:
    visitors: Visitors = request.app.state.visitors
    return await visitors.visit(request)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def sent(request: Asked, found: Text, media_type: str) -> Response[bytes]:
    """A text that changes only with the program: asked for again, it is usually enough to say so."""
    mark = f'"{found.mark}"'
    headers = {"ETag": mark, "Cache-Control": "public, max-age=60"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(found.body, media_type=media_type, headers=headers)


# -- people


@get("/me")
async def get_me(visitor: Visitor) -> wire.Me:
    return wire.Me(visitor.id, visitor.name)


@put("/me")
async def put_me(request: Asked, visitor: Visitor, data: wire.Name) -> wire.Me:
    name = clean_name(data.name)
    hub = hub_of(request)
    await hub.store.rename(visitor.id, name)
    visitors: Visitors = request.app.state.visitors
    visitors.remember(Visitor(visitor.id, name))
    for table in list(hub.tables.values()):
        for connection in table.connections:
            if connection.who == visitor.id:
                connection.name = name
        if table.seats_of(visitor.id):
            async with table.lock:
                await table.changed()
            hub.tell_changed(table.row.id)
    return wire.Me(visitor.id, name)


@post("/me/link", status_code=200)
async def make_link(request: Asked, visitor: Visitor) -> wire.Link:
    visitors: Visitors = request.app.state.visitors
    return wire.Link(f"/link/{visitors.signer.link(visitor.id)}")


# -- games


@get("/games")
async def get_games() -> list[wire.GameInfo]:
    return await asyncio.to_thread(all_games)  # a set that was added is read and built


@get("/games/{game:str}/lexicon")
async def get_lexicon(request: Asked, game: str) -> Response[bytes]:
    return sent(request, lexicon(game), "application/json")


@get("/locale/{file:str}")
async def get_locale(request: Asked, file: str) -> Response[bytes]:
    parts = file.split(".")
    if len(parts) != 3 or parts[2] != "ftl":
        raise Problem("not-found", "Wording is asked for as /locale/<game>.<language>.ftl.")
    return sent(request, locale(parts[0], parts[1]), "text/plain")


# -- tables


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
    if wish.seed is not None and not wish.practice:
        raise Problem("option-wrong", "A seed can be chosen only for practice.")
    if sum(player.kind == "me" for player in wish.players) > 1:
        raise Problem("seats-wrong", "Further seats of yours are of the kind hotseat.")
    for player in wish.players:
        check_bot(player.bot)


def check_bot(bot: str | None) -> None:
    if bot is not None and bot not in BOTS:
        raise Problem("option-wrong", f"There is no bot {bot!r}; the bots are {', '.join(BOTS)}.", {"bots": list(BOTS)})


def seated(visitor: Visitor, seat: int, player: wire.Player) -> SeatRow:
    if player.kind == "bot":
        return SeatRow(seat, "bot", None, "", player.bot or USUAL_BOT, False)
    if player.kind == "open":
        return SeatRow(seat, "open", None, "", None, False)
    return SeatRow(seat, "person", visitor.id, visitor.name, None, False)


def row_for(visitor: Visitor, game: Game, wish: wire.NewTable) -> TableRow:
    """A table that has not been written down yet."""
    seed = new_seed() if wish.seed is None else wish.seed
    seats = [seated(visitor, seat, player) for seat, player in enumerate(wish.players)]
    full = all(seat.kind != "open" for seat in seats)
    clock = wish.clock if wish.clock is not None and (wish.clock.move or wish.clock.game) else None
    stamp = now()
    return TableRow(
        new_table_id(),
        game.name,
        game.edition,
        dict(wish.options),
        seed,
        new_salt(),
        visitor.id,
        wish.private,
        wish.practice,
        clock is None if wish.hints is None else wish.hints,
        clock,
        "playing" if full else "waiting",
        stamp,
        stamp,
        0,
        game.new(wish.seats, seed, wish.options).owing() if full else [],
        [0] * wish.seats,
        None,
        None,
        None,
        seats,
    )


async def opened(hub: Hub, row: TableRow) -> Table:
    """Written down already; bots begin at once."""
    table = await hub.table(row.id)
    if row.state == "playing":
        async with table.lock:
            await table.ready()
            table.driver.drive()
    return table


def limit_tables(request: Asked, visitor: Visitor) -> None:
    visitors: Visitors = request.app.state.visitors
    if not visitors.tables.take(visitor.id):
        raise too_many()


@post("/tables")
async def make_table(request: Asked, visitor: Visitor, data: wire.NewTable) -> wire.Summary:
    limit_tables(request, visitor)
    game = game_named(data.game)
    check_setup(game, data)
    hub = hub_of(request)
    row = row_for(visitor, game, data)
    await hub.store.add_table(row)
    hub.laid(row)
    return (await opened(hub, row)).summary_for(visitor.id)


@get("/tables")
async def list_tables(
    request: Asked,
    visitor: Visitor,
    which: Annotated[Literal["mine", "open", "finished", "watch"], Parameter(query="scope")] = "mine",
) -> list[wire.Summary]:
    hub = hub_of(request)
    found = []
    for row in await hub.store.listed(which, visitor.id):
        table = hub.tables.get(row.id)
        found.append(summary(row, visitor.id, table.present() if table else set()))
    return found


@get("/tables/{table_id:str}")
async def get_table(request: Asked, visitor: Visitor, table_id: str) -> wire.Summary:
    return (await hub_of(request).table(table_id)).summary_for(visitor.id)


@post("/tables/{table_id:str}/join", status_code=200)
async def join_table(request: Asked, visitor: Visitor, table_id: str, data: wire.Join | None = None) -> wire.Summary:
    table = await hub_of(request).table(table_id)
    await seating.join(table, visitor.id, data.seat if data else None)
    return table.summary_for(visitor.id)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave_table(request: Asked, visitor: Visitor, table_id: str) -> wire.Summary:
    table = await hub_of(request).table(table_id)
    await seating.leave(table, visitor.id)
    return table.summary_for(visitor.id)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def hand_over(
    request: Asked, visitor: Visitor, table_id: str, seat: Annotated[int, Parameter(ge=0, le=99)], data: wire.HandOver
) -> wire.Summary:
    table = await hub_of(request).table(table_id)
    await seating.hand_over(table, visitor.id, seat, data)
    return table.summary_for(visitor.id)


@post("/tables/{table_id:str}/again")
async def play_again(request: Asked, visitor: Visitor, table_id: str) -> wire.Summary:
    """The first who asks makes the table, the others sit down there."""
    limit_tables(request, visitor)
    hub = hub_of(request)
    old = await hub.table(table_id)
    if visitor.id != old.row.host and not old.seats_of(visitor.id):
        raise Problem("not-your-seat", "Only those who sat at the table can play again there.")
    if old.row.next is None:
        row = old.row
        players = [
            wire.Player("bot", seat.bot)
            if seat.kind == "bot"
            else wire.Player("hotseat")
            if seat.identity == visitor.id
            else wire.Player("open")
            for seat in row.seats
        ]
        wish = wire.NewTable(row.game, len(row.seats), players, row.options, row.clock, row.private, hints=row.hints)
        new_row = row_for(visitor, old.game, wish)
        await hub.store.add_table(new_row)
        first = await hub.store.follow(row.id, new_row.id)
        async with old.lock:
            await old.changed()
        hub.tell_changed(row.id)
        if first:
            return (await opened(hub, new_row)).summary_for(visitor.id)
    table = await hub.table(old.row.next or "")
    if not table.seats_of(visitor.id) and table.row.state == "waiting":
        await seating.join(table, visitor.id, None)
    return table.summary_for(visitor.id)


# -- records and replays


async def record_text(hub: Hub, table: Table) -> str:
    row = table.row
    if row.state != "over":
        raise Problem("not-over", "The record can be had when the game is over.")
    if table.record is None:
        entries = await hub.store.entries_after(row.id, 0)
        table.record = record_of(table.game, len(row.seats), row.seed, row.options, entries)
    return table.record


@get("/tables/{table_id:str}/record")
async def get_record(request: Asked, visitor: Visitor, table_id: str) -> Response[str]:
    hub = hub_of(request)
    table = await hub.table(table_id)
    name = f"{table.row.game.replace(':', '-')}-{table_id}.txt"
    return Response(
        await record_text(hub, table),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def check_view(view: str, seats: int) -> None:
    if view not in (OPEN, SPECTATOR) and view not in [str(seat) for seat in range(seats)]:
        raise Problem("seat-unknown", f"A view is open, spectator or a seat from 0 to {seats - 1}.")


def player_name(seat: SeatRow) -> str:
    return seat.name if seat.kind == "person" else f"bot:{seat.bot}"


@get("/tables/{table_id:str}/replay")
async def get_table_replay(request: Asked, visitor: Visitor, table_id: str, view: str = OPEN) -> Response[bytes]:
    hub = hub_of(request)
    table = await hub.table(table_id)
    check_view(view, len(table.row.seats))
    text = await record_text(hub, table)
    names = [player_name(seat) for seat in table.row.seats]
    return await replay_answer(hub, table_id, text, view, names, fairness(table.row))


def record_bad(refused: Refused) -> Problem:
    detail: dict[str, object] = {"line": refused.line} if refused.line else {}
    return Problem("rules-changed" if refused.changed else "record-bad", f"{refused.message}.", detail)


async def uploaded(hub: Hub, text: str) -> str:
    try:
        return await hub.workers.run(checked, text)
    except Refused as refused:
        raise record_bad(refused) from None


async def kept_replay(hub: Hub, replay_id: str) -> str:
    text = await hub.store.replay(replay_id) if replay_id.isascii() and replay_id.isprintable() else None
    if text is None:
        raise Problem("replay-unknown", "There is no such replay; check the link or upload the record again.")
    return text


def seats_in(record: str) -> int:
    return next(int(line.partition(":")[2]) for line in record.splitlines() if line.startswith("seats:"))


async def replay_answer(
    hub: Hub, replay_id: str, text: str, view: str, names: list[str] | None = None, sealed: wire.Fairness | None = None
) -> Response[bytes]:
    seats = seats_in(text)
    check_view(view, seats)
    try:
        body = await hub.workers.run(replayed, replay_id, text, view, names or [""] * seats, sealed)
    except Refused as refused:  # rules or cards have changed since
        raise record_bad(refused) from None
    return Response(body, media_type="application/json")


@post("/replays")
async def upload_replay(request: Asked, visitor: Visitor, data: wire.Upload, view: str = OPEN) -> Response[bytes]:
    limit_tables(request, visitor)
    hub = hub_of(request)
    text = await uploaded(hub, data.record)
    check_view(view, seats_in(text))
    replay_id = new_table_id()
    await hub.store.keep_replay(replay_id, text)
    answer = await replay_answer(hub, replay_id, text, view)
    answer.status_code = 201
    return answer


@get("/replays/{replay_id:str}")
async def get_replay(request: Asked, visitor: Visitor, replay_id: str, view: str = OPEN) -> Response[bytes]:
    hub = hub_of(request)
    return await replay_answer(hub, replay_id, await kept_replay(hub, replay_id), view)


@get("/replays/{replay_id:str}/record")
async def get_replay_record(request: Asked, visitor: Visitor, replay_id: str) -> Response[str]:
    text = await kept_replay(hub_of(request), replay_id)
    return Response(text, media_type="text/plain")


@post("/tables/continue")
async def play_on(request: Asked, visitor: Visitor, data: wire.Continue) -> wire.Summary:
    """A new table that goes on from a move of a game whose end is known."""
    limit_tables(request, visitor)
    check_bot(data.bot)
    hub = hub_of(request)
    if data.table is not None:
        text = await record_text(hub, await hub.table(data.table))
    elif data.replay is not None:
        text = await kept_replay(hub, data.replay)
    elif data.record is not None:
        text = await uploaded(hub, data.record)
    else:
        raise Problem("malformed", "Say from which table, replay or record to play on.")
    try:
        name, seats, seed, options, entries, owing = await hub.workers.run(beginning, text, data.seq)
    except Refused as refused:
        raise record_bad(refused) from None
    if not owing:
        raise Problem("already-over", "The game is over there; choose an earlier move.")
    if data.you >= seats:
        raise Problem("seat-unknown", f"That game has no seat {data.you}.")
    players = [wire.Player("me") if seat == data.you else wire.Player("bot", data.bot) for seat in range(seats)]
    wish = wire.NewTable(name, seats, players, options, None, True, True, seed=seed)
    row = row_for(visitor, game_named(name), wish)
    row = row._replace(seq=len(entries), owing=owing)
    await hub.store.add_table(row, [entry._replace(at=row.created) for entry in entries])
    return (await opened(hub, row)).summary_for(visitor.id)


ROUTER = Router(
    "/api",
    route_handlers=[
        get_me,
        put_me,
        make_link,
        get_games,
        get_lexicon,
        make_table,
        list_tables,
        get_table,
        join_table,
        leave_table,
        hand_over,
        play_again,
        get_record,
        get_table_replay,
        upload_replay,
        get_replay,
        get_replay_record,
        play_on,
    ],
    guards=[check_origin],
    dependencies={"visitor": visitor},
)
