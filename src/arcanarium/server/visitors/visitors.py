"""Who comes along: known by the cookie, or new and given one; and whether they ask too much."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from arcanarium.server.clock import now
from arcanarium.server.errors import Problem
from arcanarium.server.store.keys import read_keys
from arcanarium.server.store.links import add_link, end_links, find_link, take_link
from arcanarium.server.store.people import Known, end_cookies, find_person
from arcanarium.server.store.store import Store
from arcanarium.server.visitors import limits
from arcanarium.server.visitors.caller import Caller
from arcanarium.server.visitors.identity import (
    COOKIE,
    COOKIE_SECONDS,
    LINK_SECONDS,
    Claim,
    Signer,
    cookie_in,
    guest_name,
    hash_token,
    new_identity,
    new_token,
)
from arcanarium.server.visitors.limits import Buckets, Limit, Places

REMEMBERED: Final = 5000


class Visitor(NamedTuple):
    """An identity with its name, and the address they come from."""

    id: str
    name: str
    address: str


class Visitors:
    """Everybody who comes along."""

    def __init__(self, store: Store, rate: float) -> None:
        self.store = store
        self.signer = Signer(b"")  # until the keys are read
        self.rate = rate  # times the usual limits
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.requests = Buckets(limits.REQUEST_RATE * rate, limits.REQUEST_BURST * rate)
        self.addresses = Buckets(limits.ADDRESS_RATE * rate, limits.ADDRESS_BURST * rate)
        self.newcomers = Buckets(limits.NEW_RATE * rate, limits.NEW_BURST * rate)
        self.tables = Limit(limits.TABLE_RATE * rate, limits.TABLE_BURST * rate)
        self.chats = Limit(limits.CHAT_RATE * rate, limits.CHAT_BURST * rate)
        self.hints = Limit(limits.HINT_RATE * rate, limits.HINT_BURST * rate)
        self.coaches = Limit(limits.COACH_RATE * rate, limits.COACH_BURST * rate)
        self.studies = Limit(limits.STUDY_RATE * rate, limits.STUDY_BURST * rate)
        self.sockets = Places(limits.SOCKETS * rate, limits.ADDRESS_SOCKETS * rate, limits.ALL_SOCKETS)

    async def read_keys(self) -> None:
        """At the start and now and then: somebody may have made new ones."""
        self.signer = Signer(*await read_keys(self.store))

    def remember(self, who: str, known: Known) -> None:
        self.known[who] = known
        self.known.move_to_end(who)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def forget(self, who: str) -> None:
        """What is kept of them is another now."""
        self.known.pop(who, None)

    async def _look_up(self, who: str) -> Known | None:
        known = self.known.get(who)
        if known is None:
            known = await find_person(self.store, who)
            if known is not None:
                self.remember(who, known)
        return known

    async def find(self, caller: Caller) -> Visitor | None:
        """By a cookie that we signed for somebody who is still in the database."""
        return (await self._find(caller))[0]

    async def _find(self, caller: Caller) -> tuple[Visitor | None, Claim | None]:
        claim = self.signer.read_cookie(cookie_in(caller.headers))
        known = None if claim is None else await self._look_up(claim.who)
        if claim is None or known is None or claim.epoch != known.epoch:
            return None, None
        return Visitor(id=claim.who, name=known.name, address=caller.address), claim

    def make(self, caller: Caller) -> Visitor:
        """A stranger; nothing is written down yet."""
        return Visitor(id=new_identity(), name=guest_name(caller.languages), address=caller.address)

    async def visit(self, caller: Caller) -> tuple[Visitor, str | None]:
        """Who asks over HTTP; a stranger becomes somebody and is given a cookie."""
        found, claim = await self._find(caller)
        cookie = None
        if found is None:
            if not self.newcomers.take(caller.address):
                raise too_many()
            found = self.make(caller)
            await self.store.add_identity(found.id, found.name)
            self.remember(found.id, Known(found.name, 0))
            cookie = self.cookie(found.id, 0, caller)
        elif claim is not None and not claim.fresh:  # before its key ends
            cookie = self.cookie(found.id, claim.epoch, caller)
        if not self.requests.take(found.id):
            raise too_many()
        return found, cookie

    async def make_link(self, who: str) -> str:
        """The token of a link that makes another device this person's, once; earlier ones end."""
        token = new_token()
        await add_link(self.store, hash_token(token), who, now() + LINK_SECONDS * 1000)
        return token

    async def find_link(self, token: str) -> Visitor | None:
        """Whom a device becomes that opens it."""
        who = await find_link(self.store, hash_token(token))
        name = None if who is None else await self.store.name_of(who)
        return None if who is None or name is None else Visitor(id=who, name=name, address="")

    async def end_links(self, who: str) -> None:
        """Whoever has one cannot open it any more."""
        await end_links(self.store, who)

    async def open_link(self, token: str, caller: Caller) -> str | None:
        """The cookie of its person, for the first who opens it."""
        found = await self.find_link(token)
        known = None if found is None else await self._look_up(found.id)
        if found is None or known is None or not await take_link(self.store, hash_token(token)):
            return None
        return self.cookie(found.id, known.epoch, caller)

    async def sign_out(self, who: str, caller: Caller) -> str:
        """All devices of that person but the one that asks, which gets this cookie."""
        await end_cookies(self.store, who)
        self.forget(who)
        known = await self._look_up(who)
        return self.cookie(who, 0 if known is None else known.epoch, caller)

    def cookie(self, who: str, epoch: int, caller: Caller) -> str:
        return _cookie(self.signer.cookie(who, epoch), COOKIE_SECONDS, caller)


def no_cookie(caller: Caller) -> str:
    """The browser is to throw away the one it has."""
    return _cookie("", 0, caller)


def _cookie(value: str, seconds: int, caller: Caller) -> str:
    flags = "HttpOnly; SameSite=Lax" + ("; Secure" if caller.secure else "")
    return f"{COOKIE}={value}; Path={caller.root}/; Max-Age={seconds}; {flags}"


def too_many() -> Problem:
    return Problem("too-many", "That was too much at once; please wait a moment.")
