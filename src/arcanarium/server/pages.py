"""The built page: read once, compressed once, hashed assets cached for ever."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ROUTES: Final = (
    "",
    "new",
    "replay",
    "help",
    "about",
    "table",
    "rules",
    "cards",
    "fairness",
)  # first words of addresses the page knows
SQUEEZED: Final = ("text/", "application/json", "application/javascript", "image/svg")
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Arcanarium</title>
<h1>Arcanarium</h1><p>The server runs, but the page is not built yet. <code>make play</code> builds it.</p>
<p lang="ru">Сервер работает, но страница ещё не собрана: её собирает <code>make play</code>.</p></html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page(NamedTuple):
    """A file as it is sent."""

    body: bytes
    squeezed: bytes | None
    media_type: str
    mark: str
    caching: str


def page(body: bytes, media_type: str, caching: str) -> Page:
    squeezed = gzip.compress(body, 9, mtime=0) if media_type.startswith(SQUEEZED) and len(body) > 500 else None
    return Page(body, squeezed, media_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"', caching)


class Pages:
    """Files of the folder the page is built into; one that was built anew is read anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self.kept: dict[str, tuple[int, Page]] = {}

    def file(self, path: str) -> Page | None:
        """None if there is no such file in the folder."""
        if "\0" in path or len(path) > 300:
            return None
        target = (self.folder / path.lstrip("/")).resolve()
        if not target.is_relative_to(self.folder) or not target.is_file():
            return None
        changed = target.stat().st_mtime_ns
        kept = self.kept.get(path)
        if kept is None or kept[0] != changed:
            media_type = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
            caching = FOREVER if path.lstrip("/").startswith("assets/") else "no-cache"
            kept = self.kept[path] = (changed, page(target.read_bytes(), media_type, caching))
        return kept[1]

    def index(self) -> Page:
        return self.file("index.html") or page(NOT_BUILT.encode(), "text/html", "no-store")
