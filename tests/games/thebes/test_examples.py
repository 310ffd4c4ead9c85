"""The worked examples of the rulebooks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.games.thebes.board import tokens
from ostraka.games.thebes.knowledge import USE_LEGEND, knowledge, special
from ostraka.games.thebes.terms import GREECE
from tests.games.thebes.table import Given

Lay = Callable[..., Given]

BOOKS = ["book-greece-2-london", "book-greece-1-rome"]
ASSISTANTS = ["assistant-rome", "assistant-berlin"]


def test_from_london_by_berlin_to_warsaw_and_change_for_three_weeks(table: Lay) -> None:
    t = table(at="london").play("change")
    assert (t.place, t.date) == ("warsaw", (1902, 4))
    assert table(at="london").note("change", "preview-cost")["weeks"] == 3


def test_six_points_of_special_knowledge(table: Lay) -> None:
    t = table(cards=[*BOOKS, *ASSISTANTS, "legend-greece-moscow"])
    assert special(t.s, 0, GREECE, USE_LEGEND) == 3 + 2 + 1


def test_eight_knowledge_for_four_weeks_draws_five_tokens(table: Lay) -> None:
    general = ["general_book-2-berlin", "general_book-2-london", "general_book-1-rome"]
    t = table(cards=[*BOOKS, *ASSISTANTS, *general])
    assert special(t.s, 0, GREECE, 0) == 4
    assert knowledge(t.s, 0, GREECE, 0) == 8
    assert tokens(8, 4) == 5
    t.play("dig-greece weeks-4")
    assert t.rolls == [30, 29, 28, 27, 26]


def test_four_general_and_two_special(table: Lay) -> None:
    t = table(cards=["book-greece-2-london", "general_book-2-berlin", "general_book-2-london"])
    assert knowledge(t.s, 0, GREECE, 0) == 4


def test_the_small_exhibition_in_london(table: Lay) -> None:
    t = table(at="london", slots=["exhibition-small-london", "", ""], finds=["greece:3", "egypt:1", "egypt:2"])
    t.play("exhibition-small-london")
    assert t.date == (1902, 4)
    assert t.points["exhibitions"] == 4


def test_week_48_of_1903_leaves_five_weeks_for_a_dig(table: Lay) -> None:
    t = table(at="greece", time=(1903, 48), cards=["book-greece-3-london", "book-greece-2-london"])
    t.play("dig-greece")
    assert t.options == [f"weeks-{n}" for n in range(1, 6)]
    t.play("weeks-5")
    assert t.s.track == [1]


def test_the_score_sheet_of_67_points(table: Lay) -> None:
    finds = [
        "palestine:1", "palestine:1", "palestine:7", "mesopotamia:4",
        "egypt:1", "egypt:2", "egypt:3", "egypt:3", "egypt:4", "crete:2", "crete:5", "greece:1", "greece:5",
    ]  # fmt: skip
    cards = [
        "exhibition-small-london", "exhibition-small-paris", "exhibition-large-moscow",
        "congress-london", "congress-moscow-a", "congress-moscow-b", "congress-paris-a", "congress-paris-b",
    ]  # fmt: skip
    t = table(cards=cards, finds=finds)
    assert t.points == {"artefacts": 39, "exhibitions": 13, "congresses": 15, "majorities": 0, "total": 67}


@pytest.mark.parametrize(("seats", "sizes"), [(2, (64, 27)), (3, (59, 32)), (4, (59, 32))])
def test_deck_sizes_after_setup(seats: int, sizes: tuple[int, int]) -> None:
    from tests.games.thebes.test_rulings_setup import begun

    s = begun(seats)
    deck = s.stacks[0] + s.stacks[1] + len(s.shows[0])
    aside = s.stacks[2] + len(s.shows[1])
    assert (deck, aside) == sizes
    assert deck + aside + len(s.display) == 95
