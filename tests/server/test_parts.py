"""The small parts by themselves: patches, clocks, limits, signatures, snapshots, types."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import typescript
from arcanarium.core.agenda import IllegalAction
from arcanarium.core.delta import apply_patches, delta
from arcanarium.core.packing import pack
from arcanarium.core.record import parse, replay
from arcanarium.games import NAMES, load
from arcanarium.server import wire
from arcanarium.server.errors import STATUS
from arcanarium.server.http.pages import FOREVER, Pages
from arcanarium.server.settings import Settings, address
from arcanarium.server.socket.conversation import Conversation
from arcanarium.server.store.rows import Entry
from arcanarium.server.tables import fairness
from arcanarium.server.tables.clocks import Clocks
from arcanarium.server.tables.connection import Connection
from arcanarium.server.tables.course import NOBODY_LOOKS
from arcanarium.server.tables.laying import Host, lay
from arcanarium.server.tables.lexicon import write_lexicon, write_locale
from arcanarium.server.tables.names import tell_apart
from arcanarium.server.tables.play import MOVE, UNDO, Play
from arcanarium.server.tables.replay import write_record
from arcanarium.server.tables.table import Table
from arcanarium.server.tables.watcher import Watcher
from arcanarium.server.visitors import limits
from arcanarium.server.visitors.identity import Signer, clean_name, clean_text
from arcanarium.server.visitors.limits import Bucket, Buckets
from arcanarium.server.visitors.visitors import Visitor
from processes import PATIENCE, soon, until

BEFORE = Path(__file__).parents[1] / "core" / "records_before.json"

values = st.recursive(
    st.none() | st.integers(2, 50) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcdef"), values, max_size=5)


@given(views, views)
@settings(max_examples=100, deadline=None)
def test_patches_lead_from_one_view_to_the_other(old, new):
    assert apply_patches(old, delta(old, new)) == new


def test_equal_views_need_no_patch():
    assert delta({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == []


def test_a_patch_touches_only_what_changed():
    old = {"seats": [{"crystals": 1, "hand": ["x"]}, {"crystals": 2}], "turn": 0}
    new = {"seats": [{"crystals": 1, "hand": ["x"]}, {"crystals": 5}], "turn": 0}
    assert delta(old, new) == [(["seats", 1, "crystals"], 5)]


def random_entry(play: Play, chance: random.Random, undo: float = 0.0) -> Entry:
    if chance.random() < undo:
        for seat in range(play.seats):
            if play.may_undo(seat):
                return Entry(play.seq + 1, UNDO, seat, 0, None, 0)
    seat = chance.choice(play.owing())
    return Entry(play.seq + 1, MOVE, seat, chance.choice(play.history.state.legal_for(seat)), None, 0)


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_goes_on_like_the_game_itself(name):
    """Also in what may be undone, and what clients may still answer."""
    game = load(name)
    chance = random.Random(7)
    seats = max(game.fewest, min(2, game.most))
    play = Play(game, seats, 99, {})
    other = Play(game, seats, 99, {})
    for step in range(120):
        if play.over:
            break
        entry = random_entry(play, chance, 0.2)
        play.carry_out(entry)
        other.carry_out(entry)
        if step % 7 == 3:
            data = other.snapshot()
            other = Play(game, seats, 99, {})
            other.restore(data)
        assert pack(other.history.state) == pack(play.history.state)
        assert other.touched == play.touched
        assert [other.may_undo(seat) for seat in range(seats)] == [play.may_undo(seat) for seat in range(seats)]
        assert list(other.log) == list(play.log)


def test_a_table_with_an_option_that_changes_nothing_is_still_read():
    """Such options were accepted once; the game is the one that was played then."""
    game = load("evenfall")
    old = Play(game, 2, 99, {"side": "moon", "difficulty": "heir"})
    assert pack(old.history.state) == pack(Play(game, 2, 99, {"side": "moon"}).history.state)


def test_a_table_with_answers_that_nobody_asks_for_now_is_still_read():
    """The order of effects was asked for once where nothing hung on it; such an entry keeps its number."""
    record = parse("\n".join(json.loads(BEFORE.read_text("utf-8"))[-1]["record"]) + "\n")
    game = load(record.game)
    play = Play(game, record.seats, record.seed, record.options)
    entries = []
    for seat, notation in record.moves:
        who = int(play.history.state.to_move) if seat < 0 else seat
        entries.append(Entry(play.seq + 1, MOVE, who, game.actions.parse(notation), None, 0))
        play.carry_out(entries[-1], recorded=True)
    needless = next(entry for entry in entries if game.actions.notation(entry.action).startswith("resolve"))
    with pytest.raises(IllegalAction):
        play.carry_out(needless)
    text = write_record(game, record.seats, record.seed, record.options, entries)
    assert pack(replay(game, parse(text))) == pack(play.history.state)


@pytest.mark.parametrize("name", NAMES)
def test_entries_with_undo_give_a_record_of_what_stands(name):
    game = load(name)
    chance = random.Random(3)
    seats = max(game.fewest, min(2, game.most))
    play = Play(game, seats, 5, {})
    entries = []
    while not play.over and len(entries) < 400:
        entries.append(random_entry(play, chance, 0.1))
        play.carry_out(entries[-1])
    text = write_record(game, seats, 5, {}, entries)
    assert pack(replay(game, parse(text))) == pack(play.history.state)
    assert any(entry.kind == UNDO for entry in entries)


def test_undo_of_nothing_is_illegal_and_changes_nothing():
    play = Play(load("seasons"), 2, 1, {})
    with pytest.raises(IllegalAction):
        play.carry_out(Entry(1, UNDO, 0, 0, None, 0))
    assert play.seq == 0


def test_answers_are_taken_back_one_by_one():
    game = load("seasons")
    chance = random.Random(11)
    play = Play(game, 2, 17, {})
    seen = 0
    while not play.over:
        play.carry_out(random_entry(play, chance))
        for seat in range(2):
            data = play.snapshot()
            before = [pack(play.history.state)]
            while play.may_undo(seat):
                play.carry_out(Entry(play.seq + 1, UNDO, seat, 0, None, 0))
                before.append(pack(play.history.state))
            seen += len(before) > 2
            assert len(set(before)) == len(before)
            play = Play(game, 2, 17, {})
            play.restore(data)
    assert seen


def test_a_lens_sends_what_changed():
    game = load("seasons")
    chance = random.Random(1)
    play = Play(game, 2, 8, {})
    lenses = [Watcher(play, seat) for seat in (0, 1, None)]
    start = lenses[0].seq
    for _ in range(40):
        play.carry_out(random_entry(play, chance))
        for lens in lenses:
            lens.advance(play, None)
            assert lens.view == game.view(play.history.state, lens.seat)
    assert len(lenses[0].missed(start)) == 40
    assert lenses[0].missed(play.seq) == []
    assert lenses[0].missed(999) is None


def test_a_file_is_kept_once_however_its_address_is_written(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("let a;")
    (tmp_path / "b.js").write_text("let b;")
    pages = Pages(tmp_path)
    for path in ("/assets/a.js", "//assets/./a.js", "/x/../assets/a.js", "/assets/y/../a.js"):
        assert pages.file(path).caching == FOREVER
    assert pages.file("/assets/../b.js").caching == "no-cache"
    assert len(pages.kept) == 2
    assert pages.file("/../secret") is None


def test_clocks_count_only_who_is_asked():
    clocks = Clocks(wire.Clock(10, 60, "bot"), [0, 0], 0)
    clocks.turn_to({0}, None, 1000)
    assert clocks.left(0, 3000) == wire.TimeLeft(0, 8000, 58000, True)
    assert clocks.left(1, 3000) == wire.TimeLeft(1, 10000, 60000, False)
    clocks.turn_to({0}, 0, 5000)  # answered and asked again
    assert clocks.left(0, 5000) == wire.TimeLeft(0, 10000, 56000, True)
    clocks.turn_to({1}, 0, 6000)
    assert clocks.spent == [5000, 0]
    assert clocks.next_deadline(6000) == 10000
    assert clocks.expired(15999) == []
    assert clocks.expired(16000) == [1]


def test_clocks_of_seats_that_choose_together_run_side_by_side():
    clocks = Clocks(wire.Clock(10), [0, 0], 0)
    clocks.turn_to({0, 1}, None, 0)
    clocks.turn_to({1}, 0, 4000)
    assert clocks.spent == [4000, 0]
    assert clocks.left(1, 4000).move == 6000


def test_bots_nobody_looks_at_stand_in_one_line():
    """A hundred tables of a hundred strangers, laid and left, are no more than one to those who play."""
    wish = wire.NewTable(game="seasons", seats=2, players=[wire.Player(kind="bot"), wire.Player(kind="bot")])
    tools = SimpleNamespace(workers=SimpleNamespace(hint=print), store=SimpleNamespace(said=print), spawn=None)
    one, other = (Table(tools, lay(Host(id=who, name=who), load("seasons"), wish)) for who in ("anna", "boris"))
    assert one.owner == other.owner == NOBODY_LOOKS
    looker = Connection("clara", "Clara", None)
    looker.greeted = True
    one.audience.connections.add(looker)
    assert (one.owner, other.owner) == ("anna", NOBODY_LOOKS)


def test_buckets_fill_again():
    slow = Bucket(0.001, 2.0)
    assert [slow.take(), slow.take(), slow.take()] == [True, True, False]
    quick = Bucket(1000.0, 1.0)
    assert quick.take()
    until(quick.take, "a bucket fills again")


def test_buckets_are_forgotten_when_full(monkeypatch):
    monkeypatch.setattr(limits, "FORGET", 10)
    buckets = Buckets(1e9, 5.0)
    for who in range(50):
        assert buckets.take(str(who))
    assert len(buckets.kept) <= 10


def test_cookies_are_signed():
    signer, other = Signer(b"a" * 32), Signer(b"b" * 32)
    assert signer.read_cookie(signer.cookie("me")) == ("me", 0, True)
    assert signer.read_cookie(signer.cookie("me", 3)) == ("me", 3, True)
    assert Signer(b"c" * 32, [b"a" * 32]).read_cookie(signer.cookie("me", 3)) == ("me", 3, False)
    assert signer.read_cookie(signer.cookie("me", 3).replace("-3", "-4")) is None
    for bad in (None, "", "me", "me.", other.cookie("me"), signer.cookie("you").replace("you", "me"), "é.é"):
        assert signer.read_cookie(bad) is None


def test_names_are_fit_to_be_shown():
    assert clean_name("  Анна \u202e\n К ") == "Анна К"
    assert clean_text("a\0b\u200bc") == "a b c"
    for bad in ("", "   ", "\u200b", "x" * 25):
        with pytest.raises(Exception, match="letters"):
            clean_name(bad)


def test_a_sealed_seed_can_be_checked():
    salt = fairness.new_salt()
    hashed = fairness.seal(salt, 5)
    assert fairness.is_kept(hashed, salt, 5)
    assert not fairness.is_kept(hashed, salt, 6)
    assert not fairness.is_kept(hashed, "x", 5)


def test_mixed_dice_can_be_checked():
    """The same bytes as docs/fair_dice.md tells them."""
    share = "0123456789abcdef" * 2
    parts = [fairness.Contribution("person", fairness.pledge_of(share), share), fairness.Contribution("bot")]
    mix = fairness.Mix(fairness.new_secret(), "table", "seasons", 7, {"b": "2", "a": "1"}, parts)
    line, hashed = str(mix), fairness.seal_secret(mix.secret)
    assert line.endswith(f"table seasons 7 a=1,b=2 person:{fairness.pledge_of(share)}:{share} bot")
    assert fairness.read_mix(line) == mix
    seed = fairness.seed_of(line)
    assert f"{seed:032x}" == hashlib.sha256(line.encode()).hexdigest()[:32]
    assert fairness.is_mixed(hashed, line, seed)
    assert not fairness.is_mixed(hashed, line, seed + 1)
    assert not fairness.is_mixed(fairness.seal_secret("other"), line, seed)
    other = str(mix._replace(parts=[parts[0]._replace(share="f" * 32), parts[1]]))
    assert not fairness.is_mixed(hashed, other, fairness.seed_of(other))
    assert not fairness.is_mixed(hashed, "nonsense", seed)
    late = mix._replace(options={}, parts=[parts[0]._replace(share=None), fairness.Contribution("person")])
    assert fairness.read_mix(str(late)) == late


def test_databases_are_named_by_address_file_or_default(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert address(None) == f"sqlite+aiosqlite:///{tmp_path}/arcanarium/arcanarium.db"
    assert address("/x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert address("postgres://u@h/d") == "postgresql://u@h/d"
    assert address("sqlite:////x.db") == "sqlite+aiosqlite:////x.db"
    assert Settings("postgresql://u@h/d").url == "postgresql+asyncpg://u@h/d"


def test_the_pages_types_are_up_to_date():
    made = typescript.generated()
    assert typescript.TARGET.read_text("utf-8") == made, "run python scripts/typescript.py"


def test_every_code_has_a_status():
    assert all(400 <= status < 600 for status in STATUS.values())


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_lexicon_and_wording(name):
    assert len(write_lexicon(name).body) > 1000
    for language in ("en", "ru"):
        assert write_locale(name, language).body


def test_messages_are_strict():
    for bad in (
        b"",
        b"[]",
        b"{}",
        b'{"type":"nothing"}',
        b'{"type":"move"}',
        b'{"type":"move","seq":-1,"seat":0,"action":1,"key":"a"}',
        b'{"type":"move","seq":1,"seat":0,"action":99999999999999999999,"key":"a"}',
        b'{"type":"move","seq":1,"seat":0,"action":1,"key":""}',
        b'{"type":"move","seq":1,"seat":0,"action":1,"key":"a\\u0000"}',
        b'{"type":"move","seq":1,"seat":true,"action":1,"key":"a"}',
    ):
        with pytest.raises(ValueError, match=r"."):
            wire.decode_message(bad)


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_a_slow_reader_is_cut_off():
    sent = []
    gate = asyncio.Event()

    async def send(text):
        await gate.wait()
        sent.append(text)

    slow = Connection("me", "Me", send)
    runs = asyncio.create_task(slow.run())
    await asyncio.sleep(0)
    for number in range(3):
        slow.send(str(number))
    gate.set()

    async def some() -> list[str]:
        return sent if len(sent) == 3 else []

    assert await soon(some, "what was kept is sent") == ["0", "1", "2"]
    gate.clear()
    for number in range(1000):
        slow.send(str(number))
    assert slow.closed
    gate.set()
    await asyncio.wait_for(runs, PATIENCE)


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_who_reads_nothing_and_says_nothing_is_let_go():
    """Their socket takes no more, so that not even its end can be told."""

    async def receive():
        await asyncio.Event().wait()

    async def send(message):
        await asyncio.Event().wait()

    visitors, hub = SimpleNamespace(rate=1.0), SimpleNamespace(settings=Settings(""))
    talk = Conversation(receive, send, visitors, hub, "table", Visitor("me", "Me", "here"))
    runs = asyncio.create_task(talk.run())
    await asyncio.sleep(0)
    talk.connection.send("something")
    await asyncio.sleep(0)
    talk.connection.close()
    done, _ = await asyncio.wait([runs], timeout=PATIENCE)
    assert done


@pytest.mark.parametrize(
    ("people", "names"),
    [
        ([("a", "Anna"), ("b", "Boris")], ["Anna", "Boris"]),
        ([("a", "Anna"), ("b", "ANNA"), ("c", "Carl")], ["Anna (1)", "ANNA (2)", "Carl"]),
        ([("a", "Boris"), ("b", "\uff22oris")], ["Boris (1)", "\uff22oris (2)"]),  # a wide letter
        ([("a", "Boris"), ("b", "B\u043eris")], ["Boris (1)", "B\u043eris (2)"]),  # a Cyrillic one
        ([("a", "Анна"), ("b", "анна")], ["Анна (1)", "анна (2)"]),
        ([("a", "Anna"), ("a", "Anna")], ["Anna", "Anna"]),  # one person at two seats
        ([(None, ""), (None, ""), ("a", "Anna")], ["", "", "Anna"]),  # bots
        ([("a", "Anna (2)"), ("b", "Anna"), ("c", "anna")], ["Anna (2) (1)", "Anna (2) (2)", "anna (3)"]),
    ],
)
def test_nobody_is_called_like_somebody_else(people: list[tuple[str | None, str]], names: list[str]) -> None:
    assert tell_apart(people) == names
