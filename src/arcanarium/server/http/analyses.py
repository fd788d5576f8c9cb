"""What can be asked over HTTP about the analysis of a game that was played here or uploaded."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from litestar import Response, get, post
from litestar.params import QueryParameter

from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.http.guard import Asked, hub_of, take, visitors_of
from arcanarium.server.tables.analyses import key_of
from arcanarium.server.tables.names import name_players
from arcanarium.server.tables.records import count_seats
from arcanarium.server.visitors.visitors import Visitor
from arcanarium.wording import LANGUAGES

Language = Annotated[str, QueryParameter(name="lang")]


class Played(NamedTuple):
    """A game whose end is known: its record, who played, and what files about it are called."""

    record: str
    names: list[str]
    title: str


async def find_table(request: Asked, table_id: str) -> Played:
    hub = hub_of(request)
    table = await hub.table(table_id)
    return Played(
        record=await hub.records.write(table),
        names=name_players(table.row),
        title=f"{table.row.game.replace(':', '-')}-{table_id}",
    )


async def find_replay(request: Asked, replay_id: str) -> Played:
    text = await hub_of(request).records.find(replay_id)
    return Played(record=text, names=[""] * count_seats(text), title=f"record-{replay_id}")


async def begin(request: Asked, visitor: Visitor, played: Played) -> wire.AnalysisState:
    hub = hub_of(request)
    key = key_of(played.record)
    found = await hub.analyses.state(key)
    if found.state != "none":
        return found
    take(visitors_of(request).studies, visitor)
    await hub.records.check(played.record)  # rules or cards may have changed since
    return await hub.analyses.begin(key, played.record)


def attach(body: bytes | str, media_type: str, name: str) -> Response[bytes]:
    data = body.encode() if isinstance(body, str) else body
    return Response(data, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def answer_json(request: Asked, played: Played) -> Response[bytes]:
    data = await hub_of(request).analyses.data(key_of(played.record))
    return attach(data, "application/json", f"{played.title}-analysis.json")


async def answer_html(request: Asked, played: Played, language: str) -> Response[bytes]:
    if language not in LANGUAGES:
        raise Problem("not-found", f"There is no wording in {language!r}; there is {' and '.join(LANGUAGES)}.")
    analyses = hub_of(request).analyses
    data = await analyses.data(key_of(played.record))
    text = await analyses.html(data, language, played.names)
    return attach(text, "text/html", f"{played.title}-analysis.html")


@post("/tables/{table_id:str}/analysis", status_code=200)
async def analyse_table(request: Asked, visitor: Visitor, table_id: str) -> wire.AnalysisState:
    return await begin(request, visitor, await find_table(request, table_id))


@get("/tables/{table_id:str}/analysis")
async def table_state(request: Asked, visitor: Visitor, table_id: str) -> wire.AnalysisState:
    return await hub_of(request).analyses.state(key_of((await find_table(request, table_id)).record))


@get("/tables/{table_id:str}/analysis.json")
async def table_json(request: Asked, visitor: Visitor, table_id: str) -> Response[bytes]:
    return await answer_json(request, await find_table(request, table_id))


@get("/tables/{table_id:str}/analysis.html")
async def table_html(request: Asked, visitor: Visitor, table_id: str, language: Language = "en") -> Response[bytes]:
    return await answer_html(request, await find_table(request, table_id), language)


@post("/replays/{replay_id:str}/analysis", status_code=200)
async def analyse_replay(request: Asked, visitor: Visitor, replay_id: str) -> wire.AnalysisState:
    return await begin(request, visitor, await find_replay(request, replay_id))


@get("/replays/{replay_id:str}/analysis")
async def replay_state(request: Asked, visitor: Visitor, replay_id: str) -> wire.AnalysisState:
    return await hub_of(request).analyses.state(key_of((await find_replay(request, replay_id)).record))


@get("/replays/{replay_id:str}/analysis.json")
async def replay_json(request: Asked, visitor: Visitor, replay_id: str) -> Response[bytes]:
    return await answer_json(request, await find_replay(request, replay_id))


@get("/replays/{replay_id:str}/analysis.html")
async def replay_html(request: Asked, visitor: Visitor, replay_id: str, language: Language = "en") -> Response[bytes]:
    return await answer_html(request, await find_replay(request, replay_id), language)


ROUTES = [
    analyse_table,
    table_state,
    table_json,
    table_html,
    analyse_replay,
    replay_state,
    replay_json,
    replay_html,
]
