"""Rulings DCK-1 to DCK-7: the hand limit, the builder deck, its discard pile, and what stays known."""

from __future__ import annotations

from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from tests.games.ancient.drive import chances, leave_technologies, opened, some
from tests.games.ancient.table import Given, name, number, table

TEN = ["atlantis", "babylon", "nazca-lines", "olmec-heads", "caral", "palenque", "tulum", "inwa", "petra", "cyrene"]


def seen(t: Given, seat: int | None, owner: int) -> list[str]:
    """The cards in the hand of `owner` that `seat` knows."""
    return sorted(name(row[0]) for row in GAME.view(t.s, seat).known if row[1] == owner)


# --- ten cards --------------------------------------------------------------------------------------------------------


def test_dck_1_a_draw_stops_at_ten_cards() -> None:
    # Eight in hand, "draw three" gives two; the third stays in the deck.
    hand = some(8)
    t = table(hand=hand, past=some(2, "pyramid"), boards=[["aristotle", "thales", "mercury"]])
    before = len(t.s.deck)
    t.play("learn aristotle").roll(0, 0)
    assert len(t.hand) == 10 and len(t.s.deck) == before - 2 and t.prompt == "action"


def test_dck_1_with_ten_cards_nothing_is_drawn() -> None:
    t = table(hand=some(10), past=some(2, "pyramid"), boards=[["aristotle", "thales", "mercury"]])
    t.play("learn aristotle")
    assert len(t.hand) == 10 and t.prompt == "action"


def test_dck_2_the_limit_holds_for_a_card_kept_after_looking() -> None:
    t = table(hand=some(10), boards=[["thales", "mercury", "ptolemy"]]).play("learn thales")
    assert len(t.hand) == 10 and t.prompt == "action"


def test_dck_2_for_picks_from_revealed_cards() -> None:
    t = table(hand=some(9), boards=[["hermes-trismegistus", "mercury", "ptolemy"]]).play("learn hermes-trismegistus")
    t.roll("caral", "palenque", "nazca-lines", "olmec-heads", "ica-stones").play("caral palenque")
    assert len(t.hand) == 10 and t.side(1).hand == ["palenque"]
    assert t.prompt == "action" and t.discard == ["ica-stones", "nazca-lines", "olmec-heads"]


def test_dck_2_for_cities_found_by_revealing() -> None:
    t = table(hand=some(9, "pyramid", "calakmul"), timeline={1: ["calakmul"]}).decline_phase().roll("petra")
    assert len(t.hand) == 10 and not t.waits and "calakmul" in t.past


def test_dck_2_for_a_card_taken_from_a_hand() -> None:
    t = table(hand=some(10), timeline={1: ["menhir-of-kerloas"]}, others=[{"hand": ["nazca-lines", "caral"]}])
    t.decline_phase()
    assert len(t.hand) == 10 and t.side(1).hand == ["caral", "nazca-lines"]


# --- the deck ---------------------------------------------------------------------------------------------------------


def test_dck_3_an_empty_deck_is_made_of_the_discard_pile_and_the_draw_goes_on() -> None:
    t = table(
        past=some(2, "pyramid"),
        boards=[["aristotle", "thales", "mercury"]],
        deck=["atlantis"],
        discard=["tulum", "inwa"],
        hand=["petra"],
    )
    t.play("learn aristotle").roll("atlantis")
    assert chances(t) == 2 and t.discard == []
    t.roll("inwa", "tulum")
    assert t.hand == ["atlantis", "inwa", "petra", "tulum"] and t.prompt == "action"


def test_dck_3_with_nothing_to_shuffle_the_rest_is_forgone() -> None:
    t = table(
        past=some(2, "pyramid"), boards=[["aristotle", "thales", "mercury"]], deck=["atlantis"], hand=["petra", "inwa"]
    )
    t.play("learn aristotle").roll("atlantis")
    assert t.hand == ["atlantis", "inwa", "petra"] and t.prompt == "action"


def test_dck_3_a_search_without_any_card_left_is_idle() -> None:
    t = table(deck=[], hand=["petra", "inwa"]).play("search")
    assert t.hand == ["inwa", "petra"] and t.ask.amount == 1


def test_dck_4_revealed_cards_lie_apart_until_the_effect_ends() -> None:
    # Calakmul looks for cities: what it has revealed does not come back by the reshuffle.
    t = table(timeline={1: ["calakmul"]}, deck=["nazca-lines", "caral"], discard=["olmec-heads", "petra"])
    t.decline_phase().roll("nazca-lines", "caral")
    assert chances(t) == 2, "only the old discards were shuffled"
    t.roll("olmec-heads", "petra")
    assert t.hand == ["petra"] and t.discard == ["caral", "nazca-lines", "olmec-heads"]


def test_dck_4_cards_looked_at_lie_apart_too() -> None:
    t = table(boards=[["thales", "mercury", "ptolemy"]], deck=["nazca-lines", "caral"], discard=["petra"])
    t.play("learn thales").roll("caral", "nazca-lines")
    assert chances(t) == 1
    t.roll("petra")
    assert t.prompt == "keep" and t.options == ["petra", "caral", "nazca-lines"]
    t.play("caral")
    assert t.hand == ["caral"] and t.discard == ["nazca-lines", "petra"]


def test_dck_4_ancient_greek_keeps_its_cards_apart_while_the_creation_is_answered() -> None:
    # The Chabola's draw belongs to the creation, and so to the effect: the nine other cards are not yet discarded.
    t = table(
        boards=[["ancient-greek", "mercury", "ptolemy"]],
        timeline={6: ["chabola-de-la-hechicera"]},
        knowledge={"chabola-de-la-hechicera": 1},
        deck=["nazca-lines", *TEN[:2], *TEN[4:]],
        hand=["bagan"],
    )
    t.play("learn ancient-greek").chance()
    assert t.artefacts == ["nazca-lines"] and t.knowledge("chabola-de-la-hechicera") == 0
    assert t.hand == ["bagan"], "deck and discard pile were empty when the Chabola wanted to draw"
    assert t.discard == sorted([*TEN[:2], *TEN[4:]]) and t.prompt == "action"


def test_dck_4_ancient_greek_discards_the_rest_when_it_is_over() -> None:
    t = table(boards=[["ancient-greek", "mercury", "ptolemy"]], deck=TEN, hand=["bagan"])
    t.play("learn ancient-greek").chance()
    assert t.prompt == "look-create" and t.options == ["nazca-lines", "olmec-heads"]
    t.play("olmec-heads")
    assert t.artefacts == ["olmec-heads"] and t.prompt == "action"
    assert t.discard == sorted(set(TEN) - {"olmec-heads"}) and t.hand == ["bagan"]


def test_dck_4_a_look_within_a_look_keeps_its_cards_apart_from_the_others() -> None:
    # Borobudur answers Ancient Greek's artefact with Thales: eight cards are looked at while nine wait.
    t = table(boards=[["ancient-greek", "thales", "mercury"]], timeline={3: ["borobudur-temple"]}, hand=["bagan"])
    t.play("learn ancient-greek").roll(*TEN[:3], *TEN[4:], "jericho")
    assert t.artefacts == ["nazca-lines"] and t.prompt == "learn" and t.discard == []
    t.play("thales").chance()
    assert t.prompt == "keep" and len(t.options) == 8 and not set(t.options) & {*TEN, "jericho"}
    kept = t.options[0]
    t.play(kept)
    assert t.hand == sorted(["bagan", kept]) and len(t.discard) == 9 + 7 and t.prompt == "action"


def test_dck_5_there_is_one_discard_pile() -> None:
    # A payment, an Archive, an artefact out of its slot, a perished city: all lie together.
    paid = table(hand=["nimrud-lens", "petra", "inwa"]).play("create nimrud-lens petra")
    assert paid.discard == ["petra"]
    archived = table(hand=["petra", "inwa"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 1}).play("archive petra")
    assert archived.discard == ["petra"]
    artefact = table(artefacts=["baghdad-battery"]).timeline_phase().play("yes")
    assert artefact.discard == ["baghdad-battery"]
    perished = table(timeline={1: ["babylon"]}, knowledge={"babylon": 1}, discard=["petra"]).decline_phase()
    assert perished.discard == ["babylon", "petra"]
    assert len(opened(2, opening_discards="open").discard) == 8, "and so do the cards of the opening"


# --- what is known ----------------------------------------------------------------------------------------------------


def test_dck_6_discards_are_open_to_everybody() -> None:
    t = table(discard=["atlantis", "petra"])
    leave_technologies(t, 1, deck=[], discard=["ptolemy"])
    for anyone in (0, 1, None):
        view = GAME.view(t.s, anyone).table
        assert view.discard == sorted([number("atlantis"), number("petra")])
        assert view.retired == [[number("ptolemy")], []]


def test_dck_6_what_the_opening_discards_is_known_only_to_who_discarded_it() -> None:
    t = opened(3)
    assert t.discard == []
    assert [len(cards) for cards in t.s.rejects] == [4, 4, 4]
    for seat in range(3):
        view = GAME.view(t.s, seat)
        assert view.own["rejects"] == t.s.rejects[seat] and view.sizes["rejects"] == [4, 4, 4]
    assert GAME.view(t.s, None).own["rejects"] == []
    told = [GAME.redact(event, 1) for event in t.events if event.kind == "discard" and event.seat == 0]
    assert len(told) == 4 and all(event.cards == (-1,) for event in told)


def test_dck_6_it_is_shuffled_into_the_new_deck_with_the_pile() -> None:
    t = opened(2)
    rejects = sorted([*t.s.rejects[0], *t.s.rejects[1]])
    t.s.discard, t.s.deck = t.s.deck, []
    total = len(t.s.discard) + len(rejects)
    t.play("search")
    assert len(t.s.deck) == total and set(rejects) <= set(t.s.deck) and t.s.rejects == [[], []]


def test_dck_6_set_to_open_everybody_sees_it() -> None:
    t = opened(2, opening_discards="open")
    assert len(GAME.view(t.s, None).table.discard) == 8 and t.s.rejects == [[], []]


def test_dck_7_a_card_picked_in_public_is_known_to_all_until_it_leaves_the_hand() -> None:
    t = table(boards=[["hermes-trismegistus", "mercury", "ptolemy"]], seats=3).play("learn hermes-trismegistus")
    t.roll("caral", "palenque", "nazca-lines", "olmec-heads", "ica-stones").play(
        "caral palenque nazca-lines ica-stones"
    )
    assert seen(t, 2, 0) == seen(t, None, 0) == ["caral", "ica-stones"]
    assert seen(t, 0, 1) == ["palenque"] and seen(t, None, 2) == ["nazca-lines"]
    t.play("create caral @4")
    assert seen(t, 2, 0) == ["ica-stones"]


def test_dck_7_a_city_found_by_revealing_is_known_to_all() -> None:
    t = table(timeline={1: ["calakmul"]}, hand=["caral"]).decline_phase().roll("petra", "nazca-lines", "inwa")
    assert seen(t, 1, 0) == seen(t, None, 0) == ["inwa", "petra"]


def test_dck_7_a_hand_looked_into_is_known_to_the_one_who_looked() -> None:
    t = table(
        timeline={1: ["menhir-of-kerloas"]},
        others=[{"hand": ["caral", "petra", "inwa"]}, {"hand": ["tulum"]}],
        seats=3,
    )
    t.decline_phase().play("p1 caral")
    assert seen(t, 0, 1) == ["inwa", "petra"]
    assert seen(t, 2, 1) == seen(t, None, 1) == [], "the third player saw nothing"
    assert seen(t, 1, 0) == ["caral"], "and the one who was robbed knows what is missing"


def test_dck_7_a_technology_put_under_the_deck_is_known_to_those_who_saw_it() -> None:
    tucked = table(boards=[["mercury", "thales", "ptolemy"]], hand=["candi-kethek", "petra"])
    tucked.play("create candi-kethek @2 mercury thales").chance()
    assert GAME.view(tucked.s, 1).under[0] == GAME.view(tucked.s, None).under[0] != [-1, -1]
    studied = table(timeline={1: ["pyramid-of-the-niches"]})
    leave_technologies(studied, 2, deck=["hieroglyphs", "ari-kat"])
    studied.decline_phase().chance().play("ari-kat")
    assert GAME.view(studied.s, 0).under[1] == [number("ari-kat"), number("hieroglyphs")]
    assert GAME.view(studied.s, 1).under[1] == GAME.view(studied.s, None).under[1] == [-1, -1]


def test_dck_7_cards_of_the_draft_are_known_to_nobody_else() -> None:
    t = opened(3)
    assert all(GAME.view(t.s, seat).known == [] for seat in (0, 1, 2, None))
