"""What can be asked over HTTP about the analysis of a game that was played here or uploaded."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from litestar import Response, Router, get, post
from litestar.params import Parameter

from arcanarium.server import wire
from arcanarium.server.analyses import Analyses, key_of
from arcanarium.server.api import Asked, hub_of, kept_replay, player_name, record_text, seats_in, uploaded, visitor
from arcanarium.server.errors import Problem
from arcanarium.server.visitor import Visitor, Visitors, check_origin, too_many
from arcanarium.wording import LANGUAGES

Language = Annotated[str, Parameter(query="lang")]


class Played(NamedTuple):
    """A game whose end is known: its record, who played, and what files about it are called."""

    record: str
    names: list[str]
    title: str


async def table_played(request: Asked, table_id: str) -> Played:
    hub = hub_of(request)
    table = await hub.table(table_id)
    title = f"{table.row.game.replace(':', '-')}-{table_id}"
    return Played(await record_text(hub, table), [player_name(seat) for seat in table.row.seats], title)


async def replay_played(request: Asked, replay_id: str) -> Played:
    text = await kept_replay(hub_of(request), replay_id)
    return Played(text, [""] * seats_in(text), f"record-{replay_id}")


def analyses_of(request: Asked) -> Analyses:
    return hub_of(request).analyses


async def begun(request: Asked, who: Visitor, played: Played) -> wire.AnalysisState:
    analyses = analyses_of(request)
    key = key_of(played.record)
    found = await analyses.state(key)
    if found.state != "none":
        return found
    visitors: Visitors = request.app.state.visitors
    if not visitors.studies.take(who.id):
        raise too_many()
    await uploaded(hub_of(request), played.record)  # rules or cards may have changed since
    return await analyses.begin(key, played.record)


def file(body: bytes | str, media_type: str, name: str) -> Response[bytes]:
    data = body.encode() if isinstance(body, str) else body
    return Response(data, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def as_json(request: Asked, played: Played) -> Response[bytes]:
    data = await analyses_of(request).data(key_of(played.record))
    return file(data, "application/json", f"{played.title}-analysis.json")


async def as_html(request: Asked, played: Played, language: str) -> Response[bytes]:
    if language not in LANGUAGES:
        raise Problem("not-found", f"There is no wording in {language!r}; there is {' and '.join(LANGUAGES)}.")
    analyses = analyses_of(request)
    data = await analyses.data(key_of(played.record))
    text = await analyses.html(data, language, played.names)
    return file(text, "text/html; charset=utf-8", f"{played.title}-analysis.html")


@post("/tables/{table_id:str}/analysis", status_code=200)
async def analyse_table(request: Asked, visitor: Visitor, table_id: str) -> wire.AnalysisState:
    return await begun(request, visitor, await table_played(request, table_id))


@get("/tables/{table_id:str}/analysis")
async def table_state(request: Asked, visitor: Visitor, table_id: str) -> wire.AnalysisState:
    return await analyses_of(request).state(key_of((await table_played(request, table_id)).record))


@get("/tables/{table_id:str}/analysis.json")
async def table_json(request: Asked, visitor: Visitor, table_id: str) -> Response[bytes]:
    return await as_json(request, await table_played(request, table_id))


@get("/tables/{table_id:str}/analysis.html")
async def table_html(request: Asked, visitor: Visitor, table_id: str, language: Language = "en") -> Response[bytes]:
    return await as_html(request, await table_played(request, table_id), language)


@post("/replays/{replay_id:str}/analysis", status_code=200)
async def analyse_replay(request: Asked, visitor: Visitor, replay_id: str) -> wire.AnalysisState:
    return await begun(request, visitor, await replay_played(request, replay_id))


@get("/replays/{replay_id:str}/analysis")
async def replay_state(request: Asked, visitor: Visitor, replay_id: str) -> wire.AnalysisState:
    return await analyses_of(request).state(key_of((await replay_played(request, replay_id)).record))


@get("/replays/{replay_id:str}/analysis.json")
async def replay_json(request: Asked, visitor: Visitor, replay_id: str) -> Response[bytes]:
    return await as_json(request, await replay_played(request, replay_id))


@get("/replays/{replay_id:str}/analysis.html")
async def replay_html(request: Asked, visitor: Visitor, replay_id: str, language: Language = "en") -> Response[bytes]:
    return await as_html(request, await replay_played(request, replay_id), language)


ROUTER = Router(
    "/api",
    route_handlers=[
        analyse_table,
        table_state,
        table_json,
        table_html,
        analyse_replay,
        replay_state,
        replay_json,
        replay_html,
    ],
    guards=[check_origin],
    dependencies={"visitor": visitor},
)
