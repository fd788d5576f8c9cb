"""A question in the terminal: its answers with their numbers, and what somebody typed."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.game import Decision
from arcanarium.wording import Wording


def show_question(out: Console, wording: Wording, state: State, decision: Decision) -> None:
    game = wording.game
    asked = wording.asked(game.question(state, decision.seat))
    out.print(Text(f"{wording.seat(decision.seat)}: {asked}", "bold"))
    for number, option in enumerate(decision.options, 1):
        line = Text(f"{number:4}  {wording.action(option, decision.source)}")
        out.print(line.append(f"   {game.actions.notation(option)}", "dim"), soft_wrap=True)


def read_answer(speech: Speech, wording: Wording, decision: Decision, typed: str) -> int | None:
    """The answer of a number or a notation; None if it is neither."""
    if typed.strip().isdecimal():
        number = int(typed)
        if not 1 <= number <= len(decision.options):
            raise Mistake(speech.say("no-number", number=number, last=len(decision.options)))
        return decision.options[number - 1]
    try:
        return wording.game.actions.parse(typed)
    except UnknownNotation:
        return None


def read_answers(speech: Speech, wording: Wording, decision: Decision, typed: str) -> list[int] | None:
    """Several with commas between them; None if one of them is no answer."""
    found = [read_answer(speech, wording, decision, part) for part in typed.split(",")]
    answers = [each for each in found if each is not None]
    return answers if len(answers) == len(found) else None


def refused(speech: Speech, wording: Wording, action: int, refusal: Refusal | None) -> str:
    """Why an answer is not taken."""
    if refusal is not None:
        return wording.why(refusal)
    if action < 0:
        return speech.say("incomplete")
    return speech.say("not-now", typed=wording.game.actions.notation(action))
