"""Broken replay files: the error names the line, what stands there and what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.match import Match, ReplayError
from tests.match.tables import play_on, table

TEXT = play_on(table(setup={"opening": "introductory"}, seed="broken"), 2).text()
LINES = TEXT.splitlines()
FIRST_TURN = LINES.index("") + 1
HEADER = "\n".join(LINES[: FIRST_TURN - 1])


def replaced(line: int, new: str) -> str:
    """The file with one line (from 1) changed."""
    lines = LINES[:]
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "new", "expected"),
    [
        (1, "ostraka replay 2", "'ostraka replay 1'"),
        (1, "", "'ostraka replay 1'"),
        (2, "game: chess", "the games are: ancient"),
        (2, "gam: ancient", "'game: …'"),
        (2, "game:  ancient", "'game: …'|there is no game"),
        (3, "rules: 99", "rules 1, the only ones"),
        (4, "seats: 5", "a whole number from 2 to 4"),
        (4, "seats: two", "a whole number from 2 to 4"),
        (4, "seats: ²", "a whole number from 2 to 4"),
        (4, "seats: " + "9" * 5000, "a whole number from 2 to 4"),
        (5, "setup: opening=sideways", "it is one of: draft, introductory"),
        (5, "setup: opening", "name=value"),
        (5, "setup: colour=red", "no setting 'colour'"),
        (5, "setup: opening=introductory", "all settings: opening=introductory teams=false"),
        (5, LINES[4].replace("teams=false", "teams=true"), "4 seats, not 2"),
        (6, "seed: ", "'seed: …'"),
        (6, "seed: " + "x" * 300, "a seed"),
        (6, "seed: another", None),
        (7, "commitment: 00", "the commitment of this game, setup and seed"),
        (8, "choices: -1", "a whole number"),
        (8, "choices: 3", None),
        (9, "notation: runes", "words or numbers"),
        (9, "notation: numbers", None),
        (10, "result: p1=0", None),
        (10, "won: p1", "'result: …' or an empty line"),
        (FIRST_TURN, "x", "an empty line"),
        (FIRST_TURN + 1, "1 p9: search", "'1 p"),
        (FIRST_TURN + 1, "2 p1: search", "'1 p"),
        (FIRST_TURN + 1, "", "'1 p"),
        (len(LINES), "digest: 0000000000000000", "'digest: "),
        (len(LINES), "", "digest"),
    ],
)
def test_the_error_names_the_line(line, new, expected):
    with pytest.raises(ReplayError, match=expected) as error:
        Match.read(replaced(line, new))
    assert str(error.value).startswith(f"line {error.value.line}: found ")
    if expected is not None:
        assert error.value.line == line


def test_an_illegal_choice_gets_the_legal_ones():
    line = LINES[FIRST_TURN]
    head = " ".join(line.split(" ")[:2])
    with pytest.raises(ReplayError, match=r"create, .*search") as error:
        Match.read(replaced(FIRST_TURN + 1, f"{head} dance"))
    assert error.value.line == FIRST_TURN + 1
    assert error.value.found == "dance"


def test_a_seat_that_is_not_asked_may_not_speak():
    line = LINES[FIRST_TURN]
    other = "p1:" if " p2:" in line[:6] else "p2:"
    words = line.split(" ")
    with pytest.raises(ReplayError, match="expected one of") as error:
        Match.read(replaced(FIRST_TURN + 1, " ".join([*words[:2], other, *words[2:]])))
    assert error.value.line == FIRST_TURN + 1


def test_a_missing_line_and_a_line_too_many():
    for i in range(len(LINES)):
        with pytest.raises(ReplayError) as error:
            Match.read("\n".join(LINES[:i] + LINES[i + 1 :]))
        assert error.value.line <= len(LINES) + 1
        with pytest.raises(ReplayError):
            Match.read("\n".join(LINES[: i + 1] + LINES[i:]))


def test_a_file_that_ends_too_early_says_what_is_missing():
    with pytest.raises(ReplayError, match=r"the end of the file.*expected choice") as error:
        Match.read("\n".join(LINES[:-3]))
    assert error.value.line == len(LINES) - 2
    with pytest.raises(ReplayError, match=r"found '', expected 'ostraka replay 1'"):
        Match.read("")


def test_a_repeated_speaker_and_blanks_are_not_the_one_way_to_write_it():
    line = LINES[FIRST_TURN]
    words = line.split(" ")
    for new in (f"{line} ", f" {line}", line.replace(" ", "  ", 1), " ".join([*words[:2], words[1], *words[2:]])):
        with pytest.raises(ReplayError) as error:
            Match.read(replaced(FIRST_TURN + 1, new))
        assert error.value.line == FIRST_TURN + 1


def test_what_is_no_text_is_no_replay():
    texts: list[Any] = [None, 7, b"ostraka replay 1", "x" * 300_000]
    for text in texts:
        with pytest.raises(ReplayError):
            Match.read(text)


def test_a_long_find_is_shortened():
    with pytest.raises(ReplayError) as error:
        Match.read("x" * 1_000)
    assert len(str(error.value)) < 200 and error.value.found == "x" * 1_000
