"""How a server is set up; worker processes read it from the environment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from arcanarium.games.card_sets import data_folder

DATABASE: Final = "ARCANARIUM_DATABASE"
RATE: Final = "ARCANARIUM_RATE"  # how many times the usual rate limits; load tests raise it
ITERATIONS: Final = "ARCANARIUM_ANALYSIS_ITERATIONS"  # tries for every decision of an analysed game


class Settings(NamedTuple):
    """Where the tables are kept, how patient the server is, and how hard it thinks about finished games."""

    database: str
    rate: float = 1.0
    iterations: int = 600

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
    return Settings(
        address(os.environ.get(DATABASE) or None),
        float(os.environ.get(RATE) or 1.0),
        int(os.environ.get(ITERATIONS) or 600),
    )
