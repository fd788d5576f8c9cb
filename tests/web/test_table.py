"""Seasons played through the page: against bots, with people, on one device, through reloads and crashes."""

from __future__ import annotations

import random
import re
import time
from itertools import count
from pathlib import Path

from playwright.sync_api import Page, expect
from web_driver import WHOLE_GAME, play, play_some, step
from web_moments import go_on, recorded
from web_server import NewPage, Server
from web_tables import BOT, HOTSEAT, ME, OPEN, lay, rename, sit

from arcanarium.core.agenda import State
from arcanarium.games import load
from processes import PATIENCE, until

SEASONS = load("seasons")

QUESTION = ".prompt .question"
QUICK = {"level": "apprentice", "die_gains": "automatic"}  # no draft: the rounds begin after the library


def test_a_whole_game_against_bots(new_page: NewPage, artefacts: Path) -> None:
    """One click in the lobby, then to the score sheet."""
    page = new_page()
    page.goto("/")
    page.locator(".game.seasons").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="I know the rules").click()
    expect(page.locator(".prelude h2")).to_have_text("Draft")
    page.screenshot(path=artefacts / "draft-1440-en-dark.png")
    for _ in range(9):
        if page.locator(".shelves").count():
            break
        play_some(page, 1)
    expect(page.locator(".shelves")).to_be_visible()
    page.screenshot(path=artefacts / "library-1440-en-dark.png")
    clicks = play([page])
    assert clicks > 20
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("tfoot td")).to_have_count(2)
    expect(sheet).to_contain_text("Prestige of the cards in play")
    expect(sheet).to_contain_text("nobody could choose the dice: your share is in them")
    page.screenshot(path=artefacts / "scores-1440-en-dark.png")
    sheet.get_by_role("button", name="Play again").click()
    expect(page.locator(".prelude h2")).to_have_text("Draft")


def test_two_people(new_page: NewPage) -> None:
    """One makes the table, the other joins by its link; both see the same end, and only their own hand."""
    anna, boris = new_page(), new_page(language="ru-RU")
    rename(anna, "Anna")
    rename(boris, "Борис")
    table = sit(anna, ME, OPEN, options=QUICK)
    expect(anna.get_by_text("The game begins as soon as every seat is taken")).to_be_visible()
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Сесть здесь").click()
    expect(anna.locator(QUESTION)).to_be_visible()
    expect(boris.locator(QUESTION)).to_be_visible()
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Good luck!")
    anna.get_by_role("button", name="Send").click()
    boris.get_by_role("tab", name="Чат").click()
    expect(boris.get_by_text("Good luck!")).to_be_visible()
    play([anna, boris], seed=5, mouse=True)
    totals = [page.locator("dialog.scores tfoot td").all_text_contents() for page in (anna, boris)]
    assert totals[0] == totals[1]
    expect(boris.locator("dialog.scores")).to_contain_text("Борис")


def test_spectator(new_page: NewPage) -> None:
    """Who watches sees the table, nobody's hand, and can choose nothing."""
    player, watcher = new_page(), new_page()
    table = sit(player, ME, BOT, options=QUICK, seed=11)
    luck = count(3, 1_000_003)
    hand = player.locator(".hand .tablecard")
    until(lambda: play_some(player, 3, next(luck)) and hand.count(), "the cards of the first year are chosen")
    watcher.goto("/")
    watcher.locator(f"a[href='/table/{table}']").first.click()
    expect(watcher.locator(".common svg").first).to_be_visible()
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    expect(watcher.locator("[data-live]")).to_have_count(0)
    before = watcher.locator(".log li").count()
    play_some(player, 8, seed=4)
    watcher.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    assert not re.search(r"draws [A-Z]", watcher.locator(".log").inner_text())


def test_hot_seat(new_page: NewPage) -> None:
    """A curtain falls between two hands on one device."""
    page = new_page()
    rename(page, "Anna")
    sit(page, ME, HOTSEAT, options=QUICK, seed=2)
    expect(page.locator(".shelves")).to_be_visible()
    mine = page.locator(".tablecard").evaluate_all("all => all.map((each) => each.dataset.key)")
    chance = random.Random(1)
    deadline = time.monotonic() + PATIENCE
    while not page.locator(".curtain").count():
        assert time.monotonic() < deadline, "no curtain"
        step(page, chance, curtain=False)
        page.wait_for_timeout(20)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".tablecard")).to_have_count(0)  # nothing of the hand is left behind the curtain
    page.get_by_role("button", name="Open the curtain").click()
    expect(page.locator(".shelves")).to_be_visible()
    theirs = page.locator(".tablecard").evaluate_all("all => all.map((each) => each.dataset.key)")
    assert set(mine).isdisjoint(theirs)
    play([page], seed=8)
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_people_of_one_device_have_names(new_page: NewPage) -> None:
    """Given when the table is laid, changed beside it; without one, nobody is called like somebody else."""
    page = new_page()
    rename(page, "Anna")
    page.goto("/new?game=seasons")
    page.get_by_label("Players").select_option("3")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("hotseat")
    page.get_by_label("Name of player 2").fill("Boris")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("tab", name="Table").click()
    names = page.locator(".about .called")
    expect(names).to_have_count(3)
    assert [each.input_value() for each in names.all()] == ["Anna", "Boris", "Anna (3)"]
    names.nth(2).fill("Vera")
    names.nth(2).blur()
    expect(page.get_by_role("region", name="Vera")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Vera")).to_be_visible()


def reach(page: Page, wanted: re.Pattern[str], seed: int) -> str:
    """Play until a question is asked that fits."""
    chance = random.Random(seed)
    deadline = time.monotonic() + WHOLE_GAME
    while time.monotonic() < deadline:
        question = page.locator(QUESTION)
        text = question.inner_text() if question.count() else ""
        if wanted.search(text):
            page.wait_for_timeout(200)
            if question.inner_text() == text:
                return text
        if step(page, chance) == "over":
            break
        page.wait_for_timeout(30)
    raise AssertionError(f"never asked {wanted.pattern}")


def test_a_chosen_seed_makes_the_same_game_again(new_page: NewPage) -> None:
    """Cards, dice and what the bots answer: only the person may do something else."""
    page = new_page()
    games = []
    for _ in range(2):
        table = sit(page, ME, BOT, options=QUICK, seed=5)
        play([page], seed=3)
        games.append(page.request.get(f"/api/tables/{table}/record").text().partition("1.")[2])
    assert games[0] == games[1]


def test_reload_in_the_middle_of_an_effect(new_page: NewPage) -> None:
    """The question, what may be answered and the log are the same after a reload."""
    page = new_page()
    sit(page, ME, BOT, options=QUICK, seed=21)
    question = reach(page, re.compile(r"^(Take \d+ energy|Pay \d+ energy|Put \d+ energy|Keep one of|Your reserve)"), 3)
    live = page.locator("[data-live]").evaluate_all("all => all.map((each) => each.dataset.live)")
    log = page.locator(".log li").last.inner_text()
    page.reload()
    expect(page.locator(QUESTION)).to_have_text(question)
    page.wait_for_function(
        "live => `${[...document.querySelectorAll('[data-live]')].map((each) => each.dataset.live)}` === `${live}`",
        arg=live,
    )
    expect(page.locator(".log li").last).to_have_text(log)
    play([page], seed=4)


def test_server_killed_under_two_open_pages(new_page: NewPage, own_server: Server) -> None:
    """Both pages come back by themselves, send what was not acknowledged, and play on."""
    anna, boris = new_page(base=own_server.address), new_page(base=own_server.address)
    table = sit(anna, ME, OPEN, options=QUICK)
    boris.request.post(f"/api/tables/{table}/join", data={})
    boris.goto(f"/table/{table}")
    expect(boris.locator(QUESTION)).to_be_visible()
    chance = random.Random(6)
    for _ in range(60):
        step(anna, chance)
        step(boris, chance)
        anna.wait_for_timeout(15)
    own_server.kill()
    expect(anna.get_by_text("The connection is lost")).to_be_visible()
    log = anna.locator(".log li").count()
    for page in (anna, boris):  # what is answered now is sent when the server is back
        step(page, chance)
    own_server.start()
    expect(anna.get_by_text("The connection is lost")).to_have_count(0)
    expect(boris.get_by_text("The connection is lost")).to_have_count(0)
    play([anna, boris], seed=9)
    assert anna.locator(".log li").count() >= min(log, 100)
    totals = [page.locator("dialog.scores tfoot td").all_text_contents() for page in (anna, boris)]
    assert totals[0] == totals[1]
    record = anna.request.get(f"/api/tables/{table}/record").text()
    again = anna.request.post("/api/replays", data={"record": record})  # every answer counted once, or it would not fit
    assert again.status == 201
    assert again.json()["over"]
    assert [str(score) for score in again.json()["scores"]] == totals[0]


def test_undo_and_reset(new_page: NewPage) -> None:
    """A card kept in the draft can be taken back while the other has not chosen."""
    anna, boris = new_page(), new_page()
    table = sit(anna, ME, OPEN)
    boris.request.post(f"/api/tables/{table}/join", data={})
    cards = anna.locator(".pack .tablecard")
    expect(cards).to_have_count(9)
    names = cards.evaluate_all("all => all.map((each) => each.dataset.key)")
    expect(anna.get_by_role("button", name="Undo")).to_be_disabled()
    cards.nth(4).click()
    expect(cards).to_have_count(8)
    anna.get_by_role("button", name="Undo").click()
    expect(cards).to_have_count(9)
    assert cards.evaluate_all("all => all.map((each) => each.dataset.key)") == names
    cards.nth(2).click()
    expect(cards).to_have_count(8)
    anna.get_by_role("button", name="Reset turn").click()
    expect(cards).to_have_count(9)


def may_exchange(s: State) -> bool:
    """Two energies of several kinds may be exchanged."""
    kinds = SEASONS.view(s, 0)["seats"][0]["reserve"]  # type: ignore[index]
    return SEASONS.actions.parse("bonus exchange") in s.legal() and len(kinds) > 2


def test_undo_in_a_turn(new_page: NewPage) -> None:
    """What was done in a turn is taken back step by step, or at once."""
    page = new_page()
    go_on(page, recorded("seasons", "main", 2, {"die_gains": "automatic"}, when=may_exchange))
    page.locator("button.live", has_text="Exchange 2 energy").click()
    expect(page.locator(".prompt .confirm")).to_be_visible()
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(page.locator(QUESTION)).to_have_text("Your turn: any number of actions")
    mine = page.locator(".mine.seat-0").inner_text()
    page.locator("button.live", has_text="Exchange 2 energy").click()
    confirm = page.locator(".prompt .confirm")
    while not confirm.is_enabled():
        page.locator(".prompt .stepper .answer:not(:disabled)").last.click()
    confirm.click()
    page.wait_for_function("before => document.querySelector('.mine.seat-0').innerText !== before", arg=mine)
    page.get_by_role("button", name="Reset turn").click()
    expect(page.locator(QUESTION)).to_have_text("Your turn: any number of actions")
    page.wait_for_function("before => document.querySelector('.mine.seat-0').innerText === before", arg=mine)


def test_several_tokens_in_one_go(new_page: NewPage) -> None:
    """Which tokens to pay or take is picked in any order and confirmed together."""
    page = new_page()
    # Two are paid for an exchange, of two kinds.
    go_on(page, recorded("seasons", "pay-energy", 2, {"die_gains": "automatic"}, first=21))
    confirm = page.locator(".prompt .confirm")
    expect(confirm).to_be_enabled()  # one click would do
    wanted = int(confirm.inner_text().split("/")[1])
    assert wanted > 1
    answers = page.locator(".prompt .stepper .answer")
    counts = page.locator(".prompt .stepper .n")

    def picked() -> list[int]:
        return [int(text) for text in counts.all_inner_texts()]

    before = picked()
    assert sum(before) == wanted
    other = next((i for i in range(answers.count()) if answers.nth(i).is_enabled()), None)
    assert other is not None
    answers.nth(other).click()  # takes the place of another
    after = picked()
    assert sum(after) == wanted
    assert after[other] == before[other] + 1
    page.locator(".prompt .less:not(:disabled)").first.click()
    expect(confirm).to_be_disabled()
    page.locator(".prompt .stepper .answer:not(:disabled)").first.click()
    expect(confirm).to_be_enabled()
    log = page.locator(".log li").count()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=log)


def test_keyboard_only(new_page: NewPage) -> None:
    """A whole game without a mouse: draft, library, dice, turns, score sheet."""
    page = new_page()
    sit(page, ME, BOT, options={"die_gains": "automatic"}, seed=31)
    expect(page.locator(".pack .tablecard")).to_have_count(9)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('[data-live]')")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".pack .tablecard")).to_have_count(8)
    chance = random.Random(2)
    until = time.monotonic() + PATIENCE
    sheet = page.locator("dialog.scores[open]")
    while not sheet.count():
        assert time.monotonic() < until, page.locator(".prompt").inner_text()
        live = page.locator("[data-live]").count()
        if page.locator("[data-live='confirm']").count():
            page.keyboard.press("c")
        elif live and chance.random() < 0.3:
            page.keyboard.press(chance.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
            page.keyboard.press("Enter")
        elif live:
            page.keyboard.press(str(chance.randint(1, min(9, live))))
        page.wait_for_timeout(15)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('dialog.scores') !== null")


def test_clock_and_hand_over(new_page: NewPage) -> None:
    """Clocks are shown; the host lets a bot play for somebody who is away, and gives the seat back."""
    anna, boris = new_page(), new_page()
    rename(boris, "Boris")
    table = lay(anna, ME, OPEN, options=QUICK, clock={"move": 600, "after": "wait"})
    boris.request.post(f"/api/tables/{table}/join", data={})
    anna.goto(f"/table/{table}")
    expect(anna.get_by_role("timer")).to_contain_text("9:5")
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(anna.get_by_role("button", name="Give the seat back")).to_be_visible()
    anna.get_by_role("button", name="Give the seat back").click()
    expect(anna.get_by_role("button", name="Let a bot play", exact=True)).to_be_visible()
