"""What the server writes about itself: every event on a line, and nothing in it that is a key or a secret."""

from __future__ import annotations

import json
import logging
import os
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from arcanarium.server.logs import Readable, hide_keys
from processes import until

from .harness import Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def children(process: int) -> list[int]:
    """Of all its threads, but for the one that only tidies up."""
    found = [child for path in Path(f"/proc/{process}/task").glob("*/children") for child in path.read_text().split()]
    return [int(child) for child in found if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()]


async def test_a_run_is_told_in_json_without_secrets(tmp_path: Path) -> None:
    environment = {"ARCANARIUM_LOG": "json", "ARCANARIUM_ACCESS_LOG": "1"}
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log", environment=environment).start()
    secrets = []
    try:
        async with Person(server) as anna, Person(server) as boris:
            me = await anna.call("PUT", "/api/me", {"name": "Anna Karenina"})
            link = (await anna.call("POST", "/api/me/link"))["link"]
            assert (await boris.http.post(f"{link}?x=in-the-query")).status_code == 303
            table = (await anna.table("me", "bot", private=True))["id"]
            replayed = await anna.http.get(f"/api/tables/{table}/replay?view=open")
            assert replayed.status_code == 409
            async with anna.seat(table) as page:
                await page.until("view")
                await page.say({"type": "chat", "text": "nobody else reads this"})
                await page.until("chat")
                await page.say("nonsense \x00")
                await page.until("error")
                await anna.table("bot", "bot", private=True)
                assert server.process is not None
                serving = server.process.pid
                thinkers = until(lambda: children(serving), "bots think")
                for thinker in thinkers:
                    os.kill(thinker, signal.SIGKILL)  # it is noticed, and another takes its place
                until(lambda: "that thinks has ended" in server.log.read_text(), "it is written down")
            answer = await anna.http.get("/table/%0aforged%1b[31m", headers={"Cookie": "arcanarium=forged"})
            secrets = [anna.cookie().partition("=")[2], boris.cookie().partition("=")[2], table, link, me["id"]]
            async with anna.seat(table) as page:
                await page.until("view")
                server.process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as ended:
                    await page.until("never")
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1012  # pages say that the server will be back in a moment
    finally:
        server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "message"} <= line.keys() for line in lines)
    asked = [line for line in lines if "path" in line]
    assert {"GET", "POST", "PUT", "SOCKET"} == {line["method"] for line in asked}
    assert all(line["request"] and line["ms"] >= 0 for line in asked)
    assert answer.headers["x-request-id"] in [line["request"] for line in asked if line.get("status") == 404]
    for secret in (
        *secrets,
        *(each.partition(".")[2] for each in secrets[:2]),
        "Karenina",
        "nobody else",
        "in-the-query",
    ):
        assert secret
        assert secret not in text
    for word in ("Traceback", "cookie", "seed", "salt"):
        assert word not in text.replace("reading cookies", "")


def test_lines_for_people_are_lines() -> None:
    record = logging.LogRecord("arcanarium", logging.WARNING, "", 0, "a\nforged \x1b[31mline", None, None)
    record.fields = {"path": hide_keys("/link/abc/table/x\n")}
    line = Readable().format(record)
    assert "\n" not in line
    assert "\x1b" not in line
    assert "WARNING a\\nforged" in line
    assert "abc" not in line


def test_what_opens_something_is_hidden_in_addresses() -> None:
    for path in (
        "/link/{}",
        "/table/{}",
        "/api/tables/{}/seats/0",
        "/ws/tables/{}",
        "/replay/record/{}",
        "/api/replays/{}",
    ):
        assert "k3y" not in hide_keys(path.format("k3y"))
    assert hide_keys("/api/tables/continue") == "/api/tables/continue"
    assert hide_keys("/api/games/seasons/lexicon") == "/api/games/seasons/lexicon"
    assert len(hide_keys("/" + "x" * 9999)) < 200
