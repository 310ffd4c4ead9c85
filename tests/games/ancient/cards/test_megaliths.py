"""The megaliths that work when they are created or while they stand, one by one."""

from __future__ import annotations

from typing import Any

from tests.games.ancient.table import Given, table

MEGALITHS = ["aramu-muru", "the-fairies-rock", "barabar-caves", "tlalocs-statue"]
"""In a Past or on a Timeline these do nothing by themselves, except when they decline."""
ELEVEN = [*MEGALITHS, "heracleion", "jericho", "inwa", "petra", "tonina", "uxmal", "yonaguni"]
FIVE_ARTEFACTS = ["ica-stones", "moai-statue", "phaistos-disc", "nimrud-lens", "tzolkin"]
LEVEL_II = ["golden-mean", "chinese-alphabet", "akhenaten"]


def created(card: str, slot: int, **area: Any) -> Given:
    """The table after the only card in hand has been created in its printed slot."""
    return table(hand=[card], **area).play(f"create {card} @{slot}")


# Knowledge on arrival


def test_fort_samaipata_arrives_with_one_when_three_megaliths_are_past() -> None:
    assert created("fort-samaipata", 2, past=MEGALITHS[:3], turned=3).knowledge("fort-samaipata") == 1
    assert created("fort-samaipata", 2, past=[*MEGALITHS[:2], "inwa"]).knowledge("fort-samaipata") == 6


def test_fort_samaipata_adds_other_discounts_and_stops_at_zero() -> None:
    standing = {5: ["colossi-of-memnon"]}
    t = created("fort-samaipata", 2, past=MEGALITHS[:3], timeline=standing, artefacts=["nebra-sky-disc"])
    assert t.knowledge("fort-samaipata") == 0


def test_baalbek_trilithon_arrives_with_one_when_four_megaliths_are_past() -> None:
    assert created("baalbek-trilithon", 3, past=MEGALITHS).knowledge("baalbek-trilithon") == 1
    assert created("baalbek-trilithon", 3, past=[*MEGALITHS[:3], "inwa"]).knowledge("baalbek-trilithon") == 7


def test_colossi_of_memnon_take_one_off_each_other_megalith() -> None:
    assert created("hire-benakal", 5, timeline={5: ["colossi-of-memnon"]}).knowledge("hire-benakal") == 1
    assert created("colossi-of-memnon", 5).knowledge("colossi-of-memnon") == 2
    assert created("derinkuyu", 3, timeline={5: ["colossi-of-memnon"]}).knowledge("derinkuyu") == 3


def test_colossi_of_memnon_give_nothing_from_the_past() -> None:
    assert created("hire-benakal", 5, past=["colossi-of-memnon"]).knowledge("hire-benakal") == 2


# Granted creations


def test_diquis_stone_spheres_let_you_create_an_artefact() -> None:
    t = table(hand=["diquis-stone-spheres", "nazca-lines", "caral"]).play("create diquis-stone-spheres @2")
    assert t.prompt == "create" and t.options == ["pass", "nazca-lines"], "an artefact, and only if you like"
    t.play("nazca-lines")
    assert t.artefacts == ["nazca-lines"] and t.hand == ["caral"]
    assert t.prompt == "action" and t.ask.amount == 1, "it was not one of the two actions (ACT-4)"


def test_diquis_stone_spheres_grant_nothing_for_free() -> None:
    hand = ["diquis-stone-spheres", "pachamama-monolith", "caral", "palenque", "tonina"]
    t = table(hand=hand).play("create diquis-stone-spheres @2 pachamama-monolith")
    assert t.artefacts == ["pachamama-monolith"] and t.discard == ["caral", "palenque", "tonina"]
    poor = table(hand=hand[:4]).play("create diquis-stone-spheres @2")
    assert poor.prompt == "action" and poor.artefacts == [], "two cards cannot pay three (CRE-8)"


def test_diquis_stone_spheres_need_a_free_artefact_slot() -> None:
    t = table(hand=["diquis-stone-spheres", "nazca-lines"], artefacts=FIVE_ARTEFACTS)
    assert t.play("create diquis-stone-spheres @2").prompt == "action" and t.hand == ["nazca-lines"]


def test_dolmen_of_menga_lets_you_create_any_monument() -> None:
    t = table(hand=["dolmen-of-menga", "derinkuyu", "hagar-qim", "caral", "nazca-lines"])
    t.play("create dolmen-of-menga @6")
    assert t.prompt == "create" and t.options == ["pass", "derinkuyu", "hagar-qim", "caral"], "no artefact"
    t.play("caral @4")
    assert t.timeline == {4: ["caral"], 6: ["dolmen-of-menga"]} and t.knowledge("caral") == 2
    assert t.prompt == "action" and t.ask.amount == 1


def test_dolmen_of_menga_grants_nothing_for_free() -> None:
    t = table(hand=["dolmen-of-menga", "heracleion", "nazca-lines", "moai-statue"])
    t.play("create dolmen-of-menga @6 heracleion @2")
    assert t.timeline == {2: ["heracleion"], 6: ["dolmen-of-menga"]} and t.discard == ["moai-statue", "nazca-lines"]


def test_dolmen_of_menga_may_be_declined() -> None:
    t = table(hand=["dolmen-of-menga", "caral"]).play("create dolmen-of-menga @6 pass")
    assert t.hand == ["caral"] and t.timeline == {6: ["dolmen-of-menga"]} and t.prompt == "action"


def test_masuda_iwafune_lets_you_create_a_megalith() -> None:
    t = table(hand=["masuda-iwafune", "derinkuyu", "hagar-qim", "caral"]).play("create masuda-iwafune @3")
    assert t.prompt == "create" and t.options == ["pass", "hagar-qim"]
    t.play("hagar-qim @2")
    assert t.timeline == {2: ["hagar-qim"], 3: ["masuda-iwafune"]} and t.ask.amount == 1


def test_masuda_iwafune_may_be_declined() -> None:
    t = table(hand=["masuda-iwafune", "hagar-qim"]).play("create masuda-iwafune @3 pass")
    assert t.hand == ["hagar-qim"] and t.prompt == "action"


def test_poulnabrone_dolmen_grants_one_more_monument() -> None:
    hand = ["caral", "derinkuyu", "nazca-lines", "hagar-qim"]
    t = table(hand=hand, timeline={6: ["poulnabrone-dolmen"]}, past=ELEVEN).play("create caral @4")
    assert t.prompt == "create" and t.options == ["pass", "derinkuyu", "hagar-qim"], "no artefact"
    t.play("derinkuyu @3")
    assert t.timeline == {3: ["derinkuyu"], 4: ["caral"], 6: ["poulnabrone-dolmen"]}
    assert t.prompt == "action" and t.ask.amount == 1, "the extra monument earns no other (CARD-10)"


def test_poulnabrone_dolmen_may_be_declined() -> None:
    t = table(hand=["caral", "hagar-qim"], timeline={6: ["poulnabrone-dolmen"]}, past=ELEVEN)
    assert t.play("create caral @4 pass").prompt == "action" and t.hand == ["hagar-qim"]


def test_poulnabrone_dolmen_grants_nothing_for_free() -> None:
    t = table(hand=["caral", "bagan", "mycenae"], timeline={6: ["poulnabrone-dolmen"]}, past=ELEVEN)
    t.play("create caral @4 mycenae")
    assert t.timeline[6] == ["poulnabrone-dolmen", "mycenae"] and t.discard == ["bagan"]


def test_poulnabrone_dolmen_needs_eleven_in_the_past() -> None:
    t = table(hand=["caral", "hagar-qim"], timeline={6: ["poulnabrone-dolmen"]}, past=ELEVEN[:10])
    assert t.play("create caral @4").prompt == "action"


def test_poulnabrone_dolmen_answers_neither_an_artefact_nor_its_own_creation() -> None:
    t = table(hand=["nazca-lines", "hagar-qim"], timeline={6: ["poulnabrone-dolmen"]}, past=ELEVEN)
    assert t.play("create nazca-lines").prompt == "action"
    own = table(hand=["poulnabrone-dolmen", "hagar-qim"], past=ELEVEN)
    assert own.play("create poulnabrone-dolmen @6").prompt == "action" and own.hand == ["hagar-qim"]


def test_poulnabrone_dolmen_does_not_work_from_the_past() -> None:
    t = table(hand=["caral", "hagar-qim"], past=["poulnabrone-dolmen", *ELEVEN])
    assert t.play("create caral @4").prompt == "action"


def test_poulnabrone_dolmen_doubles_a_creation_that_another_card_grants() -> None:
    hand = ["masuda-iwafune", "hagar-qim", "caral", "derinkuyu"]
    t = table(hand=hand, timeline={6: ["poulnabrone-dolmen"]}, past=ELEVEN).play("create masuda-iwafune @3")
    assert t.prompt == "order" and t.options == ["masuda-iwafune", "poulnabrone-dolmen"], "you choose (CRE-10)"
    t.play("masuda-iwafune hagar-qim @2")
    assert t.prompt == "create" and t.options == ["pass", "derinkuyu", "caral"], "one for Ħaġar Qim"
    t.play("caral @4")
    assert t.prompt == "create" and t.options == ["pass", "derinkuyu"], "and one for Masuda Iwafune itself"
    assert t.play("derinkuyu @3").prompt == "action"


def test_poulnabrone_dolmen_doubles_what_the_extra_monument_grants() -> None:
    hand = ["caral", "dolmen-of-menga", "hagar-qim", "derinkuyu", "bagan"]
    t = table(hand=hand, timeline={6: ["poulnabrone-dolmen"]}, past=ELEVEN)
    t.play("create caral @4 dolmen-of-menga @6 hagar-qim @2")
    assert t.prompt == "create" and t.options == ["pass", "bagan", "derinkuyu"]
    assert t.play("derinkuyu @3").prompt == "action" and t.hand == ["bagan"]


def test_poulnabrone_dolmen_answers_a_creation_in_the_decline_phase() -> None:
    standing = {1: ["menhirs-of-monteneuf"], 6: ["poulnabrone-dolmen"]}
    t = table(hand=["caral", "hagar-qim"], timeline=standing, past=ELEVEN).decline_phase().play("caral @4")
    assert t.prompt == "create" and t.options == ["pass", "hagar-qim"]


# Reactions


def test_hire_benakal_answers_a_writing_technology_with_a_token_and_a_card() -> None:
    standing, held = {5: ["hire-benakal", "derinkuyu"]}, {"hire-benakal": 2, "derinkuyu": 3}
    t = table(timeline=standing, knowledge=held, past=MEGALITHS, boards=[LEVEL_II]).play("learn chinese-alphabet")
    assert t.prompt == "remove" and t.options == ["derinkuyu", "hire-benakal"], "it must, and may choose itself"
    t.play("hire-benakal").roll("palenque")
    assert (t.knowledge("hire-benakal"), t.knowledge("derinkuyu")) == (1, 3) and t.hand == ["palenque"]
    assert t.prompt == "action"


def test_hire_benakal_ignores_other_types_of_technology() -> None:
    past = ["heracleion", "jericho", "inwa"]
    t = table(timeline={5: ["hire-benakal"]}, knowledge={"hire-benakal": 2}, past=past, boards=[LEVEL_II])
    t.play("learn golden-mean")
    assert t.prompt == "action" and t.knowledge("hire-benakal") == 2 and t.hand == []


def test_hire_benakal_and_the_technology_come_in_your_order() -> None:
    standing, held = {5: ["hire-benakal"]}, {"hire-benakal": 1}
    t = table(timeline=standing, knowledge=held, boards=[["rongorongo-glyphs", "mercury"]])
    t.play("learn rongorongo-glyphs").chance()
    assert t.prompt == "order" and t.options == ["hire-benakal", "rongorongo-glyphs"], "simultaneous (TEC-9)"
    t.play("rongorongo-glyphs").roll("palenque")
    assert t.knowledge("hire-benakal") == 0 and t.hand == ["palenque"] and t.prompt == "action"


def test_hire_benakal_answers_a_granted_learning_too() -> None:
    t = table(timeline={1: ["montguyon-dolmen"], 5: ["hire-benakal"]}, boards=[LEVEL_II], knowledge={"hire-benakal": 2})
    t.decline_phase().play("chinese-alphabet").roll("palenque")
    assert t.knowledge("hire-benakal") == 1 and t.hand == ["palenque"] and t.idle, "EFF-8"


def test_chabola_de_la_hechicera_answers_an_artefact_with_a_token_and_a_card() -> None:
    held = {"chabola-de-la-hechicera": 3, "derinkuyu": 3}
    t = table(hand=["nazca-lines"], timeline={6: ["chabola-de-la-hechicera"], 3: ["derinkuyu"]}, knowledge=held)
    t.play("create nazca-lines")
    assert t.prompt == "remove" and t.options == ["derinkuyu", "chabola-de-la-hechicera"]
    t.play("derinkuyu").roll("palenque")
    assert t.knowledge("derinkuyu") == 2 and t.knowledge("chabola-de-la-hechicera") == 3 and t.hand == ["palenque"]
    assert t.prompt == "action"


def test_chabola_de_la_hechicera_ignores_monuments_and_opponents() -> None:
    t = created("hagar-qim", 2, timeline={6: ["chabola-de-la-hechicera"]}, knowledge={"chabola-de-la-hechicera": 3})
    assert t.prompt == "action" and t.knowledge("chabola-de-la-hechicera") == 3
    theirs = {"timeline": {6: ["chabola-de-la-hechicera"]}, "knowledge": {"chabola-de-la-hechicera": 3}}
    t = table(hand=["nazca-lines"], others=[theirs]).play("create nazca-lines")
    assert t.prompt == "action" and t.side(1).knowledge("chabola-de-la-hechicera") == 3
