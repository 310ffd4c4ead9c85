"""The board of Ancient Knowledge in plain lines: your side in full, the others in one line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ostraka.games.ancient.view import TableView
from ostraka.games.ancient.words import ARTEFACT_SLOTS, END, HAND_LIMIT, POSITIONS, SLOTS
from ostraka.text.words import Words

__all__ = ["board"]

LEVELS: Final = ("I", "II")


def board(view: TableView, words: Words, names: Sequence[str]) -> list[str]:
    """Yours, the technologies on offer, the others, the piles."""
    lines: list[str] = []
    if view.seat is not None:
        lines += mine(view, words, view.seat)
    lines += offers(view, words)
    lines += [summary(view, words, names, seat) for seat in range(view.seats) if seat != view.seat]
    piles = f"Builder deck {view.deck_size}, discard pile {len(view.discard)}."
    ending = " This is the last round." if view.ending else ""
    return [*lines, piles + ending]


def mine(view: TableView, words: Words, seat: int) -> list[str]:
    """Timeline, Past, artefacts, technologies and hand of the viewer."""
    columns = {slot: column(view, words, seat, slot) for slot in range(SLOTS, 0, -1)}
    lines = ["Your Timeline: empty."]
    if any(columns.values()):
        lines = ["Your Timeline:"]
        lines += [f"  slot {slot}: {'; '.join(cards) or 'empty'}" for slot, cards in columns.items()]
    past = view.past[seat]
    turned = f", {view.turned[seat]} of them excavated" if view.turned[seat] else ""
    lines.append(f"Your Past: {len(past)} of {END} monuments{turned}; lost knowledge {view.lost[seat]}.")
    if past:
        lines.append(f"  {', '.join(map(words.card, past))}")
    lines += block(words, f"Your artefacts, {len(view.artefacts[seat])} of {ARTEFACT_SLOTS}", view.artefacts[seat])
    lines.append(f"Your technologies: {', '.join(map(words.card, view.collection[seat])) or 'none'}.")
    lines += block(words, f"Your hand, {len(view.hand)} of {HAND_LIMIT}", view.hand)
    if view.picked:
        lines.append(f"Laid aside, face down: {', '.join(map(words.card, view.picked))}.")
    looked = view.peek + view.study
    if looked:
        lines += block(words, "You are looking at", looked)
    return lines


def column(view: TableView, words: Words, seat: int, slot: int) -> list[str]:
    """The monuments in one slot, lower row first, with their knowledge."""
    first = seat * POSITIONS + slot * 2 - 2
    return [f"{words.card(view.line[p])}, {view.tokens[p]} knowledge" for p in (first, first + 1) if view.line[p] >= 0]


def block(words: Words, title: str, cards: Sequence[int]) -> list[str]:
    """A heading and one line per card: figures and text."""
    if not cards:
        return [f"{title}: none."]
    return [f"{title}:", *(f"  {words.card_line(card)}. {words.card_text(card)}" for card in cards)]


def offers(view: TableView, words: Words) -> list[str]:
    """The technology boards with what each technology asks for and does."""
    lines: list[str] = []
    for number, cards in enumerate(view.boards):
        level = view.board_level[number]
        if level < 0:
            lines.append(f"Technology board {number + 1}: closed.")
            continue
        lines.append(f"Technology board {number + 1}, level {LEVELS[level]}:" + ("" if cards else " empty."))
        for card in cards:
            requirement = words.requirement(card)
            parts = [words.card_line(card) + ".", *([requirement] if requirement else []), words.card_text(card)]
            lines.append("  " + " ".join(parts))
    return lines


def summary(view: TableView, words: Words, names: Sequence[str], seat: int) -> str:
    """Another seat in one line."""
    shelf = [
        f"{slot}: {', '.join(column(view, words, seat, slot))}"
        for slot in range(SLOTS, 0, -1)
        if column(view, words, seat, slot)
    ]
    seen = [words.card(card) for card, owner, _, _ in view.known if owner == seat]
    parts = [
        f"hand {view.hand_sizes[seat]}" + (f" (you know {', '.join(seen)})" if seen else ""),
        f"Past {len(view.past[seat])}",
        f"lost knowledge {view.lost[seat]}",
        f"artefacts: {', '.join(map(words.card, view.artefacts[seat])) or 'none'}",
        f"technologies: {', '.join(map(words.card, view.collection[seat])) or 'none'}",
        f"Timeline {'; '.join(shelf) or 'empty'}",
    ]
    return f"{names[seat]}: " + "; ".join(parts) + "."
