"""The artefacts that work in the Timeline phase, one by one."""

from __future__ import annotations

from typing import Any

from ostraka.core.state import Frame
from ostraka.games.ancient.catalogue import CARDS
from tests.games.ancient.cards.stock import CITIES, GRID, MEGALITHS, MERCURY, PYRAMIDS, RUNES, SPARE, Area, costs
from tests.games.ancient.table import Given, number, table

THREE_EASY = [[MERCURY, GRID, RUNES], [], []]
TWO_LOADED: Area = {"timeline": {1: ["bagan"], 2: ["caral"]}, "knowledge": {"bagan": 2, "caral": 2}}


def phase(*artefacts: str, **area: Any) -> Given:
    """The Timeline phase begins with these artefacts in play."""
    return table(artefacts=artefacts, **area).timeline_phase()


# Tokens


def test_sarcophagus_of_saqqara_takes_a_token_off_and_draws_with_three_cities() -> None:
    standing = {1: CITIES[:2], 2: [CITIES[2], "caral"]}
    t = phase("sarcophagus-of-saqqara", timeline=standing, knowledge={CITIES[0]: 2, "caral": 2})
    assert t.options == [CITIES[0], "caral"], "no pass; any monument"
    t.play("caral").roll("petra")
    assert t.idle and (t.knowledge("caral"), t.knowledge(CITIES[0]), t.hand) == (1, 2, ["petra"])


def test_sarcophagus_of_saqqara_draws_even_without_tokens() -> None:
    assert phase("sarcophagus-of-saqqara", timeline={1: CITIES[:2], 2: CITIES[2:3]}).roll("petra").hand == ["petra"]


def test_sarcophagus_of_saqqara_sleeps_with_two_cities() -> None:
    standing, held = {1: CITIES[:2], 2: ["caral"]}, {"caral": 2}
    t = phase("sarcophagus-of-saqqara", timeline=standing, knowledge=held, past=CITIES[2:5])
    assert t.idle and t.knowledge("caral") == 2


def test_planetary_stone_takes_up_to_three_tokens_for_two_cards() -> None:
    t = phase("planetary-stone", hand=SPARE[:3], **TWO_LOADED)
    assert t.options == ["pass", *SPARE[:3]]
    t.play(SPARE[0])
    assert t.options == SPARE[1:3], "the price is paid whole"
    t.play(SPARE[1])
    assert t.options == ["pass", "bagan", "caral"]
    t.play("bagan caral caral")
    assert t.idle and (t.knowledge("bagan"), t.knowledge("caral")) == (1, 0)
    assert (t.hand, t.discard) == (SPARE[2:3], sorted(SPARE[:2]))


def test_planetary_stone_may_take_fewer_or_not_pay() -> None:
    fewer = phase("planetary-stone", hand=SPARE[:2], **TWO_LOADED).play(f"{SPARE[0]} {SPARE[1]} bagan pass")
    assert fewer.idle and (fewer.knowledge("bagan"), fewer.knowledge("caral")) == (1, 2)
    unpaid = phase("planetary-stone", hand=SPARE[:2], **TWO_LOADED).play("pass")
    assert unpaid.idle and (unpaid.hand, unpaid.knowledge("bagan")) == (sorted(SPARE[:2]), 2)


def test_planetary_stone_wants_two_cards_even_for_nothing() -> None:
    assert phase("planetary-stone", hand=SPARE[:1], **TWO_LOADED).idle
    t = phase("planetary-stone", hand=SPARE[:2]).play(SPARE[0])
    assert t.idle and t.hand == [], "you may pay and gain nothing (CARD-30)"


def test_disks_of_bayan_kara_ula_take_a_token_off_with_all_three_types() -> None:
    standing, held = {1: ["bagan", "caral"], 4: ["aramu-muru"]}, {"bagan": 2, "aramu-muru": 2}
    t = phase("disks-of-bayan-kara-ula", timeline=standing, knowledge=held)
    assert t.options == ["bagan", "aramu-muru"], "no pass"
    assert t.play("bagan").idle and (t.knowledge("bagan"), t.knowledge("aramu-muru")) == (1, 2)


def test_disks_of_bayan_kara_ula_sleep_without_one_type() -> None:
    assert phase("disks-of-bayan-kara-ula", past=MEGALITHS[:1], **TWO_LOADED).idle


def test_tzolkin_may_take_a_token_off_with_little_lost() -> None:
    t = phase("tzolkin", past=["uxmal"], lost=3, **TWO_LOADED)
    assert t.options == ["pass", "bagan", "caral"]
    assert t.play("caral").idle and (t.knowledge("bagan"), t.knowledge("caral")) == (2, 1)
    declined = phase("tzolkin", past=["uxmal"], lost=3, **TWO_LOADED).play("pass")
    assert declined.idle and declined.knowledge("caral") == 2


def test_tzolkin_needs_both_conditions() -> None:
    assert phase("tzolkin", past=["uxmal"], lost=4, **TWO_LOADED).idle
    assert phase("tzolkin", lost=0, **TWO_LOADED).idle


def test_paracas_candelabra_takes_up_to_two_tokens_with_three_pyramids() -> None:
    area: Area = {"timeline": {1: PYRAMIDS[:2], 2: [PYRAMIDS[2], "bagan"]}, "knowledge": {PYRAMIDS[0]: 2, "bagan": 2}}
    t = phase("paracas-candelabra", **area)
    assert t.options == ["pass", "bagan", PYRAMIDS[0]]
    t.play(f"bagan {PYRAMIDS[0]}")
    assert t.idle and (t.knowledge("bagan"), t.knowledge(PYRAMIDS[0])) == (1, 1)
    assert phase("paracas-candelabra", **area).play("bagan pass").knowledge("bagan") == 1
    assert phase("paracas-candelabra", **area).play("pass").idle


def test_paracas_candelabra_sleeps_with_two_pyramids() -> None:
    standing = {1: PYRAMIDS[:2], 2: ["bagan"]}
    assert phase("paracas-candelabra", timeline=standing, knowledge={"bagan": 2}, past=PYRAMIDS[2:5]).idle


def test_baghdad_battery_may_be_discarded_to_take_up_to_four_tokens() -> None:
    t = phase("baghdad-battery", timeline={1: ["bagan"], 2: ["caral"]}, knowledge={"bagan": 4, "caral": 2})
    assert (t.prompt, t.options) == ("use", ["pass", "yes"])
    t.play("yes bagan bagan caral")
    assert "pass" in t.options
    t.play("bagan")
    assert t.idle and (t.knowledge("bagan"), t.knowledge("caral")) == (1, 1)
    assert (t.artefacts, t.discard) == ([], ["baghdad-battery"])


def test_baghdad_battery_may_be_kept_or_spent_for_little() -> None:
    kept = phase("baghdad-battery", **TWO_LOADED).play("pass")
    assert kept.idle and (kept.artefacts, kept.knowledge("bagan")) == (["baghdad-battery"], 2)
    assert phase("baghdad-battery", **TWO_LOADED).play("yes bagan pass").knowledge("bagan") == 1
    assert phase("baghdad-battery").play("yes").artefacts == []


def test_iron_pillar_of_delhi_takes_a_token_off_and_draws_with_slot_1_full() -> None:
    standing, held = {1: ["bagan", "caral"], 4: ["aramu-muru"]}, {"bagan": 2, "aramu-muru": 2}
    t = phase("iron-pillar-of-delhi", timeline=standing, knowledge=held)
    assert t.options == ["bagan", "aramu-muru"], "no pass; any slot, any type"
    t.play("bagan").roll("petra")
    assert t.idle and (t.knowledge("bagan"), t.hand) == (1, ["petra"])


def test_iron_pillar_of_delhi_sleeps_with_one_monument_in_slot_1() -> None:
    t = phase("iron-pillar-of-delhi", timeline={1: ["bagan"], 2: ["caral", "jericho"]}, knowledge={"bagan": 2})
    assert t.idle and t.knowledge("bagan") == 2


def test_iron_pillar_of_delhi_is_spoiled_by_an_earlier_move() -> None:
    held = {"bagan": 4, "caral": 2}
    t = phase("iron-pillar-of-delhi", "antikythera-mechanism", timeline={1: ["bagan", "caral"]}, knowledge=held)
    assert t.options == ["antikythera-mechanism", "iron-pillar-of-delhi"]
    t.play("antikythera-mechanism")
    assert t.idle and t.timeline == {1: ["caral"], 3: ["bagan"]}
    assert (t.knowledge("bagan"), t.knowledge("caral"), t.hand) == (4, 2, [])


# Lost knowledge and the Past


def test_disk_of_sabu_removes_one_lost_knowledge_with_four_megaliths() -> None:
    assert phase("disk-of-sabu", past=MEGALITHS[:4], lost=3).lost == 2
    assert phase("disk-of-sabu", past=MEGALITHS[:4], lost=0).lost == 0


def test_disk_of_sabu_sleeps_with_three_megaliths() -> None:
    standing = {1: MEGALITHS[3:5]}
    assert phase("disk-of-sabu", past=[*MEGALITHS[:3], *CITIES[:2]], timeline=standing, lost=3).lost == 3


def test_lydite_flute_may_be_discarded_to_straighten_up_to_four() -> None:
    t = phase("lydite-flute", past=CITIES[:6], turned=5)
    assert (t.prompt, t.options) == ("use", ["pass", "yes"])
    t.play("yes")
    assert t.options == ["x0", "x1", "x2", "x3", "x4"]
    t.play("x3")
    assert t.idle and (t.turned, t.artefacts, t.discard) == (2, [], ["lydite-flute"])


def test_lydite_flute_may_be_kept_or_spent_for_nothing() -> None:
    kept = phase("lydite-flute", past=CITIES[:2], turned=2).play("pass")
    assert kept.idle and (kept.turned, kept.artefacts) == (2, ["lydite-flute"])
    assert phase("lydite-flute", past=CITIES[:3], turned=2).play("yes").options == ["x0", "x1", "x2"]
    assert phase("lydite-flute", past=CITIES[:2]).play("yes").artefacts == []


# Cards


def test_ica_stones_draw_with_three_artefacts_themselves_included() -> None:
    t = phase("ica-stones", "nazca-lines", "phaistos-disc").roll("petra")
    assert t.idle and t.hand == ["petra"]
    assert phase("ica-stones", "nazca-lines", hand=["phaistos-disc"]).idle


def test_ica_stones_draw_nothing_into_a_full_hand() -> None:
    assert phase("ica-stones", "nazca-lines", "phaistos-disc", hand=SPARE[:10]).idle


def test_moai_statue_draws_four_for_two_artefact_cards() -> None:
    t = phase("moai-statue", hand=["ica-stones", "nazca-lines", "tzolkin", "caral"])
    assert t.options == ["pass", "ica-stones", "tzolkin", "nazca-lines"]
    t.play("tzolkin")
    assert t.options == ["ica-stones", "nazca-lines"], "the price is paid whole"
    t.play("nazca-lines").roll(*SPARE[:4])
    assert t.idle and (t.hand, t.discard) == (sorted(["ica-stones", "caral", *SPARE[:4]]), ["nazca-lines", "tzolkin"])


def test_moai_statue_may_be_declined_and_fills_the_hand_only() -> None:
    assert phase("moai-statue", hand=["ica-stones", "tzolkin"]).play("pass").hand == ["ica-stones", "tzolkin"]
    t = phase("moai-statue", hand=["ica-stones", "tzolkin", *SPARE[:8]]).play("tzolkin").roll("petra", "uxmal")
    assert t.idle and len(t.hand) == 10


def test_moai_statue_asks_but_offers_nothing_with_one_artefact_card() -> None:
    t = table(artefacts=["moai-statue"], hand=["ica-stones", "caral", "bagan"])
    moai = number("moai-statue")
    t.start(Frame(CARDS[moai].effect, 0, moai), forced=False)
    assert t.options == ["pass"], "silence would betray the hand (EFF-12)"
    assert t.play("pass").idle and len(t.hand) == 3


def test_la_mana_pyramid_exchanges_a_card() -> None:
    for n in (3, 10):
        t = phase("la-mana-pyramid", hand=SPARE[:n])
        assert set(t.options) == {"pass", *SPARE[:n]}
        t.play(SPARE[0]).roll("petra")
        assert t.idle and (t.hand, t.discard) == (sorted([*SPARE[1:n], "petra"]), SPARE[:1])


def test_la_mana_pyramid_may_be_declined_and_wants_a_card() -> None:
    assert phase("la-mana-pyramid", hand=SPARE[:1]).play("pass").hand == SPARE[:1]
    assert phase("la-mana-pyramid").idle


def test_incahuasi_quipus_draw_with_little_lost() -> None:
    t = phase("incahuasi-quipus", past=["uxmal"], lost=3).roll("petra")
    assert t.idle and t.hand == ["petra"]


def test_incahuasi_quipus_need_both_conditions() -> None:
    assert phase("incahuasi-quipus", past=["uxmal"], lost=4).idle
    assert phase("incahuasi-quipus", lost=0).idle


def test_klerksdorp_spheres_draw_with_five_lost() -> None:
    t = phase("klerksdorp-spheres", lost=5).roll("petra")
    assert t.idle and (t.hand, t.lost) == (["petra"], 5)
    assert phase("klerksdorp-spheres", lost=4).idle


def test_ashurbanipals_tablet_draws_with_one_card_in_hand() -> None:
    assert phase("ashurbanipals-tablet").roll("petra").hand == ["petra"]
    assert phase("ashurbanipals-tablet", hand=["caral"]).roll("petra").hand == ["caral", "petra"]
    assert phase("ashurbanipals-tablet", hand=["caral", "uxmal"]).idle


def test_ashurbanipals_tablet_waits_for_its_condition() -> None:
    t = phase("ashurbanipals-tablet", "planetary-stone", hand=SPARE[:3])
    t.play(f"{SPARE[0]} {SPARE[1]}").roll("petra")
    assert t.idle and t.hand == sorted([SPARE[2], "petra"]), "the Stone made it true later in the phase (TIM-2)"


# Moves


def test_antikythera_mechanism_must_push_a_loaded_monument_to_slot_3() -> None:
    t = phase("antikythera-mechanism", timeline={1: ["bagan"], 3: ["caral"]}, knowledge={"bagan": 4})
    assert t.idle and t.timeline == {3: ["caral", "bagan"]}
    assert t.knowledge("bagan") == 4


def test_antikythera_mechanism_leaves_fewer_than_four_tokens_and_other_slots() -> None:
    standing, held = {1: ["bagan"], 2: ["caral"]}, {"bagan": 3, "caral": 5}
    assert phase("antikythera-mechanism", timeline=standing, knowledge=held).timeline == standing


def test_antikythera_mechanism_does_nothing_when_slot_3_is_full() -> None:
    standing = {1: ["bagan"], 3: ["caral", "jericho"]}
    assert phase("antikythera-mechanism", timeline=standing, knowledge={"bagan": 4}).timeline == standing


def test_antikythera_mechanism_moves_one_of_two_candidates() -> None:
    t = phase("antikythera-mechanism", timeline={1: ["bagan", "caral"]}, knowledge={"bagan": 4, "caral": 4})
    assert t.options == ["bagan", "caral"], "no pass"
    assert t.play("bagan").idle and t.timeline == {1: ["caral"], 3: ["bagan"]}


def test_piri_reis_map_may_move_a_monument_without_tokens() -> None:
    standing = {1: ["bagan"], 2: ["caral", "jericho"], 4: ["aramu-muru"]}
    t = phase("piri-reis-map", timeline=standing, knowledge={"aramu-muru": 1})
    assert t.options == ["pass", "bagan", "jericho", "caral"], "not the loaded one"
    t.play("bagan")
    assert t.options == ["@3", "@4", "@5", "@6"], "another slot with room"
    assert t.play("@4").timeline == {2: ["caral", "jericho"], 4: ["aramu-muru", "bagan"]}
    assert t.idle and t.artefacts == ["piri-reis-map"]


def test_piri_reis_map_may_be_declined_or_find_nothing() -> None:
    assert phase("piri-reis-map", timeline={1: ["bagan"]}).play("pass").timeline == {1: ["bagan"]}
    assert phase("piri-reis-map", **TWO_LOADED).idle


def test_saqqara_vases_may_be_discarded_and_then_must_move() -> None:
    t = phase("saqqara-vases", **TWO_LOADED)
    assert (t.prompt, t.options) == ("use", ["pass", "yes"])
    t.play("yes")
    assert t.options == ["bagan", "caral"], "no pass once it is paid"
    t.play("caral @6")
    assert t.idle and t.timeline == {1: ["bagan"], 6: ["caral"]}
    assert (t.knowledge("caral"), t.artefacts, t.discard) == (2, [], ["saqqara-vases"])


def test_saqqara_vases_may_be_kept_or_spent_for_nothing() -> None:
    kept = phase("saqqara-vases", **TWO_LOADED).play("pass")
    assert kept.idle and kept.artefacts == ["saqqara-vases"]
    assert phase("saqqara-vases").play("yes").discard == ["saqqara-vases"]


# Learning


def test_pachamama_monolith_may_learn_with_five_pyramids_in_the_past() -> None:
    boards = [[MERCURY, GRID, "anaximenes"], [], []]
    t = phase("pachamama-monolith", past=PYRAMIDS[:5], boards=boards)
    assert t.options == ["pass", MERCURY, GRID], "the requirement of Anaximenes applies"
    assert t.play(GRID).idle and t.technologies == [GRID]
    assert phase("pachamama-monolith", past=PYRAMIDS[:5], boards=boards).play("pass").technologies == []


def test_pachamama_monolith_sleeps_with_four_pyramids() -> None:
    past = [*PYRAMIDS[:4], *CITIES[:3]]
    assert phase("pachamama-monolith", past=past, timeline={1: PYRAMIDS[4:5]}, boards=THREE_EASY).idle


def test_pachamama_monolith_costs_three_cards() -> None:
    costs("pachamama-monolith", 3)


def test_michaux_stone_may_learn_with_seventeen_lost() -> None:
    boards = [[GRID, RUNES, "anaximenes"], [], []]
    t = phase("michaux-stone", lost=17, boards=boards)
    assert t.options == ["pass", GRID, RUNES], "the requirement of Anaximenes applies"
    assert t.play(RUNES).idle and (t.technologies, t.lost) == ([RUNES], 17)
    assert phase("michaux-stone", lost=17, boards=boards).play("pass").technologies == []
    assert phase("michaux-stone", lost=16, boards=boards).idle


def test_michaux_stone_costs_three_cards() -> None:
    costs("michaux-stone", 3)
