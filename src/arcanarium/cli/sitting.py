"""People at the terminal: who sees what, what they type, and what the table answers."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from tempfile import gettempdir
from typing import Final

from rich.text import Text

from arcanarium.bots import Bot, answer, imagining, own_seed
from arcanarium.bots.own import load_own
from arcanarium.cli.arguments import card_named
from arcanarium.cli.asking import read_answers, refused, show_question
from arcanarium.cli.board import board_for, console, result
from arcanarium.cli.files import free_name, write_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import Event
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.asking.whole_answer import IllegalAnswer, parts_of, why_not
from arcanarium.core.game import Decision
from arcanarium.core.history import History
from arcanarium.wording import Wording

HINT_WORDS: Final = ("h", "hint", "п", "подсказка")


class Left(Exception):
    """Somebody got up from the table."""


class Sitting:
    """One game from here to its end, or until somebody leaves."""

    def __init__(self, speech: Speech, history: History, humans: list[int], bots: list[str], path: str) -> None:
        self.speech = speech
        self.history = history
        self.game = history.game
        self.humans = humans
        self.programs = bots
        self.path = path  # where to save on leaving; nothing: a new file
        seats = [seat for seat in range(history.header.seats) if seat not in humans]
        self.wording = Wording(speech.language, self.game, self.names(dict(zip(seats, bots, strict=True))))
        self.board = board_for(speech, self.wording)
        self.out = console()
        self.happened: list[list[Event]] = [[] for _ in history.moves]  # by move
        self.read: dict[int, int] = dict.fromkeys(humans, len(history.moves))  # how much of it a seat has been told
        self.watcher = humans[0] if len(humans) == 1 else -1  # whose private cards may be on the screen
        self.bots: dict[int, Bot] = {
            seat: load_own(name)(
                self.game, history.header.seats, seat, own_seed(history.header.seed, seat, len(history.moves))
            )
            for seat, name in zip(seats, bots, strict=True)
        }

    def names(self, bots: dict[int, str]) -> list[str]:
        """People are called by their seats, bots by their levels as well."""
        plain = Wording(self.speech.language, self.game)
        everybody = range(self.history.header.seats)
        return [plain.bot(bots[seat], seat) if seat in bots else plain.seat(seat) for seat in everybody]

    # -- the course of things

    def play(self) -> None:
        self.say("welcome")
        try:
            while not self.history.state.is_over():
                self.step()
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
            return
        for seat in self.humans[:1]:
            self.tell(seat)
        self.out.print(self.board.draw(self.game.view(self.history.state, None)))
        self.out.print(result(self.speech, self.wording, self.history.state))

    def step(self) -> None:
        """Bots answer first; then one person does."""
        if self.bots_asked():
            self.let_bots_answer()
            return
        decisions = self.game.decisions(self.history.state)
        mine = [decision for decision in decisions if decision.seat == self.watcher]
        decision = (mine or decisions)[0]
        self.curtain(decision.seat)
        self.tell(decision.seat)
        self.show(decision)
        self.ask(decision)

    def bots_asked(self) -> list[Decision]:
        return [decision for decision in self.game.decisions(self.history.state) if decision.seat in self.bots]

    def let_bots_answer(self) -> None:
        """Until a person is asked; a terminal shows who thinks."""
        with self.out.status("") as status:
            while waiting := self.bots_asked():
                decision = waiting[0]
                status.update(Text(self.speech.say("thinks", name=self.wording.seat(decision.seat))))
                action = answer(self.bots[decision.seat], self.history.state, decision)
                self.happened.append(self.history.apply(decision.seat, action))

    def curtain(self, seat: int) -> None:
        """Nobody sees the cards of the one before."""
        if seat == self.watcher:
            return
        self.out.clear()
        input(self.speech.say("curtain", name=self.wording.seat(seat)))
        self.out.clear()
        self.watcher = seat

    def tell(self, seat: int) -> None:
        """What happened since that seat last looked, as it may know it."""
        for events in self.happened[self.read[seat] :]:
            for line in self.wording.events(self.game.told(events, seat)):
                self.out.print(Text(f"  {line}"), soft_wrap=True)
        self.read[seat] = len(self.happened)

    def show(self, decision: Decision) -> None:
        """The table and the question."""
        self.out.print(self.board.draw(self.game.view(self.history.state, decision.seat)))
        self.question(decision)

    def question(self, decision: Decision) -> None:
        show_question(self.out, self.wording, self.history.state, decision)

    # -- what is typed

    def ask(self, decision: Decision) -> None:
        """Until the seat has answered or taken something back."""
        while True:
            typed = input("> ").strip()
            try:
                if self.obey(decision, typed):
                    return
            except Mistake as mistake:
                self.out.print(Text(str(mistake), "red"), soft_wrap=True)

    def obey(self, decision: Decision, typed: str) -> bool:
        """True when the game has moved."""
        answers = read_answers(self.speech, self.wording, decision, typed)
        if answers is not None:
            return self.give(decision, answers)
        word, _, rest = typed.partition(" ")
        if typed == "q":
            raise Left
        if typed == "u":
            return self.undo(decision.seat)
        if word == "s":
            self.save(rest.strip())
        elif word == "c":
            self.card(rest)
        elif typed.casefold() in HINT_WORDS:
            self.hint(decision)
        elif typed == "t":
            self.show(decision)
        elif typed in ("?", ""):
            self.say("help-at-table")
        else:
            offered = [self.game.actions.notation(option) for option in decision.options]
            raise Mistake(self.speech.say("no-answer", typed=typed, hint=self.speech.hint(typed, offered)))
        return False

    def give(self, decision: Decision, actions: list[int]) -> bool:
        """One answer or one part of it, or a whole one of several parts; or why it is refused."""
        state, seat = self.history.state, decision.seat
        if len(actions) == 1 and actions[0] not in decision.options:
            raise self.refused(actions[0], why_not(state, seat, actions[0]))
        try:
            parts = actions if len(actions) == 1 else parts_of(state, seat, actions)
        except IllegalAnswer as error:
            raise self.refused(error.action, error.refusal) from None
        for part in parts:
            self.happened.append(self.history.apply(seat, part))
        return True

    def refused(self, action: int, refusal: Refusal | None) -> Mistake:
        return Mistake(refused(self.speech, self.wording, action, refusal))

    def undo(self, seat: int) -> bool:
        number = self.history.undoable(seat)
        if number < 0:
            raise Mistake(self.speech.say("no-undo"))
        self.history.undo(seat)
        del self.happened[number:]
        self.happened += [[] for _ in range(len(self.history.moves) - number)]  # what was answered at the same time
        self.read = {each: min(told, len(self.happened)) for each, told in self.read.items()}
        self.say("undone")
        return True

    def hint(self, decision: Decision) -> None:
        """What a good player would think of, who sees no more than this seat."""
        from arcanarium.bots.hint import HINT, advise
        from arcanarium.bots.reasons import standing, why

        imagine = imagining(self.game, self.history.state, decision.seat)
        self.say("hints")
        for advice in advise(self.game, decision, imagine, HINT, own_seed(self.history.header.seed, decision.seat)):
            number = decision.options.index(advice.action) + 1
            words = ", ".join(self.wording.action(part, decision.source) for part in advice.parts)
            line = Text(f"{number:4}  {words} ({standing(self.wording, advice.chance, advice.most)})")
            self.out.print(line.append(f"   {why(self.wording, advice.gains)}", "dim"), soft_wrap=True)

    def card(self, words: str) -> None:
        from arcanarium.cli.cards import Sheet

        sheet = Sheet(self.speech, self.game)
        if not words.strip():
            raise Mistake(self.speech.say("which-card"))
        for line in sheet.lines(card_named(self.speech, self.game, words)):
            self.out.print(Text(line))

    # -- keeping

    def save(self, path: str) -> None:
        if not path:
            raise Mistake(self.speech.say("which-file"))
        write_text(self.speech, path, self.history.record().text())
        self.path = path
        self.say("saved", path=path)

    def leave(self) -> None:
        """Keep the game and say how to go on."""
        stem = f"{self.game.name.replace(':', '-')}-{self.history.header.seed}"
        path = self.path or free_name(stem, ".record")
        try:
            write_text(self.speech, path, self.history.record().text())
        except Mistake as mistake:  # a game is not lost because a disk is full
            self.out.print(Text(str(mistake), "red"), soft_wrap=True)
            path = free_name(str(Path(gettempdir()) / stem), ".record")
            write_text(self.speech, path, self.history.record().text())
        command = f"arcanarium play {self.game.name} --resume {quote(path)}"
        command += "".join(f" --you {seat}" for seat in self.humans)
        command += f" --bots {','.join(self.programs)}" if self.programs else ""
        self.out.print()
        self.say("saved", path=path)
        self.say("resume-with", command=command)

    def say(self, message: str, **args: str | int) -> None:
        self.out.print(Text(self.speech.say(message, **args)), soft_wrap=True)
