"""A lesson at the terminal: the teacher speaks, the learner answers or goes on."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from arcanarium.cli.asking import read_answers, refused, show_question
from arcanarium.cli.board import board_for, console
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision
from arcanarium.lessons.lesson import WRONG, Lesson, next_lesson, words_of
from arcanarium.lessons.standing import Moved, NotAsked, NotLegal, Standing, stand
from arcanarium.wording import Wording

RIVAL: Final = "beginner"


class Teaching:
    """One lesson from a step to its end, or until the learner leaves."""

    def __init__(self, speech: Speech, lesson: Lesson, step: int) -> None:
        self.speech = speech
        self.lesson = lesson
        self.standing: Standing = stand(lesson, step)
        self.given: list[int] = []  # the first parts of an answer that is not whole yet
        game = lesson.load_game()
        plain = Wording(speech.language, game)
        seats = range(game.seats(self.standing.state))
        names = [speech.say("lesson-you") if seat == lesson.seat else plain.bot(RIVAL, seat) for seat in seats]
        self.wording = Wording(speech.language, game, names)
        self.words = words_of(lesson.path, speech.language)
        self.board = board_for(speech, self.wording)
        self.out = console()

    @property
    def state(self) -> State:
        """The table the learner looks at."""
        return self.standing.after(self.given) or self.standing.state

    def teach(self) -> None:
        self.say("lesson-welcome")
        self.show()
        try:
            while self.take_step():
                self.given = []
        except (EOFError, KeyboardInterrupt):
            self.leave()

    def take_step(self) -> bool:
        """Speak, and listen until the step changes; False at the end and when the learner leaves."""
        step = self.standing.step
        heading = self.speech.say("lesson-at", step=self.standing.number + 1, last=len(self.lesson.steps))
        self.out.print(Text(f"\n{heading}  ", "dim").append(self.words.text(step.say), "bold"), soft_wrap=True)
        if step.do:
            self.ask()
        while True:
            typed = input("> ").strip()
            if typed == "q":
                self.leave()
                return False
            if typed == "b":
                self.move_to(max(0, self.standing.number - 1))
                return True
            if typed == "t":
                self.show()
            elif not step.do and self.standing.is_last:
                self.offer()
                return False
            elif not step.do:
                self.go_on()
                return True
            else:
                try:
                    if self.answer(typed):
                        return True
                except Mistake as mistake:
                    nudge = self.words.attribute(step.say, WRONG) or ""
                    self.out.print(Text(f"{mistake} {nudge}", "red"), soft_wrap=True)

    # -- answers

    def decision(self) -> Decision:
        state, seat = self.state, self.lesson.seat
        prompt, source = state.asked(seat)
        return Decision(seat, prompt, source, state.legal_for(seat))

    def ask(self) -> None:
        show_question(self.out, self.wording, self.state, self.decision())

    def answer(self, typed: str) -> bool:
        """True when it counts; a part of an answer that counts is kept, and the rest is asked for."""
        if typed == "?":
            self.come_to(*self.standing.give(self.standing.shown()))
            return True
        actions = read_answers(self.speech, self.wording, self.decision(), typed)
        if actions is None:
            raise Mistake(self.speech.say("lesson-help"))
        whole = [*self.given, *actions]
        try:
            self.come_to(*self.standing.give(whole))
        except NotLegal as error:
            if self.standing.after(whole) is None:
                raise Mistake(refused(self.speech, self.wording, error.action, error.refusal)) from None
        except NotAsked:
            if self.standing.after(whole) is None:
                raise Mistake(self.speech.say("lesson-not-that")) from None
        else:
            return True
        self.given = whole
        self.ask()
        return False

    # -- going on

    def come_to(self, moved: list[Moved], following: Standing) -> None:
        for move in moved:
            for line in self.wording.events(self.wording.game.told(move.events, self.lesson.seat)):
                self.out.print(Text(f"  {line}"), soft_wrap=True)
        self.arrive(following)

    def go_on(self) -> None:
        self.arrive(self.standing.go_on())

    def move_to(self, number: int) -> None:
        self.arrive(stand(self.lesson, number))

    def arrive(self, standing: Standing) -> None:
        """At a step; a table that has changed is shown."""
        changed = standing.state != self.standing.state
        self.standing = standing
        self.given = []
        if changed:
            self.show()

    def show(self) -> None:
        self.out.print(self.board.draw(self.wording.game.view(self.state, self.lesson.seat)))

    def offer(self) -> None:
        """A game to use what was learnt in, and the next lesson."""
        game, (seats, options) = self.lesson.game, self.lesson.play
        chosen = "".join(f" --option {name}={value}" for name, value in options.items())
        self.say("lesson-over", command=f"arcanarium play {game} --seats {seats}{chosen}")
        following = next_lesson(self.lesson)
        if following is not None:
            self.say("lesson-then", command=f"arcanarium learn {game} {following.name}")

    def leave(self) -> None:
        command = f"arcanarium learn {self.lesson.game} {self.lesson.name} --step {self.standing.number + 1}"
        self.out.print()
        self.say("resume-with", command=command)

    def say(self, message: str, **args: str | int) -> None:
        self.out.print(Text(self.speech.say(message, **args)), soft_wrap=True)
