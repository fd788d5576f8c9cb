"""Between people a take-back that needs consent: one asks, the other allows."""

from __future__ import annotations

from playwright.sync_api import expect
from web_server import NewPage
from web_tables import ME, OPEN, lay


def test_the_other_person_allows_a_way_back(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page(language="ru-RU")
    table = lay(anna, ME, OPEN)
    anna.goto(f"/table/{table}")
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Сесть здесь").click()
    packs = [page.locator(".pack .tablecard[data-live]") for page in (anna, boris)]
    for pack in packs:
        expect(pack).to_have_count(9)
    for page in (anna, boris):
        page.keyboard.press("1")
        page.keyboard.press("c")  # if it is only selected by that
    ask = anna.get_by_role("button", name="Ask to take back")
    ask.click()
    expect(anna.get_by_text("You asked to take back your last decision")).to_be_visible()
    boris.get_by_role("button", name="Разрешить").click()
    expect(packs[0]).to_have_count(9)
    expect(anna.get_by_text("not rated")).to_be_visible()
