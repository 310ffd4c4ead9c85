"""Components, setup, variants, and the rulings about them (R2, R3, R13, Q1 to Q8, Q58 to Q61)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from ostraka.core.errors import IllegalSetup
from ostraka.core.turn import Roll
from ostraka.games.mammothodus.board import ADJACENT, COLOUR, DISTANCE, FIGURES_FOR, REGION
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.tables import CLANS, COLOUR_NAMES, REGION_NAMES, SHARD_KINDS, TERRITORIES
from tests.games.mammothodus.lay import FRAGMENTS, PLACES, PRINTED, SHARD_NAMES, at, kind
from tests.games.mammothodus.portal import EXAMPLE, LONE, NORTH, SHARD, fulfilled
from tests.games.mammothodus.table import Given, Lay, new_game

FOUND = "green-figure blue-figure"


def begun(setup: dict[str, bool] | None = None, seats: int = 2, first: int = 0) -> Given:
    """A game whose setup is over, at its first human card (or first question)."""
    t = new_game(setup, seats).play(" ".join([FOUND] * seats))
    closed = ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]
    number = 7 if t.s.power_of_places else 3 if t.s.forgotten_knowledge else 4
    return t.roll(*closed[:number], first)


# Components


def test_r2_1_twenty_one_territories_in_four_regions_and_a_centre() -> None:
    assert len(PLACES) == 21
    regions = [REGION_NAMES[region] for region in REGION]
    assert {name: regions.count(name) for name in REGION_NAMES} == {
        "centre": 1,
        "north": 5,
        "east": 5,
        "south": 5,
        "west": 5,
    }
    assert {COLOUR_NAMES[colour] for colour in COLOUR} == {"green", "red", "yellow", "blue"}


def test_r2_2_adjacency_is_mutual_and_distances_count_steps() -> None:
    for t, near in enumerate(ADJACENT):
        assert all(t in ADJACENT[u] for u in near)
        assert [u for u in range(21) if DISTANCE[t * 21 + u] == 1] == near
    assert DISTANCE[at("W4") * 21 + at("C")] == 3


def test_r2_2_mountains_block_neither_movement_nor_help(table: Lay) -> None:
    t = table(figures={"red": "N1"}, hand=["green"], others={1: {"figures": {"red": "W1"}, "hand": ["green"]}})
    t.play("move red-figure green pass")
    assert t.asked == "1 help"
    assert {"C", "E1", "W1", "W2"} <= set(t.play("pass").options)


def test_r2_3_each_action_has_a_colour(table: Lay) -> None:
    """In W2, green like movement, each action takes green and its own colour."""
    hand = ["green", "red", "yellow", "blue"]
    for action, own in [("move", []), ("attack", ["red"]), ("care", ["yellow"]), ("adapt", ["blue"])]:
        t = table(figures={"red": "W2"}, hand=hand, tribes={"W2": 1}).play(f"{action} red-figure")
        assert t.options == ["green", *own]
    t = table(figures={"red": "W2"}, hand=hand, portal=[LONE], up={"W2": [SHARD]}).play("activate red-figure")
    assert t.options == ["green", "blue"]


def test_r2_4_the_colour_of_the_ground_gives_no_bonus(table: Lay) -> None:
    t = table(figures={"green": "C"}, hand=["yellow"]).play("care green-figure yellow pass")
    assert t.population == 8
    assert len(t.s.figure) == 2 * 4


@pytest.mark.parametrize(
    ("population", "figures"),
    [(-4, 0), (0, 0), (1, 1), (5, 1), (6, 2), (7, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4)],
)
def test_r2_5_figures_by_population(population: int, figures: int) -> None:
    assert FIGURES_FOR[population + 4] == figures
    assert len(FIGURES_FOR) == 25


def test_r2_6_defence_goes_up_to_the_number_of_figures(table: Lay) -> None:
    figures = {"red": "S2", "green": "C", "blue": "C"}
    t = table(figures=figures, hand=["blue"] * 3).play("adapt red-figure blue blue blue pass")
    assert (t.defence, t.asked) == (3, "0 figure")
    t = table(figures={"red": "S2"}, hand=["blue"] * 3).play("adapt red-figure blue blue blue pass")
    assert t.defence == 1


def test_r2_7_cards_go_to_the_clans_own_discard_pile(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"hand": ["yellow"]}}).play("care green-figure yellow pass yellow")
    assert (t.discard, t.side(1).discard) == (["yellow"], ["yellow"])


def test_r2_8_five_kinds_of_four_shards(table: Lay) -> None:
    assert SHARD_KINDS == (("sun", 4), ("moon", 4), ("star", 4), ("spiral", 4), ("tusk", 4))
    t = table(figures={"red": "W1"}, hand=["green"], up={"W1": ["sun", "sun", "moon"], "C": ["sun"]})
    assert (t.up("W1"), t.up("C")) == (["sun", "sun", "moon"], ["sun"])


def test_r2_9_a_place_on_the_board_is_active(table: Lay) -> None:
    place, shards = NORTH
    t = table(figures={"red": place}, up={place: shards}, portal=EXAMPLE, hand=["blue"])
    assert t.places == {}
    assert t.play("activate red-figure blue pass row0").places == {place: 1}


def test_r2_10_closed_fragments_ask_for_nothing(table: Lay) -> None:
    """Each fragment that opens asks for more, and fewer rows can be fulfilled with all kinds of shard at hand."""
    offered = []
    for number in range(8):
        t = table(figures={"red": "W2"}, hand=["blue"], portal=FRAGMENTS[:number], up={"W2": SHARD_NAMES})
        rows = t.play("activate red-figure blue pass").options if "activate" in t.options else []
        assert rows == [f"row{row - 1}" for row in fulfilled("W2", SHARD_NAMES, FRAGMENTS[:number])]
        offered.append(len(rows))
    assert offered == sorted(offered, reverse=True)
    assert offered[0] == 4 > offered[-1]


def test_r2_11_printed_trails_and_tokens_are_alike(table: Lay) -> None:
    t = table(phase="human", trails=["W4"]).roll("green-card")
    assert t.tribes == {"N3": 1, "W4": 1}


def test_r2_12_numbers() -> None:
    s = begun().s
    assert s.supply + sum(s.tribes) == 12
    assert (len(s.spirits), len(s.decay), len(s.lore) + len(s.market), len(s.market)) == (3, 12, 18, 4)
    assert (len(s.humans), len(s.trails), len(s.portal) + len(s.closed)) == (14, 8, 7)
    assert [len(s.hand[seat]) + len(s.pile[seat]) for seat in range(2)] == [12, 12]


def test_r2_13_everybody_sees_all_hands(table: Lay) -> None:
    s = table(hand=["green", "wild"], others={1: {"hand": ["red"]}}).s
    for seat in (0, 1, None):
        assert GAME.view(s, seat).hands == s.hand


# Setup


def test_r3_1_the_settings_are_chosen_first() -> None:
    t = begun({"talents": False, "discoveries": True, "numerous_ancients": True}, seats=3)
    assert (t.s.seats, t.s.discoveries, t.s.talents, t.population) == (3, True, False, 10)


def test_r3_2_a_shard_face_down_everywhere_but_in_the_centre() -> None:
    t = begun()
    assert t.hidden == PLACES[1:]
    assert len(t.s.shards) == 20


def test_r3_3_a_tribe_on_each_starting_trail() -> None:
    t = begun()
    assert len(PRINTED) == 4
    assert t.tribes == dict.fromkeys(PRINTED, 1)
    assert (t.trails, t.s.supply) == (PRINTED, 8)


def test_r3_4_any_trail_token_may_come_first() -> None:
    t = begun().roll("new-trail")
    assert t.bag() == [row[0] for row in sorted(TERRITORIES, key=lambda row: row[4]) if row[4] > 0]
    assert len({*t.bag(), *PRINTED}) == 8 + 4


def test_r3_5_human_cards_of_each_colour_and_two_new_trails() -> None:
    bag = begun().bag()
    assert {word: bag.count(word) for word in bag} == {
        "green-card": 5,
        "red-card": 1,
        "yellow-card": 5,
        "blue-card": 1,
        "new-trail": 2,
    }


def test_r3_6_all_spirits_stand_by() -> None:
    t = begun()
    assert (t.spirits, len(t.s.spirits)) == ({}, 3)


def test_r3_7_four_development_cards_in_the_market() -> None:
    t = begun()
    assert (len(t.market), len(t.s.lore)) == (4, 14)


def test_r3_8_twelve_degradation_cards_in_the_supply() -> None:
    assert [kind(card) for card in begun().s.decay] == ["degradation"] * 12


def test_r3_9_each_clan_puts_two_figures_of_its_choice_in_the_centre() -> None:
    t = new_game()
    assert (t.asked, t.options) == ("0 founder", ["green-figure", "red-figure", "yellow-figure", "blue-figure"])
    t.play("yellow-figure")
    assert t.options == ["green-figure", "red-figure", "blue-figure"]
    t.play("red-figure green-figure blue-figure")
    assert (t.figures, t.side(1).figures) == ({"red": "C", "yellow": "C"}, {"green": "C", "blue": "C"})
    assert (t.population, t.defence) == (7, 0)


def test_r3_10_four_of_seven_fragments_are_open() -> None:
    t = new_game().play(f"{FOUND} {FOUND}")
    assert t.bag() == ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]
    t.roll("P7", "P2", "P5", "P1")
    assert t.portal == ["P7", "P2", "P5", "P1"]
    assert t.places == {}


def test_r3_11_four_cards_each_and_chance_names_the_first() -> None:
    for first in range(3):
        t = begun(seats=3, first=first)
        assert [len(t.side(seat).hand) for seat in range(3)] == [4, 4, 4]
        assert (t.s.active, t.waiting_for) == (first, "human-card")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r3_12_one_to_four_clans(seats: int) -> None:
    t = begun(seats=seats)
    assert len(t.s.figure) == 4 * seats
    assert len(t.s.hand) == seats


def test_r3_13_clockwise_from_the_first(table: Lay) -> None:
    t = begun(seats=3, first=1)
    turns = []
    for _ in range(2):
        t.roll("new-trail", "anywhere")
        turns.append(t.s.active)
        t.play("pass pass").roll()
    assert [*turns, t.s.active] == [1, 2, 0]


# Variants


def test_r13_1_smart_people_reveals_a_discovery() -> None:
    t = begun({"smart_people": True})
    assert t.waiting_for == "opening"
    t.roll("defense")
    assert (len(t.s.unknown), t.waiting_for) == (4, "human-card")


def test_r13_2_two_more_tribes_in_the_centre() -> None:
    t = begun({"already_here": True})
    assert t.tribes == {"C": 2, **dict.fromkeys(PRINTED, 1)}
    assert t.s.supply == 6


def test_r13_3_a_spirit_takes_the_place_of_a_tribe() -> None:
    t = new_game({"coming_of_spirits": True}).play(f"{FOUND} {FOUND}")
    assert (t.asked, t.options) == ("0 replace", PRINTED)
    *rest, place = PRINTED
    t.play(place).roll("flame")
    assert (t.tribes, t.spirits) == (dict.fromkeys(rest, 1), {"flame": place})


def test_r13_4_all_fragments_are_open_and_the_reshuffle_opens_none(table: Lay) -> None:
    assert len(begun({"power_of_places": True}).portal) == 7
    portal = ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]
    t = table(phase="human", setup={"power_of_places": True}, humans=[], portal=portal).roll("red-card")
    assert not t.over
    assert len(t.s.humans) == 13


def test_r13_5_three_more_population_for_every_clan() -> None:
    t = begun({"numerous_ancients": True}, seats=4)
    assert t.s.population == [10, 10, 10, 10]


def test_r13_6_three_fragments_are_open() -> None:
    assert len(begun({"forgotten_knowledge": True}).portal) == 3


def test_r13_7_all_and_three_fragments_exclude_each_other() -> None:
    with pytest.raises(IllegalSetup, match="exclude each other"):
        GAME.new({"power_of_places": True, "forgotten_knowledge": True}, 2)


# Rulings


def test_q1_help_goes_by_territory_not_by_region(table: Lay) -> None:
    """N5 and N1 are in one region but not adjacent; N1 and W1 are adjacent across the mountains."""
    for place, asked in (("N5", "0 figure"), ("W1", "1 help")):
        t = table(figures={"green": "N1"}, hand=["yellow"], others={1: {"figures": {"red": place}, "hand": ["yellow"]}})
        assert t.play("care green-figure yellow pass").asked == asked


def test_q2_a_clan_is_a_full_seat() -> None:
    t = begun(seats=2)
    assert [len(t.side(seat).hand + t.side(seat).pile) for seat in range(2)] == [12, 12]
    assert 1 in GAME.seats
    assert 4 in GAME.seats
    assert 5 not in GAME.seats


def test_q3_the_centre_is_yellow_and_tribes_act_there(table: Lay) -> None:
    assert TERRITORIES[0][3] == "yellow"
    t = table(phase="human", tribes={"C": 1}).roll("yellow-card")
    assert (t.population, t.side(1).population) == (5, 5)


def test_q4_four_clans() -> None:
    assert len(CLANS) == 4
    with pytest.raises(IllegalSetup):
        GAME.new({}, 5)


def test_q5_the_active_player_decides_for_the_humans(table: Lay) -> None:
    t = table(phase="human").roll("new-trail", "anywhere").play("pass pass").roll()
    t.s.figure[4:8] = [at("E3"), at("N2"), -1, -1]
    t.s.tribes[at("E4")] = 1
    t.s.count()
    t.roll("green-card")
    assert t.asked == "1 tribe"


def test_q5_hands_can_be_hidden(table: Lay) -> None:
    t = table(setup={"open_hands": False}, hand=["green"], others={1: {"hand": ["red"]}})
    assert GAME.view(t.s, 0).hands == [t.s.hand[0], []]
    assert GAME.view(t.s, 1).hands == [[], t.s.hand[1]]
    assert GAME.view(t.s, None).hands == [[], []]


def test_q5_with_hidden_hands_a_question_betrays_nothing(table: Lay) -> None:
    """Clan 1 is asked whether its draw-three card is in the hand or in the pile, and for help whatever it holds."""
    for where in ("hand", "pile"):
        t = table(phase="human", setup={"open_hands": False}, others={1: {where: ["draw-three"]}})
        assert t.asked == "1 moment"
    assert t.options == ["pass"]
    t = table(setup={"open_hands": False}, hand=["yellow"], others={1: {"hand": ["red"]}})
    t.play("care green-figure yellow pass")
    assert (t.asked, t.options) == ("1 help", ["pass"])


def test_q5_the_number_of_a_discard_betrays_nothing(table: Lay) -> None:
    """Whichever of its three yellow cards clan 0 holds, the others see the same one on the discard pile."""
    for held in range(3):
        t = table(setup={"open_hands": False}, hand=["yellow"], pile=["yellow", "yellow"])
        yellow = sorted(t.s.hand[0] + t.s.pile[0])
        t.s.hand[0], t.s.pile[0] = [yellow[held]], [card for card in yellow if card != yellow[held]]
        t.play("care green-figure yellow pass")
        assert yellow[0] in t.s.discard[0]
        assert (t.s.hand[0], t.s.pile[0]) == ([], yellow[1:])
        GAME.check(t.s)


def test_q6_what_is_optional_is_no_defeat(table: Lay) -> None:
    """No development card to take: the step is lost, not the game."""
    t = table(hand=["blue"], figures={"red": "S2"}, defence=1, market=[])
    t.s.pile[1] = sorted(t.s.pile[1] + t.s.lore)
    t.s.lore.clear()
    t.play("adapt red-figure blue pass")
    assert (t.asked, t.over) == ("0 figure", False)


def test_q7_one_deck_of_eighteen() -> None:
    t = begun()
    assert len(t.market) + len(t.s.lore) == 18


def test_q8_figures_are_chosen_before_portal_and_hands() -> None:
    t = new_game()
    assert (t.asked, t.portal, t.hand) == ("0 founder", [], [])
    assert isinstance(t.play(f"{FOUND} {FOUND}").s.turn, Roll)


VARIANTS = [
    "smart_people",
    "already_here",
    "coming_of_spirits",
    "power_of_places",
    "numerous_ancients",
    "forgotten_knowledge",
]


@pytest.mark.parametrize("pair", list(itertools.combinations(VARIANTS, 2)), ids="-".join)
def test_q58_everything_else_can_be_combined(pair: tuple[str, str]) -> None:
    setup: dict[str, Any] = dict.fromkeys(pair, True)
    if set(pair) == {"power_of_places", "forgotten_knowledge"}:
        with pytest.raises(IllegalSetup):
            GAME.new(setup, 2)
    else:
        assert new_game({**setup, "talents": True, "discoveries": True}).asked == "0 founder"


def test_q59_also_one_of_the_two_in_the_centre() -> None:
    t = new_game({"coming_of_spirits": True, "already_here": True}).play(f"{FOUND} {FOUND}")
    assert t.options == ["C", *PRINTED]
    t.play("C").roll("stone")
    assert (t.tribes["C"], t.spirits, t.s.supply) == (1, {"stone": "C"}, 7)


def test_q60_still_two_figures_to_begin_with() -> None:
    t = begun({"numerous_ancients": True})
    assert (len(t.figures), FIGURES_FOR[t.population + 4]) == (2, 2)


def test_q61_a_fifth_pass_ends_with_the_ninth_trail(table: Lay) -> None:
    setup = {"forgotten_knowledge": True}
    assert len(begun(setup).s.closed) == 4
    trails = ["N4", "N5", "E4", "E5", "S4", "S5", "W4", "W5"]
    t = table(phase="human", setup=setup, humans=[], portal=["P1", "P2", "P3", "P4", "P5", "P6"], trails=trails)
    t.roll("P7", "new-trail")
    assert t.ended == "trails"
