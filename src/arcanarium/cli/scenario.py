"""`arcanarium scenario`: play scenes from files and say which expectations do not hold."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import typer

from arcanarium.cli.choosing import no_game
from arcanarium.cli.files import read_text
from arcanarium.cli.lines import Document, documents, line_of
from arcanarium.cli.mistake import UNPLAYABLE, Mistake
from arcanarium.cli.speech import Speech


class Fault(NamedTuple):
    """An expectation that does not hold."""

    file: str
    line: int
    scenario: str
    expectation: str
    message: str


def named(document: Document) -> str:
    return str(document.data.get("name", "")) if isinstance(document.data, dict) else ""


def tried(speech: Speech, path: str, document: Document) -> Fault | None:
    """Play one scenario; what it says must at least make sense."""
    from arcanarium.core.scenario import BadScenario, Failure, run
    from arcanarium.games import UnknownGame, load

    try:
        run(document.data, load)
    except Failure as failure:
        return Fault(path, line_of(document, failure.path), named(document), failure.path, failure.message)
    except BadScenario as error:
        raise Mistake(str(error), path, line_of(document, error.path)) from None
    except UnknownGame as unknown:
        name = str(document.data["game"]) if isinstance(document.data, dict) else ""
        raise Mistake(no_game(speech, name, unknown), path, line_of(document, "game")) from None
    except UNPLAYABLE as error:
        message = speech.say("unplayable", why=f"{type(error).__name__} {error}".strip())
        raise Mistake(message, path, line_of(document, "given")) from None
    return None


def command(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE…")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check scenarios."""
    speech: Speech = context.obj
    scenes = [(path, document) for path in files for document in documents(speech, path, read_text(speech, path))]
    if not scenes:
        raise Mistake(speech.say("no-scenarios"), files[0])
    faults: list[Fault] = []
    for path, document in scenes:
        fault = tried(speech, path, document)
        if fault:
            faults.append(fault)
            if not as_json:
                typer.echo(" ".join(speech.say("fails", **place(fault)).split()))
    if as_json:
        from json import dumps

        summary: dict[str, Any] = {"scenarios": len(scenes), "failed": [fault._asdict() for fault in faults]}
        typer.echo(dumps(summary, ensure_ascii=False, indent=2))
    else:
        typer.echo(speech.say("scenarios-summary", number=len(scenes), failed=len(faults)))
    if faults:
        raise typer.Exit(1)


def place(fault: Fault) -> dict[str, str]:
    return {
        "place": f"{fault.file}:{fault.line}",
        "name": fault.scenario,
        "expectation": fault.expectation,
        "message": fault.message,
    }
