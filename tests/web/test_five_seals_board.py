"""Five Seals played through the page: whole games for two and five, on a desktop and on a phone, with every gesture."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import play, play_some, step
from web_server import NewPage
from web_tables import BOT, ME, OPEN, rename, sit

QUESTION = ".prompt .question"
PHONE = {"width": 390, "height": 844, "has_touch": True}
DEALT = {"mages": "by_seat", "first_player": "0"}

# What glows is the server's word, what lies in the light the page's own: on my turn both say the same.
DISAGREEMENTS = """
() => {
  if (!document.querySelector("[data-live]")) return []; // an answer is on its way
  if (document.querySelector('.prompt .question')?.textContent.trim() !== 'Your turn: cast scrolls, then break a seal')
    return [];
  const seals = [...document.querySelectorAll('button.seal')];
  const wrong = (each) =>
    each.classList.contains('live')
      ? !each.classList.contains('found') || !/(red|blue|yellow|green) [1-6]/.test(each.ariaLabel)
      : each.ariaLabel.endsWith('Within reach');
  return seals.filter(wrong).map((each) => `${each.className}: ${each.ariaLabel}`);
}
"""


def play_and_compare(page: Page, seconds: float, seed: int) -> int:
    """To the score sheet, comparing before every click; how often there was something to compare."""
    chance = random.Random(seed)
    compared = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        before = page.locator("button.seal.live").count()
        assert page.evaluate(DISAGREEMENTS) == []
        compared += 1 if before else 0
        state = step(page, chance)
        if state == "over":
            return compared
        page.wait_for_timeout(10 if state else 30)
    raise TimeoutError(f"the game was not over after {seconds} s")


def reach(page: Page, wanted: str, seed: int, clicks: int = 900) -> None:
    """Play until something is on the page."""
    chance = random.Random(seed)
    for _ in range(clicks):
        if page.locator(wanted).count():
            page.wait_for_timeout(150)
            if page.locator(wanted).count():
                return
        assert step(page, chance) != "over", f"never saw {wanted}"
        page.wait_for_timeout(15)
    raise AssertionError(f"never saw {wanted}")


def totals(page: Page) -> list[str]:
    return page.locator("dialog.scores tfoot td").all_text_contents()


def test_a_whole_game_for_two(new_page: NewPage, artefacts: Path) -> None:
    """Mage, dice from the bowls, the dice a seal needs, then to the end against a bot."""
    page = new_page()
    sit(page, ME, BOT, game="five_seals", seed=5, options={"extra_circle": "circle4", "first_player": "0"})
    expect(page.locator(".prelude h2")).to_be_visible()
    page.screenshot(path=artefacts / "five_seals-mages-1440-en-dark.png")
    page.locator(".prelude button", has_text="Witch of the East").click()
    expect(page.locator(".prelude .order li")).to_have_count(2)
    expect(page.locator(".prompt .confirm")).to_be_visible()  # three dice are taken in one go
    for colour in ("fire", "water", "earth"):
        page.locator(f".bowl.{colour}").click()
    page.locator(".prompt .confirm").click()
    expect(page.locator(QUESTION)).to_have_text("Your turn: cast scrolls, then break a seal")
    expect(page.locator(".own .die")).to_have_count(3)
    seal = page.locator("button.seal.live").first
    seal.hover()
    expect(page.locator(".tower .hint")).to_contain_text("Breaks with")
    expect(page.locator(".own .die.useful").first).to_be_visible()
    far = page.locator("button.seal:not(.found)").first
    far.hover()
    expect(page.locator(".tower .hint")).to_contain_text("The way is closed")
    page.screenshot(path=artefacts / "five_seals-hint-1440-en-dark.png")
    assert play_and_compare(page, 200, seed=2) > 10
    expect(page.get_by_role("dialog", name="Score sheet")).to_contain_text("Strength of the scrolls")
    assert len(totals(page)) == 2


def test_two_people_with_a_phone(new_page: NewPage) -> None:
    """Two browsers, the circle of discord: one asks the other out of turn; both see the same end."""
    anna, boris = new_page(), new_page(language="ru-RU", **PHONE)
    rename(anna, "Anna")
    rename(boris, "Борис")
    table = sit(anna, ME, OPEN, game="five_seals", options={**DEALT, "extra_circle": "circle3"})
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Сесть здесь").click()
    play([anna, boris], 240, seed=3)
    assert totals(anna) == totals(boris)
    expect(boris.locator("dialog.scores")).to_contain_text("Борис")


def test_five_seats(new_page: NewPage, artefacts: Path) -> None:
    """Two browsers and three bots on the largest map."""
    anna, boris = new_page(), new_page(**PHONE)
    table = sit(anna, ME, OPEN, BOT, BOT, BOT, game="five_seals", options={"extra_circle": "circle2"})
    boris.request.post(f"/api/tables/{table}/join", data={})
    boris.goto(f"/table/{table}")
    expect(anna.locator(".seat")).to_have_count(5)
    play([anna, boris], 400, seed=4)
    assert len(totals(anna)) == 5
    assert totals(anna) == totals(boris)
    anna.screenshot(path=artefacts / "five_seals-scores-1440-en-dark.png")


def transform(page: Page) -> str:
    return str(page.locator(".drawing").get_attribute("style"))


def test_a_finger_moves_the_map(new_page: NewPage, artefacts: Path) -> None:
    """Pan, pinch, double tap, buttons and keys; a tap on a seal asks before it breaks."""
    page = new_page(**PHONE)
    sit(page, ME, BOT, game="five_seals", seed=8, options={**DEALT, "extra_circle": "circle1"})
    reach(page, "button.seal.live", seed=1)
    box = page.locator(".window").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]},
        )

    before = transform(page)
    touch("touchStart", (x, y))
    for i in range(1, 6):
        touch("touchMove", (x - 12 * i, y - 8 * i))
    touch("touchEnd")
    assert (panned := transform(page)) != before
    width = page.locator(".drawing").evaluate("each => each.clientWidth")
    touch("touchStart", (x - 30, y), (x + 30, y))
    for i in range(1, 6):
        touch("touchMove", (x - 30 - 8 * i, y), (x + 30 + 8 * i, y))
    touch("touchEnd")
    assert transform(page) != panned
    assert page.locator(".drawing").evaluate("each => each.clientWidth") > width * 1.5
    page.get_by_role("button", name="The whole dungeon").click()
    assert page.locator(".drawing").evaluate("each => each.clientWidth") <= box["height"]
    for _ in range(2):
        page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] / 2)
    expect(page.get_by_role("button", name="The whole dungeon")).to_be_enabled()
    page.locator(".window").focus()
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="The whole dungeon")).to_be_disabled()
    page.keyboard.press("+")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="To the mage").click()
    page.locator("button.seal.live").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Break with")
    page.screenshot(path=artefacts / "five_seals-tap-390-en-dark.png")
    log = page.locator(".log li").count()
    page.get_by_role("dialog").locator("[data-live]").first.tap()
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=log)


def test_targets_of_spells(new_page: NewPage) -> None:
    """Legal targets glow on the map; what was named first is kept through a reload; chosen dice are cast in one go."""
    page = new_page()
    sit(page, ME, BOT, game="five_seals", seed=3, options={**DEALT, "extra_circle": "circle2"})
    reach(page, "button.seal.named", seed=5)
    named = page.locator("button.seal.named").get_attribute("data-spot")
    live = page.locator("button.seal.live").evaluate_all("all => all.map((each) => each.dataset.spot)")
    assert live
    page.reload()
    expect(page.locator("button.seal.named")).to_have_attribute("data-spot", named or "")
    assert page.locator("button.seal.live").evaluate_all("all => all.map((each) => each.dataset.spot)") == live
    page.locator("button.seal.live").first.click()
    expect(page.locator("button.seal.named")).to_have_count(0)
    reach(page, ".own .confirm:disabled", seed=6)  # any number of dice for a spell
    page.locator(".own .die.live").first.click()
    expect(page.locator(".own .die.chosen")).to_have_count(1)
    page.locator(".own .die.chosen").click()
    expect(page.locator(".own .confirm")).to_be_disabled()
    for die in page.locator(".own .die.live").all()[:1]:
        die.click()
    page.locator(".own .confirm").click()
    expect(page.locator(".own .confirm")).to_have_count(0)


def test_keyboard_and_spectator(new_page: NewPage) -> None:
    """Arrows walk from seal to seal and Enter breaks; who watches can choose nothing."""
    page, watcher = new_page(), new_page()
    table = sit(page, ME, BOT, game="five_seals", seed=8, options=DEALT)
    reach(page, "button.seal.live", seed=1)
    watcher.goto(f"/table/{table}")
    expect(watcher.locator("button.seal").first).to_be_visible()
    expect(watcher.locator("[data-live]")).to_have_count(0)
    log = watcher.locator(".log li").count()
    page.locator("button.seal.live").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('[data-live]')")
    page.locator("button.seal.live").first.focus()
    expect(page.locator(".tower .hint")).to_be_visible()
    page.keyboard.press("Enter")
    if page.get_by_role("dialog").count():
        page.keyboard.press("Enter")
    watcher.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=log)


@pytest.mark.parametrize(
    ("width", "height", "language", "scheme", "circle", "seats"),
    [
        (390, 844, "ru-RU", "dark", "circle3", 5),
        (390, 844, "en-GB", "light", "circle4", 2),
        (820, 1180, "ru-RU", "light", "circle2", 4),
        (1440, 900, "en-GB", "dark", "circle4", 3),
        (1440, 900, "ru-RU", "light", "circle1", 5),
    ],
)
def test_sizes(
    new_page: NewPage,
    artefacts: Path,
    width: int,
    height: int,
    language: str,
    scheme: str,
    circle: str,
    seats: int,
) -> None:
    """Phone, tablet and desktop, dark and light, in both languages: nothing sticks out, nobody is shut out."""
    page = new_page(width=width, height=height, language=language, color_scheme=scheme, has_touch=width < 500)
    sit(page, ME, *[BOT] * (seats - 1), game="five_seals", seed=12, options={**DEALT, "extra_circle": circle})
    play_some(page, 40, seed=5, seconds=60)
    page.wait_for_timeout(250)
    page.screenshot(path=artefacts / f"five_seals-{seats}-{width}-{language[:2]}-{scheme}.png")
    assert fits(page)
    assert serious(page) == []
    text = page.locator("main").inner_text()
    assert not RAW.search(text), RAW.search(text)
    if language == "ru-RU":
        assert CYRILLIC.search(text)
        page.get_by_role("button", name="EN", exact=True).click()
        expect(page.locator(".ours:visible")).to_have_text("map: our design")
        english = re.sub("Гость", "", page.locator("main").inner_text())
        assert not CYRILLIC.search(english), CYRILLIC.search(english)
        assert fits(page)


def test_rules_and_scrolls(new_page: NewPage) -> None:
    """The rules say whose the map is; every scroll has its card."""
    page = new_page()
    page.goto("/help/five_seals")
    expect(page.get_by_text("the dungeon is our own design")).to_be_visible()
    expect(page.locator(".grid > .card")).to_have_count(105)
    page.get_by_role("button", name="RU", exact=True).click()
    expect(page.get_by_text("подземелье придумали мы")).to_be_visible()
