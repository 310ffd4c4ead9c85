"""What a typed line means."""

from __future__ import annotations

import pytest

from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import Catalogue, open_catalogue
from ostraka.tui.answer import COMMANDS, Answer, fold, read_answer, says_no, says_yes

ENGLISH = open_catalogue("en", "", strict=True)
FOREIGN = Catalogue(
    [Bundle("de", ["terminal-inspect = ansehen\nterminal-yes = j ja\nterminal-no = nein\n"]), *ENGLISH.bundles]
)
LABELS = ["Pass", "Chichén Itzá", "Pyramid of Khafre", "Pyramid of Djoser", "Search"]


def answer_to(line: str, labels: list[str]) -> Answer:
    return read_answer(line, labels, ENGLISH)


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
    assert answer_to(line, LABELS) == ("", choice, "")


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
    assert answer_to(line, LABELS) == (command, -1, rest)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "from 1 to 5"),
        ("   ", "from 1 to 5"),
        ("0", "options 1 to 5"),
        ("6", "options 1 to 5"),
        ("9" * 5000, "options 1 to 5"),
        ("²", "called “²”"),
        ("-1", "called “-1”"),
        ("pyramid", "3 Pyramid of Khafre, 4 Pyramid of Djoser"),
        ("petra", "called “petra”"),
        ("x" * 5000, "called “xxx"),
    ],
)
def test_everything_else_gets_a_helpful_line(line: str, words: str) -> None:
    answer = answer_to(line, LABELS)
    assert (answer.command, answer.choice) == ("", -1)
    assert words in answer.rest
    assert len(answer.rest) < 200


def test_an_option_that_begins_like_a_command_is_meant_before_it() -> None:
    assert answer_to("a tribe", ["A die that shows 4", "A tribe"]).choice == 1
    assert answer_to("a tribe", ["Pass"]).command == "a"


def test_a_single_option() -> None:
    assert "only option 1" in answer_to("2", ["Pass"]).rest


def test_an_exact_name_wins_over_a_longer_one() -> None:
    assert answer_to("petra", ["Petra the Great", "Petra"]).choice == 1


def test_no_two_commands_share_a_key_or_a_word() -> None:
    assert len({key for key, _ in COMMANDS}) == len({word for _, word in COMMANDS}) == len(COMMANDS)


def test_letters_as_people_type_them() -> None:
    assert fold("  Ġgantija ") == "ggantija"
    assert fold("Ħaġar") == "hagar"
    assert fold("Tzolk’in") == "tzolk'in"


def test_commands_and_consent_in_the_language_of_the_terminal() -> None:
    assert read_answer("ansehen Petra", ["Pass"], FOREIGN) == ("i", -1, "Petra")
    assert read_answer("inspect Petra", ["Pass"], FOREIGN) == ("i", -1, "Petra")
    assert says_yes("Ja", FOREIGN) and says_yes("y", FOREIGN) and not says_yes("nein", FOREIGN)
    assert says_no("nein", FOREIGN) and not says_no("ja", FOREIGN)
