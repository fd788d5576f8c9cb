"""What is kept: identities, tables, seats, the entries that are a game, snapshots, chat, records, analyses."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

identities: Final = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False, server_default=text("0")),  # how often all their cookies were ended
)
NOBODY: Final = "0" * 24  # in the place of people who were forgotten; no cookie is signed for it

# Personal links that were not opened yet: of each only a hash, so that a copy of this opens none.
links: Final = Table(
    "links",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("identity", ForeignKey("identities.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(40)),  # in decimal: no number of a database has 128 bits
    Column("salt", String(64), nullable=False),
    Column("secret", String(64)),
    Column("mix", Text),
    Column("host", ForeignKey("identities.id"), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("clock", JSON),
    Column("state", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    # What follows from the entries, written with them so that lists of tables need not replay any game.
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("owing", JSON, nullable=False),
    Column("spent", JSON, nullable=False),  # milliseconds each seat has thought
    Column("scores", JSON),
    Column("winners", JSON),
    Column("next", String(16)),  # the table where the same people play again
    Index(None, "state", "updated"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("identity", ForeignKey("identities.id"), index=True),
    Column("bot", String(32)),  # plays, or stands in for the person
    Column("stand_in", Boolean, nullable=False),
    Column("pledge", String(64)),
    Column("share", String(32)),
)

# The game itself. Nothing here is ever changed; undoing appends. The primary key lets one process write move 17.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", SmallInteger, nullable=False),  # of the move, the undo or the change of a seat
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer, nullable=False),
    Column("key", String(80)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("identity", String(32), index=True),  # whose line it is, as long as they are kept
    Column("who", String(64), nullable=False),  # what they were called then
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

replays: Final = Table(
    "replays",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("id", String(64), primary_key=True),  # what the record and the rules add up to: equal games are done once
    Column("done", Integer, nullable=False),  # parts
    Column("total", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),  # while it goes on, now and then: a process may die over it
    Column("data", LargeBinary),  # JSON, once it is finished
)

# How far each visitor has come in each lesson.
lessons: Final = Table(
    "lessons",
    metadata,
    Column("identity", ForeignKey("identities.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("lesson", String(32), primary_key=True),
    Column("step", SmallInteger, nullable=False),
    Column("done", Boolean, nullable=False),
)

# Which puzzles each visitor has tried and solved.
puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("identity", ForeignKey("identities.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("tries", SmallInteger, nullable=False),  # that were wrong
    Column("solved", Boolean, nullable=False),
)
