"""The small parts by themselves: patches, clocks, limits, signatures, snapshots, types."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.delta import applied, delta
from arcanarium.core.packing import pack
from arcanarium.core.position import state_of
from arcanarium.core.record import parse, replay
from arcanarium.games import NAMES, load
from arcanarium.server import fairness, limits, typescript, wire
from arcanarium.server.clock import Clocks
from arcanarium.server.connection import Connection
from arcanarium.server.errors import STATUS
from arcanarium.server.identity import Signer, clean_name, clean_text
from arcanarium.server.lens import Lens
from arcanarium.server.lexicon import lexicon, locale
from arcanarium.server.limits import Bucket, Buckets
from arcanarium.server.play import MOVE, UNDO, Entry, Play
from arcanarium.server.replay import record_of
from arcanarium.server.settings import Settings, address

values = st.recursive(
    st.none() | st.integers(2, 50) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcdef"), values, max_size=5)


@given(views, views)
@settings(max_examples=300, deadline=None)
def test_patches_lead_from_one_view_to_the_other(old, new):
    assert applied(old, delta(old, new)) == new


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
    text = record_of(game, seats, 5, {}, entries)
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


def test_ways_are_complete_and_legal():
    game = load("seasons")
    chance = random.Random(2)
    play = Play(game, 2, 4, {})
    longest = 0
    while not play.over:
        seat = chance.choice(play.owing())
        ways = play.ways(seat)
        if ways is not None:
            assert {way[0] for way in ways} == set(play.decision(seat).options)
            assert ways == sorted(ways)
            longest = max(longest, *(len(way) for way in ways))
            way = chance.choice(ways)
            state = play.history.state.clone()
            for action in way:
                state.apply(seat, action)
        play.carry_out(random_entry(play, chance))
    assert longest > 1


def test_ways_go_on_where_the_same_is_asked_in_other_words():
    """Res Arcana: one Gold, or two other essences asked one after the other in ascending order."""
    game = load("res_arcana")
    chance = random.Random(5)
    play = Play(game, 2, 9, {})
    while (seat := chance.choice(play.owing())) >= 0 and play.decision(seat).prompt != "discard-gain":
        play.carry_out(random_entry(play, chance))
    ways = [[game.actions.argument(action) for action in way] for way in play.ways(seat)]
    others = ["elan", "life", "calm", "death"]
    pairs = [[first, second] for i, first in enumerate(others) for second in others[i:]]
    assert ways == [*pairs[:-1], ["death"], ["gold"]]  # after Death the engine takes the only one left


def test_ways_keep_different_questions_apart():
    """Two essences of any types, then any number of one type: two questions, though both are paid."""
    game = load("res_arcana")
    play = Play(game, 2, 1, {})
    mine = {"pool": {"elan": 3, "life": 3}, "play": ["philosophers_stone", "duelist", "research"]}
    play.history.state = state_of(game, {"seats": [mine, {"play": ["seer", "alchemy"]}]})
    play.carry_out(Entry(1, MOVE, 0, game.actions.parse("use philosophers_stone"), None, 0))
    assert [[game.actions.argument(action) for action in way] for way in play.ways(0)] == [
        ["elan", "elan"],
        ["elan", "life"],
        ["life"],
    ]


def test_a_lens_sends_what_changed():
    game = load("seasons")
    chance = random.Random(1)
    play = Play(game, 2, 8, {})
    lenses = [Lens(play, seat) for seat in (0, 1, None)]
    start = lenses[0].seq
    for _ in range(40):
        play.carry_out(random_entry(play, chance))
        for lens in lenses:
            lens.advance(play, None)
            assert lens.view == game.view(play.history.state, lens.seat)
    assert len(lenses[0].missed(start)) == 40
    assert lenses[0].missed(play.seq) == []
    assert lenses[0].missed(999) is None


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


def test_buckets_fill_again():
    bucket = Bucket(1000.0, 2.0)
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    time.sleep(0.01)
    assert bucket.take()


def test_buckets_are_forgotten_when_full(monkeypatch):
    monkeypatch.setattr(limits, "FORGET", 10)
    buckets = Buckets(1e9, 5.0)
    for who in range(50):
        assert buckets.take(str(who))
    assert len(buckets.kept) <= 10


def test_cookies_and_links_are_signed():
    signer, other = Signer(b"a" * 32), Signer(b"b" * 32)
    assert signer.read_cookie(signer.cookie("me")) == "me"
    assert signer.read_link(signer.link("me")) == "me"
    for bad in (None, "", "me", "me.", other.cookie("me"), signer.cookie("you").replace("you", "me"), "é.é"):
        assert signer.read_cookie(bad) is None
    for bad in ("", "me", other.link("me"), signer.cookie("me"), "me.9999999999.x", "a.b.c", signer.link("me") + "x"):
        assert signer.read_link(bad) is None
    assert signer.read_cookie(signer.link("me")) is None


def test_old_links_are_refused(monkeypatch):
    signer = Signer(b"a" * 32)
    link = signer.link("me")
    monkeypatch.setattr("arcanarium.server.identity.time", lambda: time.time() + 30 * 24 * 3600)
    assert signer.read_link(link) is None


def test_names_are_fit_to_be_shown():
    assert clean_name("  Анна \u202e\n К ") == "Анна К"
    assert clean_text("a\0b\u200bc") == "a b c"
    for bad in ("", "   ", "\u200b", "x" * 25):
        with pytest.raises(Exception, match="letters"):
            clean_name(bad)


def test_fair_dice_can_be_checked():
    seed, salt = fairness.new_seed(), fairness.new_salt()
    assert 0 <= seed < 2**61
    hashed = fairness.promise(salt, seed)
    assert fairness.kept(hashed, salt, seed)
    assert not fairness.kept(hashed, salt, seed + 1)
    assert not fairness.kept(hashed, "x", seed)


def test_databases_are_named_by_address_file_or_default(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert address(None) == f"sqlite+aiosqlite:///{tmp_path}/arcanarium/arcanarium.db"
    assert address("/x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert address("postgres://u@h/d") == "postgresql://u@h/d"
    assert address("sqlite:////x.db") == "sqlite+aiosqlite:////x.db"
    assert Settings("postgresql://u@h/d").url == "postgresql+asyncpg://u@h/d"


def test_the_pages_types_are_up_to_date():
    made = typescript.generated()
    assert typescript.TARGET.read_text("utf-8") == made, "run python -m arcanarium.server.typescript"


def test_every_code_has_a_status():
    assert all(400 <= status < 600 for status in STATUS.values())


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_lexicon_and_wording(name):
    assert len(lexicon(name).body) > 1000
    for language in ("en", "ru"):
        assert locale(name, language).body


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
async def test_a_slow_reader_is_cut_off_and_bundles_are_lists():
    sent = []
    gate = asyncio.Event()

    async def send(text):
        await gate.wait()
        sent.append(text)

    slow = Connection("me", "Me", send)
    slow.bundles = True
    runs = asyncio.create_task(slow.run())
    await asyncio.sleep(0)
    for number in range(3):
        slow.send(str(number))
    gate.set()
    await asyncio.sleep(0.01)
    assert sent == ["[0,1,2]"]
    gate.clear()
    for number in range(1000):
        slow.send(str(number))
    assert slow.closed
    gate.set()
    await asyncio.wait_for(runs, 5)
