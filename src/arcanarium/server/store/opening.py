"""Opening what is kept, whichever database it is in."""

from __future__ import annotations

from arcanarium.server.news.channels import Postgres
from arcanarium.server.settings import Settings
from arcanarium.server.store.database import open_engine, open_writer
from arcanarium.server.store.store import Store


def open_store(settings: Settings) -> Store:
    """Nothing is connected yet."""
    engine = open_engine(settings)
    return Store(engine, None, Postgres(engine)) if settings.postgres else Store(engine, open_writer(settings))
