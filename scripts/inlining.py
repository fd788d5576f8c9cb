"""Small functions where every C file of a build sees them.

mypyc writes a C file a module, and a compiler takes no function of one file into its callers in another: reading one
number of the memory would be a call wherever a step does it. Here the small functions that other files call move into
the header that all of them include. Used by setup.py.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

SMALL: Final = 60  # lines of C without those that name variables: about five of Python
FUNCTION: Final = re.compile(r"^((?:int64_t|char|double) (CPyDef_\w+)\([^\n]*\)) (\{\n.*?^\}\n)", re.M | re.S)
CALL: Final = re.compile(r"= (CPyDef_\w+)\(")
SPECIAL: Final = "_____"  # in the name of what makes an object, which takes long anyway
# Whether an index is within a vector, as mypyc asks before every read: where to go on if so.
WITHIN: Final = re.compile(
    r"    (cpy_r_\w+) = \(uint64_t\)cpy_r_\w+ < \(uint64_t\)cpy_r_\w+;\n    if \(\1\) goto (\w+);\n"
)
GO_ON: Final = r"    goto \2;\n"
VARIABLE: Final = re.compile(r"^    [\w* ]+\bcpy_r_\w+;$", re.M)


def is_small(body: str) -> bool:
    return len(body.splitlines()) - len(VARIABLE.findall(body)) - 2 <= SMALL


def move_small_functions(folder: Path, header: str) -> None:
    """Out of the C files of a folder into that header, those that other files call."""
    texts = {path: path.read_text("utf-8") for path in sorted(folder.glob("__native_*.c"))}
    calls = {path: set(CALL.findall(text)) for path, text in texts.items()}
    top = folder / header
    declared, end, rest = top.read_text("utf-8").rpartition("#endif")
    for path, text in texts.items():
        elsewhere = set().union(*(names for other, names in calls.items() if other != path))
        for head, name, body in FUNCTION.findall(text):
            if name in elsewhere and SPECIAL not in name and is_small(body) and f"extern {head};\n" in declared:
                declared = declared.replace(f"extern {head};\n", f"static inline {head};\n")
                declared += f"static inline {head} {body}"
                texts[path] = texts[path].replace(f"{head} {body}", "")
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    top.write_text(declared + end + rest, "utf-8")


def trust_indices(folder: Path, name: str) -> None:
    """Leave the question out in a function that compares its indices with the lengths itself, once for all reads."""
    for path in folder.glob("__native_*.c"):
        text = path.read_text("utf-8")
        for head, found, body in FUNCTION.findall(text):
            if found == name:
                path.write_text(text.replace(f"{head} {body}", f"{head} {WITHIN.sub(GO_ON, body)}"), "utf-8")
                return
    raise SystemExit(f"arcanarium: mypyc wrote no {name}")
