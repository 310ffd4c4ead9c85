"""A card as a fact record, in the shape of the data files: what the declaration says, written out."""

from __future__ import annotations

import unicodedata

from ostraka.core.expr import Fact
from ostraka.games.ancient.catalogue import CARDS, Card
from ostraka.games.ancient.rulings import RULINGS
from ostraka.games.ancient.terms import ARTEFACT, KIND_NAMES, TECHNOLOGY

__all__ = ["all_facts", "card_id", "facts", "rulings_of", "slug"]


def slug(name: str) -> str:
    """A name as it stands in ids: plain letters, digits and hyphens."""
    flat = name.replace("Ħ", "H").replace("ħ", "h")
    letters = [c for c in unicodedata.normalize("NFD", flat) if not unicodedata.combining(c)]
    words = "".join(c.lower() if c.isalnum() else "" if c in "'’" else " " for c in letters)
    return "-".join(words.split())


def card_id(card: Card) -> str:
    kind = "tech" if card.kind & TECHNOLOGY else KIND_NAMES[card.kind]
    return f"{kind}-{card.number}-{slug(card.name)}"


def rulings_of(card: Card) -> list[str]:
    """The rulings that concern a card."""
    name = slug(card.name)
    return [ruling for ruling, names in RULINGS.items() if name in names.split()]


def clause(card: Card) -> Fact:
    """The one clause of a card, as the data files write it."""
    fact: Fact = {"when": card.at}
    if card.on is not None:
        fact["trigger"] = card.on.fact()
    if card.needs is not None and not card.kind & TECHNOLOGY:
        fact["if"] = card.needs.fact()
    if card.do is not None:
        if card.do.may:
            fact["may"] = True
        fact.update(card.do.fact())
    elif card.modify is not None:
        fact.update(card.modify.fact())
    elif card.score is not None:
        fact.update(card.score.fact())
    return fact


def facts(card: Card) -> Fact:
    """Everything the declaration says about a card, except its words."""
    if card.kind & TECHNOLOGY:
        return {
            "id": card_id(card),
            "number": card.number,
            "level": card.level,
            "type": KIND_NAMES[card.kind],
            "name": card.name,
            "requirement": card.needs.fact() if card.needs is not None else None,
            "victory_points": card.points if card.level == 2 else None,
            "activation": [card.at],
            "mechanics": [clause(card)],
            "rulings": rulings_of(card),
        }
    monument = card.kind != ARTEFACT
    return {
        "id": card_id(card),
        "type": KIND_NAMES[card.kind],
        "number": card.number,
        "name": card.name,
        "country": card.country,
        "discard_cost": card.cost,
        "start_slot": card.slot if monument else None,
        "locked": card.locked,
        "knowledge": card.knowledge if monument else None,
        "victory_points": card.points if monument else None,
        "starting_hand": card.hand or None,
        "activation": [card.at],
        "mechanics": [clause(card)],
        "rulings": rulings_of(card),
    }


def all_facts() -> list[Fact]:
    """Every card in the order of its number."""
    return [facts(card) for card in CARDS]
