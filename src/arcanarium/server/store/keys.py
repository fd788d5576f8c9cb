"""The keys that cookies are signed with: the newest signs, older ones are accepted until their time is over."""

from __future__ import annotations

import secrets as random
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from arcanarium.server.clock import now
from arcanarium.server.store.schema import secrets
from arcanarium.server.store.store import Store

NEWEST: Final = "cookie"
OLDER: Final = "cookie-until-"  # and milliseconds since 1970
SIZE: Final = 32  # bytes


class Keys(NamedTuple):
    """What signs, and what else is accepted today."""

    newest: bytes
    older: tuple[bytes, ...] = ()


async def read_keys(store: Store) -> Keys:
    """The first process makes the first one."""
    try:
        return await store.write(_read)
    except IntegrityError:  # another process was faster
        return await store.write(_read)


def _read(connection: Connection) -> Keys:
    found = {row.name: bytes(row.value) for row in connection.execute(select(secrets))}
    if NEWEST not in found:
        found[NEWEST] = random.token_bytes(SIZE)
        connection.execute(insert(secrets).values(name=NEWEST, value=found[NEWEST]))
    stamp = now()
    older = [value for name, value in sorted(found.items()) if name.startswith(OLDER) and _until(name) > stamp]
    return Keys(found[NEWEST], tuple(older))


def _until(name: str) -> int:
    return int(name.removeprefix(OLDER))


async def rotate_keys(store: Store, keep: int) -> None:
    """From now on a new key signs; what older ones signed is accepted for that many milliseconds, for 0 not at all."""
    stamp = now()

    def rotate(connection: Connection) -> None:
        newest = _read(connection).newest
        names = list(connection.execute(select(secrets.c.name)).scalars())
        ended = [name for name in names if name.startswith(OLDER) and (not keep or _until(name) <= stamp)]
        connection.execute(delete(secrets).where(secrets.c.name.in_(ended)))
        if keep:
            connection.execute(insert(secrets).values(name=f"{OLDER}{stamp + keep}", value=newest))
        fresh = random.token_bytes(SIZE)
        connection.execute(update(secrets).where(secrets.c.name == NEWEST).values(value=fresh))

    await store.write(rotate)
