"""`arcanarium keys`: a new key for the cookies of a server, also while it runs."""

from __future__ import annotations

import asyncio
import os
from enum import Enum
from typing import Annotated

import typer

from arcanarium.cli.arguments import needing
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


class Action(Enum):
    """What is to become of the keys."""

    ROTATE = "rotate"


def command(
    context: typer.Context,
    action: Annotated[Action, typer.Argument(metavar="rotate")],
    database: Annotated[str | None, typer.Option("--database", metavar="FILE|URL")] = None,
    days: Annotated[float, typer.Option("--days", min=0, metavar="DAYS")] = 30,
    now: Annotated[bool, typer.Option("--now")] = False,
) -> None:
    """Sign cookies with a new key."""
    speech: Speech = context.obj
    with needing(speech, "server"):
        from arcanarium.server.outage import OUTAGE
        from arcanarium.server.settings import Settings, address
        from arcanarium.server.store.database import upgrade
        from arcanarium.server.store.keys import rotate_keys
        from arcanarium.server.store.opening import open_store
        from arcanarium.server.store.pruning import DAY

    settings = Settings(database=address(database or os.environ.get("ARCANARIUM_DATABASE") or None))

    async def run() -> None:
        store = open_store(settings)
        try:
            await store.write(upgrade)
            await rotate_keys(store, 0 if now else round(days * DAY))
        finally:
            await store.close()

    try:
        asyncio.run(run())
    except OUTAGE as error:
        raise Mistake(speech.say("no-prune", why=str(error).splitlines()[0])) from None
    typer.echo(speech.say("keys-ended") if now or not days else speech.say("keys-rotated", days=f"{days:g}"))
