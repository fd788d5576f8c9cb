"""For those who run the server: is it alive, can it serve, and what has it done."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get

from arcanarium.server import metrics
from arcanarium.server.http.guard import Asked, hub_of, visitors_of
from arcanarium.server.outage import OUTAGE

PATIENCE: Final = 2.0  # seconds for the database to answer


def answer(text: str, status: int = 200) -> Response[str]:
    return Response(text, media_type="text/plain", status_code=status, headers={"Cache-Control": "no-store"})


@get("/healthz")
async def tell_alive() -> Response[str]:
    return answer("ok\n")


async def is_answering(request: Asked) -> bool:
    """The database, soon enough."""
    try:
        await asyncio.wait_for(hub_of(request).store.check(), PATIENCE)
    except (*OUTAGE, TimeoutError):
        return False
    return True


@get("/readyz")
async def tell_ready(request: Asked) -> Response[str]:
    if not await is_answering(request):
        return answer("the database does not answer\n", 503)
    return answer("ok\n")


@get("/metrics")
async def tell_metrics(request: Asked) -> Response[str]:
    hub = hub_of(request)
    gauges: dict[tuple[str, str], float] = {
        ("tables", ""): len(hub.tables),
        ("sockets", ""): visitors_of(request).sockets.taken,
        ("tasks", ""): len(hub.tasks),
        ("moves_waiting", ""): len(hub.journal.waiting),
        ("analyses_waiting", ""): len(hub.analyses.line),
        ("database_answers", ""): await is_answering(request),
    }
    for pace, lane in hub.workers.lanes.items():
        waiting, running = lane.count()
        gauges["jobs_waiting", f'{{lane="{pace.name}"}}'] = waiting
        gauges["jobs_running", f'{{lane="{pace.name}"}}'] = running
    return answer(metrics.show(gauges))


ROUTES = [tell_alive, tell_ready]
