"""`arcanarium prune`: what nobody needs any more is deleted, also while the server runs."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from arcanarium.cli.arguments import needing
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    database: Annotated[str | None, typer.Option("--database", metavar="FILE|URL")] = None,
    waiting: Annotated[float, typer.Option("--waiting", min=0, metavar="DAYS")] = 1,
    strangers: Annotated[float, typer.Option("--strangers", min=0, metavar="DAYS")] = 30,
    finished: Annotated[float | None, typer.Option("--finished", min=0, metavar="DAYS")] = None,
    abandoned: Annotated[float | None, typer.Option("--abandoned", min=0, metavar="DAYS")] = None,
    replays: Annotated[float | None, typer.Option("--replays", min=0, metavar="DAYS")] = None,
) -> None:
    """Delete tables and people that nobody needs any more."""
    speech: Speech = context.obj
    with needing(speech, "server"):
        from arcanarium.server.outage import OUTAGE
        from arcanarium.server.settings import Settings, address
        from arcanarium.server.store.opening import open_store
        from arcanarium.server.store.pruning import Ages, Pruned, prune

    settings = Settings(database=address(database or os.environ.get("ARCANARIUM_DATABASE") or None))
    ages = Ages(waiting=waiting, strangers=strangers, finished=finished, abandoned=abandoned, replays=replays)

    async def run() -> Pruned:
        store = open_store(settings)
        try:
            return await prune(store, ages)
        finally:
            await store.close()

    try:
        done = asyncio.run(run())
    except OUTAGE as error:
        raise Mistake(speech.say("no-prune", why=str(error).splitlines()[0])) from None
    typer.echo(speech.say("pruned", tables=done.tables, people=done.people, replays=done.replays))
