"""The turn: one main action or a pass, and free actions before and after it (rules 5)."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bags import covers
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.evenfall.circles import begin_find, catalyst_created, put_catalyst
from arcanarium.games.evenfall.coven import (
    CATALYSTS_IN_MANA,
    COST_REDUCTION,
    ELDERS_IN_REGIONS,
    TRADE_BONUS,
    TWO_BECOMES_ONE,
    ascend,
    best_price,
    board_of,
    card_of,
    face_of,
    free_cells,
    free_slots,
    modifier,
    place_of,
    ritual_on,
    solo,
)
from arcanarium.games.evenfall.goods import pay_bag, pay_mana
from arcanarium.games.evenfall.layout import Effect
from arcanarium.games.evenfall.pieces import (
    activate_board,
    activate_region,
    activate_ritual,
    elders_in_cells,
    region_cell,
)
from arcanarium.games.evenfall.playing import (
    can_join_council,
    has_specialist,
    join_council,
    link_allows,
    mana_price,
    payable,
    recruit,
    reduction,
)
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.triggers import CREATE_SICKLE, Waiting, listens, use

# -- free actions


def offer_free(t: Table, s: State, me: i64) -> None:
    """Specialists that are upright, the common trade, what the board allows, Thorn's stones."""
    before = s.count
    card = s.first(t.specialists + me)
    while card >= 0:
        effect = t.free_actions[int(s.kind(card))]
        if effect is not None and s.mem[t.rotated + card] == 0 and effect.can(s, me, card):
            s.offer(t.a_use + card - t.specialist_card)
        card = s.after(card)
    ascend(s, before)
    if s.number(t.hand + me) >= t.trade_cards:
        s.offer(t.a_trade)
    board = board_of(t, s, me)
    extra = t.board_actions[int(board)]
    if extra is not None and extra.can(s, me, NO_CARD):
        s.offer(t.a_board)
    cells = len(t.stone_rewards[int(board)])
    if cells > 0 and s.number(t.celled + me) < cells:
        offer_stones(t, s, me, t.a_stone)


def offer_stones(t: Table, s: State, seat: i64, block: i64) -> None:
    """Own stones, one of each kind: those of a kind are alike."""
    before = s.count
    stone = s.first(t.owned + seat)
    while stone >= 0:
        if first_alike(t, s, seat, stone):
            s.offer(block + stone - t.stone_card)
        stone = s.after(stone)
    ascend(s, before)


def first_alike(t: Table, s: State, seat: i64, stone: i64) -> bool:
    """Has the seat no stone of that kind with a lower number?"""
    kind = t.stone_kinds[s.kind(stone)]
    other = s.first(t.owned + seat)
    while other >= 0:
        if other < stone and t.stone_kinds[s.kind(other)] == kind:
            return False
        other = s.after(other)
    return True


def do_free(t: Table, s: State, me: i64, action: i64) -> None:
    if action == t.a_trade:
        s.push(t.gain_at, me, NO_CARD, NO_CARD, t.trade_any + modifier(t, s, me, TRADE_BONUS) << 4)
        s.push(t.discard_at, me, NO_CARD, NO_CARD, t.trade_cards << 16)
    elif action == t.a_board:
        extra = t.board_actions[int(board_of(t, s, me))]
        assert extra is not None
        s.push(extra.at, me, NO_CARD, NO_CARD, 0)
    elif action >= t.a_stone:
        s.push(t.stone_cell_at, me, action - t.a_stone + t.stone_card, NO_CARD, 0)
    else:
        card = action - t.a_use + t.specialist_card
        effect = t.free_actions[int(s.kind(card))]
        assert effect is not None
        s.mem[t.rotated + card] = 1
        s.emit(t.e_used, me, card)
        use(t, s, me, effect, card, NO_CARD, 0)


class ChooseStoneCell(Ask):
    """A free cell for the stone that is the source."""

    prompt: str = "stone-cell"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        taken: i64 = 0
        stone = s.first(t.celled + s.me)
        while stone >= 0:
            taken |= bit(s.mem[t.cell + stone])
            stone = s.after(stone)
        for cell in range(len(t.stone_rewards[int(board_of(t, s, s.me))])):
            if taken >> (cell + 1) & 1 == 0:
                s.offer(t.a_cell + cell)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        cell = action - t.a_cell
        s.move(s.source, t.celled + s.me)
        s.mem[t.cell + s.source] = cell + 1
        s.emit(t.e_stone_cell, s.me, s.source, cell + 1)
        rewards = t.stone_rewards[int(board_of(t, s, s.me))][int(cell)]
        s.push(t.stone_order_at, s.me, s.source, NO_CARD, (bit(len(rewards))) - 1)


class StoneRewards(Ask):
    """Which reward of the stone's cell is next, asked where the order can matter; `n`: bits of those left."""

    prompt: str = "reward-order"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        rewards = rewards_of(self.t, s, s.me, s.source)
        waiting = Waiting(True)
        for i in range(len(rewards)):
            if s.n >> i & 1 == 1:
                waiting.add(i, rewards[i].feel)
        for i in range(len(rewards)):
            if s.n >> i & 1 == 1:
                s.offer(self.t.a_option + i)
                if not waiting.matters():
                    return

    def answer(self, s: State, action: i64) -> None:
        i = action - self.t.a_option
        left = s.n & ~bit(i)
        if left != 0:
            s.push(self.t.stone_order_at, s.me, s.source, NO_CARD, left)
        s.push(rewards_of(self.t, s, s.me, s.source)[int(i)].at, s.me, s.source, NO_CARD, 0)


def rewards_of(t: Table, s: State, seat: i64, stone: i64) -> list[Effect]:
    return t.stone_rewards[int(board_of(t, s, seat))][int(s.mem[t.cell + stone] - 1)]


# -- main actions


def offer_finds(t: Table, s: State, me: i64) -> None:
    witches = s.mem[t.witches + me]
    if witches == 0:
        return
    before = s.count
    cheap = witches == 1 and modifier(t, s, me, TWO_BECOMES_ONE) == 0
    for region in range(3):
        place = s.first(t.rows + region)
        while place >= 0:
            if not cheap or t.witch_cost[s.kind(place)] == 1:
                s.offer(t.a_find + place)
            place = s.after(place)
    ascend(s, before)


def offer_hand(t: Table, s: State, me: i64) -> None:
    """Rituals that some place can take, specialists, council members."""
    zone = t.hand + me
    room = s.number(t.outer + me) + s.number(t.inner + me) > s.number(t.rituals + me)
    plain = False  # a free place whose link bonus asks for nothing
    links: list[Effect] = []
    if room:
        for turn in range(2):
            place = s.first((t.outer if turn == 0 else t.inner) + me)
            while place >= 0:
                if ritual_on(t, s, me, place) < 0:
                    link = t.links[int(face_of(t, s, place))]
                    if link is None or (link.bag == 0 and link.any + link.mana + link.cards == 0):
                        plain = plain or link_allows(s, me, NO_CARD, link)
                    else:
                        links.append(link)
                place = s.after(place)
    reduced = room and modifier(t, s, me, COST_REDUCTION) > 0
    last: i64 = -1
    card = s.first(zone)
    while card >= 0:
        kind = s.kind(card)
        if kind >= t.first_specialist:
            break
        if kind != last and room:
            cost = t.costs[kind]
            less = reduction(t, s, me, kind) if reduced else 0
            price = mana_price(t, kind)
            if plain and payable(t, s, me, cost, less, price, 0, None):
                s.offer(t.a_play + kind - t.first_ritual)
            else:
                for link in links:
                    if payable(t, s, me, cost, less, price, 0, link) and link_allows(s, me, card, link):
                        s.offer(t.a_play + kind - t.first_ritual)
                        break
        last = kind
        card = s.after(card)
    people = card
    resources = s.mem[t.resources + me]
    while card >= 0:
        kind = s.kind(card)
        if kind != last and covers(resources, t.costs[kind]) and not has_specialist(t, s, me, kind):
            s.offer(t.a_recruit + kind - t.first_specialist)
        last = kind
        card = s.after(card)
    if people >= 0 and can_join_council(t, s, me):
        last = -1
        card = people
        while card >= 0:
            kind = s.kind(card)
            if kind != last:
                s.offer(t.a_council + kind - t.first_specialist)
            last = kind
            card = s.after(card)


def offer_ritual_cells(t: Table, s: State, me: i64, block: i64, elder: bool) -> None:
    """Free cells on own rituals; an elder in the inner circle only, unless the board says otherwise."""
    outside = not elder or t.elders_outside[board_of(t, s, me)] == 1
    card = s.first(t.rituals + me)
    while card >= 0:
        if free_cells(t, s, card) > 0 and (outside or s.where(place_of(t, s, card)) == t.inner + me):
            effect = t.cell_effects[int(s.kind(card))]
            if effect is not None and effect.can(s, me, card):
                s.offer(block + card - t.ritual_card)
        card = s.after(card)


def offer_region_cells(t: Table, s: State, me: i64, block: i64) -> None:
    for region in range(3):
        if region_cell(t, s, region) >= 0 and t.region_effects[region].can(s, me, NO_CARD):
            s.offer(block + t.n_rituals + region)


def offer_cells(t: Table, s: State, me: i64) -> None:
    if s.mem[t.witches + me] > 0:
        offer_ritual_cells(t, s, me, t.a_witch, False)
        offer_region_cells(t, s, me, t.a_witch)
        cell = t.board_cells[int(board_of(t, s, me))]
        if cell is not None and s.mem[t.board_cell + me] == 0 and cell.can(s, me, NO_CARD):
            s.offer(t.a_witch + t.n_rituals + 3)
    if s.mem[t.elders + me] > 0:
        offer_ritual_cells(t, s, me, t.a_elder, True)
        if modifier(t, s, me, ELDERS_IN_REGIONS) > elders_in_cells(t, s, me):
            offer_region_cells(t, s, me, t.a_elder)


def offer_catalysts(t: Table, s: State, me: i64, sickles: i64, orbs: i64, in_mana: i64) -> None:
    """Catalysts that can be paid, from a key on for each kind: twice the ritual's number, and one if paid in mana."""
    resources = s.mem[t.resources + me]
    rich = in_mana > 0 and s.mem[t.mana + me] >= in_mana
    for turn in range(4):
        orb = turn & 1 == 1
        if turn < 2:
            if not covers(resources, t.orb_cost if orb else t.sickle_cost):
                continue
            block = t.a_orb if orb else t.a_sickle
        else:
            if not rich:
                return
            block = t.a_mana_orb if orb else t.a_mana_sickle
        least = orbs if orb else sickles
        card = s.first(t.rituals + me)
        while card >= 0:
            spot = card - t.ritual_card
            if 2 * spot + (turn >> 1) >= least and free_slots(t, s, card) > 0:
                s.offer(block + spot)
            card = s.after(card)


def declare_catalyst(t: Table, s: State, me: i64, action: i64, declared: i64) -> None:
    """Pay, put the token down, ask for more. `declared`: a one, then a bit for each so far, orbs being ones."""
    in_mana = action >= t.a_mana_sickle
    if in_mana:
        orb = action >= t.a_mana_orb
        spot = action - (t.a_mana_orb if orb else t.a_mana_sickle)
        pay_mana(t, s, me, best_price(t, s, me, CATALYSTS_IN_MANA))
    else:
        orb = action >= t.a_orb
        spot = action - (t.a_orb if orb else t.a_sickle)
        pay_bag(t, s, me, t.orb_cost if orb else t.sickle_cost)
    put_catalyst(t, s, me, t.ritual_card + spot, orb)
    key = 2 * spot + (1 if in_mana else 0)
    s.push(t.catalysts_at, me, NO_CARD, NO_CARD, (declared << 1 | (1 if orb else 0)) << 12 | key)


class MoreCatalysts(Ask):
    """One action creates any number. `n`: the last key (12 bits), and the declared list above them, its last bit first.

    Equal lists are declared in one way only: sickles before orbs, each in ascending order; a sickle may follow an orb
    where something answers the making of sickles, because the order could matter then.
    """

    prompt: str = "catalysts"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        key = s.n & 0xFFF
        orb = s.n >> 12 & 1 == 1
        never: i64 = 1 << 13
        sickles: i64 = key
        orbs: i64 = 0
        if orb:
            orbs = key
            sickles = 0 if listens(t, s, s.me, CREATE_SICKLE) else never
        offer_catalysts(t, s, s.me, sickles, orbs, best_price(t, s, s.me, CATALYSTS_IN_MANA))
        s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        if action == self.t.a_done:
            s.push(self.t.created_at, s.me, NO_CARD, NO_CARD, s.n >> 12)
        else:
            declare_catalyst(self.t, s, s.me, action, s.n >> 12)


class Created(Step):
    """Each catalyst of the list in declared order: a one, then a bit for each, orbs being ones."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        length: i64 = 0
        while s.n >> (length + 1) != 0:
            length += 1
        rest = s.n & (bit(length - 1) - 1)
        if length > 1:
            s.push(self.t.created_at, s.me, NO_CARD, NO_CARD, bit(length - 1) | rest)
        catalyst_created(self.t, s, s.me, s.n >> (length - 1) & 1 == 1)


def do_main(t: Table, s: State, me: i64, action: i64) -> None:
    if action < t.a_token:
        begin_find(t, s, me, action - t.a_find, 0)
    elif action == t.a_token:
        s.mem[t.token_used + me] = 1
        s.emit(t.e_token, me)
        s.push(t.tokens[int(board_of(t, s, me))].at, me, NO_CARD, NO_CARD, 0)
    elif action < t.a_recruit:
        card = card_of(t, s, t.hand + me, action - t.a_play + t.first_ritual)
        s.show(card, s.plan.everybody)  # declared: what is asked from now on must make sense to everybody
        s.push(t.play_at, me, card, NO_CARD, 0)
    elif action < t.a_council:
        recruit(t, s, me, card_of(t, s, t.hand + me, action - t.a_recruit + t.first_specialist))
    elif action < t.a_witch:
        join_council(t, s, me, card_of(t, s, t.hand + me, action - t.a_council + t.first_specialist))
    elif action < t.a_sickle:
        elder = action >= t.a_elder
        spot = action - (t.a_elder if elder else t.a_witch)
        if spot < t.n_rituals:
            activate_ritual(t, s, me, t.ritual_card + spot, elder)
        elif spot < t.n_rituals + 3:
            activate_region(t, s, me, spot - t.n_rituals, elder)
        else:
            cell = t.board_cells[int(board_of(t, s, me))]
            assert cell is not None
            activate_board(t, s, me, cell.at)
    else:
        declare_catalyst(t, s, me, action, 1)


class Menu(Ask):
    """Before the main action: everything."""

    always: bool = True
    prompt: str = "main"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        me = s.me
        offer_finds(t, s, me)
        if s.mem[t.token_used + me] == 0:
            s.offer(t.a_token)
        offer_hand(t, s, me)
        offer_cells(t, s, me)
        if s.first(t.rituals + me) >= 0:
            offer_catalysts(t, s, me, 0, 0, best_price(t, s, me, CATALYSTS_IN_MANA))
        offer_free(t, s, me)
        s.offer(t.a_pass)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_pass:
            s.mem[t.passed + s.me] = 1
            s.emit(t.e_passed, s.me)
        elif action >= t.a_use:
            s.push(t.menu_at, s.me, NO_CARD, NO_CARD, 0)
            do_free(t, s, s.me, action)
        else:
            s.push(t.after_at, s.me, NO_CARD, NO_CARD, 0)
            do_main(t, s, s.me, action)


class AfterMenu(Ask):
    """After the main action: free actions, until the turn is ended. All that is offered is public."""

    prompt: str = "after"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        offer_free(self.t, s, s.me)
        s.offer(self.t.a_end)

    def answer(self, s: State, action: i64) -> None:
        if action != self.t.a_end:
            s.push(self.t.after_at, s.me, NO_CARD, NO_CARD, 0)
            do_free(self.t, s, s.me, action)


class NextTurn(Step):
    """Clockwise, without those who passed, until all have; `n` is the seat whose turn would be next."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        seats = s.mem[SEATS]
        for k in range(seats):
            seat = (s.n + k) % seats
            if s.mem[t.passed + seat] == 0:
                s.push(t.turns_at, seat, NO_CARD, NO_CARD, (seat + 1) % seats)
                if solo(s):
                    s.push(t.reply_at, seat, NO_CARD, NO_CARD, 0)
                s.mem[TURN] = seat
                s.emit(t.e_turn, seat)
                s.push(t.menu_at, seat, NO_CARD, NO_CARD, 0)
                return


class Reply(Step):
    """The Automa takes a turn after each of the human's, and passes with the human."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        if s.mem[self.t.passed] == 0:
            s.push(self.t.automa_turn_at, s.me, NO_CARD, NO_CARD, 0)


def register(t: Table) -> None:
    rules = t.rules
    t.stone_cell_at = rules.program("stone cell", ChooseStoneCell(t))
    t.stone_order_at = rules.program("stone rewards", StoneRewards(t))
    t.catalysts_at = rules.program("catalysts", MoreCatalysts(t))
    t.created_at = rules.program("created", Created(t))
    t.menu_at = rules.program("menu", Menu(t))
    t.after_at = rules.program("after", AfterMenu(t))
    t.turns_at = rules.program("turns", NextTurn(t))
    t.reply_at = rules.program("reply", Reply(t))
