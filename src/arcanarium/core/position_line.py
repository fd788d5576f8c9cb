"""A position in one line, for links and chats: the game, the version of its rules, and the packed state in letters.

It holds everything, hidden cards and the seed of chance as well: whoever has the line can know the whole game.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadLetters
from typing import Final
from zlib import compress, crc32, decompressobj, error

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.packing import BadPacking, pack, unpack
from arcanarium.core.position import BadPosition, check_flaw

LARGEST: Final = 1 << 16  # bytes of a packed state; real ones have some hundreds
PARTS: Final = 4
HOW: Final = "a position in one line is written game/rules/letters/check"


def write_position(game: Game, s: State) -> str:
    """The line of a state; only letters, digits and signs that no link has to escape."""
    letters = urlsafe_b64encode(compress(pack(s), 9)).decode().rstrip("=")
    head = f"{game.name}/{game.edition}/{letters}"
    return f"{head}/{crc32(head.encode()):08x}"


def is_position(text: str) -> bool:
    """Does it look like one? Nothing else with three strokes ends in eight digits."""
    parts = text.strip().split("/")
    return len(parts) == PARTS and len(parts[3]) == 8 and " " not in text.strip()


def game_in(text: str) -> str:
    """The name of the game a line is of. Raises BadPosition."""
    parts = text.strip().split("/")
    if len(parts) != PARTS:
        raise BadPosition("", f"{HOW}, not {shorten(text)!r}")
    return parts[0]


def read_position(game: Game, text: str) -> State:
    """The state of a line. Raises BadPosition."""
    name = game_in(text)
    _, edition, letters, check = text.strip().split("/")
    if name != game.name:
        raise BadPosition("game", f"the position is of {name}, not of {game.name}")
    head = text.strip().rpartition("/")[0]
    if check != f"{crc32(head.encode()):08x}":
        raise BadPosition("", "the position is cut short or a letter of it is wrong")
    if edition != str(game.edition):
        raise BadPosition(
            "rules", f"the position follows edition {edition} of {game.name}; these rules and cards are {game.edition}"
        )
    try:
        stream = decompressobj()
        data = stream.decompress(urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), LARGEST)
        if not stream.eof:
            raise BadPosition("", "the position is too long or cut short")
        s = unpack(game.rules, data)
    except (BadLetters, error, BadPacking, ValueError) as wrong:
        raise BadPosition("", f"this is no position of {game.name} ({wrong})") from None
    except (ArithmeticError, LookupError, AssertionError) as fault:
        raise BadPosition("", f"this is no position of {game.name} ({type(fault).__name__})") from None
    check_flaw(game, s)
    return s


def shorten(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"
