"""Free actions: upright specialists, the common trade, what the board allows, Thorn's stones."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.steps.base import FreeAction
from arcanarium.games.evenfall.steps.coven import Modifier, ascend, count_modifier, find_board
from arcanarium.games.evenfall.steps.triggers import use
from arcanarium.games.evenfall.table import HAND, SPECIALISTS, STONE_CELLS, STONES, Cause, Deck, Event, Why


class UseSpecialist(FreeAction):
    """One that is upright turns for its effect."""

    def options(self, s: State) -> None:
        d = self.d
        card = s.first(SPECIALISTS + s.me)
        if card < 0:
            return
        before = s.count
        while card >= 0:
            effect = d.free_actions[int(s.kind(card))]
            if effect is not None and s.mem[d.rotated + card] == 0 and effect.possible(s, s.me, card):
                s.offer(self.block + card - d.specialist_card)
            card = s.after(card)
        ascend(s, before)

    def things(self, s: State) -> list[int]:
        return sorted(int(card - self.d.specialist_card) for card in s.cards(SPECIALISTS + s.me))

    def refusal(self, s: State, thing: int) -> Refusal | None:
        d = self.d
        card = d.specialist_card + thing
        effect = d.free_actions[int(s.kind(card))]
        if effect is None:
            return Refusal(Why.NO_FREE_ACTION)
        return Refusal(Why.USED) if s.mem[d.rotated + card] != 0 else effect.refusal(s, s.me, card)

    def do(self, s: State, thing: i64) -> None:
        d = self.d
        card = d.specialist_card + thing
        effect = d.free_actions[int(s.kind(card))]
        assert effect is not None
        s.mem[d.rotated + card] = 1
        s.emit(Event.USED, s.me, card)
        use(s, d, s.me, effect, card, NO_CARD, 0)


class Trade(FreeAction):
    """Cards of the hand for a resource."""

    def options(self, s: State) -> None:
        if s.number(HAND + s.me) >= self.d.trade_cards:
            s.offer(self.block)

    def refusal(self, s: State, thing: int) -> Refusal | None:
        there = s.number(HAND + s.me)
        need = self.d.trade_cards
        return Refusal(Why.NEEDS_CARDS, int(need), int(there)) if there < need else None

    def do(self, s: State, thing: i64) -> None:
        d = self.d
        d.gain_any.ask_for(s, s.me, Cause.TRADE, d.trade_any + count_modifier(s, d, s.me, Modifier.TRADE_BONUS))
        d.discard_cards.ask_for(s, s.me, Cause.TRADE, d.trade_cards)


class BoardAction(FreeAction):
    """What only some boards allow."""

    def options(self, s: State) -> None:
        effect = self.d.board_actions[int(find_board(s, s.me))]
        if effect is not None and effect.possible(s, s.me, NO_CARD):
            s.offer(self.block)

    def things(self, s: State) -> list[int]:
        return [] if self.d.board_actions[int(find_board(s, s.me))] is None else [0]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        effect = self.d.board_actions[int(find_board(s, s.me))]
        return None if effect is None else effect.refusal(s, s.me, NO_CARD)

    def do(self, s: State, thing: i64) -> None:
        effect = self.d.board_actions[int(find_board(s, s.me))]
        assert effect is not None
        s.push(effect.at, s.me, Cause.BOARD_ACTION)


class StoneIntoCell(FreeAction):
    """A stone into a cell of the board, one of each kind being offered: those of a kind are alike."""

    def options(self, s: State) -> None:
        d = self.d
        stone = s.first(STONES + s.me)
        if stone < 0 or s.number(STONE_CELLS + s.me) >= len(d.stone_rewards[int(find_board(s, s.me))]):
            return
        before = s.count
        while stone >= 0:
            if is_first_alike(s, d, s.me, stone):
                s.offer(self.block + stone - d.stone_card)
            stone = s.after(stone)
        ascend(s, before)

    def things(self, s: State) -> list[int]:
        d = self.d
        if len(d.stone_rewards[int(find_board(s, s.me))]) == 0:
            return []
        return sorted(int(stone - d.stone_card) for stone in s.cards(STONES + s.me))

    def refusal(self, s: State, thing: int) -> Refusal | None:
        d = self.d
        cells = len(d.stone_rewards[int(find_board(s, s.me))])
        if s.number(STONE_CELLS + s.me) >= cells:
            return Refusal(Why.STONE_CELLS_TAKEN)
        return None if is_first_alike(s, d, s.me, d.stone_card + thing) else Refusal(Why.STONE_ALIKE)

    def do(self, s: State, thing: i64) -> None:
        s.push(self.d.stone_cell_at, s.me, self.d.stone_card + thing)


def is_first_alike(s: State, d: Deck, seat: i64, stone: i64) -> bool:
    """Has the seat no stone of that kind with a lower number?"""
    kind = d.stone_kinds[s.kind(stone)]
    for other in s.cards(STONES + seat):
        if other < stone and d.stone_kinds[s.kind(other)] == kind:
            return False
    return True


def list_free_actions(d: Deck) -> list[Deed]:
    """All of them, in the order of their actions."""
    return [
        UseSpecialist(d, d.a_use, d.stone_card - d.specialist_card),
        Trade(d, d.a_trade),
        BoardAction(d, d.a_board),
        StoneIntoCell(d, d.a_stone, d.red + 1 - d.stone_card),
    ]
