"""Hints at the table, bots that think, and the analysis of a finished game, as people see them."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web_checks import fits, serious
from web_driver import bring, play_some, step, wait_until_asked
from web_server import NewPage
from web_tables import BOT, HOTSEAT, ME, sit

from arcanarium.core.history import History
from arcanarium.games import load
from exercises import clearest
from processes import PATIENCE

QUICK = {"level": "apprentice", "die_gains": "automatic"}
WORDS = {
    "en-GB": {"hint": "Hint", "choose": "Choose", "analyse": "Analyse this game", "turnings": "Turning points"},
    "ru-RU": {"hint": "Подсказка", "choose": "Выбрать", "analyse": "Разобрать игру", "turnings": "Поворотные моменты"},
}


@pytest.mark.parametrize(
    ("game", "language", "width", "scheme"),
    [
        ("seasons", "en-GB", 1440, "dark"),
        ("res_arcana", "ru-RU", 390, "light"),
        ("five_seals", "ru-RU", 1440, "light"),
        ("time_masters", "en-GB", 390, "dark"),
        ("evenfall", "ru-RU", 1440, "dark"),
    ],
)
def test_a_hint(game: str, language: str, width: int, scheme: str, new_page: NewPage, artefacts: Path) -> None:
    words = WORDS[language]
    page = new_page(language=language, width=width, height=844 if width < 500 else 900, color_scheme=scheme)
    options = QUICK if game == "seasons" else {}
    sit(page, ME, BOT, game=game, seed=4, options=options)
    expect(page.locator(".prompt .question")).to_be_visible()
    play_some(page, 14, seed=2)
    wait_until_asked(page)
    ask = page.get_by_role("button", name=words["hint"])
    expect(ask).to_be_visible()
    page.keyboard.press("h")
    panel = page.get_by_role("region", name=words["hint"])
    expect(panel).to_be_visible()
    options_shown = panel.locator("li .option")
    expect(options_shown.first).to_be_visible()
    assert 1 <= options_shown.count() <= 4
    assert re.search(r"\d+\s?%", options_shown.first.inner_text())
    assert "{" not in panel.inner_text()
    assert "hint-" not in panel.inner_text()
    options_shown.first.click()
    expect(options_shown.first).to_have_attribute("aria-pressed", "true")
    assert page.locator("[data-hinted]").count() >= 1
    assert fits(page)
    page.screenshot(path=artefacts / f"hint-{game}-{width}-{language[:2]}-{scheme}.png")
    options_shown.first.click()
    expect(options_shown.last).to_be_visible()
    page.screenshot(path=artefacts / f"hints-{game}-{width}-{language[:2]}-{scheme}.png")
    panel.get_by_role("button", name=words["choose"]).first.click()
    expect(panel).to_have_count(0)  # what it recommends has been filled in or answered


@pytest.mark.parametrize(("language", "width"), [("en-GB", 1440), ("ru-RU", 390), ("en-GB", 390), ("ru-RU", 1440)])
def test_a_menu_stays_in_the_window(language: str, width: int, new_page: NewPage, artefacts: Path) -> None:
    """What has several answers lists them where all can be read, and makes room for a hint."""
    page = new_page(language=language, width=width, height=700)
    sit(page, ME, BOT, game="evenfall", seed=4)
    several = page.locator('.hand [data-live*=" "]')
    chance = random.Random(2)
    until = time.monotonic() + PATIENCE
    while not several.count() or page.locator(".menu").count():
        assert time.monotonic() < until
        step(page, chance)
        page.wait_for_timeout(30)
    for last in (False, True):
        card = several.last if last else several.first
        bring(card)
        card.click()
        menu = page.locator(".menu")
        expect(menu).to_be_visible()
        box = menu.bounding_box()
        assert box
        assert 0 <= box["y"] <= 700 - box["height"]
        assert 0 <= box["x"] <= width - box["width"]
        menu.get_by_role("menuitem").last.scroll_into_view_if_needed()
        page.screenshot(path=artefacts / f"menu-{width}-{language[:2]}-{'last' if last else 'first'}.png")
        menu.get_by_role("menuitem").last.click()
        expect(menu).to_have_count(0)
    bring(several.first)
    several.first.click()
    page.keyboard.press("h")
    expect(page.get_by_role("region", name=WORDS[language]["hint"])).to_be_visible()
    expect(page.locator(".menu")).to_have_count(0)


def test_no_hints_where_there_are_none(new_page: NewPage) -> None:
    page, watcher = new_page(), new_page()
    table = sit(page, ME, HOTSEAT, options=QUICK)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".prompt")).to_be_visible()
    expect(watcher.get_by_role("button", name="Hint")).to_have_count(0)
    sit(page, ME, HOTSEAT, options=QUICK, hints=False)
    expect(page.locator(".prompt .question")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.goto("/new?game=seasons")
    allowed = page.get_by_label("Allow hints")
    expect(allowed).to_be_checked()
    page.locator("#clock").select_option("move")
    expect(allowed).not_to_be_checked()
    allowed.check()
    with page.expect_request("**/api/tables") as asked:
        page.locator(".create button").click()
    assert json.loads(asked.value.post_data or "{}")["hints"] is True


def test_a_coach(new_page: NewPage, artefacts: Path) -> None:
    """On a phone, in Russian: switched on beside the board, it says what a poor answer missed and takes it back."""
    asked, _, options = clearest("item")
    page = new_page(width=390, height=844, language="ru-RU")
    wish = {"record": asked.record.text(), "seq": asked.puzzle.after, "you": asked.puzzle.seat, "bot": "random"}
    table = page.request.post("/api/tables/continue", data=wish).json()["id"]
    page.goto(f"/table/{table}")
    coach = page.get_by_role("region", name="Наставник")
    expect(page.locator(".prompt .question")).to_be_visible()
    expect(coach).to_have_count(0)
    page.locator(".open-side").click()
    page.get_by_role("tab", name="Стол").click()
    page.get_by_role("checkbox", name="Наставник").check()
    page.locator(".open-side").click()
    expect(coach).to_have_text(re.compile("Подумайте|Посмотрите|Не спешите"))
    assert fits(page)
    assert serious(page) == []
    page.screenshot(path=artefacts / "coach-before-390-ru.png")
    page.reload()  # it stays
    expect(coach).to_be_visible()
    page.locator(f"[data-live~='{options[-1]}']:visible").first.click()
    expect(coach).to_contain_text("Лучше было бы")
    assert fits(page)
    assert serious(page) == []
    page.screenshot(path=artefacts / "coach-after-390-ru.png")
    coach.get_by_role("button", name="Вернуть ход").click()
    expect(coach.get_by_role("button", name="Вернуть ход")).to_have_count(0)
    expect(page.locator(f"[data-live~='{options[0]}']").first).to_be_visible()
    coach.get_by_role("button", name="Без наставника").click()
    expect(coach).to_have_count(0)


# What the page says while a bot thinks lasts for a second at the most: the page itself notes what it showed, and when.
NOTE_THINKING = """() => {
  const noted = (window.noted = new Set());
  new MutationObserver(() => {
    const beside = [...document.querySelectorAll('.rival .thinking')].filter((each) => each.checkVisibility());
    const prompt = document.querySelector('.prompt .thinking:has(svg)');
    for (const each of prompt ? beside : []) noted.add(`${prompt.textContent} | ${each.closest('.rival').textContent}`);
  }).observe(document.querySelector('.stage'), { childList: true, subtree: true });
}"""


def test_a_bot_thinks_visibly(new_page: NewPage, artefacts: Path) -> None:
    """The level is in its name, and an hourglass beside it while it thinks: the search does, for a second each time."""
    page = new_page(language="ru-RU")
    sit(page, ME, *({"kind": "bot", "bot": bot} for bot in ("ismcts", "master")), game="time_masters", seed=5)
    expect(page.locator(".prompt .question")).to_be_visible()
    page.evaluate(NOTE_THINKING)
    chance = random.Random(5)
    noted: list[str] = []
    until = time.monotonic() + PATIENCE
    while not any("Думает: Искатель 2" in each and "Искатель 2" in each.split("|")[1] for each in noted):
        assert time.monotonic() < until, noted
        step(page, chance)
        page.wait_for_timeout(50)
        noted = page.evaluate("[...window.noted]")
    page.screenshot(path=artefacts / "thinking-1440-ru-dark.png")
    expect(page.locator(".rival").last).to_contain_text("Мастер 3")


def record(moves: int) -> str:
    game = load("seasons")
    history = History(game, 2, 9, QUICK)
    chance = random.Random(3)
    while len(history.moves) < moves and not history.state.is_over():
        decision = game.decisions(history.state)[0]
        history.apply(decision.seat, chance.choice(decision.options))
    return history.record().text()


@pytest.mark.parametrize(
    ("language", "width", "moves", "scheme"), [("en-GB", 1440, 44, "dark"), ("ru-RU", 390, 32, "light")]
)
def test_an_analysis(
    language: str, width: int, moves: int, scheme: str, new_page: NewPage, artefacts: Path, tmp_path: Path
) -> None:
    words = WORDS[language]
    page = new_page(language=language, width=width, height=844 if width < 500 else 1000, color_scheme=scheme)
    replay = page.request.post("/api/replays", data={"record": record(moves)}).json()["id"]
    page.goto(f"/replay/record/{replay}")
    panel = page.locator("section.analysis")
    panel.get_by_role("button", name=words["analyse"]).click()
    expect(panel.locator("progress")).to_be_visible()
    page.reload()  # it goes on meanwhile
    graph = panel.locator(".graph svg")
    expect(panel.locator("progress").or_(graph).first).to_be_visible()
    expect(graph).to_be_visible()
    expect(panel.locator("polyline[points]")).to_have_count(4)
    box = panel.locator(".graph").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    expect(page.locator("output")).to_have_text(re.compile(rf"^{moves // 2}/"))
    panel.locator("summary").first.click()
    turning = panel.locator(".turning").first
    expect(turning).to_be_visible()
    number = re.search(r"\d+", turning.locator("span").first.inner_text())
    assert number is not None
    turning.click()
    expect(page.locator("output")).to_have_text(f"{number[0]}/{moves}")
    expect(panel.locator(".here p").first).to_be_visible()
    page.mouse.move(5, 5)
    panel.locator("summary").last.click()
    expect(panel.locator("tbody tr")).to_have_count(8)
    assert "{" not in panel.inner_text()
    assert not re.search(r"analysis-|hint-", panel.inner_text())
    assert fits(page)
    page.screenshot(path=artefacts / f"analysis-{width}-{language[:2]}-{scheme}.png", full_page=width < 500)
    for name, begins in (("json", b'{"format":'), ("html", b"<!doctype html>")):
        with page.expect_download() as download:
            panel.locator(f"a[href*='analysis.{name}']").click()
        file = tmp_path / f"analysis.{name}"
        download.value.save_as(file)
        assert file.read_bytes().startswith(begins)
    report = new_page(language=language, width=width, color_scheme=scheme, base="file://")
    report.goto(f"file://{tmp_path}/analysis.html")
    expect(report.locator("svg polyline").first).to_be_visible()
    expect(report.get_by_role("heading", name=words["turnings"])).to_be_visible()
    assert fits(report)
    report.screenshot(path=artefacts / f"report-{width}-{language[:2]}-{scheme}.png", full_page=True)
