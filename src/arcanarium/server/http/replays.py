"""Records and replays of finished and uploaded games."""

from __future__ import annotations

from litestar import Response, get, post

from arcanarium.server import wire
from arcanarium.server.http.guard import Asked, hub_of, take, visitors_of
from arcanarium.server.tables.records import check_view, count_seats
from arcanarium.server.tables.replay import OPEN
from arcanarium.server.visitors.visitors import Visitor


def answer(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, media_type="application/json", status_code=status)


@get("/tables/{table_id:str}/record")
async def get_record(request: Asked, visitor: Visitor, table_id: str) -> Response[str]:
    hub = hub_of(request)
    table = await hub.table(table_id)
    name = f"{table.row.game.replace(':', '-')}-{table_id}.txt"
    return Response(
        await hub.records.write(table),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay")
async def get_table_replay(request: Asked, visitor: Visitor, table_id: str, view: str = OPEN) -> Response[bytes]:
    hub = hub_of(request)
    return answer(await hub.records.replay_table(await hub.table(table_id), view))


@post("/replays")
async def upload_replay(request: Asked, visitor: Visitor, data: wire.Upload, view: str = OPEN) -> Response[bytes]:
    take(visitors_of(request).tables, visitor)
    records = hub_of(request).records
    text = await records.check(data.record)
    check_view(view, count_seats(text))
    return answer(await records.replay(await records.keep(text), text, view), 201)


@get("/replays/{replay_id:str}")
async def get_replay(request: Asked, visitor: Visitor, replay_id: str, view: str = OPEN) -> Response[bytes]:
    records = hub_of(request).records
    return answer(await records.replay(replay_id, await records.find(replay_id), view))


@get("/replays/{replay_id:str}/record")
async def get_replay_record(request: Asked, visitor: Visitor, replay_id: str) -> Response[str]:
    return Response(await hub_of(request).records.find(replay_id), media_type="text/plain")


ROUTES = [get_record, get_table_replay, upload_replay, get_replay, get_replay_record]
