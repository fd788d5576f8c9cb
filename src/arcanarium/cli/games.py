"""`arcanarium games`: what can be played, with how many, with which variants, and where the facts come from."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game


def facts(name: str) -> list[dict[str, Any]]:
    """Every entry of a game's tables that has an id and says where it comes from."""
    import tomllib

    from arcanarium.games import fact_files

    found: list[dict[str, Any]] = []
    for path in fact_files(name).values():
        tables = tomllib.loads(path.read_text("utf-8"))
        for rows in tables.values():
            if isinstance(rows, list):
                found += [row for row in rows if isinstance(row, dict) and "id" in row and "provenance" in row]
    return found


def provenance(name: str) -> dict[str, int]:
    """How many entries come from where."""
    counts: dict[str, int] = {}
    for entry in facts(name):
        counts[str(entry["provenance"])] = counts.get(str(entry["provenance"]), 0) + 1
    return counts


def described(speech: Speech, game: Game) -> dict[str, Any]:
    from arcanarium.wording import Wording

    plan = game.rules.plan
    return {
        "game": game.name,
        "name": Wording(speech.language, game).game_name(),
        "rules": game.version,
        "seats": [game.fewest, game.most],
        "cards": plan.cards,
        "kinds": len(plan.kinds),
        "provenance": provenance(game.name),
        "options": {option.name: {"choices": option.choices, "default": option.default} for option in game.options},
    }


def command(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List the games."""
    from arcanarium.games import load, names, sets

    speech: Speech = context.obj
    rows = [described(speech, load(name)) for name in names()]
    for problem in [problem for found in sets() for problem in found.problems]:
        typer.echo(str(problem), err=True)
    if as_json:
        from json import dumps

        typer.echo(dumps(rows, ensure_ascii=False, indent=2))
        return
    from rich.table import Table
    from rich.text import Text

    from arcanarium.cli.board import console

    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "name", "players", "cards", "kinds", "facts"):
        table.add_column(Text(speech.say(f"column-{column}")))
    for row in rows:
        fewest, most = row["seats"]
        sources = ", ".join(
            f"{speech.say('provenance-' + name)} {number}" for name, number in row["provenance"].items()
        )
        players = str(fewest) if fewest == most else f"{fewest}–{most}"
        cells = (row["game"], row["name"], players, str(row["cards"]), str(row["kinds"]), sources)
        table.add_row(*[Text(cell) for cell in cells])
    out.print(table)
    for row in rows:
        if ":" in row["game"]:
            continue  # the options are those of the game
        if row["options"]:
            out.print()
            out.print(Text(row["name"], "bold"))
        for name, option in row["options"].items():
            choices = [f"{choice}*" if choice == option["default"] else choice for choice in option["choices"]]
            out.print(f"  --option {name}={'|'.join(choices)}", soft_wrap=True)
    out.print()
    out.print(speech.say("default-star"), soft_wrap=True)
