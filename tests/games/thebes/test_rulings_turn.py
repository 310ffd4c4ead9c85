"""T-11 to T-23: the turn, travel, taking cards, changing the display."""

from __future__ import annotations

from collections.abc import Callable

from ostraka.games.thebes.facts import card_id
from tests.games.thebes.table import Given

Lay = Callable[..., Given]

MIXED = ["car-moscow", "congress-london", "zeppelin-vienna", "congress-paris-a"]


def test_t_11_a_turn_is_one_action_and_never_only_a_trip(table: Lay) -> None:
    t = table(display=MIXED)
    assert t.options == ["change", "car-moscow", "zeppelin-vienna", "congress-london", "congress-paris-a"]
    t.play("congress-london")
    assert t.place == "london"
    assert t.cards == ["congress-london"]


def test_t_12_trip_and_action_cost_together_no_more_than_what_is_left(table: Lay) -> None:
    t = table(time=(1903, 49), display=MIXED)
    # Four weeks are left: London is 2 + 2, Paris 2 + 2, Moscow 1 + 1.
    assert "congress-london" in t.options
    t = table(time=(1903, 50), display=MIXED)
    assert t.options == ["pass", "change", "car-moscow", "zeppelin-vienna"]
    t.play("car-moscow")
    assert t.date == (1903, 52)


def test_t_13_the_trip_renews_licences_before_the_dig_and_the_display_is_refilled_last(table: Lay) -> None:
    t = table(time=(1901, 52), at="warsaw", used=["greece"], cards=["book-greece-3-london", "book-greece-3-berlin"])
    t.play("dig-greece weeks-1")
    kinds = [event.kind for event in t.events]
    assert kinds.index("travel") < kinds.index("year") < kinds.index("dig") < kinds.index("sand")
    assert t.used == ["greece"]
    t = table(display=MIXED)
    t.play("car-moscow", "car-rome")
    kinds = [event.kind for event in t.events]
    assert kinds.index("take") < kinds.index("reveal") < kinds.index("turn")


def test_t_14_the_shortest_way_also_through_sites(table: Lay) -> None:
    t = table(at="warsaw", cards=["book-egypt-3-london", "book-egypt-3-moscow"])
    t.play("dig-egypt weeks-1")
    assert t.date == (1902, 5)  # three routes, through Greece and Crete, and a week
    assert t.place == "egypt"


def test_t_14_archaeologists_may_share_a_place(table: Lay) -> None:
    t = table(display=MIXED, others={1: {"at": "moscow"}})
    t.play("car-moscow")
    assert t.place == t.side(1).place == "moscow"


def test_t_15_a_car_shortens_trips_of_three_weeks_or_more(table: Lay) -> None:
    shovels = ["shovel-london-a", "shovel-moscow-a", "shovel-rome-a", "congress-paris-a"]
    for at, city, weeks in (("london", "moscow", 2), ("egypt", "london", 3), ("greece", "moscow", 2)):
        t = table(at=at, cards=["car-rome"], display=shovels)
        t.play(f"shovel-{city}-a")
        assert t.date == (1902, 1 + weeks + 3)
        assert t.cards.count("car-rome") == 1


def test_t_16_two_cars_do_not_add_up_unless_set(table: Lay) -> None:
    both = ["car-rome", "car-moscow"]
    shovels = ["shovel-london-a", "shovel-moscow-a", "shovel-rome-a", "congress-paris-a"]
    assert table(at="egypt", cards=both, display=shovels).play("shovel-london-a").date == (1902, 1 + 3 + 3)
    t = table(at="egypt", cards=both, display=shovels, setup={"two_cars": "add"})
    assert t.play("shovel-london-a").date == (1902, 1 + 2 + 3)


def test_t_17_a_zeppelin_makes_one_trip_in_no_time(table: Lay) -> None:
    t = table(at="egypt", cards=["zeppelin-rome"], display=MIXED)
    t.play("congress-london")
    assert t.asked == "0 zeppelin"
    assert t.options == ["pass", "yes"]
    t.play("yes")
    assert t.date == (1902, 3)
    assert t.discard == ["zeppelin-rome"]
    assert t.cards == ["congress-london"]


def test_t_17_the_zeppelin_is_a_choice_and_needs_a_trip(table: Lay) -> None:
    t = table(at="egypt", cards=["zeppelin-rome"], display=MIXED)
    t.play("congress-london pass")
    assert t.date == (1902, 7)
    assert "zeppelin-rome" in t.cards
    t.play("congress-paris-a yes")
    assert t.date == (1902, 9)
    t = table(at="london", cards=["zeppelin-rome"], display=MIXED)
    t.play("congress-london")
    assert t.asked == "0 action"


def test_t_17_only_the_zeppelin_is_quick_enough(table: Lay) -> None:
    t = table(at="egypt", time=(1903, 51), cards=["zeppelin-rome"], display=MIXED)
    assert "congress-london" in t.options
    t.play("congress-london")
    assert t.options == ["yes"]


def test_t_17_a_zeppelin_flies_to_a_dig(table: Lay) -> None:
    t = table(at="london", cards=["zeppelin-rome", "book-egypt-3-london", "book-egypt-3-moscow"])
    t.play("dig-egypt")
    assert t.asked == "0 zeppelin"
    t.play("yes weeks-2")
    assert t.date == (1902, 3)
    assert t.discard == ["zeppelin-rome"]


def test_t_18_a_car_does_not_shorten_the_trip_made_to_take_it(table: Lay) -> None:
    t = table(at="london", display=MIXED)
    t.play("car-moscow")
    assert t.date == (1902, 5)
    t = table(at="london", display=MIXED)
    t.play("zeppelin-vienna")
    assert t.date == (1902, 4)
    assert t.cards == ["zeppelin-vienna"]


def test_t_19_take_a_card_and_refill(table: Lay) -> None:
    t = table(display=MIXED)
    t.play("congress-paris-a", "car-rome")
    assert (t.place, t.date, t.cards) == ("paris", (1902, 5), ["congress-paris-a"])
    assert t.display == ["car-moscow", "car-rome", "zeppelin-vienna", "congress-london"]
    assert t.discard == []


def test_t_20_any_number_of_cards(table: Lay) -> None:
    t = table(cards=[card_id(n) for n in range(60)], display=MIXED)
    t.play("congress-london")
    assert len(t.cards) == 61


def test_t_21_change_the_display_in_warsaw(table: Lay) -> None:
    new = ("car-rome", "zeppelin-rome", "shovel-rome-a", "shovel-rome-b")
    t = table(at="berlin", display=MIXED, slots=["exhibition-small-paris", "", ""])
    t.play("change", *new)
    assert (t.place, t.date) == ("warsaw", (1902, 3))
    assert sorted(t.display) == sorted(new)
    assert sorted(t.discard) == sorted(MIXED)
    assert t.slots == ["exhibition-small-paris", "", ""]


def test_t_22_changes_in_a_row_cost_a_week_more_each(table: Lay) -> None:
    t = table()
    weeks = []
    for _ in range(5):
        before = t.s.time[0]
        t.play("change")
        weeks.append(t.s.time[0] - before)
    assert weeks == [1, 2, 3, 4, 5]


def test_t_23_another_action_breaks_the_run(table: Lay) -> None:
    t = table(display=MIXED)
    t.play("change")
    t.play("change", "congress-berlin-a", "congress-berlin-b", "congress-vienna-a", "congress-vienna-b")
    assert t.s.run == 2
    t.play("congress-berlin-a")
    assert (t.s.runner, t.s.run) == (-1, 0)
    before = t.s.time[0]
    t.play("change")
    assert t.s.time[0] - before == 1 + 1  # the trip from Berlin, and the price of a first change


def test_t_23_a_dig_breaks_the_run(table: Lay) -> None:
    t = table(cards=["book-greece-3-berlin", "book-greece-2-london"])
    t.play("change change")
    t.play("dig-greece weeks-1")
    before = t.s.time[0]
    t.play("change")
    assert t.s.time[0] - before == 1 + 1


def test_t_23_a_turn_of_another_player_breaks_the_run(table: Lay) -> None:
    t = table(time=(1902, 1), others={1: {"time": (1902, 3), "at": "berlin"}})
    t.play("change change")
    assert (t.date, t.asked) == ((1902, 4), "1 action")
    t.play("change")
    assert (t.side(1).date, t.asked) == ((1902, 5), "0 action")
    before = t.s.time[0]
    t.play("change")
    assert t.s.time[0] - before == 1


def test_t_23_a_pass_of_another_player_breaks_the_run_too(table: Lay) -> None:
    t = table(time=(1903, 1), others={1: {"time": (1903, 2)}})
    t.play("change change")
    t.play("pass")
    before = t.s.time[0]
    t.play("change")
    assert t.s.time[0] - before == 1
