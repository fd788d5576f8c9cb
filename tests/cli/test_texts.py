"""Every text the command line asks for is there, and none lies unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arcanarium.cli
from arcanarium.cli.speech import Speech, language_of
from arcanarium.wording import LANGUAGES, SHARED, Locale

CLI = Path(arcanarium.cli.__file__).parent
SOURCES = "\n".join(path.read_text("utf-8") for path in [*CLI.glob("*.py"), CLI.parent / "arena" / "api.py"])
MADE = (
    "help",
    "column-",
    "simulated-",
    "trained-",
    "map-",
    "looked-at-",
    "os-",
)  # keys put together from parts, or told by the engine


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_and_used(language: str) -> None:
    texts = set(Locale(language, [SHARED / f"cli.{language}.ftl"]).sources)
    asked = set(re.findall(r"""(?:say|BadRun)\(\s*["']([a-z-]*[a-z])["']""", SOURCES)) | {"yes", "no"}
    assert asked - texts == set()
    assert {text for text in texts - asked if not text.startswith(MADE)} == set()


def test_languages() -> None:
    assert language_of({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert language_of({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB"}) == "en"
    assert language_of({"LANG": "C"}) == language_of({}) == language_of({"LC_ALL": "de_DE"}) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_every_number(language: str) -> None:
    speech = Speech(language)
    for number in range(25):
        for message in ("points", "cards", "goes-on", "verified-so-far"):
            assert str(number) in speech.say(message, number=number) or number == 0
    assert not speech.locale.complaints
