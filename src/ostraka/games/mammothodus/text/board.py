"""The board of Mammothodus in plain lines: the threat, the portal, the territories, the clans."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ostraka.games.mammothodus.board import CELLS, COLOUR, HUMAN_COLOUR, PLACES
from ostraka.games.mammothodus.tables import CLANS, COLOUR_NAMES, REGION_NAMES, SHARD_KINDS, TRIBES
from ostraka.games.mammothodus.terms import (
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
from ostraka.games.mammothodus.view import TableView
from ostraka.text.clause import Args
from ostraka.text.words import Words

__all__ = ["board"]


def board(view: TableView, words: Words, names: Sequence[str]) -> list[str]:
    """Everything that lies on the table, the viewer's clan first."""
    say = words.catalogue.say
    lines = [threat(view, words), *discoveries(view, words)]
    lines += [say("board-portal"), *(f"  {row(view, words, n)}" for n in range(ROWS))]
    territories = [territory(view, words, names, t) for t in range(PLACES)]
    lines += [say("board-territories"), *(f"  {line}" for line in territories if line)]
    order = sorted(range(view.seats), key=lambda seat: (seat != view.seat, seat))
    lines += [line for seat in order for line in clan(view, words, names, seat)]
    market = words.cards(view.table.market) or say("board-nothing")
    return [*lines, say("board-offer", {"cards": market, "n": len(view.table.lore)})]


def colour(words: Words, number: int) -> str:
    return words.catalogue.say(f"colour-{COLOUR_NAMES[number]}")


def threat(view: TableView, words: Words) -> str:
    """What is left of everything that must not run out."""
    say, deck = words.catalogue.say, view.table.humans
    counts = [sum(HUMAN_COLOUR[card - HUMAN] == c for card in deck) for c in range(COLOURS)]
    humans = [say("board-humans", {"colour": colour(words, c), "n": counts[c]}) for c in range(COLOURS)]
    args: Args = {
        "tribes": TRIBES - sum(view.table.tribes),
        "spirits": len(view.table.spirits),
        "trails": len(view.table.trails),
        "decay": len(view.table.decay),
        "closed": len(view.table.closed),
        "humans": ", ".join(humans),
        "new": sum(HUMAN_COLOUR[card - HUMAN] < 0 for card in deck),
    }
    return say("board-threat", args)


def discoveries(view: TableView, words: Words) -> list[str]:
    found = [words.card(DISCOVERY + i) for i in range(5) if view.table.found >> i & 1]
    return [words.catalogue.say("board-discoveries", {"cards": ", ".join(found)})] if found else []


def cell(words: Words, number: int) -> str:
    if number >= 20:
        return words.catalogue.say(f"region-{REGION_NAMES[number - 20]}")
    return colour(words, number - 10) if number >= 10 else shard(words, number)


def shard(words: Words, kind: int) -> str:
    return words.catalogue.say(f"shard-{SHARD_KINDS[kind][0]}")


def row(view: TableView, words: Words, number: int) -> str:
    """What a row asks for so far, or where its place of power is."""
    if number in view.table.place:
        return words.catalogue.say("board-row-active", {"n": number + 1})
    asked = [CELLS[fragment - FRAGMENT][number] for fragment in view.table.portal]
    # Ground and region are named once, before the shards: that it stands there twice says no more.
    once = sorted({n for n in asked if n >= 10})
    cells = [cell(words, n) for n in [*once, *sorted([n for n in asked if n < 10])]]
    return words.catalogue.say("board-row" if cells else "board-row-none", {"n": number + 1, "cells": ", ".join(cells)})


def several(words: Words, what: str, n: int) -> str:
    return words.catalogue.say("board-several", {"what": what, "n": n}) if n > 1 else what


def territory(view: TableView, words: Words, names: Sequence[str], t: int) -> str:
    """One line for a territory where there is something, else nothing."""
    parts = [*standing(view, words, names, t), *lying(view, words, t)]
    if not parts:
        return ""
    args: Args = {"name": words.card(TERRITORY + t), "colour": colour(words, COLOUR[t]), "what": ", ".join(parts)}
    return words.catalogue.say("board-territory", args)


def standing(view: TableView, words: Words, names: Sequence[str], t: int) -> list[str]:
    """Figures, tribes and spirits in a territory."""
    say = words.catalogue.say
    parts: list[str] = []
    for seat in range(view.seats):
        colours = [colour(words, c) for c in range(COLOURS) if view.table.figure[seat * COLOURS + c] == t]
        if colours:
            parts.append(say("board-figures", {"who": words.seat(seat, names), "colours": ", ".join(colours)}))
    if view.table.tribes[t]:
        parts.append(say("board-tribes", {"n": view.table.tribes[t]}))
    return parts + [words.card(SPIRIT + spirit) for spirit, at in enumerate(view.table.spirit_at) if at == t]


def lying(view: TableView, words: Words, t: int) -> list[str]:
    """The place of power, shards, trail and tokens in a territory."""
    say = words.catalogue.say
    parts: list[str] = []
    if view.table.place[t] >= 0:
        parts.append(say("board-place", {"n": view.table.place[t] + 1}))
    shards = [view.table.up[t * SHARD_TYPES + kind] for kind in range(SHARD_TYPES)]
    parts += [several(words, shard(words, kind), n) for kind, n in enumerate(shards) if n]
    if view.table.face_down[t]:
        parts.append(say("board-face-down"))
    if view.table.trail[t]:
        parts.append(say("board-trail"))
    tokens = [view.table.tokens[t * TALENTS + talent] for talent in range(TALENTS)]
    return parts + [
        say("board-tokens", {"n": n, "what": words.card(TALENT + talent)}) for talent, n in enumerate(tokens) if n
    ]


def clan(view: TableView, words: Words, names: Sequence[str], seat: int) -> list[str]:
    """Population, defence and cards of a clan; a hidden hand is only counted."""
    say = words.catalogue.say
    head: Args = {
        "who": words.seat(seat, names),
        "clan": say(f"clan-{CLANS[view.table.clans[seat]][0]}"),
        "population": view.table.population[seat],
        "defence": view.table.defence[seat],
        "figures": sum(t >= 0 for t in view.table.figure[seat * COLOURS : seat * COLOURS + COLOURS]),
    }
    talented = view.table.talent[seat] >= 0
    if talented:
        head.update(talent=words.card(TALENT + view.table.talent[seat]), tokens=view.table.tokens_left[seat])
    size = view.hand_sizes[seat]
    if len(view.hands[seat]) == size:
        runs = [(name, len(list(run))) for name, run in groupby(words.card(card) for card in view.hands[seat])]
        hand = ", ".join(several(words, name, n) for name, n in runs) or say("board-empty")
    else:
        hand = say("board-hidden", {"n": size})
    piles: Args = {"hand": hand, "pile": len(view.stock[seat]) - size, "discard": len(view.table.discard[seat])}
    return [say("board-clan-talent" if talented else "board-clan", head), "  " + say("board-hand", piles)]
