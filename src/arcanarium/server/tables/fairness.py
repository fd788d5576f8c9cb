"""Fair dice: what is hashed, and in which bytes; docs/fair_dice.md tells the whole of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

FORM: Final = "arcanarium-dice-1"
SEED_BYTES: Final = 16
NONE: Final = "-"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def is_same(hashed: str, other: str) -> bool:
    return hmac.compare_digest(hashed.strip().lower().encode(), other.encode())


# -- what is promised


def new_secret() -> str:
    """The server's part in the dice."""
    return secrets.token_hex(32)


def seal_secret(secret: str) -> str:
    """What is published when a table is laid."""
    return digest(f"arcanarium secret {secret}")


def pledge_of(share: str) -> str:
    """What somebody's browser promises when they sit down, and tells when every seat is filled."""
    return digest(f"arcanarium share {share}")


# -- what becomes of it


class Contribution(NamedTuple):
    """Of a seat in the dice: a bot brings none, and what was promised and did not come is left out."""

    kind: str
    pledge: str | None = None
    share: str | None = None

    def __str__(self) -> str:
        return f"{self.kind}:{self.pledge}:{self.share or NONE}" if self.pledge else self.kind


class Mix(NamedTuple):
    """All that the seed follows from; `rules` is the edition of rules and cards."""

    secret: str
    table: str
    game: str
    rules: int
    options: Mapping[str, str]
    parts: Sequence[Contribution]

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        seats = " ".join(str(part) for part in self.parts)
        return f"{FORM} {self.secret} {self.table} {self.game} {self.rules} {options or NONE} {seats}"


def read_mix(text: str) -> Mix:
    """Raises ValueError."""
    form, secret, table, game, rules, options, *seats = text.split(" ")
    if form != FORM:
        raise ValueError(f"the dice are mixed as {FORM}, not {form}")
    chosen = [] if options == NONE else [option.partition("=") for option in options.split(",")]
    parts = []
    for seat in seats:
        kind, *more = seat.split(":")
        pledge, share = more or (None, None)
        parts.append(Contribution(kind, pledge, None if share == NONE else share))
    named = {name: value for name, _, value in chosen}
    return Mix(secret=secret, table=table, game=game, rules=int(rules), options=named, parts=parts)


def seed_of(mix: str) -> int:
    """The first 128 bits of the hash of the line."""
    return int.from_bytes(hashlib.sha256(mix.encode()).digest()[:SEED_BYTES], "big")


def is_mixed(hashed: str, mix: str, seed: int) -> bool:
    """Does the seed follow from the secret that was sealed and from the shares that were promised?"""
    try:
        found = read_mix(mix)
    except ValueError:
        return False
    told = [part for part in found.parts if part.share is not None]
    return (
        is_same(hashed, seal_secret(found.secret))
        and all(part.pledge is not None and pledge_of(part.share or "") == part.pledge for part in told)
        and seed_of(mix) == seed
    )


# -- tables whose seed was sealed alone, or chosen


def new_salt() -> str:
    """Makes the hash of a seed tell nothing about it, even if seeds could be tried one by one."""
    return secrets.token_hex(16)


def seal(salt: str, seed: int) -> str:
    return digest(f"{salt}:{seed}")


def is_kept(hashed: str, salt: str, seed: int) -> bool:
    """Is this the seed that was promised?"""
    return is_same(hashed, seal(salt, seed))
