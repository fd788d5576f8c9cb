"""The docs are a site: it builds without a complaint, no link leads nowhere, nothing is fetched from elsewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.xdist_group("docs")  # one worker builds the site
FETCHING = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src")}
FETCHED = {"stylesheet", "preconnect", "preload", "icon", "dns-prefetch", "modulepreload"}


class Links(HTMLParser):
    """The anchors of a page, where it leads, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors.add(given.get("id", ""))
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.loaded += [given[name] for each, name in FETCHING if each == tag and name in given]
        if tag == "link" and FETCHED & set(given.get("rel", "").split()):
            self.loaded.append(given["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    env = {**os.environ, "ARCANARIUM_PURE": "1", "PYTHONPATH": str(ROOT / "src"), "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr.strip() == ""
    return folder


@cache
def read(path: Path) -> Links:
    return Links(path.read_text("utf-8"))


def test_the_index_leads_to_every_page() -> None:
    docs = ROOT / "docs"
    told = set(re.findall(r"\]\(([\w/.]+)", (docs / "index.md").read_text("utf-8")))
    pages = {str(path.relative_to(docs)) for path in docs.rglob("*.md")} - {"index.md"}
    assert {page for page in pages - told if not page.startswith("reference/")} == set()
    assert "reference/index.md" in told


def test_no_link_leads_nowhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 30
    wrong = []
    for page in pages:
        for link in read(page).links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or page.name == "404.html":
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (parts.fragment and unquote(parts.fragment) not in read(target).anchors):
                wrong.append(f"{page.relative_to(site)}: {link}")
    assert wrong == []


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert [each for each in read(page).loaded if urlsplit(each).netloc] == [], page
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//", style.read_text("utf-8")), style


def test_the_reference_tells_every_public_name(site: Path) -> None:
    import arcanarium

    text = "".join(page.read_text("utf-8") for page in (site / "reference").glob("*.html"))
    anchors = {anchor for page in (site / "reference").glob("*.html") for anchor in read(page).anchors}
    for name in ("new", "position", "load_record", "bot", "Table.play", "Table.hint", "Player.choose"):
        assert f"arcanarium.table.{name}" in anchors
    assert "arcanarium.core.agenda.State.apply" in anchors
    assert all(name in text for name in arcanarium.__all__ if name[0].isupper())


def test_every_card_is_shown(site: Path) -> None:
    from arcanarium.games import SHIPPED, load

    for name in SHIPPED:
        text = (site / "cards" / f"{name}.html").read_text("utf-8")
        assert all(kind in text for kind in load(name).rules.plan.kinds)
        if (ROOT / "web" / "node_modules" / "vite").exists():  # as on the page, without scripts
            assert all(f'<div id="{kind}"><span class="hidden">' in text for kind in load(name).rules.plan.kinds)
            assert text.count('<span class="card ') == len(load(name).rules.plan.kinds)


def test_every_lesson_can_be_read(site: Path) -> None:
    from arcanarium.lessons.lesson import all_lessons

    for lesson in all_lessons():
        for page in (f"{lesson.game}.html", f"{lesson.game}.ru.html"):
            assert lesson.name in read(site / "lessons" / page).anchors


def test_words_are_found_in_both_languages(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    assert index["config"]["lang"] == ["en", "ru"]
    found = " ".join(each["text"] for each in index["docs"])
    assert "Balance of Ishtar" in found
    assert "Равновесие Иштар" in found


@pytest.mark.parametrize("page", ["library.md", "adding_a_game.md"])
def test_the_code_on_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for text in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL):
        exec(compile(text, page, "exec"), names)


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells one after the other, as in a notebook, without one."""
    monkeypatch.chdir(tmp_path)
    book = json.loads((ROOT / "docs" / "tour.ipynb").read_text("utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    names: dict[str, object] = {}
    for number, cell in enumerate(book["cells"]):
        assert cell["cell_type"] == "markdown" or (cell["outputs"], cell["execution_count"]) == ([], None)
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"tour.ipynb, cell {number}", "exec"), names)


def test_every_page_is_listed() -> None:
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert str(page.relative_to(ROOT / "docs")) in listed, page
