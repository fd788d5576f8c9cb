"""Analyses add up, repeat themselves, tell luck from skill, and judge by what a seat could know."""

from __future__ import annotations

from math import gcd, sqrt
from random import Random

import msgspec
import pytest

from arcanarium import bots
from arcanarium.bots.analysis import weighing
from arcanarium.bots.analysis.analyse import analyse, look, parts, put_together
from arcanarium.bots.analysis.figures import Analysis, Effort
from arcanarium.bots.analysis.judging import Chance, judge_answer, judge_turn
from arcanarium.bots.analysis.page import page
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.hint import advise
from arcanarium.bots.ranking import FAIR, even_out, rank
from arcanarium.bots.reasons import Gain, amount, is_telling, reason, units, why
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision
from arcanarium.core.history import History
from arcanarium.core.plan import TOLD
from arcanarium.core.record import parse, play_move, start
from arcanarium.games import NAMES, load
from arcanarium.wording import LANGUAGES, Wording

pytestmark = pytest.mark.thorough

LITTLE = Effort(iterations=16, worlds=6)
every_game = pytest.mark.parametrize("name", NAMES)


def recorded(name: str, players: list[str], seed: int, moves: int = 10**6) -> str:
    """The record of a game of these bots, or of its first moves."""
    game = load(name)
    history = History(game, len(players), seed)
    seated = [
        bots.load(player)(game, len(players), seat, bots.own_seed(seed, seat)) for seat, player in enumerate(players)
    ]
    while not history.state.is_over() and len(history.moves) < moves:
        decision = game.decisions(history.state)[0]
        history.apply(decision.seat, bots.answer(seated[decision.seat], history.state, decision))
    return history.record().text()


def checked(found: Analysis) -> None:
    """What holds of every analysis."""
    for row in (found.expected, found.first, *(moment.chances for moment in found.moments)):
        assert len(row) == found.seats
        assert found.seats == 1 or abs(sum(row) - 1) < 0.01
    for moment in found.moments:
        assert moment.loss >= 0
        assert not moment.luck or found.seats == 1 or abs(sum(moment.luck)) < 0.01
        assert (moment.options > 1) == bool(moment.weighed)
        if moment.weighed:
            chances = [option.chance for option in moment.weighed]
            assert chances == sorted(chances, reverse=True)
            assert moment.action in [option.action for option in moment.weighed]
    for each in found.accounts:
        assert abs(each.start + each.luck + each.own + each.others - each.end) < 0.02
        assert each.best <= each.decisions
        assert each.end == (found.moments[-1].chances if found.moments else found.first)[each.seat]
    for turning in found.turnings:
        assert 1 <= turning.number <= len(found.moments)
        assert (turning.kind == "choice") == (turning.better is not None)


@every_game
def test_an_analysis_adds_up(name: str) -> None:
    """A whole game of two, and the beginning of one with as many as can play."""
    game = load(name)
    text = recorded(name, ["random", "random"], 3, 90)
    found = analyse(text, LITTLE)
    checked(found)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found
    most = analyse(recorded(name, ["random"] * game.most, 4, 12), LITTLE)
    checked(most)
    for language in LANGUAGES:
        told = page(found, language, ["Anna", "bot:adept"])
        assert "Anna" in told
        assert "{" not in told.partition("</style>")[2]
        assert Wording(language, game).locale.text("bot-adept") in told.lower()


def test_the_end_is_the_result() -> None:
    text = recorded("time_masters", ["greedy", "random"], 2)
    found = analyse(text, Effort(iterations=8, worlds=4))
    checked(found)
    assert found.over
    share = 1 / len(found.winners)
    assert found.moments[-1].chances == [share if seat in found.winners else 0.0 for seat in range(2)]


@every_game
def test_picture_text_and_hint_tell_one_truth(name: str) -> None:
    """In fifty decisions of a game: what is drawn is what is written, and a hint of the same question says the same."""
    game = load(name)
    text = recorded(name, ["adept", "adept"], 9, 120)
    record = parse(text)
    effort = Effort(iterations=60, worlds=8)
    begins = Random(3).sample(parts(record), 15)
    moments = [each for first in begins for each in look(text, first, effort).moments if each.weighed]
    sampled = {each.number: each for each in moments if each.number < len(record.moves)}
    assert len(sampled) >= 40
    apart: list[float] = []
    s = start(game, record)
    for index in range(len(record.moves)):
        told = sampled.get(index + 1)
        if told is not None:
            chosen = next(option for option in told.weighed if option.action == told.action)
            brought = told.luck[told.seat] if told.luck else 0.0
            assert told.chances[told.seat] == pytest.approx(min(1.0, max(0.0, chosen.chance + brought)), abs=2e-4)
            decision = Decision(told.seat, *s.asked(told.seat), s.legal_for(told.seat))
            budget = weighing.Budget(iterations=effort.iterations, worlds=effort.worlds)
            advised = advise(game, decision, bots.imagining(game, s, told.seat), budget, index)
            chances = [advice.chance for advice in advised]
            assert chances == sorted(chances, reverse=True)
            both = {option.action: option.chance for option in told.weighed}
            apart += [abs(each.chance - both[each.action]) for each in advised[:2] if each.action in both]
        play_move(game, s, record, index)
    assert len(apart) >= 40
    assert sum(apart) / len(apart) < 0.04  # they think by themselves, each with luck of its own


def test_alone_against_the_rules() -> None:
    checked(analyse(recorded("evenfall", ["random"], 1, 30), LITTLE))


def test_the_same_record_gives_the_same_analysis() -> None:
    text = recorded("seasons", ["random", "random"], 5, 14)
    found = [look(text, first, LITTLE) for first in parts(parse(text))]
    Random(1).shuffle(found)
    assert put_together(text, found, LITTLE) == analyse(text, LITTLE)


def test_nothing_was_played() -> None:
    found = analyse(recorded("seasons", ["random", "random"], 5, 0), LITTLE)
    assert found.moments == found.turnings == []
    checked(found)


def test_who_plays_worse_gives_more_away() -> None:
    text = recorded("seasons", ["adept", "random"], 6, 110)
    found = analyse(text, Effort(iterations=60, worlds=8))
    good, bad = found.accounts
    assert good.lost / good.decisions < bad.lost / bad.decisions
    assert good.best / good.decisions > bad.best / bad.decisions
    assert sum(turning.seat == 1 for turning in found.turnings if turning.kind == "choice") > 0


@every_game
def test_other_chance_changes_nothing_that_anybody_sees(name: str) -> None:
    game = load(name)
    for seed in range(3):
        s = game.new(game.most, seed)
        random = Random(seed)
        for _ in range(70):
            if s.is_over():
                break
            s.play(s.to_move, random.choice(s.legal()))
        chance = Chance(game, s)
        world = chance.world(random)
        for seat in (*range(game.most), None):
            assert game.view(world, seat) == game.view(s, seat)
        assert game.decisions(world) == game.decisions(s)


@every_game
def test_luck_is_nothing_on_average(name: str) -> None:
    """What chance gives beyond what was to be expected evens out over all that it might have given."""
    game = load(name)
    hints = evaluation_of(game)
    s, seat, action = chance_move(name)
    random = Random(7)
    chance = Chance(game, s)
    given: list[float] = []
    for _ in range(120):
        world = chance.world(random)
        world.play(seat, action)
        given.append(judge_turn(hints, world, seat)[seat])
    expected = judge_answer(game, hints, s, seat, action, 120, random)[seat]
    mean = sum(given) / len(given)
    spread = sqrt(sum((each - mean) ** 2 for each in given) / len(given))
    assert spread > 0
    assert abs(mean - expected) <= 4 * spread * sqrt(2 / len(given)) + 1e-9


def chance_move(name: str) -> tuple[State, int, int]:
    """A position and an answer after which chance speaks."""
    game = load(name)
    hints = evaluation_of(game)
    for seed in range(20):
        s = game.new(2, seed)
        random = Random(seed)
        for _ in range(150):
            if s.is_over():
                break
            before, seat, action = s.clone(), int(s.to_move), random.choice(s.legal())
            s.play(seat, action)
            if int(s.mem[TOLD]) != int(before.mem[TOLD]) and not s.is_over():
                outcomes = set()
                chance = Chance(game, before)
                for _ in range(6):
                    world = chance.world(random)
                    world.play(seat, action)
                    outcomes.add(round(hints.chances(world)[seat], 6))
                if len(outcomes) > 2:
                    return before, seat, action
    raise AssertionError("chance never speaks")


def test_choices_are_judged_by_what_the_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a decision is weighed, the true state is only imagined from: every world looks the same to the seat."""
    game = load("seasons")
    s = game.new(2, 8)
    random = Random(8)
    while s.is_over() or s.strands or len(s.legal()) < 3:
        s.play(s.to_move, random.choice(s.legal()))
    decision = game.decisions(s)[0]
    seen: list[State] = []

    def watched(game_: bots.Game, true: State, seat: int) -> bots.Imagine:
        assert true is s
        imagine = bots.imagining(game_, true, seat)

        def one(seed: int) -> State:
            seen.append(imagine(seed))
            return seen[-1].clone()

        return one

    monkeypatch.setattr(weighing, "imagining", watched)
    weighed = weighing.weigh(game, s, decision, decision.options[0], LITTLE, 3)
    assert weighed
    assert len(seen) == LITTLE.worlds
    for world in seen:
        assert game.view(world, decision.seat) == game.view(s, decision.seat)
        assert int(world.mem[0]) != int(s.mem[0])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_chosen_option_is_tried_as_fairly_as_the_best(seat: int) -> None:
    """Also while several choose at once, where the seat that is weighed need not be the first that is asked."""
    game = load("seasons")
    s = game.new(2, 3)
    assert s.strands
    decision = game.decisions(s)[seat]
    search = weighing.Search(evaluation_of(game), seat, 5, False)
    worlds = weighing.run(search, bots.imagining(game, s, seat), Random(1), weighing.Budget(iterations=80, worlds=10))
    chosen = min(rank(search, worlds, decision.options), key=lambda option: option.visits)
    least = int(search.iterations) // FAIR
    ranked = even_out(search, worlds, decision.options, chosen.action)
    visits = {option.action: option.visits for option in ranked}
    assert visits[chosen.action] >= least > chosen.visits
    assert visits[ranked[0].action] >= least


# -- reasons


@every_game
def test_things_are_counted_whole(name: str) -> None:
    """A unit in `play.toml` that no longer fits the scale of `evaluation.py` would make people count wrongly."""
    game = load(name)
    hints = evaluation_of(game)
    counted = units(name)
    assert set(counted) <= set(hints.titles())
    factors = dict.fromkeys(counted, 0)
    for seed in range(24):
        random = Random(seed)
        s = game.new(2 + seed % 2, seed)
        while not s.is_over():
            if random.random() < 0.25:
                for seat in range(2):
                    row = dict(zip(hints.titles(), hints.features(s, seat), strict=True))
                    for key, unit in counted.items():
                        things = row[key] * unit
                        assert abs(things - round(things)) < 1e-6, key
                        factors[key] = gcd(factors[key], round(things))
            s.play(s.to_move, random.choice(s.legal()))
    rare = {"council-points", "chain-bonus"}  # few cards have them: chance may show only even numbers, or none
    assert {key for key, factor in factors.items() if factor != 1} <= rare


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_reads_well(name: str, language: str) -> None:
    game = load(name)
    wording = Wording(language, game)
    for key in evaluation_of(game).titles():
        for change in (1, -1, 2.0, -3, 5, 0.5, 21, -12.4):
            words = reason(wording, Gain(key, change, 1.0))
            assert "{" not in words
            number = str(amount(change)).replace(".", "," if language == "ru" else ".")
            if any(sign.isdigit() for sign in words):
                assert key in units(name)
                assert number in words
    assert why(wording, []) == wording.locale.text("advice-even")
    assert not wording.locale.complaints


def test_reasons_that_would_puzzle_are_not_told() -> None:
    assert is_telling("seasons", Gain("crystals", 3, 0.4))
    assert is_telling("seasons", Gain("crystals", -3, -0.4))
    assert not is_telling("seasons", Gain("crystals", -3, 0.4))
    assert is_telling("seasons", Gain("crowded", -1, 0.4))
    assert not is_telling("seasons", Gain("turn", -1, -0.4))
    assert not is_telling("seasons", Gain("crystals", 0.01, 0.4))
    assert [amount(change) for change in (3.0, -2.96, 1.46, 10.4, 0.25)] == [3, 3, 1.5, 10, 0.2]


def test_russian_numbers() -> None:
    wording = Wording("ru", load("seasons"))
    told = [reason(wording, Gain("crystals", number, 1.0)) for number in (1, 2, 5, 21, 1.5, -11)]
    counted = ("1 кристалл", "2 кристалла", "5 кристаллов", "21 кристалл", "1,5 кристалла")
    assert told == [*(f"приносит {crystals}" for crystals in counted), "отнимает 11 кристаллов"]


def test_reasons_are_sentences() -> None:
    gains = [Gain("crystals", 3, 0.4), Gain("gauge", 1, 0.2), Gain("cards-in-hand", 0.3, 0.1), Gain("bonuses", 1, -0.3)]
    english, russian = Wording("en", load("seasons")), Wording("ru", load("seasons"))
    assert why(english, gains) == (
        "Gains 3 crystals, raises the summoning gauge by 1 and strengthens the hand, but uses up 1 bonus."
    )
    assert why(english, gains[1:2]) == "Raises the summoning gauge by 1."
    assert why(russian, [gains[0], gains[3]]) == "Приносит 3 кристалла, но тратит 1 бонус."
    assert why(russian, gains[3:]) == "Тратит 1 бонус."
