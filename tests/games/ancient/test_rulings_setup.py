"""Rulings SET-1 to SET-9: setting up, and what the game refuses to set up."""

from __future__ import annotations

import pytest

from ostraka.core.errors import IllegalSetup
from ostraka.core.rng import Rng
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from ostraka.games.ancient.options import CARD
from tests.games.ancient.drive import Laid, answer, chances, finish_turn, new, opened
from tests.games.ancient.table import Given, name, number, table

INTRODUCTORY = [
    {
        "ellora-caves",
        "dolmen-of-menga",
        "pyramid-of-nice",
        "tonina",
        "disks-of-bayan-kara-ula",
        "la-mana-pyramid",
    },
    {
        "diquis-stone-spheres",
        "chabola-de-la-hechicera",
        "pyramids-of-plaine-magnien",
        "planetary-stone",
        "ica-stones",
        "tzolkin",
    },
    {"warangal", "hire-benakal", "teotihuacan", "tikal-temple-i", "phimeanakas", "genetic-disk"},
    {
        "menhir-di-monte-corru-tundu",
        "fort-samaipata",
        "nubian-pyramids",
        "klerksdorp-spheres",
        "olmec-heads",
        "elongated-skulls",
    },
]


# --- players and order ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_1_two_three_or_four_can_play(seats: int) -> None:
    t = opened(seats)
    assert len(t.s.hand) == len(t.s.past) == seats
    assert t.prompt == "action"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_1_player_boards_are_alike(seats: int) -> None:
    t = new(seats)
    assert t.s.line == [-1] * 12 * seats
    assert all(t.side(i).timeline == {} and t.side(i).artefacts == [] and t.side(i).lost == 0 for i in range(seats))


@pytest.mark.parametrize("seats", [-1, 1, 5, 6])
def test_set_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(IllegalSetup, match=f"2 to 4 seats, not {seats}"):
        GAME.new({}, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_2_chance_names_the_first_player(seats: int) -> None:
    t = new(seats)
    assert chances(t) == seats
    for first in range(seats):
        t = opened(seats, first)
        assert t.s.first == t.s.active == t.ask.seat == first


def test_set_2_play_goes_round_clockwise_and_the_order_stays() -> None:
    t = opened(3, first=1)
    order = []
    for _ in range(9):
        order.append(t.s.active)
        finish_turn(t)
    assert order == [1, 2, 0] * 3


# --- technologies -----------------------------------------------------------------------------------------------------


def test_set_3_two_boards_of_level_i_and_one_of_level_ii() -> None:
    t = opened()
    assert t.s.board_level == [0, 0, 1]
    assert [[CARDS[c].level for c in board] for board in t.s.boards] == [[1, 1, 1], [1, 1, 1], [2, 2, 2]]
    assert [len(deck) for deck in t.s.library] == [21, 15]
    assert t.s.retired == [[], []]


def test_set_3_each_level_is_dealt_by_chance() -> None:
    t = new().roll(0)
    assert chances(t) == 27
    t.roll("ptolemy", "ancient-greek", "thales", "mercury", "aristotle", "astronomy", "plato", "alchemy", "thoth")
    assert t.boards == [
        ["ancient-greek", "ptolemy", "thales"],
        ["aristotle", "astronomy", "mercury"],
        ["alchemy", "plato", "thoth"],
    ]


# --- hands ------------------------------------------------------------------------------------------------------------


def dealt(seats: int) -> Given:
    """Ten cards each, nothing chosen yet."""
    return new(seats).roll(0).chance()


def test_set_4_the_draft_is_the_default() -> None:
    assert GAME.setup()["opening"] == "draft"
    t = dealt(3)
    assert [len(hand) for hand in t.s.hand] == [10, 10, 10]
    assert len(t.s.deck) == 144 - 30


def test_set_4_all_choose_at_once_and_in_secret() -> None:
    t = dealt(3)
    asks = t.ask.asked()
    assert [ask.seat for ask in asks] == [0, 1, 2]
    assert all(ask.sealed and ask.amount == 4 for ask in asks)
    # Any order of arrival is right: the last seat may be the first to answer.
    rejected = t.s.hand[2][:4]
    for card in rejected:
        answer(t, CARD + card, seat=2)
    assert [ask.seat for ask in t.ask.asked()] == [0, 1]
    assert t.discard == []
    view = GAME.view(t.s, 0)
    assert view.own["picked"] == [] and view.sizes["picked"] == [0, 0, 4]
    assert not {name(c) for c in rejected} & {name(row[0]) for row in view.known}


def test_set_4_six_are_kept_and_four_discarded() -> None:
    t = dealt(2)
    hands = [hand[:] for hand in t.s.hand]
    for seat in (1, 0):
        for card in hands[seat][6:]:
            answer(t, CARD + card, seat=seat)
    assert t.s.hand == [hands[0][:6], hands[1][:6]]
    assert t.s.rejects == [hands[0][6:], hands[1][6:]]
    assert t.prompt == "action"


@pytest.mark.parametrize(
    ("seats", "first", "sizes"),
    [(2, 0, [6, 6]), (2, 1, [6, 6]), (3, 0, [6, 6, 7]), (3, 2, [6, 7, 6]), (4, 0, [6, 6, 7, 7]), (4, 1, [7, 6, 6, 7])],
)
def test_set_5_third_and_fourth_player_draw_one_more(seats: int, first: int, sizes: list[int]) -> None:
    t = opened(seats, first)
    assert [len(hand) for hand in t.s.hand] == sizes


def test_set_5_the_extra_cards_come_after_the_choice() -> None:
    t = dealt(4)
    while t.waits:
        assert max(len(hand) for hand in t.s.hand) <= 10
        answer(t, t.ask.options[0])
    assert [len(hand) for hand in t.s.hand] == [6, 6, 6, 6]
    t.roll(0, 0)
    assert [len(hand) for hand in t.s.hand] == [6, 6, 7, 7]


def test_set_6_introductory_hands() -> None:
    t = new(2, opening="introductory").roll(0)
    for _ in range(9):
        t.roll(0)
    # Chance picks among the hands that are left: the third of four, then the first of three.
    t.roll(2, 0)
    assert set(t.side(0).hand) == INTRODUCTORY[2]
    assert set(t.side(1).hand) == INTRODUCTORY[0]
    left_over = {number(card) for card in INTRODUCTORY[1] | INTRODUCTORY[3]}
    assert left_over <= set(t.s.deck) and len(t.s.deck) == 144 - 12
    assert t.discard == [] and t.prompt == "action"


def test_set_6_every_player_gets_a_different_hand_and_late_seats_draw() -> None:
    t = opened(4, first=3, opening="introductory")
    for seat in range(4):
        assert sum(introductory <= set(t.side(seat).hand) for introductory in INTRODUCTORY) == 1
    # Turn order is 3, 0, 1, 2: the third and the fourth are seats 1 and 2.
    assert [len(hand) for hand in t.s.hand] == [6, 7, 7, 6]


def test_set_9_introductory_hands_are_hidden() -> None:
    t = opened(3, opening="introductory")
    assert all(GAME.view(t.s, seat).known == [] for seat in (0, 1, 2, None))
    told = [GAME.redact(event, 1) for event in t.events if event.kind in ("draw", "introductory") and event.seat == 0]
    assert told and all(card == -1 for event in told for card in event.cards)


def test_set_9_what_others_are_imagined_to_hold_is_one_of_the_other_hands() -> None:
    t = opened(2, opening="introductory")
    mine = set(t.side(0).hand)
    guesses = {frozenset(name(card) for card in GAME.sample(GAME.view(t.s, 0), Rng(n)).hand[1]) for n in range(40)}
    assert guesses == {frozenset(hand) for hand in INTRODUCTORY if hand != mine}


def test_set_9_set_to_open_they_are_announced() -> None:
    t = opened(3, opening="introductory", introductory_hands="open")
    spectator = GAME.view(t.s, None)
    for seat in range(3):
        known = {name(row[0]) for row in spectator.known if row[1] == seat}
        assert known in INTRODUCTORY
    # The extra card of the third player is nobody else's business.
    assert len(t.side(2).hand) == 7 and len([row for row in spectator.known if row[1] == 2]) == 6


def test_set_9_announced_they_are_known_until_they_are_played() -> None:
    t = opened(2, opening="introductory", introductory_hands="open")
    assert number("pyramid-of-nice") in t.s.hand[0]
    t.play("create pyramid-of-nice @1")
    assert number("pyramid-of-nice") not in {row[0] for row in GAME.view(t.s, 1).known}
    assert len(GAME.view(t.s, 1).known) == 11


def test_set_9_drafted_hands_stay_secret() -> None:
    t = opened(2)
    assert GAME.view(t.s, 1).known == [] and GAME.view(t.s, None).known == []


# --- tokens, open and hidden ------------------------------------------------------------------------------------------


def test_set_7_the_supply_never_runs_out() -> None:
    # There are tokens for 90; a loaded table still takes three more.
    t = table(
        hand=["tlalocs-statue"],
        timeline={1: ["atlantis"]},
        knowledge={"atlantis": 80},
        others=[{"timeline": {2: ["babylon"]}, "knowledge": {"babylon": 60}, "lost": 70}],
    )
    t.play("create tlalocs-statue @3")
    assert t.side(1).knowledge("babylon") == 63
    assert t.knowledge("tlalocs-statue") == 4


def test_set_8_hands_and_decks_are_hidden() -> None:
    t = table(hand=["petra"], others=[{"hand": ["babylon", "atlantis"]}])
    twin = table(hand=["petra"], others=[{"hand": ["tulum", "nazca-lines"]}])
    for stranger in (0, None):
        # Other cards in the hand, and so other cards in the deck: whoever may not know sees no difference.
        view = GAME.view(t.s, stranger)
        assert view.record() == GAME.view(twin.s, stranger).record()
        assert view.sizes["hand"] == [1, 2] and view.sizes["deck"] == [141] and view.sizes["library"] == [21, 15]
    assert GAME.view(t.s, 0).own["hand"] == [number("petra")]
    assert GAME.view(t.s, 1).own["hand"] == sorted([number("babylon"), number("atlantis")])


def test_set_8_cards_looked_at_in_secret_are_hidden() -> None:
    t = table(hand=["petra"], boards=[["thales", "mercury", "ptolemy"]]).play("learn thales").chance()
    assert t.prompt == "keep"
    assert len(GAME.view(t.s, 0).peek) == 8
    for stranger in (1, None):
        assert GAME.view(t.s, stranger).peek == [] and GAME.view(t.s, stranger).sizes["peek"] == [8]


def test_set_8_everything_else_is_open_to_all() -> None:
    area: Laid = {
        "timeline": {2: ["babylon", "petra"]},
        "knowledge": {"babylon": 5},
        "artefacts": ["nazca-lines"],
        "technologies": ["thales"],
        "past": ["cyrene", "tulum"],
        "turned": 1,
        "lost": 4,
    }
    t = table(others=[area], discard=["atlantis", "inwa"])
    view = GAME.view(t.s, None).table
    assert view.line[14:16] == [number("babylon"), number("petra")] and view.tokens[14] == 5
    assert view.artefacts[1] == [number("nazca-lines")] and view.collection[1] == [number("thales")]
    assert view.past[1] == sorted([number("cyrene"), number("tulum")])
    assert view.turned == [0, 1] and view.lost == [0, 4]
    assert view.discard == sorted([number("atlantis"), number("inwa")])


# --- setup options ----------------------------------------------------------------------------------------------------


def test_setup_options_and_defaults() -> None:
    assert GAME.setup() == {
        "opening": "draft",
        "teams": False,
        "lock_blocks_effects": False,
        "check_each_decline": False,
        "technology_first": False,
        "closed_board_keeps_cards": False,
        "introductory_hands": "hidden",
        "offers": "hidden",
        "leavers_answer": False,
        "opening_discards": "hidden",
    }


def test_setup_options_reach_the_table() -> None:
    switches = ("teams", "lock_blocks_effects", "check_each_decline", "technology_first", "closed_board_keeps_cards")
    for switch in switches:
        s = GAME.new({switch: True}, 4)
        assert [other for other in switches if getattr(s, other)] == [switch]
    assert GAME.new({"opening": "introductory"}, 2).introductory is True
    assert GAME.new({}, 2).introductory is False


def test_setup_values_may_come_as_text() -> None:
    assert GAME.setup({"teams": "true", "opening": "Introductory"}) == GAME.setup(
        {"teams": True, "opening": "introductory"}
    )


def test_setup_refuses_unknown_names() -> None:
    with pytest.raises(IllegalSetup, match=r"no setting 'blocks'; this game has: opening, teams"):
        GAME.new({"blocks": True}, 2)


@pytest.mark.parametrize(
    ("setting", "value"),
    [("opening", "quick"), ("opening", True), ("teams", "2v2"), ("teams", 1), ("check_each_decline", None)],
)
def test_setup_refuses_unknown_values(setting: str, value: object) -> None:
    with pytest.raises(IllegalSetup, match=f"setting '{setting}' cannot be"):
        GAME.new({setting: value}, 4)


@pytest.mark.parametrize("seats", [2, 3])
def test_setup_refuses_teams_without_four_seats(seats: int) -> None:
    with pytest.raises(IllegalSetup, match=f"two against two: 4 seats, not {seats}"):
        GAME.new({"teams": True}, seats)


def test_setup_of_teams_is_refused_with_the_default_number_of_seats() -> None:
    with pytest.raises(IllegalSetup, match="4 seats, not 2"):
        GAME.new({"teams": True})
