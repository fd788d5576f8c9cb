"""How a server is set up; worker processes read it from the environment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from arcanarium.games.card_sets import data_folder

DATABASE: Final = "ARCANARIUM_DATABASE"
RATE: Final = "ARCANARIUM_RATE"  # how many times the usual rate limits; load tests raise it
ITERATIONS: Final = "ARCANARIUM_ANALYSIS_ITERATIONS"  # tries for every decision of an analysed game
ABSENCE: Final = "ARCANARIUM_ABSENCE"  # seconds until a bot may play for somebody who is away
SHARES: Final = "ARCANARIUM_SHARES"  # seconds in which everybody's page tells what it adds to the dice
ORIGINS: Final = "ARCANARIUM_ORIGINS"  # what browsers call this server, separated by spaces
PROXIES: Final = "ARCANARIUM_PROXIES"  # networks whose word about addresses is taken
METRICS: Final = "ARCANARIUM_METRICS"  # 1: /metrics is served
ROOT: Final = "ARCANARIUM_ROOT"  # the path under which browsers find the server
ACCESS: Final = "ARCANARIUM_ACCESS_LOG"  # 1: a line for every request
STOP: Final = "ARCANARIUM_STOP"  # seconds until a worker that was told to end is killed
SWEEP: Final = "ARCANARIUM_SWEEP"  # seconds between two looks at all open tables
SILENCE: Final = "ARCANARIUM_SILENCE"  # seconds without a word after which a socket is taken for dead
BODY: Final = "ARCANARIUM_BODY"  # seconds in which a request has to be here whole


class Settings(NamedTuple):
    """Where the tables are kept, and how patient, thorough and tidy the server is."""

    database: str
    rate: float = 1.0
    iterations: int = 600
    absence: float = 60.0
    patience: float = 15.0
    sweep: float = 10.0
    silence: float = 150.0
    body: float = 30.0
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics: bool = False
    root: str = ""
    access: bool = False

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql")

    @property
    def url(self) -> str:
        """The address with the driver that SQLAlchemy is to use."""
        scheme, separator, rest = self.database.partition("://")
        if scheme in ("postgresql", "postgres"):
            return f"postgresql+asyncpg{separator}{rest}"
        return self.database


def address(database: str | None) -> str:
    """The address of a database given as an address, a file or nothing."""
    if database is None:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            folder = Path.cwd()  # a user without a home still gets a table
        return f"sqlite+aiosqlite:///{folder / 'arcanarium.db'}"
    if database.startswith("postgres://"):
        return "postgresql://" + database.removeprefix("postgres://")
    if database.startswith("sqlite://"):
        return "sqlite+aiosqlite://" + database.removeprefix("sqlite://")
    if "://" in database:
        return database
    return f"sqlite+aiosqlite:///{Path(database).resolve()}"


def from_environment() -> Settings:
    found = os.environ
    return Settings(
        database=address(found.get(DATABASE) or None),
        rate=float(found.get(RATE) or 1.0),
        iterations=int(found.get(ITERATIONS) or 600),
        absence=float(found.get(ABSENCE) or 60.0),
        patience=float(found.get(SHARES) or 15.0),
        sweep=float(found.get(SWEEP) or 10.0),
        silence=float(found.get(SILENCE) or 150.0),
        body=float(found.get(BODY) or 30.0),
        origins=tuple(found.get(ORIGINS, "").split()),
        proxies=tuple(found.get(PROXIES, "").split()),
        metrics=found.get(METRICS) == "1",
        root=found.get(ROOT, ""),
        access=found.get(ACCESS) == "1",
    )
