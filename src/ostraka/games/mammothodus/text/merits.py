"""What speaks for a move in Mammothodus by itself: enemies in reach, population, shards and places of power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ostraka.core.turn import PASS
from ostraka.games.mammothodus.board import COLOUR, DISTANCE, HUMAN_COLOUR, PLACES
from ostraka.games.mammothodus.mind.threat import kill_chance
from ostraka.games.mammothodus.ops.action import bonus, cost
from ostraka.games.mammothodus.ops.tribes import tribe_defence
from ostraka.games.mammothodus.options import ACTION, DRAW, FIGURE_AT, KIND_AT, SHARD_AT, SPIRIT_AT, TERRITORY_AT
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import DICE, POPULATION_MAX, SPIRITS
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    ADAPT,
    ATTACK,
    CARE,
    COLOURS,
    DEGRADE,
    DOUBLE,
    DRAW_THREE,
    EXTRA,
    HUMAN,
    KINDS,
    MOVE,
    NEED,
    ROWS,
    SHARD_TYPES,
    SPIRIT_COUNT,
    WILD,
    WORTH,
)
from ostraka.text.clause import Args
from ostraka.text.words import Words

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["TOLD", "cheaper", "contrast", "merits", "spared"]

TOLD: Final = frozenset(f"hint-{name}" for name in ("population", "weakest", "hand", "portal", "points-places"))
"""Reasons that are said better here."""
KINDS_OF_CARDS: Final = ((WILD, "wild"), (DRAW_THREE, "three"), (DOUBLE, "double"), (EXTRA, "extra"))


def merits(words: Words, s: Table, steps: Sequence[Step]) -> list[str]:
    """What is there to be done, as far as it can be seen on the board."""
    ask, first = steps[0]
    say = words.catalogue.say
    if first == PASS and ask.prompt == "play":
        return added(words, s, [])
    if first == PASS and ask.prompt == "reroll":
        return kept_dice(words, s, ask.seat)
    if first == PASS:
        return [say("merit-no-help")] if ask.prompt == "help" and s.hand[ask.seat] else []
    if first == DRAW:
        return [say("merit-draw")]
    if ask.prompt == "strike":
        return [say("merit-strike", {"what": "spirit" if first >= SPIRIT_AT else "tribe"})]
    if ask.prompt == "develop":
        return useful(words, steps)
    if ask.prompt in ("play", "help"):
        return added(words, s, steps)
    if ask.prompt == "action" and first == ACTION + DEGRADE:
        return [say("merit-degrade")]
    action = first - ACTION if ask.prompt == "action" else ask.amount if ask.prompt == "figure" else MOVE
    figures = [step.option - FIGURE_AT for step in steps if step.ask.prompt == "figure" and step.option != PASS]
    if action == MOVE or not figures:
        return journey(words, s, steps)
    amount = played(steps) and played(steps) + bonus(figures[0], action)
    return acted(words, s, ask.seat, figures[0], action, amount)


def played(steps: Sequence[Step]) -> int:
    """What the cards of a move count for."""
    kinds = [step.option - KIND_AT for step in steps if step.ask.prompt in ("play", "help") and step.option >= KIND_AT]
    return sum(WORTH[kind] for kind in kinds if kind < KINDS)


def acted(words: Words, s: Table, seat: int, colour: int, action: int, amount: int) -> list[str]:
    """What an action of a figure brings, with so many cards and its bonus; 0 if nobody knows yet."""
    say, t = words.catalogue.say, s.figure[seat * COLOURS + colour]
    if action == ATTACK:
        place = words.thing("territory", t, ())
        spirits = sum(1 for u in s.spirit_at if u == t)
        args: Args = {"tribes": s.tribes[t], "spirits": spirits, "place": place, "chance": chance(s, t, amount)}
        return [say("merit-attack", args)]
    if action == CARE:
        had = s.population[seat]
        return [say("merit-care", {"had": had, "now": min(POPULATION_MAX, had + amount) if amount else 0})]
    if action == ADAPT and amount:
        had = s.defence[seat]
        grown = max(0, min(s.figures(seat) - had, amount))
        found = [say("merit-adapt", {"had": had, "now": had + grown})] if grown else []
        return [*found, say("merit-develops", {"cards": amount - grown})] if amount > grown else found
    if action == ACTIVATE:
        return [say("merit-activate", {"done": sum(s.done_rows >> row & 1 for row in range(ROWS)) + 1, "all": ROWS})]
    return []


def added(words: Words, s: Table, steps: Sequence[Step]) -> list[str]:
    """What a figure's action comes to with the cards that are added, and what it would come to without them."""
    frame, more, say = s.top(), played(steps), words.catalogue.say
    seat, colour, action = frame.seat, frame.card, frame.arg
    extra, t = bonus(colour, action), s.figure[seat * COLOURS + colour]
    had, now = s.strength + extra if s.strength and more else 0, s.strength + more + extra
    if action == ACTIVATE:
        paid = s.strength + more
        return [say("merit-pays", {"now": paid, "cost": cost(s), "enough": "yes" if paid >= cost(s) else "no"})]
    if action == ATTACK and had:
        return [say("merit-dice", {"had": chance(s, t, had), "now": chance(s, t, now), "what": target(s, t)})]
    if action == MOVE:
        return [say("merit-steps", {"had": had, "now": now}), *journey(words, s, steps)]
    return acted(words, s, seat, colour, action, now)


def kept_dice(words: Words, s: Table, seat: int) -> list[str]:
    """The tribes that the dice destroy as they are, and what it costs to roll again."""
    t = s.figure[seat * COLOURS + s.top().card]
    hits = sum(1 for face in s.dice if face >= tribe_defence(s))
    return [words.catalogue.say("merit-keep-dice", {"tribes": min(hits, s.tribes[t])})]


def target(s: Table, t: int) -> str:
    return "spirit" if s.spirit_in(t) else "tribe"


def chance(s: Table, t: int, dice: int) -> int:
    """The chance in per cent that so many dice destroy a spirit in a territory, or else a tribe; 0 without dice."""
    dice = min(DICE, dice)
    if not dice:
        return 0
    hard = [(SPIRITS[n][2], SPIRITS[n][3]) for n in range(SPIRIT_COUNT) if s.spirit_at[n] == t]
    least, number = min(hard, key=lambda pair: -kill_chance(dice, *pair)) if hard else (tribe_defence(s), 1)
    return round(100 * kill_chance(dice, least, number))


def contrast(words: Words, s: Table, first: Sequence[Step], after: Sequence[Step]) -> str:
    """Why an enemy does less harm in one territory than in another; what card it keeps that no further figure acts."""
    prompt = first[0].ask.prompt
    if prompt == "figure" and first[0].option == PASS:
        kept = [name for name in map(sort_of, kinds_played(after)) if name]
        return words.catalogue.say("merit-kept-card", {"kind": kept[0]}) if kept else ""
    if PASS in (first[0].option, after[0].option) or prompt not in ("tribe", "spirit"):
        return ""
    here, there = first[0].option - TERRITORY_AT, after[0].option - TERRITORY_AT
    found: list[str] = []
    say, place = words.catalogue.say, words.thing("territory", there, ())
    if s.crowd[here] < s.crowd[there]:
        found.append(say("merit-few", {"here": s.crowd[here], "there": s.crowd[there], "place": place}))
    strong, weak = weakest(s, here), weakest(s, there)
    if s.crowd[here] == s.crowd[there] > 0 and strong > weak:
        found.append(say("merit-strong", {"here": strong, "there": weak, "place": place}))
    deck = s.humans or s.human_discard
    often = [sum(1 for card in deck if HUMAN_COLOUR[card - HUMAN] == COLOUR[t]) for t in (here, there)]
    if often[0] < often[1]:
        found.append(say("merit-rare", {"here": often[0], "there": often[1], "of": len(deck), "place": place}))
    told = words.series(found, "semicolon")
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def cheaper(words: Words, s: Table, first: Sequence[Step], after: Sequence[Step]) -> str:
    """That one figure needs fewer cards than another."""
    if first[0].ask.prompt != "figure":
        return ""
    cards = [sum(step.ask.prompt == "play" and step.option != PASS for step in steps) for steps in (first, after)]
    fewer = {"now": cards[0], "other": cards[1]}
    return words.catalogue.say("merit-fewer-cards", fewer) if 0 < cards[0] < cards[1] else ""


def spared(words: Words, s: Table, steps: Sequence[Step]) -> str:
    """The card that is kept where another one would still bring something."""
    ask, say = steps[0].ask, words.catalogue.say
    if ask.prompt not in ("play", "help", "discard"):
        return ""
    gone = kinds_played(steps)
    kept = [option - KIND_AT for option in ask.options if KIND_AT <= option < KIND_AT + KINDS]
    names = [sort_of(kind) for kind in kept if kind not in gone]
    drawn = ["three"] if DRAW in ask.options and DRAW not in (step.option for step in steps) else []
    if ask.prompt == "discard":
        # Of what could be thrown away only what is worth more than another card.
        names = [name for name in names if name]
    elif not lacking(s, played(steps)):
        names = []
    names = list(dict.fromkeys(drawn + names))
    if not names:
        return ""
    alone = len(names) == 1 or ask.prompt == "discard"
    kind = "help" if ask.prompt == "help" else names[0] if alone and names[0] else "other"
    return say("merit-spared", {"kind": kind})


def lacking(s: Table, more: int) -> bool:
    """Whether a further card would still add something to a figure's action, after cards that count for so much."""
    frame = s.top()
    now = s.strength + more + bonus(frame.card, frame.arg)
    if frame.arg == ACTIVATE:
        return s.strength + more < cost(s)
    if frame.arg == CARE:
        return s.population[frame.seat] + now < POPULATION_MAX
    return frame.arg != ATTACK or now < DICE


def kinds_played(steps: Sequence[Step]) -> list[int]:
    """The kinds of cards that a move plays or gives away."""
    prompts = ("play", "help", "discard")
    return [step.option - KIND_AT for step in steps if step.ask.prompt in prompts and step.option >= KIND_AT]


def sort_of(kind: int) -> str:
    """What a kind of card is called that is worth more than a plain one; empty for those."""
    for first, name in KINDS_OF_CARDS:
        if first <= kind < first + (4 if first in (DOUBLE, EXTRA) else 1):
            return name
    return ""


def weakest(s: Table, t: int) -> int:
    """The least population of the clans that stand in a territory."""
    return min((s.population[seat] for seat in range(s.seats) if s.figures_at(seat, t)), default=0)


def useful(words: Words, steps: Sequence[Step]) -> list[str]:
    """What development cards are good for."""
    names = [name for name in (sort_of(step.option - KIND_AT) for step in steps) if name]
    return [words.catalogue.say("merit-card", {"kind": name}) for name in dict.fromkeys(names)][:2]


def journey(words: Words, s: Table, steps: Sequence[Step]) -> list[str]:
    """What a figure finds where it goes: face-down shards, those it carries, a place for them."""
    going = [step.option for step in steps if step.ask.prompt == "step"]
    ends = [option - TERRITORY_AT for option in going if TERRITORY_AT <= option < SHARD_AT]
    if not ends:
        return []
    carried = [option - SHARD_AT for option in going if SHARD_AT <= option < SHARD_AT + SHARD_TYPES]
    end, say = ends[-1], words.catalogue.say
    home = bound(s, carried[-1], end) if carried else None
    if home is not None:
        far, row, site = home
        shard, place = words.thing("shard", carried[-1], ()), words.thing("territory", site, ())
        return [say("merit-carry", {"shard": shard, "place": place, "row": row + 1, "far": far})]
    if s.face_down[end]:
        return [say("merit-turn-up")]
    if s.tribes[end]:
        return [say("merit-approach", {"tribes": s.tribes[end]})]
    return []


def bound(s: Table, kind: int, t: int) -> tuple[int, int, int] | None:
    """(Steps, row, territory): where a shard is wanted that has come as far as this, if anywhere."""
    wanted = [
        (DISTANCE[t * PLACES + site], row, site)
        for row in range(ROWS)
        if not s.done_rows >> row & 1 and s.need[row * NEED + kind]
        for site in range(PLACES)
        if s.lies_right(site, row)
    ]
    return min(wanted, default=None)
