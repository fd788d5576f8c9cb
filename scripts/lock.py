"""Write requirements/server.txt: everything that a server needs, with the hashes of all files of each version.

    python scripts/lock.py

Versions are those of this environment, which requirements/dev.txt pins. What Litestar asks for and this server never
loads is left out (`tests/server/test_lock.py` runs it without), so the file is installed with `--no-deps`:

    pip install --require-hashes --no-deps -r requirements/server.txt
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import requires, version
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

TARGET: Final = Path(__file__).parents[1] / "requirements" / "server.txt"
UNUSED: Final = ("httpx", "litestar-htmx", "polyfactory", "rich-click")  # with all that only they need
OLD: Final = re.compile(r"-(cp3[0-9]|cp310|cp2\d|pp\d+)-")  # of interpreters that this program does not run on
HEAD: Final = (
    "# Made by scripts/lock.py; installed with: pip install --require-hashes --no-deps -r requirements/server.txt\n"
)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def index() -> str:
    """Where pip looks."""
    if found := os.environ.get("PIP_INDEX_URL"):
        return found.rstrip("/")
    told = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    if told.returncode == 0:
        return told.stdout.strip().rstrip("/")
    from pip._internal.models.index import PyPI

    return str(PyPI.simple_url).rstrip("/")


def gather(name: str, extras: frozenset[str], found: dict[str, str]) -> None:
    """A package and all that it needs, with what they are installed for."""
    for text in requires(name) or []:
        wish = Requirement(text)
        called = plain(wish.name)
        platforms = ("linux", "win32", "darwin")
        for extra in extras or {""}:
            if wish.marker is None or any(
                wish.marker.evaluate({"extra": extra, "sys_platform": each}) for each in platforms
            ):
                if called in UNUSED or (called in found and not wish.extras):
                    continue
                marker = str(wish.marker) if wish.marker and "sys_platform" in str(wish.marker) else ""
                found[called] = marker.partition(" and extra")[0]
                gather(wish.name, frozenset(wish.extras), found)


def hashes(name: str, pinned: str) -> list[str]:
    """Of all files of that version that somebody who runs this program may want."""
    with urllib.request.urlopen(f"{index()}/{name}/", timeout=120) as answer:
        page = answer.read().decode()
    version_of = re.compile(rf"-{re.escape(pinned)}(-|\.tar\.gz$|\.zip$)")
    files = re.findall(r"/([^/\"#]+)#sha256=([0-9a-f]{64})", page)
    return sorted({digest for file, digest in files if version_of.search(file) and not OLD.search(file)})


def main() -> None:
    found: dict[str, str] = {}
    gather("arcanarium", frozenset({"server"}), found)
    lines = [HEAD]
    with ThreadPoolExecutor(12) as threads:
        told = dict(zip(found, threads.map(lambda name: hashes(name, version(name)), found), strict=True))
    for name in sorted(found):
        pinned = version(name)
        marker = f"; {found[name]}" if found[name] else ""
        known = told[name]
        assert known, name
        lines.append(
            f"{name}=={pinned}{marker} \\\n" + " \\\n".join(f"    --hash=sha256:{each}" for each in known) + "\n"
        )
    TARGET.write_text("".join(lines))
    sys.stdout.write(f"{len(found)} packages: {', '.join(sorted(found))}\n")


if __name__ == "__main__":
    main()
