"""What speaks for a move in Ancient Knowledge by itself: points, knowledge to get rid of, what can be learned then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ostraka.core.event import Event
from ostraka.core.rng import Rng
from ostraka.core.state import Frame
from ostraka.core.turn import CHANCE, PASS, Ask, Roll
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.ops.actions import excavation_rate
from ostraka.games.ancient.ops.create import tokens_on_arrival
from ostraka.games.ancient.ops.technology import displayed, leniency, meets
from ostraka.games.ancient.options import AMOUNT, CARD, SLOT
from ostraka.games.ancient.scores import Per, Steps
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import (
    ARTEFACT,
    BUILDERS,
    CARD_COUNT,
    END,
    HAND_LIMIT,
    IMMEDIATE,
    KIND_NAMES,
    MONUMENT,
    POSITIONS,
    TECHNOLOGY,
)
from ostraka.games.ancient.triggers import CREATE as CREATED
from ostraka.text.clause import Args
from ostraka.text.words import Words

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["TOLD", "merits"]

TOLD: Final = frozenset(f"hint-{name}" for name in ("learned", "artefacts", "built", "timeline-knowledge"))
"""Reasons that are said better here."""
SHORT: Final = 130
"""A card's text is a reason if it can be read at a glance."""
MOST: Final = 2
PAYING: Final = ("pay", "discard")
KINDS: Final = {name: kind for kind, name in KIND_NAMES.items()}
NAMED: Final = ("city", "megalith", "pyramid", "artefact", "monument")


def merits(words: Words, s: Table, steps: Sequence[Step]) -> list[str]:
    """A few reasons, the one about the card itself first."""
    seat, say = steps[0].ask.seat, words.catalogue.say
    verb = words.game.actions.describe(steps[0].option).message
    chosen = {step.ask.prompt: step.option for step in steps if step.option != PASS}
    found: list[str] = []
    card = chosen.get("create", steps[0].ask.source + CARD if "slot" in chosen else -1) - CARD
    if 0 <= card < BUILDERS:
        found += created(words, s, seat, card, chosen.get("slot", SLOT + CARDS[card].slot) - SLOT)
    learned = chosen.get("learn", chosen.get("look-learn", -1)) - CARD
    if BUILDERS <= learned < CARD_COUNT and CARDS[learned].kind & TECHNOLOGY:
        found += technology(words, learned)
    if "excavate" in chosen or verb == "option-excavate":
        found.append(excavated(words, s, seat, chosen.get("excavate", AMOUNT) - AMOUNT))
    if verb == "option-search":
        found.append(say("merit-search", {"hand": len(s.hand[seat])}))
    if not found or verb != "option-create":
        found += relieved(words, s, after(words, s, steps)[1], seat)
    if 0 <= card < BUILDERS or learned >= BUILDERS:
        before, shown = learnable(s, seat), displayed(s)
        then = learnable(after(words, s, steps)[0], seat)
        new = [technology for technology in then if technology in shown and technology not in before]
        new = [technology for technology in new if technology != learned]
        if new:
            found.append(say("merit-learnable", {"cards": words.cards(new[:2])}))
    found += dispensed(words, s, seat, steps)
    kept = keeping(s, seat, steps)
    if kept:
        found.append(say("merit-keep", {"cards": words.cards(kept)}))
    return found[:MOST]


def created(words: Words, s: Table, seat: int, card: int, slot: int) -> list[str]:
    """A monument by its points and knowledge, an artefact by what it does."""
    if CARDS[card].kind == ARTEFACT:
        return [*text_of(words, card), *answered(words, s, seat, card)]
    told = standing(words, s, seat, card, slot)
    if CARDS[card].score is not None:
        return [*text_of(words, card), effect_now(words, s, seat, card)]
    return [told] if CARDS[card].points > 1 else [*text_of(words, card), told]


def standing(words: Words, s: Table, seat: int, card: int, slot: int) -> str:
    """When a monument declines, with what to get rid of before; and whether the game is likely to end first."""
    later = slot - 1 + (s.skip_decline >> seat & 1)
    tokens = tokens_on_arrival(s, seat, card)
    if later > turns_left(s):
        return words.catalogue.say("merit-too-late", {"points": CARDS[card].points})
    return words.catalogue.say("merit-monument", {"points": CARDS[card].points, "turns": later, "tokens": tokens})


def turns_left(s: Table) -> int:
    """How many more turns there are if the monuments on the Timelines end the game, and nobody's are created anew."""
    for turns in range(POSITIONS // 2):
        for seat in range(s.seats):
            line = s.line[seat * POSITIONS : seat * POSITIONS + 2 * (turns + 1)]
            if len(s.past[seat]) + sum(1 for card in line if card >= 0) >= END:
                return turns
    return POSITIONS


def effect_now(words: Words, s: Table, seat: int, card: int) -> str:
    """How much there is of what a final scoring effect counts, what is still to come of it, and the points by now."""
    t, score, f = s.copy(), CARDS[card].score, Frame(-1, seat, card)
    insort(t.past[seat], card)
    count = score.count if isinstance(score, Per | Steps) else None
    kind = KINDS.get(count.key.partition(".")[2], 0) if count is not None else 0
    line = [other for other in s.line[seat * POSITIONS : (seat + 1) * POSITIONS] if other >= 0]
    more = sum(1 for other in (*line, *s.hand[seat]) if other != card and CARDS[other].kind & kind & MONUMENT)
    args: Args = {"counted": count.value(t, f) if count is not None else 0, "more": more}
    return words.catalogue.say("merit-now", {**args, "points": 0 if score is None else score.points(t, f)})


def answered(words: Words, s: Table, seat: int, card: int) -> list[str]:
    """How many cards in hand an artefact will answer to when they are created."""
    on = CARDS[card].on
    if on is None or on.event != CREATED:
        return []
    held = sum(1 for other in s.hand[seat] if other != card and CARDS[other].kind & on.kind)
    kind = KIND_NAMES[on.kind]
    return [words.catalogue.say("merit-holding", {"n": held, "kind": kind})] if held and kind in NAMED else []


def excavated(words: Words, s: Table, seat: int, monuments: int) -> str:
    """The cards it draws, and what stays upright."""
    rate, upright = excavation_rate(s, seat), len(s.past[seat]) - s.turned[seat]
    if not monuments:
        return words.catalogue.say("merit-excavate", {"rate": rate})
    room = HAND_LIMIT - len(s.hand[seat])
    full = "yes" if (monuments + 1) * rate > room else "no"
    args: Args = {"cards": min(room, monuments * rate), "left": upright - monuments, "full": full}
    return words.catalogue.say("merit-excavate-some", args)


def relieved(words: Words, s: Table, events: Sequence[Event], seat: int) -> list[str]:
    """The knowledge that is taken off one's monuments, and how much of it would have been lost this turn."""
    line = s.line[seat * POSITIONS : (seat + 1) * POSITIONS]
    off: dict[int, int] = {}
    for event in events:
        if event.kind == "remove" and event.cards[0] in line:
            off[event.cards[0]] = off.get(event.cards[0], 0) + event.amount
    if not off:
        return []
    say = words.catalogue.say
    told = [say("merit-taken-off", {"n": n, "card": words.card(card)}) for card, n in off.items()]
    skipped = s.skip_decline >> seat & 1 or s.active != seat
    saved = 0 if skipped else sum(n for card, n in off.items() if card in line[:2])
    every = "yes" if saved == sum(off.values()) else "no"
    args: Args = {"where": words.catalogue.listing(told), "saved": saved, "all": every}
    return [say("merit-remove", args)]


def dispensed(words: Words, s: Table, seat: int, steps: Sequence[Step]) -> list[str]:
    """Why the cards that are given up can be spared."""
    if steps[0].ask.prompt not in PAYING:
        return []
    paid = [step.option - CARD for step in steps if step.ask.prompt in PAYING and step.option != PASS]
    kept = [card for card in s.hand[seat] if card not in paid]
    say, first = words.catalogue.say, CARDS[paid[0]]
    if len(paid) == 1 and first.kind != ARTEFACT and first.slot - 1 > turns_left(s):
        return [say("merit-spare-late", {"card": words.card(paid[0])})]
    monuments = [CARDS[card].points for card in kept if CARDS[card].kind != ARTEFACT]
    if len(paid) == 1 and first.kind != ARTEFACT and first.score is None and min(monuments, default=0) > first.points:
        return [say("merit-spare", {"points": first.points})]
    return together(words, paid, kept) if steps[0].ask.prompt == "discard" and len(paid) > 1 else []


def together(words: Words, paid: Sequence[int], kept: Sequence[int]) -> list[str]:
    """What several cards that are given up have in common, and those that are kept have not."""
    gone, rest = [CARDS[card] for card in paid], [CARDS[card] for card in kept]
    if not rest:
        return []
    once = [[card.at == IMMEDIATE and card.do is not None for card in cards] for cards in (gone, rest)]
    if all(once[0]) and not any(once[1]):
        return [words.catalogue.say("merit-spare-all", {"why": "once"})]
    if min(card.cost for card in gone) > max(card.cost for card in rest):
        return [words.catalogue.say("merit-spare-all", {"why": "dear"})]
    monuments = all(card.kind != ARTEFACT and card.score is None for card in (*gone, *rest))
    if monuments and max(card.points for card in gone) < min(card.points for card in rest):
        return [words.catalogue.say("merit-spare-all", {"why": "few"})]
    return []


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


def after(words: Words, s: Table, steps: Sequence[Step]) -> tuple[Table, list[Event]]:
    """The table after a move, with whatever is drawn, and what happens meanwhile."""
    t, rng = s.copy(), Rng(1)
    events: list[Event] = []
    for step in steps:
        now = t.turn.of(step.ask.seat) if isinstance(t.turn, Ask) else None
        if now is None or step.option not in now.options:
            break
        words.game.apply(t, step.option, events, step.ask.seat)
        while isinstance(t.turn, Roll):
            words.game.apply(t, rng.below(t.turn.n), events, CHANCE)
    return t, events


def keeping(s: Table, seat: int, steps: Sequence[Step]) -> list[int]:
    """What stays in hand where several cards are given up."""
    gone = [step.option - CARD for step in steps if step.ask.prompt == "discard"]
    rest = [card for card in s.hand[seat] if card not in gone]
    return rest if gone and len(rest) <= 6 else []
