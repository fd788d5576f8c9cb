"""Tables laid over the API by the person whose browser it is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
HOTSEAT = {"kind": "hotseat"}


def lay(page: Page, *players: dict[str, str], game: str = "seasons", seed: int | None = None, **more: Any) -> str:
    """A new table; its id. A seed makes the same game every time."""
    body: dict[str, Any] = {"game": game, "seats": len(players), "players": list(players), "options": {}, **more}
    if seed is not None:
        body |= {"practice": True, "seed": seed}
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def sit(page: Page, *players: dict[str, str], **more: Any) -> str:
    """Lay a table and open it."""
    table = lay(page, *players, **more)
    page.goto(f"/table/{table}")
    return table


def sit_together(anna: Page, boris: Page, **more: Any) -> str:
    """A table of two people; the second one, who reads Russian, joins by its link."""
    rename(anna, "Anna")
    rename(boris, "Борис")
    table = sit(anna, ME, OPEN, **more)
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Сесть здесь").click()
    return table


def rename(page: Page, name: str) -> None:
    answer = page.request.put("/api/me", data={"name": name})
    assert answer.ok, answer.text()
