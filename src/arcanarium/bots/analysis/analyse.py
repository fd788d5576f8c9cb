"""A record analysed: its moves in parts that can be looked at in different processes, and put together again."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from arcanarium.bots import own_seed
from arcanarium.bots.analysis.figures import FORMAT, Account, Analysis, Effort, Moment, Turning
from arcanarium.bots.analysis.judging import judge_answer, judge_deal, judge_position
from arcanarium.bots.analysis.weighing import weigh
from arcanarium.bots.evaluations import evaluation_of, most_points
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.plan import TOLD
from arcanarium.core.record import Record, parse, play_move, start
from arcanarium.games import load

PART: Final = 4  # moves looked at in one go: few enough for progress to be seen and for others to get their turn
EQUAL: Final = 0.01  # a chance that differs less from the best is as good
MISTAKE: Final = 0.04
SWING: Final = 0.05  # of luck, from which on it is a turning point
TURNINGS: Final = 12


class Part(Struct, frozen=True):
    """Some moves of a game; the first part also has what was before them."""

    first: int
    moments: list[Moment]
    opening: list[list[float]] = []  # what was expected before the deal, and the chances before the first move


def parts(record: Record) -> list[int]:
    """The number of moves before each part."""
    return list(range(0, max(1, len(record.moves)), PART))


def look(text: str, first: int, effort: Effort) -> Part:
    """Analyse one part of a record; may be called in a process of its own."""
    record = parse(text)
    game = load(record.game)
    hints = evaluation_of(game)
    s = start(game, record)
    opening: list[list[float]] = []
    if first == 0:
        random = Random(own_seed(record.seed, -1))
        expected = judge_deal(game, hints, record.seats, record.options, effort.worlds, random)
        opening = [expected, hints.chances(s)]
    for index in range(first):
        play_move(game, s, record, index)
    moments = []
    for index in range(first, min(first + PART, len(record.moves))):
        before = s.clone()
        seat = int(s.to_move) if record.moves[index][0] < 0 else record.moves[index][0]
        play_move(game, s, record, index)
        moments.append(moment(game, before, s, index, seat, record, effort))
    return Part(first, moments, opening)


def moment(game: Game, before: State, s: State, index: int, seat: int, record: Record, effort: Effort) -> Moment:
    hints = evaluation_of(game)
    action = game.actions.parse(record.moves[index][1])
    random = Random(own_seed(record.seed, index))
    judged = judge_position(game, hints, s, seat, effort.worlds, random)
    luck: list[float] = []
    if int(s.mem[TOLD]) != int(before.mem[TOLD]):
        expected = judge_answer(game, hints, before, seat, action, effort.worlds, random)
        luck = [round(now - then, 4) for now, then in zip(judged, expected, strict=True)]
    prompt, source = before.asked(seat)
    decision = Decision(seat, prompt, source, before.legal_for(seat))
    weighed = weigh(game, before, decision, action, effort, random.getrandbits(60)) if len(decision.options) > 1 else []
    chosen = next((option.chance for option in weighed if option.action == action), 0.0)
    chances = judged
    if weighed and not s.is_over():  # what is told of the choice in words is shown in the picture
        chances = told_by(seat, min(1.0, max(0.0, chosen + (luck[seat] if luck else 0.0))), judged)
    return Moment(
        index + 1,
        seat,
        action,
        record.moves[index][1],
        prompt,
        game.rules.plan.card_name(source) if source >= 0 else None,
        [round(chance, 4) for chance in chances],
        luck,
        len(decision.options),
        round(weighed[0].chance - chosen, 4) if weighed else 0.0,
        weighed,
    )


def told_by(seat: int, chance: float, judged: list[float]) -> list[float]:
    """Everybody's chances if that seat has this one: the others share the rest as they stand."""
    others = [judged[each] + 1e-9 if each != seat else 0.0 for each in range(len(judged))]
    return [chance if each == seat else (1 - chance) * share / sum(others) for each, share in enumerate(others)]


def carried_on(first: list[float], moments: list[Moment], over: bool) -> list[Moment]:
    """Where there was nothing to decide, nothing changes but what chance brought."""
    found: list[Moment] = []
    now = first
    for each in moments:
        if each.options == 1 and not (over and each is moments[-1]):
            luck = each.luck or [0.0] * len(now)
            moved = [max(0.0, chance + change) for chance, change in zip(now, luck, strict=True)]
            whole = sum(moved) if len(moved) > 1 else 1.0
            each = replace(each, chances=[round(chance / whole, 4) for chance in moved])
        found.append(each)
        now = each.chances
    return found


def put_together(text: str, found: list[Part], effort: Effort) -> Analysis:
    """The analysis of a whole record from its parts, in whatever order they came."""
    record = parse(text)
    game = load(record.game)
    s = start(game, record)
    for index in range(len(record.moves)):
        play_move(game, s, record, index)
    ordered = sorted(found, key=lambda part: part.first)
    expected, first = ordered[0].opening
    over = s.is_over()
    moments = carried_on(first, [each for part in ordered for each in part.moments], over)
    return Analysis(
        FORMAT,
        record.game,
        record.rules,
        record.card_set,
        record.seats,
        game.options_of(s),
        over,
        game.winners(s) if over else [],
        game.scores(s),
        effort,
        [round(chance, 4) for chance in expected],
        [round(chance, 4) for chance in first],
        moments,
        turnings(moments),
        [account(seat, expected, first, moments) for seat in range(record.seats)],
        most_points(evaluation_of(game), record.seats),
    )


def turnings(moments: list[Moment]) -> list[Turning]:
    """The moves that mattered most, in the order of the game."""
    found: list[Turning] = []
    for each in moments:
        if each.loss >= MISTAKE:
            chosen = next(option for option in each.weighed if option.action == each.action)
            found.append(Turning(each.number, "choice", each.seat, -each.loss, each.weighed[0], chosen))
        if each.luck and max(map(abs, each.luck)) >= SWING:
            seat = max(range(len(each.luck)), key=lambda seat: abs(each.luck[seat]))
            found.append(Turning(each.number, "luck", seat, each.luck[seat]))
    found.sort(key=lambda turning: -abs(turning.swing))
    return sorted(found[:TURNINGS], key=lambda turning: (turning.number, turning.kind))


def account(seat: int, expected: list[float], first: list[float], moments: list[Moment]) -> Account:
    luck = first[seat] - expected[seat]
    own = others = lost = 0.0
    decisions = best = mistakes = 0
    now = first[seat]
    for each in moments:
        change = each.chances[seat] - now
        now = each.chances[seat]
        chance = each.luck[seat] if each.luck else 0.0
        luck += chance
        if each.seat == seat:
            own += change - chance
            if each.weighed:
                decisions += 1
                best += each.loss < EQUAL
                mistakes += each.loss >= MISTAKE
                lost += each.loss
        else:
            others += change - chance
    return Account(
        seat,
        round(expected[seat], 4),
        round(luck, 4),
        round(own, 4),
        round(others, 4),
        round(now, 4),
        decisions,
        best,
        mistakes,
        round(lost, 4),
    )


def analyse(text: str, effort: Effort) -> Analysis:
    """All of it here and now."""
    record = parse(text)
    return put_together(text, [look(text, first, effort) for first in parts(record)], effort)
