"""`arcanarium learn`: lessons in the terminal, the same as on the page."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.arguments import game_named
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def show_lessons(speech: Speech, games: list[str]) -> None:
    """What there is to learn, and how to begin."""
    from arcanarium.lessons.lesson import lessons_of, minutes_of, words_of
    from arcanarium.wording import Wording

    for game in games:
        typer.echo(Wording(speech.language, game_named(speech, game)).game_name())
        for lesson in lessons_of(game):
            words = words_of(lesson.path, speech.language)
            length = speech.say("lesson-length", steps=len(lesson.steps), minutes=minutes_of(lesson))
            typer.echo(f"  arcanarium learn {game} {lesson.name}")
            typer.echo(f"      {words.text('title')} – {length}")
            typer.echo(f"      {words.text('about')}")


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    step: Annotated[int, typer.Option("--step", min=1)] = 1,
) -> None:
    """Learn a game."""
    from arcanarium.games import NAMES
    from arcanarium.lessons.lesson import lesson_names, load_lesson

    speech: Speech = context.obj
    if not game:
        show_lessons(speech, list(NAMES))
        return
    base = game_named(speech, game).base
    names = lesson_names(base)
    if not name and len(names) != 1:
        show_lessons(speech, [base])
        return
    chosen = name or names[0]
    if chosen not in names:
        hint = speech.hint(chosen, names)
        raise Mistake(speech.say("no-lesson", name=chosen, names=", ".join(names), hint=hint))
    lesson = load_lesson(base, chosen)
    if step > len(lesson.steps):
        raise Mistake(speech.say("no-step", last=len(lesson.steps)))
    from arcanarium.cli.teaching import Teaching

    Teaching(speech, lesson, step - 1).teach()
