"""Who somebody is: a signed cookie, and a link that carries it to another device once."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from arcanarium.server.errors import Problem
from arcanarium.server.visitors.limits import NAME

COOKIE: Final = "arcanarium"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LINK_SECONDS: Final = 24 * 3600
OURS: Final = re.compile(rb"[0-9a-f]{24}(-[1-9][0-9]{0,8})?\.[A-Za-z0-9_-]{24}")  # an identity, its epoch, their mark


def new_identity() -> str:
    return secrets.token_hex(12)


def new_token() -> str:
    """Of a personal link."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """What is kept of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Our cookie, if there is one that looks like ours.

    Read from the raw headers: the framework's reading of a whole Cookie header takes time with the square of its length
    on some interpreters (CVE-2024-7592), and keeps every header it has read.
    """
    for name, value in headers:
        if name == b"cookie":
            for part in value.split(b";"):
                called, _, content = part.strip().partition(b"=")
                if called == COOKIE.encode() and OURS.fullmatch(content):
                    return content.decode()
    return None


def guest_name(accepts: str) -> str:
    """What a visitor is called until they say otherwise, in the language of their browser."""
    first = accepts.lower().lstrip()[:2]
    return f"{'Гость' if first == 'ru' else 'Guest'} {secrets.randbelow(900) + 100}"


def clean_text(text: str) -> str:
    """Without characters that are not seen or that turn the text around; spaces are single."""
    kept = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in text)
    return " ".join(kept.split())


def clean_name(name: str) -> str:
    """A name fit to be shown to others."""
    shown = clean_text(name)
    if not 1 <= len(shown) <= NAME:
        raise Problem("name-wrong", f"A name has 1 to {NAME} letters.", {"most": NAME})
    return shown


class Claim(NamedTuple):
    """What a cookie of ours says."""

    who: str
    epoch: int  # of all cookies of that person; those of an earlier one have ended
    fresh: bool  # signed with the newest key


class Signer:
    """Signs with a key kept in the database, so that every process and every restart agrees."""

    def __init__(self, newest: bytes, older: Sequence[bytes] = ()) -> None:
        self.newest = newest
        self.older = older

    def cookie(self, who: str, epoch: int = 0) -> str:
        said = f"{who}-{epoch}" if epoch else who
        return f"{said}.{_mark(self.newest, said)}"

    def read_cookie(self, value: str | None) -> Claim | None:
        """None if the cookie is not ours."""
        said, dot, mark = (value or "").partition(".")
        if not dot or not mark.isascii():
            return None
        for key in (self.newest, *self.older):
            if hmac.compare_digest(mark, _mark(key, said)):
                who, _, epoch = said.partition("-")
                return Claim(who, int(epoch or 0), key == self.newest)
        return None


def _mark(key: bytes, said: str) -> str:
    digest = hmac.new(key, f"cookie:{said}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest[:18]).decode()
