"""For people: why something is not offered, what an option brings, and what the next human card would do."""

from __future__ import annotations

from typing import Final

from ostraka.core.game import Note
from ostraka.core.turn import PASS, YES, Ask
from ostraka.games.mammothodus.board import COLOUR, HUMAN_COLOUR, OF_COLOUR, PLACES, PLAYABLE
from ostraka.games.mammothodus.ops.action import bonus, cost, help_worth, own_worth, ready, rows_at
from ostraka.games.mammothodus.ops.draw import THREE, wanted
from ostraka.games.mammothodus.ops.talents import PROTECTION_BONUS
from ostraka.games.mammothodus.ops.tribes import tribe_defence
from ostraka.games.mammothodus.options import (
    ACTION,
    DRAW,
    FACE,
    FIGURE_AT,
    KIND_AT,
    ROW_AT,
    SHARD_AT,
    SPIRIT_AT,
    TERRITORY_AT,
)
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import COLOUR_NAMES, POPULATION_MIN, SPIRITS
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    ATTACK,
    ATTACK_BONUS,
    COLOURS,
    DEGRADATION,
    DEGRADE,
    DRAW_THREE,
    HUMAN,
    KINDS,
    MOVEMENT_ATTACK,
    NEED,
    SHARD_TYPES,
    SPIRIT_COUNT,
    TERRITORY,
    WORTH,
)

__all__ = ["forecast", "previews", "reasons", "threats"]

ACTION_WORDS: Final = ("move", "attack", "care", "adapt", "degrade", "activate")
"""What the actions are called in messages."""


def reasons(s: Table, seat: int) -> list[Note]:
    """Why tempting options are not open to this seat now."""
    ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
    if ask is None:
        return []
    if ask.prompt == "action":
        missing = [action for action in range(ACTIVATE + 1) if ACTION + action not in ask.options]
        return [_no_action(s, seat, action) for action in missing]
    if ask.prompt == "play":
        return _no_card(s, seat, ask)
    if ask.prompt == "reroll" and s.population[seat] <= POPULATION_MIN:
        return [Note(FACE + 1, "reason-no-reroll", {"population": s.population[seat]})]
    if ask.prompt == "discard" and s.kinds_in_hand(seat) >> DEGRADATION & 1:
        return [Note(KIND_AT + DEGRADATION, "reason-degradation-stays", {})]
    return []


def _no_action(s: Table, seat: int, action: int) -> Note:
    """What is missing for an action (R6.2, R6.9.1, R6.12, R6.13, R12.2, Q37)."""
    option = ACTION + action
    if s.done >> action & 1:
        return Note(option, "reason-done", {})
    if action == DEGRADE:
        held = s.kinds_in_hand(seat) >> DEGRADATION & 1
        return Note(option, "reason-token-placed" if held else "reason-no-degradation", {})
    places = [t for t in s.figure[seat * COLOURS : seat * COLOURS + COLOURS] if t >= 0]
    if action == ATTACK:
        target = any(s.enemies_in(t) for t in places)
        return Note(option, "reason-no-card-there" if target else "reason-no-target", {})
    if action == ACTIVATE:
        sites = [t for t in places if t and s.place[t] < 0 and rows_at(s, t)]
        if not sites:
            return Note(option, "reason-no-site", {})
        have = max([own_worth(s, seat, ACTIVATE, t) for t in sites])
        if have == 0:
            return Note(option, "reason-no-card-site", {})
        return Note(option, "reason-cost", {"cost": cost(s), "have": have})
    return Note(option, "reason-no-card", {})


def _no_card(s: Table, seat: int, ask: Ask) -> list[Note]:
    """Cards of other colours, and an activation that is not paid yet (R6.3, R6.13.3)."""
    frame = s.top()
    t = s.figure[seat * COLOURS + frame.card]
    notes: list[Note] = []
    if PASS not in ask.options and frame.arg == ACTIVATE:
        notes.append(Note(PASS, "reason-unpaid", {"cost": cost(s), "have": s.strength}))
    held = s.kinds_in_hand(seat) & ~PLAYABLE[frame.arg * PLACES + t]
    for kind in range(KINDS):
        if held >> kind & 1 and not (kind == DRAW_THREE and DRAW in ask.options):
            notes.append(Note(KIND_AT + kind, "reason-colour", {"card": TERRITORY + t, "kind": kind}))
    return notes


# Previews


def previews(s: Table, seat: int, option: int) -> list[Note]:
    """What an option costs and brings; doing nothing shows what the next human card may do."""
    ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
    if ask is None or option not in ask.options:
        return []
    if ask.prompt == "action" and option == PASS:
        return threats(s, option)
    if option == DRAW:
        return _draw(s, seat)
    if ask.prompt == "action" and ACTION <= option <= ACTION + ACTIVATE and option != ACTION + DEGRADE:
        return _action(s, seat, option - ACTION, option)
    if ask.prompt == "figure" and FIGURE_AT <= option < FIGURE_AT + COLOURS:
        return [_figure(s, seat, option - FIGURE_AT, ask.amount, option)]
    if ask.prompt == "play" and option == PASS:
        return _act(s, option)
    if ask.prompt in ("play", "help") and KIND_AT <= option < KIND_AT + KINDS:
        return [_card(s, option)]
    if ask.prompt == "reroll" and option in (PASS, YES):
        return _kills(s, option, s.figure[seat * COLOURS + s.top().card])
    if ask.prompt == "strike" and option != PASS:
        return [_strike(s, option, s.figure[seat * COLOURS + s.top().card])]
    if ask.prompt == "row":
        row = option - ROW_AT
        shards = sum([s.need[row * NEED + kind] for kind in range(SHARD_TYPES)])
        return [Note(option, "preview-row", {"row": row + 1, "shards": shards})]
    if TERRITORY_AT <= option < SHARD_AT:
        return [_territory(s, option - TERRITORY_AT, option)]
    return []


def _action(s: Table, seat: int, action: int, option: int) -> list[Note]:
    """What the figures that could act would bring."""
    kinds = s.kinds_in_hand(seat)
    able = [colour for colour in range(COLOURS) if ready(s, seat, colour, action, kinds)]
    return [_figure(s, seat, colour, action, option) for colour in able]


def _figure(s: Table, seat: int, colour: int, action: int, option: int) -> Note:
    """Cards that could be played on a figure, and its bonus (R6.3, R6.6, R10)."""
    t = s.figure[seat * COLOURS + colour]
    args: dict[str, int | str] = {
        "figure": colour,
        "card": TERRITORY + t,
        "cards": own_worth(s, seat, action, t),
        "bonus": bonus(colour, action),
        "help": help_worth(s, seat, action, t) if s.open_hands else 0,
        "price": cost(s) if action == ACTIVATE else 0,
    }
    return Note(option, "preview-figure", args)


def _card(s: Table, option: int) -> Note:
    """What a figure's action would come to with one more card (R6.3, R6.6, R6.9, R6.13)."""
    frame = s.top()
    t = s.figure[frame.seat * COLOURS + frame.card]
    amount = s.strength + WORTH[option - KIND_AT] + bonus(frame.card, frame.arg)
    args: dict[str, int | str] = {
        "amount": amount,
        "action": ACTION_WORDS[frame.arg],
        "cost": cost(s) if frame.arg == ACTIVATE else 0,
        "enough": "yes" if frame.arg == ACTIVATE and amount >= cost(s) else "no",
        "least": _least(s, tribe_defence(s), t) if frame.arg == ATTACK and s.tribes[t] else 0,
    }
    return Note(option, "preview-card", args)


def _act(s: Table, option: int) -> list[Note]:
    """What the dice of an attack will decide, before they are rolled (R6.9)."""
    frame = s.top()
    dice = s.strength + bonus(frame.card, frame.arg)
    if frame.arg != ATTACK or not dice:
        return []
    t = s.figure[frame.seat * COLOURS + frame.card]
    least = _least(s, tribe_defence(s), t) if s.tribes[t] else 0
    spirits = [note for note in _kills(s, option, t) if note.args["spirit"] == "yes"]
    return [Note(option, "preview-roll", {"dice": dice, "least": least}), *spirits]


def _least(s: Table, least: int, t: int) -> int:
    """The lowest face that is enough here (R12.5)."""
    return max(1, least - PROTECTION_BONUS) if s.protected >> t & 1 else least


def _kills(s: Table, option: int, t: int) -> list[Note]:
    """What the dice could destroy where they were rolled, and what that takes (R6.9.3)."""
    least = [(_least(s, tribe_defence(s), t), 1, "no")] if s.tribes[t] else []
    for spirit in range(SPIRIT_COUNT):
        if s.spirit_at[spirit] == t:
            least.append((_least(s, SPIRITS[spirit][2], t), SPIRITS[spirit][3], "yes"))
    return [Note(option, "preview-kill", {"least": n, "dice": dice, "spirit": spirit}) for n, dice, spirit in least]


def _draw(s: Table, seat: int) -> list[Note]:
    """That drawing three changes the generation, or ends the game (R8.4, R1.3.5)."""
    left = len(s.pile[seat])
    if left >= THREE:
        return []
    return [Note(DRAW, "preview-generation", {"cards": left, "doom": "no" if wanted(s, seat) else "yes"})]


def _strike(s: Table, option: int, t: int) -> Note:
    """The dice that it takes to destroy a tribe or a spirit here, now (R6.9.3, R11.3, R12.5)."""
    least, dice = tribe_defence(s), 1
    if option >= SPIRIT_AT:
        least, dice = SPIRITS[option - SPIRIT_AT][2:]
    return Note(option, "preview-strike", {"dice": dice, "least": _least(s, least, t)})


def _territory(s: Table, t: int, option: int) -> Note:
    """What is in a territory."""
    args: dict[str, int | str] = {
        "card": TERRITORY + t,
        "tribes": s.tribes[t],
        "spirits": sum([1 for u in s.spirit_at if u == t]),
        "ancients": s.crowd[t],
        "shards": sum(s.up[t * SHARD_TYPES : (t + 1) * SHARD_TYPES]),
        "hidden": "yes" if s.face_down[t] else "no",
        "place": "yes" if s.place[t] >= 0 else "no",
    }
    return Note(option, "preview-territory", args)


def threats(s: Table, option: int) -> list[Note]:
    """What each human card that can come would do; what must not be missing is named where it would be (R1.3, R1.4)."""
    if not s.humans and not s.closed and not s.power_of_places:
        return [Note(option, "preview-time", {})]
    notes = [note for note in [forecast(s, colour, option) for colour in range(COLOURS)] if note.args["left"]]
    deck = s.humans or s.human_discard
    trails = sum([1 for card in deck if HUMAN_COLOUR[card - HUMAN] < 0])
    if trails and not s.trails:
        notes.append(Note(option, "preview-trail", {"left": trails, "deck": len(deck)}))
    return notes


DEEDS: Final = ("loss", "moves", "summons", "spirits", "appear")
"""Everything a human card can do."""


def forecast(s: Table, colour: int, option: int) -> Note:
    """What a human card of this colour would do now: cards of it left, losses, moves, summonings, new tribes (R5).

    `lost` is how it would end the game for certain: `spirits`, `collapse`, `tribes`, or `no`.
    """
    summons = moves = 0
    losses = [0] * s.seats
    extra = 1 if s.found & ATTACK_BONUS else 0
    for t in OF_COLOUR[colour]:
        if not s.tribes[t]:
            continue
        if s.place[t] >= 0:
            summons += 1
        elif s.crowd[t]:
            for clan in range(s.seats):
                losses[clan] += (s.tribes[t] + extra) * s.figures_at(clan, t)
        else:
            moves += s.tribes[t]
    appear = 0 if moves else sum([s.trail[t] for t in OF_COLOUR[colour]])
    lost = "no"
    if summons > len(s.spirits):
        lost = "spirits"
    elif any(s.population[clan] - losses[clan] < POPULATION_MIN for clan in range(s.seats)):
        lost = "collapse"
    elif appear > s.supply + summons:
        lost = "tribes"
    deck = s.humans or s.human_discard
    args: dict[str, int | str] = {
        "colour": COLOUR_NAMES[colour],
        "left": sum([1 for card in deck if HUMAN_COLOUR[card - HUMAN] == colour]),
        "deck": len(deck),
        "loss": sum(losses),
        "moves": moves,
        "summons": summons,
        "spirits": sum([1 for i in range(SPIRIT_COUNT) if s.spirit_at[i] >= 0 and COLOUR[s.spirit_at[i]] == colour]),
        "appear": appear,
        "free": len(s.spirits),
        "supply": s.supply + summons,
        "lost": lost,
        "strike": "yes" if s.found & MOVEMENT_ATTACK else "no",
    }
    args["quiet"] = "no" if any(args[what] for what in DEEDS) else "yes"
    return Note(option, "preview-threat", args)
