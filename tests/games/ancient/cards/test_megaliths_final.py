"""The other megaliths, one by one: tokens, opponents, Timeline phase, decline and final scoring."""

from __future__ import annotations

from typing import Any

from tests.games.ancient.table import Given, table

ANCIENT = ["anaximenes", "aristotle", "thales", "mercury", "imhotep"]
WRITING = ["runic-alphabet", "rongorongo-glyphs", "ancient-hebrew", "proto-writing", "emerald-tablet"]
SECRET = ["the-number-pi", "mummification", "royal-cubit"]
MEGALITHS = ["masuda-iwafune", "dolmen-of-menga", "barabar-caves", "tlalocs-statue", "fort-samaipata", "hire-benakal"]
"""In a Past or on a Timeline these do nothing by themselves, except when they decline."""
FULL_HAND = ["inwa", "petra", "bagan", "tulum", "cyrene", "philae", "babylon", "atlantis", "caral", "uxmal"]


def created(card: str, slot: int, **area: Any) -> Given:
    """The table after the only card in hand has been created in its printed slot."""
    return table(hand=[card], **area).play(f"create {card} @{slot}")


def final(*past: str, **area: Any) -> int:
    """The points of the final effects with these monuments in the Past."""
    return table(past=past, **area).points["final-effects"]


def assert_loads(card: str, slot: int, n: int) -> None:
    """One monument of each opponent receives n tokens; you choose which (CARD-20, EFF-10)."""
    second = {"timeline": {2: ["inwa"], 3: ["jericho"]}, "knowledge": {"jericho": 3}}
    third = {"timeline": {5: ["caral"]}, "knowledge": {"caral": 2}}
    t = created(card, slot, seats=4, others=[second, {}, third], timeline={6: ["petra"]})
    assert t.prompt == "load" and t.ask.seat == 0 and t.options == ["jericho", "inwa"], "no passing"
    t.play("jericho")
    assert t.side(1).knowledge("jericho") == 3 + n and t.side(1).knowledge("inwa") == 0
    assert t.side(3).knowledge("caral") == 2 + n, "the third opponent has only one, the second none"
    assert t.knowledge("petra") == 0 and t.prompt == "action"


# Immediate effects


def test_standing_stones_of_stenness_take_one_off_every_other_megalith() -> None:
    standing = {1: ["masuda-iwafune"], 4: ["hire-benakal", "inwa"], 6: ["barabar-caves"]}
    held = {"masuda-iwafune": 2, "hire-benakal": 1, "inwa": 6}
    t = table(hand=["standing-stones-of-stenness", "caral"], timeline=standing, knowledge=held)
    t.play("create standing-stones-of-stenness @5")
    assert [t.knowledge(c) for c in ("masuda-iwafune", "hire-benakal", "barabar-caves", "inwa")] == [1, 0, 0, 6]
    assert t.knowledge("standing-stones-of-stenness") == 2


def test_tlalocs_statue_loads_each_opponent_with_three() -> None:
    assert_loads("tlalocs-statue", 3, 3)


def test_great_sphinx_of_giza_loads_each_opponent_with_two() -> None:
    assert_loads("great-sphinx-of-giza", 2, 2)


def test_megaliths_of_cauria_load_each_opponent_with_one() -> None:
    assert_loads("megaliths-of-cauria", 1, 1)


def test_megaliths_of_cauria_pass_over_empty_timelines() -> None:
    t = created("megaliths-of-cauria", 1)
    assert t.prompt == "action" and t.knowledge("megaliths-of-cauria") == 2


def test_tlalocs_statue_spares_the_partner() -> None:
    ally, rival = {"timeline": {2: ["inwa"]}}, {"timeline": {3: ["caral"]}}
    t = table(hand=["tlalocs-statue"], seats=4, others=[ally, rival, {}], settings=["teams"])
    t.play("create tlalocs-statue @3", seat=0)
    assert t.side(1).knowledge("inwa") == 0 and t.side(2).knowledge("caral") == 3, "TEAM-4"


# Timeline effects


def test_ishibutai_kofun_removes_one_of_five_lost_knowledge() -> None:
    assert table(timeline={4: ["ishibutai-kofun"]}, lost=5).timeline_phase().lost == 4
    assert table(timeline={4: ["ishibutai-kofun"]}, lost=4).timeline_phase().lost == 4


def test_ishibutai_kofun_is_tested_when_its_turn_comes() -> None:
    standing = {2: ["hagar-qim"], 4: ["ishibutai-kofun"]}
    t = table(timeline=standing, lost=5).timeline_phase()
    assert t.prompt == "order" and t.options == ["ishibutai-kofun", "hagar-qim"]
    assert t.play("hagar-qim").lost == 4 and t.idle, "four are too few by then (TIM-2)"
    assert table(timeline=standing, lost=5).timeline_phase().play("ishibutai-kofun").lost == 3


def test_leshan_giant_buddha_removes_one_with_three_megaliths_in_the_past() -> None:
    standing = {5: ["leshan-giant-buddha"]}
    assert table(timeline=standing, lost=2, past=MEGALITHS[:3]).timeline_phase().lost == 1
    assert table(timeline=standing, lost=2, past=[*MEGALITHS[:2], "inwa"]).timeline_phase().lost == 2
    assert table(timeline=standing, lost=0, past=MEGALITHS[:3]).timeline_phase().lost == 0


def test_hagar_qim_removes_one_lost_knowledge() -> None:
    assert table(timeline={2: ["hagar-qim"]}, lost=2).timeline_phase().lost == 1
    assert table(timeline={2: ["hagar-qim"]}, lost=0).timeline_phase().lost == 0


def test_hagar_qim_rests_in_the_past() -> None:
    assert table(past=["hagar-qim"], lost=2).timeline_phase().lost == 2


def test_ggantija_takes_one_off_each_city_beside_it() -> None:
    standing = {1: ["derinkuyu"], 2: ["ggantija", "inwa"], 3: ["caral", "jericho"]}
    held = {"derinkuyu": 1, "ggantija": 1, "inwa": 6, "caral": 2, "jericho": 3}
    t = table(timeline=standing, knowledge=held).timeline_phase()
    assert [t.knowledge(c) for c in ("derinkuyu", "inwa")] == [0, 5]
    assert [t.knowledge(c) for c in ("ggantija", "caral", "jericho")] == [1, 2, 3], "no pyramid, no diagonal"


# Decline effects


def test_dolmen_of_gochang_removes_seven_with_five_megaliths_in_the_past() -> None:
    t = table(timeline={1: ["dolmen-of-gochang"]}, lost=10, past=MEGALITHS[:5]).decline_phase()
    assert t.lost == 3 and "dolmen-of-gochang" in t.past


def test_dolmen_of_gochang_is_not_yet_past_itself() -> None:
    t = table(timeline={1: ["dolmen-of-gochang"]}, lost=10, past=[*MEGALITHS[:4], "inwa"]).decline_phase()
    assert t.lost == 10, "CARD-29"


def test_dolmen_of_gochang_cannot_remove_its_own_tokens() -> None:
    held = {"dolmen-of-gochang": 3}
    t = table(timeline={1: ["dolmen-of-gochang"]}, knowledge=held, lost=2, past=MEGALITHS[:5]).decline_phase()
    assert t.lost == 3, "two were there to remove, three are lost afterwards (DEC-1)"


def test_aramu_muru_costs_every_opponent_two_cards() -> None:
    second, third = {"hand": ["caral", "inwa", "petra"]}, {"hand": ["bagan", "tulum", "uxmal"]}
    t = table(timeline={1: ["aramu-muru"]}, seats=3, others=[second, third], hand=["jericho"]).decline_phase()
    t.play("tulum bagan", seat=2)
    assert t.discard == [] and t.ask.sealed, "nobody sees it before all have chosen (EFF-10)"
    t.play("caral inwa", seat=1)
    assert t.discard == ["bagan", "caral", "inwa", "tulum"] and t.hand == ["jericho"]
    assert t.side(1).hand == ["petra"] and t.side(2).hand == ["uxmal"] and t.past == ["aramu-muru"]


def test_aramu_muru_takes_all_of_a_smaller_hand() -> None:
    t = table(timeline={1: ["aramu-muru"]}, seats=3, others=[{"hand": ["caral"]}, {}]).decline_phase()
    assert t.idle and t.discard == ["caral"] and t.side(1).hand == []


def test_the_fairies_rock_costs_every_opponent_one_card() -> None:
    t = table(timeline={1: ["the-fairies-rock"]}, others=[{"hand": ["inwa", "caral"]}]).decline_phase()
    assert t.ask.seat == 1 and t.options == ["inwa", "caral"], "their own choice, no passing (CARD-21)"
    t.play("caral")
    assert t.idle and t.discard == ["caral"] and t.side(1).hand == ["inwa"]


def test_the_fairies_rock_spares_the_partner() -> None:
    others = [{"hand": ["inwa"]}, {"hand": ["caral"]}, {"hand": ["petra"]}]
    t = table(timeline={1: ["the-fairies-rock"]}, seats=4, others=others, settings=["teams"]).decline_phase()
    assert t.discard == ["caral", "petra"] and t.side(1).hand == ["inwa"], "TEAM-4"


def test_menhirs_of_monteneuf_let_you_create_a_monument() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["derinkuyu", "caral", "nazca-lines"]).decline_phase()
    assert t.prompt == "create" and t.options == ["pass", "derinkuyu", "caral"], "no artefact"
    t.play("caral @4")
    assert t.timeline == {3: ["caral"]} and t.knowledge("caral") == 2, "it shifts with the rest (DEC-8)"
    assert t.past == ["menhirs-of-monteneuf"] and t.hand == ["derinkuyu", "nazca-lines"]


def test_menhirs_of_monteneuf_may_be_declined() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["caral"]).decline_phase().play("pass")
    assert t.idle and t.hand == ["caral"] and t.timeline == {}


def test_menhirs_of_monteneuf_see_a_monument_of_slot_1_decline_at_once() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["timbuktu"], lost=4).decline_phase().play("timbuktu @1")
    assert t.past == ["menhirs-of-monteneuf", "timbuktu"] and t.timeline == {}, "DEC-6"
    assert t.lost == 5, "one less by its effect, two more by its decline"


def test_menhirs_of_monteneuf_grant_nothing_for_free() -> None:
    hand = ["heracleion", "nazca-lines", "moai-statue"]
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=hand).decline_phase().play("heracleion @2")
    assert t.discard == ["moai-statue", "nazca-lines"] and t.timeline == {1: ["heracleion"]}


def test_statues_of_ramesses_ii_draw_four() -> None:
    t = table(timeline={1: ["statues-of-ramesses-ii"]}).decline_phase().roll("caral", "palenque", "tonina", "uxmal")
    assert t.idle and t.hand == ["caral", "palenque", "tonina", "uxmal"]


def test_statues_of_ramesses_ii_stop_at_ten_cards() -> None:
    t = table(timeline={1: ["statues-of-ramesses-ii"]}, hand=FULL_HAND[:9]).decline_phase().roll("palenque")
    assert t.idle and len(t.hand) == 10


def test_carnac_standing_stones_remove_fifteen_of_twenty_lost() -> None:
    assert table(timeline={1: ["carnac-standing-stones"]}, lost=20).decline_phase().lost == 5
    assert table(timeline={1: ["carnac-standing-stones"]}, lost=19).decline_phase().lost == 19


def test_carnac_standing_stones_do_not_count_their_own_tokens() -> None:
    held = {"carnac-standing-stones": 3}
    t = table(timeline={1: ["carnac-standing-stones"]}, knowledge=held, lost=19).decline_phase()
    assert t.lost == 22, "not lost yet when the stones ask (CARD-29)"


def test_carnac_standing_stones_cost_four_cards_in_slot_6() -> None:
    hand = ["carnac-standing-stones", "caral", "uxmal", "inwa", "petra", "bagan"]
    t = table(hand=hand).play("create carnac-standing-stones")
    assert t.prompt == "pay" and t.ask.amount == 4, "a padlock leaves no choice of slot (CRE-4)"
    t.play("caral uxmal inwa petra")
    assert t.timeline == {6: ["carnac-standing-stones"]} and t.hand == ["bagan"]


def test_menhir_of_kerloas_takes_a_card_out_of_a_hand() -> None:
    second, third = {"hand": ["caral"]}, {"hand": ["bagan", "inwa"]}
    t = table(timeline={1: ["menhir-of-kerloas"]}, seats=4, others=[second, third, {}]).decline_phase()
    assert t.prompt == "opponent" and t.options == ["p1", "p2"], "only those who hold cards (CARD-18)"
    t.play("p2")
    assert t.prompt == "steal" and t.ask.seat == 0 and t.options == ["bagan", "inwa"], "you must"
    t.play("inwa")
    assert t.hand == ["inwa"] and t.side(2).hand == ["bagan"] and t.side(1).hand == ["caral"] and t.discard == []


def test_menhir_of_kerloas_does_not_look_with_a_full_hand() -> None:
    t = table(timeline={1: ["menhir-of-kerloas"]}, hand=FULL_HAND, others=[{"hand": ["jericho"]}]).decline_phase()
    assert t.idle and t.side(1).hand == ["jericho"] and "look" not in [event.kind for event in t.events]


def test_menhir_of_kerloas_finds_nothing_in_empty_hands() -> None:
    t = table(timeline={1: ["menhir-of-kerloas"]}).decline_phase()
    assert t.idle and t.hand == [] and t.past == ["menhir-of-kerloas"]


def test_barabar_caves_give_up_to_three_lost_knowledge_away() -> None:
    second, third = {"timeline": {2: ["inwa"]}}, {"timeline": {3: ["caral"]}, "knowledge": {"caral": 1}}
    t = table(timeline={1: ["barabar-caves"], 4: ["petra"]}, seats=3, others=[second, third], lost=5).decline_phase()
    assert t.prompt == "give" and t.options == ["pass", "inwa", "caral"], "one monument of one opponent"
    t.play("caral")
    assert t.options == ["x1", "x2", "x3"]
    t.play("x2")
    assert t.idle and t.lost == 3 and t.side(2).knowledge("caral") == 3 and t.side(1).knowledge("inwa") == 0


def test_barabar_caves_give_no_more_than_is_lost() -> None:
    t = table(timeline={1: ["barabar-caves"]}, others=[{"timeline": {2: ["inwa"]}}], lost=2).decline_phase()
    assert t.play("inwa").options == ["x1", "x2"]


def test_barabar_caves_may_give_nothing() -> None:
    t = table(timeline={1: ["barabar-caves"]}, others=[{"timeline": {2: ["inwa"]}}], lost=5).decline_phase()
    assert t.play("pass").idle and t.lost == 5 and t.side(1).knowledge("inwa") == 0


def test_barabar_caves_have_not_lost_their_own_tokens_yet() -> None:
    t = table(timeline={1: ["barabar-caves"]}, knowledge={"barabar-caves": 3}, others=[{"timeline": {2: ["inwa"]}}])
    assert t.decline_phase().idle and t.lost == 3 and t.side(1).knowledge("inwa") == 0, "CARD-19, DEC-3"


def test_barabar_caves_need_an_opposing_monument() -> None:
    t = table(timeline={1: ["barabar-caves"], 4: ["petra"]}, lost=5).decline_phase()
    assert t.idle and t.lost == 5


def test_montguyon_dolmen_teaches_whatever_the_requirement() -> None:
    boards = [["ari-kat", "astrology"], ["anaximenes", "ptolemy"], ["latin-alphabet", "mercury"]]
    t = table(timeline={1: ["montguyon-dolmen"]}, boards=boards).decline_phase()
    assert t.prompt == "learn" and t.options[0] == "pass"
    assert sorted(t.options[1:]) == sorted(name for board in boards for name in board), "either level (CARD-33)"
    t.play("ari-kat").chance()
    assert t.technologies == ["ari-kat"] and t.points["technologies"] == 5 and t.idle


def test_montguyon_dolmen_may_be_declined() -> None:
    t = table(timeline={1: ["montguyon-dolmen"]}).decline_phase().play("pass")
    assert t.idle and t.technologies == [] and t.past == ["montguyon-dolmen"]


def test_montguyon_dolmen_cannot_be_moved_by_what_it_teaches() -> None:
    boards = [["planetary-grid", "mercury", "thales"]]
    t = table(timeline={1: ["montguyon-dolmen"], 3: ["inwa"], 5: ["petra"]}, boards=boards).decline_phase()
    t.play("planetary-grid")
    assert t.prompt == "move" and t.options == ["petra", "inwa"], "held fast while it declines (DEC-4)"


# Final effects


def test_stonehenge_pays_two_for_each_trio_of_technologies() -> None:
    assert final("stonehenge", technologies=[*ANCIENT[:2], *WRITING[:2]]) == 0
    assert final("stonehenge", technologies=[*ANCIENT[:2], *WRITING[:2], SECRET[0]]) == 2
    assert final("stonehenge", technologies=[*ANCIENT[-2:], *WRITING[-2:], *SECRET[-2:]]) == 4, "both levels count"


def test_menhir_di_monte_corru_tundu_pays_nine_for_fifteen_lost() -> None:
    assert final("menhir-di-monte-corru-tundu", lost=14) == 0
    assert final("menhir-di-monte-corru-tundu", lost=15) == 9
    t = table(past=["menhir-di-monte-corru-tundu"], lost=15)
    assert t.points["total"] == 9 - 15, "the lost knowledge still costs (END-3)"


def test_aswan_obelisk_pays_one_for_each_pyramid() -> None:
    assert final("aswan-obelisk", "inwa", "masuda-iwafune") == 0
    assert final("aswan-obelisk", "caral", "uxmal", timeline={3: ["tonina"]}) == 2


def test_sulawesi_megaliths_pay_six_for_seven_megaliths() -> None:
    assert final("sulawesi-megaliths", *MEGALITHS[:5], "inwa") == 0
    assert final("sulawesi-megaliths", *MEGALITHS) == 6, "it counts itself (CARD-31)"


def test_moron_pays_the_highest_step_of_ancient_technologies() -> None:
    assert [final("moron", technologies=ANCIENT[:n]) for n in range(1, 6)] == [0, 0, 4, 4, 7]
    assert final("moron", technologies=WRITING) == 0


def test_dolmen_of_ganghwa_pays_the_highest_step_of_writing_technologies() -> None:
    assert [final("dolmen-of-ganghwa", technologies=WRITING[:n]) for n in range(1, 6)] == [0, 0, 4, 4, 7]
    assert final("dolmen-of-ganghwa", technologies=ANCIENT) == 0


def test_circles_of_mpumalanga_pay_one_for_each_megalith() -> None:
    assert final("circles-of-mpumalanga") == 1, "it counts itself (CARD-31)"
    assert final("circles-of-mpumalanga", *MEGALITHS[:2], "inwa", "caral") == 3


def test_dolmen_of_fontanaccia_pays_four_for_ten_lost() -> None:
    assert [final("dolmen-of-fontanaccia", lost=n) for n in (9, 10, 25)] == [0, 4, 4]


def test_giants_tomb_pays_twelve_for_twenty_lost() -> None:
    assert [final("giants-tomb", lost=n) for n in (19, 20, 25)] == [0, 12, 12]


def test_merchants_table_doubles_what_is_left_on_the_timeline() -> None:
    t = table(past=["merchants-table"], timeline={3: ["inwa", "caral"], 6: ["hire-benakal"]})
    assert t.points["final-effects"] == 3 and t.points["timeline"] == 3, "on top of the usual one (CARD-32)"
    assert final("merchants-table") == 0


def test_merchants_table_pays_nothing_while_it_stands() -> None:
    t = table(timeline={3: ["inwa", "merchants-table"]})
    assert t.points["final-effects"] == 0 and t.points["timeline"] == 2
