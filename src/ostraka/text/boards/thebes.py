"""The board of Thebes in plain lines: time, display, sites, your side in full, the others in short."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.games.thebes.catalogue import ALL_THINGS, VALUE, bonus_of
from ostraka.games.thebes.knowledge import knowledge
from ostraka.games.thebes.view import TableView, imagine
from ostraka.games.thebes.words import ARTEFACT, CITIES, FINISH, PLACES, SITES, week_of, year_of
from ostraka.text.words import Words

__all__ = ["board"]


def board(view: TableView, words: Words, names: Sequence[str]) -> list[str]:
    """Turn order, display and exhibitions, sites, then the seats, the viewer's first."""
    lines = ["Time, in turn order:"]
    finished = [seat for seat in range(view.seats) if seat not in view.track]
    lines += [f"  {when(view, words, names, seat)}" for seat in [*view.track, *finished]]
    lines += ["On display:", *(f"  {words.card_line(card)}" for card in view.display)]
    lines += slots(view, words)
    lines += ["Sites:", *(f"  {site_line(view, words, site)}" for site in range(SITES))]
    order = [seat for seat in range(view.seats) if seat == view.seat]
    order += [seat for seat in range(view.seats) if seat != view.seat]
    for seat in order:
        lines += side(view, words, names, seat)
    deck = len(view.deck) + view.stacks[0] + view.stacks[1] + (0 if view.shuffles else len(view.shows[0]))
    aside = view.stacks[2] + len(view.shows[1])
    return [*lines, f"Deck {deck}, set aside {aside}, discard pile {len(view.discard)}."]


def place(words: Words, number: int) -> str:
    return words.catalogue.say(f"place-{PLACES[number]}")


def when(view: TableView, words: Words, names: Sequence[str], seat: int) -> str:
    """Where and when a seat is."""
    who, time = words.seat(seat, names), view.time[seat]
    if time >= FINISH:
        return f"{who}: finished"
    here = place(words, view.place[seat])
    return f"{who}: week {week_of(time)} of {year_of(time)}, {here}, {FINISH - time} weeks left"


def slots(view: TableView, words: Words) -> list[str]:
    """The exhibitions, with what they ask for."""
    shown = [(slot, card) for slot, card in zip("ABC", view.slots, strict=True) if card >= 0]
    if not shown:
        return ["Exhibitions: none."]
    return ["Exhibitions:", *(f"  {slot}: {words.card_line(card)}. {words.requirement(card)}" for slot, card in shown)]


def site_line(view: TableView, words: Words, site: int) -> str:
    """What is left in a bag, and whether the bonus is."""
    artefacts = [VALUE[token] for token in view.bags[site] if ALL_THINGS[token].kind == ARTEFACT]
    left = f"{len(artefacts)} artefacts worth {sum(artefacts)} among {len(view.bags[site]) + view.blanks[site]} tokens"
    bonus = ", first-dig bonus" if bonus_of(site) in view.bonus else ""
    return f"{place(words, CITIES + site)}: {left}{bonus}"


def side(view: TableView, words: Words, names: Sequence[str], seat: int) -> list[str]:
    """What a seat owns and knows."""
    title = "You" if seat == view.seat else words.seat(seat, names)
    s = imagine(view)
    known = [f"{place(words, CITIES + site)} {knowledge(s, seat, site, 0)}" for site in range(SITES)]
    used = [place(words, CITIES + site) for site in range(SITES) if not view.licences[seat] >> site & 1]
    lines = [f"{title}: knowledge {', '.join(known)}; licences used: {', '.join(used) or 'none'}."]
    if view.cards[seat]:
        lines.append(f"  Cards: {', '.join(map(words.card, view.cards[seat]))}.")
    if view.finds[seat]:
        points = sum(VALUE[token] for token in view.finds[seat] if ALL_THINGS[token].kind == ARTEFACT)
        lines.append(f"  Finds, {points} points: {', '.join(map(words.card, view.finds[seat]))}.")
    return lines
