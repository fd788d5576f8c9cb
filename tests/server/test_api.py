"""What can be asked over HTTP, and how it is refused."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any

import httpx
import pytest

from arcanarium.core.history import History
from arcanarium.games import NAMES, load
from processes import soon

from .harness import Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def finished_record(seed: int = 3) -> str:
    game = load("seasons")
    history = History(game, 2, seed)
    chance = random.Random(seed)
    while not history.state.is_over():
        seat = chance.choice(history.state.owing())
        history.apply(seat, chance.choice(history.state.legal_for(seat)))
    return history.record().text()


RECORD = finished_record()


async def test_a_visitor_is_somebody_and_stays_so(server: Server) -> None:
    async with Person(server) as anna:
        me = await anna.call("GET", "/api/me")
        assert me == await anna.call("GET", "/api/me")
        assert (await anna.call("PUT", "/api/me", {"name": " Анна  К "}))["name"] == "Анна К"
        assert (await anna.call("GET", "/api/me"))["name"] == "Анна К"
        bad = await anna.call("PUT", "/api/me", {"name": "\u200b"}, 400)
        assert bad["error"]["code"] == "name-wrong"
    russian = await asyncio.to_thread(
        httpx.get, f"http://{server.host}/api/me", headers={"Accept-Language": "ru-RU,ru;q=0.9"}
    )
    assert russian.json()["name"].startswith("Гость")
    cookie = russian.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


async def test_a_forged_cookie_is_a_stranger(server: Server) -> None:
    async with Person(server) as anna, Person(server) as thief:
        me = await anna.call("GET", "/api/me")
        thief.http.cookies.clear()
        thief.http.cookies.set("arcanarium", f"{me['id']}.AAAAAAAAAAAAAAAAAAAAAAAA")
        assert (await thief.call("GET", "/api/me"))["id"] != me["id"]


async def test_a_personal_link_moves_to_another_device(server: Server) -> None:
    async with Person(server) as anna, Person(server) as phone:
        me = await anna.call("GET", "/api/me")
        link = (await anna.call("POST", "/api/me/link"))["link"]
        before = await phone.call("GET", "/api/me")
        asked = await phone.http.get(link)
        assert asked.status_code == 200
        assert me["name"] in asked.text
        assert before["name"] in asked.text
        assert await phone.call("GET", "/api/me") == before  # looking changes nothing
        foreign = await phone.http.post(link, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        answer = await phone.http.post(link)
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert (await phone.call("GET", "/api/me"))["id"] == me["id"]
        assert (await phone.http.post(link)).status_code == 404  # it works once
        older = (await anna.call("POST", "/api/me/link"))["link"]
        newer = (await anna.call("POST", "/api/me/link"))["link"]
        assert [(await phone.http.get(each)).status_code for each in (older, newer)] == [404, 200]
        wrong = await phone.http.get("/link/nonsense")
        assert wrong.status_code == 404
        assert wrong.headers["content-type"].startswith("text/html")


async def test_games_and_their_lexicon(server: Server) -> None:
    async with Person(server) as anna:
        games = await anna.call("GET", "/api/games")
        assert [game["name"] for game in games] == list(NAMES)
        for name in NAMES:
            lexicon = await anna.call("GET", f"/api/games/{name}/lexicon")
            assert lexicon["blocks"][0]["first"] == 0
            for language in ("en", "ru"):
                assert "=" in await anna.call("GET", f"/locale/{name}.{language}.ftl")
        answer = await anna.http.get("/api/games/seasons/lexicon")
        again = await anna.http.get("/api/games/seasons/lexicon", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        assert (await anna.call("GET", "/api/games/chess/lexicon", None, 404))["error"]["code"] == "game-unknown"
        for bad in ("chess.en.ftl", "seasons.de.ftl", "seasons", "..%2f..%2fx"):
            await anna.call("GET", f"/locale/{bad}", None, 404)


async def test_bad_tables_are_refused(server: Server) -> None:
    good = {"game": "seasons", "seats": 2, "players": [{"kind": "me"}, {"kind": "bot"}]}
    cases = [
        ({"game": "chess"}, 404, "game-unknown"),
        ({"seats": 1, "players": [{"kind": "me"}]}, 400, "seats-wrong"),
        ({"seats": 9}, 400, "seats-wrong"),
        ({"seats": 3}, 400, "seats-wrong"),
        ({"players": [{"kind": "me"}, {"kind": "me"}]}, 400, "seats-wrong"),
        ({"options": {"level": "hardest"}}, 400, "option-wrong"),
        ({"options": {"nonsense": "1"}}, 400, "option-wrong"),
        ({"options": {"first_player": "3"}}, 400, "option-wrong"),
        ({"seed": 5}, 400, "option-wrong"),
        ({"practice": True}, 400, "option-wrong"),
        ({"practice": True, "seed": 5, "players": [{"kind": "me"}, {"kind": "open"}]}, 409, "seed-chosen"),
        ({"practice": True, "seed": 5, "private": True, "players": [{"kind": "open"}] * 2}, 409, "seed-chosen"),
        ({"players": [{"kind": "me"}, {"kind": "bot", "bot": "deep_blue"}]}, 400, "option-wrong"),
        ({"players": [{"kind": "me"}, {"kind": "cat"}]}, 400, "malformed"),
        ({"clock": {"move": 0}}, 400, "malformed"),
        ({"seats": "two"}, 400, "malformed"),
    ]
    async with Person(server) as anna:
        for change, status, code in cases:
            answer = await anna.call("POST", "/api/tables", good | change, status)
            assert answer["error"]["code"] == code, answer
            assert len(answer["error"]["message"]) > 10
        broken = await anna.http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
        assert broken.status_code == 400
        assert broken.json()["error"]["code"] == "malformed"
        huge = await anna.http.post("/api/replays", json={"record": "x" * 400_000})
        assert huge.status_code == 413
        assert huge.json()["error"]["code"] == "too-large"
        for method, path in (
            ("GET", "/api/nothing"),
            ("GET", "/api/tables/aaaaaaaaaaaa"),
            ("POST", "/api/tables/x/join"),
        ):
            assert "code" in (await anna.call(method, path, None, 404))["error"]
        await anna.call("GET", "/api/tables?scope=everything", None, 400)


async def test_open_private_and_mine(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        open_one = (await anna.table("me", "open"))["id"]
        private = (await anna.table("me", "open", private=True))["id"]

        async def listed(person: Person, scope: str) -> list[str]:
            return [row["id"] for row in await person.call("GET", f"/api/tables?scope={scope}")]

        assert {open_one, private} <= set(await listed(anna, "mine"))
        assert open_one in await listed(boris, "open")
        assert private not in await listed(boris, "open")
        summary = await boris.call("GET", f"/api/tables/{private}")  # who has the link may come
        assert [seat["mine"] for seat in summary["seats"]] == [False, False]
        assert not summary["host"]
        await boris.call("POST", f"/api/tables/{private}/join", {"seat": 1})
        assert private in await listed(boris, "mine")
        await boris.call("POST", f"/api/tables/{open_one}/join")
        watched = await listed(boris, "watch")
        assert open_one in watched
        assert private not in watched


async def test_seats_are_taken_once(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris, Person(server) as carl:
        table = (await anna.table("me", "open", "open"))["id"]
        joins = await asyncio.gather(
            *(person.http.post(f"/api/tables/{table}/join", json={"seat": 1}) for person in (boris, carl))
        )
        assert sorted(answer.status_code for answer in joins) == [200, 409]
        assert [answer.json()["error"]["code"] for answer in joins if answer.status_code == 409] == ["seat-taken"]
        lucky = boris if joins[0].status_code == 200 else carl
        assert (await anna.call("POST", f"/api/tables/{table}/join", {"seat": 7}, 404))["error"][
            "code"
        ] == "seat-unknown"
        left = await lucky.call("POST", f"/api/tables/{table}/leave")
        assert left["seats"][1]["kind"] == "open"
        await lucky.call("POST", f"/api/tables/{table}/leave", None, 403)
        # The host fills the rest with bots; the game starts by itself.
        assert (await boris.call("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"}, 403))["error"][
            "code"
        ] == "not-host"
        await anna.call("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
        back = await anna.call("POST", f"/api/tables/{table}/seats/1", {"kind": "person"})
        assert back["seats"][1]["kind"] == "open"
        await anna.call("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
        started = await anna.call("POST", f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
        assert started["state"] == "playing"
        for path in ("join", "leave"):
            answer = await boris.call("POST", f"/api/tables/{table}/{path}", {}, 409)
            assert answer["error"]["code"] == "already-started"
        for path in ("record", "replay"):
            answer = await anna.call("GET", f"/api/tables/{table}/{path}", None, 409)
            assert answer["error"]["code"] == "not-over"


async def test_a_table_of_bots_plays_itself_and_is_replayed(server: Server) -> None:
    async with Person(server) as anna:
        table = (await anna.table("bot", "bot"))["id"]

        async def over() -> Any:
            summary = await anna.call("GET", f"/api/tables/{table}")
            assert summary["state"] == "over" or summary["fairness"]["seed"] is None
            return summary if summary["state"] == "over" else None

        summary = await soon(over, "the bots end their game")
        record = await anna.call("GET", f"/api/tables/{table}/record")
        assert f"seed: {summary['fairness']['seed']}\n" in record
        sizes = {}
        for view in ("open", "spectator", "0", "1"):
            replay = await anna.call("GET", f"/api/tables/{table}/replay?view={view}")
            assert replay["scores"] == summary["scores"]
            assert replay["over"]
            sizes[view] = replay
        hidden = [step["notation"] for step in sizes["spectator"]["steps"]]
        assert set(hidden) == {None}
        assert None not in [step["notation"] for step in sizes["open"]["steps"]]
        for bad in ("2", "-1", "all", "٣"):
            await anna.call("GET", f"/api/tables/{table}/replay?view={bad}", None, 404)
        again = await anna.call("POST", f"/api/tables/{table}/again", None, 201)
        assert again["id"] != table
        assert (await anna.call("GET", f"/api/tables/{table}"))["next"] == again["id"]


async def test_records_are_uploaded_and_played_on(server: Server) -> None:
    async with Person(server) as anna:
        replay = await anna.call("POST", "/api/replays", {"record": RECORD}, 201)
        same = await anna.call("GET", f"/api/replays/{replay['id']}?view=1")
        assert len(same["steps"]) == len(replay["steps"])
        assert await anna.call("GET", f"/api/replays/{replay['id']}/record") == RECORD
        await anna.call("GET", "/api/replays/aaaaaaaaaaaa", None, 404)
        await anna.call("GET", "/api/replays/%00", None, 404)
        for source in ({"record": RECORD}, {"replay": replay["id"]}):
            table = await anna.call("POST", "/api/tables/continue", {**source, "seq": 30, "you": 1}, 201)
            assert table["seq"] >= 30
            assert table["fairness"]["practice"]
            assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
            async with anna.seat(table["id"]) as page:
                await page.until("view")
                assert page.seq >= 30
        end = {"record": RECORD, "seq": 10**6, "you": 0}
        assert (await anna.call("POST", "/api/tables/continue", end, 409))["error"]["code"] == "already-over"
        await anna.call("POST", "/api/tables/continue", {"record": RECORD, "seq": 3, "you": 5}, 404)
        await anna.call("POST", "/api/tables/continue", {"seq": 3, "you": 0}, 400)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello", 1),
        (RECORD.replace("game: seasons", "game: chess"), 2),
        (RECORD.replace("seats: 2", "seats: many"), 4),
        (RECORD.replace("seats: 2", "seats: 99"), None),
        (RECORD.replace("seats: 2", "seats: \u00b2"), 4),
        (RECORD.replace("rules: 1", "rules: 1e3"), 3),
        (RECORD.replace("seed: 3", "seed: 0x3"), 5),
        (RECORD.replace("seed: 3", f"seed: {'9' * 5000}"), 5),
        (RECORD.replace("rules: 1", "rules: 7"), None),
        (RECORD.replace("seed: 3", "seed: 99999999999999999999999999"), None),
        (RECORD.replace("seed: 3", "seed: 4"), 8),
        (RECORD + "end_turn\n", RECORD.count("\n") + 1),
        (RECORD.replace("\n\n", "\n\n99999999999999999999: end_turn\n"), None),
        (RECORD.replace("\n\n", "\n\nfly away\n"), 8),
        (RECORD.replace("\n\n", "\n\n\u00b2: end_turn\n"), None),
    ],
)
async def test_bad_records_are_explained(server: Server, text: str, line: int | None) -> None:
    async with Person(server) as anna:
        answer = await anna.call("POST", "/api/replays", {"record": text}, 400)
        assert answer["error"]["code"] == "record-bad"
        for pythons in ("literal", "int()", "integer string", "int too large"):
            assert pythons not in answer["error"]["message"]
        if line is not None:
            assert answer["error"]["detail"].get("line") == line, answer


async def test_pages_and_headers(server: Server) -> None:
    async with Person(server) as anna:
        table = (await anna.table("me", "open"))["id"]
        for path in ("/", "/new", f"/table/{table}", "/replay/abc", "/help", "/help/seasons", "/about"):
            answer = await anna.http.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith("text/html")
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "default-src 'self'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        for path in ("/table/unknown", "/nowhere", "/assets/none.js", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
            answer = await anna.http.get(path)
            assert answer.status_code == 404, path
            assert "root:" not in answer.text
        assert (await anna.http.head("/")).status_code == 200
        assert (await anna.http.delete("/api/tables")).status_code == 405


async def test_other_sites_may_not_act(server: Server) -> None:
    async with Person(server) as anna:
        evil = await anna.http.put("/api/me", json={"name": "x"}, headers={"Origin": "http://evil.example"})
        assert evil.status_code == 403
        assert evil.json()["error"]["code"] == "origin"
        own = await anna.http.put("/api/me", json={"name": "x"}, headers={"Origin": f"http://{server.host}"})
        assert own.status_code == 200


async def test_an_option_says_where_it_applies(server: Server) -> None:
    async with Person(server) as anna:
        games = {game["name"]: game for game in await anna.call("GET", "/api/games")}
        only = {name: {each["name"]: each["only"] for each in game["options"]} for name, game in games.items()}
        assert only["evenfall"]["difficulty"] == ["seats", "1"]
        assert only["seasons"]["decks"] == ["level", "apprentice"]
        assert only["seasons"]["level"] is None
        cases: list[tuple[str, str, int, dict[str, str], int]] = [
            ("evenfall", "difficulty", 1, {}, 201),
            ("evenfall", "difficulty", 2, {}, 400),
            ("seasons", "decks", 2, {"level": "apprentice"}, 201),
            ("seasons", "decks", 2, {"level": "magician"}, 400),
        ]
        for name, option, seats, others, status in cases:
            found = next(each for each in games[name]["options"] if each["name"] == option)
            value = next(choice for choice in found["choices"] if choice != found["default"])
            players = [{"kind": "hotseat"}] * seats
            body = {"game": name, "seats": seats, "players": players, "options": {**others, option: value}}
            await anna.call("POST", "/api/tables", body, status)


async def test_nobody_at_a_table_is_shown_like_somebody_else(server: Server) -> None:
    """Whoever takes a player's name, in other letters or while the game runs, does not look like them."""
    async with Person(server) as host, Person(server) as anna, Person(server) as other:
        for person, name in ((host, "Anna"), (anna, "Anna"), (other, "Boris")):
            await person.call("PUT", "/api/me", {"name": name})
        table = (await host.table("open", "open"))["id"]
        async with host.seat(table) as laid, anna.seat(table) as page, other.seat(table) as third:
            await anna.call("POST", f"/api/tables/{table}/join", {"seat": 0})
            await other.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            while not laid.table or [seat["name"] for seat in laid.table["seats"]] != ["Anna", "Boris"]:
                await laid.hear()
            await laid.say({"type": "chat", "text": "it is me"})
            line = await page.until("chat")
            assert (line["who"], line["seat"]) == ("Anna (3)", None)
            await other.call("PUT", "/api/me", {"name": "  anna"})
            shown = ["Anna (1)", "anna (2)"]
            while [seat["name"] for seat in page.table["seats"]] != shown:
                await page.hear()
            await third.say({"type": "chat", "text": "it is me"})
            assert (await page.until("chat"))["who"] == "anna (2)"
            assert [seat["name"] for seat in (await anna.call("GET", f"/api/tables/{table}"))["seats"]] == shown
            await other.call("PUT", "/api/me", {"name": "Boris"})
            while [seat["name"] for seat in page.table["seats"]] != ["Anna", "Boris"]:
                await page.hear()


async def test_the_api_is_described_for_other_programs(server: Server) -> None:
    described = (await asyncio.to_thread(httpx.get, f"http://{server.host}/api/openapi.json")).json()
    assert described["openapi"].startswith("3.")
    assert {"/api/me", "/api/games", "/api/tables/{table_id}", "/api/replays"} <= set(described["paths"])
    assert not [path for path in described["paths"] if path == "/" or "{path}" in path or "token" in path]
    schemas = described["components"]["schemas"]
    written = json.dumps(described)
    assert set(re.findall('#/components/schemas/([^"]+)', written)) == set(schemas)
    assert "https://" not in written
    replied = described["paths"]["/api/me"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    async with Person(server) as anna:
        me = await anna.call("GET", "/api/me")
    assert set(me) == set(schemas[replied["$ref"].rpartition("/")[2]]["properties"])
