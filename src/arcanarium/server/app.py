"""The whole server as one ASGI application."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Request, Response, get, route
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from arcanarium.server import analysis_api, api, limits, wire
from arcanarium.server.broadcast import channels
from arcanarium.server.database import open_engine, open_writer, upgrade
from arcanarium.server.errors import Problem
from arcanarium.server.hub import Hub
from arcanarium.server.identity import Signer
from arcanarium.server.orphans import end_with_parent
from arcanarium.server.pages import ROUTES, Page, Pages
from arcanarium.server.settings import Settings, from_environment
from arcanarium.server.sockets import Sockets
from arcanarium.server.store import Store
from arcanarium.server.visitor import NEW_COOKIE, Visitors

logger: Final = logging.getLogger("arcanarium")

Asked = Request[object, object, State]

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # links are keys to private tables
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Secured:
    """The outermost layer: safe headers on every answer, and the cookie of whoever is new."""

    def __init__(self, inner: Litestar) -> None:
        self.inner = inner
        self.sockets = Sockets(inner.state)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.sockets(scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await self.inner(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                cookie = scope.get("state", {}).get(NEW_COOKIE)
                if cookie is not None:
                    headers.append((b"set-cookie", cookie.encode()))
                message["headers"] = headers
            await send(message)

        await self.inner(scope, receive, send_secured)


# -- pages


def page_answer(request: Asked, found: Page, status: int = 200) -> Response[bytes]:
    headers = {"ETag": found.mark, "Cache-Control": found.caching, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.squeezed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, media_type=found.media_type, headers=headers)


@get("/link/{token:str}")
async def open_link(request: Asked, token: str) -> Response[bytes]:
    """Makes this device somebody's; a wrong link is explained by the page."""
    visitors: Visitors = request.app.state.visitors
    who = visitors.signer.read_link(token)
    if who is None or await visitors.store.name_of(who) is None:
        return page_answer(request, request.app.state.pages.index(), 404)
    request.scope["state"][NEW_COOKIE] = visitors.cookie(who)
    return Response(b"", status_code=303, headers={"Location": "/", "Cache-Control": "no-store"})


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def get_page(request: Asked, path: str = "") -> Response[bytes]:
    pages: Pages = request.app.state.pages
    words = path.strip("/").split("/")
    if words[0] in ("api", "ws", "locale"):
        raise Problem("not-found", "There is nothing at this address.")
    found = pages.file(path) if words != [""] else None
    if found is not None:
        return page_answer(request, found)
    if words[0] == "assets" or words[0] not in ROUTES:
        return page_answer(request, pages.index(), 404)
    if words[0] == "table" and len(words) > 1:
        hub: Hub = request.app.state.hub
        try:
            await hub.table(words[1])
        except Problem as problem:
            return page_answer(request, pages.index(), problem.status)
    return page_answer(request, pages.index())


# -- what goes wrong


def error_answer(code: str, status: int, message: str, detail: dict[str, object]) -> Response[wire.ErrorAnswer]:
    return Response(wire.ErrorAnswer(wire.ErrorBody(code, message, detail)), status_code=status)


def on_problem(request: Asked, problem: Problem) -> Response[wire.ErrorAnswer]:
    return error_answer(problem.code, problem.status, problem.message, problem.detail)


def on_http(request: Asked, error: HTTPException) -> Response[wire.ErrorAnswer]:
    """What the framework refuses, in our words."""
    codes = {404: "not-found", 413: "too-large", 429: "too-many", 500: "internal"}
    message = "There is nothing at this address." if error.status_code == 404 else str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            message = f"{first.get('key') or 'request'}: {first.get('message')}"
    code = codes.get(error.status_code, "malformed")
    return error_answer(code, error.status_code, message, {})


def on_storage(request: Asked, error: SQLAlchemyError) -> Response[wire.ErrorAnswer]:
    logger.error("the database failed: %s", type(error).__name__)
    return error_answer("storage", 503, "The database does not answer; please try again in a moment.", {})


def on_error(request: Asked, error: Exception) -> Response[wire.ErrorAnswer]:
    """A defect of ours: what it was stays in the log, without what anybody sent or holds."""
    logger.error("%s %s failed", request.method, request.scope["path"].split("/")[1:3], exc_info=error)
    return error_answer("internal", 500, "Something went wrong on the server; nothing was lost.", {})


# -- putting it together


def application(settings: Settings | None = None) -> ASGIApp:
    """Made once in every worker process."""
    chosen = settings or from_environment()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = Store(open_engine(chosen), None if chosen.postgres else open_writer(chosen))
        await store.write(upgrade)
        async with channels(chosen) as news:
            hub = Hub(store, news, chosen.postgres, chosen.iterations)
            app.state.hub = hub
            app.state.visitors = Visitors(store, Signer(await store.secret()), chosen.rate)
            app.state.pages = Pages()
            await hub.start()
            try:
                yield
            finally:
                await hub.stop()
        await store.close()

    return Secured(
        Litestar(
            [api.ROUTER, analysis_api.ROUTER, api.get_locale, open_link, get_page],
            lifespan=[life],
            openapi_config=None,
            logging_config=None,
            request_max_body_size=limits.BODY,
            exception_handlers={
                Problem: on_problem,
                HTTPException: on_http,
                SQLAlchemyError: on_storage,
                Exception: on_error,
            },
        )
    )


def worker() -> ASGIApp:
    """In a process of a server: ends with the one that started it."""
    end_with_parent()
    sys.setswitchinterval(0.0005)  # the thread that writes moves gets its turn soon
    gc.set_threshold(
        50_000, 20, 50
    )  # tables are many small objects without cycles: looking for cycles often is a waste
    return application()
