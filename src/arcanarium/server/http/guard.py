"""What every request passes: is it from our page, who asks, and do they ask too much."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from arcanarium.server.errors import Problem
from arcanarium.server.tables.hub import Hub
from arcanarium.server.visitors.caller import Caller
from arcanarium.server.visitors.limits import Limit
from arcanarium.server.visitors.visitors import Visitor, Visitors, too_many

Asked = Request[object, object, State]

SAFE: Final = ("GET", "HEAD", "OPTIONS")  # they change nothing
CALLER: Final = "arcanarium_caller"  # where the outermost layer puts who calls,
NEW_COOKIE: Final = "arcanarium_new_cookie"  # and finds a cookie to send


def hub_of(request: Asked) -> Hub:
    return cast(Hub, request.app.state.hub)


def visitors_of(request: Asked) -> Visitors:
    return cast(Visitors, request.app.state.visitors)


def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    return cast(Caller, connection.scope["state"][CALLER])


async def visit(request: Asked) -> Visitor:
    """Who asks."""
    visitor, cookie = await visitors_of(request).visit(caller_of(request))
    if cookie is not None:
        request.scope["state"][NEW_COOKIE] = cookie
    return visitor


def check_origin(connection: ASGIConnection[Any, Any, Any, State], handler: BaseRouteHandler) -> None:
    """Other pages may not act in a visitor's name; programs without a page send no origin and no foreign cookie."""
    method = connection.scope.get("method", "GET")
    caller = caller_of(connection)
    if method not in SAFE and caller.origin and not caller.own:
        raise Problem("origin", "This request comes from another site.")


def check_content(connection: ASGIConnection[Any, Any, Any, State], handler: BaseRouteHandler) -> None:
    """A form of another page can send text, but not JSON."""
    kind = dict(caller_of(connection).headers).get(b"content-type", b"application/json").lower()
    if connection.scope.get("method", "GET") not in SAFE and not kind.startswith(b"application/json"):
        raise Problem("malformed", "A request is sent as application/json.")


def take(limit: Limit, visitor: Visitor) -> None:
    """Raises Problem."""
    if not limit.take(visitor.id, visitor.address):
        raise too_many()
