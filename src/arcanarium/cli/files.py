"""Reading and writing files with a clear word about what went wrong."""

from __future__ import annotations

import os
from pathlib import Path

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def read_text(speech: Speech, path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except FileNotFoundError:
        folder = Path(path).parent
        near = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
        raise Mistake(speech.say("no-file", hint=speech.hint(Path(path).name, near)), path) from None
    except IsADirectoryError:
        raise Mistake(speech.say("is-folder"), path) from None
    except UnicodeDecodeError:
        raise Mistake(speech.say("not-text"), path) from None
    except OSError as error:
        raise Mistake(speech.say("unreadable", why=speech.blame(error)), path) from None


def write_text(speech: Speech, path: str, text: str) -> None:
    """All of it or nothing: a file that was there is replaced only by a whole one."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Mistake(speech.say("unwritable", why=speech.blame(error)), path) from None


def check_writable(speech: Speech, path: str) -> None:
    """Before a long game begins: can its record be kept there?"""
    target = Path(path)
    if target.is_dir():
        raise Mistake(speech.say("is-folder"), path)
    if not os.access(target.parent, os.W_OK):
        raise Mistake(
            speech.say("unwritable", why=speech.say("os-enoent" if not target.parent.exists() else "os-eacces")), path
        )


def free_name(stem: str, suffix: str) -> str:
    """A name that no file in this folder has."""
    name = f"{stem}{suffix}"
    number = 2
    while Path(name).exists():
        name = f"{stem}-{number}{suffix}"
        number += 1
    return name
