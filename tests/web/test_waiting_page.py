"""Waiting for people: who is still missing is invited, or a bot sits down; whoever only watches is told so."""

from __future__ import annotations

from playwright.sync_api import expect
from web_server import NewPage
from web_tables import BOT, ME, OPEN, lay


def test_a_bot_takes_the_free_seat_and_somebody_watches(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page(language="ru-RU")
    table = lay(anna, ME, OPEN, BOT)
    anna.goto(f"/table/{table}")
    expect(anna.get_by_role("img", name="Link to this table, to be read by a camera")).to_be_visible()
    expect(anna.get_by_text("Hints may be asked for at this table.")).to_be_visible()
    anna.get_by_role("button", name="Free the seat").click()
    seat = anna.get_by_role("button", name="Seat a bot")
    expect(seat).to_have_count(2)
    anna.get_by_label("Level of a bot at a free seat").select_option("random")
    seat.first.click()
    expect(seat).to_have_count(1)
    boris.goto(f"/table/{table}")
    expect(boris.get_by_role("button", name="Сесть здесь")).to_be_visible()  # but he waits too long
    expect(boris.get_by_role("button", name="Посадить бота")).to_have_count(0)
    seat.click()
    expect(anna.locator(".pack .tablecard[data-live]")).to_have_count(9)
    expect(boris.get_by_text("Вы смотрите эту игру.")).to_be_visible()
    expect(anna.get_by_text("You are watching this game.")).to_have_count(0)
