"""The board of Ancient Knowledge in plain lines: your side in full, the others in one line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ostraka.games.ancient.terms import ARTEFACT_SLOTS, END, HAND_LIMIT, POSITIONS, SLOTS
from ostraka.games.ancient.view import TableView
from ostraka.text.clause import Args
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
    ending = "yes" if view.table.ending else "no"
    args: Args = {"deck": view.sizes["deck"][0], "discard": len(view.table.discard), "ending": ending}
    return [*lines, words.catalogue.say("board-piles", args)]


def named(words: Words, cards: Sequence[int]) -> str:
    """The names of cards, or that there are none."""
    return ", ".join(map(words.card, cards)) or words.catalogue.say("board-none")


def mine(view: TableView, words: Words, seat: int) -> list[str]:
    """Timeline, Past, artefacts, technologies and hand of the viewer."""
    say = words.catalogue.say
    columns = {slot: column(view, words, seat, slot) for slot in range(SLOTS, 0, -1)}
    lines = [say("board-timeline" if any(columns.values()) else "board-timeline-empty")]
    if any(columns.values()):
        empty = say("board-empty")
        lines += [
            "  " + say("board-slot", {"slot": slot, "cards": words.series(cards, "semicolon") or empty})
            for slot, cards in columns.items()
        ]
    past, artefacts = view.table.past[seat], view.table.artefacts[seat]
    args: Args = {"n": len(past), "most": END, "turned": view.table.turned[seat], "lost": view.table.lost[seat]}
    lines.append(say("board-past", args))
    if past:
        lines.append(f"  {named(words, past)}")
    lines += block(words, say("board-artefacts", {"n": len(artefacts), "most": ARTEFACT_SLOTS}), artefacts)
    lines.append(say("board-technologies", {"cards": named(words, view.table.collection[seat])}))
    lines += block(words, say("board-hand", {"n": len(view.own["hand"]), "most": HAND_LIMIT}), view.own["hand"])
    if view.own["picked"]:
        lines.append(say("board-aside", {"cards": named(words, view.own["picked"])}))
    looked = view.peek + view.study
    if looked:
        lines += block(words, say("board-looking"), looked)
    return lines


def column(view: TableView, words: Words, seat: int, slot: int) -> list[str]:
    """The monuments in one slot, lower row first, with their knowledge."""
    first = seat * POSITIONS + slot * 2 - 2
    return [
        words.catalogue.say("board-monument", {"card": words.card(view.table.line[p]), "n": view.table.tokens[p]})
        for p in (first, first + 1)
        if view.table.line[p] >= 0
    ]


def block(words: Words, title: str, cards: Sequence[int]) -> list[str]:
    """A heading and one line per card: figures and text."""
    say = words.catalogue.say
    if not cards:
        return [say("board-block-none", {"title": title})]
    lines = [say("board-card", {"line": words.card_line(card), "text": words.card_text(card)}) for card in cards]
    return [say("board-block", {"title": title}), *(f"  {line}" for line in lines)]


def offers(view: TableView, words: Words) -> list[str]:
    """The technology boards with what each technology asks for and does."""
    say = words.catalogue.say
    lines: list[str] = []
    for number, cards in enumerate(view.table.boards):
        level = view.table.board_level[number]
        if level < 0:
            lines.append(say("board-offer-closed", {"n": number + 1}))
            continue
        lines.append(say("board-offer" if cards else "board-offer-empty", {"n": number + 1, "level": LEVELS[level]}))
        for card in cards:
            args: Args = {"line": words.card_line(card), "text": words.card_text(card)}
            requirement = words.requirement(card)
            if requirement:
                lines.append("  " + say("board-technology", {**args, "requirement": requirement}))
            else:
                lines.append("  " + say("board-card", args))
    return lines


def summary(view: TableView, words: Words, names: Sequence[str], seat: int) -> str:
    """Another seat in one line."""
    say = words.catalogue.say
    columns = {slot: column(view, words, seat, slot) for slot in range(SLOTS, 0, -1)}
    shelf = [
        say("board-rival-slot", {"slot": slot, "cards": ", ".join(cards)}) for slot, cards in columns.items() if cards
    ]
    seen = [words.card(card) for card, owner, _, _ in view.known if owner == seat]
    hand = "board-rival-hand-known" if seen else "board-rival-hand"
    args: Args = {
        "name": names[seat],
        "hand": say(hand, {"n": view.sizes["hand"][seat], "cards": ", ".join(seen)}),
        "past": len(view.table.past[seat]),
        "lost": view.table.lost[seat],
        "artefacts": named(words, view.table.artefacts[seat]),
        "technologies": named(words, view.table.collection[seat]),
        "timeline": words.series(shelf, "semicolon") or say("board-empty"),
    }
    return say("board-rival", args)
