"""Where a run keeps its results: a line a game, appended as the games end, so that a killed run goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from io import BufferedWriter
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from arcanarium.arena.fixture import Played, Result, read_result

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on Windows, where two runs in one folder are not noticed
    fcntl = None

FORMAT: Final = 1
ABOUT: Final = "run.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records.jsonl"
MADE_OF: Final = "made_of"  # fingerprints of the bots
GROWS: Final = ("bots", MADE_OF)  # what may be added to later, if the run says so


class OtherRun(ValueError):
    """The folder holds the results of something else: which setting differs."""

    def __init__(self, path: Path, name: str, theirs: object, ours: object) -> None:
        super().__init__(f"{path}: {name} is {theirs!r} there and {ours!r} here")
        self.path = path
        self.name = name


class BusyFolder(RuntimeError):
    """Another process writes there."""


def whole_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file; what was being written when the process was killed is cut off."""
    if not path.exists():
        return
    with path.open("r+b") as file:
        good = 0
        for line in file:
            if not line.endswith(b"\n"):
                break
            good += len(line)
            yield json.loads(line)
        file.seek(0, os.SEEK_END)
        if file.tell() > good:
            file.truncate(good)


def has_grown(old: object, new: object) -> bool:
    """Is all there that was, at its place, and perhaps more?"""
    if isinstance(old, list) and isinstance(new, list):
        return new[: len(old)] == old
    if isinstance(old, dict) and isinstance(new, dict):
        return {name: new.get(name) for name in old} == old
    return False


class Folder:
    """The results of one run; only one process at a time may have it open."""

    def __init__(self, path: Path, about: dict[str, Any], grows: bool = False, restart: bool = False) -> None:
        """Make it, or find it with the same settings; `restart` forgets what is there.

        Raises OtherRun, BusyFolder, OSError.
        """
        self.path = path
        self.about = {"format": FORMAT, **about}
        path.mkdir(parents=True, exist_ok=True)
        self.lock = (path / "lock").open("w")
        try:
            self.claim()
            if restart:
                for name in (ABOUT, GAMES, RECORDS):
                    (path / name).unlink(missing_ok=True)
            self.check(grows)
        except BaseException:
            self.lock.close()
            raise
        self.results: dict[int, Result] = {}
        for line in whole_lines(path / GAMES):
            result = read_result(line)
            self.results[result.number] = result
        for _ in whole_lines(path / RECORDS):
            pass  # only so that a torn line is cut off
        self.files: dict[str, BufferedWriter] = {name: (path / name).open("ab") for name in (RECORDS, GAMES)}

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def claim(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BusyFolder(str(self.path)) from None

    def check(self, grows: bool) -> None:
        path = self.path / ABOUT
        if path.exists():
            found = json.loads(path.read_text("utf-8"))
            for name in {**found, **self.about}:
                theirs, ours = found.get(name), self.about.get(name)
                if grows and name in GROWS and has_grown(theirs, ours):
                    continue
                if theirs != ours:
                    raise OtherRun(path, name, theirs, ours)
            if found == self.about:
                return
        draft = path.with_suffix(".writing")
        draft.write_text(json.dumps(self.about, indent=1, ensure_ascii=False) + "\n", "utf-8")
        draft.replace(path)

    def add(self, played: Played) -> None:
        """The record first: a game that has its line has its record."""
        number = played.result.number
        self.append(RECORDS, {"number": number, "record": played.record})
        self.append(GAMES, played.result.data())
        self.results[number] = played.result

    def append(self, name: str, data: dict[str, Any]) -> None:
        file = self.files[name]
        file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        file.flush()

    def kept(self) -> int:
        """How many games the same command finds again: whoever is stopped may be stopped while a line is written."""
        return sum(1 for _ in whole_lines(self.path / GAMES))

    def records(self) -> Iterator[tuple[int, str]]:
        """The games that count, played again by `arcanarium replay`."""
        given: set[int] = set()
        for line in whole_lines(self.path / RECORDS):
            number = int(line["number"])
            if number in self.results and number not in given:
                given.add(number)
                yield number, line["record"]

    def close(self) -> None:
        for file in self.files.values():
            file.close()
        self.lock.close()
