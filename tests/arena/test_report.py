"""The report contains what it says, in both languages, and asks nobody for anything."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from arcanarium.arena.fixture import Result, play
from arcanarium.arena.results.card_rates import HAD, card_lines, card_names, ways
from arcanarium.arena.results.report import FEWEST, Report
from arcanarium.arena.results.table import by_seat, lines
from arcanarium.arena.schedule import Mirror, RoundRobin
from arcanarium.arena.terms import Terms
from arcanarium.games import NAMES, load
from arcanarium.plots import Scale, bars_of, draw_histogram, draw_interval, round_step, scale_of
from arcanarium.wording import LANGUAGES, SHARED, Locale, Wording

VOID = {"meta"}


class Page(HTMLParser):
    """Checks that everything opened is closed, and gathers texts and attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def terms(game: str, seats: int, bots: list[str]) -> Terms:
    return Terms(game, load(game).edition, seats, {}, bots, 3)


@pytest.fixture(scope="module")
def balanced() -> list[Result]:
    schedule = Mirror([terms("seasons", 2, ["random"]), terms("seasons", 3, ["random"])], 60)
    return [play(fixture).result for fixture in schedule.wave({})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_balance(balanced: list[Result], language: str) -> None:
    about = {"command": "balance", **terms("seasons", 2, ["random"])._asdict()}
    text = Report(language, load("seasons"), about, balanced).page()
    page = Page(text)
    said = " ".join(page.texts)
    assert f'<html lang="{language}">' in text
    two = [result for result in balanced if len(result.seating) == 2]
    share = by_seat(two, 2)[0]
    number = f"{100 * share.mean:.1f}"
    assert (number if language == "en" else number.replace(".", ",")) in said
    wording = Wording(language, load("seasons"))
    shown = [line for line in card_lines(two, HAD) if line.share.of >= FEWEST]
    assert shown
    for line in shown:
        assert wording.card(line.card) in said
    plots = [attributes.get("class") for tag, attributes in page.found if tag == "svg"]
    assert plots.count("histogram") == 4  # length and scores of two numbers of seats
    assert plots.count("row") > 2 * len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament(language: str) -> None:
    asked = terms("five_seals", 2, ["random", "random", "<b>&.py"])
    fixtures = [each for each in RoundRobin(asked, 4).wave({}) if 2 not in each.seating]
    results = [play(fixture).result for fixture in fixtures]
    about = {"command": "tournament", **asked._asdict()}
    text = Report(language, load("five_seals"), about, results).page()
    said = " ".join(Page(text).texts)
    assert "<b>&.py" in said  # a name is a name
    for line in lines(results, 2):
        assert f"{line.score:.1f}".replace(".", "," if language == "ru" else ".") in said
    assert "Elo" in said or "Эло" in said


def test_cards_of_one_name_are_told_apart() -> None:
    for name in NAMES:
        for language in LANGUAGES:
            named = card_names(Wording(language, load(name)))
            assert len(set(named.values())) == len(named)
    assert card_names(Wording("en", load("seasons")))["amulet_of_air"] == "Amulet of Air"


def test_no_requests(balanced: list[Result]) -> None:
    about = {"command": "balance", **terms("seasons", 2, ["random"])._asdict()}
    text = Report("en", load("seasons"), about, balanced).page()
    assert not re.search(r"https?:|url\(|@import|<script|<link|src=", text)
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


@pytest.mark.parametrize("name", NAMES)
def test_ways_have_words_in_every_game(name: str) -> None:
    asked = terms(name, 2, ["random"])
    results = [play(fixture).result for fixture in Mirror([asked], 3).wave({})]
    for language in LANGUAGES:
        report = Report(language, load(name), {"command": "balance", **asked._asdict()}, results)
        for way in ways(results):
            assert report.way(way).strip(), way
            assert not re.match("zone-|event-", report.way(way)), way
        report.page()
        assert not report.locale.complaints


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_used(language: str) -> None:
    import arcanarium.arena.results.report as module

    source = Path(module.__file__).read_text("utf-8")
    texts = set(Locale(language, [SHARED / f"arena.{language}.ftl"]).sources)
    for name in texts:
        part = name.removeprefix("arena-")
        assert f'"{part}"' in source or f"'{part}'" in source or part.startswith("title-"), name


def test_scales_are_round() -> None:
    assert scale_of([3, 97]) == Scale(0, 100)
    assert scale_of([5, 5]).high > scale_of([5, 5]).low
    assert [round_step(span, 5) for span in (1, 7, 30, 1000)] == [0.2, 2, 10, 200]


def test_bars_count_everything() -> None:
    values = [float(value) for value in range(101)]
    assert sum(bars_of(values, scale_of(values)).counts) == 101
    assert "<rect" in draw_histogram(values, scale_of(values), "t")
    assert bars_of([0.0, 1.0, 1.0, 2.0], Scale(0, 2)).counts == [1, 2, 1]  # a whole number each
    assert set(bars_of(values, Scale(0, 100)).counts[:-1]) == {5}  # and as many in every part
    assert 'cx="50.0%"' in draw_interval(Scale(0, 1), 0.4, 0.5, 0.6, 0.5, "t")
