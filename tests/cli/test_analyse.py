"""Games analysed and hints asked for in the terminal."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from terminal import recorded, refused, run

WORDS = {
    "en": ("Turning points", "Luck and skill", "Before the deal", "Chances of winning"),
    "ru": ("Поворотные моменты", "Удача и мастерство", "До раздачи", "Шансы на победу"),
}


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


class Outline(HTMLParser):
    """The tags of a page and what it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loaded: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "src" or (tag == "link" and name == "href"):
                self.loaded.append(str(value))
            if name == "id":
                self.ids.append(str(value))
            if name == "href":
                self.links.append(str(value))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_report(language: str) -> None:
    Path("game.record").write_text(recorded(moves=24), "utf-8")
    words = ["analyse", "game.record", "--iterations", "20", "--json", "a.json", "--html", "a.html", "--workers", "1"]
    answer = run(*words, language=language)
    assert answer.code == 0
    for word in WORDS[language][:3]:
        assert word in answer.out
    assert "{" not in answer.out
    data = json.loads(Path("a.json").read_text("utf-8"))
    assert len(data["moments"]) == 24
    page = Path("a.html").read_text("utf-8")
    for word in WORDS[language]:
        assert word in page
    outline = Outline()
    outline.feed(page)
    assert outline.loaded == []  # one file that needs nothing else
    assert outline.tags.count("polyline") == 2 * 2  # a line and its key for each seat
    assert {link.removeprefix("#") for link in outline.links} <= set(outline.ids)


def test_several_processes_find_the_same() -> None:
    Path("game.record").write_text(recorded(moves=10), "utf-8")
    for number in ("1", "2"):
        name = f"{number}.json"
        assert run("analyse", "game.record", "--iterations", "12", "--json", name, "--workers", number).code == 0
    assert Path("1.json").read_text("utf-8") == Path("2.json").read_text("utf-8")


def test_mistakes_are_told_first() -> None:
    assert "no such file" in refused("analyse", "nowhere.record")
    Path("game.record").write_text(recorded(moves=4), "utf-8")
    assert "at least 1" in refused("analyse", "game.record", "--iterations", "0")
    assert "0 or more" in refused("analyse", "game.record", "--seconds-per-move", "-1")
    assert "no/such" in refused("analyse", "game.record", "--html", "no/such/folder.html")


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("ru", "подсказка"), ("ru", "h")])
def test_a_hint_at_the_table(language: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from arcanarium.bots import hint
    from arcanarium.bots.ismcts import Budget

    monkeypatch.setattr(hint, "HINT", Budget(iterations=40))
    answer = run("play", "seasons", "--seed", "3", typed=f"1\n1\n{word}\nq\n", language=language)
    assert answer.code == 0
    told = answer.out.partition("The best answers" if language == "en" else "Лучшие ответы")[2].splitlines()[1:5]
    assert len(told) == 4
    assert all("%" in line for line in told)
    assert "{" not in answer.out
