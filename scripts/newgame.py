"""Writes the rooms of a new game: `python scripts/newgame.py NAME`, or `make newgame NAME=x`.

The game it writes is whole: whoever plays the highest card of a hand of three takes the round. It is meant to be
changed line by line.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "src" / "arcanarium" / "games"
TESTS: Final = ROOT / "tests" / "games"
RULINGS: Final = ROOT / "docs" / "rulings"

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
from arcanarium.core.plan import HIDDEN, OPEN, OWNER, Choice, Layout, Number, SeatNumber
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
FIRST_CHOICE: Final[i64] = TABLE.counter("first_player", reading=Choice(["random", "0", "1", "2", "3"]))

PLAN: Final = TABLE.deal(NAMES, [COPIES] * len(NAMES))

ACTIONS: Final = ActionSpace()
PLAY: Final[i64] = ACTIONS.block("play", NAMES, "card")

RULES: Final = Rules("{name}", PLAN)


class Event:
    """What happens."""

    PLAYED: Final[int] = RULES.event("played")
    DREW: Final[int] = RULES.event("drew")
    WON: Final[int] = RULES.event("won-round", a="number")
''',
    "setup.py": '''"""Before the first turn: everybody is dealt a hand."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.games.{name}.facts import HAND_SIZE
from arcanarium.games.{name}.table import DECK, FIRST, FIRST_CHOICE, HAND, PLAN


class Deal(Step):
    """Three cards to everybody, and a first player."""

    def do(self, s: State) -> None:
        m = s.mem
        m[FIRST] = m[FIRST_CHOICE] - 1 if m[FIRST_CHOICE] > 0 else s.below(m[SEATS])
        for card in range(PLAN.cards):
            s.insert(card, DECK)
        s.shuffle(DECK)
        for seat in range(s.mem[SEATS]):
            for _ in range(HAND_SIZE):
                s.move(s.first(DECK), HAND + seat)
''',
    "steps/__init__.py": '"""The verbs of the rulebook."""\n',
    "steps/cards.py": '''"""Drawing cards, and what lies there."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.core.rules import Step
from arcanarium.games.{name}.facts import STRENGTH
from arcanarium.games.{name}.table import DECK, HAND, PLAYED, Event


class DrawCard(Step):
    """A card from the deck, while there is one."""

    def do(self, s: State) -> None:
        card = s.first(DECK)
        if card >= 0:
            s.move(card, HAND + s.me)
            s.emit(Event.DREW, s.me, card)


def find_strength(s: State, seat: i64) -> i64:
    """Of the card that a seat plays in this round: those of the rounds before went to the box."""
    card = s.first(PLAYED + seat)
    return STRENGTH[s.kind(card)] if card >= 0 else -1
''',
    "cards/__init__.py": '"""What each card does."""\n',
    "cards/effects.py": '''"""What cards do when they are played: a line per card that does something."""

from __future__ import annotations

from typing import Final

from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Step
from arcanarium.games.{name}.facts import NAMES
from arcanarium.games.{name}.steps.cards import DrawCard
from arcanarium.games.{name}.table import RULES

EFFECTS: Final[dict[str, tuple[Step, ...]]] = {{
    "spark": (DrawCard(),),
}}
EFFECT_AT: Final[vec[i64]] = vec[i64](
    [RULES.program(f"card {kind}", *EFFECTS[kind]) if kind in EFFECTS else -1 for kind in NAMES]
)
''',
    "flow.py": '''"""Rounds: everybody plays a card, and the strongest one wins."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Step
from arcanarium.games.{name}.cards.effects import EFFECT_AT
from arcanarium.games.{name}.facts import HAND_SIZE
from arcanarium.games.{name}.setup import Deal
from arcanarium.games.{name}.steps.cards import find_strength
from arcanarium.games.{name}.table import BOX, FIRST, HAND, PLAY, PLAYED, POINTS, ROUND, RULES, Event


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
        s.emit(Event.PLAYED, s.me, card)
        if EFFECT_AT[s.kind(card)] >= 0:
            s.begin(EFFECT_AT[s.kind(card)], s.me, card)


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
            if find_strength(s, seat) > find_strength(s, winner):
                winner = seat
        s.mem[POINTS + winner] += 1
        s.mem[FIRST] = winner
        s.emit(Event.WON, winner, a=s.mem[ROUND])
        if s.mem[ROUND] < HAND_SIZE:
            s.mem[ROUND] += 1
            s.push(ROUND_AT, winner)
        else:
            s.stop()


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
    "evaluation.py": '''"""What bots judge by. `benchmarks/tune.py` finds better weights than those of the first day."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.evaluation import Evaluation, Names
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.games.{name}.facts import FOLDER, HAND_SIZE
from arcanarium.games.{name}.table import FIRST, HAND, POINTS, ROUND

NAMES: Final = Names({{"cards-in-hand": [HAND]}})
OF_POINTS: Final[i64] = NAMES.number("points")
BEGINS: Final[i64] = NAMES.number("first")


class {class_name}Evaluation(Evaluation):
    """Rounds won, and strong cards for those to come."""

    def progress(self, s: State) -> float:
        return float(s.mem[ROUND] - 1) / float(HAND_SIZE)

    def measure(self, s: State, seat: i64) -> None:
        self.tell(OF_POINTS, float(s.mem[POINTS + seat]))
        self.tell(BEGINS, 1.0 if s.mem[FIRST] == seat else 0.0)


def build(game: Game) -> Evaluation:
    evaluation = {class_name}Evaluation(game, NAMES)
    evaluation.read(FOLDER / "evaluation.toml")
    return evaluation
''',
    "evaluation.toml": """# At the beginning, in the middle and at the end of a game: a first guess.
{weights}""",
    "play.toml": """# How bots say why: how many things on the table a number of 1 in `evaluation.py` stands for.

[reasons.units]
points = 1
""",
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
GAME: Final = {class_name}(RULES, ACTIONS, ["first_player"])
''',
    "locale/table.en.ftl": """game-name = {title}
ask-play = Play a card
do-play = Play { $what }
event-played = { $seat } plays { $card }
event-drew = { $seat } draws { $card }
event-won-round = { $seat } wins round { $a }
zone-deck = Deck
zone-box = Box
zone-hand = Hand
zone-played = Played
counter-points = Points
counter-round = Round
counter-first = First player
counter-first-player = First player at set-up
option-first-player = First player
    .text = Who begins the first round.
    .choice-random = at random
    .choice-0 = player 1
    .choice-1 = player 2
    .choice-2 = player 3
    .choice-3 = player 4
score-rounds = Rounds won
hint-points = { $change } { $number ->
    [one] round won
   *[other] rounds won
}
hint-first = { $sense ->
    [more] beginning the round
   *[less] not beginning the round
}
hint-cards-in-hand = { $sense ->
    [more] a stronger hand
   *[less] a weaker hand
}
""",
    "locale/table.ru.ftl": """game-name = Игра «{title}»
ask-play = Сыграйте карту
do-play = Сыграть: { $what }
event-played = { $seat }: карта «{ $card }»
event-drew = { $seat } берёт карту «{ $card }»
event-won-round = { $seat } выигрывает раунд { $a }
zone-deck = Колода
zone-box = Коробка
zone-hand = Рука
zone-played = Сыграно
counter-points = Очки
counter-round = Раунд
counter-first = Первый игрок
counter-first-player = Первый игрок при подготовке
option-first-player = Первый игрок
    .text = Кто начинает первый раунд.
    .choice-random = по жребию
    .choice-0 = игрок 1
    .choice-1 = игрок 2
    .choice-2 = игрок 3
    .choice-3 = игрок 4
score-rounds = Выигранные раунды
hint-points = { $change } { $number ->
    [one] выигранный раунд
    [few] выигранных раунда
   *[other] выигранных раундов
}
hint-first = { $sense ->
    [more] первый ход в раунде
   *[less] не первый ход в раунде
}
hint-cards-in-hand = { $sense ->
    [more] рука сильнее
   *[less] рука слабее
}
""",
}
# Beside the scenes of the game, and the page of its rulings.
BESIDE: Final = {
    "variants.yaml": "- {}\n",
    "coverage.yaml": """# What tests/contracts/test_coverage.py reads: how rulings begin, which are proved elsewhere,
# the worked examples of the rulebook, and how many sequences of one, two, three answers there are from the
# beginning of a game.
prefix: {prefix}
elsewhere: {{}}
examples: []
perft: {{seats: 2, seed: 1, counts: []}}
# Questions whose own words say why they are asked; all others name a card or a rule.
says_why: [play]
""",
}
SCENE: Final = """---
game: {name}
name: {words}
rule: card {card}
given: {{round: 3, seats: [{{hand: [{card}]}}, {{hand: [{other}]}}]}}
when: [{{0: play {card}}}, {{1: play {other}}}]
then: {{over: true, scores: {scores}{more}}}
"""
PAGE: Final = """# {title}: rulings

Where the rulebook is silent or can be read in two ways, this page says how our table plays: `### {prefix}-01` and a
sentence. Scenes cite a ruling by its code; the first letters are those of `coverage.yaml`.
"""
CARDS: Final = {"spark": "Искра", "flame": "Пламя", "storm": "Буря", "comet": "Комета", "eclipse": "Затмение"}


def fill(text: str, name: str, **more: str) -> str:
    """A template with the game's name; only these words are replaced, other braces stay."""
    words = {
        "name": name,
        "title": name.replace("_", " ").capitalize(),
        "class_name": "".join(part.capitalize() for part in name.split("_")),
        "prefix": "".join(part[0] for part in name.split("_")).upper(),
        "cards": "\n".join(f'[[card]]\nid = "{card}"\nstrength = {i}\n' for i, card in enumerate(CARDS, 1)),
        "weights": "\n".join(write_weights(table) for table in ("one", "two", "more")),
        **more,
    }
    for key, value in words.items():
        text = text.replace(f"{{{key}}}", value)
    return text.replace("{{", "{").replace("}}", "}")


def write_weights(table: str) -> str:
    """Rounds won count most, and a hand by what its cards are worth."""
    cards = "".join(f"{card} = [{i / 10}, {i / 10}, {i / 10}]\n" for i, card in enumerate(CARDS, 1))
    return (
        f"\n[{table}.features]\npoints = [1.0, 1.0, 1.0]\nfirst = [0.1, 0.1, 0.1]\n\n[{table}.cards-in-hand]\n{cards}"
    )


def write_words(language: str) -> str:
    """The name of every card and its text."""
    texts = {"en": ("Draw a card.", "Strength {}."), "ru": ("Возьмите карту.", "Сила {}.")}
    draws, strength = texts[language]
    found = []
    for i, (card, russian) in enumerate(CARDS.items(), 1):
        name = card.capitalize() if language == "en" else russian
        text = f"{strength.format(i)} {draws}" if card == "spark" else strength.format(i)
        found.append(f"card-{card} = {name}\n    .text = {text}\n")
    return "".join(found)


def write_scenes(name: str) -> str:
    """One for every card."""
    found = []
    for card in CARDS:
        other = "eclipse" if card == "spark" else "spark"
        words = (
            f"{card.capitalize()} loses, and its owner has drawn" if card == "spark" else f"{card.capitalize()} wins"
        )
        more = ", seats.0.hand.number: 1" if card == "spark" else ""
        scores = "[0, 1]" if card == "spark" else "[1, 0]"
        found.append(fill(SCENE, name, card=card, other=other, words=words, scores=scores, more=more))
    return "".join(found).removeprefix("---\n")


def write(name: str, games: Path = GAMES, tests: Path = TESTS, rulings: Path = RULINGS) -> Path:
    """The folder of the new game, what tests read of it, and the page of its rulings."""
    if re.fullmatch("[a-z][a-z0-9_]{0,30}", name) is None:
        raise SystemExit(f"a game's name is small letters, digits and _, beginning with a letter, not {name!r}")
    folder = games / name
    if folder.exists():
        raise SystemExit(f"there is a game {name!r} already")
    files = {folder / room: fill(text, name) for room, text in ROOMS.items()}
    for language in ("en", "ru"):
        files[folder / "locale" / f"cards.{language}.ftl"] = write_words(language)
    files |= {tests / name / file: fill(text, name) for file, text in BESIDE.items()}
    files[tests / name / "scenarios" / "cards.yaml"] = write_scenes(name)
    files[rulings / f"{name}.md"] = fill(PAGE, name)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("usage: scripts/newgame.py NAME")
    folder = write(sys.argv[1])
    sys.stdout.write(
        f"wrote {folder}; name it in games/__init__.py (SHIPPED), then: arcanarium play {sys.argv[1]}\n"
        "what its tests read is written as docs/adding_a_game.md says (item 6 of the check-list)\n"
    )


if __name__ == "__main__":
    main()
