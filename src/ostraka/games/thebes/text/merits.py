"""What speaks for a move in Thebes by itself: knowledge, points, tokens, and the weeks they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ostraka.core.turn import PASS, YES, Ask
from ostraka.games.thebes.board import CHRONOMETER
from ostraka.games.thebes.catalogue import ALL_THINGS, AMOUNT, CITY, COUNTER, VALUE
from ostraka.games.thebes.explain import previews
from ostraka.games.thebes.knowledge import (
    EVERYTHING,
    FLY,
    USE_ASSISTANT,
    USE_LEGEND,
    USE_SHOVEL,
    can_dig,
    extra_tokens,
    helper_bonus,
    knowledge,
)
from ostraka.games.thebes.options import CARD, CHANGE, DIG, WEEKS
from ostraka.games.thebes.scoring import CONGRESS_POINTS
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ASSISTANT,
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
    SITES,
    SPECIAL_LICENCE,
    ZEPPELIN,
    ZEPPELINS,
)
from ostraka.games.thebes.text.words import ThebesWords
from ostraka.text.clause import Args

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["TOLD", "contrast", "merits", "tradeoff"]

TOLD: Final = frozenset(
    f"hint-{name}"
    for name in (
        "points-artefacts", "points-congresses", "points-majorities",
        "books", "general-knowledge", "assistants", "shovels", "cars", "congresses", "finds", "licences", "weeks",
    )
)  # fmt: skip
"""Reasons that are said better here."""
USUAL: Final = (5, 6, 4, 7, 3, 8, 2, 9)
"""Weeks of a dig, the likeliest first: what more knowledge is good for shows there."""
LAST: Final = 1
"""With no more weeks than this left nothing else can be done."""
LONG: Final = 2
"""The weeks of the shortest trip that a car shortens."""
SPENT: Final = {"legend": USE_LEGEND, "assistant": USE_ASSISTANT, "shovel": USE_SHOVEL}
HELPERS: Final = {LEGEND: "legend", CAR: "car", ZEPPELIN: "zeppelin", SPECIAL_LICENCE: "special-licence"}


def merits(words: ThebesWords, s: Table, steps: Sequence[Step]) -> list[str]:
    """What it brings, then what it takes."""
    seat, option = steps[0].ask.seat, steps[0].option
    if steps[0].ask.prompt == "action" and option == PASS:
        return []
    found = dug(words, s, steps)
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
        found.insert(0, words.catalogue.say("merit-change", {"why": unhelpful(words, s, steps[0].ask)}))
    return found


def taken(words: ThebesWords, s: Table, seat: int, card: int) -> list[str]:
    """What a card of the display, or an exhibition, adds."""
    thing, say, own = ALL_THINGS[card], words.catalogue.say, s.own
    at = seat * COUNTERS
    why = useless(s, seat, card)
    if why:
        return [say("merit-nothing", {"why": why})]
    if thing.kind == BOOK:
        return [book(words, s, seat, card), *deeper(words, s, seat, card, thing.site), *nearer(words, s, seat, card)]
    if thing.kind == GENERAL_BOOK:
        had = own[at + GENERAL]
        told = say("merit-general", {"had": had, "now": had + VALUE[card]})
        return [told, *deeper(words, s, seat, card, studied(s, seat)), *nearer(words, s, seat, card)]
    if thing.kind in (ASSISTANT, SHOVEL):
        had = own[at + COUNTER[card]]
        spare = had > 0 and helper_bonus(s, had + 1) == helper_bonus(s, had)
        stage = 4 if spare else min(had + 1, 5)
        told = say(f"merit-{'assistant' if thing.kind == ASSISTANT else 'shovel'}", {"now": stage})
        return [told, *nearer(words, s, seat, card)]
    if thing.kind == CONGRESS:
        had = own[at + CONGRESSES]
        gain = CONGRESS_POINTS[min(had + 1, 9)] - CONGRESS_POINTS[min(had, 9)]
        later = CONGRESS_POINTS[min(had + 2, 9)] - CONGRESS_POINTS[min(had + 1, 9)]
        return [say("merit-congress", {"now": had + 1, "gain": gain, "later": later if later > gain else 0})]
    if thing.kind == EXHIBITION:
        return [say("merit-exhibition", {"points": VALUE[card]})]
    known = thing.kind == LEGEND and (s.skill[seat] >> thing.site & 1 or not s.book_to_dig)
    args: Args = {"site": words.site(thing.site), "open": "yes" if known else "no"} if thing.kind == LEGEND else {}
    told = say(f"merit-{HELPERS[thing.kind]}", args)
    more = deeper(words, s, seat, card, thing.site, USE_LEGEND) if thing.kind == LEGEND else []
    return [told, *more, *nearer(words, s, seat, card)]


def useless(s: Table, seat: int, card: int) -> str:
    """Why a card does nothing for a seat: it has all that counts of it, or no time to use it; empty if it does."""
    kind, notes = ALL_THINGS[card].kind, previews(s, seat, CARD + card)
    if kind in (BOOK, CONGRESS, EXHIBITION):
        return ""
    had = s.own[seat * COUNTERS + COUNTER[card]]
    if kind == CAR and had and not s.cars_add:
        return "owned"
    more = not had or s.spare_helpers or helper_bonus(s, had + 1) > helper_bonus(s, had)
    if kind in (ASSISTANT, SHOVEL) and not more:
        return "owned"
    left = int(notes[0].args["left"]) if notes else 0
    if kind in (CAR, ZEPPELIN):
        return "late" if left <= (LONG if kind == CAR else 0) else ""
    return "" if digs_after(s, seat, card, s.weeks_left(seat) - left) else "late"


def digs_after(s: Table, seat: int, card: int, weeks: int) -> bool:
    """Whether there is time for a dig somewhere after a card was taken in so many weeks; who knows nothing may read."""
    t = s.copy()
    t.place[seat] = CITY[card]
    t.spend(seat, weeks)
    t.gain(seat, card)
    ways = [EVERYTHING | fly for fly in ((0, FLY) if t.own[seat * COUNTERS + ZEPPELINS] else (0,))]
    return not t.skill[seat] or any(can_dig(t, seat, site, way) for site in range(SITES) for way in ways)


def book(words: ThebesWords, s: Table, seat: int, card: int) -> str:
    """Special knowledge about a site from what to what, and whether that is the most."""
    site, own = ALL_THINGS[card].site, s.own
    had = own[seat * COUNTERS + BOOKS + site]
    rivals = max((own[r * COUNTERS + BOOKS + site] for r in range(s.seats) if r != seat), default=0)
    lead = "yes" if had <= rivals < had + VALUE[card] else "no"
    args: Args = {"site": words.site(site), "had": had, "now": had + VALUE[card], "lead": lead}
    return words.catalogue.say("merit-book", args)


def studied(s: Table, seat: int) -> int:
    """The site somebody knows most about."""
    return max(range(SITES), key=lambda site: (knowledge(s, seat, site, 0), -site))


def deeper(words: ThebesWords, s: Table, seat: int, card: int, site: int, spent: int = 0) -> list[str]:
    """What a book is good for: a site that is open to digs then, or more tokens in as many weeks."""
    t = s.copy()
    t.own[seat * COUNTERS + COUNTER[card]] += AMOUNT[card]
    before, after, extra = knowledge(s, seat, site, 0), knowledge(t, seat, site, spent), extra_tokens(s, seat, 0)
    # General knowledge opens no site; in one reading of the rules a legend does not either (T-25).
    if not s.skill[seat] >> site & 1:
        opens = ALL_THINGS[card].kind == BOOK or (spent and not s.book_to_dig)
        return opened(words, s, seat, site, after) if opens else []
    gained = [weeks for weeks in USUAL if CHRONOMETER[before][weeks] < CHRONOMETER[after][weeks]]
    for weeks in sorted(gained, key=lambda weeks: not CHRONOMETER[before][weeks])[:1]:
        had, now = CHRONOMETER[before][weeks], CHRONOMETER[after][weeks]
        args: Args = {"site": words.site(site), "weeks": weeks, "had": had + extra, "now": now + extra}
        return [words.catalogue.say("merit-deeper", args)]
    return []


def opened(words: ThebesWords, s: Table, seat: int, site: int, known: int) -> list[str]:
    """That a site can be dug at from now on; beside others, how many tokens it gives to who knows so much about it."""
    sites = sum(s.skill[seat] >> other & 1 for other in range(SITES)) + 1
    weeks = next((weeks for weeks in USUAL if CHRONOMETER[known][weeks]), 0)
    tokens = CHRONOMETER[known][weeks] + extra_tokens(s, seat, 0) if sites > 1 and weeks else 0
    args: Args = {"site": words.site(site), "sites": sites, "weeks": weeks, "tokens": tokens}
    return [words.catalogue.say("merit-opens", args)]


def unhelpful(words: ThebesWords, s: Table, ask: Ask) -> str:
    """Why new cards are wanted: those there come too late or draw no more tokens, or it only did better in trials."""
    offered = [card for card in s.display if CARD + card in ask.options]
    if not offered:
        return "late"
    spent = {LEGEND: USE_LEGEND}
    for card in offered:
        thing = ALL_THINGS[card]
        if thing.kind not in (BOOK, GENERAL_BOOK, LEGEND):
            return "trials"
        sites = range(SITES) if thing.kind == GENERAL_BOOK else (thing.site,)
        if any(deeper(words, s, ask.seat, card, site, spent.get(thing.kind, 0)) for site in sites):
            return "trials"
    return "dull"


def nearer(words: ThebesWords, s: Table, seat: int, card: int) -> list[str]:
    """By how many weeks a card costs less than its like in another city."""
    thing, mine = ALL_THINGS[card], previews(s, seat, CARD + card)
    for other in s.display:
        like = ALL_THINGS[other]
        there = previews(s, seat, CARD + other)
        if other != card and (like.kind, like.site, like.value) == (thing.kind, thing.site, thing.value) and there:
            weeks = int(there[0].args["weeks"]) - int(mine[0].args["weeks"]) if mine else 0
            if weeks > 0:
                return [words.catalogue.say("merit-nearer", {"weeks": weeks, "city": words.place(CITY[other])})]
    return []


def dug(words: ThebesWords, s: Table, steps: Sequence[Step]) -> list[str]:
    """Tokens and average points of a dig, and why not a week more."""
    t, say = s.copy(), words.catalogue.say
    for step in steps:
        if step.ask.prompt == "weeks":
            args = previews(t, step.ask.seat, step.option)[0].args
            weeks = step.option - WEEKS
            given: Args = {"tokens": args["tokens"], "points": round(float(str(args["points"])))}
            told = [say("merit-dig", {**given, "bonus": str(args["bonus"]), "weeks": weeks})]
            if int(args["left"]) <= LAST:
                told.append(say("merit-last-weeks"))
            return told
        words.game.apply(t, step.option, None, step.ask.seat)
    return []


def contrast(words: ThebesWords, s: Table, first: Sequence[Step], after: Sequence[Step]) -> str:
    """Why just so many weeks are dug and not those of the next best move."""
    one, other = first[0], after[0]
    if one.ask.prompt in SPENT and one.option == YES and other.option == PASS:
        return helped(words, s, first)
    if one.ask.prompt != "weeks" or other.ask.prompt != "weeks":
        return ""
    notes = [previews(s, one.ask.seat, step.option)[0].args for step in (one, other)]
    drawn = [int(note["tokens"]) for note in notes]
    tokens = abs(drawn[0] - drawn[1])
    way = "fewer" if one.option < other.option else "more"
    # More weeks that draw as many tokens each are no worse by themselves.
    if way == "fewer" and drawn[1] * (one.option - WEEKS) >= drawn[0] * (other.option - WEEKS):
        way = "even"
    if not tokens:
        return ""
    return words.catalogue.say("merit-so-long", {"way": way, "weeks": abs(one.option - other.option), "tokens": tokens})


def helped(words: ThebesWords, s: Table, steps: Sequence[Step]) -> str:
    """How many tokens a helper draws that would not be drawn without it in as many weeks."""
    weeks = next((step.option - WEEKS for step in steps if step.ask.prompt == "weeks"), 0)
    frame, bit = s.top(), SPENT[steps[0].ask.prompt]
    drawn = [
        CHRONOMETER[knowledge(s, frame.seat, frame.card, spent)][weeks] + extra_tokens(s, frame.seat, spent)
        for spent in (frame.arg, frame.arg | bit)
    ]
    if drawn[0] >= drawn[1]:
        return ""
    return words.catalogue.say("merit-helped", {"weeks": weeks, "had": drawn[0], "now": drawn[1]})


def tradeoff(words: ThebesWords, s: Table, first: Sequence[Step], others: Sequence[Sequence[Step]]) -> str:
    """Fewer weeks of digging that are as good as more, or more that are as good as fewer."""
    if first[0].ask.prompt != "weeks":
        return ""
    shorter = any(steps[0].option < first[0].option for steps in others)
    longer = any(steps[0].option > first[0].option for steps in others)
    way = "both" if shorter and longer else "shorter" if shorter else "longer"
    return words.catalogue.say("merit-weeks-traded", {"way": way})
