"""What the page says of the dice: sealed and kept, exchanged, not seen, or chosen."""

from __future__ import annotations

import sqlite3

from playwright.sync_api import Locator, Page, expect
from web_driver import play, play_some
from web_server import NewPage, Server
from web_tables import BOT, HOTSEAT, ME, OPEN, lay, sit

QUICK = {"level": "apprentice", "die_gains": "automatic"}

SEALED = "Fair dice: the seed is sealed until the game ends"
KEPT = "✓ the seed is the one that was sealed before the game"
UNSEEN = "this browser did not see the seal before the game"
WRONG = "✗ the seed is not the one that was sealed"
UNSEEN_RU = "этот браузер не видел печати до игры"
EXCHANGED = "✗ the seal was exchanged during the game"
EXCHANGED_ALERT = "✗ Fair dice: the seal was exchanged during the game"
MIXED = "✓ nobody could choose the dice: your share is in them"
PRACTICE = "Practice: the seed was chosen"
PRACTICE_RU = "Тренировка: число выбрано заранее"


def meddle(server: Server, table: str, **values: object) -> None:
    """Change a table in the database behind the server's back."""
    with sqlite3.connect(server.database, timeout=20) as base:
        for name, value in values.items():
            base.execute(f"UPDATE tables SET {name} = ? WHERE id = ?", (value, table))
    base.close()


def note(page: Page, tab: str = "Table") -> Locator:
    """What is said beside the table."""
    page.get_by_role("tab", name=tab).click()
    return page.locator(".about .fairness summary")


def begin(page: Page, table: str) -> None:
    """Play until an answer is written down: some clicks only pick."""
    for number in range(60):
        play_some(page, 1, seed=1_000_003 * number)  # neighbours would begin alike
        if page.request.get(f"/api/tables/{table}").json()["seq"] > 0:
            return
    raise AssertionError("nothing was answered")


def at_the_end(page: Page) -> Locator:
    return page.locator("dialog.scores .fairness summary")


def test_an_honest_game(new_page: NewPage) -> None:
    """Both browsers bring a share, told when both sit; who was there says yes, who came later does not know."""
    anna, boris, watcher, late = new_page(), new_page(), new_page(), new_page(language="ru-RU")
    anna.goto("/new?game=seasons")
    anna.get_by_label("Level", exact=True).select_option(QUICK["level"])
    anna.get_by_label("Actions of the die", exact=True).select_option(QUICK["die_gains"])
    anna.get_by_label("Seat 2", exact=True).select_option("open")
    anna.get_by_role("button", name="Create the table").click()
    expect(anna.locator(".fairness summary")).to_have_text(SEALED)
    anna.locator(".fairness summary").click()
    expect(anna.get_by_text("Share of seat 1 (you)")).to_be_visible()
    shown = anna.locator(".fairness code").first.text_content()
    table = anna.url.rsplit("/", 1)[1]
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".fairness summary")).to_have_text(SEALED)
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Sit here").click()
    expect(note(anna)).to_have_text(SEALED)
    told = anna.request.get(f"/api/tables/{table}").json()["fairness"]
    assert told["hash"] == anna.locator(".fairness code").first.text_content() == shown
    assert [each["told"] for each in told["pledges"]] == [True, True]
    begin(anna, table)
    late.goto(f"/table/{table}")
    expect(note(late, "Стол")).to_contain_text(UNSEEN_RU)
    anna.reload()
    play([anna, boris], seed=2)
    for page, verdict in ((anna, MIXED), (boris, MIXED), (watcher, KEPT), (late, UNSEEN_RU)):
        expect(at_the_end(page)).to_contain_text(verdict)
    expect(late.locator("dialog.scores")).not_to_contain_text("✓")
    anna.goto(f"/replay/{table}")
    expect(anna.locator(".fairness summary")).to_contain_text(MIXED)
    late.goto(f"/replay/{table}")
    expect(late.locator(".fairness summary")).to_contain_text(UNSEEN_RU)
    record = anna.request.get(f"/api/tables/{table}/record").text()
    anna.goto("/fair_dice.html")
    anna.get_by_label("Record of the game").fill(record)
    anna.get_by_label("Seal that you saw").fill(told["hash"])
    mine = told["pledges"][0]["share"]
    for share, verdict in ((mine, "✓ The dice were fair"), ("0" * 32, "✗ your share is not in the dice")):
        anna.get_by_label("Share of your browser").fill(share)
        anna.get_by_role("button", name="Check").click()
        expect(anna.locator("output")).to_have_text(verdict)


def test_one_person_begins_at_once_with_a_share(new_page: NewPage) -> None:
    """Against bots nothing is waited for, and the share is in the dice all the same."""
    page = new_page()
    page.goto("/new?game=seasons")
    page.get_by_role("button", name="Create the table").click()
    expect(note(page)).to_have_text(SEALED)
    table = page.url.rsplit("/", 1)[1]
    pledges = page.request.get(f"/api/tables/{table}").json()["fairness"]["pledges"]
    assert [each["told"] for each in pledges] == [True]


def test_the_secret_is_exchanged_in_the_middle(new_page: NewPage, own_server: Server) -> None:
    """A page that was open all the time says so at once and to the end; one that came later, when all is told."""
    page, later = new_page(base=own_server.address), new_page(base=own_server.address)
    table = sit(page, ME, HOTSEAT, options=QUICK)
    expect(note(page)).to_have_text(SEALED)
    first = page.locator(".fairness code").text_content()
    begin(page, table)
    meddle(own_server, table, secret="ff")
    own_server.kill()  # and reads the table again
    own_server.start()
    expect(page.get_by_role("alert")).to_contain_text(EXCHANGED_ALERT)
    expect(note(page)).to_contain_text(EXCHANGED)
    assert page.locator(".about .fairness code").first.text_content() == first
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(EXCHANGED_ALERT)
    later.goto(f"/table/{table}")
    expect(note(later)).to_contain_text(UNSEEN)
    play([page], seed=4)
    expect(at_the_end(page)).to_contain_text(EXCHANGED)
    expect(page.locator("dialog.scores")).not_to_contain_text("✓")
    expect(at_the_end(later)).to_contain_text(WRONG)
    expect(later.locator("dialog.scores")).not_to_contain_text("✓")


def test_a_chosen_seed_is_said_everywhere(new_page: NewPage) -> None:
    """In the lobby, beside the board, at the end and in the replay, and no word of a seal."""
    page, watcher = new_page(), new_page(language="ru-RU")
    table = sit(page, ME, BOT, options=QUICK, seed=5)
    expect(page.get_by_text(PRACTICE).first).to_be_visible()
    expect(note(page)).to_have_text(PRACTICE)
    watcher.goto("/")
    row = watcher.locator(".row", has=watcher.locator(f"a[href='/table/{table}']"))
    expect(row).to_contain_text(PRACTICE_RU)
    row.get_by_role("link").click()
    expect(watcher.get_by_text(PRACTICE_RU).first).to_be_visible()
    play([page], seed=6)
    for sheet, words in ((page, PRACTICE), (watcher, PRACTICE_RU)):
        expect(at_the_end(sheet)).to_have_text(words)
        expect(sheet.locator("dialog.scores")).not_to_contain_text("✓")
    page.goto(f"/replay/{table}")
    expect(page.locator(".fairness summary")).to_have_text(PRACTICE)


def test_nobody_sits_down_at_a_table_with_a_chosen_seed(new_page: NewPage, own_server: Server) -> None:
    """One that was laid when this was still allowed says so in the waiting room."""
    anna, boris = new_page(base=own_server.address), new_page(base=own_server.address)
    table = lay(anna, ME, OPEN, options=QUICK)
    meddle(own_server, table, practice=True)
    own_server.kill()
    own_server.start()
    boris.goto(f"/table/{table}")
    expect(boris.locator(".fairness summary")).to_have_text(PRACTICE)
    boris.get_by_role("button", name="Sit here").click()
    expect(boris.get_by_text("Nobody else can sit down at a table whose seed was chosen")).to_be_visible()
