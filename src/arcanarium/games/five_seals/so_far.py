"""What has been named so far for the question now asked: dice, spaces, a rival, a scroll."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.ints import i64
from arcanarium.core.view import Data
from arcanarium.games.five_seals import breaking
from arcanarium.games.five_seals.board import STANDS
from arcanarium.games.five_seals.dice import die, showing
from arcanarium.games.five_seals.spells import discord
from arcanarium.games.five_seals.spells.vocabulary import NAMED, named_colour
from arcanarium.games.five_seals.table import DICE, TOKENS, VALUES

NAMES_DICE: Final = (
    "transmutation",
    "transmute-into",
    "purification",
    "saturation",
    "modification",
    "modification-rival",
)
NAMES_A_SPACE: Final = ("replacement-with", "exchange-with", "rearrangement-with")


def dice_names(colour: i64, cell: i64) -> list[str]:
    """The dice of a cell one by one, ascending."""
    return [DICE[die(colour, value)] for value in range(1, VALUES + 1) for _ in range(showing(cell, value))]


def so_far(s: State) -> Data:
    """By name, as the steps that ask keep it in `n` and `it`; empty where nothing has been named."""
    if s.is_over():
        return {}
    prompt, _ = s.asked(s.to_move)
    frame = s.top - FRAME
    it = s.agenda[frame + 3]
    n = s.agenda[frame + 4]
    if prompt == "spend":
        by = "familiar" if n >> breaking.HOW_AT & 7 == breaking.BY_FAMILIAR else "mage"
        dice = dice_names(n >> breaking.COLOUR_AT & 7, n >> breaking.NAMED_AT)
        return {"space": STANDS[n & 511], "by": by, "dice": dice}
    if prompt in NAMES_DICE:
        return {"dice": dice_names(named_colour(n), n & NAMED)}
    if prompt == "modification-drop":
        colour = named_colour(n)
        own = dice_names(colour, n >> discord.OWN_AT)
        return {"seat": int(n >> discord.RIVAL_AT & 7), "own": own, "dice": dice_names(colour, n & NAMED)}
    if prompt in NAMES_A_SPACE:
        return {"space": STANDS[n]}
    if prompt == "forgery-take":
        return {"seat": int(n)}
    if prompt == "forgery-give":
        return {"seat": int(n & 7), "dice": [DICE[n >> 3]]}
    if prompt == "transfer-give":
        return {"card": s.plan.card_name(it)}
    if prompt == "hand-over":
        return {"seat": int(n)}
    if prompt == "store":
        return {"token": TOKENS[n - 1]}
    return {}
