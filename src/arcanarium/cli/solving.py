"""A puzzle at the terminal: the table, the question, tries, and why the answer is the best."""

from __future__ import annotations

from rich.text import Text

from arcanarium.bots.reasons import percent, why
from arcanarium.cli.asking import read_answers, refused, show_question
from arcanarium.cli.board import board_for, console
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.lessons.standing import NotLegal
from arcanarium.puzzles.exercise import Task, exercise_of
from arcanarium.puzzles.puzzle import Asked
from arcanarium.puzzles.weighing import decision_of
from arcanarium.wording import Wording

RIVAL = "master"


class Solving:
    """One puzzle until it is solved, given up or left."""

    def __init__(self, speech: Speech, asked: Asked, number: int, last: int) -> None:
        self.speech = speech
        self.asked = asked
        self.exercise = exercise_of(asked)
        self.heading = speech.say("lesson-at", step=number, last=last)
        plain = Wording(speech.language, self.exercise.game)
        seats = range(self.exercise.game.seats(self.exercise.state))
        names = [speech.say("lesson-you") if seat == asked.puzzle.seat else plain.bot(RIVAL, seat) for seat in seats]
        self.wording = Wording(speech.language, self.exercise.game, names)
        self.out = console()

    def solve(self) -> bool:
        """True if another puzzle is wanted."""
        puzzle = self.asked.puzzle
        themes = ", ".join(self.tell(f"puzzle-theme-{theme}") for theme in puzzle.themes)
        view = self.exercise.game.view(self.exercise.state, puzzle.seat)
        self.out.print(board_for(self.speech, self.wording).draw(view))
        self.out.print(Text(f"{self.heading}  {self.asked.id}  ★ {puzzle.rating}  {themes}", "dim"))
        self.say("puzzle-welcome")
        try:
            for number in range(len(self.exercise.tasks)):
                if not self.ask(number):
                    return False
            return input(f"{self.speech.say('puzzle-more')} > ").strip() != "q"
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return False

    def ask(self, number: int) -> bool:
        """Until it is answered; False if somebody leaves."""
        here, task, seat = self.exercise.at(number), self.exercise.tasks[number], self.exercise.seat
        decision = decision_of(here, seat)
        show_question(self.out, self.wording, here, decision)
        while True:
            typed = input("> ").strip()
            if typed == "q":
                return False
            if typed == "?":
                self.explain(task)
                return True
            try:
                actions = read_answers(self.speech, self.wording, decision, typed)
                if actions is None:
                    raise Mistake(self.speech.say("lesson-help"))
                if self.judge(number, task, actions):
                    return True
            except Mistake as mistake:
                self.out.print(Text(str(mistake), "red"), soft_wrap=True)

    def judge(self, number: int, task: Task, actions: list[int]) -> bool:
        try:
            counts, parts = self.exercise.give(number, actions)
        except NotLegal as error:
            raise Mistake(refused(self.speech, self.wording, error.action, error.refusal)) from None
        if counts:
            self.out.print(Text(self.tell("puzzle-right")))
            self.explain(task)
            return True
        chance = task.chances.get(parts[0])
        if chance is None or parts[0] in task.answer:
            raise Mistake(self.tell("puzzle-wrong"))
        best = max(task.chances.values())
        told = {"chance": percent(self.speech.language, chance), "best": percent(self.speech.language, best)}
        raise Mistake(self.tell("puzzle-wrong-chance", **told))

    def explain(self, task: Task) -> None:
        (_, best), (second, other) = list(task.chances.items())[:2]
        answer = ", ".join(self.wording.action(part) for part in task.answer)
        shown = {
            "answer": answer,
            "chance": percent(self.speech.language, best),
            "why": why(self.wording, task.gains),
            "other": self.wording.action(second),
            "second": percent(self.speech.language, other),
        }
        self.out.print(Text(self.speech.say("puzzle-explained", **shown)), soft_wrap=True)
        if task.line:
            line = ", ".join(self.wording.action(action) for action in task.line)
            self.out.print(Text(self.tell("puzzle-then", line=line)), soft_wrap=True)

    def say(self, message: str) -> None:
        self.out.print(Text(self.speech.say(message)), soft_wrap=True)

    def tell(self, message: str, **args: str) -> str:
        """What the page says as well."""
        return self.wording.locale.text(message, args)
