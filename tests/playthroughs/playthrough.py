"""Golden playthroughs: one whole game of every set-up, written down so that a change of behaviour shows in the diff.

`python tests/playthroughs/playthrough.py [GAME…]` plays and writes those that are missing; with `--update` all anew.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from setups import SETUPS, Setup, new

FOLDER = Path(__file__).parent


def path_of(setup: Setup) -> Path:
    return FOLDER / setup.game / f"{setup}.txt"


def line_of(game: Game, s: State, seat: int, action: int) -> str:
    """Who is asked what, of how many answers, and which was given."""
    prompt, source = s.asked(seat)
    because = f" ({game.rules.plan.card_name(source)})" if source >= 0 else ""
    return f"{seat} {prompt}{because} {len(s.legal_for(seat))}: {game.actions.notation(action)}"


def ending(game: Game, s: State) -> list[str]:
    lines = ["", f"winners {game.winners(s)}", f"scores {game.scores(s)}"]
    lines += [f"{seat} {json.dumps(game.breakdown(s, seat))}" for seat in range(game.seats(s))]
    view = game.view(s, None)
    left_out = ("seats", "breakdown", "winners", "status")  # told above, or of one seat
    lines += [f"{name} {json.dumps(view[name])}" for name in view if name not in left_out]
    return lines


def play(setup: Setup) -> str:
    """A random game that prefers to do something over ending its turn, so that more of the game is seen."""
    game, s = new(setup, 1)
    choose = random.Random(f"golden {setup}")
    lines = [str(setup)]
    while not s.is_over():
        seat = s.owing()[0]
        options = s.legal_for(seat)
        action = choose.choice(options[:-1] if len(options) > 1 and choose.random() < 0.5 else options)
        lines.append(line_of(game, s, seat, action))
        s.apply(seat, action)
    return "\n".join(lines + ending(game, s)) + "\n"


def again(setup: Setup, text: str) -> str:
    """The same game from what was written down: what differs is a change of behaviour."""
    game, s = new(setup, 1)
    lines = [str(setup)]
    for line in text.splitlines()[1:]:
        if not line:
            break
        seat = int(line.split()[0])
        action = game.actions.parse(line.rpartition(": ")[2])
        lines.append(line_of(game, s, seat, action))
        s.apply(seat, action)
    return "\n".join(lines + ending(game, s)) + "\n"


def main() -> None:
    games = [word for word in sys.argv[1:] if not word.startswith("-")]
    for setup in SETUPS:
        path = path_of(setup)
        if (not games or setup.game in games) and ("--update" in sys.argv or not path.exists()):
            path.parent.mkdir(exist_ok=True)
            path.write_text(play(setup), "utf-8")


if __name__ == "__main__":
    main()
