"""Is one answer clearly best? Searched twice, the second time four times as long, from what the seat may know."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from arcanarium.bots import imagining, own_seed
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.hint import Advice, advice_on
from arcanarium.bots.ismcts import Budget, Found, read_options, run
from arcanarium.bots.search import Search
from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.asking.whole_answer import parts_of
from arcanarium.core.game import Decision, Game
from arcanarium.core.plan import TOLD
from arcanarium.puzzles.puzzle import Effort, Step

LONGEST: Final = 4  # answers of a solution
MOST_PARTS: Final = 8  # of one answer
LEADING: Final = 8  # the two best options are each tried at least this part of all iterations,
SHARE: Final = 4  # and all options together at least this part, evenly


class Weighing:
    """A search that is done: every option well known, best first."""

    def __init__(self, game: Game, s: State, decision: Decision, iterations: int, worlds: int, seed: int) -> None:
        self.game = game
        self.decision = decision
        self.search = Search(evaluation_of(game), decision.seat, seed, False)
        imagine = imagining(game, s, decision.seat)
        self.worlds = run(self.search, imagine, Random(seed), Budget(iterations=iterations, worlds=worlds))
        for option in self.options:
            self._try(option, iterations // (SHARE * len(decision.options)))
        for _ in decision.options:  # what comes to the front only because it is little known is tried until it is not
            poor = [option for option in self.options[:2] if option.visits < iterations // LEADING]
            for option in poor:
                self._try(option, iterations // LEADING)
            if not poor:
                break

    def _try(self, option: Found, least: int) -> None:
        for number in range(option.visits, least):
            self.search.iterate(self.worlds[number % len(self.worlds)].clone(), option.action, number)

    @property
    def options(self) -> list[Found]:
        found = read_options(self.search.root(self.worlds[0]), self.decision.options)
        return sorted(found, key=lambda option: (-option.chance, option.action))

    @property
    def best(self) -> int:
        return self.options[0].action

    @property
    def margin(self) -> float:
        best, second = self.options[:2]
        return best.chance - second.chance

    def advise(self, place: int) -> Advice:
        return advice_on(self.search, self.worlds, self.options[place], 1)

    def chances(self) -> dict[str, float]:
        return {self.game.actions.notation(option.action): round(option.chance, 3) for option in self.options}


class Clear(NamedTuple):
    """A step of a solution, its margin, and the table after it."""

    step: Step
    margin: float
    actions: list[int]
    after: State


def decision_of(s: State, seat: int) -> Decision:
    prompt, source = s.asked(seat)
    return Decision(seat, prompt, source, s.legal_for(seat))


def is_alone(s: State, seat: int) -> bool:
    """Is that seat the only one who chooses? What others choose at the same time nobody can know."""
    return s.owing() == [seat] and not s.strands


def weigh_twice(game: Game, s: State, decision: Decision, effort: Effort, seed: int) -> Weighing | None:
    """None unless the same answer is clearly best both times; a quick look first, as most positions are no puzzles."""
    best = -1
    for place, iterations in enumerate((effort.screen, effort.iterations, effort.iterations * effort.again)):
        found = Weighing(game, s, decision, iterations, effort.worlds, own_seed(seed, place))
        wanted = effort.margin if place > 0 else effort.margin / 2
        if found.margin < wanted or (place > 1 and found.best != best):
            return None
        best = found.best
    return found


def clear_answer(game: Game, s: State, seat: int, effort: Effort, seed: int) -> Clear | None:
    """A whole answer each of whose parts is clearly best, or the only one."""
    here, parts, told = s.clone(), list[int](), int(s.mem[TOLD])
    first: Weighing | None = None
    margin = 1.0
    while len(parts) < MOST_PARTS:
        decision = decision_of(here, seat)
        action = decision.options[0]
        if len(decision.options) > 1:
            found = weigh_twice(game, here, decision, effort, own_seed(seed, len(parts)))
            if found is None:
                return None
            first = first or found
            margin = min(margin, found.margin)
            action = found.best
        parts.append(action)
        here.apply(seat, action)
        if first is not None and is_whole(s, seat, parts):
            notation = game.actions.notation
            best, second = first.advise(0), first.advise(1)
            follows = [notation(action) for action in best.line[len(parts) :]]
            step = Step(", ".join(map(notation, parts)), first.chances(), best.gains, second.gains, follows)
            return Clear(step, margin, parts, here)
        if int(here.mem[TOLD]) != told or not here.owes(seat):
            return None
    return None


def is_whole(s: State, seat: int, parts: list[int]) -> bool:
    try:
        return parts_of(s, seat, parts) == parts
    except IllegalAction:
        return False


def clear_line(game: Game, s: State, seat: int, effort: Effort, seed: int) -> list[Clear]:
    """The answers of one seat, one after the other, as long as each is clear and nothing comes to light."""
    line: list[Clear] = []
    here = s
    while len(line) < LONGEST and here.owes(seat) and is_alone(here, seat) and here.mem[TOLD] == s.mem[TOLD]:
        if len(here.legal_for(seat)) == 1:
            break
        found = clear_answer(game, here, seat, effort, own_seed(seed, len(line)))
        if found is None:
            break
        line.append(found)
        here = found.after
    return line
