"""What a view tells besides what lies on the table: where a mage can go, what keeps it off, what its dice break."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.bits import has
from arcanarium.core.ints import i64
from arcanarium.core.view import Data
from arcanarium.games.five_seals.facts import COLOURS, ELEMENTS, HALF, MIND
from arcanarium.games.five_seals.steps.breaking import SecondSeal, StoreToken, payments
from arcanarium.games.five_seals.steps.dice import dice, die, power
from arcanarium.games.five_seals.steps.obstacles import Ways, why_blocked, why_closed, why_too_weak
from arcanarium.games.five_seals.steps.reach import FOUND, ROOMS, WALKED, has_scroll_space, sight
from arcanarium.games.five_seals.steps.spaces import scrolls_by_space, seals_of
from arcanarium.games.five_seals.table import DICE, MAGE, TOKENS, VALUES, Dungeon, dungeon


def seal_names(d: Dungeon, low: i64, high: i64) -> list[str]:
    """The names of the seal spaces whose bits are set."""
    return [d.maps.stands[space] for i, space in enumerate(d.seals) if (low if i < HALF else high) >> i % HALF & 1 == 1]


def reach_of(s: State, seat: int) -> Data:
    """Whose mage it is, the places it can walk through, the seals at the end of a free way, those under a figure."""
    d = dungeon(s)
    stands = d.maps.stands
    start = s.mem[MAGE + seat]
    seen = sight(s, d, seat, start)
    walked = [place for i, room in enumerate(d.rooms) if has(seen[ROOMS], i) for place in room]
    walked += seal_names(d, seen[WALKED], seen[WALKED + 1])
    found = seal_names(d, seen[FOUND], seen[FOUND + 1])
    lying = scrolls_by_space(s, d)
    for space in d.scrolls:
        if has_scroll_space(seen, d, space):
            (found if lying[space] > 0 else walked).append(stands[space])
    if start > d.last_seal and lying[start] > 0:
        walked.append(stands[start])
    blocked = [stands[space] for space in seals_of(s, d) if why_blocked(s, d, seat, space) is not None]
    return {"seat": seat, "walked": walked, "found": found, "blocked": blocked}


def obstacles_of(s: State, seat: int, own: bool) -> Data:
    """A seal -> why that seat's mage could not break it now: the number of a reason, and its two numbers.

    What dice lack is told to their owner, to whom it is worded.
    """
    d = dungeon(s)
    ways = Ways(s, d, seat, int(s.mem[MAGE + seat]))
    found: Data = {}
    for space in seals_of(s, d):
        why = why_blocked(s, d, seat, space) or why_closed(s, d, seat, ways, space)
        if why is None and own:
            why = why_too_weak(s, d, seat, space)
        if why is not None:
            found[d.maps.stands[space]] = list(why)
    return found


def payments_of(s: State, seat: int) -> Data:
    """A kind of seal (`fire_3`, `mind_5`) -> the sets of dice that would break it; none where no dice are asked for."""
    found: Data = {}
    if s.owes(seat) and isinstance(s.step_for(seat), SecondSeal):
        return found
    for element in range(len(ELEMENTS)):
        for strength in range(2, VALUES + 1):
            sets: list[list[str]] = []
            for colour in range(COLOURS):
                cell = dice(s, seat, colour)
                if element in (colour, MIND) and power(cell) >= strength:
                    sets += [[DICE[die(colour, value)] for value in paid] for paid in payments(cell, strength, VALUES)]
            if sets:
                found[f"{ELEMENTS[element]}_{strength}"] = sets
    return found


def token_to_store(s: State) -> str:
    """The token just broken that could be kept, if that is what is asked."""
    step = s.step_for(s.to_move)
    return TOKENS[s.n - 1] if isinstance(step, StoreToken) else ""
