"""The built page: read once, compressed once, hashed assets cached for ever."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response, get, post, route

from arcanarium.server.errors import Problem
from arcanarium.server.http.guard import NEW_COOKIE, Asked, caller_of, check_origin, hub_of, visitors_of

STATIC: Final = Path(__file__).parents[1] / "static"
ROOTS: Final = 8  # paths under which the page is kept ready
FOREVER: Final = "public, max-age=31536000, immutable"
WORDS: Final = (
    "",
    "new",
    "replay",
    "help",
    "learn",
    "puzzles",
    "mistakes",
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

ASK_EN: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Arcanarium</title>
<meta name="viewport" content="width=device-width"><h1>Arcanarium</h1>
<p>This personal link makes this device <b>{name}</b>. At present it is <b>{now}</b>, whose seats are then out of
reach here.</p>
<form method="post"><button>Become {name}</button></form><p><a href="{root}/">Stay as I am</a></p></html>
"""
ASK_RU: Final = """<!doctype html><html lang="ru"><meta charset="utf-8"><title>Arcanarium</title>
<meta name="viewport" content="width=device-width"><h1>Arcanarium</h1>
<p>По этой личной ссылке на этом устройстве будет <b>{name}</b>. Сейчас здесь <b>{now}</b>: места этого имени станут
отсюда недоступны.</p>
<form method="post"><button>Стать: {name}</button></form><p><a href="{root}/">Оставить как есть</a></p></html>
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


def make_page(body: bytes, media_type: str, caching: str) -> Page:
    squeezed = gzip.compress(body, 9, mtime=0) if media_type.startswith(SQUEEZED) and len(body) > 500 else None
    return Page(body, squeezed, media_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"', caching)


class Pages:
    """Files of the folder the page is built into; one that was built anew is read anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self.kept: dict[Path, tuple[int, Page]] = {}  # by where they are, however that was written
        self.indices: dict[str, tuple[Page, Page]] = {}  # under each root: what it was made from, and what was made

    def file(self, path: str) -> Page | None:
        """None if there is no such file in the folder."""
        if "\0" in path or len(path) > 300:
            return None
        target = (self.folder / path.lstrip("/")).resolve()
        if not target.is_relative_to(self.folder) or not target.is_file():
            return None
        changed = target.stat().st_mtime_ns
        kept = self.kept.get(target)
        if kept is None or kept[0] != changed:
            media_type = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
            caching = FOREVER if target.is_relative_to(self.folder / "assets") else "no-cache"
            kept = self.kept[target] = (changed, make_page(target.read_bytes(), media_type, caching))
        return kept[1]

    def index(self, root: str = "") -> Page:
        """As it is built, its addresses are relative; it is told where it lives."""
        found = self.file("index.html")
        if found is None:
            return make_page(NOT_BUILT.encode(), "text/html", "no-store")
        kept = self.indices.get(root)
        if kept is None or kept[0] is not found:
            text = found.body.decode().replace('="./', f'="{root}/')
            text = text.replace('name="root" content=""', f'name="root" content="{root}"')
            if len(self.indices) >= ROOTS:
                self.indices.clear()
            kept = self.indices[root] = (found, make_page(text.encode(), found.media_type, found.caching))
        return kept[1]


def answer(request: Asked, found: Page, status: int = 200) -> Response[bytes]:
    headers = {"ETag": found.mark, "Cache-Control": found.caching, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.squeezed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, media_type=found.media_type, headers=headers)


@get("/link/{token:str}", include_in_schema=False)
async def show_link(request: Asked, token: str) -> Response[bytes]:
    """Whose device this will be: looking makes nobody somebody else. A wrong link is explained by the page."""
    visitors = visitors_of(request)
    found = await visitors.find_link(token)
    if found is None:
        return answer(request, request.app.state.pages.index(caller_of(request).root), 404)
    now = await visitors.find(caller_of(request))
    russian = caller_of(request).languages.lower().lstrip().startswith("ru")
    text = (ASK_RU if russian else ASK_EN).format(
        name=escape(found.name), now=escape(now.name) if now else "–", root=caller_of(request).root
    )
    return Response(text.encode(), media_type="text/html", headers={"Cache-Control": "no-store"})


@post("/link/{token:str}", guards=[check_origin], include_in_schema=False)
async def open_link(request: Asked, token: str) -> Response[bytes]:
    """Makes this device somebody's, once."""
    cookie = await visitors_of(request).open_link(token, caller_of(request))
    if cookie is None:
        return answer(request, request.app.state.pages.index(caller_of(request).root), 404)
    request.scope["state"][NEW_COOKIE] = cookie
    return Response(
        b"", status_code=303, headers={"Location": f"{caller_of(request).root}/", "Cache-Control": "no-store"}
    )


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def get_page(request: Asked, path: str = "") -> Response[bytes]:
    pages: Pages = request.app.state.pages
    words = path.strip("/").split("/")
    if words[0] in ("api", "ws", "locale"):
        raise Problem("not-found", "There is nothing at this address.")
    found = pages.file(path) if words not in ([""], ["index.html"]) else None
    if found is not None:
        return answer(request, found)
    if words[0] == "assets" or words[0] not in WORDS:
        return answer(request, pages.index(caller_of(request).root), 404)
    if words[0] == "table" and len(words) > 1:
        try:
            await hub_of(request).table(words[1])
        except Problem as problem:
            return answer(request, pages.index(caller_of(request).root), problem.status)
    return answer(request, pages.index(caller_of(request).root))


ROUTES = [show_link, open_link, get_page]
