"""For people: why something is not offered, and what an offered option costs and brings."""

from __future__ import annotations

from ostraka.core.game import Note
from ostraka.core.state import Frame
from ostraka.core.turn import Ask
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.ops.actions import can_archive, can_learn, excavation_rate
from ostraka.games.ancient.ops.create import can_create, cost_at, tokens_on_arrival
from ostraka.games.ancient.ops.technology import displayed, leniency, meets
from ostraka.games.ancient.options import AMOUNT, ARCHIVE, CARD, CREATE, EXCAVATE, LEARN, SLOT
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import ARTEFACT, ARTEFACT_SLOTS, BUILDERS, HAND_LIMIT

__all__ = ["previews", "reasons"]


def reasons(s: Table, seat: int) -> list[Note]:
    """Why tempting options are not open to this seat now."""
    ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
    if ask is None:
        return []
    notes: list[Note] = []
    if ask.prompt == "action":
        notes += _actions(s, seat, ask)
    if ask.prompt in ("action", "create"):
        notes += [note for note in (_creation(s, seat, card) for card in s.hand[seat]) if note is not None]
    if ask.prompt in ("action", "learn"):
        notes += _learning(s, seat, ask)
    if ask.prompt == "slot":
        notes += _slots(s, seat, ask)
    return notes


def _actions(s: Table, seat: int, ask: Ask) -> list[Note]:
    notes: list[Note] = []
    if CREATE not in ask.options:
        notes.append(Note(CREATE, "reason-nothing-to-create", {}))
    if LEARN not in ask.options and not can_learn(s, seat):
        notes.append(Note(LEARN, "reason-nothing-to-learn", {}))
    if ARCHIVE not in ask.options and not can_archive(s, seat):
        empty = "reason-no-knowledge" if s.hand[seat] else "reason-no-cards"
        notes.append(Note(ARCHIVE, empty, {}))
    if EXCAVATE not in ask.options:
        notes.append(Note(EXCAVATE, "reason-nothing-upright", {"turned": s.turned[seat]}))
    return notes


def _creation(s: Table, seat: int, number: int) -> Note | None:
    money = len(s.hand[seat]) - 1
    if can_create(s, seat, number, money):
        return None
    card = CARDS[number]
    if card.kind == ARTEFACT:
        if len(s.artefacts[seat]) == ARTEFACT_SLOTS:
            return Note(CARD + number, "reason-artefact-slots-full", {"card": number})
        return Note(CARD + number, "reason-cards-short", {"card": number, "short": card.cost - money})
    slots = (card.slot,) if card.locked else range(1, 7)
    costs = [cost_at(card, slot) for slot in slots if s.slot_room(seat, slot) > 0]
    if not costs and card.locked:
        return Note(CARD + number, "reason-locked-slot-full", {"card": number, "slot": card.slot})
    if not costs:
        return Note(CARD + number, "reason-timeline-full", {"card": number})
    return Note(CARD + number, "reason-cards-short", {"card": number, "short": min(costs) - money})


def _learning(s: Table, seat: int, ask: Ask) -> list[Note]:
    slack = leniency(s, seat)
    notes: list[Note] = []
    for technology in displayed(s):
        needs = CARDS[technology].needs
        if needs is not None and not meets(s, seat, technology, slack) and CARD + technology not in ask.options:
            short = needs.shortfall(s, Frame(-1, seat, technology))
            if short < 1000:
                # A lenient card has already made up for some of it (CARD-11).
                short -= slack
            message = "reason-too-many" if short >= 1000 else "reason-requirement"
            notes.append(Note(CARD + technology, message, {"card": technology, "short": short % 1000}))
    return notes


def _slots(s: Table, seat: int, ask: Ask) -> list[Note]:
    card = CARDS[ask.source]
    notes: list[Note] = []
    for slot in range(1, 7):
        if SLOT + slot in ask.options:
            continue
        if card.locked and slot != card.slot:
            notes.append(Note(SLOT + slot, "reason-locked", {"slot": card.slot}))
        elif s.slot_room(seat, slot) == 0:
            notes.append(Note(SLOT + slot, "reason-slot-full", {"slot": slot}))
        else:
            short = cost_at(card, slot) - len(s.hand[seat])
            notes.append(Note(SLOT + slot, "reason-cards-short", {"card": ask.source, "short": short}))
    return notes


def previews(s: Table, seat: int, option: int) -> list[Note]:
    """The cost of a slot, what a monument will carry, what the next decline brings."""
    ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
    if ask is None or option not in ask.options:
        return []
    if ask.prompt == "slot":
        return [_place(s, seat, option, ask.source, option - SLOT, len(s.hand[seat]))]
    if ask.prompt == "create" and CARD <= option < CARD + BUILDERS:
        card = CARDS[option - CARD]
        money = len(s.hand[seat]) - 1
        if card.kind == ARTEFACT:
            return [Note(option, "preview-artefact", _price(card.cost, money))]
        slots = [n for n in range(1, 7) if s.slot_room(seat, n) > 0 and cost_at(card, n) <= money]
        if card.locked or len(slots) == 1:
            # Nothing is asked about the slot, so it is said here.
            return [_place(s, seat, option, option - CARD, card.slot if card.locked else slots[0], money)]
        tokens = tokens_on_arrival(s, seat, option - CARD)
        return [Note(option, "preview-monument", {"slot": card.slot, "tokens": tokens, **_price(card.cost, money)})]
    if ask.prompt == "excavate":
        drawn = (option - AMOUNT) * excavation_rate(s, seat)
        fit = HAND_LIMIT - len(s.hand[seat])
        return [Note(option, "preview-excavate", {"cards": drawn, "fit": "all" if drawn <= fit else fit})]
    return []


def _place(s: Table, seat: int, option: int, number: int, slot: int, money: int) -> Note:
    """What a monument costs in a slot, and what becomes of it there."""
    tokens = tokens_on_arrival(s, seat, number)
    price = _price(cost_at(CARDS[number], slot), money)
    return Note(option, "preview-slot", {"slot": slot, "tokens": tokens, "turns": slot, **price})


def _price(cost: int, money: int) -> dict[str, int | str]:
    """So many cards, and whether these are all there are: then nobody is asked which."""
    return {"cost": cost, "whole": "yes" if cost == money and cost > 0 else "no"}
