"""`arcanarium cards check|add|copy|sets`: card sets and maps typed in by somebody, looked over, kept and listed."""

from __future__ import annotations

import re
import tomllib
from json import dumps
from pathlib import Path
from types import ModuleType

import typer

from arcanarium.cli.arguments import game_named
from arcanarium.cli.dungeon import report
from arcanarium.cli.files import read_text, write_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.card_set import MOST_BYTES, OWN, CardSet, CardSetError, Entry
from arcanarium.games import NAMES, enter_room, sets
from arcanarium.games.card_sets import folders, has_sets, is_name, shipped_file
from arcanarium.games.five_seals.card_set import Maps
from arcanarium.wording import LANGUAGES, LETTERS, Wording, key


def module_of(game: str) -> ModuleType:
    return enter_room(game, "card_set")


def game_of(speech: Speech, path: str) -> str:
    """The game that a file is a set of: each has tables that no other has."""
    text = read_text(speech, path)
    try:
        data = tomllib.loads(text) if len(text) <= MOST_BYTES else {}
    except (ValueError, RecursionError) as error:
        raise Mistake(f"{error}", path) from None
    for game in NAMES:
        if has_sets(game) and module_of(game).MARK in data:
            return game
    raise Mistake(speech.say("no-card-set"), path)


def check(speech: Speech, path: str) -> None:
    """Say everything that is wrong, a line each, or that the set can be played."""
    _, card_set = checked(speech, path)
    if isinstance(card_set, Maps):
        typer.echo(report(speech, card_set))
    typer.echo(speech.say("card-set-right", path=path))


def checked(speech: Speech, path: str) -> tuple[str, CardSet]:
    """The game and the set of a file without problems."""
    game = game_of(speech, path)
    problems = module_of(game).check_set(path)
    for problem in problems:
        typer.echo(worded(speech, problem), err=True)
    if problems:
        raise typer.Exit(2)
    card_set: CardSet = module_of(game).load_set(path)
    enter_room(game, "game").build(card_set)
    return game, card_set


def worded(speech: Speech, problem: CardSetError) -> str:
    """What is wrong, in the language of the terminal if it is worded there."""
    return f"{problem.where}: {speech.say(problem.key, **problem.args_of_key)}" if problem.key else str(problem)


def add(speech: Speech, path: str, replace: bool) -> None:
    """Look a file over and keep it where it is found; a set that is there is not lost by mistake."""
    game, card_set = checked(speech, path)
    if card_set.shipped or not folders():
        raise Mistake(speech.say("no-place-for-set"), path)
    folder = folders()[0] / game
    target = folder / f"{card_set.id}.toml"
    name = f"{game}:{card_set.id}"
    text = read_text(speech, path)
    if target.exists() and not replace and target.read_bytes() != text.encode():
        raise Mistake(speech.say("set-is-there", name=name, kept=str(target)), path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(speech.say("unwritable", why=speech.blame(error)), str(folder)) from None
    write_text(speech, str(target), text)
    typer.echo(speech.say("set-added", name=name, kept=str(target)))


def copy(speech: Speech, game: str, path: str, replace: bool) -> None:
    """The shipped set as the beginning of one's own; the name of the file becomes its name."""
    played = game_named(speech, game)
    shipped = shipped_file(game)
    if shipped is None:
        names = ", ".join(name for name in NAMES if has_sets(name))
        raise Mistake(speech.say("no-sets-of-game", game=game, names=names))
    name = Path(path).stem
    if not is_name(name) or Path(path).suffix != ".toml":
        raise Mistake(speech.say("no-set-name", name=Path(path).name), path)
    if Path(path).exists() and not replace:
        raise Mistake(speech.say("file-is-there"), path)
    text = shipped.read_text("utf-8")
    title = name.replace("_", " ").capitalize()
    text = re.sub(r"\A(#[^\n]*\n)*", "", text).lstrip()  # what it says about itself is no longer true
    text = text.replace(f'id = "{OWN}"', f'id = "{name}"\nname_en = "{title}"', 1)
    text = text.replace('wording = "locale"\n', "", 1)
    assert played.card_set is not None
    wordings = {language: Wording(language, played) for language in LANGUAGES}
    if isinstance(played.card_set, Maps):
        text = with_names(text, played.card_set, wordings)
    for entry in [] if isinstance(played.card_set, Maps) else played.card_set.entries:
        first = re.compile(rf'(\[\[\w+\]\]\nid = "{entry["id"]}"\n)')
        words = "".join(f"{line}\n" for line in wording_of(wordings, entry))
        text = first.sub(lambda found, words=words: found[1] + words, text, count=1)  # type: ignore[misc]
    write_text(speech, path, text)
    typer.echo(speech.say("set-copied", path=path))


def wording_of(wordings: dict[str, Wording], entry: Entry) -> list[str]:
    """The lines that say in a file what the locale files say about a card."""
    lines: list[str] = []
    kind = str(entry["id"])
    for stem in ("name", "text", "council_text"):
        for language, wording in wordings.items():
            council = wording.locale.attribute(key("card", kind), "council") or ""
            text = wording.card_text(kind)
            texts = {"name": wording.card(kind), "text": text, "council_text": council}
            if council and text.endswith(council):  # the text of a specialist tells both sides
                texts["text"] = text.removesuffix(council).rstrip().rpartition(" ")[0]
            if stem != "council_text" or "council" in entry:
                lines.append(f"{stem}_{language} = {quoted(texts[stem])}")
    for language, wording in wordings.items():
        names = [key("option", kind, letter) for letter in LETTERS]
        choices = [quoted(wording.locale.text(name)) for name in names if wording.locale.has(name)]
        if choices:
            lines.append(f"choices_{language} = [{', '.join(choices)}]")
    return lines


def with_names(text: str, maps: Maps, wordings: dict[str, Wording]) -> str:
    """The text of a file of maps in which sectors and places have the names of the locale files."""
    for face in maps.faces:
        names = [f"name_{each} = {quoted(wordings[each].entry('sector', face['sector']))}" for each in wordings]
        text = text.replace(
            f'[[face]]\nid = "{face["id"]}"\n', f'[[face]]\nid = "{face["id"]}"\n' + "\n".join(names) + "\n"
        )
    lines: list[str] = []
    for line in text.splitlines():
        found = re.match(r'    { id = "(\w+)", .*(?= },$)', line)
        if found and found[1] in maps.spaces:
            names = [f"name_{each} = {quoted(wordings[each].entry('space', found[1]))}" for each in wordings]
            line = f"{found[0]}, {', '.join(names)} }},"
        lines.append(line)
    return "\n".join([*lines, ""])


def quoted(text: str) -> str:
    return dumps(text, ensure_ascii=False)  # what JSON calls a string TOML does too


def show(speech: Speech) -> None:
    """The sets that were found, what is wrong with those that cannot be played, and where they are looked for."""
    for found in sets():
        if found.card_set is not None:
            title = found.card_set.title(speech.language)
            source = speech.say(f"provenance-{found.card_set.provenance}")
            typer.echo(f"{found.full_name}  {title} ({source}, {found.card_set.digest})")
        for problem in found.problems:
            typer.echo(str(problem), err=True)
    for folder in folders():
        typer.echo(speech.say("set-folder", folder=str(folder)))
