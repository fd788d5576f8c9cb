"""Bots never reach the true state, repeat themselves, and play sensibly."""

from __future__ import annotations

import gc
import re
import sys
import types
from pathlib import Path
from random import Random

import pytest

from arcanarium import bots
from arcanarium.bots import levels
from arcanarium.bots.care import Care, pick
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.greedy import Player as Greedy
from arcanarium.bots.hint import advise
from arcanarium.bots.ismcts import Budget, run
from arcanarium.bots.ismcts import Player as Searcher
from arcanarium.bots.lookahead import others_answer
from arcanarium.bots.own import load_own
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.packing import pack
from arcanarium.core.position import state_of
from arcanarium.core.view import Data
from arcanarium.games import NAMES, load
from arcanarium.wording import LANGUAGES, Wording

GUIDE = Path(__file__).parents[2] / "docs" / "writing_a_bot.md"
pytestmark = pytest.mark.thorough
every_game = pytest.mark.parametrize("name", NAMES)


def middle(game: Game, seats: int, seed: int, decisions: int = 60) -> State:
    """A state out of a random game, with a choice to make."""
    s = game.new(seats, seed)
    random = Random(seed)
    for _ in range(decisions):
        s.play(s.to_move, random.choice(s.legal()))
    while not s.is_over() and (len(s.legal()) < 2 or s.strands):
        s.play(s.to_move, random.choice(s.legal()))
    return s


def reachable(*starts: object) -> list[object]:
    """Everything that can be got at from these objects, but not through modules, types and the game's rules."""
    found: dict[int, object] = {}
    waiting = list(starts)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, types.ModuleType | type | Game):
            continue
        if isinstance(thing, dict) and "__builtins__" in thing:
            continue  # the globals of a module
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


class Prying(bots.Bot):
    """Looks behind everything it is given."""

    def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
        super().__init__(game, seats, seat, seed)
        self.states: list[State] = []

    def choose(self, view: Data, decision: Decision, imagine: bots.Imagine) -> int:
        self.states = [thing for thing in reachable(view, decision, imagine) if isinstance(thing, State)]
        self.states.append(imagine(987654321))
        return decision.options[0]


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_the_true_state_cannot_be_reached(name: str, seed: int) -> None:
    game = load(name)
    s = middle(game, 3, seed)
    decision = game.decisions(s)[0]
    prying = Prying(game, 3, decision.seat, 0)
    bots.answer(prying, s, decision)
    assert len(prying.states) >= 2
    for other in prying.states:
        assert other is not s
        assert int(other.mem[0]) != int(s.mem[0]), "the seed of the game is nobody's business"
        assert game.view(other, decision.seat) == game.view(s, decision.seat)


def test_what_a_bot_can_reach_is_dealt_anew() -> None:
    """The rival's hand differs from the true one in most of what a bot is given."""
    game = load("seasons")
    differing = 0
    for seed in range(12):
        s = middle(game, 2, seed)
        decision = game.decisions(s)[0]
        prying = Prying(game, 2, decision.seat, 0)
        bots.answer(prying, s, decision)
        true = game.open_view(s)
        differing += sum(game.open_view(other) != true for other in prying.states) == len(prying.states)
    assert differing >= 10


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_matters_has_a_name(name: str, language: str) -> None:
    game = load(name)
    wording = Wording(language, game)
    titles = evaluation_of(game).titles()
    assert len(set(titles)) == len(titles)
    assert not [title for title in titles if not wording.locale.has(f"hint-{title}")]


@every_game
def test_greedy_beats_random(name: str) -> None:
    game = load(name)
    wins = 0.0
    for number in range(6):
        s = game.new(2, number)
        mine = number % 2
        players = [bots.load("greedy")(game, 2, mine, 1), bots.load("random")(game, 2, 1 - mine, 2)]
        while not s.is_over():
            decision = game.decisions(s)[0]
            s.apply(decision.seat, bots.answer(players[decision.seat != mine], s, decision))
        winners = game.winners(s)
        wins += (mine in winners) / len(winners)
    assert wins >= 4.5


@every_game
@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_repeats_itself_and_keeps_what_it_found(name: str, seats: int) -> None:
    game = load(name)
    answers = []
    for _ in range(2):
        s = middle(game, seats, 3)
        seat = int(s.to_move)
        bot = Searcher(game, seats, seat, 5, Budget(iterations=120))
        line = []
        for _ in range(6):
            if s.is_over():
                break
            decision = game.decisions(s)[0]
            if decision.seat == seat:
                line.append(bots.answer(bot, s, decision))
                s.apply(seat, line[-1])
            else:
                s.apply(decision.seat, decision.options[0])
        answers.append(line)
    assert answers[0] == answers[1]
    assert bot.search.nodes() > 100


@every_game
def test_seats_that_choose_at_once_are_searched(name: str) -> None:
    """The last of several who owe an answer is asked first; nobody else's answer is known."""
    game = load(name)
    for seed in range(3):
        s = game.new(game.most, seed)
        random = Random(seed)
        for _ in range(400):
            if s.is_over():
                break
            owed = game.decisions(s)
            decision = owed[-1]
            if len(owed) > 1 and len(decision.options) > 1:
                bot = Searcher(game, game.most, decision.seat, 1, Budget(iterations=40))
                assert bots.answer(bot, s, decision) in decision.options
                break
            s.apply(decision.seat, random.choice(decision.options))


def test_a_node_is_what_the_seat_sees() -> None:
    """Worlds that look alike to a seat are one node of it, and only that."""
    for name in NAMES:
        game = load(name)
        s = middle(game, 2, 8)
        seat = int(s.to_move)
        search = Search(evaluation_of(game), seat, 1, False)
        keys = {search.key(game.imagine(s, seat, seed), seat) for seed in range(30)}
        assert len(keys) == 1, name
        other = s.clone()
        other.play(seat, s.legal()[0])
        if not other.is_over():
            assert search.key(other, int(other.to_move)) not in keys


def test_several_processes_think_about_one_decision() -> None:
    game = load("seasons")
    s = middle(game, 2, 4)
    decision = game.decisions(s)[0]
    bot = Searcher(game, 2, decision.seat, 3, Budget(iterations=200, worlds=20, processes=2))
    assert bots.answer(bot, s, decision) in decision.options


def test_settings_behind_a_name() -> None:
    game = load("seasons")
    search = bots.load("ismcts:iterations=40:seconds=2.5:worlds=20:processes=2:noise=0.1:blunder=0.3")(game, 2, 0, 1)
    assert isinstance(search, Searcher)
    assert search.budget == Budget(40, 2.5, 20, 2)
    assert search.care == Care(0.1, 0.3)
    hasty = bots.load("ismcts:processes=2")(game, 2, 0, 1)
    assert isinstance(hasty, Searcher)
    assert hasty.budget == Budget(seconds=1.0, processes=2)
    simple = bots.load("greedy:worlds=8")(game, 2, 0, 1)
    assert isinstance(simple, Greedy)
    assert simple.worlds == 8
    for wrong in ("ismcts:speed=3", "ismcts:seconds", "greedy:worlds=1.5", "greedy:noise=-1", "ismcts:seconds=inf"):
        with pytest.raises(bots.UnknownBot, match=f"no setting of {wrong[:6]}"):
            bots.load(wrong)
    with pytest.raises(bots.UnknownBot, match="there is no bot"):
        bots.load("master:seconds=3")


@pytest.mark.parametrize("name", bots.LEVELS)
def test_levels_keep_their_time(name: str) -> None:
    for game in NAMES:
        for seats in (2, 4):
            given = levels.settings(name, game, seats)
            assert given.get("seconds", 0.0) <= levels.CAPS[name]
            assert given["bot"] == "greedy" or given["seconds"] > 0


def test_nobody_takes_what_is_clearly_a_blunder() -> None:
    random = Random(1)
    picks = [pick([7, 8, 9], [0.5, 0.45, 0.1], Care(noise=5.0, blunder=0.2), random) for _ in range(300)]
    assert set(picks) == {7, 8}


@every_game
def test_advice(name: str) -> None:
    game = load(name)
    s = middle(game, 2, 6)
    decision = game.decisions(s)[0]
    before = pack(s)
    found = advise(game, decision, bots.imagining(game, s, decision.seat), Budget(iterations=300), seed=1)
    assert pack(s) == before
    assert {advice.action for advice in found} <= set(decision.options)
    assert abs(sum(advice.share for advice in found) - 1) < 0.5
    for advice in found:
        assert 0 <= advice.chance <= 1
        assert advice.line[0] == advice.action
        assert all(gain.key in evaluation_of(game).titles() for gain in advice.gains)


def code_of_the_guide() -> list[str]:
    return re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", [0, 1])
def test_the_examples_of_the_guide_play(tmp_path: Path, number: int) -> None:
    code = code_of_the_guide()[number]
    if number == 0:
        lines = [line for line in code.splitlines() if line.strip()]
        assert len(lines) <= 20
    path = tmp_path / "my_bot.py"
    path.write_text(code, "utf-8")
    name = str(path) if number == 0 else f"program:{sys.executable} {path}"
    game = load("seasons")
    s = middle(game, 2, 2)
    players = [load_own(name)(game, 2, seat, seat) for seat in range(2)]
    for _ in range(12):
        decision = game.decisions(s)[0]
        s.apply(decision.seat, bots.answer(players[decision.seat], s, decision))
    for player in players:
        player.end([3, 2], [0])


def test_a_search_can_be_stopped_by_time() -> None:
    game = load("res_arcana")
    s = middle(game, 2, 1)
    seat = int(s.to_move)
    search = Search(evaluation_of(game), seat, 1, False)
    run(search, lambda seed: game.imagine(s, seat, seed), Random(1), Budget(seconds=0.05))
    assert search.iterations > 5
    assert gc.isenabled()


@pytest.mark.parametrize("name", ["time_masters:glass_hours", "evenfall:salt_coast"])
@pytest.mark.parametrize("level", ["beginner", "adept", "magister"])
def test_every_level_knows_foreign_cards(name: str, level: str) -> None:
    """The evaluation is that of the game; cards it has never seen have the worth of none."""
    game = load(name)
    s = middle(game, 2, 3)
    decision = game.decisions(s)[0]
    assert bots.answer(bots.load(level)(game, 2, decision.seat, 1), s, decision) in decision.options


def test_bids_are_judged_when_all_have_bid() -> None:
    """Of several who choose at once the others answer before greedy judges: before that no bid is worth anything."""
    game = load("evenfall")
    s = game.new(3, 4)
    random = Random(4)
    while sum(each.prompt == "bid" for each in game.decisions(s)) < 2:
        s.play(s.to_move, random.choice(s.legal()))
    first, *others = [each.seat for each in game.decisions(s)]
    after = s.clone()
    after.play(first, after.legal_for(first)[0])
    assert after.owing() == others
    others_answer(after, others, 7)
    assert all(each.prompt != "bid" or each.seat not in others for each in game.decisions(after))


@pytest.mark.parametrize("bot", ["ismcts:iterations=100", "ismcts:iterations=400", "master"])
def test_who_is_sure_to_win_also_does(bot: str) -> None:
    """All that is left to do is to claim what can be paid for many times over; there was a search that never did."""
    game = load("res_arcana")
    rich = {
        "pool": {"elan": 64, "life": 24, "calm": 27, "death": 30, "gold": 16},
        "play": [
            *("chalice_of_fire", "dancing_sword", "elemental_spring", "elvish_bow", "flaming_pit", "wind_dragon"),
            *("scholar", "research", "solomons_mine", "alchemists_tower", "dragons_lair"),
            *({"card": card, "essences": {"gold": 7}} for card in ("vault", "colossus")),
        ],
        "hand": ["hand_of_glory"],
    }
    poor = {
        "pool": {"death": 2},
        "play": ["magical_shard", "prism", "alchemist", "death_life", "oracle", "cursed_forge"],
        "hand": ["guard_dog"],
        "deck": ["athanor", "cursed_skull", "fire_dragon", "nightingale", "sacrificial_dagger"],
    }
    shared = {"places": ["sacrificial_pit", "coral_castle"], "monuments": ["mausoleum", "temple"]}
    s = state_of(game, {**shared, "seats": [rich, poor]})
    players = [bots.load(bot)(game, 2, 0, 1), bots.load("greedy")(game, 2, 1, 2)]
    for _ in range(40):
        if s.is_over():
            break
        decision = game.decisions(s)[0]
        s.apply(decision.seat, bots.answer(players[decision.seat], s, decision))
    assert s.is_over()
    assert game.winners(s) == [0]
