"""What can be played, and everything about a game that never changes."""

from __future__ import annotations

import asyncio

from litestar import Response, get

from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.http.guard import Asked
from arcanarium.server.tables.games import list_games
from arcanarium.server.tables.lexicon import Text, write_lexicon, write_locale
from arcanarium.server.tables.rulebook import write_rulebook


def answer(request: Asked, found: Text, media_type: str) -> Response[bytes]:
    """A text that changes only with the program: asked for again, it is usually enough to say so."""
    mark = f'"{found.mark}"'
    headers = {"ETag": mark, "Cache-Control": "public, max-age=60"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(found.body, media_type=media_type, headers=headers)


@get("/games")
async def get_games() -> list[wire.GameInfo]:
    return await asyncio.to_thread(list_games)  # a set that was added is read and built


@get("/games/{game:str}/lexicon")
async def get_lexicon(request: Asked, game: str) -> Response[bytes]:
    return answer(request, write_lexicon(game), "application/json")


@get("/games/{game:str}/rules/{language:str}")
async def get_rules(request: Asked, game: str, language: str) -> Response[bytes]:
    return answer(request, write_rulebook(game, language), "application/json")


@get("/locale/{file:str}")
async def get_locale(request: Asked, file: str) -> Response[bytes]:
    parts = file.split(".")
    if len(parts) != 3 or parts[2] != "ftl":
        raise Problem("not-found", "Wording is asked for as /locale/<game>.<language>.ftl.")
    return answer(request, write_locale(parts[0], parts[1]), "text/plain")


ROUTES = [get_games, get_lexicon, get_rules]
