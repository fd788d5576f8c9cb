"""Who I am, on which devices, and how I am forgotten."""

from __future__ import annotations

from litestar import delete, get, post, put

from arcanarium.server import wire
from arcanarium.server.http.guard import NEW_COOKIE, Asked, caller_of, hub_of, visitors_of
from arcanarium.server.visitors.identity import clean_name
from arcanarium.server.visitors.visitors import Visitor, no_cookie


@get("/me")
async def get_me(visitor: Visitor) -> wire.Me:
    return wire.Me(id=visitor.id, name=visitor.name)


@put("/me")
async def put_me(request: Asked, visitor: Visitor, data: wire.Name) -> wire.Me:
    name = clean_name(data.name)
    await hub_of(request).rename(visitor.id, name)
    visitors_of(request).forget(visitor.id)
    return wire.Me(id=visitor.id, name=name)


@delete("/me")
async def forget_me(request: Asked, visitor: Visitor) -> None:
    """Identity, name and chat are deleted; at tables with other people nobody is in my place, and a bot plays on."""
    await hub_of(request).forget(visitor.id)
    request.scope["state"][NEW_COOKIE] = no_cookie(caller_of(request))


@post("/me/link", status_code=200)
async def make_link(request: Asked, visitor: Visitor) -> wire.Link:
    return wire.Link(f"/link/{await visitors_of(request).make_link(visitor.id)}")


@delete("/me/link")
async def end_links(request: Asked, visitor: Visitor) -> None:
    await visitors_of(request).end_links(visitor.id)


@post("/me/sign-out", status_code=200)
async def sign_out(request: Asked, visitor: Visitor) -> wire.Me:
    """Every other device becomes a stranger, and links end; this device stays mine."""
    request.scope["state"][NEW_COOKIE] = await visitors_of(request).sign_out(visitor.id, caller_of(request))
    hub_of(request).part_with(visitor.id)
    return wire.Me(id=visitor.id, name=visitor.name)


ROUTES = [get_me, put_me, forget_me, make_link, end_links, sign_out]
