"""Dice nobody can choose: everybody promises a number, tells it when all have promised, and can check it at the end."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sqlite3
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection

from arcanarium.core.chance import draw, split
from arcanarium.core.record import parse
from arcanarium.games import load
from arcanarium.server.settings import Settings, address
from arcanarium.server.store.database import alembic_config, upgrade
from arcanarium.server.store.opening import open_store
from arcanarium.server.tables.fairness import read_mix, seal
from processes import PATIENCE

from .harness import SOURCES, Page, Person, Server

pytestmark = pytest.mark.anyio

VERIFIER = SOURCES.parent / "web" / "public" / "fair_dice.mjs"
QUICK = {"level": "apprentice", "die_gains": "automatic"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Dice:
    """The number that somebody's page adds, and its hash."""

    def __init__(self) -> None:
        self.share = secrets.token_hex(16)
        self.pledge = hashlib.sha256(f"arcanarium share {self.share}".encode()).hexdigest()

    def reveal(self, seat: int) -> dict[str, object]:
        return {"type": "reveal", "seat": seat, "share": self.share}


async def sit_two(anna: Person, boris: Person, first: Dice, second: Dice | None) -> str:
    """Anna lays a table, Boris sits down."""
    table: str = (await anna.table("me", "open", options=QUICK, pledge=first.pledge))["id"]
    wish = {"pledge": second.pledge} if second else {}
    joined = await boris.call("POST", f"/api/tables/{table}/join", wish)
    assert joined["state"] == "waiting"
    assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]
    return table


async def begun(page: Page) -> dict[str, Any]:
    """What is told of the dice once the game has begun."""
    while page.table.get("state") != "playing":
        await page.hear()
    while page.view is None:
        await page.hear()
    fairness: dict[str, Any] = page.table["fairness"]
    return fairness


async def play_out(*pages: Page) -> None:
    await asyncio.gather(*[page.play_to_end(Random(number)) for number, page in enumerate(pages)])


def look(server: Server, table: str, query: str) -> tuple[Any, ...]:
    with sqlite3.connect(server.database, timeout=PATIENCE) as base:
        found: tuple[Any, ...] = base.execute(query, (table,)).fetchone()
    base.close()
    return found


def verify(record: str, folder: Path, *given: str) -> tuple[int, str]:
    """The verifier in another language, which knows nothing of ours."""
    path = folder / "game.txt"
    path.write_text(record, "utf-8")
    done = subprocess.run(["node", VERIFIER, path, *given], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


async def test_an_honest_game_of_two(sqlite_server: Server, tmp_path: Path) -> None:
    """Nothing is told before its time, everything afterwards; who exchanges anything is found out."""
    server = sqlite_server
    one, two = Dice(), Dice()
    async with Person(server) as anna, Person(server) as boris:
        table = await sit_two(anna, boris, one, two)
        secret, seed = look(server, table, "SELECT secret, seed FROM tables WHERE id = ?")
        assert seed is None
        async with anna.seat(table) as first, boris.seat(table) as second:
            await first.until("table")
            pledges = first.table["fairness"]["pledges"]
            assert [each["hash"] for each in pledges] == [one.pledge, two.pledge]
            assert not any(each["told"] or each["share"] for each in pledges)
            seal = first.table["fairness"]["hash"]
            await first.say(one.reveal(0))
            while not first.table["fairness"]["pledges"][0]["told"]:
                await first.hear()
            while not second.table or not second.table["fairness"]["pledges"][0]["told"]:
                await second.hear()
            waiting = json.dumps(await boris.call("GET", f"/api/tables/{table}")) + "".join(first.heard + second.heard)
            assert not any(hidden in waiting for hidden in (one.share, two.share, secret))
            await second.say(two.reveal(1))
            for page in (first, second):
                fairness = await begun(page)
                assert [each["share"] for each in fairness["pledges"]] == [one.share, two.share]
            await second.say(two.reveal(1))  # told again after a break: nothing
            await play_out(first, second)
            before_the_end = "".join(text for text in first.heard + second.heard if '"seed":null' in text)
            assert secret not in before_the_end
            told = first.over["fairness"] if first.over else {}
        assert told["hash"] == seal
        mix = read_mix(told["mix"])
        assert (mix.secret, mix.table, mix.game, mix.options) == (secret, table, "seasons", QUICK)
        assert [part.share for part in mix.parts] == [one.share, two.share]
        text = await anna.call("GET", f"/api/tables/{table}/record")
    record = parse(text)
    assert (str(record.seed), record.hash, record.dice) == (told["seed"], seal, told["mix"])
    assert record.seed.bit_length() > 100
    for mine in (one, two):
        assert verify(text, tmp_path, "--seal", seal, "--share", mine.share) == (0, "The dice were fair.\n")
    assert verify(text, tmp_path)[0] == 0

    # The server exchanges what it sealed, or what somebody brought, or the seed; its record agrees with itself.
    other = Dice()
    for lie, word in (
        (text.replace(secret, "ab" * 32), "the secret is not the one that was sealed"),
        (text.replace(seal, other.pledge), "the seal is not the one that you saw"),
        (text.replace(one.share, other.share), "the share is not the promised one"),
        (text.replace(f"{one.pledge}:{one.share}", f"{one.pledge}:-"), "your share is not in the dice"),
        (text.replace(f"{one.pledge}:{one.share}", f"{other.pledge}:{other.share}"), "your share is not in the dice"),
        (text.replace(f"seed: {record.seed}", "seed: 5"), "the seed does not follow"),
        (text.replace("dice: arcanarium-dice-1", "dice: arcanarium-dice-0"), "not mixed as"),
        (text.replace(f"{table} seasons", f"{table} evenfall"), "another game"),
        (text.replace("level=apprentice", "level=archmage", 1), "another option level"),
    ):
        assert lie != text
        code, said = verify(lie, tmp_path, "--seal", seal, "--share", one.share)
        assert code == 1, said
        assert word in said


async def test_whoever_does_not_tell_holds_up_nobody(tmp_path: Path) -> None:
    """The game begins without their number, which is said; a number that comes later is refused."""
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log", environment={"ARCANARIUM_SHARES": "1"}).start()
    one, two = Dice(), Dice()
    try:
        async with Person(server) as anna, Person(server) as boris:
            table = await sit_two(anna, boris, one, two)
            async with anna.seat(table) as page:
                await page.say(one.reveal(0))
                fairness = await begun(page)
                assert [(each["told"], each["share"]) for each in fairness["pledges"]] == [
                    (True, one.share),
                    (False, None),
                ]
                async with boris.seat(table) as late:
                    await late.until("view")
                    await late.say(two.reveal(1))
                    assert (await late.until("error"))["code"] == "share-late"
            mix = read_mix(look(server, table, "SELECT mix FROM tables WHERE id = ?")[0])
            assert [(part.pledge, part.share) for part in mix.parts] == [(one.pledge, one.share), (two.pledge, None)]
            alone = await anna.table("me", "bot", pledge=one.pledge)  # and no page tells it
            assert alone["state"] == "waiting"
            async with anna.seat(alone["id"]) as page:
                assert not (await begun(page))["pledges"][0]["told"]
    finally:
        server.stop()


async def test_what_may_be_told_and_when(server: Server) -> None:
    """Not before every seat is taken, only what was promised, and only by whoever promised it."""
    one, two = Dice(), Dice()
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "open", pledge=one.pledge))["id"]
        async with anna.seat(table) as page:
            await page.until("table")
            await page.say(one.reveal(0))
            assert (await page.until("error"))["code"] == "share-early"
            await anna.call("POST", f"/api/tables/{table}/leave", {})
            joined = await anna.call("POST", f"/api/tables/{table}/join", {"pledge": one.pledge})
            assert [each["seat"] for each in joined["fairness"]["pledges"]] == [0]
            full = await boris.call("POST", f"/api/tables/{table}/join", {"pledge": two.pledge})
            assert full["state"] == "waiting"
            for who in (anna, boris):  # all have promised: nobody comes or goes any more
                refused = await who.call("POST", f"/api/tables/{table}/leave", {}, 409)
                assert refused["error"]["code"] == "already-started"
            for message, code in (
                (two.reveal(0), "share-wrong"),
                (two.reveal(1), "not-your-seat"),
                ({"type": "reveal", "seat": 0, "share": "no"}, "malformed"),
            ):
                await page.say(message)
                assert (await page.until("error"))["code"] == code
            await page.say(one.reveal(0))
            async with boris.seat(table) as other:
                await other.say(two.reveal(1))
                assert all(each["told"] for each in (await begun(other))["pledges"])
            assert all(each["told"] for each in (await begun(page))["pledges"])
        refused = await anna.call(
            "POST", "/api/tables", {"game": "seasons", "seats": 1, "players": [], "pledge": "x"}, 400
        )
        assert refused["error"]["code"] == "malformed"


async def test_one_person_and_bots_begin_with_the_first_message(server: Server) -> None:
    """Who plays hot-seat brings one number; programs that bring none begin as ever."""
    one = Dice()
    async with Person(server) as anna:
        table = await anna.table("bot", "me", "hotseat", pledge=one.pledge)
        assert [each["seat"] for each in table["fairness"]["pledges"]] == [1]
        async with anna.seat(table["id"]) as page:
            await page.say(one.reveal(1))
            assert (await begun(page))["pledges"][0]["share"] == one.share
        plain = await anna.table("me", "bot")
        assert (plain["state"], plain["fairness"]["pledges"]) == ("playing", [])
        practice = await anna.table("me", "bot", practice=True, seed=5, pledge=one.pledge)
        assert (practice["state"], practice["fairness"]["pledges"]) == ("playing", [])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_restart_between_promise_and_number(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Nothing is lost; what was told before need not be told again."""
    database = str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("postgres").database()
    server = Server(database, tmp_path / "log").start()
    try:
        await restart_between(server)
    finally:
        server.stop()


async def restart_between(server: Server) -> None:
    one, two = Dice(), Dice()
    async with Person(server) as anna, Person(server) as boris:
        table = await sit_two(anna, boris, one, two)
        seal = (await anna.call("GET", f"/api/tables/{table}"))["fairness"]["hash"]
        async with anna.seat(table) as page:
            await page.say(one.reveal(0))
            while not page.table or not page.table["fairness"]["pledges"][0]["told"]:
                await page.hear()
        server.kill()
        server.start()
        async with boris.seat(table) as page:
            await page.until("table")
            assert page.table["fairness"]["hash"] == seal
            assert [each["told"] for each in page.table["fairness"]["pledges"]] == [True, False]
            await page.say(two.reveal(1))
            assert [each["share"] for each in (await begun(page))["pledges"]] == [one.share, two.share]


async def test_a_server_that_leaves_a_number_out(sqlite_server: Server, tmp_path: Path) -> None:
    """It was told and is not in the dice: whoever told it finds out, whatever the record says."""
    server = sqlite_server
    one = Dice()
    async with Person(server) as anna, Person(server) as boris:
        table = await sit_two(anna, boris, one, None)
        server.stop()
        with sqlite3.connect(server.database) as base:
            base.execute("UPDATE seats SET pledge = NULL WHERE table_id = ?", (table,))
        base.close()
        server.start()
        async with anna.seat(table) as first, boris.seat(table) as second:
            await play_out(first, second)
        text = await anna.call("GET", f"/api/tables/{table}/record")
    assert verify(text, tmp_path)[0] == 0  # it agrees with itself
    code, said = verify(text, tmp_path, "--share", one.share)
    assert (code, "your share is not in the dice" in said) == (1, True)
    assert "the server drew the seed alone" in said


def test_the_draws_of_a_long_seed(tmp_path: Path) -> None:
    """As the engine and as another language draw them; a short seed draws what it always drew."""
    chance = Random(4)
    seeds = [5, 2**61 - 1, *[chance.getrandbits(128) for _ in range(20)]]
    script = tmp_path / "draws.mjs"
    script.write_text(
        f"import {{ draw }} from {json.dumps(VERIFIER.as_uri())};\n"
        "const seeds = process.argv[2].split(',').map(BigInt);\n"
        "console.log(JSON.stringify(seeds.map((seed) => [0, 1, 77].map((number) => draw(seed, number)))));"
    )
    done = subprocess.run(["node", script, ",".join(map(str, seeds))], capture_output=True, text=True, check=True)
    ours = [[int(draw(low, n, high)) for n in (0, 1, 77)] for low, high in map(split, seeds)]
    assert json.loads(done.stdout) == ours
    assert all(0 <= outcome < 2**32 for row in ours for outcome in row)
    state = load("seasons").new(2, seeds[-1])
    assert state.seed() == seeds[-1]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_tables_go_back_to_short_seeds(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """What the program before cannot play it is told to be of other rules; the rest keeps its seed or gets one."""
    database = str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("postgres").database()
    server = Server(database, tmp_path / "log").start()
    try:
        async with Person(server) as anna:
            waiting = (await anna.table("me", "open"))["id"]
            mixed = (await anna.table("me", "hotseat"))["id"]
            chosen = (await anna.table("me", "hotseat", practice=True, seed=5))["id"]
    finally:
        server.stop()
    store = open_store(Settings(database=address(database)))

    def seeds(connection: Connection) -> dict[str, tuple[int, int]]:
        found = connection.exec_driver_sql("SELECT id, seed, rules FROM tables")
        return {row[0]: (int(row[1] or -1), row[2]) for row in found}

    try:
        before = await store.write(seeds)
        assert before[waiting][0] == -1
        assert before[mixed][0] > 2**61
        await store.write(lambda connection: command.downgrade(alembic_config(connection), "0003"))
        older = await store.write(seeds)
        assert (older[mixed][1], older[chosen]) == (0, before[chosen])
        assert 0 <= older[waiting][0] < 2**61
        assert older[waiting][1] == before[waiting][1]
        await store.write(upgrade)
        assert await store.write(seeds) == older
        row = await store.table(waiting)
        assert row is not None
        assert (row.seed, row.secret, row.mix) == (older[waiting][0], None, None)
    finally:
        await store.close()
    server = Server(database, tmp_path / "log").start()
    try:  # a table that was laid by the program before is sealed, begins and is played as ever
        async with Person(server) as boris:
            wish = {"pledge": "a" * 64}
            joined = await boris.call("POST", f"/api/tables/{waiting}/join", wish)
            assert (joined["state"], joined["fairness"]["pledges"]) == ("playing", [])
            assert joined["fairness"]["hash"] == seal(row.salt, row.seed or 0)
    finally:
        server.stop()
