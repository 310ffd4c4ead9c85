"""The board of Mammothodus in plain lines: the threat, the portal, the territories, the clans."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ostraka.games.mammothodus.board import CELLS, COLOUR, HUMAN_COLOUR, PLACES
from ostraka.games.mammothodus.tables import COLOUR_NAMES, REGION_NAMES, SHARD_KINDS, TRIBES
from ostraka.games.mammothodus.view import TableView
from ostraka.games.mammothodus.words import (
    COLOURS,
    DISCOVERY,
    FRAGMENT,
    HUMAN,
    ROWS,
    SHARD_TYPES,
    SPIRIT,
    TALENT,
    TALENTS,
    TERRITORY,
)
from ostraka.text.words import Words

__all__ = ["board"]


def board(view: TableView, words: Words, names: Sequence[str]) -> list[str]:
    """Everything that lies on the table, the viewer's clan first."""
    lines = [threat(view), *discoveries(view, words), "Portal:", *(f"  {row(view, n)}" for n in range(ROWS))]
    lines += [
        "Territories:",
        *(f"  {line}" for line in [territory(view, words, names, t) for t in range(PLACES)] if line),
    ]
    order = sorted(range(view.seats), key=lambda seat: (seat != view.seat, seat))
    lines += [line for seat in order for line in clan(view, words, names, seat)]
    market = words.cards(view.market) or "nothing"
    return [*lines, f"On offer: {market}; {len(view.lore)} in the deck."]


def threat(view: TableView) -> str:
    """What is left of everything that must not run out."""
    deck = view.humans
    counts = [f"{COLOUR_NAMES[c]} {sum(HUMAN_COLOUR[card - HUMAN] == c for card in deck)}" for c in range(COLOURS)]
    trails = sum(HUMAN_COLOUR[card - HUMAN] < 0 for card in deck)
    return (
        f"Left: {TRIBES - sum(view.tribes)} tribes, {len(view.spirits)} spirits, {len(view.trails)} trails, "
        f"{len(view.decay)} degradation cards, {len(view.closed)} closed fragments; "
        f"human cards: {', '.join(counts)}, new trail {trails}."
    )


def discoveries(view: TableView, words: Words) -> list[str]:
    found = [words.card(DISCOVERY + i) for i in range(5) if view.found >> i & 1]
    return [f"Discoveries: {', '.join(found)}."] if found else []


def cell(number: int) -> str:
    if number >= 20:
        return REGION_NAMES[number - 20]
    return COLOUR_NAMES[number - 10] if number >= 10 else SHARD_KINDS[number][0]


def row(view: TableView, number: int) -> str:
    """What a row asks for so far, or where its place of power is."""
    if number in view.place:
        return f"row {number + 1}: active"
    cells = [cell(CELLS[fragment - FRAGMENT][number]) for fragment in view.portal]
    return f"row {number + 1}: {', '.join(cells) or 'nothing yet'}"


def territory(view: TableView, words: Words, names: Sequence[str], t: int) -> str:
    """One line for a territory where there is something, else nothing."""
    parts: list[str] = []
    for seat in range(view.seats):
        colours = [COLOUR_NAMES[c] for c in range(COLOURS) if view.figure[seat * COLOURS + c] == t]
        if colours:
            parts.append(f"{words.seat(seat, names)} ({', '.join(colours)})")
    if view.tribes[t]:
        parts.append(f"{view.tribes[t]} tribes" if view.tribes[t] > 1 else "1 tribe")
    parts += [words.card(SPIRIT + spirit) for spirit, at in enumerate(view.spirit_at) if at == t]
    if view.place[t] >= 0:
        parts.append(f"place of power of row {view.place[t] + 1}")
    for kind in range(SHARD_TYPES):
        number = view.up[t * SHARD_TYPES + kind]
        if number:
            parts.append(SHARD_KINDS[kind][0] + (f" ×{number}" if number > 1 else ""))
    if view.face_down[t]:
        parts.append("shard face down")
    if view.trail[t]:
        parts.append("trail")
    for talent in range(TALENTS):
        number = view.tokens[t * TALENTS + talent]
        if number:
            parts.append(f"{number} × {words.card(TALENT + talent)}")
    return f"{words.card(TERRITORY + t)}, {COLOUR_NAMES[COLOUR[t]]}: {', '.join(parts)}" if parts else ""


def clan(view: TableView, words: Words, names: Sequence[str], seat: int) -> list[str]:
    """Population, defence and cards of a clan; a hidden hand is only counted."""
    figures = sum(t >= 0 for t in view.figure[seat * COLOURS : seat * COLOURS + COLOURS])
    head = f"{words.seat(seat, names)}: population {view.population[seat]}, defence {view.defence[seat]} of {figures}"
    if view.talent[seat] >= 0:
        head += f", {words.card(TALENT + view.talent[seat])} ({view.tokens_left[seat]} tokens)"
    size = view.hand_sizes[seat]
    if len(view.hands[seat]) == size:
        runs = [(name, len(list(run))) for name, run in groupby(words.card(card) for card in view.hands[seat])]
        hand = ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in runs) or "empty"
    else:
        hand = "1 card" if size == 1 else f"{size} cards"
    pile = len(view.stock[seat]) - size
    return [f"{head}.", f"  Hand: {hand}. Draw pile {pile}, discard pile {len(view.discard[seat])}."]
