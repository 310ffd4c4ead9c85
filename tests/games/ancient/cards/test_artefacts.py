"""The artefacts with a permanent effect, one by one."""

from __future__ import annotations

from tests.games.ancient.cards.stock import (
    CITIES,
    GRID,
    MEGALITHS,
    MERCURY,
    RUNES,
    SPARE,
    Area,
    costs,
    created_with,
)
from tests.games.ancient.table import table

# A Past leaves Excavate open, so the question for the next action stops the play.
BY_TYPE = {"ancient": MERCURY, "secret": GRID, "writing": RUNES}
DRAWN = ["petra", "uxmal", "tonina", "palenque", "tulum", "cyrene", "mohenjo-daro", "parthenon"]


def draws_after_learning(artefact: str, *types: str, n: int) -> None:
    """Learning these types draws n cards, as far as the hand takes them; the other types, and opponents, nothing."""
    for kind, technology in BY_TYPE.items():
        area: Area = {"artefacts": [artefact], "past": ["caral"], "boards": [[technology], [], []]}
        t = table(**area).play(f"learn {technology}")
        if kind in types:
            assert (t.prompt, set(t.options)) == ("order", {artefact, technology}), "your order (TEC-9)"
            t.play(technology).roll(*DRAWN[:n])
            full = table(**area, hand=SPARE[:9]).play(f"learn {technology} {technology}").roll("petra")
            assert full.prompt == "action" and len(full.hand) == 10
        assert t.prompt == "action" and t.hand == sorted(DRAWN[:n] if kind in types else [])
        theirs = table(**area).effect("caral", seat=1).play(technology, seat=1)
        assert theirs.idle and theirs.hand == theirs.side(1).hand == []


def draws_after_creating(artefact: str, card: str, *others: str) -> None:
    """Creating this card in slot 4 draws one card; creating the others does not, nor does an artefact."""
    t = table(hand=[card], artefacts=[artefact], past=["bagan"]).play(f"create {card} @4").roll("palenque")
    assert t.prompt == "action" and t.hand == ["palenque"]
    for other in others:
        t = table(hand=[other], artefacts=[artefact], past=["bagan"]).play(f"create {other} @4")
        assert t.prompt == "action" and t.hand == []
    t = table(hand=["ica-stones"], artefacts=[artefact], past=["bagan"]).play("create ica-stones")
    assert t.prompt == "action" and t.hand == []


def discounts_one(artefact: str, kind: str, partner: str) -> None:
    """Each monument of this kind enters with one less, none of another kind; discounts add up, not below zero."""
    printed = {"city": ("jericho", 3, 2, 3), "megalith": ("aramu-muru", 3, 1, 2), "pyramid": ("caral", 4, 0, 2)}
    for other, (card, slot, cost, knowledge) in printed.items():
        entered = created_with(card, slot, cost, artefacts=[artefact])
        assert entered == knowledge - (1 if other == kind else 0)
    card, slot, cost, knowledge = printed[kind]
    assert created_with(card, slot, cost, artefacts=[artefact], timeline={5: [partner]}) == knowledge - 2
    assert created_with(card, slot, cost, others=[{"artefacts": [artefact]}]) == knowledge


# After learning


def test_glozel_artifacts_draw_two_after_a_writing() -> None:
    draws_after_learning("glozel-artifacts", "writing", n=2)


def test_glozel_artifacts_answer_level_ii_too() -> None:
    t = table(artefacts=["glozel-artifacts"], past=MEGALITHS[:3], boards=[[], [], ["chinese-alphabet"]])
    assert t.play("learn chinese-alphabet").roll("petra", "uxmal").hand == ["petra", "uxmal"]


def test_dogon_mythology_draws_two_after_an_ancient() -> None:
    draws_after_learning("dogon-mythology", "ancient", n=2)


def test_dogon_mythology_answers_a_learning_that_an_effect_granted() -> None:
    t = table(artefacts=["dogon-mythology"], timeline={1: ["caral"]}, boards=[[MERCURY], [], []]).decline_phase()
    assert t.play(f"{MERCURY} {MERCURY}").roll("petra", "uxmal").hand == ["petra", "uxmal"]


def test_voynich_manuscript_draws_two_after_a_secret() -> None:
    draws_after_learning("voynich-manuscript", "secret", n=2)


def test_sumerian_tablets_draw_one_after_any_technology() -> None:
    draws_after_learning("sumerian-tablets", "ancient", "secret", "writing", n=1)


def test_nimrud_lens_may_take_a_token_off_after_any_technology() -> None:
    for technology in (MERCURY, "the-number-pi", RUNES):
        # Two pyramids: none of the three technologies touches them.
        area: Area = {
            "timeline": {1: ["caral"], 2: ["uxmal"]},
            "knowledge": {"caral": 2, "uxmal": 1},
            "past": ["petra"],
        }
        t = table(**area, artefacts=["nimrud-lens"], boards=[[technology], [], []])
        t.play(f"learn {technology} {technology}")
        assert t.options == ["pass", "caral", "uxmal"]
        assert t.play("uxmal").prompt == "action"
        assert (t.knowledge("caral"), t.knowledge("uxmal")) == (2, 0), "one token"


def test_nimrud_lens_may_be_declined() -> None:
    area: Area = {"timeline": {1: ["caral"]}, "knowledge": {"caral": 2}, "past": ["petra"]}
    t = table(**area, artefacts=["nimrud-lens"], boards=[[RUNES], [], []]).play(f"learn {RUNES} {RUNES} pass")
    assert t.prompt == "action" and t.knowledge("caral") == 2


def test_nimrud_lens_costs_one_card() -> None:
    costs("nimrud-lens", 1)


# After creating


def test_nazca_lines_draw_after_a_pyramid() -> None:
    t = table(hand=["caral"], artefacts=["nazca-lines"])
    t.play("create caral @4").roll("palenque")
    assert t.hand == ["palenque"]


def test_nazca_lines_answer_no_other_card() -> None:
    draws_after_creating("nazca-lines", "tonina", "petra", "ishibutai-kofun")


def test_nazca_lines_do_not_answer_opponents() -> None:
    t = table(artefacts=["nazca-lines"], others=[{"hand": ["tikal-temple-i"]}])
    t.effect("dolmen-of-menga", seat=1).play("tikal-temple-i @3", seat=1)
    assert t.hand == [] and t.side(1).timeline == {3: ["tikal-temple-i"]}


def test_olmec_heads_draw_after_a_megalith_and_no_other_card() -> None:
    draws_after_creating("olmec-heads", "ishibutai-kofun", "petra", "tonina")


def test_genetic_disk_may_take_up_to_two_tokens_after_a_creation_in_slot_6() -> None:
    area: Area = {
        "timeline": {1: ["caral"]},
        "knowledge": {"caral": 2},
        "artefacts": ["genetic-disk"],
        "past": ["tonina"],
    }
    t = table(hand=["barabar-caves"], **area).play("create barabar-caves @6")
    assert t.options == ["pass", "barabar-caves", "caral"]
    t.play("caral barabar-caves")
    assert t.prompt == "action" and (t.knowledge("caral"), t.knowledge("barabar-caves")) == (1, 2), "two tokens, split"
    few = table(hand=["barabar-caves"], **area).play("create barabar-caves @6 caral pass")
    assert (few.knowledge("caral"), few.knowledge("barabar-caves")) == (1, 3)
    none = table(hand=["barabar-caves"], **area).play("create barabar-caves @6 pass")
    assert (none.knowledge("caral"), none.knowledge("barabar-caves")) == (2, 3)


def test_genetic_disk_counts_a_slot_that_was_paid_for() -> None:
    t = table(hand=["caral", *SPARE[:2]], artefacts=["genetic-disk"], past=["tonina"])
    assert t.play(f"create caral @5 {SPARE[0]}").options == ["pass", "caral"]
    t = table(hand=["caral"], artefacts=["genetic-disk"], past=["tonina"]).play("create caral @4")
    assert t.prompt == "action", "slot 4 does not count"


def test_genetic_disk_counts_the_slot_of_creation_even_after_a_swap() -> None:
    t = table(hand=["bagan"], timeline={1: ["caral"]}, artefacts=["genetic-disk"]).play("create bagan @5 bagan")
    assert t.timeline == {1: ["bagan"], 5: ["caral"]}
    assert t.options == ["pass", "bagan"]


def test_genetic_disk_ignores_moves_into_slot_5() -> None:
    area: Area = {"timeline": {1: ["caral"]}, "knowledge": {"caral": 2}, "boards": [[GRID], [], []], "past": ["tonina"]}
    t = table(**area, artefacts=["genetic-disk"]).play(f"learn {GRID} @5")
    assert t.prompt == "action" and (t.timeline, t.knowledge("caral")) == ({5: ["caral"]}, 2)


# Excavating


def test_crystal_skull_must_learn_after_three_monuments_and_the_draw() -> None:
    t = table(artefacts=["crystal-skull"], past=CITIES[:4], boards=[[MERCURY, GRID, "aristotle"], [], []])
    t.play("excavate x3").roll(*DRAWN[:6])
    assert (t.prompt, t.options) == ("learn", [MERCURY, GRID]), "no pass; requirements apply"
    assert t.play(MERCURY).technologies == [MERCURY]


def test_crystal_skull_learns_at_four_but_not_at_two() -> None:
    area: Area = {"artefacts": ["crystal-skull"], "past": CITIES[:5], "boards": [[MERCURY, GRID, RUNES], [], []]}
    assert table(**area).play("excavate x4").chance().prompt == "learn"
    assert table(**area).play("excavate x2").chance().prompt == "action"


def test_crystal_skull_does_nothing_when_no_requirement_is_met() -> None:
    # Ptolemy asks for one card in hand at most: true before the draw, not after it.
    t = table(artefacts=["crystal-skull"], past=CITIES[:4], boards=[["ptolemy"], [], []])
    assert t.play("excavate x3").chance().prompt == "action"
    assert t.technologies == []


def test_kensington_runestone_may_replace_the_draw_at_exactly_two() -> None:
    standing, held = {1: ["bagan"], 2: ["caral"]}, {"bagan": 5, "caral": 3}
    t = table(artefacts=["kensington-runestone"], past=CITIES[4:8], timeline=standing, knowledge=held)
    t.play("excavate x2")
    assert (t.prompt, t.options) == ("use", ["pass", "yes"])
    t.play("yes bagan bagan bagan bagan caral")
    assert t.options == ["pass", "bagan", "caral"], "up to six"
    t.play("caral")
    assert t.prompt == "action" and (t.knowledge("bagan"), t.knowledge("caral")) == (1, 1)
    assert (t.hand, t.turned) == ([], 2)


def test_kensington_runestone_may_leave_the_draw_as_it_is() -> None:
    t = table(artefacts=["kensington-runestone"], past=CITIES[4:8], timeline={1: ["bagan"]}, knowledge={"bagan": 5})
    t.play("excavate x2 pass").roll(*DRAWN[:4])
    assert t.prompt == "action" and (t.hand, t.knowledge("bagan")) == (sorted(DRAWN[:4]), 5)


def test_kensington_runestone_is_silent_at_one_and_three() -> None:
    for k in (1, 3):
        t = table(artefacts=["kensington-runestone"], past=CITIES[4:8]).play(f"excavate x{k}").roll(*DRAWN[: 2 * k])
        assert t.prompt == "action" and t.hand == sorted(DRAWN[: 2 * k])


def test_phaistos_disc_draws_three_for_each_monument() -> None:
    for k in (1, 2):
        t = table(artefacts=["phaistos-disc"], past=CITIES[:3]).play(f"excavate x{k}").roll(*DRAWN[: 3 * k])
        assert t.prompt == "action" and t.hand == sorted(DRAWN[: 3 * k])


def test_phaistos_disc_stops_at_ten_cards() -> None:
    t = table(artefacts=["phaistos-disc"], past=CITIES[:3], hand=SPARE[:8]).play("excavate x2").roll(*DRAWN[:2])
    assert t.prompt == "action" and (len(t.hand), t.turned) == (10, 2)


def test_phaistos_disc_and_the_runestone_apply_together() -> None:
    t = table(artefacts=["phaistos-disc", "kensington-runestone"], past=CITIES[:3]).play("excavate x2 pass")
    assert t.roll(*DRAWN[:6]).prompt == "action" and len(t.hand) == 6


def test_oronce_fines_map_makes_every_opponent_discard_two_at_exactly_three() -> None:
    others = [{"hand": ["petra", "uxmal", "tonina"]}, {"hand": ["tulum"]}]
    t = table(seats=3, artefacts=["oronce-fines-map"], past=CITIES[:4], others=others).play("excavate x3").chance()
    assert (t.ask.seat, t.ask.sealed, t.ask.amount) == (1, True, 2)
    assert set(t.options) == {"petra", "uxmal", "tonina"}, "no pass"
    t.play("uxmal petra", seat=1)
    assert (t.side(1).hand, t.side(2).hand) == (["tonina"], []), "the whole of a smaller hand (CARD-21)"
    assert t.discard == ["petra", "tulum", "uxmal"] and len(t.hand) == 6


def test_oronce_fines_map_is_silent_at_two_and_four() -> None:
    for k in (2, 4):
        t = table(artefacts=["oronce-fines-map"], past=CITIES[:5], others=[{"hand": SPARE[:3]}])
        assert t.play(f"excavate x{k}").chance().prompt == "action"
        assert len(t.side(1).hand) == 3


# Declining


def test_elongated_skulls_draw_two_for_each_full_three_lost_in_the_phase() -> None:
    t = table(artefacts=["elongated-skulls"], timeline={1: ["bagan", "caral"]}, knowledge={"bagan": 4, "caral": 3})
    t.decline_phase().play("bagan pass").roll(*DRAWN[:4])
    assert t.idle and (t.lost, t.hand) == (7, sorted(DRAWN[:4]))


def test_elongated_skulls_do_not_count_what_was_lost_before() -> None:
    t = table(artefacts=["elongated-skulls"], timeline={1: ["bagan"]}, knowledge={"bagan": 2}, lost=9).decline_phase()
    assert t.idle and (t.lost, t.hand) == (11, [])


def test_elongated_skulls_count_lost_knowledge_that_was_removed_again() -> None:
    standing = {1: ["bagan", "pyramid-of-coba"]}
    t = table(artefacts=["elongated-skulls"], timeline=standing, knowledge={"bagan": 3}, past=MEGALITHS[:3])
    t.decline_phase().play("bagan x3").roll("petra", "uxmal")
    assert t.idle and (t.lost, t.hand) == (0, ["petra", "uxmal"])


def test_elongated_skulls_do_not_count_a_city_that_perished() -> None:
    t = table(artefacts=["elongated-skulls"], timeline={1: ["llaqtapata"]}, knowledge={"llaqtapata": 6})
    assert t.decline_phase().idle
    assert (t.lost, t.hand, t.past, t.discard) == (0, [], [], ["llaqtapata"])


# Discounts


def test_nebra_sky_disc_discounts_megaliths() -> None:
    discounts_one("nebra-sky-disc", "megalith", "colossi-of-memnon")
    assert created_with("poulnabrone-dolmen", 6, artefacts=["nebra-sky-disc"]) == 0


def test_dogu_figurines_discount_cities() -> None:
    discounts_one("dogu-figurines", "city", "easter-island")


def test_khufus_solar_barque_discounts_pyramids() -> None:
    discounts_one("khufus-solar-barque", "pyramid", "temple-of-kom-ombo")
    assert created_with("pyramids-of-plaine-magnien", 2, artefacts=["khufus-solar-barque"]) == 0
