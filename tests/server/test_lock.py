"""The lock of the server's own set: with nothing else a server starts, plays and thinks."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .harness import SOURCES, Person, Server

pytestmark = pytest.mark.anyio

REQUIREMENTS = Path(__file__).parents[2] / "requirements"
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+?)(?:;[^\\]*)?(?: \\)?$", re.MULTILINE)

# In every process of a server: packages that are not in the lock are as if they were not installed.
ONLY_THESE = """
import os, re, sys
from importlib.abc import MetaPathFinder
from importlib.metadata import packages_distributions

locked = set(os.environ["LOCKED"].split())

def is_locked(name):
    return re.sub(r"[-_.]+", "-", name).lower() in locked

missing = {
    package for package, found in packages_distributions().items()
    if not any(map(is_locked, found)) and package not in sys.stdlib_module_names
}

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"{name} is not in the lock", name=name)

sys.meta_path.insert(0, Missing())
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pinned(name: str) -> dict[str, str]:
    return dict(PINNED.findall((REQUIREMENTS / name).read_text("utf-8")))


def test_every_package_has_its_hashes_and_the_version_that_we_test() -> None:
    locked, ours = pinned("server.txt"), pinned("dev.txt")
    assert locked.items() <= ours.items()
    assert pinned("server.in").items() <= locked.items()
    for block in re.split(r"\n(?=\S)", (REQUIREMENTS / "server.txt").read_text("utf-8"))[1:]:
        assert "--hash=sha256:" in block, block


async def test_a_server_needs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(ONLY_THESE)
    surroundings = {
        "PYTHONPATH": os.pathsep.join([str(tmp_path), str(SOURCES)]),
        "LOCKED": " ".join(["arcanarium", *pinned("server.txt")]),
    }
    code = "import uvicorn, litestar, asyncpg, httpx"
    alone = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=False)
    assert "httpx is not in the lock" in alone.stderr
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log", environment=surroundings).start()
    try:
        async with Person(server) as anna:
            table = (await anna.table("me", "bot"))["id"]
            async with anna.seat(table) as page:
                await page.until("view")
                await page.play_to_end(random.Random(1), 5)  # the bot answers meanwhile
                await page.say({"type": "hint", "seq": page.seq, "seat": 0})
                assert (await page.until("hint", "error"))["type"] in ("hint", "error")
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()
