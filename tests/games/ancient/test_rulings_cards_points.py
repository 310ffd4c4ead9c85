"""Rulings CARD-31 to CARD-45: scoring, granted actions, single cards."""

from __future__ import annotations

import pytest

from ostraka.core.turn import Roll
from tests.games.ancient.drive import Laid, chances, some
from tests.games.ancient.table import table

SECRETS = ["planetary-grid", "the-number-pi", "mummification", "mystery-school", "sator-square"]
ANCIENTS = ["mercury", "thales", "ptolemy", "aristotle", "anaximenes"]
WRITINGS = ["runic-alphabet", "ancient-greek", "ancient-hebrew", "proto-writing", "latin-alphabet"]

# --- scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("past", "effects"),
    [
        (["ellora-caves"], 1),
        (["ellora-caves", *some(3)], 4),
        (["gobekli-tepe"], 1),
        (["gobekli-tepe", *some(2), *some(4, "megalith")], 4),
        (["byblos", "hagar-qim", "tonina"], 2),
        (["byblos", "petra", "hagar-qim", "tonina"], 2),
        (["great-ziggurat-of-ur", "petra", "hagar-qim"], 2),
        (["circles-of-mpumalanga", "hagar-qim"], 2),
        (["sulawesi-megaliths", *some(5, "megalith")], 0),
        (["sulawesi-megaliths", *some(6, "megalith")], 6),
        (["comalcalco-temple"], 1),
        (["comalcalco-temple", "ellora-caves", "petra"], 2 + 2),
    ],
)
def test_card_31_in_the_past_a_monument_counts_itself(past: list[str], effects: int) -> None:
    assert table(past=past).points["final-effects"] == effects


def test_card_31_comalcalco_and_pythagoras_count_final_effects() -> None:
    # Stonehenge, Khafre and Byblos have the final symbol; Petra and Toniná have not.
    boards = [["mercury", "thales", "ptolemy"], ["aristotle"], ["pythagoras", "plato", "thoth"]]
    three = ["stonehenge", "pyramid-of-khafre", "byblos"]
    assert "pythagoras" in table(past=three, boards=boards, hand=["inwa"]).play("learn").options
    mixed = ["stonehenge", "pyramid-of-khafre", "petra", "tonina"]
    assert "pythagoras" not in table(past=mixed, boards=boards, hand=["inwa"]).play("learn").options


def test_card_31_gobekli_tepe_simply_takes_the_largest_count() -> None:
    t = table(past=["gobekli-tepe", *some(2), *some(5, "pyramid"), *some(4, "megalith")])
    assert t.points["final-effects"] == 5


def test_card_32_they_look_at_what_is_left_on_the_timeline() -> None:
    line = {2: ["petra", "inwa"], 5: ["bagan"]}
    merchants = table(past=["merchants-table"], timeline=line).points
    assert merchants["final-effects"] == 3 and merchants["timeline"] == 3, "on top of the usual one per monument"
    assert table(past=["janggun-chong"], timeline=line).points["final-effects"] == 6
    assert table(past=["janggun-chong"], timeline={2: ["petra", "inwa"]}).points["final-effects"] == 0
    assert table(timeline={**line, 3: ["merchants-table", "janggun-chong"]}).points["final-effects"] == 0


# --- granted actions --------------------------------------------------------------------------------------------------

BOARDS = [["mercury", "thales", "sator-square"], ["aristotle"], ["plato", "golden-mean", "thoth"]]


@pytest.mark.parametrize("card", ["caral", "teotihuacan", "montguyon-dolmen"])
def test_card_33_learning_at_the_decline_is_optional(card: str) -> None:
    t = table(timeline={1: [card]}, boards=BOARDS).decline_phase()
    assert t.prompt == "learn" and "pass" in t.options
    t.play("pass")
    assert t.technologies == [] and t.past == [card]


@pytest.mark.parametrize(
    ("artefact", "area"), [("pachamama-monolith", {"past": some(5, "pyramid")}), ("michaux-stone", {"lost": 17})]
)
def test_card_33_so_it_is_with_the_stones(artefact: str, area: Laid) -> None:
    t = table(artefacts=[artefact], boards=BOARDS, **area).timeline_phase()
    assert t.prompt == "learn" and "pass" in t.options
    assert not table(artefacts=[artefact], boards=BOARDS).timeline_phase().s.stack


def test_card_33_and_with_tikal_temple_and_borobudur() -> None:
    tikal = table(hand=["tikal-temple-i", "petra"], boards=BOARDS).play("create tikal-temple-i @3")
    assert tikal.prompt == "learn" and "pass" in tikal.options
    borobudur = table(hand=["nazca-lines", "petra"], timeline={3: ["borobudur-temple"]}, boards=BOARDS)
    borobudur.play("create nazca-lines")
    assert borobudur.prompt == "learn" and "pass" in borobudur.options


def test_card_33_teotihuacan_learns_twice_with_the_refill_in_between() -> None:
    boards = [["mercury", "thales"], ["aristotle"], ["plato", "pliny-the-elder", "thoth"]]
    t = table(timeline={1: ["teotihuacan"]}, boards=boards, technologies=["ptolemy", "anaximenes"]).decline_phase()
    assert "pliny-the-elder" not in t.options
    t.play("mercury").roll("sator-square", "mummification", "runic-alphabet")
    # A third ancient technology opens the way to Pliny, and the new cards are there too.
    assert t.options == ["pass", "mummification", "sator-square", "runic-alphabet", "pliny-the-elder"]
    t.play("pliny-the-elder")
    assert t.past == ["teotihuacan"] and "pliny-the-elder" in t.technologies


def test_card_33_montguyon_ignores_the_requirement_at_either_level() -> None:
    t = table(timeline={1: ["montguyon-dolmen"]}, boards=BOARDS).decline_phase()
    assert {"aristotle", "plato", "golden-mean", "thoth"} <= set(t.options)
    t.play("plato")
    assert t.technologies == ["plato"]


def test_card_33_with_crystal_skull_you_must() -> None:
    t = table(artefacts=["crystal-skull"], past=some(3, "megalith"), boards=BOARDS).play("excavate x3").chance()
    assert t.prompt == "learn" and "pass" not in t.options


@pytest.mark.parametrize(
    ("card", "slot", "allowed"),
    [
        ("diquis-stone-spheres", 2, ["ica-stones"]),
        ("nubian-pyramids", 2, ["ica-stones"]),
        ("masuda-iwafune", 3, ["hagar-qim"]),
        ("dolmen-of-menga", 6, ["petra", "hagar-qim", "tonina"]),
    ],
)
def test_card_34_granted_creations_are_optional_and_limited(card: str, slot: int, allowed: list[str]) -> None:
    hand = [card, "petra", "hagar-qim", "tonina", "ica-stones"]
    t = table(hand=hand).play(f"create {card} @{slot}")
    assert t.prompt == "create" and t.options == ["pass", *allowed]
    t.play("pass")
    assert t.prompt == "action" and len(t.hand) == 4


def test_card_34_monteneuf_creates_while_it_declines() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["petra", "nazca-lines", "jericho"]).decline_phase()
    assert t.options == ["pass", "petra", "jericho"], "any monument, at full cost"
    t.play("jericho @3")
    assert t.hand == [] and t.timeline == {2: ["jericho"]}, "created in slot 3 and shifted at once (DEC-8)"


def test_card_35_persepolis_archives_and_may_relieve_itself() -> None:
    t = table(hand=["persepolis", "petra", "inwa"], timeline={5: ["bagan"]}, knowledge={"bagan": 2})
    t.play("create persepolis @3")
    assert t.prompt == "archive" and "pass" in t.options
    t.play("petra inwa persepolis bagan")
    assert t.knowledge("persepolis") == 2 and t.knowledge("bagan") == 1 and t.hand == []
    refused = table(hand=["persepolis", "petra"]).play("create persepolis @3 pass")
    assert refused.knowledge("persepolis") == 3 and refused.hand == ["petra"]


# --- single cards -----------------------------------------------------------------------------------------------------


def test_card_36_tulum_you_must_discard() -> None:
    t = table(timeline={4: ["tulum"]}, hand=["petra", "inwa"]).timeline_phase()
    assert t.options == ["petra", "inwa"]
    t.play("inwa")
    assert t.hand == ["petra"] and t.discard == ["inwa"]
    empty = table(timeline={4: ["tulum"]}).timeline_phase()
    assert not empty.s.stack and empty.discard == []


@pytest.mark.parametrize(
    ("others", "draws"), [([], False), (["nazca-lines"], False), (["nazca-lines", "tzolkin"], True)]
)
def test_card_37_ica_stones_are_one_of_the_three(others: list[str], draws: bool) -> None:
    t = table(artefacts=["ica-stones", *others]).timeline_phase()
    assert isinstance(t.s.turn, Roll) is draws


def test_card_38_iron_pillar_wants_slot_1_full_when_you_resolve_it() -> None:
    area: Laid = {
        "artefacts": ["iron-pillar-of-delhi", "antikythera-mechanism"],
        "timeline": {1: ["cyrene", "inwa"]},
        "knowledge": {"cyrene": 5},
    }
    pillar = table(**area).timeline_phase().play("iron-pillar-of-delhi")
    assert pillar.knowledge("cyrene") == 4 and isinstance(pillar.s.turn, Roll)
    spoilt = table(**area).timeline_phase().play("antikythera-mechanism")
    assert spoilt.timeline == {1: ["inwa"], 3: ["cyrene"]} and spoilt.knowledge("cyrene") == 5
    assert not spoilt.s.stack and spoilt.hand == []


@pytest.mark.parametrize(
    ("card", "most"), [("petra", 2), ("pyramid-of-djoser", 4), ("tzolkin", 3), ("incahuasi-quipus", 3)]
)
def test_card_39_little_lost_knowledge_and_a_monument_in_the_past(card: str, most: int) -> None:
    artefact = card in ("tzolkin", "incahuasi-quipus")
    area: Laid = {"timeline": {3: ["cyrene"]}, "knowledge": {"cyrene": 3}}
    if artefact:
        area["artefacts"] = [card]
    else:
        area["timeline"] = {3: ["cyrene"], 5: [card]}

    def works(lost: int, past: list[str]) -> bool:
        t = table(lost=lost, past=past, **area).timeline_phase()
        return bool(t.s.stack) or t.knowledge("cyrene") < 3

    assert works(most, ["tulum"]) and works(0, ["tulum"])
    assert not works(most + 1, ["tulum"])
    assert not works(most, [])


def test_card_39_tzolkin_is_optional_the_others_are_not() -> None:
    line = {3: ["cyrene"], 4: ["inwa"]}
    tzolkin = table(artefacts=["tzolkin"], past=["tulum"], timeline=line, knowledge={"cyrene": 3, "inwa": 1})
    assert tzolkin.timeline_phase().options == ["pass", "inwa", "cyrene"]
    djoser = table(past=["tulum"], timeline={**line, 5: ["pyramid-of-djoser"]}, knowledge={"cyrene": 3, "inwa": 1})
    assert djoser.timeline_phase().options == ["inwa", "cyrene"]


def test_card_40_off_other_monuments_never_off_themselves() -> None:
    line = {1: ["mycenae"], 3: ["cyrene"]}
    mycenae = table(timeline=line, knowledge={"mycenae": 4, "cyrene": 2}).decline_phase()
    assert mycenae.options == ["pass", "cyrene"]
    alone = table(timeline={5: ["pyramid-of-neferirkare"]}, knowledge={"pyramid-of-neferirkare": 4}).timeline_phase()
    assert alone.knowledge("pyramid-of-neferirkare") == 4 and not alone.s.stack


def test_card_40_a_card_that_does_not_say_other_may_choose_itself() -> None:
    t = table(hand=["pyramid-of-nice", "petra"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 2})
    t.play("create pyramid-of-nice @1")
    assert t.options == ["cyrene", "pyramid-of-nice"]


@pytest.mark.parametrize(("lost", "left"), [(3, 2), (0, 0)])
def test_card_41_nicolas_flamel_draws_in_any_case(lost: int, left: int) -> None:
    t = table(boards=[["nicolas-flamel", "thales", "ptolemy"]], lost=lost).play("learn nicolas-flamel")
    t.roll("atlantis")
    assert t.lost == left and t.hand == ["atlantis"]


def test_card_42_mummification_one_token_for_each_artefact() -> None:
    t = table(
        boards=[["mummification", "thales", "ptolemy"]],
        artefacts=["nazca-lines", "tzolkin"],
        timeline={3: ["cyrene"], 4: ["inwa"]},
        knowledge={"cyrene": 3, "inwa": 3},
        hand=["ica-stones"],
    ).play("learn mummification")
    assert t.prompt == "remove" and t.options == ["inwa", "cyrene"], "you must"
    t.play("inwa cyrene")
    assert t.knowledge("inwa") == t.knowledge("cyrene") == 2 and t.prompt == "action"


def test_card_43_the_flute_straightens_up_to_four() -> None:
    t = table(artefacts=["lydite-flute"], past=some(6), turned=6).timeline_phase().play("yes")
    assert t.options == ["x0", "x1", "x2", "x3", "x4"]
    t.play("x4")
    assert t.turned == 2


@pytest.mark.parametrize(("turned", "left"), [(5, 3), (1, 0), (0, 0)])
def test_card_43_the_alphabet_straightens_two_or_as_many_as_are_turned(turned: int, left: int) -> None:
    t = table(boards=[["runic-alphabet", "thales", "ptolemy"]], past=some(6), turned=turned, hand=["caral"])
    t.play("learn runic-alphabet")
    assert t.turned == left and t.prompt == "action"


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_card_44_earthquake_engineering_discards_up_to_three_and_draws_as_many(n: int) -> None:
    hand = ["petra", "inwa", "cyrene", "bagan"]
    t = table(boards=[["earthquake-engineering", "thales", "ptolemy"]], hand=hand)
    t.play(" ".join(["learn earthquake-engineering", *hand[:n], *(["pass"] if n < 3 else [])]))
    t.roll(*["atlantis", "babylon", "tulum"][:n]) if n else None
    assert t.discard == sorted(hand[:n])
    assert t.hand == sorted(hand[n:] + ["atlantis", "babylon", "tulum"][:n]) and t.prompt == "action"


def test_card_44_they_can_return_only_by_a_reshuffle() -> None:
    t = table(boards=[["earthquake-engineering", "thales", "ptolemy"]], hand=["petra", "inwa"], deck=["atlantis"])
    t.play("learn earthquake-engineering petra inwa")
    assert chances(t) == 1, "the deck first"
    t.roll("atlantis")
    assert chances(t) == 2
    t.roll("petra")
    assert t.hand == ["atlantis", "petra"]


@pytest.mark.parametrize(
    ("card", "technologies"),
    [
        ("osirion", ANCIENTS),
        ("moron", ANCIENTS),
        ("abu-gorab", SECRETS),
        ("meidum-pyramid", SECRETS),
        ("dolmen-of-ganghwa", WRITINGS),
        ("palenque", WRITINGS),
    ],
)
def test_card_45_only_the_highest_step_pays(card: str, technologies: list[str]) -> None:
    paid = [table(past=[card], technologies=technologies[:n]).points["final-effects"] for n in range(6)]
    assert paid == [0, 0, 0, 4, 4, 7]


def test_card_45_pyramid_of_khafre() -> None:
    many = [*ANCIENTS, *SECRETS, *WRITINGS]
    paid = {n: table(past=["pyramid-of-khafre"], technologies=many[:n]).points["final-effects"] for n in (7, 8, 11, 12)}
    assert paid == {7: 0, 8: 5, 11: 5, 12: 12}
