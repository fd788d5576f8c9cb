"""What every power does in symbols, as small cards show it: written from the engine's declarations.

`python tests/games/res_arcana/symbols.py` writes the table that the page reads; a test compares the two.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from arcanarium.core.rules import Step
from arcanarium.games import load
from arcanarium.games.res_arcana.facts import ESSENCES, NAMES, NOT_GOLD, of
from arcanarium.games.res_arcana.steps import components, decks, essences, life, payments, placing, powers, victory
from arcanarium.games.res_arcana.table import RULES

PAGE: Final = Path(__file__).parents[3] / "web/src/games/res_arcana/powers.gen.ts"


def bag(value: int, before: str = "") -> list[str]:
    return [f"{before}{of(value, kind)}{name}" for kind, name in enumerate(ESSENCES) if of(value, kind)]


def types(bits: int) -> str:
    if bits == NOT_GOLD:
        return "any"
    return "/".join(name for kind, name in enumerate(ESSENCES) if bits >> kind & 1)


def symbols(step: Step) -> list[str]:
    """The symbols of one step: a number and a thing, with `on:` before what is put on the component."""
    match step:
        case components.TurnSelf():
            return ["turn"]
        case payments.Pay() | essences.Gain():
            return bag(step.bag)
        case payments.PayAny():
            return [f"{step.count}any"]
        case payments.PayOneOf():
            return [f"1{types(step.types)}"]
        case payments.PaySame():
            return ["xany"]
        case components.PayFromSelf():
            return bag(step.bag, "off:")
        case components.DestroySelf():
            return ["destroy"]
        case components.DestroyOne():
            return ["destroy", "1beast" if step.which == components.DRAGON_OR_CREATURE else "1artifact"]
        case components.DiscardOne():
            return ["discard"]
        case components.TurnOther():
            return ["turn", "1dragon" if step.dragons else "1creature"]
        case components.StraightenSelf():
            return ["straighten"]
        case components.StraightenOne():
            return ["straighten", "1creature" if step.creatures else "1component"]
        case components.PutSpentAnywhere():
            return ["on:1any"]
        case essences.RivalsGain():
            return bag(step.bag, "rivals:")
        case essences.GainAny():
            return [f"{step.count}{types(step.types)}"]
        case essences.GainValue():
            return [f"x{f'+{step.bonus}' if step.bonus else ''}{types(step.types)}"]
        case essences.GainSpentInGold():
            return ["xgold"]
        case essences.GainSameType():
            return ["xany"]
        case essences.PutOnSelf():
            return bag(step.bag, "on:")
        case essences.PutAnyOnSelf():
            return [f"on:{step.count}{types(step.types)}"]
        case essences.PutSpentOnSelf():
            return ["on:1any"]
        case essences.CopyRival():
            return [f"x{ESSENCES[step.gained]}", f"rivals:x{ESSENCES[step.counted]}"]
        case decks.Draw():
            return ["1draw"]
        case decks.Divine():
            return ["3draw", "3discard"]
        case decks.Scry():
            return ["3look"]
        case life.LoseLife():
            return [f"rivals:-{step.amount}life"]
        case placing.PlaceFree():
            return ["place", "1dragon"]
        case placing.PlaceFrom():
            return ["place", "1dragon" if step.dragons else "1artifact", *([f"-{step.off}any"] if step.off else [])]
        case victory.CheckVictory():
            return ["check"]
        case victory.ScoreForNow():
            return [f"{step.points}points"]
        case powers.Announce() | powers.ForgetPayment():
            return []
    raise AssertionError(f"{type(step).__name__} has no symbols yet")


def program(power: int) -> str:
    """Cost and effect of a power, ` > ` between them."""
    cost = powers.POWER_COST[power]
    at = int(powers.POWER_AT[power])
    steps = []
    while True:
        steps.append(RULES.steps[at])
        if RULES.steps[at].last:
            break
        at += 1
    effect = [step for step in steps if step not in cost]
    parts = [[symbol for step in part for symbol in symbols(step)] for part in (cost, effect)]
    return " > ".join(" ".join(part) for part in parts)


def table() -> dict[str, list[str]]:
    """Component -> its powers; a reaction has `react: ` before it, a price `price: `."""
    load("res_arcana")
    found: dict[str, list[str]] = {}
    for card, name in enumerate(NAMES):
        for sort, before in enumerate(("", "", "react: ", "price: ")):
            power = powers.SORTS * card + sort
            if powers.POWER_AT[power] >= 0:
                found.setdefault(name, []).append(before + program(power).removesuffix(" > "))
    return found


def text() -> str:
    rows = [f"  {name}: [{', '.join(json.dumps(each) for each in found)}]," for name, found in table().items()]
    return "\n".join(
        [
            "// Generated by tests/games/res_arcana/symbols.py from the powers that the engine declares.",
            "export const POWERS: Record<string, readonly string[]> = {",
            *rows,
            "};",
            "",
        ]
    ).replace('"', "'")


if __name__ == "__main__":
    PAGE.write_text(text(), "utf-8")
