"""Tables with card sets of other people: laid, played to the end and replayed by name alone."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from arcanarium.games import load

from .harness import Person, Server

pytestmark = pytest.mark.anyio

SETS = Path(__file__).parents[1] / "card_sets"
FOREIGN = {
    "time_masters:glass_hours": ("card-glass-breath = Glass Breath", "card-glass-breath = Стеклянный вдох"),
    "evenfall:salt_coast": ("card-salt-pan = Salt Pan", "card-salt-pan = Солеварня"),
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_sets_are_listed_with_their_game(server: Server) -> None:
    async with Person(server) as anna:
        games = {game["name"]: game for game in await anna.call("GET", "/api/games")}
        assert games["seasons"]["sets"] == []
        shipped, own = games["time_masters"]["sets"]
        assert (shipped["game"], shipped["provenance"]) == ("time_masters", "designed")
        assert own["game"] == "time_masters:glass_hours"
        assert own["title"] == {"en": "Glass Hours", "ru": "Стеклянные часы"}
        assert own["note"]["ru"].startswith("Набор для проверок")
        for name, lines in FOREIGN.items():
            lexicon = await anna.call("GET", f"/api/games/{name}/lexicon")
            assert lexicon["game"] == name
            assert {row["id"] for row in lexicon["cards"]} == set(lexicon["kinds"])
            for language, line in zip(("en", "ru"), lines, strict=True):
                wording = (await anna.http.get(f"/locale/{name}.{language}.ftl")).text
                assert line in wording
                assert "card-concentration" not in wording
                assert "game-name" in wording
        for name in ("time_masters:none", "time_masters:..%2Fglass_hours", "seasons:glass_hours", "time_masters:"):
            assert (await anna.http.get(f"/api/games/{name}/lexicon")).status_code == 404
            assert (await anna.http.get(f"/locale/{name}.en.ftl")).status_code == 404
        body = {"game": "time_masters:none", "seats": 2, "players": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await anna.call("POST", "/api/tables", body, 404))["error"]["code"] == "game-unknown"


@pytest.mark.parametrize("name", FOREIGN)
async def test_a_game_with_foreign_cards_to_the_end_and_again(server: Server, name: str) -> None:
    async with Person(server) as anna:
        table = await anna.table("me", "bot", game=name, practice=True, seed=5)
        assert table["game"] == name
        async with anna.seat(table["id"], 0) as page:
            await page.until("view")
            assert page.view["game"] == name
            await page.play_to_end(random.Random(5))
        record = await anna.call("GET", f"/api/tables/{table['id']}/record")
        assert f"game: {name}\nrules: 1\ncard_set: {load(name).digest}\n" in record
        replay = await anna.call("GET", f"/api/tables/{table['id']}/replay?view=open")
        assert (replay["game"], replay["over"]) == (name, True)
        assert len(replay["steps"]) == len(record.partition("\n\n")[2].splitlines())
        uploaded = await anna.call("POST", "/api/replays", {"record": record}, 201)
        assert uploaded["scores"] == replay["scores"]
        other = record.replace(f"card_set: {load(name).digest}", "card_set: 00000000")
        answer = await anna.call("POST", "/api/replays", {"record": other}, 409)
        assert answer["error"]["code"] == "rules-changed"
        assert "version 00000000 of the card set" in answer["error"]["message"]
        gone = record.replace(name, f"{name}_x")
        assert (await anna.call("POST", "/api/replays", {"record": gone}, 400))["error"]["code"] == "record-bad"
        went_on = await anna.call("POST", "/api/tables/continue", {"table": table["id"], "seq": 4, "you": 0}, 201)
        assert went_on["game"] == name


async def test_a_set_that_changes_or_goes_leaves_the_server_standing(
    tmp_path: Path, logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "sets"
    shutil.copytree(SETS, folder)
    (folder / "evenfall" / "broken.toml").write_text("[set]\nid = 3\n", "utf-8")
    monkeypatch.setenv("ARCANARIUM_CARD_SETS", str(folder))
    log = logs / "sets.log"
    server = Server(str(tmp_path / "tables.db"), log).start()
    try:
        async with Person(server) as anna:
            games = {game["name"]: game for game in await anna.call("GET", "/api/games")}
            assert [each["game"] for each in games["evenfall"]["sets"]] == ["evenfall", "evenfall:salt_coast"]
            table = (await anna.table("me", "bot", game="time_masters:glass_hours"))["id"]
            shared = (await anna.table("me", "open", game="time_masters:glass_hours"))["id"]
            async with Person(server) as boris:
                await boris.call("POST", f"/api/tables/{shared}/join")
            await anna.call("DELETE", f"/api/tables/{shared}", status=409)
            cookies = dict(anna.http.cookies)
            # a set that is added is there at once
            text = (folder / "time_masters" / "glass_hours.toml").read_text("utf-8")
            added = text.replace('id = "glass_hours"', 'id = "late_hours"')
            (folder / "time_masters" / "late_hours.toml").write_text(added, "utf-8")
            games = {game["name"]: game for game in await anna.call("GET", "/api/games")}
            assert [each["game"] for each in games["time_masters"]["sets"]][-1] == "time_masters:late_hours"
        server.stop()
        assert log.read_text("utf-8").count("a card set is not offered") == 1
        assert "broken.toml, automa: is missing" in log.read_text("utf-8")
        # other cards: the table is refused in so many words
        path = folder / "time_masters" / "glass_hours.toml"
        path.write_text(text.replace("amount = 2", "amount = 3"), "utf-8")
        server.start()
        async with Person(server) as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            async with anna.seat(table, 0) as page:
                refusal = await page.until("error")
                assert refusal["code"] == "rules-changed"
            await anna.call("DELETE", f"/api/tables/{shared}", status=204)  # nobody can play it on
        server.stop()
        # no cards: the lobby still lists the table
        path.unlink()
        server.start()
        async with Person(server) as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            listed = await anna.call("GET", "/api/tables?scope=mine")
            assert [row["game"] for row in listed] == ["time_masters:glass_hours"]
            assert (await anna.call("GET", f"/api/tables/{table}", status=404))["error"]["code"] == "game-unknown"
            assert (await anna.http.get(f"/table/{table}")).status_code == 404
    finally:
        server.stop()
    assert "Traceback" not in log.read_text("utf-8")
