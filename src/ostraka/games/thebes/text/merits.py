"""What speaks for a move in Thebes by itself: knowledge, points, tokens, and the weeks they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ostraka.core.turn import PASS
from ostraka.games.thebes.catalogue import ALL_THINGS, VALUE
from ostraka.games.thebes.explain import previews
from ostraka.games.thebes.options import CARD, CHANGE, DIG, WEEKS
from ostraka.games.thebes.scoring import CONGRESS_POINTS
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ASSISTANT,
    ASSISTANTS,
    BOOK,
    BOOKS,
    CAR,
    CONGRESS,
    CONGRESSES,
    COUNTERS,
    EXHIBITION,
    GENERAL,
    GENERAL_BOOK,
    LEGEND,
    SHOVEL,
    SHOVELS,
    SPECIAL_LICENCE,
    ZEPPELIN,
)
from ostraka.games.thebes.text.words import ThebesWords
from ostraka.text.clause import Args

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["TOLD", "merits"]

TOLD: Final = frozenset(
    f"hint-{name}" for name in ("books", "general-knowledge", "assistants", "shovels", "cars", "congresses", "weeks")
)
"""Reasons that are said better here."""
HELPERS: Final = {LEGEND: "legend", CAR: "car", ZEPPELIN: "zeppelin", SPECIAL_LICENCE: "special-licence"}


def merits(words: ThebesWords, s: Table, steps: Sequence[Step]) -> list[str]:
    """What it brings, then what it takes."""
    seat, option = steps[0].ask.seat, steps[0].option
    if steps[0].ask.prompt == "action" and option == PASS:
        return []
    found = [dug(words, s, steps)] if any(step.ask.prompt == "weeks" for step in steps) else []
    if steps[0].ask.prompt != "action":
        source = steps[0].ask.source
        if option == PASS and source >= 0:
            found.insert(0, words.catalogue.say("merit-kept", {"card": words.card(source)}))
        return found
    if CARD <= option < DIG:
        found += taken(words, s, seat, option - CARD)
    if option < DIG:
        notes = previews(s, seat, option)
        found += [words.catalogue.say("merit-weeks", notes[0].args)] if notes else []
    if option == CHANGE:
        found.insert(0, words.catalogue.say("merit-change"))
    return found


def taken(words: ThebesWords, s: Table, seat: int, card: int) -> list[str]:
    """What a card of the display, or an exhibition, adds."""
    thing, say, own = ALL_THINGS[card], words.catalogue.say, s.own
    at = seat * COUNTERS
    if thing.kind == BOOK:
        site = thing.site
        had = own[at + BOOKS + site]
        rivals = max((own[r * COUNTERS + BOOKS + site] for r in range(s.seats) if r != seat), default=0)
        lead = "yes" if had <= rivals < had + VALUE[card] else "no"
        args: Args = {"site": words.site(site), "had": had, "now": had + VALUE[card], "lead": lead}
        return [say("merit-book", args)]
    if thing.kind == GENERAL_BOOK:
        had = own[at + GENERAL]
        return [say("merit-general", {"had": had, "now": had + VALUE[card]})]
    if thing.kind in (ASSISTANT, SHOVEL):
        had = own[at + (ASSISTANTS if thing.kind == ASSISTANT else SHOVELS)]
        return [say("merit-assistant" if thing.kind == ASSISTANT else "merit-shovel", {"now": min(had + 1, 4)})]
    if thing.kind == CONGRESS:
        had = own[at + CONGRESSES]
        gain = CONGRESS_POINTS[min(had + 1, 9)] - CONGRESS_POINTS[min(had, 9)]
        return [say("merit-congress", {"now": had + 1, "gain": gain})]
    if thing.kind == EXHIBITION:
        return [say("merit-exhibition", {"points": VALUE[card]})]
    return [say(f"merit-{HELPERS[thing.kind]}")]


def dug(words: ThebesWords, s: Table, steps: Sequence[Step]) -> str:
    """Tokens and average points of a dig."""
    t = s.copy()
    for step in steps:
        if step.ask.prompt == "weeks":
            args = previews(t, step.ask.seat, step.option)[0].args
            first = str(args["bonus"])
            given = {"tokens": args["tokens"], "points": words.catalogue.decimal(str(args["points"])), "bonus": first}
            return words.catalogue.say("merit-dig", {**given, "weeks": step.option - WEEKS})
        words.game.apply(t, step.option, None, step.ask.seat)
    return ""
