"""The technologies of level I, one by one."""

from __future__ import annotations

from typing import Any

from tests.games.ancient.cards.stock import (
    ARTEFACTS,
    CITIES,
    MEGALITHS,
    PYRAMIDS,
    SPARE,
    Area,
    learn,
    learnable,
)
from tests.games.ancient.table import Given, table

TEN = ["ica-stones", "nazca-lines", "nimrud-lens", *SPARE[:7]]
"""Ten cards to look at: two artefacts without a cost, one that costs a card, no other."""


def done(t: Given) -> bool:
    """Whether the learning is over: the second action is asked for."""
    return (t.prompt, t.ask.amount) == ("action", 1)


def draws(technology: str, n: int, **area: Any) -> None:
    """Draws n cards, and with nine in hand only one."""
    t = learn(technology, **area).roll(*SPARE[:n])
    assert done(t) and t.hand == sorted(SPARE[:n])
    nearly_full = learn(technology, **area, hand=SPARE[:9]).roll("petra")
    assert done(nearly_full) and len(nearly_full.hand) == 10


def each_loses_one(technology: str, touched: list[str], spared: list[str]) -> None:
    """Every monument of one type loses one token, a bare one none; the other types lose nothing."""
    first, second, bare = touched[:3]
    standing = {1: [first, spared[0]], 4: [bare, second], 6: [spared[1]]}
    held = {first: 3, second: 1, spared[0]: 2, spared[1]: 2}
    theirs: Area = {"timeline": {1: [touched[3]]}, "knowledge": {touched[3]: 2}}
    t = learn(technology, timeline=standing, knowledge=held, others=[theirs])
    assert done(t)
    assert [t.knowledge(c) for c in (first, second, bare)] == [2, 0, 0]
    assert [t.knowledge(c) for c in spared[:2]] == [2, 2]
    assert t.side(1).knowledge(touched[3]) == 2 and t.lost == 0


# Drawing cards


def test_anaximenes_needs_three_artefacts_and_draws_three() -> None:
    assert learnable("anaximenes", artefacts=ARTEFACTS[:3])
    assert not learnable("anaximenes", artefacts=ARTEFACTS[:2], hand=ARTEFACTS[2:])
    draws("anaximenes", 3, artefacts=ARTEFACTS[:3])


def test_aristotle_needs_two_pyramids_in_the_past_and_draws_three() -> None:
    assert learnable("aristotle", past=PYRAMIDS[:2], turned=2), "turned monuments count (ACT-2)"
    assert not learnable("aristotle", past=[PYRAMIDS[0], *CITIES[:2]], timeline={1: PYRAMIDS[1:3]})
    draws("aristotle", 3, past=PYRAMIDS[:2])


def test_melchizedek_needs_one_of_each_type_and_draws_four() -> None:
    trio = [CITIES[0], MEGALITHS[0], PYRAMIDS[0]]
    assert learnable("melchizedek", past=trio)
    assert not any(learnable("melchizedek", past=[c for c in trio if c != missing]) for missing in trio)
    draws("melchizedek", 4, past=trio)


def test_ptolemy_needs_one_card_in_hand_at_most_and_draws_three() -> None:
    assert [learnable("ptolemy", hand=SPARE[:n]) for n in (0, 1, 2)] == [True, True, False]
    t = learn("ptolemy", hand=SPARE[:1]).roll("petra", "uxmal", "tonina")
    assert done(t) and t.hand == sorted([SPARE[0], "petra", "uxmal", "tonina"])


def test_mystery_school_draws_a_card_for_each_city_on_the_timeline() -> None:
    draws("mystery-school", 3, timeline={1: CITIES[:2], 4: [CITIES[2], "caral"]})
    t = learn("mystery-school", timeline={4: ["caral"]}, past=CITIES[:2])
    assert done(t) and t.hand == []


def test_flower_of_life_needs_two_cities_in_the_past_and_draws_three() -> None:
    assert learnable("flower-of-life", past=CITIES[:2])
    assert not learnable("flower-of-life", past=[CITIES[0], *PYRAMIDS[:2]], timeline={1: CITIES[1:3]})
    draws("flower-of-life", 3, past=CITIES[:2])


def test_astronomy_needs_a_city_and_a_pyramid_in_the_past_and_draws_three() -> None:
    assert learnable("astronomy", past=[CITIES[0], PYRAMIDS[0]])
    assert not learnable("astronomy", past=[*CITIES[:2], MEGALITHS[0]])
    assert not learnable("astronomy", past=[*PYRAMIDS[:2], MEGALITHS[0]])
    draws("astronomy", 3, past=[CITIES[0], PYRAMIDS[0]])


def test_proto_writing_needs_four_monuments_in_the_past_and_draws_three() -> None:
    past = [*CITIES[:2], MEGALITHS[0], PYRAMIDS[0]]
    assert learnable("proto-writing", past=past)
    assert not learnable("proto-writing", past=past[:3], timeline={1: past[3:]})
    draws("proto-writing", 3, past=past)


def test_coptic_alphabet_needs_two_megaliths_in_the_past_and_draws_three() -> None:
    assert learnable("coptic-alphabet", past=MEGALITHS[:2])
    assert not learnable("coptic-alphabet", past=[MEGALITHS[0], *CITIES[:2]], timeline={1: MEGALITHS[1:3]})
    draws("coptic-alphabet", 3, past=MEGALITHS[:2])


def test_hermes_trismegistus_lets_everybody_take_one_and_you_a_second() -> None:
    t = learn("hermes-trismegistus", seats=3).roll(*SPARE[:5])
    assert (t.ask.seat, t.options) == (0, sorted(SPARE[:5], key=SPARE.index)), "no pass"
    t.play(SPARE[1])
    assert t.ask.seat == 1
    t.play(SPARE[0])
    assert t.ask.seat == 2
    t.play(SPARE[2])
    assert (t.ask.seat, t.options) == (0, SPARE[3:5])
    t.play(SPARE[4])
    assert [t.side(seat).hand for seat in range(3)] == [sorted([SPARE[1], SPARE[4]]), [SPARE[0]], [SPARE[2]]]
    assert done(t) and t.discard == [SPARE[3]]


def test_hermes_trismegistus_skips_full_hands() -> None:
    t = learn("hermes-trismegistus", others=[{"hand": MEGALITHS[:10]}]).roll(*SPARE[:5]).play(SPARE[0])
    assert t.ask.seat == 0
    assert t.play(SPARE[1]).hand == sorted(SPARE[:2]) and len(t.side(1).hand) == 10
    nine = learn("hermes-trismegistus", hand=MEGALITHS[:9]).roll(*SPARE[:5]).play(f"{SPARE[0]} {SPARE[1]}")
    assert done(nine) and (len(nine.hand), len(nine.discard)) == (10, 3), "no room for a second"


def test_hermes_trismegistus_leaves_nothing_at_four() -> None:
    t = learn("hermes-trismegistus", seats=4).roll(*SPARE[:5]).play(" ".join(SPARE[:4]))
    assert done(t) and t.discard == [] and t.hand == sorted([SPARE[0], SPARE[4]])


def test_thales_keeps_one_of_eight() -> None:
    t = learn("thales").roll(*SPARE[:8])
    assert (t.prompt, set(t.options)) == ("keep", set(SPARE[:8])), "no pass"
    t.play(SPARE[3])
    assert done(t) and (t.hand, t.discard) == ([SPARE[3]], sorted([*SPARE[:3], *SPARE[4:8]]))


def test_thales_does_not_look_with_a_full_hand() -> None:
    t = learn("thales", hand=SPARE[:10])
    assert done(t) and t.discard == []


def test_thales_looks_at_what_there_is() -> None:
    t = learn("thales", deck=["caral"], discard=["petra"]).roll("caral", "petra")
    assert t.options == ["petra", "caral"]


def test_earthquake_engineering_exchanges_up_to_three_cards() -> None:
    t = learn("earthquake-engineering", hand=SPARE[:10])
    assert set(t.options) == {"pass", *SPARE[:10]}
    t.play(" ".join(SPARE[:3])).roll("petra", "uxmal", "tonina")
    assert done(t) and t.hand == sorted([*SPARE[3:10], "petra", "uxmal", "tonina"])
    assert t.discard == sorted(SPARE[:3])


def test_earthquake_engineering_may_exchange_fewer_or_none() -> None:
    one = learn("earthquake-engineering", hand=SPARE[:3]).play(f"{SPARE[0]} pass").roll("petra")
    assert done(one) and one.hand == sorted([*SPARE[1:3], "petra"])
    none = learn("earthquake-engineering", hand=SPARE[:3]).play("pass")
    assert done(none) and none.hand == sorted(SPARE[:3])
    assert done(learn("earthquake-engineering"))


# Knowledge


def test_nicolas_flamel_removes_one_lost_knowledge_and_draws_one() -> None:
    t = learn("nicolas-flamel", lost=2).roll("petra")
    assert done(t) and (t.lost, t.hand) == (1, ["petra"])


def test_nicolas_flamel_draws_without_lost_knowledge_and_removes_with_a_full_hand() -> None:
    assert learn("nicolas-flamel").roll("petra").hand == ["petra"]
    full = learn("nicolas-flamel", lost=2, hand=SPARE[:10])
    assert done(full) and full.lost == 1


def test_mercury_removes_two_lost_knowledge() -> None:
    assert [learn("mercury", lost=n).lost for n in (3, 2, 1, 0)] == [1, 0, 0, 0]


def test_mercury_scores_nothing() -> None:
    assert table(technologies=["mercury"]).points["total"] == 0, "level I (TEC-10)"


def test_arabic_numerals_need_five_lost_and_remove_three() -> None:
    assert [learnable("arabic-numerals", lost=n) for n in (4, 5)] == [False, True]
    t = learn("arabic-numerals", lost=5)
    assert done(t) and t.lost == 2


def test_anaximander_takes_one_off_every_pyramid() -> None:
    each_loses_one("anaximander", PYRAMIDS, ["bagan", "aramu-muru"])


def test_the_number_pi_takes_one_off_every_city() -> None:
    each_loses_one("the-number-pi", CITIES, ["caral", "aramu-muru"])


def test_rongorongo_glyphs_take_one_off_every_megalith() -> None:
    each_loses_one("rongorongo-glyphs", MEGALITHS, ["bagan", "caral"])


def test_mummification_must_take_one_token_for_each_artefact() -> None:
    standing, held = {1: ["bagan"], 2: ["caral"]}, {"bagan": 2, "caral": 2}
    t = learn("mummification", artefacts=ARTEFACTS[:3], timeline=standing, knowledge=held)
    assert t.options == ["bagan", "caral"], "no pass"
    t.play("bagan caral")
    assert t.options == ["bagan", "caral"], "no pass"
    t.play("caral")
    assert done(t) and (t.knowledge("bagan"), t.knowledge("caral")) == (1, 0)


def test_mummification_takes_no_more_than_there_is() -> None:
    standing, held = {1: ["bagan"], 2: ["caral"]}, {"bagan": 1, "caral": 1}
    t = learn("mummification", artefacts=ARTEFACTS[:4], timeline=standing, knowledge=held)
    assert done(t) and (t.knowledge("bagan"), t.knowledge("caral")) == (0, 0)


def test_mummification_counts_artefacts_in_play_only() -> None:
    t = learn("mummification", hand=ARTEFACTS[:3], timeline={1: ["bagan"]}, knowledge={"bagan": 2})
    assert done(t) and t.knowledge("bagan") == 2


def test_language_of_the_birds_takes_three_off_one_monument_with_five() -> None:
    standing, held = {1: ["bagan", "jericho"], 2: ["caral"]}, {"bagan": 5, "jericho": 4, "caral": 7}
    t = learn("language-of-the-birds", timeline=standing, knowledge=held)
    assert t.options == ["bagan", "caral"], "no pass, none with four"
    t.play("caral")
    assert done(t) and [t.knowledge(c) for c in ("bagan", "jericho", "caral")] == [5, 4, 4]


def test_language_of_the_birds_does_nothing_without_a_candidate() -> None:
    t = learn("language-of-the-birds", timeline={1: ["bagan"]}, knowledge={"bagan": 4})
    assert done(t) and t.knowledge("bagan") == 4


def test_ancient_hebrew_loads_one_monument_of_each_opponent_and_draws() -> None:
    others: list[Area] = [
        {"timeline": {1: ["bagan", "jericho"]}, "knowledge": {"jericho": 2}},
        {},
        {"timeline": {3: ["caral"]}},
    ]
    t = learn("ancient-hebrew", seats=4, others=others, timeline={2: ["uxmal"]})
    assert (t.ask.seat, t.options) == (0, ["bagan", "jericho"]), "you choose; no pass"
    t.play("jericho").roll("petra")
    assert [t.side(1).knowledge(c) for c in ("bagan", "jericho")] == [0, 3]
    assert (t.side(3).knowledge("caral"), t.knowledge("uxmal"), t.hand) == (1, 0, ["petra"])


def test_ancient_hebrew_draws_even_with_nobody_to_load() -> None:
    t = learn("ancient-hebrew").roll("petra")
    assert done(t) and t.hand == ["petra"]


# Timeline and Past


def test_planetary_grid_must_move_a_monument_to_another_slot_with_room() -> None:
    standing = {1: ["bagan", "caral"], 2: ["jericho", "uxmal"]}
    t = learn("planetary-grid", timeline=standing, knowledge={"bagan": 2})
    assert t.options == ["bagan", "jericho", "caral", "uxmal"], "no pass"
    t.play("bagan")
    assert t.options == ["@3", "@4", "@5", "@6"]
    t.play("@6")
    assert done(t) and t.timeline == {1: ["caral"], 2: ["jericho", "uxmal"], 6: ["bagan"]}
    assert t.knowledge("bagan") == 2


def test_planetary_grid_does_nothing_on_an_empty_timeline() -> None:
    assert done(learn("planetary-grid"))


def test_sator_square_must_swap_two_monuments_of_your_choice() -> None:
    standing, held = {1: ["bagan", "caral"], 6: ["jericho"]}, {"caral": 2, "jericho": 3}
    t = learn("sator-square", timeline=standing, knowledge=held)
    assert t.options == ["bagan", "jericho", "caral"], "no pass"
    t.play("caral")
    assert t.options == ["bagan", "jericho"], "two different ones"
    t.play("jericho")
    assert done(t) and t.timeline == {1: ["bagan", "jericho"], 6: ["caral"]}
    assert (t.knowledge("caral"), t.knowledge("jericho")) == (2, 3)


def test_sator_square_wants_two_monuments() -> None:
    t = learn("sator-square", timeline={1: ["bagan"]})
    assert done(t) and t.timeline == {1: ["bagan"]}


def test_runic_alphabet_straightens_two() -> None:
    assert [learn("runic-alphabet", past=CITIES[:5], turned=n).turned for n in (4, 2, 1)] == [2, 0, 0]
    assert done(learn("runic-alphabet", past=CITIES[:5], turned=3))


# Artefacts, opponents, boards


def test_ancient_greek_must_create_an_artefact_out_of_ten_cards() -> None:
    t = learn("ancient-greek").roll(*TEN)
    assert (t.prompt, t.options) == ("look-create", ["ica-stones", "nazca-lines"]), "no pass, none beyond your means"
    t.play("nazca-lines")
    assert done(t) and (t.artefacts, t.hand) == (["nazca-lines"], [])
    assert t.discard == sorted(card for card in TEN if card != "nazca-lines")


def test_ancient_greek_charges_the_cost_of_the_artefact() -> None:
    t = learn("ancient-greek", hand=["caral", "uxmal"]).roll(*TEN)
    assert t.options == ["ica-stones", "nazca-lines", "nimrud-lens"]
    t.play("nimrud-lens caral")
    assert done(t) and (t.artefacts, t.hand) == (["nimrud-lens"], ["uxmal"])
    assert len(t.discard) == 10 and "caral" in t.discard


def test_ancient_greek_discards_all_ten_without_a_free_slot() -> None:
    t = learn("ancient-greek", artefacts=ARTEFACTS).roll(*TEN)
    assert done(t) and (t.artefacts, t.discard) == (sorted(ARTEFACTS), sorted(TEN))


def test_ancient_greek_does_not_touch_the_hand_limit() -> None:
    t = learn("ancient-greek", hand=MEGALITHS[:10]).roll(*TEN).play("ica-stones")
    assert t.artefacts == ["ica-stones"] and len(t.hand) == 10


def test_ancient_greek_lets_your_cards_answer_the_creation() -> None:
    held = {"chabola-de-la-hechicera": 3}
    t = learn("ancient-greek", timeline={6: ["chabola-de-la-hechicera"]}, knowledge=held).roll(*TEN)
    t.play("ica-stones").roll("petra")
    assert done(t) and (t.knowledge("chabola-de-la-hechicera"), t.hand) == (2, ["petra"])


def test_cretan_hieroglyphs_make_every_opponent_discard_one() -> None:
    others = [{"hand": SPARE[:2]}, {"hand": SPARE[2:4]}, {}]
    t = learn("cretan-hieroglyphs", seats=4, hand=["petra"], others=others)
    assert [(ask.seat, ask.sealed) for ask in t.ask.asked()] == [(1, True), (2, True)]
    t.play(SPARE[2], seat=2)
    assert t.discard == [], "hidden until all have chosen (EFF-10)"
    t.play(SPARE[1], seat=1)
    assert done(t) and (t.side(1).hand, t.side(2).hand, t.hand) == ([SPARE[0]], [SPARE[3]], ["petra"])
    assert t.discard == sorted([SPARE[1], SPARE[2]])


def test_cretan_hieroglyphs_take_the_only_card() -> None:
    t = learn("cretan-hieroglyphs", others=[{"hand": ["petra"]}])
    assert done(t) and (t.side(1).hand, t.discard) == ([], ["petra"])


def test_latin_alphabet_needs_five_monuments_in_the_past() -> None:
    assert learnable("latin-alphabet", past=[*CITIES[:2], *MEGALITHS[:2], PYRAMIDS[0]])
    assert not learnable("latin-alphabet", past=[*CITIES[:2], *MEGALITHS[:2]], timeline={1: PYRAMIDS[:1]})


def test_latin_alphabet_must_tuck_a_displayed_level_ii_technology() -> None:
    boards = [["latin-alphabet", "mercury", "thales"], [], ["plato", "thoth", "alchemy"]]
    t = learn("latin-alphabet", past=CITIES[:5], boards=boards)
    assert (t.prompt, t.options) == ("tuck", ["plato", "thoth", "alchemy"]), "no pass, no level I"
    t.play("thoth")
    assert done(t) and (t.under, t.boards[2]) == ([[], ["thoth"]], ["alchemy", "plato"])
    assert t.technologies == ["latin-alphabet"]


def test_latin_alphabet_refills_the_board_it_empties() -> None:
    boards = [["latin-alphabet", "mercury", "thales"], [], ["plato", "thoth"]]
    t = learn("latin-alphabet", past=CITIES[:5], boards=boards).play("thoth").roll("imhotep", "alchemy", "ari-kat")
    assert done(t) and t.boards[2] == ["alchemy", "ari-kat", "imhotep"]


def test_latin_alphabet_does_nothing_without_a_level_ii_technology() -> None:
    t = learn("latin-alphabet", past=CITIES[:5], boards=[["latin-alphabet", "mercury", "thales"], [], []])
    assert done(t) and t.under == [[], []]
