"""What every command line is expected to do: its version, its help in one language, its end on a full disk."""

from __future__ import annotations

import ast
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import recorded, refused, run

import arcanarium
from arcanarium.cli.complaints import in_language
from arcanarium.cli.main import app
from arcanarium.wording import LANGUAGES

SOURCE = Path(arcanarium.__file__).parent
COMMANDS = [str(each.name) for each in app.registered_commands]
ENGLISH = re.compile(r"<\w+>|Usage|OPTIONS|COMMAND|ARGS|\[required|\[default|Show this|completion for")


def process(*words: str, **settings: object) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "", **settings.pop("environ", {})}  # type: ignore[dict-item]
    return subprocess.run(
        [sys.executable, "-m", *words], stderr=subprocess.PIPE, text=True, check=False, env=environ, **settings
    )  # type: ignore[call-overload, no-any-return]


@pytest.mark.parametrize("module", ["arcanarium", "arcanarium.cli.main"])
def test_python_m(module: str) -> None:
    done = process(module, "--version", stdout=subprocess.PIPE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"arcanarium {arcanarium.__version__}, engine ")


def test_version_tells_how_the_engine_runs() -> None:
    environ = {"ARCANARIUM_PURE": "1"}
    done = process("arcanarium", "--version", stdout=subprocess.PIPE, environ=environ)
    assert "engine interpreted" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_one_language(command: str, language: str) -> None:
    """Every page of it is worded."""
    answer = run(*([command] if command else []), "--help", language=language)
    assert answer.code == 0
    assert "help-" not in answer.out
    assert ("Показать эту справку" in answer.out) == (language == "ru")
    assert "--lang" in answer.out
    assert "<" not in answer.out
    if language == "ru":
        assert not ENGLISH.search(answer.out), answer.out
        metavars = {word for word in re.findall(r"\b[A-Z]{2,}\b", answer.out) if "_" not in word}
        known = {
            "JSON",
            "YAML",
            "HTML",
            "URL",
            "ALL",
            "LANG",
            "ARCANARIUM",
            "CARD",
            "SETS",
            "LC",
            "PGN",
        }
        assert metavars <= known | {"CSV"}, metavars - known


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "seasons", "--gams", "3"], "Нет параметра --gams; может быть, --games?"),
        (["simulate", "seasons", "--games", "x"], "--games – целое число."),
        (["keys", "turn"], "Здесь может стоять только rotate."),
        (["restore", "none.db"], "none.db: Такого файла нет"),
        (["play"], "Не хватает: ИГРА; подробнее – --help."),
        (["games", "x"], "Здесь больше ничего не может стоять: x"),
        (["sipmulate"], "Нет команды «sipmulate»; список – --help; может быть, simulate?"),
        (["play", "seasons", "--seats"], "После --seats нужно значение."),
        (["play", "res_arcana", "--seats", "3", "--option", "setup=match"], "матч играют 2, а не 3"),
    ],
)
def test_mistakes_in_russian(words: list[str], said: str) -> None:
    assert said in refused(*words, language="ru")


def test_engine_complaints_in_russian(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_text(recorded(moves=3).replace("seed: 7", "seed: seven"), "utf-8")
    assert "seed – целое число, а не 'seven'" in refused("replay", str(path), language="ru")
    path.write_text("yaer: 1\n", "utf-8")
    assert "yaer: этого в игре нет; может быть, year?" in refused("position", "seasons", str(path), language="ru")


RAISED = {
    *("BadSetup", "BadRecord", "BadPosition", "BadScenario", "BadPacking", "UnknownNotation"),
    *("BadBot", "BadStart", "FailedGame", "InUse", "MissingArrow", "NoRay"),
}
SPEAKING = (
    "core/*.py",
    "games/*/game.py",
    "bots/own.py",
    "arena/**/*.py",
    "work/*.py",
    "server/start.py",
    "server/store/*.py",
)


def sentences() -> list[str]:
    """What the engine and whoever plays and serves can say, with a word in every gap; hints at the end apart."""
    found = []
    for file in [path for pattern in SPEAKING for path in SOURCE.glob(pattern)]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            call = node.exc if isinstance(node, ast.Raise) else None
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in RAISED:
                found += [text for each in call.args if (text := filled(each)) and " " in text]
    return found


def filled(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return ""
    parts = []
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts.append(str(value.value))
        elif isinstance(value, ast.FormattedValue):
            called = (
                value.value.func.id
                if isinstance(value.value, ast.Call) and isinstance(value.value.func, ast.Name)
                else ""
            )
            name = value.value.id if isinstance(value.value, ast.Name) else ""
            gone = called in ("near", "hint_at_quotes") or name in ("hint", "nobody")
            how = "a position in one line is written game/rules/letters/check"
            parts.append("" if gone else how if name == "HOW" else "x")
    return "".join(parts)


@pytest.mark.parametrize("sentence", sorted(set(sentences())))
def test_every_complaint_of_the_engine_is_translated(sentence: str) -> None:
    if sentence.startswith("x") and sentence.count("x") == len(sentence.replace(": ", "")):
        return  # somebody else's sentence, passed on
    assert in_language("ru", sentence) != sentence
    assert in_language("ru", f"{sentence}; did you mean y?").endswith("может быть, y?")
    assert in_language("en", sentence) == sentence


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = process("arcanarium", "games", stdout=full)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_without_our_letters(language: str) -> None:
    environ = {"PYTHONIOENCODING": "ascii"}
    done = process("arcanarium", "--lang", language, "games", stdout=subprocess.PIPE, environ=environ)
    assert done.returncode == 0, done.stderr
    assert "seasons" in done.stdout


def test_completion() -> None:
    environ = {"_ARCANARIUM_COMPLETE": "complete_bash", "COMP_WORDS": "arcanarium sim", "COMP_CWORD": "1"}
    done = process("arcanarium", stdout=subprocess.PIPE, environ=environ)
    assert "simulate" in done.stdout.split(), done.stderr
    named = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}  # nobody knows which shell started the tests, if any
    shown = process("arcanarium", "--show-completion", "bash", stdout=subprocess.PIPE, environ=named)
    assert "_ARCANARIUM_COMPLETE" in shown.stdout, shown.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor(language: str) -> None:
    answer = run("doctor", language=language)
    assert answer.code == 0, answer.out
    assert "seasons" in answer.out
    found = json.loads(run("doctor", "--json", language=language).out)
    assert {each["what"] for each in found} >= {"arcanarium", "seasons", "[server]", "page", "database", "port"}


def test_doctor_finds_what_is_broken(tmp_path: Path) -> None:
    folder = tmp_path / "time_masters"
    folder.mkdir()
    (folder / "odd.toml").write_text("[[card]]\n", "utf-8")
    answer = run("--card-sets", str(tmp_path), "doctor")
    assert answer.code == 1
    assert " !  time_masters:odd" in answer.out


def test_doctor_asks_a_database_whether_it_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as there:
        address = f"127.0.0.1:{there.getsockname()[1]}"
        monkeypatch.setenv("ARCANARIUM_DATABASE", f"postgresql://me@{address}/tables")
        assert f"a server answers at {address}" in run("doctor").out
    answer = run("doctor", language="ru")
    assert answer.code == 1
    assert f"по адресу {address} никто не отвечает (соединение отклонено)" in answer.out
    monkeypatch.setenv("ARCANARIUM_DATABASE", f"sqlite:///{tmp_path}/tables.db")
    assert f"can be kept in {tmp_path}" in run("doctor").out
    monkeypatch.setenv("ARCANARIUM_DATABASE", str(tmp_path / "none" / "tables.db"))
    assert run("doctor").code == 1


def test_one_of_several_games_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "two.records"
    path.write_text(recorded(moves=3) + "\n" + recorded(seed=8), "utf-8")
    assert "The file has 2 games" in refused("replay", str(path))
    assert "The file has 2 games" in refused("replay", f"{path}#3")
    assert run("replay", f"{path}#2", "--verify").code == 0
    broken = path.read_text("utf-8") + "fly\n"
    path.write_text(broken, "utf-8")
    assert f":{len(broken.splitlines())}: " in refused("replay", f"{path}#2", "--verify")


def test_a_position_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "p.yaml"
    path.write_text("seats: [{crystals: 12}, {}]\n", "utf-8")
    line = run("position", "seasons", str(path), "--line").out.strip()
    assert "crystals: 12" in run("position", "seasons", line, "--bare").out
    assert "letter of it is wrong" in refused("position", "seasons", f"{line[:-1]}x")


def test_the_page_opens_in_the_browser(tmp_path: Path) -> None:
    """Whatever the system calls its browser is started once the server answers."""
    from http.server import HTTPServer, SimpleHTTPRequestHandler

    noted = tmp_path / "address"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {noted}\n', "utf-8")
    browser.chmod(0o755)
    with HTTPServer(("127.0.0.1", 0), SimpleHTTPRequestHandler) as server:
        port = server.server_address[1]
        script = f"from arcanarium.cli.serve import open_page; open_page('0.0.0.0', {port})"
        environ = {**os.environ, "BROWSER": str(browser)}
        subprocess.run([sys.executable, "-c", script], check=True, env=environ, timeout=60)
    assert noted.read_text("utf-8").strip() == f"http://127.0.0.1:{port}/"


def test_what_an_extra_would_bring(tmp_path: Path) -> None:
    """Without it no command shows a traceback: one sentence says how to get it."""
    for name in ("numpy", "uvicorn", "asyncpg"):
        (tmp_path / f"{name}.py").write_text(f"raise ModuleNotFoundError({name!r}, name={name!r})\n", "utf-8")
    environ = {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    for words, extra in (
        (["serve"], "server"),
        (["prune"], "server"),
        (["keys", "rotate"], "server"),
        (["train", "seasons"], "research"),
        (["dataset", "seasons", str(tmp_path)], "research"),
    ):
        done = process("arcanarium", "--lang", "ru", *words, stdout=subprocess.PIPE, environ=environ)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "Для этого нужен" in done.stderr
        assert f"arcanarium[{extra}]" in done.stderr


def test_an_empty_file_replaces_no_database(tmp_path: Path) -> None:
    empty, kept = tmp_path / "empty.db", tmp_path / "kept.db"
    empty.touch()
    kept.write_text("games", "utf-8")
    assert "копия пуста" in refused("restore", str(empty), "--database", str(kept), language="ru")
    assert kept.read_text("utf-8") == "games"
    assert "no such file" in refused("backup", str(tmp_path / "new.db"), "--database", str(tmp_path / "none.db"))
    assert not (tmp_path / "new.db").exists()
