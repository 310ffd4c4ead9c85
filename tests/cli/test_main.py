"""The command line as a whole: help, exit codes, one line per error, and no traceback for anybody."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ostraka as package
from ostraka.cli import games
from tests.cli.command import ostraka

COMMANDS = ("play", "replay", "games", "cards", "simulate", "bench", "doctor")


def test_help_names_every_command() -> None:
    result = ostraka("--help")
    assert result.code == 0
    assert all(f"    {command} " in result.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_own_help(command: str) -> None:
    result = ostraka(command, "--help")
    assert result.code == 0
    assert result.out.startswith(f"usage: ostraka {command}")


def test_help_imports_no_rules_and_no_words() -> None:
    script = (
        "import sys; from ostraka.cli import main; code = main(['--help']);"
        "heavy = [m for m in sys.modules if m.startswith(('ostraka.core', 'ostraka.games', 'ostraka.text', 'fluent'))];"
        "sys.exit(f'imported {heavy}' if heavy else code)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_version() -> None:
    assert ostraka("--version") == (0, f"ostraka {package.__version__}\n", "")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ((), "COMMAND"),
        (("nonsense",), "nonsense"),
        (("games", "--nonsense"), "--nonsense"),
        (("games", "ancient"), "ancient"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "there is no game 'chess'; choose from: ancient"),
        (("simulate", "ancient", "--seats", "7"), "has 2 to 4 seats, not 7"),
        (("simulate", "ancient", "--seats", "two"), "--seats"),
        (("simulate", "ancient", "--games", "0"), "from 1 on"),
        (("simulate", "ancient", "--games", "-3"), "--games"),
        (("simulate", "ancient", "--set", "speed=9"), "there is no setting 'speed'; this game has: opening"),
        (("simulate", "ancient", "--set", "opening=late"), "one of: draft, introductory"),
        (("simulate", "ancient", "--set", "opening"), "KEY=VALUE"),
        (("simulate", "ancient", "--set", "teams=true", "--set", "teams=false"), "twice"),
        (("simulate", "ancient", "--set", "teams=true", "--seats", "3"), "4 seats, not 3"),
        (("cards", "chess"), "choose from"),
        (("cards", "ancient", "no such card"), "'no such card'"),
        (("bench", "chess"), "choose from"),
        (("bench", "--seconds", "0"), "seconds"),
        (("play", "chess"), "choose from"),
        (("play", "ancient", "--bot", "seer"), "choose from: random, thinker"),
        (("play", "ancient", "--bot", "thinker:many"), "thinker:N"),
        (("play", "ancient", "--lang", "tlh"), "choose from: en"),
        (("play", "ancient", "--names", "A,B,C"), "up to 2 names"),
        (("play", "ancient", "--names", "A,a"), "same name"),
        (("play", "ancient", "--names", "A,"), "none of them empty"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(argv: tuple[str, ...], words: str) -> None:
    assert words in ostraka(*argv).complaint(2)


def test_what_nobody_expected_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> int:
        raise ZeroDivisionError("a planted\nbug")

    monkeypatch.setattr(games, "run", fail)
    monkeypatch.delenv("OSTRAKA_DEBUG", raising=False)
    assert "unexpected ZeroDivisionError: a planted bug" in ostraka("games").complaint(1)


def test_the_place_of_a_bug_is_shown_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> int:
        raise ZeroDivisionError("a planted bug")

    monkeypatch.setattr(games, "run", fail)
    monkeypatch.setenv("OSTRAKA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        ostraka("games")


def test_an_interrupted_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupt)
    assert ostraka("games").complaint(1) == "ostraka: interrupted"


def test_python_finds_the_command_by_the_name_of_the_package() -> None:
    done = subprocess.run([sys.executable, "-m", "ostraka", "games"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ostraka("games").out


def test_a_reader_that_leaves_early_sees_no_traceback() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ostraka.cli", "cards", "ancient", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.read(1) == b"["
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_a_terminal_without_accents_gets_question_marks() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ostraka.cli", "cards", "ancient", "chichen"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Chich?n Itz?" in done.stdout
