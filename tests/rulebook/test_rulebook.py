"""The rules as data: both languages tell the same, and whatever is asked has its place in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from arcanarium.games import NAMES, load
from arcanarium.lessons.lesson import lesson_names, load_lesson
from arcanarium.rulebook.book import BadBook, read_book, read_glossary, read_prompts, sections
from arcanarium.wording import LANGUAGES, Wording

HEADINGS = yaml.safe_load((Path(__file__).parent / "headings.yaml").read_text("utf-8"))
CODE = re.compile(r"\b(S|RA|FS|TM|EF|R|Q)-?\d\d\b")
FIGURES = {
    "seasons": {"cards", "example", "dice", "energy", "wheel"},
    "res_arcana": {"cards", "example", "essences"},
    "five_seals": {"cards", "example", "dice"},
    "time_masters": {"cards", "example"},
    "evenfall": {"cards", "example", "resources"},
}


def plain(card: str) -> str:
    return card


@pytest.mark.parametrize("game", NAMES)
def test_both_languages_have_the_same_sections_figures_and_links(game: str) -> None:
    english, russian = (read_book(game, language).sections for language in ("en", "ru"))
    assert [(each.anchor, each.level) for each in english] == [(each.anchor, each.level) for each in russian]
    for one, other in zip(english, russian, strict=True):
        assert [part[1:] for part in one.parts] == [part[1:] for part in other.parts], one.anchor
        assert sorted(one.links()) == sorted(other.links()), one.anchor
        assert sorted(one.cards()) == sorted(other.cards()), one.anchor
        numbers = [sorted(re.findall(r"\d+", each.words(plain))) for each in (one, other)]
        assert set(numbers[0]) >= set(numbers[1]) or set(numbers[1]) >= set(numbers[0]), one.anchor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_book_holds_together(game: str, language: str) -> None:
    book = read_book(game, language)
    anchors = [each.anchor for each in book.sections]
    assert len(set(anchors)) == len(anchors)
    kinds = set(load(game).rules.plan.kinds)
    for each in book.sections:
        assert set(each.links()) <= set(anchors), each.anchor
        assert set(each.cards()) <= kinds, each.anchor
        assert {part.figure for part in each.parts if part.figure} <= FIGURES[game], each.anchor
        assert each.parts or each.level == 2, f"{each.anchor} says nothing"
        assert not CODE.search(each.words(plain)), f"{each.anchor}: codes of rulings are for us"


@pytest.mark.parametrize("game", NAMES)
def test_every_prompt_has_its_section(game: str) -> None:
    asked = {step.prompt for step in load(game).rules.steps if step.prompt}
    prompts = read_prompts(game)
    assert set(prompts) == asked
    anchors = {each.anchor for each in read_book(game, "en").sections}
    assert set(prompts.values()) <= anchors


@pytest.mark.parametrize("game", NAMES)
def test_every_heading_of_the_rulebook_is_covered(game: str) -> None:
    anchors = {each.anchor for each in read_book(game, "en").sections}
    for row in HEADINGS[game]:
        assert row.get("at") in anchors or row.get("without"), row["heading"]
    assert set(HEADINGS) == set(NAMES)


@pytest.mark.parametrize("game", NAMES)
def test_every_example_can_be_played_from_its_section(game: str) -> None:
    """Each is a scene of a lesson, and each scene of those lessons has its place in the rules."""
    shown = [
        thing
        for section in read_book(game, "en").sections
        for part in section.parts
        if part.figure == "example"
        for thing in part.things
    ]
    scenes = []
    for name in lesson_names(game):
        if name.startswith("examples"):
            lesson = load_lesson(game, name)
            scenes += [step.say for number, step in enumerate(lesson.steps) if lesson.begins(number) == number]
    assert sorted(shown) == sorted(scenes)
    assert len(scenes) > 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_terms_lead_to_sections(game: str, language: str) -> None:
    terms = read_glossary(game, language)
    anchors = [section.anchor for section in read_book(game, language).sections]
    assert len({term.name for term in terms}) == len(terms) >= 10
    for term in terms:
        assert term.at in anchors, term.name
        assert term.says.endswith("."), term.name
        assert term.looks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_rulings_are_told_without_their_codes(game: str, language: str) -> None:
    wording = Wording(language, load(game))
    told = [ruling for kind in load(game).rules.plan.kinds for ruling in wording.rulings(kind)]
    assert len(told) > 30
    assert [each for each in told if CODE.search(each)] == []


def test_words_are_found_as_people_look_for_them() -> None:
    book = read_book("seasons", "ru")
    name = Wording("ru", load("seasons")).card
    assert book.find("ПРЕВРАЩЕНИЕ энергии", name)[0].anchor == "transmutation"
    assert [each.anchor for each in book.find("колдовская книга", name)] == ["energy"]
    assert read_book("five_seals", "ru").find("четвёртый круг", name)[0].anchor == "motion"
    assert read_book("five_seals", "ru").find("четвертый круг", name)[0].anchor == "motion"
    assert book.find("нетакогослова", name) == []


def test_what_cannot_be_read_is_said_where() -> None:
    for text, words in (
        ("## No anchor", "line 1: a heading is written"),
        ("## One {#one}\n::Cards", "line 2: a figure is written"),
        ("Words first", "should begin with a heading"),
    ):
        with pytest.raises(BadBook, match=words):
            sections("en.md", text)
    with pytest.raises(KeyError):
        read_book("chess", "en")
