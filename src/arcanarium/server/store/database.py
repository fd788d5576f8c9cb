"""Opening the database, and bringing an old one up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from arcanarium.server.settings import Settings
from arcanarium.server.store.files import file_of, keep_private

LOCK: Final = 7_226_411  # any number


class UnknownVersion(Exception):
    """The database has been through steps that this program does not know."""


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def open_engine(settings: Settings) -> AsyncEngine:
    """A pool of connections; nothing is connected yet."""
    path = file_of(settings.database)
    if path is not None and path.parent.is_dir() and not path.is_dir():
        keep_private(path)
    if settings.postgres:
        return create_async_engine(
            settings.url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            json_serializer=as_json,
            hide_parameters=True,  # errors are logged
        )
    engine = create_async_engine(settings.url, pool_size=4, max_overflow=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", tune)
    return engine


def open_writer(settings: Settings) -> Engine:
    """SQLite's one connection that writes, used from one thread.

    A transaction is then one trip to another thread. Through aiosqlite every statement is a trip, and each of them
    waits for the interpreter's lock.
    """
    engine = create_engine(
        settings.database.replace("+aiosqlite", ""),
        connect_args={"check_same_thread": False},
        json_serializer=as_json,
        hide_parameters=True,
    )
    event.listen(engine, "connect", tune)
    return engine


def tune(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
    """Readers do not wait for writers; what is committed survives the end of the process and of the machine's power.

    The disk is waited for at every commit, which many moves share.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Carry out the steps that this database has not seen yet; processes that start together take turns.

    Raises UnknownVersion.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise UnknownVersion("a newer version of this program has used it") from error


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
