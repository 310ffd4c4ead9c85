"""What can be asked at the terminal in every game, who goes first, and how it looks there."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import Result, ostraka


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder: replay files land there."""
    monkeypatch.chdir(tmp_path)


def play(game: str, stdin: str, *argv: object) -> Result:
    return ostraka("play", game, "--bot", "random", "--seed", "7", *argv, stdin=stdin)


# Inspecting


@pytest.mark.parametrize(
    ("game", "name", "told"),
    [
        ("ancient", "petra", "Petra · city"),
        ("thebes", "zeppelin (rome", "You may discard it before a trip: that trip takes no weeks."),
        ("thebes", "2-point egypt", "2 points of special knowledge in every dig in Egypt"),
        ("mammothodus", "wild", "Play it as one card of whichever colour you like."),
        ("mammothodus", "spirit of flame", "Destroying it takes 1 die of 5 or more in one attack"),
        ("mammothodus", "saiga", "Saiga Flats (N4) · yellow"),
    ],
)
def test_cards_and_things_of_every_game_can_be_inspected(game: str, name: str, told: str) -> None:
    out = play(game, f"i {name}\n").out
    assert told in out[out.index("> i ") :]


def test_equal_cards_are_explained_once() -> None:
    out = play("mammothodus", "i wild card\n").out
    assert out.count("Play it as one card of whichever colour you like.") == 1


def test_an_option_of_thebes_is_inspected_by_its_number() -> None:
    out = play("thebes", "i 2\n").out
    label = re.search(r"  2\. Take (.*?): ", out)
    assert label is not None
    assert f"{label.group(1)} · " in out[out.index("> i 2") :]


def test_without_a_name_it_says_how() -> None:
    assert "Type i and the beginning of a name, as in: i " in play("thebes", "i\n").out


# The goal, and what is adjacent


@pytest.mark.parametrize(
    ("game", "goal"),
    [("ancient", "Have the most points"), ("thebes", "Have the most points"), ("mammothodus", "Win together")],
)
def test_the_goal_can_be_asked(game: str, goal: str) -> None:
    out = play(game, "g\ngoal\n").out
    assert out.count(goal) == 2


def test_what_a_place_is_adjacent_to_can_be_asked() -> None:
    out = play("thebes", "a moscow\na rome\na atlantis\n").out
    assert "Adjacent to Moscow: Warsaw." in out
    assert "Adjacent to Rome: Paris, Vienna, Greece and Crete." in out
    assert "No place is called “atlantis”. There are: Warsaw, " in out
    out = play("mammothodus", "a kirileeh\n").out
    assert re.search(r"Adjacent to Kirileeh Summit \(C\): .+ and .+\.", out)
    out = play("ancient", "a petra\n").out
    assert "Nothing on the table is adjacent to anything now." in out


# Partners


TEAMS = ("--set", "teams=true", "--set", "opening=introductory", "--hot-seat", "--names", "Ana,Ben,Cleo,Dan")


def test_partners_are_named() -> None:
    out = play("ancient", "\n", *TEAMS).out
    assert "Ana plays with Ben." in out and "Dan plays with Cleo." in out
    assert re.search("Your partner: (Ana|Ben|Cleo|Dan)[.]", out)


def test_partners_act_in_either_order() -> None:
    first = re.search(r"(\w+), it is your turn\.", play("ancient", "\n", *TEAMS).out)
    assert first is not None
    mate = {"Ana": "Ben", "Ben": "Ana", "Cleo": "Dan", "Dan": "Cleo"}[first.group(1)]
    out = play("ancient", "\np\n\nsearch\n", *TEAMS).out
    assert f"{mate} also has a choice to make, in either order: p lets {mate} go first." in out
    assert f"{mate}> search" in out
    assert f"{mate} searches." in out
    assert f"{first.group(1)} searches." not in out


def test_a_bot_for_a_partner_may_go_first_too() -> None:
    out = play("ancient", "p\n" * 40, "--set", "teams=true", "--set", "opening=introductory", "--names", "Ana").out
    assert "Ana plays with Bot 1." in out
    assert "Bot 1 also has a choice to make" in out


def test_nobody_else_is_asked() -> None:
    assert "Nobody else has a choice to make now." in play("thebes", "p\n").out


# How it looks


def test_what_gives_something_up_does_not_stand_first() -> None:
    script = "create\n1\n" * 3 + "1\n" * 600
    for game in ("ancient", "thebes", "mammothodus"):
        out = play(game, script).out
        given_up = ("Pass", "End your expedition", "Create nothing", "Learn nothing", "No action", "Stop here", "Go on")
        lists = [re.findall(r"^  \d+\. (.*)$", part, re.MULTILINE) for part in out.split("> ")]
        first = [options[0].split(":")[0] for options in lists if len(options) > 1]
        assert first and not set(first) & set(given_up), game


def on_a_terminal(columns: int, *argv: str) -> str:
    """What a real terminal of so many columns shows, when the player quits at once."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "COLUMNS": str(columns), "LINES": "40", "TERM": "dumb", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "ostraka.cli", "play", *argv, "--bot", "random", "--seed", "7"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        os.write(ours, b"?\nq\nn\n")
        seen = b""
        while True:
            try:
                got = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if not got:
                break
            seen += got
        process.wait()
    os.close(ours)
    return seen.decode("utf-8").replace("\r\n", "\n")


@pytest.mark.parametrize("game", ["ancient", "thebes", "mammothodus"])
def test_lines_break_at_words(game: str) -> None:
    narrow, wide = on_a_terminal(60, game), on_a_terminal(400, game)
    assert max(len(line) for line in narrow.splitlines() if not line.startswith(">")) <= 60
    assert set(narrow.split()) == set(wide.split()), "no word is cut in two"
    assert narrow.count("\n") > wide.count("\n")
