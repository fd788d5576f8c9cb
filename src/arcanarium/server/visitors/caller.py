"""Where a request comes from: the address behind trusted proxies, the page that sends it, and our cookie."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

PREFIX: Final = 64  # bits of an IPv6 address that one household or host shares
ROOT: Final = re.compile(r"(/[A-Za-z0-9._~-]{1,40}){1,4}")
PORTS: Final = {"http": "80", "https": "443"}

Address = IPv4Address | IPv6Address
Headers = Iterable[tuple[bytes, bytes]]


class Caller(NamedTuple):
    """What is known of whoever asks before they say who they are."""

    address: str  # of limits: an IPv4 address, or the /64 of an IPv6 one
    origin: str  # of the page that asks; empty for a program
    own: bool  # is that page ours?
    secure: bool  # does the browser speak https?
    languages: str
    headers: Headers
    root: str  # the path under which the browser finds us: empty, or like /play


def read_address(text: str) -> Address | None:
    """Without a port, a zone or brackets."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def share(address: Address | None) -> str:
    """What limits are counted by."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), PREFIX), strict=False))
    return "" if address is None else str(address)


def normalise(scheme: str, netloc: str) -> str:
    """An origin without the port that goes without saying."""
    host, colon, port = netloc.lower().rpartition(":")
    if colon and port == PORTS.get(scheme.lower()) and not host.endswith(":"):
        netloc = host
    return f"{scheme.lower()}://{netloc.lower()}"


class Door:
    """Knows our own addresses and which proxies tell the truth."""

    def __init__(self, origins: Sequence[str] = (), proxies: Sequence[str] = (), root: str = "") -> None:
        """Raises ValueError."""
        self.origins = [read_origin(origin) for origin in origins]
        self.root = read_root(root)
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]

    def read(self, scope: Mapping[str, Any]) -> Caller:
        headers: list[tuple[bytes, bytes]] = list(scope["headers"])
        named = {name: value.decode("latin-1") for name, value in headers}
        client = scope.get("client")
        peer = read_address(client[0]) if client else None
        scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
        host = named.get(b"host", "")
        root = self.root
        if self.trusts(peer):
            scheme = named.get(b"x-forwarded-proto", scheme).split(",")[0].strip().lower()
            host = named.get(b"x-forwarded-host", host).split(",")[0].strip()
            root = root or forwarded_root(named.get(b"x-forwarded-prefix", ""))
            peer = self.behind(peer, named.get(b"x-forwarded-for", ""))
        origin = named.get(b"origin", "")
        mine = self.origins or [normalise(scheme, host)]
        return Caller(
            address=share(peer),
            origin=origin,
            own=any(origin_parts := split_origin(origin)) and normalise(*origin_parts) in mine,
            secure=scheme == "https"
            or (bool(self.origins) and all(each.startswith("https:") for each in self.origins)),
            languages=named.get(b"accept-language", ""),
            headers=headers,
            root=root,
        )

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.proxies)

    def behind(self, peer: Address | None, forwarded: str) -> Address | None:
        """The nearest address that is no proxy of ours: what stands before it, anybody may have written."""
        found = peer
        for text in reversed(forwarded.split(",")):
            if not self.trusts(found):
                break
            nearer = read_address(text)
            if nearer is None:
                break
            found = nearer
        return found


def split_origin(origin: str) -> tuple[str, str]:
    """Scheme, and host with port; empty if it is nothing of the kind."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "", ""
    return (parts.scheme, parts.netloc) if parts.scheme in PORTS else ("", "")


def read_root(text: str) -> str:
    """Raises ValueError."""
    root = text.rstrip("/")
    if root and not ROOT.fullmatch(root):
        raise ValueError(f"{text!r} is not a path like /play")
    return root


def forwarded_root(text: str) -> str:
    """As a proxy tells it."""
    try:
        return read_root(text.split(",")[0].strip())
    except ValueError:
        return ""


def within(path: str, root: str) -> str:
    """A path without what stands before ours; a proxy may have taken it away already."""
    return path[len(root) :] or "/" if root and (path == root or path.startswith(f"{root}/")) else path


def read_origin(text: str) -> str:
    """Raises ValueError."""
    parts = urlsplit(text)
    if parts.scheme not in PORTS or not parts.netloc or parts.path.strip("/") or parts.query or "@" in parts.netloc:
        raise ValueError(f"{text!r} is not an origin like https://example.org")
    return normalise(parts.scheme, parts.netloc)
