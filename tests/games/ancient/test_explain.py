"""Why something is not offered, and what an offered option costs and brings."""

from __future__ import annotations

import pytest

from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from tests.games.ancient.drive import Laid, answer, begin_turn, some
from tests.games.ancient.table import Given, read, table, word

UNREACHABLE = [
    ["anaximenes", "aristotle", "melchizedek"],
    ["flower-of-life", "astronomy", "arabic-numerals"],
    ["plato", "thoth", "pythagoras"],
]


def why_not(t: Given, option: str, seat: int = 0) -> tuple[str, dict[str, int | str]] | None:
    """The message and numbers that explain why this option is missing; None if nothing is said about it."""
    notes = [note for note in GAME.reasons(t.s, seat) if note.option == read(option)]
    assert len(notes) <= 1
    return (notes[0].message, dict(notes[0].args)) if notes else None


def preview(t: Given, option: str, seat: int = 0) -> list[tuple[str, dict[str, int | str]]]:
    return [(note.message, dict(note.args)) for note in GAME.preview(t.s, seat, read(option))]


def choose(t: Given, line: str) -> Given:
    for text in line.split():
        answer(t, read(text))
    return t


# --- actions ----------------------------------------------------------------------------------------------------------


def test_every_action_that_is_missing_says_why() -> None:
    t = begin_turn(table(boards=UNREACHABLE))
    assert t.options == ["search"]
    assert why_not(t, "create") == ("reason-nothing-to-create", {})
    assert why_not(t, "learn") == ("reason-nothing-to-learn", {})
    assert why_not(t, "archive") == ("reason-no-cards", {})
    assert why_not(t, "excavate") == ("reason-nothing-upright", {"turned": 0})
    assert why_not(t, "search") is None


def test_archive_without_knowledge() -> None:
    t = begin_turn(table(hand=["petra"], timeline={3: ["cyrene"]}))
    assert why_not(t, "archive") == ("reason-no-knowledge", {})


def test_excavate_with_everything_turned() -> None:
    t = begin_turn(table(hand=["petra"], past=some(3), turned=3))
    assert why_not(t, "excavate") == ("reason-nothing-upright", {"turned": 3})


def test_what_is_offered_needs_no_reason() -> None:
    line = {3: ["cyrene"]}
    t = begin_turn(table(hand=["petra"], past=["tulum"], timeline=line, knowledge={"cyrene": 1}))
    for action in t.options:
        assert why_not(t, action) is None
    assert why_not(t, "petra") is None


def test_no_reason_is_given_for_an_offered_option() -> None:
    t = begin_turn(table(hand=["petra", "jericho", "tulum"], past=some(2, "pyramid")))
    for line in ("", "create", "jericho"):
        choose(t, line)
        offered = {word(code) for code in t.ask.options}
        assert not offered & {word(note.option) for note in GAME.reasons(t.s, 0)}


# --- creating ---------------------------------------------------------------------------------------------------------


def test_too_few_cards_to_discard() -> None:
    t = begin_turn(table(hand=["jericho", "petra"]))
    assert why_not(t, "jericho") == ("reason-cards-short", {"card": read("jericho") - read("osirion"), "short": 1})


def test_all_artefact_slots_are_taken() -> None:
    five = ["nebra-sky-disc", "moai-statue", "olmec-heads", "tzolkin", "genetic-disk"]
    reason = why_not(begin_turn(table(hand=["ica-stones", "petra"], artefacts=five)), "ica-stones")
    assert reason is not None and reason[0] == "reason-artefact-slots-full"


def test_the_only_slot_of_a_locked_monument_is_full() -> None:
    reason = why_not(begin_turn(table(hand=["tulum", "petra"], timeline={4: ["bagan", "inwa"]})), "tulum")
    assert reason is not None and reason[0] == "reason-locked-slot-full" and reason[1]["slot"] == 4


def test_a_full_printed_slot_and_no_card_for_the_distance() -> None:
    t = begin_turn(table(hand=["petra"], timeline={4: ["bagan", "inwa"]}))
    reason = why_not(t, "petra")
    assert reason is not None and reason[0] == "reason-cards-short" and reason[1]["short"] == 1


def test_the_whole_timeline_is_full() -> None:
    cards = some(12, "megalith")
    line = {slot: cards[2 * slot - 2 : 2 * slot] for slot in range(1, 7)}
    reason = why_not(begin_turn(table(hand=["petra", *some(6, "pyramid")], timeline=line)), "petra")
    assert reason is not None and reason[0] == "reason-timeline-full"


def test_slots_that_cannot_be_chosen() -> None:
    t = begin_turn(table(hand=["petra", "inwa"], timeline={3: ["bagan", "cyrene"]}))
    choose(t, "create petra")
    assert t.options == ["@4", "@5"]
    assert why_not(t, "@3") == ("reason-slot-full", {"slot": 3})
    assert why_not(t, "@6") == ("reason-cards-short", {"card": t.ask.source, "short": 1})
    assert why_not(t, "@1") == ("reason-cards-short", {"card": t.ask.source, "short": 2})
    assert why_not(t, "@4") is None


def test_slots_of_a_locked_monument() -> None:
    t = choose(begin_turn(table(hand=["tulum", *some(5, "pyramid")])), "create tulum")
    assert why_not(t, "@5") == ("reason-locked", {"slot": 4}) and why_not(t, "@4") is None


# --- learning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("technology", "area", "short"),
    [
        ("anaximenes", {"artefacts": ["tzolkin"]}, 2),
        ("aristotle", {"past": some(1, "pyramid")}, 1),
        ("melchizedek", {"past": ["tulum"]}, 2),
        ("plato", {"past": some(5, "pyramid")}, 2),
    ],
)
def test_a_requirement_that_is_missed_says_by_how_much(technology: str, area: Laid, short: int) -> None:
    t = begin_turn(table(boards=UNREACHABLE, hand=["petra"], **area))
    reason = why_not(t, technology)
    assert reason is not None and reason[0] == "reason-requirement" and reason[1]["short"] == short


def test_candi_sukuh_makes_the_rest_of_the_way_shorter() -> None:
    # Two pyramids are asked for and there is none: with Candi Sukuh one is enough.
    t = begin_turn(table(boards=UNREACHABLE, hand=["petra"], timeline={4: ["candi-sukuh"]}))
    reason = why_not(t, "aristotle")
    assert reason is not None and reason[0] == "reason-requirement" and reason[1]["short"] == 1


def test_too_much_of_something() -> None:
    boards = [["ptolemy", "aristotle", "melchizedek"], ["astronomy"], ["alchemy", "plato"]]
    t = begin_turn(table(boards=boards, hand=["petra", "inwa"], past=some(7, "megalith"), lost=4))
    for technology in ("ptolemy", "alchemy"):
        reason = why_not(t, technology)
        assert reason is not None and reason[0] == "reason-too-many"


def test_a_technology_that_ignores_requirements_has_no_reasons() -> None:
    t = table(timeline={1: ["montguyon-dolmen"]}, boards=UNREACHABLE).decline_phase()
    assert t.prompt == "learn" and GAME.reasons(t.s, 0) == []


# --- who may ask ------------------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_asked_gets_no_notes() -> None:
    t = begin_turn(table(hand=["jericho"], others=[{"hand": ["heracleion"]}]))
    assert GAME.reasons(t.s, 1) == [] and GAME.preview(t.s, 1, read("search")) == []


def test_both_partners_of_a_team_get_their_own_reasons() -> None:
    others = [{"hand": ["heracleion"]}, {"hand": ["petra"]}, {"hand": ["inwa"]}]
    t = begin_turn(table(seats=4, settings=["teams"], hand=["jericho"], others=others))
    assert why_not(t, "jericho", 0) is not None and why_not(t, "heracleion", 0) is None
    assert why_not(t, "heracleion", 1) is not None and why_not(t, "jericho", 1) is None


# --- previews ---------------------------------------------------------------------------------------------------------


def test_preview_of_a_slot() -> None:
    area: Laid = {"hand": ["cyrene", "petra", "inwa"], "artefacts": ["dogu-figurines"]}
    t = choose(begin_turn(table(**area)), "create cyrene")
    assert preview(t, "@5") == [("preview-slot", {"slot": 5, "cost": 2, "tokens": 7, "turns": 5, "whole": "yes"})]
    assert preview(t, "@3") == [("preview-slot", {"slot": 3, "cost": 0, "tokens": 7, "turns": 3, "whole": "no"})]


def test_preview_of_an_excavation_says_how_many_cards_fit() -> None:
    t = choose(begin_turn(table(past=some(3), hand=some(9)[3:])), "excavate")
    assert preview(t, "x2") == [("preview-excavate", {"cards": 4, "fit": "all"})]
    assert preview(t, "x3") == [("preview-excavate", {"cards": 6, "fit": 4})]


def test_preview_tells_what_will_come_true() -> None:
    t = choose(begin_turn(table(hand=["cyrene", "petra", "inwa"], artefacts=["dogu-figurines"])), "create cyrene")
    promised = preview(t, "@5")[0][1]
    t.play("@5")
    assert t.knowledge("cyrene") == promised["tokens"] and len(t.discard) == promised["cost"]


def test_preview_of_a_creation() -> None:
    t = choose(begin_turn(table(hand=["jericho", "nimrud-lens", "petra", "inwa"])), "create")
    assert preview(t, "jericho") == [("preview-monument", {"cost": 2, "slot": 3, "tokens": 3, "whole": "no"})]
    assert preview(t, "nimrud-lens") == [("preview-artefact", {"cost": 1, "whole": "no"})]


def test_preview_says_nothing_about_what_is_not_offered() -> None:
    t = choose(begin_turn(table(hand=["jericho", "petra"])), "create")
    assert preview(t, "jericho") == [] and preview(t, "atlantis") == [] and preview(t, "pass") == []
