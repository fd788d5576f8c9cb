"""`arcanarium verify`: do the moves of a record follow from its seed, and is it the seed that was sealed?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.records import Recording
from arcanarium.cli.replay import verdict
from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import State
from arcanarium.core.record import Record, header_of, is_hash

if TYPE_CHECKING:
    from arcanarium.server.tables.fairness import Mix

BROKEN: Final = 1


def command(
    context: typer.Context,
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    hashed: Annotated[str, typer.Option("--hash", metavar="HASH")] = "",
    salt: Annotated[str, typer.Option("--salt", metavar="SALT")] = "",
    share: Annotated[str, typer.Option("--share", metavar="SHARE")] = "",
) -> None:
    """Check that a recorded game was played with the seed that was sealed."""
    from arcanarium.server.tables.fairness import is_kept, is_mixed

    speech: Speech = context.obj
    seen = hashed.strip().lower()
    if hashed and not is_hash(seen):
        raise Mistake(speech.say("no-hash", hash=hashed))
    recording = Recording(speech, record)
    recording.start()  # what cannot be read here is not broken
    played = recording.record
    sealed, salt = played.hash, salt.strip() or played.salt
    broken: list[str] = []
    if seen and sealed and seen != sealed:
        broken.append(speech.say("other-hash", hash=sealed))
    for each in {seen, sealed} - {""} if played.dice or salt else ():
        if not (is_mixed(each, played.dice, played.seed) if played.dice else is_kept(each, salt, played.seed)):
            broken.append(speech.say("other-seed"))
            break
    mix = mix_of(played)
    if mix is not None and not is_of(mix, recording):
        broken.append(speech.say("other-mix"))
    shares = [] if mix is None else [part.share for part in mix.parts if part.share is not None]
    if share and share.strip().lower() not in shares:
        broken.append(speech.say("other-share"))
    ending: State | None = None
    try:
        ending = recording.replay()
    except Mistake as mistake:
        broken.append(speech.say("other-moves", why=str(mistake)))
    if broken or ending is None:
        typer.echo("\n".join(broken))
        raise typer.Exit(BROKEN)
    if not seen and not sealed:
        raise Mistake(speech.say("no-seal"), record)
    if not salt and mix is None:
        raise Mistake(speech.say("no-salt"), record)
    typer.echo(verdict(speech, recording, ending))
    typer.echo(speech.say("seal-kept") if seen else speech.say("seal-fits", hash=sealed))
    if mix is not None:
        promised = sum(part.pledge is not None for part in mix.parts)
        mixed = speech.say("dice-mixed", told=len(shares), promised=promised)
        typer.echo(mixed if shares else speech.say("dice-alone"))


def mix_of(record: Record) -> Mix | None:
    """What the seed was mixed of, if it was and can be read."""
    from arcanarium.server.tables.fairness import read_mix

    try:
        return read_mix(record.dice)
    except ValueError:
        return None


def is_of(mix: Mix, recording: Recording) -> bool:
    """Were the dice mixed for the game that was played?"""
    record = recording.record
    options = header_of(recording.game, record.seats, 0, dict(mix.options)).options
    return (mix.game, len(mix.parts), options) == (record.game, record.seats, record.options)
