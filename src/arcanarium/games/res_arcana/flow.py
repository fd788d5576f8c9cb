"""Rounds, turns, the six actions, passing."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.menu import Deed, Menu
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Step
from arcanarium.games.res_arcana.facts import ARTIFACTS, ITEMS, KINDS, MONUMENTS
from arcanarium.games.res_arcana.steps.collect import Collect
from arcanarium.games.res_arcana.steps.components import OneCard, discard, wipe
from arcanarium.games.res_arcana.steps.decks import Draw
from arcanarium.games.res_arcana.steps.essences import DISCARD_GAIN_AT, tell
from arcanarium.games.res_arcana.steps.placing import Claim, ClaimTop, PlaceArtifact
from arcanarium.games.res_arcana.steps.powers import UsePower
from arcanarium.games.res_arcana.steps.victory import CheckVictory
from arcanarium.games.res_arcana.table import (
    CLAIM,
    CLAIM_TOP,
    DISCARD_CARD,
    FIRST,
    HAND,
    ITEM,
    ITEM_SUPPLY,
    LYING,
    PASS,
    PASSED,
    PLACE,
    PLAY,
    ROUND,
    RULES,
    SPENT,
    TURNED,
    Event,
    Why,
)

# -- the round


class BeginActions(Step):
    """The First Player takes the first turn."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[FIRST]
        s.emit(Event.TURN, s.mem[FIRST])
        s.push(TURN_AT, s.mem[FIRST])


class NextTurn(Step):
    """Clockwise to the next player who has not passed; when all have, the round ends."""

    def do(self, s: State) -> None:
        m = s.mem
        m[SPENT] = 0
        seats = m[SEATS]
        for k in range(1, seats + 1):
            seat = (m[TURN] + k) % seats
            if m[PASSED + seat] == 0:
                m[TURN] = seat
                s.emit(Event.TURN, seat)
                s.push(TURN_AT, seat)
                return
        s.push(END_AT, m[FIRST])


class NextRound(Step):
    """Everything straightens, nobody has passed; RA-35: the holder of the token is first."""

    def do(self, s: State) -> None:
        m = s.mem
        for seat in range(m[SEATS]):
            m[PASSED + seat] = 0
            for card in s.cards(PLAY + seat):
                m[TURNED + card] = 0
        m[ROUND] += 1
        s.emit(Event.ROUND, m[FIRST], NO_CARD, m[ROUND])
        s.push(ROUND_AT, m[FIRST])


# -- the turn


class DiscardArtifact(Deed):
    """An artifact of the hand for one Gold or two other essences."""

    def options(self, s: State) -> None:
        card = s.first(HAND + s.me)
        while card >= 0:
            s.offer(DISCARD_CARD + card)
            card = s.after(card)

    def things(self, s: State) -> list[int]:
        return [int(card) for card in s.cards(HAND + s.me)]

    def do(self, s: State, thing: i64) -> None:
        discard(s, s.me, thing)
        s.push(DISCARD_GAIN_AT, s.me)


class Pass(Deed):
    """No more turns this round."""

    def options(self, s: State) -> None:
        s.offer(PASS)

    def do(self, s: State, thing: i64) -> None:
        s.push(PASS_AT, s.me)


# -- passing (RA-34)


class TakeToken(Step):
    """Whoever passes first takes the First Player token at once."""

    def do(self, s: State) -> None:
        m = s.mem
        nobody = True
        for seat in range(m[SEATS]):
            if m[PASSED + seat] != 0:
                nobody = False
        m[PASSED + s.me] = 1
        s.emit(Event.PASSED, s.me)
        if nobody:
            m[FIRST] = s.me
            s.emit(Event.TOKEN, s.me)


class ReturnItem(Step):
    """The own magic item, which becomes `it`; RA-24: what lies on it goes to the supply."""

    def do(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0:
            if card >= ITEMS and card < MONUMENTS:
                tell(s, Event.RETURNED, s.me, card, s.mem[LYING + card])
                wipe(s, card)
                s.move(card, ITEM_SUPPLY)
                s.emit(Event.ITEM_BACK, s.me, card)
                s.it = card
                return
            card = s.after(card)


class TakeItem(OneCard):
    """One of the magic items nobody has, but not the one just returned."""

    prompt: str = "item"

    def __init__(self) -> None:
        super().__init__(ITEM, ITEMS)

    def zone(self, s: State, seat: i64) -> i64:
        return ITEM_SUPPLY

    def fits(self, s: State, card: i64, source: i64) -> bool:
        return card != s.it

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for card in range(ITEMS, MONUMENTS):
            owner = int(s.where(card) - PLAY)
            if card == s.it:
                found.append((int(self.block + card), Refusal(Why.ITEM_RETURNED)))
            elif 0 <= owner < s.mem[SEATS]:
                found.append((int(self.block + card), Refusal(Why.ITEM_TAKEN, owner)))
        return found

    def take(self, s: State, card: i64) -> None:
        s.move(card, PLAY + s.me)
        s.emit(Event.ITEM, s.me, card)


TAKE_ITEM_AT: Final[i64] = RULES.program("take item", TakeItem())
PASS_AT: Final[i64] = RULES.program("pass", TakeToken(), ReturnItem(), TakeItem(), Draw())
TURN_AT: Final[i64] = RULES.program(
    "turn",
    Menu(
        PlaceArtifact(PLACE, ARTIFACTS),
        Claim(CLAIM, KINDS - MONUMENTS),
        ClaimTop(CLAIM_TOP),
        DiscardArtifact(DISCARD_CARD, ARTIFACTS),
        UsePower(),
        Pass(PASS),
    ),
    NextTurn(),
)
END_AT: Final[i64] = RULES.program("end of round", CheckVictory(), NextRound())
ROUND_AT: Final[i64] = RULES.program("round", Collect(), BeginActions())
