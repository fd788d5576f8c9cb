"""Writes the rooms of a new game: `python scripts/newgame.py NAME`, or `make newgame NAME=x`.

The game it writes is whole: whoever plays the highest card of a hand of three takes the round. It is meant to be
changed line by line.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "src" / "arcanarium" / "games"
TESTS: Final = Path(__file__).parents[1] / "tests" / "games"

ROOMS: Final = {
    "__init__.py": '"""{title}."""\n',
    "cards.toml": '[set]\nprovenance = "designed by us"\n\n{cards}',
    "facts.py": '''"""The facts of the cards, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from arcanarium.core.ints import i64, vec

FOLDER: Final = Path(__file__).parent
_CARDS: Final = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))["card"]
NAMES: Final[list[str]] = [str(card["id"]) for card in _CARDS]
STRENGTH: Final[vec[i64]] = vec[i64]([int(card["strength"]) for card in _CARDS])
COPIES: Final = 3
MOST_SEATS: Final = 4
HAND_SIZE: Final = 3
''',
    "table.py": '''"""What lies on the table, and every action there is."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.ints import i64
from arcanarium.core.plan import HIDDEN, OPEN, OWNER, Layout, Number, SeatNumber
from arcanarium.core.rules import Rules
from arcanarium.games.{name}.facts import COPIES, HAND_SIZE, MOST_SEATS, NAMES

TABLE: Final = Layout(MOST_SEATS)
DECK: Final[i64] = TABLE.zone("deck", HIDDEN, each=False, ordered=True)
BOX: Final[i64] = TABLE.zone("box", OPEN, each=False, counted=True)
HAND: Final[i64] = TABLE.zone("hand", OWNER)
PLAYED: Final[i64] = TABLE.zone("played", OPEN)

POINTS: Final[i64] = TABLE.counter("points", each=True, reading=Number(0, HAND_SIZE))
ROUND: Final[i64] = TABLE.counter("round", start=1, reading=Number(1, HAND_SIZE))
FIRST: Final[i64] = TABLE.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))

PLAN: Final = TABLE.deal(NAMES, [COPIES] * len(NAMES))

ACTIONS: Final = ActionSpace()
PLAY: Final[i64] = ACTIONS.block("play", NAMES, "card")

RULES: Final = Rules("{name}", PLAN)
E_PLAYED: Final[i64] = RULES.event("played")
E_WON: Final[i64] = RULES.event("won-round", a="number")
''',
    "setup.py": '''"""Before the first turn: everybody is dealt a hand."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.games.{name}.facts import HAND_SIZE
from arcanarium.games.{name}.table import DECK, HAND, PLAN


class Deal(Step):
    """Three cards to everybody."""

    def do(self, s: State) -> None:
        for card in range(PLAN.cards):
            s.insert(card, DECK)
        s.shuffle(DECK)
        for seat in range(s.mem[SEATS]):
            for _ in range(HAND_SIZE):
                s.move(s.first(DECK), HAND + seat)
''',
    "flow.py": '''"""Rounds: everybody plays a card, and the strongest one wins."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Step
from arcanarium.games.{name}.facts import HAND_SIZE, STRENGTH
from arcanarium.games.{name}.setup import Deal
from arcanarium.games.{name}.table import BOX, E_PLAYED, E_WON, FIRST, HAND, PLAY, PLAYED, POINTS, ROUND, RULES


class PlayCard(Ask):
    """A card of the hand."""

    prompt: str = "play"
    always: bool = True

    def options(self, s: State) -> None:
        last: i64 = -1
        card = s.first(HAND + s.me)
        while card >= 0:
            if s.kind(card) != last:  # cards of one kind are alike
                s.offer(PLAY + s.kind(card))
            last = s.kind(card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        card = s.first(HAND + s.me)
        while s.kind(card) != action - PLAY:
            card = s.after(card)
        s.move(card, PLAYED + s.me)
        s.emit(E_PLAYED, s.me, card)


class BeginTurn(Step):
    """The turn is shown to everybody."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.me


class Round(Step):
    """Turns from the first player on, then the strongest card wins."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        s.push(WIN_AT, s.mem[FIRST])
        for k in range(seats - 1, -1, -1):
            s.push(TURN_AT, (s.mem[FIRST] + k) % seats)


class Win(Step):
    """Of equal cards the one that was played first is the stronger; its owner begins the next round."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        winner = s.me
        for k in range(1, seats):
            seat = (s.me + k) % seats
            if latest(s, seat) > latest(s, winner):
                winner = seat
        s.mem[POINTS + winner] += 1
        s.mem[FIRST] = winner
        s.emit(E_WON, winner, a=s.mem[ROUND])
        if s.mem[ROUND] < HAND_SIZE:
            s.mem[ROUND] += 1
            s.push(ROUND_AT, winner)
        else:
            s.stop()


def latest(s: State, seat: i64) -> i64:
    """The strength of the card that a seat plays in this round: the others went back to the box."""
    card = s.first(PLAYED + seat)
    return STRENGTH[s.kind(card)] if card >= 0 else -1


class Clear(Step):
    """Cards of the round before leave the table."""

    def do(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            for card in s.cards(PLAYED + seat):
                s.move(card, BOX)


TURN_AT: Final[i64] = RULES.program("turn", BeginTurn(), PlayCard().called("play"))
WIN_AT: Final[i64] = RULES.program("win", Win())
ROUND_AT: Final[i64] = RULES.program("round", Clear(), Round())
RULES.program("game", Deal(), Round())
''',
    "scoring.py": '''"""Points by source."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.games.{name}.table import POINTS


def list_points(s: State, seat: int) -> dict[str, int]:
    return {{"rounds": int(s.mem[POINTS + seat])}}
''',
    "game.py": '''"""{title} as the rest of the product sees it."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.games.{name}.facts import MOST_SEATS
from arcanarium.games.{name}.flow import ROUND_AT
from arcanarium.games.{name}.scoring import list_points
from arcanarium.games.{name}.table import ACTIONS, FIRST, ROUND, RULES


class {class_name}(Game):
    """Whoever plays the strongest card wins the round."""

    name = "{name}"
    most = MOST_SEATS

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return list_points(s, seat)

    def phases(self) -> list[str]:
        return ["turn"]

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        s.mem[FIRST] = seat
        s.push(ROUND_AT, seat)

    def round(self, s: State) -> int:
        return int(s.mem[ROUND])

    def first_player(self, s: State) -> int:
        return int(s.mem[FIRST])


RULES.finish()
GAME: Final = {class_name}(RULES, ACTIONS, [])
''',
    "locale/table.en.ftl": """game-name = {title}
ask-play = Play a card
do-play = Play { $what }
event-played = { $seat } plays { $card }
event-won-round = { $seat } wins round { $a }
zone-deck = Deck
zone-box = Box
zone-hand = Hand
zone-played = Played
counter-points = Points
counter-round = Round
counter-first = First player
score-rounds = Rounds won
""",
    "locale/table.ru.ftl": """game-name = {title}
ask-play = Сыграйте карту
do-play = Сыграть: { $what }
event-played = { $seat }: карта «{ $card }»
event-won-round = { $seat } выигрывает раунд { $a }
zone-deck = Колода
zone-box = Коробка
zone-hand = Рука
zone-played = Сыграно
counter-points = Очки
counter-round = Раунд
counter-first = Первый игрок
score-rounds = Выигранные раунды
""",
}
CARDS: Final = {"spark": "Искра", "flame": "Пламя", "storm": "Буря", "comet": "Комета", "eclipse": "Затмение"}


def fill(text: str, name: str) -> str:
    """A template with the game's name; only these words are replaced, other braces stay."""
    title = name.replace("_", " ").capitalize()
    class_name = "".join(part.capitalize() for part in name.split("_"))
    cards = "\n".join(f'[[card]]\nid = "{card}"\nstrength = {i}\n' for i, card in enumerate(CARDS, 1))
    for key, value in {"name": name, "title": title, "class_name": class_name, "cards": cards}.items():
        text = text.replace(f"{{{key}}}", value)
    return text.replace("{{", "{").replace("}}", "}")


def write(name: str, games: Path = GAMES, tests: Path = TESTS) -> Path:
    """The folder of the new game, and its list of set-ups."""
    if re.fullmatch("[a-z][a-z0-9_]{0,30}", name) is None:
        raise SystemExit(f"a game's name is small letters, digits and _, beginning with a letter, not {name!r}")
    folder = games / name
    if folder.exists():
        raise SystemExit(f"there is a game {name!r} already")
    for room, text in ROOMS.items():
        path = folder / room
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fill(text, name), "utf-8")
    for language in ("en", "ru"):
        words = [
            f"card-{card} = {card.capitalize() if language == 'en' else russian}" for card, russian in CARDS.items()
        ]
        (folder / "locale" / f"cards.{language}.ftl").write_text("\n".join(words) + "\n", "utf-8")
    (tests / name).mkdir(parents=True, exist_ok=True)
    (tests / name / "variants.yaml").write_text("- {}\n", "utf-8")
    return folder


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("usage: scripts/newgame.py NAME")
    folder = write(sys.argv[1])
    sys.stdout.write(f"wrote {folder}; name it in games/__init__.py (SHIPPED), then: arcanarium play {sys.argv[1]}\n")


if __name__ == "__main__":
    main()
