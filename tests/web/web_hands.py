"""Mouse, finger and keyboard at a board: what is grey is asked why, questions are answered, what is sent is heard."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect
from web_driver import bring, tap
from web_moments import Moment
from web_server import NewPage

from arcanarium.core.asking.whole_answer import parts_of

LANGUAGES: Final = {"en-GB": "en", "ru-RU": "ru"}
DEVICES: Final = ("mouse", "finger", "keyboard")
TIP: Final = "[role=tooltip]"
PRESSES: Final = 20  # more than any answer takes

# Where a thing can be touched: its middle, or its edge if it lies under another one, as second cards do.
SPOT: Final = """thing => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const spots = [[(left + right) / 2, (top + bottom) / 2], [right - 4, bottom - 6], [left + 4, bottom - 6]];
  return spots.find(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
}"""


def open_page(new_page: NewPage, device: str) -> Page:
    return new_page(width=390, height=844, has_touch=True) if device == "finger" else new_page()


# -- why something is grey


def find_spot(grey: Locator) -> tuple[float, float]:
    bring(grey)
    found = grey.evaluate(SPOT)
    assert found, "something covers it"
    return found[0], found[1]


def point_at_all(page: Page, selector: str) -> None:
    """The mouse goes from one to the next, and reads what each says of itself."""
    for grey in page.locator(selector).all():
        page.mouse.move(*find_spot(grey))
        expect(page.locator(TIP)).to_have_text(str(grey.get_attribute("data-why")))
    page.mouse.move(0, 0)
    expect(page.locator(TIP)).to_have_count(0)


def go_to_all(page: Page, selector: str) -> None:
    """The same with the keyboard."""
    page.keyboard.press("Tab")
    for grey in page.locator(selector).all():
        grey.focus()
        expect(page.locator(TIP)).to_have_text(str(grey.get_attribute("data-why")))


def touch_all(page: Page, selector: str) -> None:
    """The same with a finger, for which a card is shown large with the reason beneath."""
    for grey in page.locator(selector).all():
        why = str(grey.get_attribute("data-why"))
        page.touchscreen.tap(*find_spot(grey))
        if page.locator("dialog.sheet[open]").count():
            expect(page.locator("dialog.sheet .why")).to_have_text(why)
            page.locator("dialog.sheet .close").tap()
        else:
            expect(page.locator(TIP)).to_have_text(why)


# -- answering


def said_by(page: Page) -> list[dict[str, Any]]:
    """The answers that the page sends from now on."""
    sent: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("answer", "move"):
            sent.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", listen)
    return sent


def leave(page: Page, sent: list[dict[str, Any]]) -> None:
    """The table, for good: nothing of it is seen or heard at the next one."""
    page.goto("about:blank")
    sent.clear()


def actions_of(answer: dict[str, Any]) -> list[int]:
    """What an answer says, of one part or of several."""
    return list(answer.get("actions") or [answer["action"]])


def press(page: Page, device: str, what: Locator) -> None:
    if device == "mouse":
        what.click()
    elif device == "finger":
        tap(page, what)
    else:
        what.focus()
        page.keyboard.press("Enter")


def confirm(page: Page, device: str) -> None:
    if device == "keyboard":
        page.keyboard.press("c")
    else:
        press(page, device, page.locator("[data-live=confirm]"))


def answer_anyhow(page: Page, device: str, sent: list[dict[str, Any]]) -> None:
    """Press what can be pressed and is not yet, and what confirms as soon as it is there, until an answer is sent."""
    for _ in range(PRESSES):
        if sent:
            break
        sure = page.locator('[data-live="confirm"]:visible')
        entry = page.locator(".menu [data-live]:visible, .hint [data-live]:visible")
        unused = page.locator('[data-live]:visible:not([aria-pressed="true"], .named)')
        press(page, device, (sure if sure.count() else entry if entry.count() else unused).first)
    assert sent


def check_answer(moment: Moment, sent: list[dict[str, Any]]) -> None:
    """The first one is what was asked for, and if that is several things, all of them in one."""
    actions = actions_of(sent[0])  # what is asked next may have been answered before it was heard of
    s = moment.state.clone()
    assert len(actions) >= s.step_for(moment.seat).shape(s).least
    if len(actions) > 1:
        assert parts_of(s, moment.seat, actions)
    else:
        assert actions[0] in moment.options


def choose_hint(page: Page, sent: list[dict[str, Any]], naming: str | None = None) -> str:
    """What is recommended first (of what names that) is filled in, not sent, and the panel closes; what it said."""
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint")
    option = panel.locator("li", has=page.locator(".what", has_text=naming)).first
    said = option.locator(".what").inner_text()
    option.get_by_role("button", name="Choose").click()
    expect(panel).to_have_count(0)
    assert sent == []
    return said


def answer_by_hint(page: Page, sent: list[dict[str, Any]]) -> None:
    """All that is recommended first, sent with one confirmation."""
    choose_hint(page, sent)
    confirm(page, "mouse")
    expect(page.locator("[data-live=confirm]")).to_have_count(0)
