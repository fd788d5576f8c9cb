"""Operations that move pieces, remove rituals and copy what others have."""

from __future__ import annotations

from typing import ClassVar

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import Refusal, keep_refused
from arcanarium.core.bits import bit, has
from arcanarium.core.card_language import Takes
from arcanarium.core.card_set import Entry
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.cards.operation import Asking, Body, Counted, Op
from arcanarium.games.evenfall.facts import TIERS, Effect, make_bits
from arcanarium.games.evenfall.steps.base import DeckStep, is_automa
from arcanarium.games.evenfall.steps.battle import grant
from arcanarium.games.evenfall.steps.coven import count_pieces_in, is_in_use
from arcanarium.games.evenfall.steps.goods import gain_vp
from arcanarium.games.evenfall.steps.pieces import (
    ANY_NUMBER,
    ELDERS_MOVE,
    FROM_SUPPLY,
    ONE_REGION,
    PIECES_LEFT,
    RITUALS_LEFT,
    TO_SUPPLY,
    WITCHES_MOVE,
    announce_elders,
    remove_ritual,
)
from arcanarium.games.evenfall.table import AUTOMA, RITUALS, SPECIALISTS, STONE_SUPPLY, STONES, Deck, Event, Why


def begin_moving(body: Entry) -> int:
    """Which pieces may be moved, from where and to where; without a `to` they return to the supply."""
    n = PIECES_LEFT.pack(min(int(body.get("max", ANY_NUMBER)), ANY_NUMBER))
    n |= RITUALS_LEFT.pack(min(int(body.get("max_rituals", ANY_NUMBER)), ANY_NUMBER))
    n |= WITCHES_MOVE.pack(int("witch" in body["kinds"])) | ELDERS_MOVE.pack(int("elder" in body["kinds"]))
    n |= FROM_SUPPLY.pack(int(body["from"] == "own_supply")) | TO_SUPPLY.pack(int("to" not in body))
    return int(n | ONE_REGION.pack(int(body.get("to") == "one_region")))


class MovePieces(Op):
    """Up to a number of pieces, or those of a number of rituals."""

    word: ClassVar[str] = "move_pieces"
    takes: ClassVar[Takes] = {
        "from": "from",
        "kinds": "kinds",
        "max?": "amount",
        "max_rituals?": "number",
        "to": "to",
    }

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.move: i64 = begin_moving(body.data)

    def do(self, s: State) -> None:
        if not is_automa(s):
            s.push(self.d.lift_at, s.me, s.source, NO_CARD, self.move)


class ReturnPieces(MovePieces):
    """The same, back to the supply."""

    word: ClassVar[str] = "return_pieces"
    takes: ClassVar[Takes] = {"from": "own_rituals", "kinds": "kinds", "max": "amount"}


class RemoveRitual(Asking):
    """Another ritual of one's own, then effects; its elders have moved when all is done."""

    word: ClassVar[str] = "remove_ritual"
    takes: ClassVar[Takes] = {"which": "other_own", "then": "effects"}
    prompt: str = "remove"

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.then: Effect = body.effect("then", body.data["then"])

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        number = s.number(RITUALS + seat)
        if source >= 0 and s.where(source) == RITUALS + seat:
            number -= 1
        return number > 0

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return None if self.possible(s, seat, source) else Refusal(Why.NO_OTHER_RITUAL)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        if s.source < 0 or s.where(s.source) != RITUALS + s.me:
            return []
        return [(int(d.a_remove + s.source - d.ritual_card), Refusal(Why.ITSELF))]

    def choices(self, s: State) -> None:
        for card in s.cards(RITUALS + s.me):
            if card != s.source:
                s.offer(self.d.a_remove + card - self.d.ritual_card)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        ritual = action - d.a_remove + d.ritual_card
        elders = remove_ritual(s, d, s.me, ritual)
        if elders > 0:
            s.push(d.elders_at, s.me, s.source, NO_CARD, elders)
        s.push(self.then.at, s.me, s.source, ritual, s.n)


class VpOfRemoved(Counted):
    """The printed points of the ritual just removed."""

    word: ClassVar[str] = "gain_vp_of_removed"
    takes: ClassVar[Takes] = {"times": "amount"}

    def do(self, s: State) -> None:
        if s.it >= 0:
            gain_vp(s, self.d, s.me, self.number * self.d.vps[s.kind(s.it)])


class Forget(DeckStep):
    """`it` has given its instant effect once more and leaves the game."""

    def do(self, s: State) -> None:
        if s.where(s.it) == RITUALS + s.me:
            announce_elders(s, self.d, s.me, remove_ritual(s, self.d, s.me, s.it))


class ReplayInstant(Asking):
    """The instant effect of a ritual of one's own, which is then removed (EF-35)."""

    word: ClassVar[str] = "replay_instant_and_remove"
    takes: ClassVar[Takes] = {"which": "own_ritual_with_instant"}
    prompt: str = "replay"

    def fits(self, s: State, seat: i64, ritual: i64) -> bool:
        effect = self.d.instants[int(s.kind(ritual))]
        return effect is not None and effect.possible(s, seat, ritual)

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        for card in s.cards(RITUALS + seat):
            if self.fits(s, seat, card):
                return True
        return False

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return None if self.possible(s, seat, source) else Refusal(Why.NO_INSTANT)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(RITUALS + s.me):
            effect = d.instants[int(s.kind(card))]
            why = Refusal(Why.NOT_INSTANT) if effect is None else effect.refusal(s, s.me, card)
            if why is not None:
                found.append((int(d.a_replay + card - d.ritual_card), why))
        return found

    def choices(self, s: State) -> None:
        for card in s.cards(RITUALS + s.me):
            if self.fits(s, s.me, card):
                s.offer(self.d.a_replay + card - self.d.ritual_card)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        ritual = action - d.a_replay + d.ritual_card
        effect = d.instants[int(s.kind(ritual))]
        assert effect is not None
        s.emit(Event.COPIED, s.me, ritual)
        s.push(d.forget_at, s.me, s.source, ritual, 0)
        s.push(effect.at, s.me, ritual)


class Copying(Asking):
    """A card with a number from `first` on and below `end`, of which something is copied."""

    def __init__(self, body: Body, first: i64, end: i64, why_none: int) -> None:
        super().__init__(body)
        self.first: i64 = first
        self.end: i64 = end
        self.why_none: int = why_none

    def fits(self, s: State, seat: i64, source: i64, card: i64) -> bool:
        """Could that seat copy that card now, for the card `source`?"""
        return True

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        for card in range(self.first, self.end):
            if self.fits(s, seat, source, card):
                return True
        return False

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return None if self.possible(s, seat, source) else Refusal(self.why_none)


class CopyCell(Copying):
    """The action cell of any other ritual in any coven, as if it were printed on the source (EF-41)."""

    word: ClassVar[str] = "copy_action_cell"
    takes: ClassVar[Takes] = {"from": "any_coven"}
    prompt: str = "copy-cell"

    def __init__(self, body: Body) -> None:
        super().__init__(body, body.d.ritual_card, body.d.specialist_card, Why.NO_CELL_TO_COPY)

    def in_a_coven(self, s: State, ritual: i64) -> bool:
        zone = s.where(ritual)
        return zone >= RITUALS and zone <= RITUALS + AUTOMA

    def fits(self, s: State, seat: i64, source: i64, card: i64) -> bool:
        d = self.d
        if not self.in_a_coven(s, card) or card == source:
            return False
        kind = s.kind(card)
        effect = d.cell_effects[int(kind)]
        return effect is not None and d.copies_cells[kind] == 0 and effect.possible(s, seat, source)

    def why_not(self, s: State, ritual: int) -> Refusal | None:
        d = self.d
        effect = d.cell_effects[int(s.kind(ritual))]
        if ritual == s.source:
            return Refusal(Why.ITSELF)
        if effect is None:
            return Refusal(Why.NO_CELLS)
        return Refusal(Why.COPIES) if d.copies_cells[s.kind(ritual)] != 0 else effect.refusal(s, s.me, s.source)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        return keep_refused(
            [
                (
                    int(d.a_copy) + ritual - int(d.ritual_card),
                    self.why_not(s, ritual) if self.in_a_coven(s, ritual) else None,
                )
                for ritual in range(int(d.ritual_card), int(d.specialist_card))
            ]
        )

    def choices(self, s: State) -> None:
        for ritual in range(self.d.ritual_card, self.d.specialist_card):
            if self.fits(s, s.me, s.source, ritual):
                s.offer(self.d.a_copy + ritual - self.d.ritual_card)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        ritual = action - d.a_copy + d.ritual_card
        effect = d.cell_effects[int(s.kind(ritual))]
        assert effect is not None
        s.emit(Event.COPIED, s.me, ritual)
        s.push(effect.at, s.me, s.source)


class CopySpecialist(Copying):
    """The effect of an opponent's specialist until the source is turned upright (EF-42)."""

    word: ClassVar[str] = "copy_specialist"
    takes: ClassVar[Takes] = {"from": "opponents", "duration": "until_unrotated"}
    prompt: str = "copy-specialist"

    def __init__(self, body: Body) -> None:
        super().__init__(body, body.d.specialist_card, body.d.stone_card, Why.NO_SPECIALIST_TO_COPY)

    def is_rivals(self, s: State, seat: i64, card: i64) -> bool:
        owner = s.where(card) - SPECIALISTS
        return owner >= 0 and owner <= AUTOMA and owner != seat

    def fits(self, s: State, seat: i64, source: i64, card: i64) -> bool:
        d = self.d
        if not self.is_rivals(s, seat, card):
            return False
        kind = s.kind(card)
        if d.copies_specialists[kind] != 0:
            return False
        effect = d.free_actions[int(kind)]
        return effect is None or effect.possible(s, seat, source)

    def why_not(self, s: State, kind: int) -> Refusal | None:
        if self.d.copies_specialists[kind] != 0:
            return Refusal(Why.COPIES)
        effect = self.d.free_actions[kind]
        return None if effect is None else effect.refusal(s, s.me, s.source)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        cards = range(int(d.specialist_card), int(d.stone_card))
        return keep_refused(
            [
                (int(d.a_tempt) + kind - int(d.first_specialist), self.why_not(s, kind))
                for kind in sorted({int(s.kind(card)) for card in cards if self.is_rivals(s, s.me, card)})
            ]
        )

    def choices(self, s: State) -> None:
        last: i64 = -1
        for card in range(self.d.specialist_card, self.d.stone_card):
            if s.kind(card) != last and self.fits(s, s.me, s.source, card):
                last = s.kind(card)
                s.offer(self.d.a_tempt + last - self.d.first_specialist)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        kind = action - d.a_tempt + d.first_specialist
        s.mem[d.copied + s.source] = kind + 1
        card: i64 = d.plan.first_of[int(kind)]
        while not self.fits(s, s.me, s.source, card):
            card += 1
        s.emit(Event.COPIED, s.me, card)
        effect = d.free_actions[int(kind)]
        if effect is not None:
            s.push(effect.at, s.me, s.source)


class BattleReward(Asking):
    """The lower or middle reward of a region with a piece of one's own, whatever the strength there."""

    word: ClassVar[str] = "battle_reward"
    takes: ClassVar[Takes] = {"tiers": "tiers", "region": "with_own_piece"}
    prompt: str = "battle-reward"

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.tiers: i64 = make_bits(body.data["tiers"], TIERS)  # the set of those it gives

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        for region in range(3):
            if count_pieces_in(s, region, seat) > 0:
                return True
        return False

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return None if self.possible(s, seat, source) else Refusal(Why.NO_PIECES_IN_REGIONS)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return [
            (int(self.d.a_reward) + region * 3 + tier, Refusal(Why.NO_PIECE_THERE))
            for region in range(3)
            if is_in_use(s, self.d, region) and count_pieces_in(s, region, s.me) == 0
            for tier in range(3)
            if has(self.tiers, tier)
        ]

    def choices(self, s: State) -> None:
        for region in range(3):
            if count_pieces_in(s, region, s.me) > 0:
                for tier in range(3):
                    if has(self.tiers, tier):
                        s.offer(self.d.a_reward + region * 3 + tier)

    def answer(self, s: State, action: i64) -> None:
        chosen = action - self.d.a_reward
        grant(s, self.d, s.me, chosen // 3, bit(chosen % 3))


class RedStone(Op):
    """If it is still in the supply."""

    word: ClassVar[str] = "red_stone"
    takes: ClassVar[Takes] = {}

    def do(self, s: State) -> None:
        d = self.d
        if s.where(d.red) == STONE_SUPPLY and not is_automa(s):
            s.move_under(d.red, STONES + s.me)
            s.emit(Event.STONE, s.me, d.red)


def register(d: Deck) -> None:
    d.forget_at = d.rules.program("forget", Forget(d))
