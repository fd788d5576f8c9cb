"""The battle phase: secret bids, changed dials, strength, rewards, stones."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import AN_AMOUNT, Refusal, Shape
from arcanarium.core.bits import bit, has, with_member
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.core.steps import Together
from arcanarium.games.evenfall.facts import TIERS
from arcanarium.games.evenfall.steps.automa import reveal
from arcanarium.games.evenfall.steps.base import (
    DeckAsk,
    DeckStep,
    MayAsk,
    find_actor,
    find_frame_seat,
    is_solo,
    list_backwards,
)
from arcanarium.games.evenfall.steps.coven import (
    Modifier,
    count_modifier,
    count_pieces_in,
    find_acting,
    is_in_use,
    offer_zone,
)
from arcanarium.games.evenfall.steps.goods import pay_mana
from arcanarium.games.evenfall.steps.triggers import Moment, announce, announce_all, announce_later, has_listener
from arcanarium.games.evenfall.table import (
    AUTOMA,
    AUTOMA_FRAME,
    BATTLE,
    BATTLE_FIRST,
    BATTLES_JOINED,
    BID,
    DIAL,
    FIGHTERS,
    FIRST,
    FULL_DIAL,
    MANA,
    REGION_STONES,
    ROUND,
    SPECIALISTS,
    STONES,
    STRENGTH,
    Cause,
    Deck,
    Event,
    Why,
)

EVERY_BATTLE: Final = 1
FIRST_BATTLE: Final = 2
# What is remembered while rewards may be repeated: the region, the set of tiers received, how often still.
REPEAT: Final = Fields()
REGION: Final[Field] = REPEAT.field(2)
RECEIVED: Final[Field] = REPEAT.field(3)
OFTEN: Final[Field] = REPEAT.field(10)


def find_fighters(s: State, region: i64) -> i64:
    """The set of seats with a piece anywhere in a region; the Automa is the last."""
    found: i64 = 0
    for seat in range(s.mem[SEATS]):
        if count_pieces_in(s, region, seat) > 0:
            found = with_member(found, seat)
    if is_solo(s) and count_pieces_in(s, region, AUTOMA) > 0:
        found = with_member(found, AUTOMA)
    return found


def list_fighters(s: State) -> list[int]:
    """The seats in the battle in turn order, for people; the Automa is the last."""
    seats = int(s.mem[SEATS])
    order = [(int(s.mem[BATTLE_FIRST]) + k) % seats for k in range(seats)]
    return [seat for seat in [*order, AUTOMA] if is_fighting(s, seat)]


def is_fighting(s: State, seat: i64) -> bool:
    return has(s.mem[FIGHTERS], seat)


def find_highest_bid(s: State, seat: i64) -> i64:
    return min(FULL_DIAL, s.mem[MANA + seat])


def find_dial_limits(s: State, d: Deck, seat: i64) -> tuple[int, int]:
    """The least and the most that a dial may show that was set and is not open."""
    least: i64 = 0
    most = find_highest_bid(s, seat)
    bid = s.mem[BID + seat]
    if bid >= 0:
        reach = count_dial_range(s, d, seat)
        least = max(least, bid - reach)
        most = min(most, bid + reach)
    return int(least), int(most)


def count_dial_range(s: State, d: Deck, seat: i64) -> i64:
    """By how much a seat may change its dial: the ranges of its specialists add up (EF-63)."""
    found: i64 = 0
    card = s.first(SPECIALISTS + seat)
    while card >= 0:
        found += d.deltas[find_acting(s, d, card)]
        card = s.after(card)
    return found


class PhaseStart(DeckStep):
    """Effects before the first battle, in turn order."""

    def do(self, s: State) -> None:
        d = self.d
        for seat in list_backwards(s, s.mem[FIRST]):
            announce_later(s, d, Moment.BATTLE_PHASE_START, seat, NO_CARD)


class Battles(DeckStep):
    """One after another; `n` of what follows is the region."""

    def do(self, s: State) -> None:
        for region in range(2, -1, -1):
            if is_in_use(s, self.d, region):
                s.push(self.d.battle_at, s.mem[FIRST], NO_CARD, NO_CARD, region)


class OneBattle(DeckStep):
    """Nothing happens in a region without pieces."""

    def do(self, s: State) -> None:
        d = self.d
        fighters = find_fighters(s, s.n)
        if fighters == 0:
            return
        s.mem[BATTLE] = s.n + 1
        s.mem[FIGHTERS] = fighters
        s.mem[BATTLE_FIRST] = s.mem[FIRST]
        s.emit(Event.BATTLE, s.mem[FIRST], NO_CARD, s.n)
        s.push(d.fight_at, s.mem[FIRST], NO_CARD, NO_CARD, s.n)
        for seat in list_backwards(s, s.mem[FIRST]):
            if is_fighting(s, seat):
                announce_later(s, d, Moment.BATTLE_START, seat, NO_CARD)


def count_strength(s: State, d: Deck, seat: i64, dial: i64) -> i64:
    """What a seat's pieces, dial and modifiers are worth in the battle that is fought."""
    strength = count_pieces_in(s, s.mem[BATTLE] - 1, seat) + dial
    strength += count_modifier(s, d, seat, Modifier.BATTLE_STRENGTH, EVERY_BATTLE)
    if s.mem[BATTLES_JOINED + seat] == 0:
        strength += count_modifier(s, d, seat, Modifier.BATTLE_STRENGTH, FIRST_BATTLE)
    return strength


def find_tiers(d: Deck, region: i64, strength: i64) -> i64:
    """The set of rewards that a strength brings in a region."""
    tiers: i64 = 0
    for tier in range(3):
        if strength >= d.thresholds[region * 3 + tier]:
            tiers = with_member(tiers, tier)
    return tiers


def foresee(s: State, d: Deck) -> dict[str, object]:
    """What each value of the dial would bring whoever is asked, unless specialists change it."""
    found: list[dict[str, object]] = []
    for dial in range(FULL_DIAL + 1):
        strength = count_strength(s, d, s.me, dial)
        tiers = find_tiers(d, s.mem[BATTLE] - 1, strength)
        rewards = [name for tier, name in enumerate(TIERS) if has(tiers, tier)]
        found.append({"strength": int(strength), "rewards": rewards})
    return {"dials": found}


class Bids(Together):
    """Every player in the battle sets a dial, unseen."""

    def joins(self, s: State, seat: i64) -> bool:
        return is_fighting(s, seat)


class Bid(DeckAsk):
    """No more than there is; with no mana there is nothing to ask."""

    form: str = AN_AMOUNT
    prompt: str = "bid"

    def options(self, s: State) -> None:
        for value in range(find_highest_bid(s, s.me) + 1):
            s.offer(self.d.a_bid + value)

    def answer(self, s: State, action: i64) -> None:
        s.mem[DIAL + s.me] = action - self.d.a_bid

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        mana = int(s.mem[MANA + s.me])
        return [
            (int(d.a_bid) + value, Refusal(Why.NEEDS_MANA, value, mana)) for value in range(mana + 1, FULL_DIAL + 1)
        ]

    def about(self, s: State) -> dict[str, object]:
        return foresee(s, self.d)


def open_dials(s: State) -> None:
    """What was chosen in secret is seen by all."""
    for seat in range(s.mem[SEATS]):
        if s.mem[DIAL + seat] >= 0:
            s.mem[BID + seat] = s.mem[DIAL + seat]
            s.mem[DIAL + seat] = -1
            s.emit(Event.BID, seat, NO_CARD, s.mem[BID + seat])


class Reveal(DeckStep):
    """All dials together; then the Automa's cards, one for each of its witches."""

    def do(self, s: State) -> None:
        d = self.d
        open_dials(s)
        if is_fighting(s, AUTOMA):
            witches = count_pieces_in(s, s.n, AUTOMA)
            strength = s.mem[ROUND] + witches
            for _ in range(witches):
                strength += reveal(s, d)
            s.mem[STRENGTH + AUTOMA] = strength
            s.emit(Event.STRENGTH, AUTOMA, NO_CARD, strength)


class Changes(Together):
    """Those who may change their dial do so, unseen (EF-44)."""

    def __init__(self, d: Deck, *steps: Step) -> None:
        super().__init__(*steps)
        self.d: Deck = d

    def joins(self, s: State, seat: i64) -> bool:
        return is_fighting(s, seat) and count_dial_range(s, self.d, seat) > 0


class ChangeDial(DeckAsk):
    """Within the range of the specialist, the dial and the mana there is."""

    form: str = AN_AMOUNT
    prompt: str = "change-dial"

    def options(self, s: State) -> None:
        d = self.d
        most = count_dial_range(s, d, s.me)
        now = s.mem[BID + s.me]
        for value in range(max(0, now - most), min(find_highest_bid(s, s.me), now + most) + 1):
            s.offer(d.a_dial + value)

    def answer(self, s: State, action: i64) -> None:
        s.mem[DIAL + s.me] = action - self.d.a_dial

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        most = int(count_dial_range(s, d, s.me))
        now = int(s.mem[BID + s.me])
        mana = int(s.mem[MANA + s.me])
        found: list[tuple[int, Refusal]] = []
        for value in range(FULL_DIAL + 1):
            if abs(value - now) > most:
                found.append((int(d.a_dial) + value, Refusal(Why.DIAL_RANGE, most)))
            elif value > mana:
                found.append((int(d.a_dial) + value, Refusal(Why.NEEDS_MANA, value, mana)))
        return found

    def about(self, s: State) -> dict[str, object]:
        return foresee(s, self.d)


class Strength(DeckStep):
    """Mana is spent; pieces, dial and modifiers are the strength, fixed from now on."""

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        open_dials(s)
        for seat in range(m[SEATS]):
            if not is_fighting(s, seat):
                continue
            pay_mana(s, seat, m[BID + seat])
            strength = count_strength(s, d, seat, m[BID + seat])
            m[STRENGTH + seat] = strength
            m[BATTLES_JOINED + seat] += 1
            s.emit(Event.STRENGTH, seat, NO_CARD, strength)


def give_reward(s: State, d: Deck, seat: i64, region: i64, tier: i64) -> None:
    s.push(d.rewards[int(region * 3 + tier)].at, find_frame_seat(seat), s.source)


def grant(s: State, d: Deck, seat: i64, region: i64, tiers: i64) -> None:
    """Rewards received at once (a set of tiers), from lower to upper; then one of them may be repeated (EF-43)."""
    often: i64 = 0 if seat == AUTOMA else count_modifier(s, d, seat, Modifier.REPEAT_REWARD)
    if often > 0:
        n = REGION.pack(region) | RECEIVED.pack(tiers) | OFTEN.pack(often)
        s.push(d.repeat_at, seat, s.source, NO_CARD, n)
    for tier in range(2, -1, -1):
        if has(tiers, tier):
            give_reward(s, d, seat, region, tier)
    for tier in range(3):
        if has(tiers, tier):
            s.emit(Event.REWARD, seat, s.source, region, tier)


class RepeatReward(MayAsk):
    """One of the rewards that were just received."""

    prompt: str = "repeat"

    def choices(self, s: State) -> None:
        d = self.d
        for tier in range(2):
            if has(RECEIVED.of(s.n), tier) and count_modifier(s, d, s.me, Modifier.REPEAT_REWARD, bit(tier)) > 0:
                s.offer(d.a_repeat + tier)

    def choose(self, s: State, action: i64) -> None:
        d = self.d
        region = REGION.of(s.n)
        if OFTEN.of(s.n) > 1:
            s.again(self, OFTEN.plus(s.n, -1))
        s.emit(Event.REWARD, s.me, s.source, region, action - d.a_repeat)
        give_reward(s, d, s.me, region, action - d.a_repeat)

    def shape(self, s: State) -> Shape:
        return Shape(self.form, most=int(OFTEN.of(s.n)))


class Rewards(DeckStep):
    """In turn order, from lower to upper; the Automa last."""

    def do(self, s: State) -> None:
        d = self.d
        if is_fighting(s, AUTOMA):
            s.push(d.rewards_at, AUTOMA_FRAME, Cause.BATTLE_REWARD, NO_CARD, s.n)
        for seat in list_backwards(s, s.mem[BATTLE_FIRST]):
            if is_fighting(s, seat):
                s.push(d.rewards_at, seat, Cause.BATTLE_REWARD, NO_CARD, s.n)


class OwnRewards(DeckStep):
    """What one fighter's strength is worth in region `n`."""

    def do(self, s: State) -> None:
        d = self.d
        seat = find_actor(s)
        tiers = find_tiers(d, s.n, s.mem[STRENGTH + seat])
        if tiers != 0:
            grant(s, d, seat, s.n, tiers)


def find_winner(s: State) -> i64:
    """The strongest, then the larger dial, then the earlier in turn order; the human wins ties with the Automa."""
    m = s.mem
    best: i64 = -1
    for k in range(m[SEATS]):
        seat = (m[BATTLE_FIRST] + k) % m[SEATS]
        if not is_fighting(s, seat):
            continue
        if (
            best < 0
            or m[STRENGTH + seat] > m[STRENGTH + best]
            or (m[STRENGTH + seat] == m[STRENGTH + best] and m[BID + seat] > m[BID + best])
        ):
            best = seat
    if is_fighting(s, AUTOMA) and (best < 0 or m[STRENGTH + AUTOMA] > m[STRENGTH + best]):
        best = AUTOMA
    return best


class Victory(DeckStep):
    """The winner takes a stone, in some regions also the first-player token, at once."""

    def do(self, s: State) -> None:
        d = self.d
        best = find_winner(s)
        s.emit(Event.WON, best, NO_CARD, s.n)
        for seat in list_backwards(s, s.mem[BATTLE_FIRST]):
            if is_fighting(s, seat):
                s.push(d.outcome_at, seat, NO_CARD, NO_CARD, 1 if seat == best else 0)
        if best == AUTOMA:
            stone = s.first(REGION_STONES + s.n)
            if stone >= 0:
                take_stone(s, AUTOMA, stone)
            return
        if d.moves_first[s.n] == 1 and s.mem[FIRST] != best:
            s.mem[FIRST] = best
            s.emit(Event.FIRST, best)
        s.push(d.take_at, best, NO_CARD, NO_CARD, s.n)


def take_stone(s: State, seat: i64, stone: i64) -> None:
    s.move_under(stone, STONES + seat)
    s.emit(Event.STONE, seat, stone)


class TakeStone(DeckAsk):
    """Any stone left in region `n`."""

    prompt: str = "take-stone"

    def options(self, s: State) -> None:
        offer_zone(s, REGION_STONES + s.n, self.d.a_take - self.d.stone_card)

    def answer(self, s: State, action: i64) -> None:
        take_stone(s, s.me, action - self.d.a_take + self.d.stone_card)


class Outcome(DeckStep):
    """A fighter's cards answer a battle won (`n` is 1) or not won."""

    def do(self, s: State) -> None:
        if s.n == 0:
            announce(s, self.d, Moment.BATTLE_NOT_WON, s.me, NO_CARD)
        elif has_listener(s, self.d, s.me, Moment.WIN_BATTLE) or has_listener(s, self.d, s.me, Moment.AFTER_WIN):
            announce_all(s, self.d, bit(Moment.WIN_BATTLE) | bit(Moment.AFTER_WIN), s.me, NO_CARD)


class BattleOver(Step):
    """Dials are put away."""

    def do(self, s: State) -> None:
        s.mem[BATTLE] = 0
        s.mem[FIGHTERS] = 0
        s.mem[BATTLE_FIRST] = 0
        for seat in range(AUTOMA + 1):
            s.mem[STRENGTH + seat] = 0
        for seat in range(AUTOMA):
            s.mem[BID + seat] = -1


def register(d: Deck) -> None:
    rules = d.rules
    d.repeat_at = rules.program("repeat reward", RepeatReward(d))
    d.battle_at = rules.program("one battle", OneBattle(d))
    d.fight_at = rules.program(
        "battle",
        Bids(Bid(d)),
        Reveal(d),
        Changes(d, ChangeDial(d)),
        Strength(d),
        Rewards(d),
        Victory(d),
        BattleOver(),
    )
    d.rewards_at = rules.program("own rewards", OwnRewards(d))
    d.take_at = rules.program("take stone", TakeStone(d))
    d.outcome_at = rules.program("outcome", Outcome(d))
