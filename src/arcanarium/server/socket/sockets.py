"""Where sockets come in: whose they are, and whether there is room for them."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar.datastructures import State
from litestar.types import Receive, Send, WebSocketScope

from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.socket.conversation import Conversation, close, say
from arcanarium.server.tables.audience import RESTART
from arcanarium.server.tables.hub import Hub
from arcanarium.server.visitors.caller import Caller
from arcanarium.server.visitors.visitors import Visitors, too_many

UNKNOWN: Final = 4404
FORBIDDEN: Final = 4403
TOO_MUCH: Final = 4429

TELL: Final = "arcanarium.tell"  # our own server sends a text at once, or says that there is no room


class Sockets:
    """Spoken to by the ASGI server directly: the framework's own sockets cost a tenth of every move."""

    def __init__(self, state: State) -> None:
        self.state = state  # of the application: where the hub and the visitors are once it has started

    async def __call__(self, caller: Caller, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        path = scope["path"].strip("/").split("/")
        if path[:2] != ["ws", "tables"] or len(path) != 3 or not caller.own:
            await send(close(FORBIDDEN, "origin"))  # before it is accepted: the handshake fails with 403
            return
        hub: Hub = self.state.hub
        visitors: Visitors = self.state.visitors
        if not visitors.addresses.take(caller.address):
            await self._refuse(send, too_many(), TOO_MUCH)
            return
        visitor = await visitors.find(caller) or visitors.make(caller)
        if not visitors.sockets.take(visitor.id, caller.address):
            await self._refuse(send, too_many(), TOO_MUCH)
            return
        try:
            try:
                await hub.table(path[2])
            except Problem as problem:
                await self._refuse(send, problem, UNKNOWN)
                return
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            if hub.leaving:
                await send(close(RESTART, "restart"))
                return
            tell = (scope.get("extensions") or {}).get(TELL)
            await Conversation(receive, send, visitors, hub, path[2], visitor, cast(Any, tell)).run()
        finally:
            visitors.sockets.leave(visitor.id, caller.address)

    async def _refuse(self, send: Send, problem: Problem, code: int) -> None:
        """Accepted first: a page can read why it was closed, but not why a handshake failed."""
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send(say(wire.encode(wire.ErrorMessage(code=problem.code, message=problem.message))))
        await send(close(code, problem.code))
