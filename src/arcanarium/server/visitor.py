"""Who makes a request: known by the cookie, or new and given one; and whether they ask too much."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from arcanarium.server import limits
from arcanarium.server.errors import Problem
from arcanarium.server.identity import COOKIE, COOKIE_SECONDS, Signer, guest_name, new_id
from arcanarium.server.limits import Buckets
from arcanarium.server.store import Store

REMEMBERED: Final = 5000
NEW_COOKIE: Final = "arcanarium_new_cookie"  # where the outermost layer finds a cookie to send

Connection = ASGIConnection[Any, Any, Any, State]  # a request or a socket


class Visitor(NamedTuple):
    """An identity with its name."""

    id: str
    name: str


class Visitors:
    """Everybody who comes along."""

    def __init__(self, store: Store, signer: Signer, rate: float) -> None:
        self.store = store
        self.signer = signer
        self.rate = rate
        self.names: OrderedDict[str, str] = OrderedDict()
        self.requests = Buckets(limits.REQUEST_RATE * rate, limits.REQUEST_BURST * rate)
        self.addresses = Buckets(limits.ADDRESS_RATE * rate, limits.ADDRESS_BURST * rate)
        self.tables = Buckets(limits.TABLE_RATE * rate, limits.TABLE_BURST * rate)
        self.chats = Buckets(limits.CHAT_RATE * rate, limits.CHAT_BURST * rate)
        self.hints = Buckets(limits.HINT_RATE * rate, limits.HINT_BURST * rate)
        self.studies = Buckets(limits.STUDY_RATE * rate, limits.STUDY_BURST * rate)
        self.sockets: dict[str, int] = {}

    def remember(self, visitor: Visitor) -> None:
        self.names[visitor.id] = visitor.name
        self.names.move_to_end(visitor.id)
        if len(self.names) > REMEMBERED:
            self.names.popitem(last=False)

    async def known(self, connection: Connection) -> Visitor | None:
        """By a cookie that we signed for somebody who is still in the database."""
        who = self.signer.read_cookie(connection.cookies.get(COOKIE))
        if who is None:
            return None
        name = self.names.get(who)
        if name is None:
            name = await self.store.name_of(who)
            if name is None:
                return None
            self.remember(Visitor(who, name))
        return Visitor(who, name)

    async def visit(self, request: Request[object, object, State]) -> Visitor:
        """Who asks over HTTP; a stranger becomes somebody."""
        address = request.client.host if request.client else ""
        if not self.addresses.take(address):
            raise too_many()
        found = await self.known(request)
        if found is None:
            found = Visitor(new_id(), guest_name(request.headers.get("accept-language", "")))
            await self.store.add_identity(*found)
            self.remember(found)
            request.scope["state"][NEW_COOKIE] = self.cookie(found.id)
        if not self.requests.take(found.id):
            raise too_many()
        return found

    def cookie(self, who: str) -> str:
        return f"{COOKIE}={self.signer.cookie(who)}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"


def too_many() -> Problem:
    return Problem("too-many", "That was too much at once; please wait a moment.")


def own_origin(connection: Connection) -> bool:
    """Does the page that sends this come from us?"""
    origin = connection.headers.get("origin", "")
    return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower() != ""


def check_origin(connection: Connection, handler: BaseRouteHandler) -> None:
    """Other pages may not act in a visitor's name; programs without a page send no origin and no foreign cookie."""
    method = connection.scope.get("method", "GET")
    if method not in ("GET", "HEAD", "OPTIONS") and "origin" in connection.headers and not own_origin(connection):
        raise Problem("origin", "This request comes from another site.")
