"""Tables: laid, listed, joined, handed over, played again."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import Parameter, QueryParameter

from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.http.guard import Asked, hub_of, take, visitors_of
from arcanarium.server.tables.games import find_game
from arcanarium.server.tables.laying import Host, check_setup, lay, lay_on
from arcanarium.server.tables.seats import check_bot
from arcanarium.server.visitors.visitors import Visitor

Scope = Annotated[Literal["mine", "open", "finished", "watch"], QueryParameter(name="scope")]
Place = Annotated[int, Parameter(ge=0, le=99)]


def host(visitor: Visitor) -> Host:
    return Host(id=visitor.id, name=visitor.name)


@post("/tables")
async def make_table(request: Asked, visitor: Visitor, data: wire.NewTable) -> wire.Summary:
    take(visitors_of(request).tables, visitor)
    game = find_game(data.game)
    check_setup(game, data)
    table = await hub_of(request).add(lay(host(visitor), game, data))
    return table.summary_for(visitor.id)


@get("/tables")
async def list_tables(request: Asked, visitor: Visitor, which: Scope = "mine") -> list[wire.Summary]:
    return await hub_of(request).list_tables(which, visitor.id)


@get("/tables/{table_id:str}")
async def get_table(request: Asked, visitor: Visitor, table_id: str) -> wire.Summary:
    return (await hub_of(request).table(table_id)).summary_for(visitor.id)


@post("/tables/{table_id:str}/join", status_code=200)
async def join_table(request: Asked, visitor: Visitor, table_id: str, data: wire.Join | None = None) -> wire.Summary:
    table = await hub_of(request).table(table_id)
    wish = data or wire.Join()
    await table.join(visitor.id, wish.seat, wish.pledge)
    return table.summary_for(visitor.id)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave_table(request: Asked, visitor: Visitor, table_id: str) -> wire.Summary:
    table = await hub_of(request).table(table_id)
    await table.leave(visitor.id)
    return table.summary_for(visitor.id)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def hand_over(request: Asked, visitor: Visitor, table_id: str, seat: Place, data: wire.HandOver) -> wire.Summary:
    table = await hub_of(request).table(table_id)
    await table.hand_over(visitor.id, seat, data)
    return table.summary_for(visitor.id)


@post("/tables/{table_id:str}/seats/{seat:int}/resign", status_code=200)
async def resign(request: Asked, visitor: Visitor, table_id: str, seat: Place) -> wire.Summary:
    table = await hub_of(request).table(table_id)
    await table.resign(visitor.id, seat)
    return table.summary_for(visitor.id)


@delete("/tables/{table_id:str}", status_code=204)
async def delete_table(request: Asked, visitor: Visitor, table_id: str) -> None:
    """One at which nobody else sits."""
    await hub_of(request).delete(table_id, visitor.id)


@post("/tables/{table_id:str}/again")
async def play_again(request: Asked, visitor: Visitor, table_id: str, data: wire.Again | None = None) -> wire.Summary:
    take(visitors_of(request).tables, visitor)
    hub = hub_of(request)
    table = await hub.play_again(host(visitor), await hub.table(table_id), data.pledge if data else None)
    return table.summary_for(visitor.id)


@post("/tables/continue")
async def play_on(request: Asked, visitor: Visitor, data: wire.Continue) -> wire.Summary:
    """A new table that goes on from a move of a game whose end is known."""
    take(visitors_of(request).tables, visitor)
    check_bot(data.bot)
    hub = hub_of(request)
    if data.table is not None:
        text = await hub.records.write(await hub.table(data.table))
    elif data.replay is not None:
        text = await hub.records.find(data.replay)
    elif data.record is not None:
        text = await hub.records.check(data.record)
    else:
        raise Problem("malformed", "Say from which table, replay or record to play on.")
    begun = await hub.records.begin(text, data.seq)
    row = lay_on(host(visitor), find_game(begun.game), begun, data.you, data.bot)
    table = await hub.add(row, [entry._replace(at=row.created) for entry in begun.entries])
    return table.summary_for(visitor.id)


ROUTES = [
    make_table,
    list_tables,
    get_table,
    join_table,
    leave_table,
    hand_over,
    resign,
    delete_table,
    play_again,
    play_on,
]
