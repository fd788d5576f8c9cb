"""Five Seals played through the page: whole games for two and five, on a desktop and on a phone, with every gesture."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import WHOLE_GAME, play, step
from web_moments import Moment, always, go_on, recorded
from web_server import NewPage
from web_tables import BOT, ME, OPEN, sit, sit_together

from arcanarium.core.agenda import State
from arcanarium.games import load

GAME = "five_seals"
QUESTION = ".prompt .question"
YOUR_TURN = "Your turn: cast scrolls, then break a seal"
PHONE = {"width": 390, "height": 844, "has_touch": True}
DEALT = {"mages": "by_seat", "first_player": "0"}

# Questions that are answered on the board, by the extra circle: seals, then dice, rivals and scrolls.
SEALS = {
    "circle1": ["errand"],
    "circle2": [
        "replacement", "replacement-with", "exchange", "exchange-with", "disintegration", "rearrangement",
        "rearrangement-with",
    ],
    "circle4": ["protection", "overcoming", "teleportation", "guardian", "acceleration", "second-seal"],
}  # fmt: skip
OTHERS = {
    "circle2": ["absorption", "store"],
    "circle3": [
        "forgery", "forgery-take", "forgery-give", "modification-rival", "transfer", "transfer-give", "capture",
        "hand-over", "appropriation",
    ],
}  # fmt: skip

# What glows is what is asked, what lies in the light comes with the view: on my turn both say the same.
COMPARE = f"""
() => {{
  if (!document.querySelector("[data-live]")) return [0, []]; // an answer is on its way
  if (document.querySelector('{QUESTION}')?.textContent.trim() !== '{YOUR_TURN}') return [0, []];
  const seals = [...document.querySelectorAll('button.seal')];
  const wrong = (each) =>
    each.classList.contains('live')
      ? !each.classList.contains('found') || !/(red|blue|yellow|green) [1-6]/.test(each.ariaLabel)
      : each.ariaLabel.endsWith('Within reach');
  const said = seals.filter(wrong).map((each) => `${{each.className}}: ${{each.ariaLabel}}`);
  return [seals.filter((each) => each.classList.contains('live')).length, said];
}}
"""


def play_and_compare(pages: list[Page], seed: int) -> int:
    """To the score sheets, comparing on the first page before every click; how many seals were compared."""
    chance = random.Random(seed)
    compared = 0
    deadline = time.monotonic() + WHOLE_GAME
    while time.monotonic() < deadline:
        glowing, wrong = pages[0].evaluate(COMPARE)
        assert wrong == []
        compared += glowing
        states = [step(page, chance) for page in pages]
        if all(state == "over" for state in states):
            return compared
        pages[0].wait_for_timeout(10 if any(states) else 30)
    raise TimeoutError(f"the game was not over after {WHOLE_GAME} s; last: {states}")


def totals(page: Page) -> list[str]:
    return page.locator("dialog.scores tfoot td").all_text_contents()


def alive(page: Page, within: str) -> set[int]:
    """The answers that things within can give."""
    found = page.locator(f"{within} [data-live]").evaluate_all("all => all.map((each) => each.dataset.live).join(' ')")
    return {int(each) for each in found.split() if each.isdigit()}


def wants_several(s: State) -> bool:
    return load(GAME).question(s, 0).shape.most > 1


def ask(page: Page, prompt: str, seats: int, circle: str, when: Callable[[State], bool] = always) -> Moment:
    """Lay the table where I am asked that."""
    moment = recorded(GAME, prompt, seats, {**DEALT, "extra_circle": circle}, when=when)
    go_on(page, moment)
    expect(page.locator("main [data-live]").first).to_be_visible()
    return moment


def test_mages_dice_and_what_breaks_a_seal(new_page: NewPage, artefacts: Path) -> None:
    """Choose a mage, dice from the bowls; a seal tells the dice it needs, or what keeps me from it."""
    page = new_page()
    sit(page, ME, BOT, game=GAME, seed=5, options={"extra_circle": "circle4", "first_player": "0"})
    expect(page.locator(".prelude h2")).to_be_visible()
    page.screenshot(path=artefacts / "five_seals-mages-1440-en-dark.png")
    page.locator(".prelude button", has_text="Witch of the East").click()
    expect(page.locator(".prelude .order li")).to_have_count(2)
    expect(page.locator(".prompt .confirm")).to_be_visible()  # three dice are taken in one go
    for colour in ("fire", "water", "earth"):
        page.locator(f".bowl.{colour}").click()
    page.locator(".prompt .confirm").click()
    expect(page.locator(QUESTION)).to_have_text(YOUR_TURN)
    expect(page.locator(".own .die")).to_have_count(3)
    seal = page.locator("button.seal.live").first
    seal.hover()
    expect(page.locator(".tower .hint")).to_contain_text("Breaks with")
    expect(page.locator(".own .die.useful").first).to_be_visible()
    far = page.locator("button.seal:not(.found)").first
    far.hover()
    expect(page.locator(".tower .hint")).to_contain_text("The way is closed by a seal")
    page.screenshot(path=artefacts / "five_seals-hint-1440-en-dark.png")
    seal.click()
    expect(page.locator(".log")).to_contain_text("breaks a seal")


def test_a_whole_game_of_two_people_one_with_a_phone(new_page: NewPage) -> None:
    """Two browsers, the circle of discord: one asks the other out of turn; both see the same end."""
    anna, boris = new_page(), new_page(language="ru-RU", **PHONE)
    sit_together(anna, boris, game=GAME, options={**DEALT, "extra_circle": "circle3"})
    assert play_and_compare([anna, boris], seed=3) > 20
    assert len(totals(anna)) == 2
    assert totals(anna) == totals(boris)
    expect(anna.get_by_role("dialog", name="Score sheet")).to_contain_text("Strength of the scrolls")
    expect(boris.locator("dialog.scores")).to_contain_text("Борис")


@pytest.mark.nightly
def test_a_whole_game_for_five(new_page: NewPage, artefacts: Path) -> None:
    """Two browsers and three bots on the largest map."""
    anna, boris = new_page(), new_page(**PHONE)
    table = sit(anna, ME, OPEN, BOT, BOT, BOT, game=GAME, options={**DEALT, "extra_circle": "circle2"})
    boris.request.post(f"/api/tables/{table}/join", data={})
    boris.goto(f"/table/{table}")
    expect(anna.locator(".seat")).to_have_count(5)
    play([anna, boris], seed=4)
    assert len(totals(anna)) == 5
    assert totals(anna) == totals(boris)
    anna.screenshot(path=artefacts / "five_seals-scores-1440-en-dark.png")


def transform(page: Page) -> str:
    return str(page.locator(".drawing").get_attribute("style"))


SEALS_IN_SIGHT = """() => {
  const { left, right, top, bottom } = document.querySelector('.window').getBoundingClientRect();
  const middles = [...document.querySelectorAll('button.seal.live')].map((each) => each.getBoundingClientRect());
  return middles
    .map((box) => [box.left + box.width / 2, box.top + box.height / 2])
    .filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
}"""


def test_what_lies_beyond_the_window_is_brought_into_it(new_page: NewPage) -> None:
    """By the button that counts what is out of sight, also where a map is moved in its window."""
    page = new_page(**PHONE)
    go_on(page, recorded(GAME, "main", 2, DEALT))
    page.locator(".seal.live").first.wait_for()
    window = page.locator(".window")
    for way in ("ArrowUp", "ArrowDown"):
        window.focus()
        for key in (*["+"] * 4, *[way] * 30):
            page.keyboard.press(key)
        if page.evaluate(SEALS_IN_SIGHT) == 0:
            break
    assert page.evaluate(SEALS_IN_SIGHT) == 0
    page.locator(".beyond button").first.click()
    page.wait_for_function(f"() => ({SEALS_IN_SIGHT})() > 0")


def test_a_finger_moves_the_map(new_page: NewPage, artefacts: Path) -> None:
    """Pan, pinch, double tap, buttons and keys; a tap on a seal asks before it breaks."""
    page = new_page(**PHONE)
    ask(page, "errand", 2, "circle1")
    expect(page.locator("button.seal.live").first).to_be_visible()
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


def nameable(moment: Moment) -> set[int]:
    """The answers; where several are wanted also those that follow, since any can be named first."""
    wholes = load(GAME).question(moment.state, 0).shape.wholes
    return set(moment.options).union(*wholes)


@pytest.mark.parametrize("circle", SEALS)
def test_seals_that_can_be_named_glow(new_page: NewPage, circle: str) -> None:
    """Whatever a spell asks for in the dungeon: what the server lets me name lights up there, and nothing else does."""
    page = new_page()
    for prompt in SEALS[circle]:
        moment = ask(page, prompt, 2, circle)
        beside = alive(page, ".prompt")  # to take the guardian off
        assert not beside or prompt == "guardian"
        assert alive(page, ".tower") | beside == alive(page, "main") == nameable(moment), prompt


def test_two_that_trade_places_are_named_in_any_order(new_page: NewPage) -> None:
    """The second token first, another one instead, then a partner: they trade places in one go."""
    page = new_page()
    ask(page, "exchange", 2, "circle2")
    live, named = page.locator("button.seal.live"), page.locator("button.seal.named")
    expect(live.first).to_be_visible()
    last = page.locator(f"[data-live='{max(alive(page, '.tower'))}']")
    last.click()
    expect(named).to_have_count(1)
    named.click()  # not this one after all
    expect(named).to_have_count(0)
    last.click()
    page.locator(f"[data-live='{min(alive(page, '.tower'))}']").click()
    expect(page.locator(".log")).to_contain_text("swaps")
    expect(page.locator(QUESTION)).to_have_text(YOUR_TURN)


@pytest.mark.parametrize("circle", OTHERS)
def test_dice_rivals_and_scrolls_that_can_be_named_glow(new_page: NewPage, circle: str) -> None:
    """Questions about what lies in front of the players, out of turn too: what may be named glows, and only that."""
    page = new_page()
    for prompt in OTHERS[circle]:
        moment = ask(page, prompt, 5, circle)
        assert alive(page, "main") == nameable(moment), prompt
        assert alive(page, ".seat") == nameable(moment) - alive(page, ".prompt"), prompt
        expect(page.get_by_role("alert")).to_have_count(1 if prompt == "hand-over" else 0)  # not my turn


def test_what_was_named_is_kept(new_page: NewPage) -> None:
    """The first of two tokens is marked, through a reload too; chosen dice are cast in one go."""
    page = new_page()
    ask(page, "exchange-with", 2, "circle2")
    named = page.locator("button.seal.named")
    expect(named).to_have_count(1)
    spot = named.get_attribute("data-spot") or ""
    live = alive(page, ".tower")
    assert live
    page.reload()
    expect(named).to_have_attribute("data-spot", spot)
    assert alive(page, ".tower") == live
    page.locator("button.seal.live").first.click()
    expect(named).to_have_count(0)
    ask(page, "purification", 2, "circle1", wants_several)  # any number of dice
    cast = page.locator(".tray .ways .confirm")
    expect(cast).to_be_disabled()
    page.locator(".own .die.live").first.click()
    expect(page.locator(".own .die.chosen")).to_have_count(1)
    page.locator(".own .die.chosen").click()
    expect(cast).to_be_disabled()
    page.locator(".own .die.live").first.click()
    cast.click()
    expect(cast).to_have_count(0)


def test_keyboard_and_spectator(new_page: NewPage) -> None:
    """Arrows walk from seal to seal and Enter breaks; who watches can choose nothing."""
    page, watcher = new_page(), new_page()
    ask(page, "errand", 2, "circle1")
    live = page.locator("button.seal.live")
    expect(live.first).to_be_visible()
    watcher.goto(page.url)
    expect(watcher.locator("button.seal").first).to_be_visible()
    expect(watcher.locator("[data-live]")).to_have_count(0)
    log = watcher.locator(".log li").count()
    live.first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('[data-live]')")
    live.first.focus()
    expect(page.locator(".tower .hint")).to_be_visible()
    page.keyboard.press("Enter")
    asks = "() => document.querySelector('[role=dialog] [data-live]') || !document.querySelector('button.seal.live')"
    page.wait_for_function(asks)
    if page.get_by_role("dialog").count():  # with which dice
        page.get_by_role("dialog").locator("[data-live]").first.press("Enter")
    watcher.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=log)


@pytest.mark.parametrize(
    ("width", "height", "language", "scheme", "circle", "seats", "prompt"),
    [
        (390, 844, "ru-RU", "dark", "circle3", 5, "hand-over"),
        (390, 844, "en-GB", "light", "circle4", 2, "overcoming"),
        (820, 1180, "ru-RU", "light", "circle2", 4, "exchange"),
        (1440, 900, "en-GB", "dark", "circle4", 3, "guardian"),
        (1440, 900, "ru-RU", "light", "circle1", 5, "transmutation"),
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
    prompt: str,
) -> None:
    """Phone, tablet and desktop, dark and light, in both languages: nothing sticks out, nobody is shut out."""
    page = new_page(width=width, height=height, language=language, color_scheme=scheme, has_touch=width < 500)
    ask(page, prompt, seats, circle)
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
