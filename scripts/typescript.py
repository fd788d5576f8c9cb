"""The page's types, made from `wire`: `python scripts/typescript.py` writes web/src/lib/wire/wire.ts."""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields

from arcanarium.bots import hint as advice
from arcanarium.bots import reasons
from arcanarium.bots.analysis import figures
from arcanarium.core.delta import Patch
from arcanarium.core.view import Data
from arcanarium.server import wire
from arcanarium.server.wire import http, lessons, lexicon, puzzles, rulebook, socket

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire" / "wire.ts"
HEAD: Final = """// Made by `python scripts/typescript.py` from src/arcanarium/server/wire. Do not edit.

export type Data = Record<string, unknown>;
export type Path = (string | number)[];
/** Set, or remove, what lies at a path of a view. */
export type Patch = [path: Path] | [path: Path, value: unknown];
/** Kind, seat, card ("?": one that may not be known), a, b, the card that made it happen. */
export type Event = [
  kind: number,
  seat: number,
  card: string | null,
  a: number,
  b: number,
  cause: string | null,
];
/** An answer that is not offered, the reason, and its two numbers. */
export type Refusal = [action: number, reason: number, a: number, b: number];
"""
PLAIN: Final[dict[object, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    Data: "Data",
    wire.Event: "Event",
    wire.Refusal: "Refusal",
    Patch: "Patch",
}


def sent() -> set[type[Struct]]:
    """What the page writes: fields with a default may be left out there."""
    bodies = (wire.Clock, wire.Player, wire.NewTable, wire.Join, wire.Again, wire.HandOver, wire.Name, wire.Upload)
    taught = (wire.LessonPlace, wire.LessonTry, wire.LessonProgress)
    return {*get_args(wire.ClientMessage), *bodies, wire.Continue, *taught}


def written(kind: object) -> str:
    """A type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, UnionType):
        return " | ".join(written(each) for each in args if each is not UnsetType)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(each) for each in args)}]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def interface(kind: type[Struct], loose: bool) -> str:
    hints = get_type_hints(kind, include_extras=True)
    lines = [f"/** {(kind.__doc__ or '').strip()} */", f"export interface {kind.__name__} {{"]
    if kind.__struct_config__.tag is not None:
        lines.append(f'  type: "{kind.__struct_config__.tag}";')
    for field in fields(kind):
        hint = hints[field.name]
        given = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        left_out = kind.__struct_config__.omit_defaults or loose
        optional = UnsetType in get_args(hint) or (left_out and given)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {written(hint)};")
    return "\n".join([*lines, "}"])


def generated() -> str:
    """The whole file."""
    loose = sent()
    kinds = [
        kind
        for module in (reasons, advice, figures, lexicon, http, socket, lessons, puzzles, rulebook)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in (Struct, wire.Said)
        if kind.__module__ == module.__name__
    ]
    parts = [HEAD, *(interface(kind, kind in loose) + "\n" for kind in kinds)]
    for name, union in (("ClientMessage", wire.ClientMessage), ("ServerMessage", wire.ServerMessage)):
        members = "".join(f"\n  | {each.__name__}" for each in get_args(union))
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generated(), "utf-8")
    sys.stdout.write(f"{TARGET}\n")


if __name__ == "__main__":
    main()
