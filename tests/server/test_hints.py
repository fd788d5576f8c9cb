"""Hints and analyses of a server: what is told, to whom, when, and that nobody has to wait for them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanarium import bots
from arcanarium.bots.analysis.analyse import look
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.hint import advise
from arcanarium.bots.ismcts import Budget
from arcanarium.bots.ismcts import Player as Searcher
from arcanarium.core.agenda import State
from arcanarium.core.history import History
from arcanarium.core.packing import pack
from arcanarium.games import NAMES, load
from arcanarium.puzzles.themes import theme_of
from arcanarium.server import thinking, workers
from arcanarium.server.coaching import CLEAR, consider, review
from arcanarium.server.settings import Settings, address
from arcanarium.server.store.analyses import AnalysisStore
from arcanarium.server.store.database import open_engine, open_writer, upgrade
from arcanarium.server.store.store import Store
from arcanarium.server.tables.analyses import Analyses, key_of
from arcanarium.server.tables.play import Play
from arcanarium.work.paces import LONG, QUICK, SHORT
from exercises import clearest
from processes import soon

from .harness import Page, Person, Server
from .test_hidden import carry_out, random_move, worlds

pytestmark = pytest.mark.anyio

GAME = load("seasons")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, logs: Path) -> Iterator[Server]:
    """One that thinks little about finished games: the engine is interpreted here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARCANARIUM_ANALYSIS_ITERATIONS", "8")
        running = Server(str(tmp_path_factory.mktemp("hints") / "tables.db"), logs / "hints.log").start()
    yield running
    running.stop()
    text = running.log.read_text()
    assert "Traceback" not in text, text[-5000:]


def ask(page: Page, seat: int = 0, **more: object) -> dict[str, object]:
    return {"type": "hint", "seq": page.seq, "seat": seat, "reply": 5, **more}


async def test_a_hint_names_offered_options(server: Server) -> None:
    async with Person(server) as anna:
        table = await anna.table("me", "hotseat", practice=True, seed=3)
        assert table["hints"] is True
        async with anna.seat(table["id"]) as page:
            await page.until("view")
            offered = page.asked()["options"]
            await page.say(ask(page))
            await page.say({"type": "ping", "reply": 6})
            assert (await page.until("pong", "hint"))["type"] == "pong"  # the socket is not held up
            found = await page.until("hint", "error")
            assert found["reply"] == 5
            assert 1 <= len(found["options"]) <= 4
            titles = evaluation_of(GAME).titles()
            for option in found["options"]:
                assert option["action"] in offered
                assert 0 <= option["chance"] <= 1
                assert {gain["key"] for gain in option["gains"]} <= set(titles)
            await page.say(ask(page))  # the same question is not thought about twice
            again = await page.until("hint", "error")
            assert again["options"] == found["options"]


async def test_refused_hints_are_clear(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris, Person(server) as carl:
        table = (await anna.table("me", "open"))["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        async with anna.seat(table) as one, boris.seat(table) as two, carl.seat(table) as watcher:
            for page in (one, two, watcher):
                await page.until("view")
            await watcher.say({"type": "hint", "seq": 0, "seat": 0})
            assert (await watcher.until("error"))["code"] == "not-your-seat"
            await one.say(ask(one, seat=1))
            assert (await one.until("error"))["code"] == "not-your-seat"
            await one.say(ask(one))
            await one.say(ask(one))
            assert (await one.until("error", "hint"))["code"] == "too-many"  # one at a time
            await one.play(random.Random(1))  # and while it is thought about, the answer is given
            late = await one.until("error", "hint")
            assert late["code"] == "hint-late"
            assert late["reply"] == 5
            await one.say(ask(one))  # boris has not chosen yet
            assert (await one.until("error", "hint"))["code"] in ("illegal", "hint-late")
            await two.play(random.Random(1))
            await one.quiet()
            await one.say({"type": "hint", "seq": 0, "seat": 0, "reply": 7})
            old = await one.until("error", "hint")
            assert (old["code"], old["reply"]) == ("hint-late", 7)


async def test_hosts_decide_about_hints(server: Server) -> None:
    async with Person(server) as anna:
        clock = {"move": 600}
        for more, allowed in (
            ({}, True),
            ({"hints": False}, False),
            ({"clock": clock}, False),  # who plays with a clock plays in earnest
            ({"clock": clock, "hints": True}, True),
        ):
            table = await anna.table("me", "hotseat", **more)
            assert table["hints"] is allowed
        table = await anna.table("me", "hotseat", hints=False)
        async with anna.seat(table["id"]) as page:
            await page.until("view")
            await page.say(ask(page))
            assert (await page.until("error"))["code"] == "hints-off"


def test_a_coach_speaks_only_where_much_depends() -> None:
    """About the question as about the answer; and never of what the seat cannot know."""
    asked, exercise, options = clearest()
    packed, seat = pack(exercise.state), exercise.seat
    assert consider(asked.game, packed, seat, 1) == theme_of(exercise.game, options[0])
    missed = review(asked.game, packed, seat, options[-1:], 1)
    assert missed is not None
    assert (missed.given, missed.better) == (options[-1], options[0])
    assert missed.best - missed.chance >= CLEAR
    assert review(asked.game, packed, seat, options[:1], 1) is None
    assert review(asked.game, packed, seat, [options[-1], options[0]], 1) is None  # it was done next
    elsewhere = exercise.game.imagine(exercise.state, seat, 5)
    assert elsewhere != exercise.state
    assert review(asked.game, pack(elsewhere), seat, options[-1:], 1) is not None
    forced = History(GAME, 2, 1, {"level": "apprentice"}).state
    while len(forced.legal()) > 1:
        forced.apply(forced.to_move, forced.legal()[0])
    assert consider("seasons", pack(forced), int(forced.to_move), 1) is None


async def test_a_coach_at_a_table(server: Server) -> None:
    asked, _, options = clearest()
    seat, record = asked.puzzle.seat, asked.record.text()
    async with Person(server) as anna, Person(server) as boris:
        wish = {"record": record, "seq": asked.puzzle.after, "you": seat, "bot": "random"}
        table = (await anna.call("POST", "/api/tables/continue", wish, 201))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            since = page.seq
            await page.say({"type": "coach", "seq": since, "seat": seat, "reply": 1})
            await page.say({"type": "ping", "reply": 2})
            assert (await page.until("pong", "coach"))["type"] == "pong"  # the socket is not held up
            about = await page.until("coach", "error")
            assert (about["type"], about["reply"], about["about"] is None) == ("coach", 1, False)
            await page.say({"type": "review", "since": since, "seat": seat})
            assert (await page.until("review", "error"))["code"] == "hint-late"  # nothing was answered yet
            await page.say(page.move(options[-1]))
            await page.until("ack")
            await page.say({"type": "review", "since": since, "seat": seat, "reply": 3})
            told = await page.until("review", "error")
            assert (told["seq"], told["reply"]) == (since + 1, 3)
            assert (told["missed"]["given"], told["missed"]["better"]) == (options[-1], options[0])
            await page.say({"type": "undo", "seq": page.seq, "seat": seat, "key": "back", "since": told["seq"]})
            await page.until("ack")
            assert options[0] in page.asked()["options"]
            for seat_of_others in ({"type": "coach", "seq": page.seq}, {"type": "review", "since": since}):
                await page.say({**seat_of_others, "seat": 1 - seat})
                assert (await page.until("error"))["code"] == "not-your-seat"
        table = (await anna.table("me", "open"))["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        async with anna.seat(table) as page:
            await page.until("view")
            await page.say({"type": "coach", "seq": page.seq, "seat": 0})
            assert (await page.until("error", "coach"))["code"] == "coach-off"


class Watched:
    """What a hint is made from."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.imagined: list[State] = []
        self.imagine = bots.imagining(GAME, play.history.state, seat)

    def __call__(self, seed: int) -> State:
        self.imagined.append(self.imagine(seed))
        return self.imagined[-1].clone()


def test_hints_are_made_from_what_the_seat_sees() -> None:
    """Two worlds that look alike to a seat: the question is the same and so is every imagined world, to that seat."""
    compared = 0
    for seed in range(6):
        one, two = worlds(seed, 40 + 9 * seed, 0)
        chance = random.Random(seed)
        while one.decision(0) is None or len(one.decision(0).options) < 2:
            carry_out(one, *random_move(one, chance))
            if one.over:
                break
            state = GAME.imagine(one.history.state, 0, seed + 1)
            two.history.state, two.decisions = state, GAME.decisions(state)
        if one.over:
            continue
        decision = one.decision(0)
        assert two.decision(0) == decision
        seen = GAME.view(one.history.state, 0)
        found = []
        for play in (one, two):
            watched = Watched(play, 0)
            found.append(advise(GAME, decision, watched, Budget(iterations=24, worlds=12), seed, 4))
            assert all(GAME.view(world, 0) == seen for world in watched.imagined)
            assert all(int(world.mem[0]) != int(play.history.state.mem[0]) for world in watched.imagined)
        held = [set(GAME.open_view(play.history.state)["seats"][1]["hand"]) for play in (one, two)]
        compared += held[0] != held[1]
        names = {GAME.actions.notation(action) for option in found[0] for action in option.line[:1]}
        assert names <= {GAME.actions.notation(action) for action in decision.options}
    assert compared >= 2


def test_bots_think_in_the_lane_of_their_pace() -> None:
    assert workers.pace_of("random", "seasons", 2) == workers.pace_of("beginner", "seasons", 2) == QUICK
    assert workers.pace_of("ismcts", "seasons", 2) == LONG
    assert {workers.pace_of("master", game, 2) for game in NAMES} <= {SHORT, LONG}


def test_a_search_at_a_table_keeps_what_it_found() -> None:
    """Its next decision goes on with it; the same seat of another table knows nothing of it."""
    game = load("res_arcana")
    history = History(game, 2, 3, {})
    chance = random.Random(3)
    nodes: list[int] = []
    thinking.player.cache_clear()
    while len(nodes) < 3:
        decision = game.decisions(history.state)[0]
        if decision.seat == 0 and len(decision.options) > 1:
            action = thinking.choose("here", game.name, pack(history.state), 0, "archmage")
            bot = thinking.player("here", game.name, 2, 0, "archmage")
            assert isinstance(bot, Searcher)
            assert bot.search is not None
            nodes.append(bot.search.nodes())
        else:
            action = chance.choice(decision.options)
        history.apply(decision.seat, action)
    assert nodes[0] < nodes[1] < nodes[2]
    assert thinking.player("there", game.name, 2, 0, "archmage") is not bot


def short_record(moves: int) -> str:
    history = History(GAME, 2, 11, {"level": "apprentice"})
    chance = random.Random(4)
    for _ in range(moves):
        seat = history.state.owing()[0]
        history.apply(seat, chance.choice(history.state.legal_for(seat)))
    return history.record().text()


async def analysed(person: Person, address: str) -> dict[str, object]:
    async def done() -> dict[str, object] | None:
        found: dict[str, object] = await person.call("GET", f"{address}/analysis")
        assert found["state"] in ("waiting", "running", "done"), found
        return found if found["state"] == "done" else None

    found = await soon(done, "the analysis ends")
    assert found is not None
    return found


async def test_an_analysis_is_made_once_and_kept(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        record = short_record(12)
        first = (await anna.call("POST", "/api/replays", {"record": record}, 201))["id"]
        address = f"/api/replays/{first}"
        assert (await anna.call("GET", f"{address}/analysis"))["state"] == "none"
        await anna.call("GET", f"{address}/analysis.json", status=404)
        begun = await anna.call("POST", f"{address}/analysis")
        assert begun["state"] in ("waiting", "running")
        assert begun["total"] == 3
        assert (await boris.call("POST", f"{address}/analysis"))["state"] != "none"  # joins in
        await analysed(anna, address)
        data = await anna.call("GET", f"{address}/analysis.json")
        assert [moment["number"] for moment in data["moments"]] == list(range(1, 13))
        for language, word in (("en", "Turning points"), ("ru", "Поворотные моменты")):
            page = await anna.http.get(f"{address}/analysis.html?lang={language}")
            assert word in page.text
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.text.count("charset=") == 1
        await anna.call("GET", f"{address}/analysis.html?lang=xx", status=404)
        second = (await boris.call("POST", "/api/replays", {"record": record}, 201))["id"]
        assert (await boris.call("GET", f"/api/replays/{second}/analysis"))["state"] == "done"  # the same game
        server.kill()
        server.start()
        assert json.dumps(await anna.call("GET", f"{address}/analysis.json")) == json.dumps(data)


class HereAndNow:
    """Workers that are this process."""

    def __init__(self) -> None:
        self.looked: list[int] = []

    async def study(self, owner: str, work: Callable[..., Any], *args: Any) -> Any:
        if work is look:
            self.looked.append(args[1])
        await asyncio.sleep(0)
        return work(*args)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_of_two_processes_one_makes_the_analysis(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    base = str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("postgres").database()
    settings = Settings(address(base))
    store = Store(open_engine(settings), None if settings.postgres else open_writer(settings))
    text = short_record(9)
    key = key_of(text)
    tasks: list[asyncio.Task[None]] = []
    try:
        await store.write(upgrade)
        both = [
            Analyses(AnalysisStore(store), HereAndNow(), lambda work: tasks.append(asyncio.create_task(work)), 4)
            for _ in range(2)
        ]
        states = await asyncio.gather(*[each.begin(key, text) for each in both])
        assert "none" not in {state.state for state in states}
        assert len(tasks) == 1
        await asyncio.gather(*tasks)
        assert sorted(both[0].workers.looked + both[1].workers.looked) == [0, 4, 8]
        assert [(await each.state(key)).state for each in both] == ["done", "done"]
        assert (await both[0].data(key)) == (await both[1].data(key))
        await both[0].store.forget_unfinished()
        assert (await both[1].begin(key, text)).state == "done"
    finally:
        await store.close()


async def test_a_game_that_goes_on_is_not_analysed(server: Server) -> None:
    async with Person(server) as anna:
        table = (await anna.table("me", "hotseat"))["id"]
        for method, path in (("POST", ""), ("GET", ""), ("GET", ".json"), ("GET", ".html")):
            refused = await anna.call(method, f"/api/tables/{table}/analysis{path}", status=409)
            assert refused["error"]["code"] == "not-over"


async def test_an_analysis_cut_off_can_be_begun_again(server: Server) -> None:
    async with Person(server) as anna:
        replay = (await anna.call("POST", "/api/replays", {"record": short_record(40)}, 201))["id"]
        address = f"/api/replays/{replay}"
        await anna.call("POST", f"{address}/analysis")
        server.kill()
        server.start()
        assert (await anna.call("GET", f"{address}/analysis"))["state"] == "none"
        assert (await anna.call("POST", f"{address}/analysis"))["state"] in ("waiting", "running")
