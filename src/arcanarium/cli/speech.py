"""The command line's own texts, in the language of whoever types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from errno import errorcode
from typing import Final

from arcanarium.cli.mistake import Mistake
from arcanarium.wording import LANGUAGES, SHARED, Locale

KNOWN_ERRORS: Final = ("EACCES", "ECONNREFUSED", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EROFS")


def language_of(environ: Mapping[str, str]) -> str:
    """From LC_ALL, else LANG; English if they say nothing we speak."""
    setting = environ.get("LC_ALL") or environ.get("LANG") or ""
    return setting[:2] if setting[:2] in LANGUAGES else "en"


def spoken(args: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language and what is left of the arguments: `--lang` may stand before or after the command."""
    language = language_of(environ)
    rest: list[str] = []
    left = list(args)
    while left:
        word = left.pop(0)
        if word == "--lang" and left:
            language = left.pop(0)
        elif word == "--lang" or word.startswith("--lang="):
            language = word.partition("=")[2]
        else:
            rest.append(word)
    if language not in LANGUAGES:
        said = Speech(language_of(environ))
        raise Mistake(said.say("no-language", name=language, names=", ".join(LANGUAGES)))
    return language, rest


class Speech:
    """Says things."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.locale: Final = Locale(language, [SHARED / f"{file}.{language}.ftl" for file in ("table", "cli")])

    def say(self, message: str, /, **args: str | int) -> str:
        return self.locale.text(message, args)

    def complain(self, error: Exception | str) -> str:
        """What the engine says about bad input."""
        from arcanarium.cli.complaints import in_language

        return in_language(self.language, str(error))

    def blame(self, error: OSError) -> str:
        """Why the system refused something; what is rare in its own words."""
        code = errorcode.get(error.errno or 0, "")
        return self.say(f"os-{code.lower()}") if code in KNOWN_ERRORS else error.strerror or str(error)

    def hint(self, name: str, names: Sequence[str]) -> str:
        """A hint at what may have been meant, or nothing."""
        found = get_close_matches(name, names, 1)
        return self.say("hint", name=found[0]) if found else ""
