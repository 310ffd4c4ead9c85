"""The cities that work when they are created or while they stand, one by one."""

from __future__ import annotations

from typing import Any

from tests.games.ancient.table import Given, table

CITIES = ["heracleion", "jericho", "derinkuyu", "mycenae"]
"""In a Past or on a Timeline these do nothing by themselves, except when they decline."""
LEVEL_II = ["golden-mean", "chinese-alphabet", "akhenaten"]


def created(card: str, slot: int, **area: Any) -> Given:
    """The table after the only card in hand has been created in its printed slot."""
    return table(hand=[card], **area).play(f"create {card} @{slot}")


# Timeline effects


def test_ollantaytambo_takes_one_off_each_city_beside_it() -> None:
    standing = {1: ["derinkuyu"], 2: ["ollantaytambo", "heracleion"], 3: ["jericho", "timbuktu"]}
    held = {"derinkuyu": 3, "ollantaytambo": 2, "heracleion": 2, "jericho": 3, "timbuktu": 2}
    t = table(timeline=standing, knowledge=held).timeline_phase()
    assert [t.knowledge(c) for c in ("derinkuyu", "heracleion", "jericho")] == [2, 1, 2]
    assert t.knowledge("ollantaytambo") == 2
    assert t.knowledge("timbuktu") == 2, "a diagonal is no neighbour (LAY-2)"
    assert t.idle and t.lost == 0


def test_ollantaytambo_spares_other_types_and_bare_cities() -> None:
    standing = {1: ["derinkuyu"], 2: ["ollantaytambo", "caral"], 3: ["hire-benakal"]}
    t = table(timeline=standing, knowledge={"caral": 2, "hire-benakal": 2}).timeline_phase()
    assert [t.knowledge(c) for c in ("caral", "hire-benakal", "derinkuyu")] == [2, 2, 0]


def test_ollantaytambo_does_not_reach_across_the_table() -> None:
    other = {"timeline": {2: ["jericho"], 3: ["heracleion"]}, "knowledge": {"jericho": 3, "heracleion": 2}}
    t = table(timeline={2: ["ollantaytambo"]}, others=[other]).timeline_phase()
    assert t.side(1).knowledge("jericho") == 3 and t.side(1).knowledge("heracleion") == 2


def test_luxor_temple_loses_three_beside_two_pyramids() -> None:
    t = table(timeline={3: ["luxor-temple", "caral"], 4: ["palenque"]}, knowledge={"luxor-temple": 10, "caral": 2})
    t.timeline_phase()
    assert t.knowledge("luxor-temple") == 7 and t.knowledge("caral") == 2


def test_luxor_temple_stops_at_zero() -> None:
    t = table(timeline={2: ["palenque"], 3: ["luxor-temple"], 4: ["caral"]}, knowledge={"luxor-temple": 2})
    assert t.timeline_phase().knowledge("luxor-temple") == 0


def test_luxor_temple_does_not_count_a_diagonal_pyramid() -> None:
    t = table(timeline={3: ["luxor-temple", "caral"], 4: ["jericho", "palenque"]}, knowledge={"luxor-temple": 10})
    assert t.timeline_phase().knowledge("luxor-temple") == 10


def test_mohenjo_daro_loses_two_beside_two_of_one_type() -> None:
    for one, two in (("jericho", "heracleion"), ("hire-benakal", "aramu-muru"), ("caral", "palenque")):
        t = table(timeline={4: [one], 5: ["mohenjo-daro", two]}, knowledge={"mohenjo-daro": 9, one: 1})
        t.timeline_phase()
        assert t.knowledge("mohenjo-daro") == 7 and t.knowledge(one) == 1


def test_mohenjo_daro_keeps_all_beside_three_types() -> None:
    standing = {4: ["jericho"], 5: ["mohenjo-daro", "caral"], 6: ["hire-benakal"]}
    assert table(timeline=standing, knowledge={"mohenjo-daro": 9}).timeline_phase().knowledge("mohenjo-daro") == 9


def test_petra_draws_with_two_lost_and_something_in_the_past() -> None:
    t = table(timeline={4: ["petra"]}, past=["caral"], lost=2).timeline_phase().roll("palenque")
    assert t.hand == ["palenque"] and t.idle


def test_petra_needs_both_conditions() -> None:
    assert table(timeline={4: ["petra"]}, past=["caral"], lost=3).timeline_phase().idle
    assert table(timeline={4: ["petra"]}, lost=0).timeline_phase().idle


def test_petra_draws_after_all_when_lost_knowledge_sinks_in_the_same_phase() -> None:
    t = table(timeline={2: ["hagar-qim"], 4: ["petra"]}, past=["caral"], lost=3).timeline_phase()
    assert t.lost == 2, "only Ħaġar Qim could be resolved at first (TIM-2)"
    assert t.roll("palenque").hand == ["palenque"] and t.idle


def test_petra_draws_nothing_into_a_full_hand() -> None:
    hand = [*CITIES, "caral", "palenque", "tonina", "uxmal", "yonaguni", "calakmul"]
    t = table(timeline={4: ["petra"]}, past=["inwa"], hand=hand).timeline_phase()
    assert t.idle and t.hand == sorted(hand)


def test_parthenon_takes_up_to_two_off_a_timeline_of_eleven() -> None:
    t = table(timeline={3: ["parthenon", "jericho"]}, knowledge={"parthenon": 4, "jericho": 7}).timeline_phase()
    assert t.options == ["pass", "parthenon", "jericho"]
    t.play("parthenon jericho")
    assert (t.knowledge("parthenon"), t.knowledge("jericho")) == (3, 6) and t.idle


def test_parthenon_may_take_one_or_none() -> None:
    held = {"parthenon": 4, "jericho": 7}
    one = table(timeline={3: ["parthenon", "jericho"]}, knowledge=held).timeline_phase().play("jericho pass")
    assert (one.knowledge("parthenon"), one.knowledge("jericho")) == (4, 6) and one.idle
    none = table(timeline={3: ["parthenon", "jericho"]}, knowledge=held).timeline_phase().play("pass")
    assert (none.knowledge("parthenon"), none.knowledge("jericho")) == (4, 7) and none.idle


def test_parthenon_rests_below_eleven() -> None:
    t = table(timeline={3: ["parthenon", "jericho"]}, knowledge={"parthenon": 4, "jericho": 6}).timeline_phase()
    assert t.idle and (t.knowledge("parthenon"), t.knowledge("jericho")) == (4, 6)


def test_tulum_makes_its_owner_discard_a_card_of_their_choice() -> None:
    t = table(timeline={4: ["tulum"]}, hand=["caral", "palenque"]).timeline_phase()
    assert t.options == ["palenque", "caral"], "no passing (CARD-36)"
    assert t.play("caral").hand == ["palenque"] and t.discard == ["caral"] and t.idle


def test_tulum_asks_nothing_of_an_empty_hand() -> None:
    t = table(timeline={4: ["tulum"]}, others=[{"hand": ["caral"]}]).timeline_phase()
    assert t.idle and t.discard == [] and t.side(1).hand == ["caral"]


def test_tulum_is_created_in_its_printed_slot_only() -> None:
    t = table(hand=["tulum", "caral", "palenque"]).play("create tulum")
    assert t.timeline == {4: ["tulum"]} and t.hand == ["caral", "palenque"]
    full = table(hand=["tulum", "caral", "palenque"], timeline={4: ["jericho", "heracleion"]}).play("create")
    assert full.options == ["palenque", "caral"], "slot 4 is full, and a padlock allows no other (CRE-4, CRE-5)"


def test_cyrene_loses_two_with_four_cities_in_the_past() -> None:
    held = {"cyrene": 8, "hire-benakal": 2}
    t = table(timeline={3: ["cyrene", "hire-benakal"]}, knowledge=held, past=CITIES).timeline_phase()
    assert t.knowledge("cyrene") == 6 and t.knowledge("hire-benakal") == 2


def test_cyrene_keeps_all_with_three_cities_in_the_past() -> None:
    t = table(timeline={3: ["cyrene"]}, knowledge={"cyrene": 8}, past=[*CITIES[:3], "caral"]).timeline_phase()
    assert t.knowledge("cyrene") == 8


# Reactions


def test_warangal_answers_a_secret_technology_with_a_token_and_a_card() -> None:
    held = {"warangal": 2, "derinkuyu": 3}
    t = table(
        timeline={5: ["warangal", "derinkuyu"]}, knowledge=held, past=["inwa", "tulum", "petra"], boards=[LEVEL_II]
    )
    t.play("learn golden-mean")
    assert t.prompt == "remove" and t.options == ["warangal", "derinkuyu"], "it must, and may choose itself"
    t.play("derinkuyu").roll("palenque")
    assert (t.knowledge("warangal"), t.knowledge("derinkuyu")) == (2, 2) and t.hand == ["palenque"]
    assert t.prompt == "action"


def test_warangal_draws_even_without_knowledge_to_take_off() -> None:
    t = table(timeline={5: ["warangal"]}, past=["inwa", "tulum", "petra"], boards=[LEVEL_II])
    t.play("learn golden-mean").roll("palenque")
    assert t.hand == ["palenque"] and t.prompt == "action"


def test_warangal_ignores_other_types_of_technology() -> None:
    past = ["hagar-qim", "ggantija", "aramu-muru"]
    t = table(timeline={5: ["warangal"]}, knowledge={"warangal": 2}, past=past, boards=[LEVEL_II])
    t.play("learn chinese-alphabet")
    assert t.prompt == "action" and t.knowledge("warangal") == 2 and t.hand == []


# Discounts and knowledge on arrival


def test_angkor_wat_takes_one_off_a_new_city_once_a_city_is_past() -> None:
    t = created("derinkuyu", 3, timeline={6: ["angkor-wat"]}, past=["inwa"])
    assert t.knowledge("derinkuyu") == 2
    assert created("derinkuyu", 3, timeline={6: ["angkor-wat"]}, past=["caral"]).knowledge("derinkuyu") == 3


def test_angkor_wat_discounts_neither_itself_nor_other_types() -> None:
    assert created("angkor-wat", 6, past=["inwa"]).knowledge("angkor-wat") == 2
    assert created("caral", 4, timeline={6: ["angkor-wat"]}, past=["inwa"]).knowledge("caral") == 2


def test_easter_island_takes_one_off_each_other_city() -> None:
    assert created("derinkuyu", 3, timeline={5: ["easter-island"]}).knowledge("derinkuyu") == 2
    assert created("easter-island", 5).knowledge("easter-island") == 3
    assert created("hire-benakal", 5, timeline={5: ["easter-island"]}).knowledge("hire-benakal") == 2


def test_easter_island_adds_up_with_other_discounts() -> None:
    standing = {5: ["easter-island"], 6: ["angkor-wat"]}
    t = created("derinkuyu", 3, timeline=standing, past=["inwa"], artefacts=["dogu-figurines"])
    assert t.knowledge("derinkuyu") == 0


def test_easter_island_gives_nothing_from_the_past_nor_to_opponents() -> None:
    assert created("derinkuyu", 3, past=["easter-island"]).knowledge("derinkuyu") == 3
    assert created("derinkuyu", 3, others=[{"timeline": {5: ["easter-island"]}}]).knowledge("derinkuyu") == 3


def test_temple_of_kom_ombo_takes_one_off_each_pyramid() -> None:
    assert created("caral", 4, timeline={5: ["temple-of-kom-ombo"]}).knowledge("caral") == 1
    assert created("derinkuyu", 3, timeline={5: ["temple-of-kom-ombo"]}).knowledge("derinkuyu") == 3


def test_temple_of_kom_ombo_never_makes_knowledge_negative() -> None:
    t = created("pyramids-of-plaine-magnien", 2, timeline={5: ["temple-of-kom-ombo"]})
    assert t.knowledge("pyramids-of-plaine-magnien") == 0


def test_baalbek_arrives_with_one_when_three_cities_are_past() -> None:
    assert created("baalbek", 2, past=CITIES[:3], turned=3).knowledge("baalbek") == 1
    assert created("baalbek", 2, past=[*CITIES[:2], "caral"]).knowledge("baalbek") == 6


def test_baalbek_adds_other_discounts_and_stops_at_zero() -> None:
    t = created("baalbek", 2, past=CITIES[:3], timeline={5: ["easter-island"]}, artefacts=["dogu-figurines"])
    assert t.knowledge("baalbek") == 0


def test_baalbek_has_its_own_discount_when_an_effect_creates_it() -> None:
    t = table(hand=["dolmen-of-menga", "baalbek"], past=CITIES[:3]).play("create dolmen-of-menga @6 baalbek @2")
    assert t.knowledge("baalbek") == 1


def test_sacsayhuaman_arrives_with_two_when_three_cities_are_past() -> None:
    assert created("sacsayhuaman", 3, past=CITIES[:3]).knowledge("sacsayhuaman") == 2
    assert created("sacsayhuaman", 3, past=CITIES[:2]).knowledge("sacsayhuaman") == 8


def test_inwa_arrives_with_one_when_three_secret_technologies_are_known() -> None:
    secrets = ["the-number-pi", "mummification", "royal-cubit"]
    assert created("inwa", 2, technologies=secrets).knowledge("inwa") == 1
    assert created("inwa", 2, technologies=[*secrets[:2], "mercury"]).knowledge("inwa") == 6


# Immediate effects


def test_timbuktu_removes_one_lost_knowledge() -> None:
    assert created("timbuktu", 1, lost=3).lost == 2
    assert created("timbuktu", 1, lost=0).lost == 0


def test_lopburi_temple_trades_places_with_another_monument() -> None:
    t = created("lopburi-temple", 4, timeline={2: ["heracleion"], 6: ["jericho"]}, knowledge={"jericho": 3})
    assert t.prompt == "swap" and t.options == ["heracleion", "jericho"], "it must, and never with itself (CARD-07)"
    t.play("jericho")
    assert t.timeline == {2: ["heracleion"], 4: ["jericho"], 6: ["lopburi-temple"]}
    assert t.knowledge("jericho") == 3 and t.knowledge("lopburi-temple") == 1


def test_lopburi_temple_trades_rows_within_a_slot() -> None:
    assert created("lopburi-temple", 4, timeline={4: ["jericho"]}).timeline == {4: ["lopburi-temple", "jericho"]}


def test_lopburi_temple_stays_when_it_stands_alone() -> None:
    t = created("lopburi-temple", 4, others=[{"timeline": {2: ["jericho"]}}])
    assert t.timeline == {4: ["lopburi-temple"]} and t.prompt == "action"


def test_bagan_swapped_into_slot_1_declines_this_turn() -> None:
    t = created("bagan", 5, timeline={1: ["inwa"]}, knowledge={"inwa": 6}, actions=1)
    assert t.past == ["bagan"] and t.lost == 2
    assert t.timeline == {4: ["inwa"]} and t.knowledge("inwa") == 6


def test_bagan_cannot_swap_a_monument_that_is_declining() -> None:
    t = table(hand=["bagan"], timeline={1: ["menhirs-of-monteneuf"], 3: ["inwa"]}).decline_phase().play("bagan @5")
    assert t.past == ["menhirs-of-monteneuf"], "held fast (DEC-4)"
    assert t.timeline == {2: ["bagan"], 4: ["inwa"]}


def test_bagan_swaps_a_locked_monument_unless_agreed_otherwise() -> None:
    assert created("bagan", 5, timeline={6: ["mycenae"]}).timeline == {5: ["mycenae"], 6: ["bagan"]}
    t = created("bagan", 5, timeline={6: ["mycenae"]}, settings=["lock_blocks_effects"])
    assert t.timeline == {5: ["bagan"], 6: ["mycenae"]} and t.prompt == "action"


def test_tiwanaku_takes_one_off_every_other_city() -> None:
    standing = {1: ["jericho"], 6: ["mycenae", "caral"], 5: ["derinkuyu"]}
    t = created("tiwanaku", 2, timeline=standing, knowledge={"jericho": 3, "mycenae": 1, "caral": 2})
    assert [t.knowledge(c) for c in ("jericho", "mycenae", "derinkuyu")] == [2, 0, 0]
    assert t.knowledge("tiwanaku") == 2 and t.knowledge("caral") == 2


def test_potala_palace_leaves_out_the_decline_phase() -> None:
    t = created("potala-palace", 3, timeline={1: ["jericho"], 2: ["inwa"]}, knowledge={"jericho": 3}, actions=1)
    assert t.idle and t.timeline == {1: ["jericho"], 2: ["inwa"], 3: ["potala-palace"]}
    assert t.past == [] and t.lost == 0 and t.hand == [], "no decline, no shift, no draw (CARD-05)"


def test_potala_palace_leaves_out_the_checks() -> None:
    past = [*CITIES, "caral", "palenque", "tonina"]
    assert created("potala-palace", 3, past=past, actions=1).idle, "nobody is asked which board to flip"


def test_potala_palace_spares_one_turn_only() -> None:
    t = created("potala-palace", 3, timeline={1: ["inwa"]}, actions=1).end_turn()
    for _ in range(4):
        t.play("search").chance()
    assert t.past == ["inwa"] and t.timeline == {2: ["potala-palace"]}


def test_potala_palace_does_nothing_when_created_in_a_decline_phase() -> None:
    t = table(hand=["potala-palace"], timeline={1: ["menhirs-of-monteneuf"], 2: ["inwa"]}).decline_phase()
    t.play("potala-palace @3")
    assert t.past == ["menhirs-of-monteneuf"] and t.timeline == {1: ["inwa"], 2: ["potala-palace"]}
    t.end_turn()
    for _ in range(4):
        t.play("search").chance()
    assert t.past == ["inwa", "menhirs-of-monteneuf"], "no later phase is skipped instead"


def test_philae_takes_three_off_each_of_two_cities() -> None:
    standing, held = {2: ["heracleion"], 3: ["jericho"], 5: ["derinkuyu"]}, {"heracleion": 2, "jericho": 5}
    t = created("philae", 3, timeline=standing, knowledge=held)
    assert t.options == ["heracleion", "jericho", "philae"], "itself included (CARD-06)"
    t.play("jericho")
    assert t.options == ["heracleion", "philae"], "two different cities"
    t.play("heracleion")
    assert [t.knowledge(c) for c in ("heracleion", "jericho", "philae")] == [0, 2, 3] and t.prompt == "action"


def test_philae_takes_three_once_when_only_one_city_carries_knowledge() -> None:
    t = created("philae", 3, timeline={2: ["heracleion"], 3: ["jericho"], 5: ["derinkuyu"]})
    assert t.knowledge("philae") == 0 and t.prompt == "action"


def test_philae_needs_four_cities_with_itself() -> None:
    standing = {2: ["heracleion"], 3: ["jericho"], 5: ["caral"]}
    t = created("philae", 3, timeline=standing, knowledge={"jericho": 5}, past=["inwa"])
    assert t.prompt == "action" and t.knowledge("jericho") == 5 and t.knowledge("philae") == 3


def test_persepolis_grants_an_archive_that_may_relieve_itself() -> None:
    t = table(hand=["persepolis", "caral", "palenque"], timeline={5: ["derinkuyu"]}, knowledge={"derinkuyu": 1})
    t.play("create persepolis @3")
    assert t.prompt == "archive" and t.options == ["pass", "palenque", "caral"]
    t.play("caral pass")
    assert t.prompt == "remove" and t.options == ["derinkuyu", "persepolis"], "as many tokens as cards (ACT-3)"
    t.play("persepolis")
    assert t.knowledge("persepolis") == 2 and t.discard == ["caral"] and t.hand == ["palenque"]
    assert t.options[-1] == "search" and t.ask.amount == 1, "it was not one of the two actions (ACT-4)"


def test_persepolis_takes_no_more_cards_than_there_are_tokens() -> None:
    hand = ["persepolis", "caral", "palenque", "tonina", "uxmal"]
    t = table(hand=hand).play("create persepolis @3 caral palenque tonina")
    assert t.knowledge("persepolis") == 0 and t.hand == ["uxmal"] and t.prompt == "action"


def test_persepolis_may_be_declined() -> None:
    t = table(hand=["persepolis", "caral"]).play("create persepolis @3 pass")
    assert t.knowledge("persepolis") == 3 and t.hand == ["caral"] and t.prompt == "action"
