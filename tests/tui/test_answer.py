"""What a typed line means."""

from __future__ import annotations

import pytest

from ostraka.tui.answer import COMMANDS, fold, read_answer

LABELS = ["Pass", "Chichén Itzá", "Pyramid of Khafre", "Pyramid of Djoser", "Search"]


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("1", 0),
        (" 5 \n", 4),
        ("pass", 0),
        ("chichen", 1),
        ("CHICHÉN ITZÁ", 1),
        ("itza", 1),
        ("pyramid of k", 2),
        ("djoser", 3),
        ("se", 4),
    ],
)
def test_options_by_number_and_by_name(line: str, choice: int) -> None:
    assert read_answer(line, LABELS) == ("", choice, "")


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("u", "u", ""),
        ("undo", "u", ""),
        ("U", "U", ""),
        ("uu", "U", ""),
        ("undo turn", "U", ""),
        ("?", "?", ""),
        ("HELP", "?", ""),
        ("B", "b", ""),
        ("s", "s", ""),
        ("score", "s", ""),
        ("i petra", "i", "petra"),
        ("inspect The Queens' Pyramids", "i", "The Queens' Pyramids"),
        ("i", "i", ""),
        ("a rome", "a", "rome"),
        ("adjacent Saiga Flats", "a", "Saiga Flats"),
        ("g", "g", ""),
        ("goal", "g", ""),
        ("p", "p", ""),
        ("l", "l", ""),
        ("h", "h", ""),
        ("why", "w", ""),
        ("o", "o", ""),
        ("q", "q", ""),
    ],
)
def test_commands_by_letter_and_by_word(line: str, command: str, rest: str) -> None:
    assert read_answer(line, LABELS) == (command, -1, rest)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "from 1 to 5"),
        ("   ", "from 1 to 5"),
        ("0", "options 1 to 5"),
        ("6", "options 1 to 5"),
        ("9" * 5000, "options 1 to 5"),
        ("²", "called '²'"),
        ("-1", "called '-1'"),
        ("pyramid", "3 Pyramid of Khafre, 4 Pyramid of Djoser"),
        ("petra", "called 'petra'"),
        ("x" * 5000, "called 'xxx"),
    ],
)
def test_everything_else_gets_a_helpful_line(line: str, words: str) -> None:
    answer = read_answer(line, LABELS)
    assert (answer.command, answer.choice) == ("", -1)
    assert words in answer.rest
    assert len(answer.rest) < 200


def test_an_option_that_begins_like_a_command_is_meant_before_it() -> None:
    assert read_answer("a tribe", ["A die that shows 4", "A tribe"]).choice == 1
    assert read_answer("a tribe", ["Pass"]).command == "a"


def test_a_single_option() -> None:
    assert "only option 1" in read_answer("2", ["Pass"]).rest


def test_an_exact_name_wins_over_a_longer_one() -> None:
    assert read_answer("petra", ["Petra the Great", "Petra"]).choice == 1


def test_no_two_commands_share_a_key_or_a_word() -> None:
    assert len({key for key, _, _ in COMMANDS}) == len({word for _, word, _ in COMMANDS}) == len(COMMANDS)


def test_letters_as_people_type_them() -> None:
    assert fold("  Ġgantija ") == "ggantija"
    assert fold("Ħaġar") == "hagar"
    assert fold("Tzolk’in") == "tzolk'in"
