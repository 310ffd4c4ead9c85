"""T-41 to T-51: deck, slots, discard pile, exhibitions, the year's turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.games.thebes.game import THEBES as GAME
from ostraka.games.thebes.terms import RESEARCH
from tests.games.thebes.table import NUMBERS, Given

Lay = Callable[..., Given]

A, B, C = "exhibition-small-london", "exhibition-small-paris", "exhibition-small-berlin"
NEW = "exhibition-small-vienna"
GREEK = ["greece:2", "egypt:1", "egypt:2"]


def in_stack_2(t: Given) -> Given:
    """Stack 1 is used up."""
    t.s.stacks[1] += t.s.stacks[0]
    t.s.stacks[0] = 0
    return t


def almost_empty(t: Given, *left: str) -> Given:
    """A reshuffled deck with only these cards left; all other cards lie with seat 1."""
    s = t.s
    cards = {NUMBERS[word] for word in left}
    for card in [*s.unseen, *s.shows[0], *s.shows[1]]:
        if card not in cards:
            s.gain(1, card)
    s.deck = sorted(cards)
    s.unseen, s.shows, s.stacks, s.shuffles = [], [[], []], [0, 0, 0], 1
    GAME.settle(s)
    GAME.check(s)
    return t


def test_t_41_an_exhibition_goes_to_slot_a_and_drawing_goes_on(table: Lay) -> None:
    t = in_stack_2(table())
    t.play("congress-berlin-a", NEW, "exhibition-large-paris", "car-rome")
    assert t.slots == ["exhibition-large-paris", NEW, ""]
    assert len(t.display) == 4
    assert "car-rome" in t.display


@pytest.mark.parametrize(
    ("slots", "shifted", "out"),
    [
        (["", "", ""], [NEW, "", ""], []),
        ([A, "", ""], [NEW, A, ""], []),
        ([A, B, C], [NEW, A, B], [C]),
        (["", B, ""], [NEW, "", B], []),
        (["", B, C], [NEW, "", B], [C]),
        ([A, "", C], [NEW, A, ""], [C]),
        (["", "", C], [NEW, "", ""], [C]),
    ],
)
def test_t_42_all_exhibitions_move_on(table: Lay, slots: list[str], shifted: list[str], out: list[str]) -> None:
    t = in_stack_2(table(slots=slots))
    t.play("congress-berlin-a", NEW)
    assert t.slots == shifted
    assert t.discard == out


@pytest.mark.parametrize(
    ("slots", "pushed", "out"),
    [
        (["", B, C], [NEW, B, C], []),
        ([A, "", C], [NEW, A, C], []),
        ([A, B, ""], [NEW, A, B], []),
        ([A, B, C], [NEW, A, B], [C]),
    ],
)
def test_t_42_setting_push(table: Lay, slots: list[str], pushed: list[str], out: list[str]) -> None:
    t = in_stack_2(table(slots=slots, setup={"exhibition_slots": "push"}))
    t.play("congress-berlin-a", NEW)
    assert t.slots == pushed
    assert t.discard == out


def test_t_43_a_slot_stays_empty_after_an_exhibition(table: Lay) -> None:
    t = table(at="london", slots=[B, A, C], finds=GREEK)
    t.play(A)
    assert t.slots == [B, "", C]


def test_t_44_what_is_used_goes_to_the_discard_pile_and_comes_back(table: Lay) -> None:
    used = ["zeppelin-rome", "legend-greece-moscow", "assistant-rome", "shovel-rome-a", "special_license-london"]
    t = table(at="london", cards=["book-greece-2-london", *used], used=["greece"])
    t.play("dig-greece yes yes yes yes weeks-3")
    assert sorted(t.discard) == sorted(used)
    t = almost_empty(table(discard=["zeppelin-rome", A]))
    t.play("congress-berlin-a", "zeppelin-rome")
    assert "zeppelin-rome" in t.display
    assert t.s.deck == [NUMBERS[A]]


def test_t_45_the_first_reshuffle_adds_the_third_stack(table: Lay) -> None:
    t = table(seats=3, discard=["car-rome", A])
    s = t.s
    for card in s.unseen[27:]:
        s.unseen.remove(card)
        s.gain(1, card)
    for card in s.shows[0][:]:
        s.shows[0].remove(card)
        s.gain(1, card)
    s.stacks = [0, 0, 27]
    t.play("congress-berlin-a", "car-rome")
    assert s.shuffles == 1
    assert t.rolls == [27 + 5 + 2]
    assert t.display[0] == "car-rome"
    assert len(s.deck) == 33
    assert (s.unseen, s.shows, s.stacks) == ([], [[], []], [0, 0, 0])


def test_t_45_later_the_discard_pile_alone(table: Lay) -> None:
    t = almost_empty(table(discard=["car-rome", "car-moscow"]))
    t.play("congress-berlin-a", "car-rome")
    assert t.s.shuffles == 2
    assert t.rolls == [2]


def test_t_46_not_before_a_card_is_needed(table: Lay) -> None:
    t = almost_empty(table(discard=["car-rome"]), "car-moscow")
    t.play("congress-berlin-a", "car-moscow")
    assert (t.s.deck, t.discard, t.s.shuffles) == ([], ["car-rome"], 1)
    t.play("congress-berlin-b", "car-rome")
    assert (t.discard, t.s.shuffles) == ([], 2)


def test_t_47_without_research_cards_the_display_stays_short(table: Lay) -> None:
    t = almost_empty(table(discard=[A]), B)
    t.play("congress-berlin-a")
    assert len(t.display) == 3
    assert t.slots == ["", "", ""]
    assert (t.s.deck, t.discard) == ([NUMBERS[B]], [A])
    assert t.rolls == []
    t.play("change")
    assert len(t.display) == 3
    assert all(card < RESEARCH for card in t.s.display)


def test_t_48_an_exhibition_needs_its_artefacts(table: Lay) -> None:
    assert A in table(slots=["", A, ""], finds=GREEK).options
    assert A in table(slots=["", "", A], finds=["greece:6", "egypt:6", "egypt:1", "crete:1"]).options
    assert A not in table(slots=[A, "", ""], finds=GREEK[:2]).options
    assert A not in table(slots=[A, "", ""], finds=["egypt:1", "egypt:2", "egypt:3", "crete:1"]).options
    t = table(slots=[A, "", ""], finds=GREEK, time=(1903, 49))
    assert A not in t.options  # two weeks to London and three for the exhibition


@pytest.mark.parametrize(("card", "weeks", "points"), [(A, 3, 4), ("exhibition-large-london", 4, 5)])
def test_t_49_weeks_and_points_of_an_exhibition(table: Lay, card: str, weeks: int, points: int) -> None:
    finds = ["crete:1", "greece:1", "greece:2", "egypt:1", "egypt:2", "egypt:3"]
    t = table(at="berlin", slots=[card, "", ""], finds=finds)
    t.play(card)
    assert (t.place, t.date) == ("london", (1902, 1 + 1 + weeks))
    assert t.cards == [card]
    assert t.points["exhibitions"] == points
    assert sorted(t.finds) == sorted(finds)


def test_t_49_artefacts_serve_again_and_one_exhibition_is_one_turn(table: Lay) -> None:
    finds = ["crete:1", "greece:1", "greece:2", "egypt:1", "egypt:2", "egypt:3"]
    t = table(at="london", slots=[A, "exhibition-large-london", ""], finds=finds)
    t.play(A)
    assert t.asked == "0 action"
    t.play("exhibition-large-london")
    assert t.points["exhibitions"] == 9


def test_t_50_knowledge_tokens_are_no_artefacts_but_the_bonus_is_one(table: Lay) -> None:
    assert A not in table(slots=[A, "", ""], finds=["greece:general", "egypt:1", "egypt:2"]).options
    assert A not in table(slots=[A, "", ""], finds=["greece:book", "egypt:1", "egypt:2"]).options
    assert A in table(slots=[A, "", ""], dug=["greece"], finds=["egypt:1", "egypt:2"]).options


def test_t_51_passing_week_52_renews_all_licences(table: Lay) -> None:
    t = table(time=(1901, 52), used=["greece", "egypt"], others={1: {"used": ["crete"]}})
    t.play("change")
    assert t.date == (1902, 1)
    assert t.used == []
    assert t.side(1).used == ["crete"]


def test_t_51_week_52_is_the_old_year_unless_set(table: Lay) -> None:
    t = table(time=(1901, 51), used=["greece"]).play("change")
    assert (t.date, t.used) == ((1901, 52), ["greece"])
    t = table(time=(1901, 51), used=["greece"], setup={"new_year": "reaching"}).play("change")
    assert (t.date, t.used) == ((1901, 52), [])
    t.s.licences[0] = 0
    t.play("change")
    assert (t.date, t.s.licences[0]) == ((1902, 2), 0)  # renewed once a year, not twice
