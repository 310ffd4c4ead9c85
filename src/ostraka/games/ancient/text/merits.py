"""What speaks for a move in Ancient Knowledge by itself: points, knowledge to get rid of, what can be learned then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ostraka.core.turn import PASS, Roll
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.ops.create import tokens_on_arrival
from ostraka.games.ancient.ops.technology import displayed, leniency, meets
from ostraka.games.ancient.options import CARD, SLOT
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import ARTEFACT, BUILDERS, CARD_COUNT, POSITIONS, TECHNOLOGY
from ostraka.text.words import Words

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["TOLD", "merits"]

TOLD: Final = frozenset({"hint-learned", "hint-artefacts"})
"""Reasons that are said better here."""
SHORT: Final = 130
"""A card's text is a reason if it can be read at a glance."""


def merits(words: Words, s: Table, steps: Sequence[Step]) -> list[str]:
    """At most two reasons, the one about the card itself first."""
    seat, say = steps[0].ask.seat, words.catalogue.say
    verb = words.game.actions.describe(steps[0].option).message
    chosen = {step.ask.prompt: step.option for step in steps if step.option != PASS}
    before = learnable(s, seat)
    found: list[str] = []
    card = chosen.get("create", steps[0].ask.source + CARD if "slot" in chosen else -1) - CARD
    if 0 <= card < BUILDERS:
        found += created(words, s, seat, card, chosen.get("slot", SLOT + CARDS[card].slot) - SLOT)
    learned = chosen.get("learn", chosen.get("look-learn", -1)) - CARD
    if BUILDERS <= learned < CARD_COUNT and CARDS[learned].kind & TECHNOLOGY:
        found += technology(words, learned)
    if verb == "option-excavate":
        found.append(say("merit-excavate"))
    if verb == "option-search":
        found.append(say("merit-search", {"hand": len(s.hand[seat])}))
    off = removed(s, seat, steps)
    if off:
        saved = sum(1 for slot in off if slot == 1)
        found.append(say("merit-remove", {"amount": len(off), "saved": saved}))
    if 0 <= card < BUILDERS:
        new = [technology for technology in learnable(after(words, s, steps), seat) if technology not in before]
        if new:
            found.append(say("merit-learnable", {"cards": words.cards(new[:2])}))
    kept = keeping(s, seat, steps)
    if kept:
        found.append(say("merit-keep", {"cards": words.cards(kept)}))
    return found[:2]


def created(words: Words, s: Table, seat: int, card: int, slot: int) -> list[str]:
    """A monument by its points and knowledge, an artefact by what it does."""
    if CARDS[card].kind == ARTEFACT:
        return text_of(words, card)
    tokens = tokens_on_arrival(s, seat, card)
    args = {"points": CARDS[card].points, "turns": slot, "tokens": tokens}
    told = [words.catalogue.say("merit-monument", args)]
    return told if CARDS[card].points > 1 else [*text_of(words, card), *told]


def technology(words: Words, card: int) -> list[str]:
    """The points of level II, or what level I does."""
    points = CARDS[card].points
    return text_of(words, card) or ([words.catalogue.say("merit-points", {"points": points})] if points else [])


def text_of(words: Words, card: int) -> list[str]:
    text = words.card_text(card).rstrip(".")
    told = words.catalogue.say("merit-text", {"card": words.card(card), "text": words.catalogue.inner(text)})
    return [told] if text and len(text) <= SHORT else []


def learnable(s: Table, seat: int) -> list[int]:
    slack = leniency(s, seat)
    return [card for card in displayed(s) if meets(s, seat, card, slack)]


def after(words: Words, s: Table, steps: Sequence[Step]) -> Table:
    """The table after a move, as far as chance is not asked."""
    t = s.copy()
    for step in steps:
        if isinstance(t.turn, Roll):
            break
        words.game.apply(t, step.option, None, step.ask.seat)
    return t


def removed(s: Table, seat: int, steps: Sequence[Step]) -> list[int]:
    """The slots from which a move takes knowledge, one for each."""
    slots = {s.line[p]: (p - seat * POSITIONS) // 2 + 1 for p in range(seat * POSITIONS, (seat + 1) * POSITIONS)}
    cards = [step.option - CARD for step in steps if step.ask.prompt == "remove" and step.option != PASS]
    return [slots[card] for card in cards if card in slots]


def keeping(s: Table, seat: int, steps: Sequence[Step]) -> list[int]:
    """What stays in hand where several cards are given up."""
    gone = [step.option - CARD for step in steps if step.ask.prompt == "discard"]
    rest = [card for card in s.hand[seat] if card not in gone]
    return rest if gone and len(rest) <= 6 else []
