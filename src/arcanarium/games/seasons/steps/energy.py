"""Energy tokens: gaining, overflow, losing, transmuting."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.several import Several
from arcanarium.core.bags import of, total, unit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Rules, Step
from arcanarium.games.seasons.facts import AIR, KINDS_OF_ENERGY, PURSE_OF_IO, VALUE
from arcanarium.games.seasons.steps.crystals import Amount, count_other_items, gain_crystals
from arcanarium.games.seasons.table import (
    CRYSTALS,
    GAIN,
    LOSE,
    MAY_TRANSMUTE,
    PAID,
    RESERVE,
    RULES,
    SEAT,
    TOKENS,
    TRANSMUTE_BONUS,
    Event,
    capacity,
    in_play,
    season,
)

# -- gaining


def check_overflow(s: State, seat: i64) -> None:
    """S-12: after a whole gain, or a loss of room, the owner gives up exactly what is too much."""
    excess = total(s.mem[RESERVE + seat]) - capacity(s, seat)
    if excess > 0:
        OVERFLOW.ask_for(s, seat, s.source, excess)


def gain_energy(s: State, seat: i64, tokens: i64) -> None:
    """Given tokens into the reserve, then what is too much."""
    if tokens != 0:
        s.mem[RESERVE + seat] += tokens
        s.emit(Event.GAINED_ENERGY, seat, s.source, tokens)
        check_overflow(s, seat)


def gain_any(s: State, seat: i64, amount: i64) -> None:
    """Tokens of types the owner chooses. More than the reserve holds could never be kept, so they are not asked for."""
    if amount > 0:
        GAIN_TOKENS.ask_for(s, seat, s.source, min(amount, capacity(s, seat)))


MANY: Final = 63  # tokens of a type in the supply: as many as anybody may ask for


class GainTokens(Several):
    """Tokens of any types into the reserve."""

    prompt: str = "gain-energy"

    def there(self, s: State, thing: i64) -> i64:
        return MANY

    def take(self, s: State, thing: i64) -> None:
        s.mem[RESERVE + s.me] += unit(thing)
        s.emit(Event.GAINED_ENERGY, s.me, s.source, unit(thing))

    def finish(self, s: State) -> None:
        check_overflow(s, s.me)


class PutTokens(GainTokens):
    """Tokens of any types onto the card; they do not count for the reserve."""

    prompt: str = "fill-amulet"

    def take(self, s: State, thing: i64) -> None:
        s.mem[TOKENS + s.source] += unit(thing)
        s.emit(Event.GAINED_ENERGY, s.me, s.source, unit(thing))

    def finish(self, s: State) -> None:
        """The reserve is as it was."""


class Overflow(Several):
    """Give up tokens of the reserve, old or new."""

    prompt: str = "overflow"
    cause: str = "overflow"

    def there(self, s: State, thing: i64) -> i64:
        return of(s.mem[RESERVE + s.me], thing)

    def take(self, s: State, thing: i64) -> None:
        s.mem[RESERVE + s.me] -= unit(thing)
        s.emit(Event.LOST_ENERGY, s.me, s.source, unit(thing))


class GainEnergy(Amount):
    """Tokens of any types."""

    def do(self, s: State) -> None:
        gain_any(s, s.me, self.amount)


class GainTyped(Step):
    """One token of a given type."""

    def __init__(self, energy: int) -> None:
        self.energy: i64 = energy

    def do(self, s: State) -> None:
        gain_energy(s, s.me, unit(self.energy))


class EnergyPerItem(Step):
    """A token for every other magic item one has in play."""

    def do(self, s: State) -> None:
        gain_any(s, s.me, count_other_items(s))


class FillCard(Amount):
    """Tokens of any types onto the card."""

    def do(self, s: State) -> None:
        PUT_TOKENS.ask_for(s, s.me, s.source, self.amount)


class PutPaidOnCard(Step):
    """The token just paid lies on the card now."""

    def do(self, s: State) -> None:
        s.mem[TOKENS + s.source] += s.mem[PAID]


class ChooseRival(Ask):
    """Any rival; the number of the seat becomes `n`."""

    prompt: str = "rival"

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            if seat != s.me:
                s.offer(SEAT + seat)

    def answer(self, s: State, action: i64) -> None:
        s.n = action - SEAT


class CopyReserve(Step):
    """S-49: the same tokens that seat `n` has in its reserve."""

    def do(self, s: State) -> None:
        gain_energy(s, s.me, s.mem[RESERVE + s.n])


class IfReserve(Step):
    """Only if the reserve holds from `least` to `most` tokens when the moment has come."""

    def __init__(self, least: int, most: int, *steps: Step) -> None:
        self.least: i64 = least
        self.most: i64 = most
        self.steps: tuple[Step, ...] = steps
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/then", *self.steps)

    def do(self, s: State) -> None:
        tokens = total(s.mem[RESERVE + s.me])
        if self.least <= tokens and tokens <= self.most:
            s.push(self.at, s.me, s.source)


# -- losing


def lose_reserve(s: State, seat: i64) -> None:
    """The whole reserve; tokens on cards stay."""
    reserve = s.mem[RESERVE + seat]
    if reserve != 0:
        s.mem[RESERVE + seat] = 0
        s.emit(Event.LOST_ENERGY, seat, s.source, reserve)


class LoseReserve(Step):
    """Discard the whole reserve, even an empty one."""

    def do(self, s: State) -> None:
        lose_reserve(s, s.me)


class TurnToAir(Step):
    """Every token of the reserve becomes air."""

    def do(self, s: State) -> None:
        tokens = total(s.mem[RESERVE + s.me])
        if tokens > 0:
            s.mem[RESERVE + s.me] = tokens * unit(AIR)
            s.emit(Event.TURNED_AIR, s.me, s.source, tokens)


# -- transmuting


def bonus_per_token(s: State, seat: i64) -> i64:
    """What Purses of Io and the bonuses of the turn add to every token that a seat transmutes."""
    return in_play(s, seat, PURSE_OF_IO) + (s.mem[TRANSMUTE_BONUS] if s.mem[TURN] == seat else 0)


def worth(s: State, seat: i64, energy: i64) -> i64:
    """What a token is worth to a seat in the season of the marker."""
    return VALUE[season(s) * KINDS_OF_ENERGY + energy] + bonus_per_token(s, seat)


class AllowTransmuting(Step):
    """For the rest of the turn."""

    def do(self, s: State) -> None:
        s.mem[MAY_TRANSMUTE] = 1


class TransmutePaid(Amount):
    """The tokens just paid become crystals at a fixed value, with what Purse and bonus add to each (S-09)."""

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, total(s.mem[PAID]) * (self.amount + bonus_per_token(s, s.me)))


class TransmuteReserve(Amount):
    """The whole reserve becomes crystals at a fixed value, with what Purse and bonus add to each."""

    def do(self, s: State) -> None:
        tokens = s.mem[RESERVE + s.me]
        if tokens != 0:
            crystals = total(tokens) * (self.amount + bonus_per_token(s, s.me))
            s.mem[RESERVE + s.me] = 0
            s.mem[CRYSTALS + s.me] += crystals
            s.emit(Event.TRANSMUTED, s.me, s.source, tokens, crystals)


GAIN_TOKENS: Final = GainTokens(GAIN, KINDS_OF_ENERGY)
OVERFLOW: Final = Overflow(LOSE, KINDS_OF_ENERGY)
PUT_TOKENS: Final = PutTokens(GAIN, KINDS_OF_ENERGY)
RULES.program("gain energy", GAIN_TOKENS)
RULES.program("overflow", OVERFLOW)
RULES.program("fill amulet", PUT_TOKENS)
