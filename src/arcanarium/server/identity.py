"""Who somebody is: a signed cookie, and a signed link that carries it to another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from time import time
from typing import Final

from arcanarium.server.errors import Problem
from arcanarium.server.limits import NAME

COOKIE: Final = "arcanarium"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LINK_SECONDS: Final = 7 * 24 * 3600


def new_id() -> str:
    return secrets.token_hex(12)


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


class Signer:
    """Signs with the secret kept in the database, so that every process and every restart agrees."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def mark(self, purpose: str, text: str) -> str:
        digest = hmac.new(self.secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()

    def cookie(self, who: str) -> str:
        return f"{who}.{self.mark('cookie', who)}"

    def read_cookie(self, value: str | None) -> str | None:
        """The identity, or None if the cookie is not ours."""
        who, dot, mark = (value or "").partition(".")
        if not dot or not mark.isascii() or not hmac.compare_digest(mark, self.mark("cookie", who)):
            return None
        return who

    def link(self, who: str) -> str:
        until = f"{who}.{int(time()) + LINK_SECONDS}"
        return f"{until}.{self.mark('link', until)}"

    def read_link(self, token: str) -> str | None:
        """The identity, or None if the link is wrong or too old."""
        parts = token.split(".")
        if len(parts) != 3 or not token.isascii():
            return None
        who, until, mark = parts
        if not hmac.compare_digest(mark, self.mark("link", f"{who}.{until}")) or int(until) < time():
            return None
        return who
