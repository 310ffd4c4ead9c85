"""`ostraka play` from the first question to the score sheet, through a pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ostraka import Match
from tests.cli.command import Result, ostraka

FIRST = "1\n" * 3000


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder: replay files land there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*argv: object, stdin: str, seed: str = "7") -> Result:
    return ostraka("play", "ancient", "--bot", "random", "--seed", seed, *argv, stdin=stdin)


# A whole game


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    script = "\n".join(["?", "nonsense", "99", "", "1", "2", "u", "w", "h", "s", "l", "i petra", "b", FIRST])
    done = subprocess.run(
        [sys.executable, "-m", "ostraka.cli", "play", "ancient", "--bot", "random", "--seed", "7", "--save", "it.txt"],
        input=script,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "TERM": "dumb", "PYTHONIOENCODING": "utf-8"},
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    out = done.stdout
    # Help, wrong input and commands
    assert "u or undo: take back your last step" in out
    assert "Nothing here is called “nonsense”" in out
    assert "There are options 1 to 10." in out
    assert "Type a number from 1 to 10" in out
    assert "Taken back: " in out
    assert "My advice: " in out
    assert "Petra · city" in out
    # The course of the game
    assert "Choose an action; you have 2 actions left." in out
    assert "Turn 1: " in out
    # The end
    match = Match.read((tmp_path / "it.txt").read_text(encoding="utf-8"))
    assert match.over
    end = out[out.index("The game is over.") :]
    for name, total in zip(("Player", "Bot 1"), match.outcome().totals(), strict=True):
        assert f"{name}: {total} point" in end
    assert all(f"{source} " in end for source in ("Monuments in the Past", "Technologies", "Lost knowledge"))
    assert "Rank 1: " in end and "Rank 2: " in end and "Winner: " in end
    assert end.endswith("Seed: 7\nReplay file: it.txt\n")


def test_plain_lines_have_no_boxes_and_no_control_characters() -> None:
    out = play(stdin=FIRST).out
    assert "Winner: " in out
    assert not re.search("[\u2500-\u259f\u2800-\u28ff]", out)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f]", out)


def test_teams_four_seats_and_the_other_opening_to_the_end() -> None:
    result = play("--set", "teams=true", "--set", "opening=introductory", "--names", "Ana", stdin=FIRST * 2)
    assert result.code == 0
    assert "Ancient Knowledge, 4 seats.\n  Opening: introductory" in result.out
    assert "At the table: Ana, Bot 1 (random), Bot 2 (random), Bot 3 (random)." in result.out
    assert re.search("Winner: .* and .*", result.out)


def test_the_same_seed_and_the_same_answers_are_the_same_game() -> None:
    script = "1\n2\n" * 40
    assert play("--save", "a.txt", stdin=script).out == play("--save", "a.txt", stdin=script).out
    assert play("--save", "a.txt", stdin=script).out != play("--save", "a.txt", stdin=script, seed="8").out


def test_the_thinking_bot_at_the_table() -> None:
    script = "1\n" * 24
    result = ostraka("play", "ancient", "--seed", "7", "--bot", "thinker:4", "--save", "t.txt", stdin=script)
    assert result.code == 0
    assert "Bot 1 (thinker)" in result.out
    assert "Turn 2: Bot 1." in result.out


# Questions


def test_options_carry_what_they_cost() -> None:
    out = play("--set", "opening=introductory", stdin="1\n1\n").out
    assert re.search(r"  1\. .*: Printed slot \d: (nothing to discard|discard \d cards?), arrives with", out)
    assert re.search(r"  2\. .*Slot \d: (nothing to discard|discard \d cards?), arrives with \d+ knowledge", out)


def test_why_something_is_not_offered() -> None:
    out = play("--set", "opening=introductory", stdin="w\n").out
    reasons = out[out.index("> w") :]
    assert re.search("Archive: .*knowledge", reasons)
    assert re.search("requires at least", reasons, re.IGNORECASE)


def test_a_hint_first_advises_and_then_gives_the_figures() -> None:
    out = play(stdin="h\nhint\n1\nh\n").out
    first, second, other = re.split(r"> (?:h|hint)\n", out)[1:]
    # The opening: four cards go, one after the other; that is one plan.
    assert re.match(r"My advice: Discard .+, .+, .+ and .+\.\n", first) and "%" not in first
    assert re.search(r": you win in \d+ % of cases, ± \d+, with about", second)
    # Another question: advice first.
    assert other.startswith("My advice: ") and "%" not in other


def test_a_choice_by_its_name() -> None:
    out = play("--set", "opening=introductory", stdin="create\n").out
    assert "Which card do you create?" in out


def test_cards_are_inspected_by_name_by_part_and_by_option() -> None:
    out = play(stdin="i chichen\ni 1\ni pyramid\ni atlantis of the moon\ni\n").out
    assert "Chichén Itzá · pyramid" in out
    first = re.search(r"  1\. (.*)", out)
    assert first is not None
    assert f"{first.group(1).removeprefix('Discard ')} · " in out[out.index("> i 1") :]
    assert " things match: " in out
    assert "Nothing here is called “atlantis of the moon”" in out


def test_the_bots_hands_stay_secret() -> None:
    out = play(stdin="").out
    assert "Bot 1 draws 10 cards." in out
    assert re.search("You draw .+, .+ and .+", out)


# Taking back


def test_a_step_and_a_turn_are_taken_back_freely() -> None:
    out = play("--set", "opening=introductory", stdin="u\n1\n1\nu\n1\nU\n").out
    assert "There is nothing of yours to take back." in out
    assert out.count("Which card do you create?") == 2
    assert re.search("Taken back: Create, [^,]+\\.", out)


def test_what_chance_has_answered_is_taken_back_only_on_confirmation() -> None:
    script = "search\nu\nn\nu\ny\n"
    out = play("--set", "opening=introductory", stdin=script).out
    assert "may this be taken back? Cards or dice have come up since." in out
    assert "Nothing was taken back." in out
    assert "Taken back: Search." in out


def test_at_one_keyboard_the_others_are_asked() -> None:
    script = "\nsearch\nsearch\n\nu\nsearch\nu\nn\nu\nyes\n"
    argv = ("--hot-seat", "--names", "Ana,Ben", "--set", "opening=introductory")
    out = play(*argv, stdin=script).out
    asked = re.findall(r"(\w+), may this be taken back\?", out)
    assert len(asked) == 2
    assert len(set(asked)) == 1
    assert "Taken back: Search." in out


# People


def test_people_at_one_keyboard_are_announced_and_see_their_own_cards() -> None:
    script = "\n" + "1\n" * 4 + "\n" + "1\n" * 4 + "\n"
    out = play("--hot-seat", "--names", "Ana,Ben", stdin=script).out
    assert "Ana, it is your turn. Press Enter when only you are looking." in out
    assert "Ben, it is your turn. Press Enter when only you are looking." in out
    hands = re.findall(r"Your hand, 10 of 10:\n  (.+)", out)
    assert len(hands) == 2
    assert hands[0] != hands[1]
    assert "Ana> 1" in out and "Ben> 1" in out


def test_names_cannot_break_a_line() -> None:
    out = play("--names", "A\x1b[2Jna\nB", stdin="").out
    assert "\x1b" not in out
    assert "At the table: A [2Jna B, Bot 1 (random)." in out


# Leaving and coming back


def test_the_end_of_the_input_is_a_polite_end(tmp_path: Path) -> None:
    result = play(stdin="")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("You have left the table.\n")
    assert not list(tmp_path.iterdir())


def test_a_game_that_was_begun_is_saved_under_a_new_name(tmp_path: Path) -> None:
    for _ in range(2):
        result = play(stdin="1\n1\n")
        assert result.code == 0
        assert "Saved. `ostraka play ancient --resume ancient-" in result.out
    assert len(list(tmp_path.iterdir())) == 2


def test_quit_asks_whether_to_save(tmp_path: Path) -> None:
    result = play(stdin="1\nq\nn\n")
    assert result.code == 0
    assert result.out.endswith("Save the game? Type y or n: n\nGoodbye.\n")
    assert not list(tmp_path.iterdir())
    assert "Saved." in play("--save", "kept.txt", stdin="1\nq\ny\n").out
    assert (tmp_path / "kept.txt").exists()


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    play("--save", "half.txt", stdin="1\n" * 40)
    half = Match.read((tmp_path / "half.txt").read_text(encoding="utf-8"))
    result = ostraka("play", "ancient", "--bot", "random", "--resume", "half.txt", stdin=FIRST)
    assert result.code == 0
    whole = Match.read((tmp_path / "half.txt").read_text(encoding="utf-8"))
    assert whole.over
    assert whole.log[: half.at] == half.log
    assert "is over" in ostraka("play", "ancient", "--resume", "half.txt").complaint(1)
    assert "from the file" in ostraka("play", "ancient", "--resume", "half.txt", "--seats", "3").complaint(2)


def test_a_game_that_cannot_be_saved_is_exit_code_1(tmp_path: Path) -> None:
    result = play("--save", tmp_path / "no" / "such" / "folder.txt", stdin="1\n")
    assert result.code == 1
    (line,) = result.err.splitlines()
    assert line.startswith("ostraka: the game could not be saved: ")


def test_a_broken_file_is_not_resumed(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("ostraka replay 1\ngame: chess\n", encoding="utf-8")
    assert "line 2" in ostraka("play", "ancient", "--resume", "bad.txt").complaint(1)


# Somebody alone (R3.12 of Mammothodus)


def alone(*argv: object) -> str:
    return ostraka("play", "mammothodus", "--seed", "7", *argv, stdin="q\n").out


def test_somebody_alone_runs_two_clans_unless_they_say_otherwise() -> None:
    assert "At the table: Player 1, Player 2." in alone()
    assert "At the table: Player." in alone("--seats", "1")
    assert "At the table: Player, Bot 1 (digger)." in alone("--bot", "digger")
    assert "At the table: Player, Bot 1 (scholar), Bot 2 (scholar)." in alone("--seats", "3")


def test_chosen_clans_are_told_and_wrong_ones_refused() -> None:
    """Q66."""
    out = ostraka("play", "mammothodus", "--seed", "7", "--set", "clans=rhinos,bison", stdin="1\nq\n").out
    assert "Clans: Woolly Rhinoceroses, Bison." in out
    assert "Player 2, the Bison: population 7" in out
    assert "Player 1 begins with the green figure of the Woolly Rhinoceroses." in out
    wrong = ostraka("play", "mammothodus", "--set", "clans=rhinos,wolves").complaint(2)
    assert "cannot have 'wolves'; it names, seat by seat and each at most once, some of: mammoths, tigers" in wrong
    assert "for each seat another one of: mammoths, tigers, rhinos, bison" in ostraka("games").out


def test_nothing_is_hidden_between_the_clans_of_one_player() -> None:
    whole = "2\n" * 3_000
    out = ostraka("play", "mammothodus", "--seed", "11", stdin=whole).out
    assert "The game is over." in out and "Player 2>" in out
    assert "Press Enter" not in out and out.count("The ancients are lost.") == 1
    assert "Press Enter" in ostraka("play", "mammothodus", "--seed", "11", "--hot-seat", stdin="\n1\n1\nq\n").out


def test_two_clans_of_one_player_stay_with_them_when_the_game_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "clans.txt"
    ostraka("play", "mammothodus", "--seed", "7", "--save", kept, stdin="1\nq\n")
    went_on = ostraka("play", "mammothodus", "--resume", kept, stdin="q\n").out
    assert "At the table: Player 1, Player 2." in went_on
