"""What a written position leaves out, and what is wrong with one that cannot be."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.position import BadPosition
from arcanarium.games.evenfall.steps.coven import count_free_cells, count_free_slots, find_board, find_place
from arcanarium.games.evenfall.table import (
    AUTOMA,
    BATTLE,
    BATTLES_JOINED,
    BINDING,
    BOX,
    CELLS,
    CELLS_OF_A_REGION,
    DECK,
    FIGHTERS,
    INNER,
    MOON,
    OUTER,
    PATH,
    PLACE_DECK,
    RITUALS,
    ROWS,
    SET_ASIDE,
    SIDE,
    SLOTS,
    SPECIALISTS,
    STONE_CELLS,
    STONE_SUPPLY,
    USES,
    Deck,
)

OK = ("", "")


def complete(s: State, d: Deck, named: set[str]) -> None:
    """Places lie in a deck of their own, the red stone of the moon side in the supply; rows fill from the left."""
    check_start(s)
    for card in s.cards(DECK):
        zone = find_home(s, d, card, named)
        if zone != DECK:
            s.extract(card)
            if zone == PLACE_DECK:
                s.append(card, zone)
            else:
                s.insert(card, zone)
            s.mem[s.plan.eyes + card] = s.plan.audience[zone]
    for region in range(3):
        number = int(s.number(ROWS + region))
        if bin(int(s.mem[SLOTS + region])).count("1") != number:
            s.mem[SLOTS + region] = (1 << number) - 1


def find_home(s: State, d: Deck, card: i64, named: set[str]) -> i64:
    """Where a card of the rest lies; a pile that a position mentions holds exactly what it says."""
    if card < d.start_card:
        return BOX if "place_deck" in named else PLACE_DECK
    if card == d.red and s.mem[SIDE] == MOON and "stone_supply" not in named:
        return STONE_SUPPLY
    if card < d.ritual_card or card >= d.stone_card:
        return BOX
    return DECK


def check_start(s: State) -> None:
    """What lasts as long as an effect or a simultaneous choice is over where a phase begins."""
    for seat in range(int(s.mem[SEATS])):
        if s.number(SET_ASIDE + seat) > 0:
            raise BadPosition(f"seats.{seat}.set_aside", "should be empty: cards lie there only while others choose")
    for name, cell in (("binding", BINDING), ("uses", USES), ("battle", BATTLE), ("fighters", FIGHTERS)):
        if s.mem[cell] != 0:
            raise BadPosition(name, "should be left out: it is set only while something is being carried out")


def check_phase(s: State, phase: str) -> None:
    """Battles come at the end of a round."""
    if phase not in ("end_of_round", "end"):
        for seat in range(int(s.mem[SEATS])):
            if s.mem[BATTLES_JOINED + seat] != 0:
                raise BadPosition(
                    f"seats.{seat}.battles_joined", f"should be 0 in the phase {phase}, before the battles"
                )


def find_flaw(s: State, d: Deck) -> tuple[str, str]:
    """The first thing that cannot be: where, and what would be right."""
    last = int(s.mem[SEATS]) - 1
    found = check_zones(s, d)
    if not found[1]:
        found = check_marks(s, d)
    for region in range(3):
        for i in range(CELLS_OF_A_REGION):
            holder = int(s.mem[CELLS + region * CELLS_OF_A_REGION + i])
            if holder > 2 * (last + 1) and not found[1]:
                found = (f"{d.regions[region]}_cells", f"should name a seat from 0 to {last}, not {(holder - 1) // 2}")
    for seat in [*range(last + 1), int(AUTOMA)]:
        if found[1]:
            return found
        where, message = check_rituals(s, d, seat)
        if message:
            return (f"automa_{where}" if seat == AUTOMA else f"seats.{seat}.{where}", message)
        if seat != AUTOMA:
            where, message = check_coven(s, d, seat)
            found = (f"seats.{seat}.{where}", message) if message else OK
    return found


def check_zones(s: State, d: Deck) -> tuple[str, str]:
    """Every zone holds its sort of cards."""
    places = (0, int(d.ritual_card), "places and starting places")
    found = (0, int(d.start_card), "places")
    rituals = (int(d.ritual_card), int(d.specialist_card), "rituals")
    people = (int(d.specialist_card), int(d.stone_card), "specialists")
    stones = (int(d.stone_card), s.plan.cards, "stones")
    hidden = (int(d.ritual_card), int(d.stone_card), "rituals and specialists")
    sorts = dict.fromkeys(("outer", "automa_outer", "inner", "automa_inner"), places)
    sorts |= dict.fromkeys(["place_deck", *[f"{region}_places" for region in d.regions]], found)
    sorts |= dict.fromkeys(("deck", "discard", "hand", "set_aside"), hidden)
    sorts |= dict.fromkeys(("rituals", "automa_rituals"), rituals)
    sorts |= dict.fromkeys(("specialists", "automa_specialists", "council"), people)
    sorts |= dict.fromkeys(("stones", "automa_stones", "stone_cells", "stone_supply"), stones)
    sorts |= dict.fromkeys([f"{region}_stones" for region in d.regions], stones)
    for zone in s.plan.zones:
        if zone.name not in sorts:
            continue
        first, end, what = sorts[zone.name]
        for seat in range(int(s.mem[SEATS]) if zone.each else 1):
            for card in s.cards(zone.first + seat):
                if not first <= card < end:
                    return (zone.path(seat), f"should hold {what}, not {d.names[int(card)]}")
    return OK


def check_marks(s: State, d: Deck) -> tuple[str, str]:
    """Only a ritual of a coven is bound to something."""
    for card in range(s.plan.cards):
        zone = int(s.where(card))
        if s.mem[d.stack + card] != 0 and not RITUALS <= zone <= RITUALS + AUTOMA:
            return (s.plan.zone_path(zone), f"{d.names[card]} should not be bound: it is no ritual of a coven")
    return OK


def check_rituals(s: State, d: Deck, seat: int) -> tuple[str, str]:
    """Each is bound to a place of the coven, with no more on it than it has room for."""
    taken: list[int] = []
    for ritual in s.cards(RITUALS + seat):
        name = d.names[int(ritual)]
        place = int(find_place(s, d, ritual))
        if place < 0 or s.where(place) not in (OUTER + seat, INNER + seat) or place in taken:
            return ("rituals", f"{name} should be bound to a free place of the same coven")
        taken.append(place)
        kind = s.kind(ritual)
        if count_free_slots(s, d, ritual) < 0:
            return ("rituals", f"{name} should have {d.catalyst_slots[kind]} catalysts at most")
        if count_free_cells(s, d, ritual) < 0:
            return ("rituals", f"{name} should have {d.ritual_cells[kind]} witches and elders at most")
    return OK


def check_coven(s: State, d: Deck, seat: int) -> tuple[str, str]:
    """Specialists, the path, and stones in cells of the board."""
    kinds = [int(s.kind(card)) for card in s.cards(SPECIALISTS + seat)]
    for kind in kinds:
        if kinds.count(kind) > 1:
            return ("specialists", f"should not hold {s.plan.kinds[kind]} twice")
    board = find_board(s, seat)
    length = int(d.path_length[d.board_path[board]])
    if s.mem[PATH + seat] > length:
        return ("path", f"should be a number from 0 to {length}, not {s.mem[PATH + seat]}")
    cells = len(d.stone_rewards[int(board)])
    taken: list[int] = []
    for stone in s.cards(STONE_CELLS + seat):
        cell = int(s.mem[d.cell + stone])
        if not 1 <= cell <= cells or cell in taken:
            message = (
                f"should lie in a free cell from 1 to {cells}"
                if cells
                else "cannot lie in cells, of which there are none"
            )
            return ("stone_cells", f"{d.names[int(stone)]} {message} of this board")
        taken.append(cell)
    return OK
