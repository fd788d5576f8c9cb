"""The whole server as one ASGI application: the only place that knows all parts."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final

import msgspec
from litestar import Litestar, Router
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, ReceiveMessage, Scope, Send, WebSocketScope

from arcanarium.server import logs, metrics, wire
from arcanarium.server.errors import Problem
from arcanarium.server.http import analyses, games, health, lessons, mistakes, pages, people, puzzles, replays, tables
from arcanarium.server.http.guard import CALLER, NEW_COOKIE, check_content, check_origin, visit
from arcanarium.server.http.openapi import OPENAPI, Structs
from arcanarium.server.http.refusals import HANDLERS
from arcanarium.server.outage import OUTAGE, insist
from arcanarium.server.settings import Settings, from_environment
from arcanarium.server.socket.conversation import close
from arcanarium.server.socket.sockets import Sockets
from arcanarium.server.store.database import upgrade
from arcanarium.server.store.opening import open_store
from arcanarium.server.store.pruning import Ages, prune
from arcanarium.server.store.store import Store
from arcanarium.server.tables.hub import Hub
from arcanarium.server.visitors import limits
from arcanarium.server.visitors.caller import Caller, Door, within
from arcanarium.server.visitors.visitors import Visitors, too_many

logger: Final = logging.getLogger("arcanarium")

LEAVE_SECONDS: Final = 2.0  # for pages to hear that the server stops
TIDY_SECONDS: Final = 3600.0
KEYS_SECONDS: Final = 5.0  # until a new key signs
AGAIN: Final = 1013  # a socket's reason to end: try again later

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


HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class Secured:
    """The outermost layer: who calls, how much one address may ask, and safe headers on every answer."""

    def __init__(self, inner: Litestar, door: Door, settings: Settings) -> None:
        self.inner = inner
        self.door = door
        self.access = settings.access  # is every request written down?
        self.body = settings.body  # seconds that a request may take to arrive
        self.sockets = Sockets(inner.state)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._speak(self._come(scope), scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._answer(self._come(scope), scope, receive, send)
        else:
            await self.inner(scope, receive, send)

    async def take_leave(self) -> None:
        """The server is about to stop: pages hear why, and are waited for a while."""
        self.inner.state.hub.take_leave()
        until = monotonic() + LEAVE_SECONDS
        while self.inner.state.visitors.sockets.taken and monotonic() < until:
            await asyncio.sleep(0.02)

    def _come(self, scope: HTTPScope | WebSocketScope) -> Caller:
        """Who calls; from here on there is no path before ours."""
        logs.new_request()
        caller = self.door.read(scope)
        if caller.root:
            scope["path"] = within(scope["path"], caller.root)
            scope["raw_path"] = within(scope.get("raw_path", b"").decode("latin-1"), caller.root).encode("latin-1")
        return caller

    def _write_down(self, scope: HTTPScope | WebSocketScope, began: float, **more: object) -> None:
        if self.access:
            method = scope["method"] if scope["type"] == ScopeType.HTTP else "SOCKET"
            ms = round((monotonic() - began) * 1000, 1)
            fields = {"method": method, "path": logs.hide_keys(scope["path"]), **more, "ms": ms}
            logs.access.info("", extra={"fields": fields})

    async def _speak(self, caller: Caller, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        began = monotonic()
        try:
            await self.sockets(caller, scope, receive, send)
        except OUTAGE as error:  # the page connects again and finds what it missed
            logger.error("a socket is closed, the database failed: %s", type(error).__name__)
            await send(close(AGAIN, "storage"))
        finally:
            self._write_down(scope, began)

    async def _answer(self, caller: Caller, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = monotonic()
        scope.setdefault("state", {})[CALLER] = caller

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._write_down(scope, began, status=message["status"])
                metrics.count("answers", f'{{status="{message["status"]}"}}')
                message["headers"] = [*message.get("headers", []), *self._headers(scope, caller)]
            await send(message)

        visitors: Visitors = self.inner.state.visitors
        if not visitors.addresses.take(caller.address):
            await refuse(too_many(), send_secured)
            return
        await self.inner(scope, in_time(receive, self.body), send_secured)

    def _headers(self, scope: HTTPScope, caller: Caller) -> list[tuple[bytes, bytes]]:
        cookie = scope["state"].get(NEW_COOKIE)
        return [
            *HEADERS,
            (b"x-request-id", logs.REQUEST.get().encode()),
            *([HSTS] if caller.secure else []),
            *([] if cookie is None else [(b"set-cookie", cookie.encode())]),
        ]


def in_time(receive: Receive, seconds: float) -> Receive:
    """A body that is not here whole after a while is not waited for."""
    until = monotonic() + seconds

    async def receive_in_time() -> ReceiveMessage:
        try:
            return await asyncio.wait_for(receive(), until - monotonic())
        except TimeoutError:
            raise Problem("too-slow", "The request did not arrive in time.") from None

    return receive_in_time


async def refuse(problem: Problem, send: Send) -> None:
    """Before the framework has a look."""
    error = wire.ErrorBody(code=problem.code, message=problem.message, detail=problem.detail)
    body = msgspec.json.encode(wire.ErrorAnswer(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def tidy(store: Store) -> None:
    """Now and then, delete tables that never began and people who never sat down."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        await insist(partial(prune, store, Ages()))


async def keep_keys(visitors: Visitors) -> None:
    """Keys are made anew beside a running server."""
    while True:
        await asyncio.sleep(KEYS_SECONDS)
        await insist(visitors.read_keys)


def application(settings: Settings | None = None) -> Secured:
    chosen = settings or from_environment()

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        store = open_store(chosen)
        await store.write(upgrade)
        visitors = Visitors(store, chosen.rate)
        await visitors.read_keys()
        hub = Hub(store, chosen, visitors.forget)
        app.state.hub = hub
        app.state.visitors = visitors
        app.state.pages = pages.Pages()
        await hub.start()
        hub.spawn(tidy(store))
        hub.spawn(keep_keys(visitors))
        try:
            yield
        finally:
            await hub.stop()
            await store.close()

    api = Router(
        "/api",
        route_handlers=[
            *people.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *replays.ROUTES,
            *analyses.ROUTES,
            *lessons.ROUTES,
            *puzzles.ROUTES,
            *mistakes.ROUTES,
        ],
        guards=[check_origin, check_content],
        dependencies={"visitor": visit},
    )
    told = [*health.ROUTES, health.tell_metrics] if chosen.metrics else health.ROUTES
    return Secured(
        Litestar(
            [api, games.get_locale, *told, *pages.ROUTES],
            lifespan=[live],
            openapi_config=OPENAPI,
            plugins=[Structs()],
            logging_config=None,
            request_max_body_size=limits.BODY,
            exception_handlers=HANDLERS,
        ),
        Door(chosen.origins, chosen.proxies, chosen.root),
        chosen,
    )


def served() -> Secured:
    """In a process of a server, made once."""
    sys.setswitchinterval(0.0005)  # the thread that writes moves gets its turn soon
    gc.set_threshold(50_000, 20, 50)  # tables are many small objects without cycles: looking for cycles is a waste
    return application()
