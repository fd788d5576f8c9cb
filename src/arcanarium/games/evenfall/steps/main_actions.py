"""Main actions: finding places, the coven token, playing cards, activating cells, creating catalysts."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bags import covers
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.facts import Effect
from arcanarium.games.evenfall.steps.base import MainAction
from arcanarium.games.evenfall.steps.catalysts import MoreCatalysts
from arcanarium.games.evenfall.steps.circles import begin_find, refuse_find
from arcanarium.games.evenfall.steps.coven import (
    Modifier,
    ascend,
    count_free_cells,
    count_modifier,
    find_board,
    find_card,
    find_face,
    find_place,
    find_ritual,
    list_kinds,
)
from arcanarium.games.evenfall.steps.pieces import (
    activate_board,
    activate_region,
    activate_ritual,
    count_elders_in_cells,
    find_region_cell,
)
from arcanarium.games.evenfall.steps.playing import (
    can_afford,
    can_join_council,
    can_start_link,
    count_reduction,
    find_council_cost,
    find_mana_price,
    has_specialist,
    join_council,
    recruit,
    refuse_cost,
    refuse_place,
    refuse_recruit,
)
from arcanarium.games.evenfall.table import (
    BOARD_CELL,
    ELDERS,
    HAND,
    INNER,
    OUTER,
    RESOURCES,
    RITUALS,
    ROWS,
    TOKEN_USED,
    WITCHES,
    Cause,
    Deck,
    Event,
    Why,
)


class Find(MainAction):
    """A place of a region."""

    def options(self, s: State) -> None:
        d = self.d
        witches = s.mem[WITCHES + s.me]
        if witches == 0:
            return
        before = s.count
        cheap = witches == 1 and count_modifier(s, d, s.me, Modifier.TWO_BECOMES_ONE) == 0
        for region in range(3):
            place = s.first(ROWS + region)
            while place >= 0:
                if not cheap or d.witch_cost[s.kind(place)] == 1:
                    s.offer(self.block + place)
                place = s.after(place)
        ascend(s, before)

    def things(self, s: State) -> list[int]:
        return sorted(int(place) for region in range(3) for place in s.cards(ROWS + region))

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return refuse_find(s, self.d, s.me, thing, 0)

    def act(self, s: State, thing: i64) -> None:
        begin_find(s, self.d, s.me, thing, 0)


class Token(MainAction):
    """The token of the coven, once a round."""

    def options(self, s: State) -> None:
        if s.mem[TOKEN_USED + s.me] == 0:
            s.offer(self.block)

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return Refusal(Why.TOKEN_USED) if s.mem[TOKEN_USED + s.me] != 0 else None

    def act(self, s: State, thing: i64) -> None:
        d = self.d
        s.mem[TOKEN_USED + s.me] = 1
        s.emit(Event.TOKEN, s.me)
        s.push(d.tokens[int(find_board(s, s.me))].at, s.me, Cause.COVEN_TOKEN)


# -- cards of the hand


class PlayRitual(MainAction):
    """A ritual that some place can take."""

    def options(self, s: State) -> None:
        d = self.d
        me = s.me
        card = s.first(HAND + me)
        if card < 0 or s.kind(card) >= d.first_specialist or not has_room(s, me):
            return
        plain = False  # a free place whose link bonus asks for nothing
        links: list[Effect] = []
        for turn in range(2):
            place = s.first((OUTER if turn == 0 else INNER) + me)
            while place >= 0:
                if find_ritual(s, d, me, place) < 0:
                    link = d.links[int(find_face(s, d, place))]
                    if link is None or (link.bag == 0 and link.any + link.mana + link.cards == 0):
                        plain = plain or can_start_link(s, me, NO_CARD, link)
                    else:
                        links.append(link)
                place = s.after(place)
        reduced = count_modifier(s, d, me, Modifier.COST_REDUCTION) > 0
        last: i64 = -1
        while card >= 0:
            kind = s.kind(card)
            if kind >= d.first_specialist:
                return
            if kind != last:
                cost = d.costs[kind]
                less = count_reduction(s, d, me, kind) if reduced else 0
                price = find_mana_price(d, kind)
                if plain and can_afford(s, me, cost, less, price, 0, None):
                    s.offer(self.block + kind - d.first_ritual)
                else:
                    for link in links:
                        if can_afford(s, me, cost, less, price, 0, link) and can_start_link(s, me, card, link):
                            s.offer(self.block + kind - d.first_ritual)
                            break
            last = kind
            card = s.after(card)

    def things(self, s: State) -> list[int]:
        d = self.d
        return [kind - int(d.first_ritual) for kind in list_kinds(s, HAND + s.me, d.first_ritual, d.first_specialist)]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        """If there is one free place only, what speaks against it."""
        d = self.d
        if not has_room(s, s.me):
            return Refusal(Why.NO_FREE_PLACE)
        card = find_card(s, d, HAND + s.me, d.first_ritual + thing)
        why = refuse_cost(s, d, s.me, s.kind(card))
        if why is not None:
            return why
        found: list[Refusal] = []
        for zone in (OUTER + s.me, INNER + s.me):
            for place in s.cards(zone):
                if find_ritual(s, d, s.me, place) < 0:
                    why = refuse_place(s, d, s.me, card, place)
                    if why is None:
                        return None
                    found.append(why)
        return found[0] if len(found) == 1 else Refusal(Why.LINKS_UNPAID)

    def act(self, s: State, thing: i64) -> None:
        d = self.d
        card = find_card(s, d, HAND + s.me, d.first_ritual + thing)
        s.show(card, s.plan.everybody)  # declared: what is asked from now on must make sense to everybody
        s.push(d.play_at, s.me, card)


def has_room(s: State, seat: i64) -> bool:
    """Is a place of the coven free?"""
    return s.number(OUTER + seat) + s.number(INNER + seat) > s.number(RITUALS + seat)


class PlayPerson(MainAction):
    """A person of the hand, as a specialist or, behind all those things, as a member of the council."""

    def options(self, s: State) -> None:
        d = self.d
        people = s.first(HAND + s.me)
        while people >= 0 and s.kind(people) < d.first_specialist:
            people = s.after(people)
        if people < 0:
            return
        resources = s.mem[RESOURCES + s.me]
        last: i64 = -1
        card = people
        while card >= 0:
            kind = s.kind(card)
            if kind != last and covers(resources, d.costs[kind]) and not has_specialist(s, s.me, kind):
                s.offer(self.block + kind - d.first_specialist)
            last = kind
            card = s.after(card)
        if not can_join_council(s, d, s.me):
            return
        last = -1
        card = people
        while card >= 0:
            kind = s.kind(card)
            if kind != last:
                s.offer(self.block + d.n_people + kind - d.first_specialist)
            last = kind
            card = s.after(card)

    def things(self, s: State) -> list[int]:
        d = self.d
        kinds = list_kinds(s, HAND + s.me, d.first_specialist, d.first_stone)
        people = [kind - int(d.first_specialist) for kind in kinds]
        return people + [int(d.n_people) + person for person in people]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        d = self.d
        if thing < d.n_people:
            return refuse_recruit(s, d, s.me, d.first_specialist + thing)
        if can_join_council(s, d, s.me):
            return None
        return Refusal(Why.COUNCIL_COSTS, int(find_council_cost(s, d, s.me)), int(s.mem[RESOURCES + s.me]))

    def act(self, s: State, thing: i64) -> None:
        d = self.d
        card = find_card(s, d, HAND + s.me, d.first_specialist + thing % d.n_people)
        if thing < d.n_people:
            recruit(s, d, s.me, card)
        else:
            join_council(s, d, s.me, card)


# -- action cells


class ActivateCell(MainAction):
    """A piece into an action cell: of a ritual by its number, then of a region, last of the board."""

    def __init__(self, d: Deck, block: i64, things: i64, elder: bool) -> None:
        super().__init__(d, block, things)
        self.elder: bool = elder

    def options(self, s: State) -> None:
        d = self.d
        me = s.me
        elder = self.elder
        if s.mem[(ELDERS if elder else WITCHES) + me] == 0:
            return
        board = find_board(s, me)
        outside = not elder or d.elders_outside[board] == 1
        card = s.first(RITUALS + me)
        while card >= 0:
            if count_free_cells(s, d, card) > 0 and (outside or s.where(find_place(s, d, card)) == INNER + me):
                effect = d.cell_effects[int(s.kind(card))]
                if effect is not None and effect.possible(s, me, card):
                    s.offer(self.block + card - d.ritual_card)
            card = s.after(card)
        if elder and count_modifier(s, d, me, Modifier.ELDERS_IN_REGIONS) <= count_elders_in_cells(s, me):
            return
        for region in range(3):
            if find_region_cell(s, d, region) >= 0 and d.region_effects[region].possible(s, me, NO_CARD):
                s.offer(self.block + d.n_rituals + region)
        if not elder:
            cell = d.board_cells[int(board)]
            if cell is not None and s.mem[BOARD_CELL + me] == 0 and cell.possible(s, me, NO_CARD):
                s.offer(self.block + d.n_rituals + 3)

    def things(self, s: State) -> list[int]:
        """Elders are expected only where there are cells for them."""
        d = self.d
        rituals = [card for card in s.cards(RITUALS + s.me) if not self.elder or d.ritual_cells[s.kind(card)] > 0]
        found = [int(card - d.ritual_card) for card in rituals]
        if not self.elder or count_modifier(s, d, s.me, Modifier.ELDERS_IN_REGIONS) > 0:
            seats = int(s.mem[SEATS])
            found += [int(d.n_rituals) + region for region in range(3) if d.region_cells[region * 4 + seats - 1] > 0]
        if not self.elder and d.board_cells[int(find_board(s, s.me))] is not None:
            found.append(int(d.n_rituals) + 3)
        return found

    def refusal(self, s: State, thing: int) -> Refusal | None:
        d = self.d
        spot = thing - int(d.n_rituals)
        taken = self.cells_taken(s, thing)
        if taken is not None:
            return taken
        if s.mem[(ELDERS if self.elder else WITCHES) + s.me] == 0:
            return Refusal(Why.NO_ELDERS if self.elder else Why.NO_WITCHES)
        if spot >= 3:
            cell = d.board_cells[int(find_board(s, s.me))]
            return None if cell is None else cell.refusal(s, s.me, NO_CARD)
        if spot >= 0:
            most = count_modifier(s, d, s.me, Modifier.ELDERS_IN_REGIONS)
            if self.elder and most <= count_elders_in_cells(s, s.me):
                return Refusal(Why.ELDERS_IN_REGIONS, int(most))
            return d.region_effects[spot].refusal(s, s.me, NO_CARD)
        card = d.ritual_card + thing
        inside = self.elder and d.elders_outside[find_board(s, s.me)] == 0
        if inside and s.where(find_place(s, d, card)) != INNER + s.me:
            return Refusal(Why.ELDER_OUTSIDE)
        effect = d.cell_effects[int(s.kind(card))]
        return None if effect is None else effect.refusal(s, s.me, card)

    def cells_taken(self, s: State, thing: int) -> Refusal | None:
        """There is no cell, or none that is free."""
        d = self.d
        spot = thing - int(d.n_rituals)
        if spot >= 3:
            return Refusal(Why.BOARD_CELL_TAKEN) if s.mem[BOARD_CELL + s.me] != 0 else None
        if spot >= 0:
            return Refusal(Why.REGION_TAKEN) if find_region_cell(s, d, spot) < 0 else None
        card = d.ritual_card + thing
        if d.ritual_cells[s.kind(card)] == 0:
            return Refusal(Why.NO_CELLS)
        return Refusal(Why.CELLS_TAKEN) if count_free_cells(s, d, card) == 0 else None

    def act(self, s: State, thing: i64) -> None:
        d = self.d
        if thing < d.n_rituals:
            activate_ritual(s, d, s.me, d.ritual_card + thing, self.elder)
        elif thing < d.n_rituals + 3:
            activate_region(s, d, s.me, thing - d.n_rituals, self.elder)
        else:
            cell = d.board_cells[int(find_board(s, s.me))]
            assert cell is not None
            activate_board(s, d, s.me, cell.at)


def list_main_actions(d: Deck, more: MoreCatalysts) -> list[Deed]:
    """All of them, in the order of their actions."""
    return [
        Find(d, d.a_find, d.start_card),
        Token(d, d.a_token),
        PlayRitual(d, d.a_play, d.first_specialist - d.first_ritual),
        PlayPerson(d, d.a_recruit, 2 * d.n_people),
        ActivateCell(d, d.a_witch, d.n_rituals + 4, False),
        ActivateCell(d, d.a_elder, d.n_rituals + 3, True),
        more.deed,
    ]
