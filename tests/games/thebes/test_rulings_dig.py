"""T-24 to T-40: digging."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.games.thebes.knowledge import (
    EVERYTHING,
    USE_ASSISTANT,
    USE_LEGEND,
    USE_SHOVEL,
    extra_tokens,
    knowledge,
    special,
)
from ostraka.games.thebes.terms import CRETE, EGYPT, GREECE
from tests.games.thebes.table import Given

Lay = Callable[..., Given]

FIVE = ["book-greece-3-berlin", "book-greece-2-london"]
ASSISTANTS = [
    "assistant-berlin", "assistant-paris-a", "assistant-paris-b", "assistant-rome", "assistant-vienna-a",
    "assistant-vienna-b",
]  # fmt: skip
SHOVELS = [
    "shovel-london-a", "shovel-london-b", "shovel-moscow-a", "shovel-moscow-b", "shovel-rome-a", "shovel-rome-b",
]  # fmt: skip


def digs(t: Given) -> list[str]:
    return [word for word in t.options if word.startswith("dig-")]


def test_t_24_a_dig_needs_a_valid_licence(table: Lay) -> None:
    assert digs(table(cards=FIVE)) == ["dig-greece"]
    assert digs(table(cards=FIVE, used=["greece"])) == []
    assert digs(table(cards=FIVE, used=["egypt"])) == ["dig-greece"]
    assert digs(table(cards=[*FIVE, "special_license-london"], used=["greece"])) == ["dig-greece"]


def test_t_25_a_dig_needs_special_knowledge(table: Lay) -> None:
    assert digs(table(cards=["general_book-2-berlin", "general_book-2-london"])) == []
    assert digs(table(finds=["crete:general"])) == []
    assert digs(table(finds=["crete:book"])) == ["dig-greece"]
    everywhere = ["dig-greece", "dig-crete", "dig-egypt", "dig-palestine", "dig-mesopotamia"]
    assert digs(table(cards=["legend-egypt-rome"])) == ["dig-egypt"]
    assert digs(table(cards=ASSISTANTS[:2])) == everywhere
    assert digs(table(cards=ASSISTANTS[:1])) == everywhere


def test_t_25_a_lone_helper_that_is_needed_must_be_used(table: Lay) -> None:
    t = table(cards=["legend-egypt-rome"]).play("dig-egypt")
    assert (t.asked, t.options) == ("0 legend", ["yes"])
    t.play("yes")
    assert t.options[0] == "weeks-6"
    t = table(cards=["legend-egypt-rome", ASSISTANTS[0]]).play("dig-egypt")
    assert (t.asked, t.options) == ("0 legend", ["pass", "yes"])
    t.play("pass")
    assert (t.asked, t.options) == ("0 assistant", ["yes"])
    t.play("yes")
    assert t.options[0] == "weeks-8"


def test_t_25_setting_book_to_dig(table: Lay) -> None:
    setup = {"book_to_dig": True}
    assert digs(table(cards=["legend-egypt-rome", *ASSISTANTS[:3]], setup=setup)) == []
    assert digs(table(cards=["legend-egypt-rome", "book-egypt-1-rome"], setup=setup)) == ["dig-egypt"]


def test_t_26_general_knowledge_counts_up_to_the_special_knowledge(table: Lay) -> None:
    t = table(cards=["book-greece-2-london", "general_book-2-berlin", "general_book-2-london"])
    assert knowledge(t.s, 0, GREECE, 0) == 4
    t = table(cards=["book-greece-3-berlin", "general_book-1-rome"], finds=["crete:book", "egypt:general"])
    assert (special(t.s, 0, GREECE, 0), knowledge(t.s, 0, GREECE, 0)) == (4, 6)
    assert knowledge(t.s, 0, CRETE, 0) == 0


def test_t_26_assistants_and_legends_raise_the_limit(table: Lay) -> None:
    cards = [
        "book-greece-1-rome",
        "legend-greece-moscow",
        *ASSISTANTS[:2],
        "general_book-2-berlin",
        "general_book-2-london",
    ]
    t = table(cards=cards)
    assert knowledge(t.s, 0, GREECE, 0) == 2 + 2
    assert knowledge(t.s, 0, GREECE, USE_LEGEND) == 4 + 4


def test_t_26_twelve_is_the_most(table: Lay) -> None:
    books = ["book-greece-3-berlin", "book-greece-3-london", "book-greece-2-london", "general_book-2-berlin"]
    t = table(cards=[*books, "general_book-2-london", "general_book-2-paris"])
    assert knowledge(t.s, 0, GREECE, 0) == 12


@pytest.mark.parametrize(
    ("books", "fewest"),
    [
        (["book-greece-1-rome"], 8),
        (["book-greece-2-london"], 6),
        (["book-greece-3-london"], 3),
        (["book-greece-3-london", "book-greece-1-rome"], 2),
        (FIVE, 1),
        (["book-greece-3-london", "book-greece-3-berlin"], 1),
    ],
)
def test_t_27_weeks_must_draw_a_token(table: Lay, books: list[str], fewest: int) -> None:
    t = table(cards=books).play("dig-greece")
    assert t.options == [f"weeks-{n}" for n in range(fewest, 13)]


def test_t_27_shovels_do_not_cure_a_zero(table: Lay) -> None:
    t = table(cards=["book-greece-1-rome", *SHOVELS[:3]]).play("dig-greece")
    assert t.options[0] == "weeks-8"
    t.play("weeks-8")
    assert len(t.rolls) == 3


def test_t_28_a_legend_may_be_used_and_is_then_discarded(table: Lay) -> None:
    cards = [*FIVE, "legend-greece-moscow", "legend-egypt-rome"]
    t = table(cards=cards).play("dig-greece pass weeks-4")
    assert len(t.rolls) == 3
    assert "legend-greece-moscow" in t.cards
    t = table(cards=cards).play("dig-greece yes weeks-4")
    assert len(t.rolls) == 4
    assert t.discard == ["legend-greece-moscow"]
    assert "legend-egypt-rome" in t.cards


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_t_29_assistants_by_number(table: Lay, number: int, points: int) -> None:
    t = table(cards=ASSISTANTS[:number])
    assert special(t.s, 0, EGYPT, 0) == points


def test_t_29_a_lone_assistant_may_be_discarded(table: Lay) -> None:
    t = table(cards=[*FIVE, ASSISTANTS[0]]).play("dig-greece")
    assert (t.asked, t.options) == ("0 assistant", ["pass", "yes"])
    t.play("yes weeks-2")
    assert len(t.rolls) == 2  # knowledge 6
    assert t.discard == [ASSISTANTS[0]]
    t = table(cards=[*FIVE, ASSISTANTS[0]]).play("dig-greece pass weeks-2")
    assert len(t.rolls) == 1  # knowledge 5
    assert t.discard == []


@pytest.mark.parametrize(("number", "extra"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_t_30_shovels_by_number(table: Lay, number: int, extra: int) -> None:
    t = table(cards=[*FIVE, *SHOVELS[:number]]).play("dig-greece")
    if number == 1:
        t.play("pass")
    t.play("weeks-1")
    assert len(t.rolls) == 1 + extra
    assert t.discard == []


def test_t_30_a_lone_shovel_may_be_discarded(table: Lay) -> None:
    t = table(cards=[*FIVE, SHOVELS[0]]).play("dig-greece")
    assert (t.asked, t.options) == ("0 shovel", ["pass", "yes"])
    t.play("yes weeks-1")
    assert len(t.rolls) == 2
    assert t.discard == [SHOVELS[0]]


@pytest.mark.parametrize(("number", "stay", "add"), [(4, 2, 2), (5, 2, 3), (6, 2, 4)])
def test_t_31_more_than_three_helpers(table: Lay, number: int, stay: int, add: int) -> None:
    cards = [*ASSISTANTS[:number], *SHOVELS[:number]]
    t = table(cards=cards)
    assert (special(t.s, 0, EGYPT, EVERYTHING), extra_tokens(t.s, 0, EVERYTHING)) == (stay, stay)
    t = table(cards=cards, setup={"beyond_three": "add"})
    assert (special(t.s, 0, EGYPT, EVERYTHING), extra_tokens(t.s, 0, EVERYTHING)) == (add, add)


def test_t_32_only_a_lone_helper_is_discarded(table: Lay) -> None:
    t = table(cards=[*FIVE, *ASSISTANTS[:2], *SHOVELS[:2]]).play("dig-greece")
    assert t.asked == "0 weeks"
    t.play("weeks-1")
    assert t.discard == []


def test_t_32_setting_spare_helpers(table: Lay) -> None:
    cards = [*FIVE, *ASSISTANTS[:2], *SHOVELS[:2]]
    t = table(cards=cards, setup={"spare_helpers": True})
    assert special(t.s, 0, GREECE, USE_ASSISTANT) == 5 + 1 + 1
    assert extra_tokens(t.s, 0, USE_SHOVEL) == 1 + 1
    t.play("dig-greece")
    assert t.asked == "0 assistant"
    t.play("yes yes weeks-1")
    assert len(t.rolls) == 1 + 2
    assert len(t.discard) == 2


def test_t_33_everything_is_decided_before_the_first_token(table: Lay) -> None:
    cards = [*FIVE, "legend-greece-moscow", ASSISTANTS[0], SHOVELS[0], "zeppelin-rome"]
    t = table(at="london", cards=cards).play("dig-greece")
    asked = []
    while t.ask.prompt != "weeks":
        asked.append(t.ask.prompt)
        before = t.s.copy()
        t.play("yes")
        assert (t.s.cards, t.s.time, t.s.place) == (before.cards, before.time, before.place)
    assert asked == ["zeppelin", "legend", "assistant", "shovel"]
    assert t.rolls == []
    t.play("weeks-1")
    assert len(t.rolls) == 1 + 1
    assert len(t.discard) == 4


def test_t_34_blanks_go_back_after_the_last_draw(table: Lay) -> None:
    t = table(cards=FIVE)
    t.play("dig-greece weeks-6", "blank", "greece:5", "blank", "greece:general")
    assert t.rolls == [30, 29, 28, 27]
    assert t.s.blanks == [16] * 5
    assert len(t.s.bags[GREECE]) == 12
    assert t.finds == ["greece:1", "greece:5", "greece:general"]


def test_t_35_found_knowledge_counts_from_the_next_dig(table: Lay) -> None:
    t = table(cards=["book-crete-3-moscow-a", "book-greece-1-rome"])
    assert knowledge(t.s, 0, GREECE, 0) == 1
    t.play("dig-crete weeks-6", "crete:book", "crete:general")
    assert len(t.rolls) == 2
    assert knowledge(t.s, 0, GREECE, 0) == 3


def test_t_36_the_first_dig_at_a_site_brings_the_bonus(table: Lay) -> None:
    t = table(cards=FIVE, others={1: {"time": (1902, 3), "cards": ["book-greece-3-london", "book-greece-2-rome-a"]}})
    t.play("dig-greece weeks-2")
    assert t.finds == ["greece:1"]
    t.play("dig-greece weeks-2")
    assert t.side(1).finds == []
    assert len(t.s.bonus) == 4


def test_t_37_the_licence_is_used_until_the_next_year(table: Lay) -> None:
    t = table(cards=FIVE, others={1: {"cards": ["book-greece-3-london"], "time": (1903, 1)}})
    t.play("dig-greece weeks-2")
    assert t.used == ["greece"]
    assert digs(t) == []
    assert t.side(1).used == []


def test_t_38_a_dig_across_the_years_end_leaves_the_licence_valid(table: Lay) -> None:
    t = table(at="greece", time=(1902, 50), cards=FIVE, used=["egypt"])
    t.play("dig-greece weeks-3")
    assert t.date == (1903, 1)
    assert t.used == []
    assert digs(t) == ["dig-greece"]


def test_t_39_a_trip_across_the_years_end_renews_licences_first(table: Lay) -> None:
    t = table(at="london", time=(1902, 51), cards=FIVE, used=["greece", "egypt"])
    assert digs(t) == ["dig-greece"]
    t.play("dig-greece weeks-2")
    assert t.date == (1903, 4)
    assert t.used == ["greece"]


def test_t_39_flying_does_not_pass_the_years_end(table: Lay) -> None:
    t = table(at="london", time=(1902, 51), cards=[*FIVE, "zeppelin-rome"], used=["greece"])
    t.play("dig-greece")
    assert (t.asked, t.options) == ("0 zeppelin", ["pass"])


DRIVEN = {"at": "london", "time": (1902, 50), "used": ["greece"]}
"""Greece is three weeks away: in the new year, and with a car in the old one."""


def test_t_63_the_car_is_left_where_only_the_longer_trip_finds_the_licence_valid(table: Lay) -> None:
    t = table(**DRIVEN, cards=[*FIVE, "car-rome"])
    assert digs(t) == ["dig-greece"]
    t.play("dig-greece")
    assert (t.asked, t.options) == ("0 car", ["pass"])
    t.play("pass weeks-2")
    assert t.date == (1903, 3)
    assert t.used == ["greece"]


def test_t_63_with_a_special_licence_both_ways_are_offered(table: Lay) -> None:
    cards = [*FIVE, "car-rome", "special_license-london"]
    t = table(**DRIVEN, cards=cards).play("dig-greece")
    assert (t.asked, t.options) == ("0 car", ["pass", "yes"])
    t.play("pass weeks-2")
    assert (t.date, t.discard) == ((1903, 3), [])
    t = table(**DRIVEN, cards=cards).play("dig-greece yes weeks-2")
    assert (t.date, t.discard) == ((1903, 2), ["special_license-london"])


def test_t_63_nobody_is_asked_where_it_makes_no_difference(table: Lay) -> None:
    for given in ({"time": (1902, 40)}, {"time": (1902, 51)}, {"used": ["egypt"]}, {"setup": {"car": "always"}}):
        cards = [*FIVE, "car-rome", "special_license-london"]
        t = table(**{**DRIVEN, **given}, cards=cards).play("dig-greece")
        assert t.asked == "0 weeks"


def test_t_63_set_to_always_the_car_takes_the_dig_away(table: Lay) -> None:
    assert digs(table(**DRIVEN, cards=[*FIVE, "car-rome"], setup={"car": "always"})) == []


def test_t_63_the_zeppelin_is_asked_about_first(table: Lay) -> None:
    cards = [*FIVE, "car-rome", "zeppelin-rome"]
    t = table(**DRIVEN, cards=cards).play("dig-greece")
    assert (t.asked, t.options) == ("0 zeppelin", ["pass"])
    assert t.play("pass").asked == "0 car"
    assert t.play("pass weeks-2").cards.count("zeppelin-rome") == 1


def test_t_63_in_the_last_weeks_the_longer_trip_must_leave_time_to_dig(table: Lay) -> None:
    cards = [*FIVE, "car-rome", "special_license-london"]
    t = table(at="london", time=(1903, 50), used=["greece"], cards=cards, setup={"new_year": "reaching"})
    assert digs(t) == ["dig-greece"]
    t.play("dig-greece")
    assert (t.asked, t.options) == ("0 weeks", ["weeks-1"])


def test_t_63_of_two_cars_that_add_up_only_as_many_are_left_as_it_takes(table: Lay) -> None:
    both = ["book-egypt-3-moscow", "book-egypt-2-london", "car-rome", "car-moscow"]
    t = table(at="london", time=(1902, 50), used=["egypt"], cards=both, setup={"two_cars": "add"})
    t.play("dig-egypt")
    assert (t.asked, t.options) == ("0 car", ["pass"])
    assert t.play("pass weeks-1").date == (1903, 2)


def test_t_40_a_special_licence_allows_one_more_dig(table: Lay) -> None:
    cards = [*FIVE, "special_license-london", "special_license-moscow"]
    t = table(at="greece", cards=cards, used=["greece"])
    t.play("dig-greece weeks-1")
    assert t.discard == ["special_license-london"]
    t.play("dig-greece weeks-1")
    assert t.discard == ["special_license-london", "special_license-moscow"]
    assert digs(t) == []


def test_t_40_it_is_spent_only_when_needed_and_also_across_the_years_end(table: Lay) -> None:
    cards = [*FIVE, "special_license-london"]
    t = table(at="greece", cards=cards).play("dig-greece weeks-1")
    assert t.discard == []
    t = table(at="greece", cards=cards, used=["greece"], time=(1902, 52)).play("dig-greece weeks-1")
    assert t.discard == ["special_license-london"]
    assert t.used == []
