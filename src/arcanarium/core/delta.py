"""What changed between two views, as a list of patches; none of them is longer than the part it replaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from arcanarium.core.view import Data

Path = list[str | int]
Patch = tuple[Path] | tuple[Path, object]  # remove, or set


def delta(old: Data, new: Data) -> list[Patch]:
    """Applied in order to the old view they give the new one."""
    patches: list[Patch] = []
    _mapping([], old, new, patches)
    return patches


def _mapping(path: Path, old: Data, new: Data, out: list[Patch]) -> None:
    for key in old:
        if key not in new:
            out.append(([*path, key],))
    for key, value in new.items():
        if key not in old:
            out.append(([*path, key], value))
            continue
        before = old[key]
        if before is not value and before != value:
            _value([*path, key], before, value, out)


def _value(path: Path, old: object, new: object, out: list[Patch]) -> None:
    if type(old) is dict and type(new) is dict and new:
        _mapping(path, old, new, out)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for place, before in enumerate(old):
            value = new[place]
            if before is not value and before != value:
                _value([*path, place], before, value, out)
    else:
        out.append((path, new))


def apply_patches(view: object, patches: Sequence[Sequence[object]]) -> object:
    """The view after the patches; the given one stays as it was. The page does the same."""
    for patch in patches:
        view = _put(view, cast("Path", patch[0]), patch)
    return view


def _put(view: object, path: Path, patch: Sequence[object]) -> object:
    if not path:
        return patch[1] if len(patch) == 2 else None
    here, rest = path[0], path[1:]
    if isinstance(view, dict):
        changed = dict(view)
        if not rest and len(patch) == 1:
            del changed[here]
        else:
            changed[here] = _put(view.get(here), rest, patch)
        return changed
    if isinstance(view, list) and isinstance(here, int):
        return [_put(entry, rest, patch) if place == here else entry for place, entry in enumerate(view)]
    raise ValueError(f"a patch leads to {here!r}, where nothing is")
