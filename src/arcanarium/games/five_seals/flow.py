"""Rounds and turns: the roll, spells and breaks, dropping out, the end."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.menu import Deed, Menu
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Step
from arcanarium.core.steps import Call
from arcanarium.games.five_seals.card_set import Maps
from arcanarium.games.five_seals.facts import (
    COLOURS,
    EFFECT,
    FEWEST_SEATS,
    FINISHER,
    FIRST_CALL,
    HALL,
    REVALUATION,
    SIXES_LEFT,
    STALEMATE,
    TAKEN_DICE,
)
from arcanarium.games.five_seals.steps.breaking import BY_FAMILIAR, BY_MAGE, start_break
from arcanarium.games.five_seals.steps.dice import FINISH_AT, REFILL_AT, all_dice, dice, roll_all, to_storage, turn_up
from arcanarium.games.five_seals.steps.obstacles import Ways, ways_of, why_not_broken
from arcanarium.games.five_seals.steps.reach import READY, is_ready, look_for_breaks, offer_ready, offer_tokens
from arcanarium.games.five_seals.steps.spaces import call_of, is_active, is_spare, seals_of, sixes_left
from arcanarium.games.five_seals.steps.spells import USED_AT, can_cast, elsewhere, start_cast, why_not_cast
from arcanarium.games.five_seals.table import (
    BARRIER,
    BREAK,
    BROKEN,
    CAST,
    DEAD_ROUNDS,
    DOWN,
    ERRAND,
    FACE,
    FAMILIAR,
    FIRST,
    HAND,
    IN_USE,
    MAGE,
    OWN,
    ROUND,
    RULES,
    UP,
    Dungeon,
    DungeonRules,
    Event,
    Why,
    dungeon,
)


class StartRound(Step):
    """Familiars come back, cards turn up (FS-11), whoever has too few dice takes some (FS-12)."""

    def do(self, s: State) -> None:
        m = s.mem
        m[ROUND] += 1
        m[BROKEN] = 0
        m[TURN] = m[FIRST]
        s.emit(Event.ROUND, m[FIRST], NO_CARD, m[ROUND])
        for k in range(m[SEATS] - 1, -1, -1):
            seat = (m[FIRST] + k) % m[SEATS]
            m[FAMILIAR + seat] = HAND
            turn_up(s, seat)
            if all_dice(s, seat) < TAKEN_DICE:
                s.push(REFILL_AT, seat)


class RollDice(Step):
    """All roll at the same moment."""

    def do(self, s: State) -> None:
        m = s.mem
        for k in range(m[SEATS]):
            roll_all(s, (m[FIRST] + k) % m[SEATS])
        start_turn(s, m[FIRST])


def start_turn(s: State, seat: i64) -> None:
    s.mem[TURN] = seat
    s.emit(Event.TURN, seat)
    s.push(TURN_AT, seat)


class EndRound(Step):
    """Few scrolls of strength 6 left (FS-36), or nothing broken for too long (FS-38), end the game."""

    def do(self, s: State) -> None:
        m = s.mem
        m[DEAD_ROUNDS] = 0 if m[BROKEN] != 0 else m[DEAD_ROUNDS] + 1
        left = sixes_left(s)
        if left <= SIXES_LEFT[m[SEATS]]:
            s.emit(Event.GAME_ENDED, m[FIRST], NO_CARD, left)
            return
        if m[DEAD_ROUNDS] >= STALEMATE:
            s.emit(Event.STALEMATE, m[FIRST], NO_CARD, m[DEAD_ROUNDS])
            return
        m[FIRST] = (m[FIRST] + 1) % m[SEATS]
        s.emit(Event.FIRST, m[FIRST])
        s.push(ROUND_AT, m[FIRST])


# -- the turn


def can_bar(s: State, d: Dungeon, seat: i64) -> bool:
    """FS-07: does leaving the familiar with the mage change what it obstructs?"""
    mage = s.mem[MAGE + seat]
    familiar = s.mem[FAMILIAR + seat]
    return familiar != mage and (HALL < mage <= d.last_seal or HALL < familiar <= d.last_seal)


class TurnDeed(Deed):
    """An entry of the menu of a turn, which offers them all after one look around."""

    def why_not(self, s: State, d: Dungeon, seen: vec[i64], ways: Ways, thing: int) -> Refusal | None:
        """Why it cannot be done with that thing. For people only."""
        return None

    def refusal(self, s: State, thing: int) -> Refusal | None:
        d = dungeon(s)
        return self.why_not(s, d, look_for_breaks(s, d), ways_of(s, d), thing)


class Turn(Menu):
    """Cast spells, then break a seal, or drop out if none can be broken as things are (FS-13, FS-46)."""

    def __init__(self, *deeds: TurnDeed) -> None:
        super().__init__(*deeds)
        self.own: vec[TurnDeed] = vec[TurnDeed](deeds)

    def options(self, s: State) -> None:
        d = dungeon(s)
        m = s.mem
        me = s.me
        seen = look_for_breaks(s, d)
        card = s.first(OWN + me)
        while card >= 0 and card < FIRST_CALL:
            if m[FACE + card] == UP and not is_spare(s, card) and can_cast(s, d, card, NO_CARD, seen):
                s.offer(CAST + card)
            card = s.after(card)
        if card >= 0 and m[FACE + card] == UP:  # the Call card comes last
            if can_bar(s, d, me):
                s.offer(BARRIER)
            if seen[READY] | seen[READY + 1] != 0:
                s.offer(ERRAND)
        if is_ready(seen):
            offer_ready(s, d, seen)
        else:
            s.offer(d.drop_out)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        seen = look_for_breaks(s, d)
        ways = ways_of(s, d)
        found: list[tuple[int, Refusal]] = []
        for deed in self.own:
            for thing in deed.things(s):
                why = deed.why_not(s, d, seen, ways, thing)
                if why is not None:
                    found.append((int(deed.block) + thing, why))
        return found


class Cast(TurnDeed):
    """A scroll that lies face up and would change something; a finisher ends the turn."""

    def things(self, s: State) -> list[int]:
        return [int(card) for card in s.cards(OWN + s.me) if card < FIRST_CALL and not is_spare(s, card)]

    def why_not(self, s: State, d: Dungeon, seen: vec[i64], ways: Ways, thing: int) -> Refusal | None:
        if EFFECT[thing] == REVALUATION:
            return Refusal(Why.PASSIVE)
        return Refusal(Why.USED) if s.mem[FACE + thing] != UP else why_not_cast(s, d, thing, NO_CARD, seen)

    def do(self, s: State, thing: i64) -> None:
        s.emit(Event.CAST, s.me, thing)
        if FINISHER[thing] == 0:
            s.push(MENU_AT, s.me)
        start_cast(s, thing)


def has_call(s: State, seat: i64) -> bool:
    """Can that seat still use its Call card in this round?"""
    card = call_of(s, seat)
    return card >= 0 and s.mem[FACE + card] == UP


class LeaveFamiliar(TurnDeed):
    """FS-07: it stays where the mage stands."""

    again: bool = True

    def why_not(self, s: State, d: Dungeon, seen: vec[i64], ways: Ways, thing: int) -> Refusal | None:
        if not has_call(s, s.me):
            return Refusal(Why.USED)
        if can_bar(s, d, s.me):
            return None
        return Refusal(Why.FAMILIAR_HERE if s.mem[FAMILIAR + s.me] == s.mem[MAGE + s.me] else Why.BARS_NOTHING)

    def do(self, s: State, thing: i64) -> None:
        m = s.mem
        card = call_of(s, s.me)
        s.emit(Event.CAST, s.me, card)
        s.source = card  # what follows happens because of it
        m[FAMILIAR + s.me] = m[MAGE + s.me]
        s.emit(Event.FAMILIAR, s.me, NO_CARD, m[MAGE + s.me])
        m[FACE + card] = DOWN
        s.emit(Event.TURNED_DOWN, s.me, card)


class SendFamiliar(TurnDeed):
    """FS-08: it breaks a token that the mage can get at."""

    def why_not(self, s: State, d: Dungeon, seen: vec[i64], ways: Ways, thing: int) -> Refusal | None:
        if not has_call(s, s.me):
            return Refusal(Why.USED)
        return Refusal(Why.NO_TOKEN_TO_BREAK) if seen[READY] | seen[READY + 1] == 0 else None

    def do(self, s: State, thing: i64) -> None:
        card = call_of(s, s.me)
        s.emit(Event.CAST, s.me, card)
        s.mem[FACE + card] = IN_USE
        s.push(USED_AT, s.me, card)
        s.push(ERRAND_AT, s.me, card)


class Break(TurnDeed):
    """A seal within reach that the dice are strong enough for. Things are spaces, the first of which is 1."""

    def things(self, s: State) -> list[int]:
        return [space - 1 for space in seals_of(s, dungeon(s))]

    def why_not(self, s: State, d: Dungeon, seen: vec[i64], ways: Ways, thing: int) -> Refusal | None:
        return why_not_broken(s, d, int(s.me), ways, thing + 1)

    def do(self, s: State, thing: i64) -> None:
        start_break(s, thing + 1, BY_MAGE, NO_CARD)


class DropOut(TurnDeed):
    """Whoever can break nothing returns all dice."""

    def why_not(self, s: State, d: Dungeon, seen: vec[i64], ways: Ways, thing: int) -> Refusal | None:
        for space in seals_of(s, d):
            if why_not_broken(s, d, int(s.me), ways, space) is None:
                return Refusal(Why.MUST_BREAK, space)
        return None

    def do(self, s: State, thing: i64) -> None:
        s.emit(Event.DROPPED_OUT, s.me)
        for colour in range(COLOURS):
            to_storage(s, s.me, colour, dice(s, s.me, colour))


class Errand(Ask):
    """FS-08: the familiar breaks a token that the mage can get at."""

    prompt: str = "errand"

    def options(self, s: State) -> None:
        d = dungeon(s)
        offer_tokens(s, d, look_for_breaks(s, d))

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        ways = ways_of(s, d)
        found: list[tuple[int, Refusal]] = []
        for space in seals_of(s, d):
            tokens_only = Refusal(Why.TOKENS_ONLY) if space > d.last_seal else None
            why = tokens_only or why_not_broken(s, d, int(s.me), ways, space)
            if why is not None:
                found.append((int(BREAK + space), why))
        return found

    def answer(self, s: State, action: i64) -> None:
        start_break(s, action - BREAK, BY_FAMILIAR, s.source)


class EndTurn(Step):
    """Whoever has no dice left is finished; then the next player who is not takes a turn."""

    def do(self, s: State) -> None:
        s.push(NEXT_AT, s.me)
        if all_dice(s, s.me) == 0:
            s.push(FINISH_AT, s.me)


class NextTurn(Step):
    """Clockwise to whoever is still in the round; if nobody is, it ends."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        for k in range(1, seats + 1):
            seat = (s.me + k) % seats
            if is_active(s, seat):
                start_turn(s, seat)
                return
        s.push(END_AT, s.mem[FIRST])


def menu_of(d: Dungeon) -> Turn:
    """The menu of a turn with the numbers of a map's actions."""
    return Turn(
        Cast(int(CAST), int(FIRST_CALL)),
        LeaveFamiliar(int(BARRIER)),
        SendFamiliar(int(ERRAND)),
        Break(int(BREAK + 1), int(d.last_scroll)),
        DropOut(int(d.drop_out)),
    )


ERRAND_AT: Final[i64] = RULES.program("errand", Errand())
MENU_AT: Final[i64] = RULES.program("menu", menu_of(RULES.dungeons[FEWEST_SEATS]))
TURN_AT: Final[i64] = RULES.program("turn", Call("menu"), EndTurn())
NEXT_AT: Final[i64] = RULES.program("next turn", NextTurn())
END_AT: Final[i64] = RULES.program("end of round", EndRound())
ROUND_AT: Final[i64] = RULES.program("round", StartRound(), RollDice())
elsewhere("call", "flow.LeaveFamiliar and flow.SendFamiliar")


def rules_for(maps: Maps) -> DungeonRules:
    """The rules on other maps than the shipped ones: the same programs, with the menu of their actions."""
    rules = DungeonRules(maps)
    rules.names, rules.home, rules.entry = RULES.names, RULES.home, RULES.entry
    rules.events, rules.reasons = RULES.events, RULES.reasons
    rules.steps = RULES.steps[:]
    menu = menu_of(rules.dungeons[FEWEST_SEATS])
    menu.address = MENU_AT
    menu.last = True
    rules.steps[MENU_AT] = menu
    return rules
