"""What the site has besides docs/: rules, lessons, cards as the page draws them, and links to sources as text."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from arcanarium.games import SHIPPED, load
from arcanarium.lessons.lesson import lessons_of, minutes_of, words_of
from arcanarium.rulebook.book import CARD, read_book
from arcanarium.wording import LANGUAGES, Wording

OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\((?:\.\./)+[^)]+\)")  # of docs/: not on the site


WEB: Final = Path(__file__).parents[1] / "web"
GALLERY: Final = """<style>
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .8rem; }
.gallery { --display: Georgia, serif; }
.gallery .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
</style>"""


def drawn() -> dict[str, Any]:
    """The cards of all games as the page's own components draw them; nothing where the page cannot be built."""
    from arcanarium.server.tables.lexicon import write_lexicon, write_locale

    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "vite").exists():
        return {}
    files: dict[str, Any] = {"games": list(SHIPPED)}
    for name in SHIPPED:
        files[f"/api/games/{name}/lexicon"] = write_lexicon(name).body.decode()
        files[f"/locale/{name}.en.ftl"] = write_locale(name, "en").body.decode()
    command = [node, "scripts/gallery.mjs"]
    done = subprocess.run(command, cwd=WEB, input=json.dumps(files), capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def gallery(found: dict[str, Any]) -> list[str]:
    """The cards of one game side by side."""
    cards = [f'<div id="{kind}">{" ".join(html.split())}</div>' for kind, html in found["cards"].items()]
    return [GALLERY, " ".join(found["styles"].split()), "", '<div class="gallery">', *cards, "</div>", ""]


def cards(name: str, found: dict[str, Any]) -> str:
    """Every card of a game: drawn, and in both languages with what it does."""
    game = load(name)
    english, russian = Wording("en", game), Wording("ru", game)
    lines = [f"# Cards of {english.game_name()}", "", *(gallery(found) if found else [])]
    lines += ["| card | карта | what it does |", "|---|---|---|"]
    for kind in game.rules.plan.kinds:
        text = " ".join(english.card_text(kind).replace("|", "\\|").split())
        lines.append(f"| {english.card(kind)} (`{kind}`) | {russian.card(kind)} | {text} |")
    return "\n".join(lines) + "\n"


def rules(name: str, language: str) -> str:
    """The rules of a game; of figures their captions."""
    wording = Wording(language, load(name))
    lines = [f"# {wording.game_name()}", ""]
    for section in read_book(name, language).sections:
        lines += [f"{'#' * section.level} {section.title} {{#{section.anchor}}}", ""]
        for part in section.parts:
            if part.text:
                lines += [f"*{part.text}*" if part.figure else part.text, ""]
    return CARD.sub(lambda card: f"**{wording.card(card[1])}**", "\n".join(lines))


LESSONS: Final = {  # the title, a unit, and what this is
    "en": (
        "Lessons of {game}",
        "minutes",
        "What the teacher says, and what one does. To do it on the board: `{command}`, or “Learn” on the page.",
    ),
    "ru": (
        "Уроки: {game}",
        "мин",
        "Что говорит учитель и что делает ученик. На настоящем столе: `{command}` или «Учиться» на странице.",
    ),
}


def lessons(name: str, language: str) -> str:
    """The lessons of a game to be read: what the teacher says, and the answers that go on."""
    title, minutes, how = LESSONS[language]
    lines = [f"# {title.format(game=Wording(language, load(name)).game_name())}", ""]
    lines += [how.format(command=f"arcanarium learn {name}"), ""]
    for lesson in lessons_of(name):
        words = words_of(lesson.path, language)
        about = f"{words.text('about')} (`{lesson.name}`, {minutes_of(lesson)} {minutes})"
        lines += [f"## {words.text('title')} {{#{lesson.name}}}", "", about, ""]
        for number, step in enumerate(lesson.steps, 1):
            lines.append(f"{number}. {words.text(step.say)}" + (f" → `{step.do[0]}`" if step.do else ""))
        lines.append("")
    return "\n".join(lines)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    found = drawn()
    for name in SHIPPED:
        files.append(File.generated(config, f"cards/{name}.md", content=cards(name, found.get(name, {}))))
        for language in LANGUAGES:
            page = f"{name}{'' if language == 'en' else f'.{language}'}.md"
            files.append(File.generated(config, f"rules/{page}", content=rules(name, language)))
            files.append(File.generated(config, f"lessons/{page}", content=lessons(name, language)))
    verifier = WEB / "public" / "fair_dice.mjs"
    files.append(File.generated(config, verifier.name, content=verifier.read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:  # noqa: ANN401  (MkDocs' own signature)
    return OUTSIDE.sub(r"\1", markdown) if page.file.src_uri.count("/") == 0 else markdown
