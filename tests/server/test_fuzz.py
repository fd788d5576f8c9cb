"""Whatever is sent: a clear answer, never a crash, never a leak."""

from __future__ import annotations

import asyncio
import json
import random
import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .harness import Person, Server

ids = st.sampled_from(["aaaaaaaaaaaa", "", "..", "%00", "x" * 300, "table", "\u0416"])
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(-3, 5)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30)
    | st.sampled_from(["me", "open", "bot", "hotseat", "seasons", "person", "random", "\0", "\u202e", "x" * 2000])
)
FIELDS = (
    *("type", "seq", "seat", "action", "actions", "key", "reply", "text", "lang", "log", "game", "seats", "players"),
    *("options", "clock", "private", "practice", "seed", "kind", "bot", "name", "record", "table", "replay", "you"),
)
names = st.sampled_from(FIELDS) | st.text(string.ascii_letters, max_size=8)
bodies = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=6), max_leaves=15
)
kinds = st.sampled_from(["hello", "move", "moves", "undo", "reset", "watch", "chat", "ways", "ping", "over", "ack", ""])
messages = st.builds(
    lambda kind, rest: {**rest, "type": kind},
    kinds,
    st.fixed_dictionaries(
        {},
        optional={
            "seq": st.integers(-2, 400) | scalars,
            "seat": st.integers(-2, 5) | scalars,
            "action": st.integers(-2, 900) | scalars,
            "actions": st.lists(st.integers(-2, 900), max_size=80) | scalars,
            "key": st.text(max_size=80),
            "reply": st.integers(0, 100) | scalars,
            "text": st.text(max_size=600),
            "log": st.integers(-5, 2000),
            "lang": st.text(max_size=20),
        },
    ),
)
raw = st.text(max_size=50) | st.binary(max_size=50) | st.builds(json.dumps, bodies) | st.builds(json.dumps, messages)
requests = st.tuples(
    st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"]),
    st.sampled_from(
        [
            "/api/me",
            "/api/me/link",
            "/api/tables",
            "/api/tables?scope={id}",
            "/api/tables/{id}",
            "/api/tables/{id}/join",
            "/api/tables/{id}/leave",
            "/api/tables/{id}/seats/0",
            "/api/tables/{id}/seats/-1",
            "/api/tables/{id}/seats/99999999999999999999",
            "/api/tables/{id}/again",
            "/api/tables/{id}/record",
            "/api/tables/{id}/replay?view={id}",
            "/api/tables/continue",
            "/api/replays",
            "/api/replays/{id}",
            "/api/replays/{id}?view=9",
            "/api/games/{id}/lexicon",
            "/locale/{id}",
            "/link/{id}",
            "/table/{id}",
            "/{id}",
        ]
    ),
    ids,
    bodies,
)


def secrets_of(texts: list[str]) -> None:
    for text in texts:
        assert "Traceback" not in text
        assert ".py" not in text
        assert "sqlalchemy" not in text.lower()


@given(st.lists(requests, min_size=20, max_size=40))
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests(server: Server, calls) -> None:
    async def run() -> None:
        async with Person(server) as anna:
            real = (await anna.table("me", "open"))["id"]
            for method, path, table, body in calls:
                target = path.replace("{id}", table if random.random() < 0.5 else real)
                answer = await anna.http.request(method, target, content=json.dumps(body).encode())
                assert answer.status_code < 500, (method, target, body, answer.text)
                if answer.status_code >= 400 and target.startswith("/api"):
                    error = answer.json()["error"]
                    assert error["code"]
                    assert error["message"]
                secrets_of([answer.text] if "text" in answer.headers.get("content-type", "json") else [])
            assert (await anna.call("GET", "/api/me"))["name"]

    asyncio.run(run())


@given(st.lists(raw, min_size=30, max_size=60))
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_messages(server: Server, said) -> None:
    async def run() -> None:
        async with Person(server) as anna, Person(server) as boris, Person(server) as carl:
            table = (await anna.table("me", "open"))["id"]
            await boris.call("POST", f"/api/tables/{table}/join")
            async with anna.seat(table) as mine, carl.seat(table) as odd:
                await mine.until("view")
                await odd.until("view")
                for page, number in ((mine, 7), (odd, 8)):
                    for text in said:
                        await page.say(text)
                    await page.say({"type": "ping", "reply": 123456})
                    while (await page.hear()).get("reply") != 123456 or page.heard[-1].count("pong") == 0:
                        pass
                    assert number
                secrets_of([text for text in odd.heard if '"error"' in text])
                # A spectator never sees a hand, whatever they say; and the game goes on.
                for text in odd.heard:
                    message = json.loads(text)
                    if message["type"] == "view":
                        assert message["view"]["you"] is None
                        assert not any(decision["options"] for decision in message["decisions"])
            async with anna.seat(table) as page:
                await page.until("view")
                if page.asked():
                    assert (await page.play(random.Random(1)))["type"] == "ack"

    asyncio.run(run())


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_floods_are_slowed_down(tmp_path, logs) -> None:
    server = Server(str(tmp_path / "tables.db"), logs / "flood.log", rate=1.0).start()
    try:
        async with Person(server) as anna:
            table = (await anna.table("me", "bot"))["id"]
            async with anna.seat(table) as page:
                await page.until("view")
                for _ in range(150):
                    await page.say({"type": "ping"})
                refused = 0
                for _ in range(150):
                    message = await page.until("pong", "error")
                    refused += message.get("code") == "too-many"
                assert 20 <= refused <= 80
            answers = [await anna.http.get("/api/me") for _ in range(200)]
            limited = [answer for answer in answers if answer.status_code == 429]
            assert limited
            assert limited[0].json()["error"]["code"] == "too-many"
    finally:
        server.stop()
