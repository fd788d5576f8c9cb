"""Fair dice: a salted hash of the seed is published when a table starts, the seed when it ends."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

SEED_BITS: Final = 61


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_salt() -> str:
    """Makes the hash of a seed tell nothing about it, even if seeds could be tried one by one."""
    return secrets.token_hex(16)


def promise(salt: str, seed: int) -> str:
    """What is published before the first card is dealt."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def kept(hashed: str, salt: str, seed: int) -> bool:
    """Is this the seed that was promised?"""
    return hmac.compare_digest(promise(salt, seed).encode(), hashed.strip().lower().encode())
