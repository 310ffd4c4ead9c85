"""The board of Thebes in plain lines: time, display, sites, your side in full, the others in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ostraka.games.thebes.catalogue import ALL_THINGS, VALUE, bonus_of
from ostraka.games.thebes.knowledge import knowledge
from ostraka.games.thebes.terms import ARTEFACT, BOOKS, CITIES, COUNTERS, FINISH, PLACES, SITES, week_of, year_of
from ostraka.games.thebes.text.words import ThebesWords
from ostraka.games.thebes.view import TableView, imagine
from ostraka.text.clause import Args
from ostraka.text.words import Words

__all__ = ["board"]


def board(view: TableView, words: Words, names: Sequence[str]) -> list[str]:
    """Turn order, display and exhibitions, sites, then the seats, the viewer's first."""
    say = words.catalogue.say
    lines = [say("board-time")]
    finished = [seat for seat in range(view.seats) if seat not in view.table.track]
    lines += [f"  {when(view, words, names, seat)}" for seat in [*view.table.track, *finished]]
    lines += [say("board-display"), *(f"  {words.card_line(card)}" for card in view.table.display)]
    lines += slots(view, words)
    lines += [say("board-sites"), *(f"  {site_line(view, words, site)}" for site in range(SITES))]
    order = [seat for seat in range(view.seats) if seat == view.seat]
    order += [seat for seat in range(view.seats) if seat != view.seat]
    for seat in order:
        lines += side(view, words, names, seat)
    deck = (
        len(view.table.deck)
        + view.table.stacks[0]
        + view.table.stacks[1]
        + (0 if view.table.shuffles else len(view.table.shows[0]))
    )
    aside = view.table.stacks[2] + len(view.table.shows[1])
    return [*lines, say("board-deck", {"deck": deck, "aside": aside, "discard": len(view.table.discard)})]


def place(words: Words, number: int) -> str:
    return words.catalogue.say(f"place-{PLACES[number]}")


def when(view: TableView, words: Words, names: Sequence[str], seat: int) -> str:
    """Where and when a seat is."""
    who, time = words.seat(seat, names), view.table.time[seat]
    if time >= FINISH:
        return words.catalogue.say("board-finished", {"who": who})
    args: Args = {"who": who, "week": week_of(time), "year": str(year_of(time)), "left": FINISH - time}
    return words.catalogue.say("board-when", {**args, "place": place(words, view.table.place[seat])})


def slots(view: TableView, words: Words) -> list[str]:
    """The exhibitions, with what they ask for."""
    say = words.catalogue.say
    shown = [(slot, card) for slot, card in zip("ABC", view.table.slots, strict=True) if card >= 0]
    if not shown:
        return [say("board-exhibitions-none")]
    lines = []
    for slot, card in shown:
        asked = cast(ThebesWords, words).asks_for(card)
        args: Args = {"slot": slot, "line": words.card_line(card), "requirement": asked}
        lines.append("  " + say("board-exhibition", args))
    return [say("board-exhibitions"), *lines]


def site_line(view: TableView, words: Words, site: int) -> str:
    """What is left in a bag, and whether the bonus is."""
    artefacts = [VALUE[token] for token in view.table.bags[site] if ALL_THINGS[token].kind == ARTEFACT]
    args: Args = {
        "place": place(words, CITIES + site),
        "n": len(artefacts),
        "worth": sum(artefacts),
        "tokens": len(view.table.bags[site]) + view.table.blanks[site],
        "bonus": "yes" if bonus_of(site) in view.table.bonus else "no",
    }
    return words.catalogue.say("board-site", args)


def side(view: TableView, words: Words, names: Sequence[str], seat: int) -> list[str]:
    """What a seat owns and knows."""
    say = words.catalogue.say
    who = say("board-you") if seat == view.seat else words.seat(seat, names)
    s = imagine(view)
    known = []
    for site in range(SITES):
        n, books = knowledge(s, seat, site, 0), s.own[seat * COUNTERS + BOOKS + site]
        told: Args = {"place": place(words, CITIES + site), "n": n, "books": books, "added": max(0, n - books)}
        known.append(say("board-knowledge", told))
    used = [place(words, CITIES + site) for site in range(SITES) if not view.table.licences[seat] >> site & 1]
    args: Args = {"who": who, "known": ", ".join(known), "used": ", ".join(used) or say("board-none")}
    lines = [say("board-side", args)]
    if view.table.cards[seat]:
        lines.append("  " + say("board-cards", {"cards": ", ".join(map(words.card, view.table.cards[seat]))}))
    if view.table.finds[seat]:
        points = sum(VALUE[token] for token in view.table.finds[seat] if ALL_THINGS[token].kind == ARTEFACT)
        finds: Args = {"points": points, "cards": ", ".join(map(words.card, view.table.finds[seat]))}
        lines.append("  " + say("board-finds", finds))
    return lines
