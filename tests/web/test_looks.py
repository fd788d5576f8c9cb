"""A sample of `make looks`, and what is the same on all boards of a phone: the drawer, Back, pace, selecting first."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web_driver import play_some, wait_until_asked
from web_looks import find_faults
from web_moments import go_on, recorded
from web_server import NewPage
from web_tables import BOT, ME, sit

SAMPLE = [
    ("seasons", 2, 390, 844),
    ("res_arcana", 2, 844, 390),
    ("five_seals", 2, 390, 844),
    ("time_masters", 2, 390, 844),
    ("evenfall", 4, 1440, 900),
]


@pytest.mark.parametrize(("game", "seats", "width", "height"), SAMPLE)
def test_nothing_lies_over_what_can_be_chosen(
    game: str, seats: int, width: int, height: int, new_page: NewPage
) -> None:
    page = new_page(width=width, height=height, has_touch=min(width, height) < 500)
    sit(page, ME, *[BOT] * (seats - 1), game=game, seed=3)
    page.wait_for_selector(".stage [data-live]")
    for moment in range(2):
        assert find_faults(page, width, height) == []
        play_some(page, 8, seed=moment)
        wait_until_asked(page)


def test_the_hand_is_a_drawer_that_back_shuts(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, has_touch=True)
    sit(page, ME, BOT, game="time_masters", seed=3)
    handle = page.locator(".handle")
    expect(handle).to_contain_text("Hand 5")
    cards = page.locator("#hand-drawer .tablecard")
    expect(cards.first).to_be_hidden()
    handle.tap()
    expect(cards.first).to_be_visible()
    page.go_back()
    expect(cards.first).to_be_hidden()
    expect(page).to_have_url(page.url)
    assert "/table/" in page.url
    page.keyboard.press("d")
    expect(cards.first).to_be_visible()


def test_a_finger_selects_before_it_does(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, has_touch=True)
    go_on(page, recorded("seasons", "take-die", 2))
    die = page.locator(".die.live")
    die.first.wait_for()
    number = die.count()
    die.first.tap()
    expect(page.locator(".selected .primary")).to_be_visible()
    expect(die).to_have_count(number)
    page.locator(".selected .quiet").tap()
    expect(page.locator(".selected")).to_have_count(0)
    die.first.tap()
    die.first.tap()
    expect(die).to_have_count(0)


ASKED_AGAIN = """(before) => {
  const question = document.querySelector('.prompt.mine');
  const pack = document.querySelectorAll('.pack .tablecard[data-live]').length;
  return question && pack > 0 && pack < before && question.contains(document.activeElement);
}"""


def test_the_focus_goes_to_the_question_after_an_answer(new_page: NewPage) -> None:
    """Whatever had it is gone then, also when a rival answered in between."""
    page = new_page()
    sit(page, ME, BOT, game="seasons", seed=3)
    pack = page.locator(".pack .tablecard[data-live]")
    pack.first.wait_for()
    for _ in range(3):
        before = pack.count()
        page.keyboard.press("1")
        page.wait_for_function(ASKED_AGAIN, arg=before)


def test_the_focus_comes_back_from_what_was_not_meant(new_page: NewPage) -> None:
    page = new_page()
    sit(page, ME, BOT, game="evenfall", seed=3)
    page.locator(".prompt button", has_text="Pass").click()
    go_on = page.get_by_role("button", name="Go on", exact=True)
    expect(go_on).to_be_focused()
    page.keyboard.press("Enter")
    expect(go_on).to_have_count(0)
    expect(page.locator(".prompt")).to_be_focused()


def test_against_bots_everything_is_taken_back(new_page: NewPage) -> None:
    """Also what a bot has answered since; the game is called practice then."""
    page = new_page()
    sit(page, ME, BOT, game="seasons", seed=3)
    page.wait_for_selector(".stage [data-live]")
    play_some(page, 25)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    note = page.get_by_text("not rated")
    for _ in range(30):
        if note.count():
            break
        before = page.locator(".log li").count()
        undo.click()
        expect(page.locator(".log li")).not_to_have_count(before)
    expect(note).to_be_visible()


def test_a_lost_network_is_told_and_resigning_ends_the_game(new_page: NewPage) -> None:
    page = new_page()
    sit(page, ME, BOT, game="seasons", seed=3)
    page.wait_for_selector(".stage [data-live]")
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("dialog.scores[open] h1")).to_contain_text("Random 2")
