"""Everything a game can say is said in both languages, without gaps."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from arcanarium import wording as module
from arcanarium.cli.board import board_for
from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game
from arcanarium.core.plan import HIDDEN, Choice
from arcanarium.core.rules import FIRST_RULE
from arcanarium.games import NAMES, load, names
from arcanarium.wording import LANGUAGES, SHARED, Locale, Wording, key, plain
from setups import WITH_FOREIGN_SETS

GAMES = Path(module.__file__).parent / "games"
FILES = sorted([path.name.split(".")[0] for path in SHARED.glob("*.en.ftl")])

every_game = pytest.mark.parametrize("name", names())
every_shipped_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def worded(language: str, name: str) -> Wording:
    return Wording(language, load(name))


def entries(path: Path) -> list[ast.Message | ast.Term]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0]}"
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


def outline(path: Path) -> list[tuple[str, list[str]]]:
    return [(entry.id.name, [attribute.id.name for attribute in entry.attributes]) for entry in entries(path)]


def same_in_both_languages(stem: Path) -> None:
    english, russian = [outline(stem.with_name(f"{stem.name}.{language}.ftl")) for language in LANGUAGES]
    assert [name for name, _ in english] == [name for name, _ in russian]
    assert english == russian
    names = [name for name, _ in english]
    assert len(names) == len(set(names)), "a key stands twice"


@every_shipped_game
@pytest.mark.parametrize("file", ["cards", "table"])
def test_both_languages_of_a_game_parse_and_have_the_same_keys(name: str, file: str) -> None:
    same_in_both_languages(GAMES / name / "locale" / file)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_of_the_shared_texts_parse_and_have_the_same_keys(file: str) -> None:
    same_in_both_languages(SHARED / file)


@every_game
@every_language
def test_a_message_read_without_the_parser_is_what_the_parser_reads(name: str, language: str) -> None:
    locale = worded(language, name).locale
    bundle = FluentBundle([language], use_isolating=False)
    for source in locale.sources.values():
        bundle.add_resource(FluentResource(source))
    for message, source in locale.sources.items():
        if not message.startswith("-") and (text := plain(source)) is not None:
            value = bundle.get_message(message).value
            assert value is not None
            assert bundle.format_pattern(value)[0] == text


def needed(game: Game) -> set[str]:
    """The key of everything a game can ask, do, tell and show."""
    rules, plan = game.rules, game.rules.plan
    found = {"game-name", "seat-name", "hidden-card"}
    found |= {key("card", kind) for kind in plan.kinds}
    found |= {key("ask", step.prompt) for step in rules.draft if step.prompt and step.sort == 1}
    found |= {key("do", block.verb) for block in game.actions.blocks}
    found |= {key("event", event.name) for event in rules.events}
    found |= {key(group, entry) for group, names in rules.lists.items() for entry in names}
    found |= {key("option", option.name) for option in game.options}
    found |= {key("zone", zone.name) for zone in plan.zones}
    found |= {key("counter", counter.name) for counter in plan.counters if counter.seen != HIDDEN}
    state = game.new(game.fewest, 0)
    found |= {key("score", source) for source in game.breakdown(state, 0)}
    for block in game.actions.blocks:
        if block.target and block.target not in ("card", "seat"):
            words = [argument for argument in block.arguments if re.fullmatch("[a-z_]+", argument)]
            found |= {key(block.target, argument) for argument in words}
    return found


@every_game
@every_language
def test_everything_is_worded(name: str, language: str) -> None:
    wording = worded(language, name)
    missing = sorted(message for message in needed(wording.game) if not wording.locale.has(message))
    assert not missing
    for kind in wording.game.rules.plan.kinds:
        assert wording.card_text(kind), f"{kind} has no text"
    for option in wording.game.options:
        assert wording.option_text(option.name), f"option {option.name} has no explanation"
        for choice in option.choices:
            attribute = key("choice", choice)
            assert wording.locale.attribute(key("option", option.name), attribute), f"{option.name}={choice}"
    assert not wording.locale.complaints


@every_game
@every_language
def test_every_action_can_be_worded(name: str, language: str) -> None:
    wording = worded(language, name)
    for action in range(len(wording.game.actions)):
        text = wording.action(action)
        assert text
        assert "_" not in text, f"{wording.game.actions.notation(action)!r} is worded {text!r}"
    assert not wording.locale.complaints


@every_game
@every_language
def test_a_whole_game_is_told_without_gaps(name: str, language: str) -> None:
    game = load(name)
    setups = [setup for setup in WITH_FOREIGN_SETS if setup.game == name and setup.seats in (game.fewest, game.most)][
        -4:
    ]
    wording = Wording(language, game)
    for number, setup in enumerate(setups):
        s = game.new(setup.seats, number, dict(setup.options))
        choose = random.Random(number)
        while not s.is_over():
            decision = choose.choice(game.decisions(s))
            lines = [wording.prompt(decision)]
            lines += [wording.action(option, decision.source) for option in decision.options]
            s.open_log()
            s.apply(decision.seat, choose.choice(decision.options))
            events = s.take_log()
            for watcher in (None, decision.seat, (decision.seat + 1) % setup.seats):
                lines += [wording.event(event) for event in game.told(events, watcher)]
            for line in lines:
                assert line.strip()
                assert "{" not in line, line
                assert "???" not in line, line
                assert "\n" not in line, line
                assert line == line.strip(), line
    assert not wording.locale.complaints


@every_game
def test_notation_and_number_are_a_pair(name: str) -> None:
    actions = load(name).actions
    for action in range(len(actions)):
        assert actions.parse(actions.notation(action)) == action


@every_shipped_game
def test_russian_is_russian(name: str) -> None:
    wording = worded("ru", name)
    assert re.search("[а-яё]", wording.game_name()) or name == "res_arcana"  # Latin on the Russian box, too
    for kind in wording.game.rules.plan.kinds:
        assert re.search("[а-яё]", wording.card(kind)), kind
        assert re.search("[а-яё]", wording.card_text(kind)), kind


def test_plurals_and_cards_of_seasons() -> None:
    russian, english = worded("ru", "seasons"), worded("en", "seasons")
    game = russian.game
    kind = next(i for i, event in enumerate(game.rules.events) if event.name == "gained-crystals")
    for number, noun in ((1, "кристалл"), (3, "кристалла"), (5, "кристаллов"), (21, "кристалл"), (112, "кристаллов")):
        assert russian.event((kind, 0, -1, 0, number, 0, -1)) == f"Игрок 0 получает {number} {noun}"
    assert english.event((kind, 1, 0, 0, 1, 0, -1)) == "Player 1 gains 1 crystal (Amulet of Air)"
    drew = next(i for i, event in enumerate(game.rules.events) if event.name == "drew")
    assert english.event((drew, 1, -2, 0, 0, 0, -1)) == "Player 1 draws a card"
    assert russian.event((drew, 1, -2, 0, 0, 0, -1)) == "Игрок 1 берёт карту"
    assert russian.event((drew, 1, 1, 0, 0, 0, -1)) == "Игрок 1 берёт карту «Амулет воздуха»"
    rolled = next(i for i, event in enumerate(game.rules.events) if event.name == "rolled")
    assert english.event((rolled, 0, -1, 0, 0, 1, -1)) == "Rolled: winter die 1 – 2 water, gauge +1 ●●"


def test_a_payment_from_a_card_names_the_card() -> None:
    actions = load("seasons").actions
    payment = actions.parse("pay fire from amulet_of_water.2")
    assert worded("en", "seasons").action(payment) == "Pay 1 fire from Amulet of Water (2)"
    assert worded("ru", "seasons").action(payment) == "Заплатить жетон огня с карты «Амулет воды (2)»"


def test_the_log_names_the_card_that_makes_something_happen_once() -> None:
    game = load("seasons")
    sacrificed = next(i for i, event in enumerate(game.rules.events) if event.name == "sacrificed")
    names = list(game.rules.plan.kinds)
    syllas, titus, chest = [
        next(card for card, kind in enumerate(game.rules.plan.kind_of) if names[int(kind)] == name)
        for name in ("syllas_the_faithful", "titus_deepgaze", "wondrous_chest")
    ]
    lost = [(sacrificed, seat, card, 0, 0, 0, syllas) for seat, card in ((1, titus), (2, chest))]
    assert worded("en", "seasons").events(lost) == [
        "Player 1 sacrifices Titus Deepgaze (Syllas the Faithful)",
        "Player 2 sacrifices Wondrous Chest",
    ]
    assert worded("ru", "seasons").event(lost[0]) == (
        "Игрок 1 сбрасывает разыгранную карту «Тит Глубоглаз» («Верный Сулла»)"
    )


def test_the_log_names_the_rule_where_no_card_makes_something_happen() -> None:
    game = load("seasons")
    gauge = next(i for i, event in enumerate(game.rules.events) if event.name == "gauge")
    die = FIRST_RULE - game.rules.causes.index("season-die")
    raised = [(gauge, 1, -1, 0, 1, number, die) for number in (1, 2)]
    assert worded("ru", "seasons").events(raised) == [
        "Игрок 1: сила мага – 1 (кубик сезона)",
        "Игрок 1: сила мага – 2",
    ]


def test_the_sides_of_the_seasons_dice_say_what_the_table_of_facts_says() -> None:
    from arcanarium.games.seasons.facts import BOARD

    wording = worded("en", "seasons")
    for die in BOARD["die"]:
        for number, side in enumerate(die["faces"]):
            parts = [f"{count} {energy}" for energy, count in side["energy"].items()]
            if side["crystals"]:
                parts.append(f"{side['crystals']} crystal{'s' if side['crystals'] > 1 else ''}")
            parts += [text for name, text in (("gauge", "gauge +1"), ("draw", "a card")) if side[name]]
            parts += ["transmute"] if side["transmute"] else []
            expected = ", ".join(parts) + " " + "●" * side["pips"]
            assert wording.locale.text(key("die", die["id"], str(number))) == expected


def test_names_of_players_are_used() -> None:
    wording = Wording("ru", load("seasons"), ["Анна", "Борис"])
    turn = next(i for i, event in enumerate(wording.game.rules.events) if event.name == "turn")
    assert wording.event((turn, 1, -1, 0, 0, 0, -1)) == "Ходит Борис"
    assert wording.seat(3) == "Игрок 3"


def test_what_has_no_wording_is_complained_about(tmp_path: Path) -> None:
    path = tmp_path / "x.ftl"
    path.write_text("greeting = Hello { $name }\n", "utf-8")
    locale = Locale("en", [path])
    assert locale.text("greeting", {"name": "you"}) == "Hello you"
    assert not locale.complaints
    assert locale.text("farewell") == "farewell"
    locale.text("greeting")
    assert len(locale.complaints) == 2
    with pytest.raises(ValueError, match="languages are en, ru"):
        Wording("de", load("seasons"))


@every_shipped_game
def test_the_terminal_shows_no_raw_names(name: str) -> None:
    """What a counter or a mark stands at is a name of ours, not of the engine."""
    game = load(name)
    board = board_for(Speech("ru"), worded("ru", name))
    options = {option.name for option in game.options}
    for shown in [*game.rules.plan.counters, *game.rules.plan.marks]:
        names = shown.reading.names if isinstance(shown.reading, Choice) and shown.name not in options else []
        told = {value: board.value(shown.reading, value, shown.name) for value in names if " " not in value}
        assert not [value for value, words in told.items() if re.search("[a-z]{2}", words)], shown.name
