"""For people: why something is not offered, and what an offered option costs and brings."""

from __future__ import annotations

from typing import Final

from ostraka.core.game import Note
from ostraka.core.turn import PASS, YES, Ask
from ostraka.games.thebes.board import CHRONOMETER, FEWEST, MOST_WEEKS
from ostraka.games.thebes.catalogue import REQUIRES, TARGET, bonus_of
from ostraka.games.thebes.knowledge import (
    FLY,
    USE_ASSISTANT,
    USE_LEGEND,
    WITHOUT_CAR,
    can_dig,
    extra_tokens,
    knowledge,
    travel,
    trip,
)
from ostraka.games.thebes.odds import chance_of_none, decimal, expected_points
from ostraka.games.thebes.ops.dig import BY_CAR, DIG_AT, HOW_LONG, helper_card
from ostraka.games.thebes.ops.turn import shows_enough, work
from ostraka.games.thebes.options import CARD, CHANGE, DIG, WEEKS
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ARTEFACTS,
    CITIES,
    COUNTERS,
    FINISH,
    SITES,
    SPECIAL_LICENCES,
    WEEKS_OF_A_YEAR,
    week_of,
    year_of,
)

__all__ = ["order_after", "previews", "reasons"]

KNOWING: Final = USE_LEGEND | USE_ASSISTANT


def reasons(s: Table, seat: int) -> list[Note]:
    """Why tempting options are not open to this seat now."""
    ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
    if ask is None:
        return []
    if ask.prompt == "action":
        return [*_actions(s, seat, ask), *_exhibitions(s, seat, ask), *_digs(s, seat, ask)]
    f = s.top()
    if ask.prompt == "weeks":
        return _weeks(s, seat, ask, f.card, f.arg)
    if f.op == DIG_AT and f.step == BY_CAR:
        return [_by_car(s, seat, f.card, option) for option in (PASS, YES) if option not in ask.options]
    if f.op == DIG_AT and f.step > 0:
        return [] if PASS in ask.options else [Note(PASS, "reason-helper-needed", {"card": ask.source})]
    if f.op == DIG_AT:
        missing = [option for option in (PASS, YES) if option not in ask.options]
        return [_dig(s, seat, f.card, option, FLY if option == YES else 0) for option in missing]
    return (
        [] if PASS in ask.options else [_too_long(s, seat, PASS, work(s, seat, f.card) + trip(s, seat, TARGET[f.card]))]
    )


def _by_car(s: Table, seat: int, site: int, option: int) -> Note:
    """Why a site cannot be reached with the car, or without it (T-63)."""
    if option == YES:
        return _dig(s, seat, site, YES, 0)
    known = knowledge(s, seat, site, KNOWING)
    return _too_long(s, seat, PASS, travel(s, seat, site, WITHOUT_CAR) + FEWEST[known])


def _too_long(s: Table, seat: int, option: int, weeks: int) -> Note:
    return Note(option, "reason-weeks", {"weeks": weeks, "left": s.weeks_left(seat)})


def _actions(s: Table, seat: int, ask: Ask) -> list[Note]:
    """Passing, changing the display, taking a card (T-12, T-54)."""
    notes: list[Note] = []
    if PASS not in ask.options:
        notes.append(Note(PASS, "reason-not-1903", {"year": year_of(s.time[seat])}))
    for option in [CHANGE, *[CARD + card for card in s.display]]:
        if option not in ask.options:
            notes.append(_too_long(s, seat, option, work(s, seat, option) + trip(s, seat, TARGET[option])))
    return notes


def _exhibitions(s: Table, seat: int, ask: Ask) -> list[Note]:
    """Artefacts that are missing for an exhibition, or weeks (T-48)."""
    notes: list[Note] = []
    for exhibition in s.slots:
        option = CARD + exhibition
        if exhibition < 0 or option in ask.options:
            continue
        if shows_enough(s, seat, exhibition):
            notes.append(_too_long(s, seat, option, work(s, seat, option) + trip(s, seat, TARGET[option])))
        for site in range(SITES):
            short = REQUIRES[exhibition][site] - s.own[seat * COUNTERS + ARTEFACTS + site]
            if short > 0:
                notes.append(Note(option, "reason-artefacts", {"card": exhibition, "site": site, "short": short}))
    return notes


def _digs(s: Table, seat: int, ask: Ask) -> list[Note]:
    return [_dig(s, seat, site, DIG + site, 0) for site in range(SITES) if DIG + site not in ask.options]


def _dig(s: Table, seat: int, site: int, option: int, spent: int) -> Note:
    """What is missing for a dig: knowledge, licence or weeks (T-24, T-25, T-27)."""
    if not s.skill[seat] >> site & 1:
        return Note(option, "reason-no-book" if s.book_to_dig else "reason-no-knowledge", {"site": site})
    way = travel(s, seat, site, spent)
    licensed = s.licences_at(seat, s.time[seat] + way) >> site & 1
    if not licensed and not s.own[seat * COUNTERS + SPECIAL_LICENCES]:
        return Note(option, "reason-no-licence", {"site": site})
    return _too_long(s, seat, option, way + FEWEST[knowledge(s, seat, site, KNOWING | spent)])


def _weeks(s: Table, seat: int, ask: Ask, site: int, spent: int) -> list[Note]:
    """Weeks that draw nothing, and weeks that nobody has (T-27, T-52)."""
    known = knowledge(s, seat, site, spent)
    way = travel(s, seat, site, spent)
    notes: list[Note] = []
    for weeks in range(1, MOST_WEEKS + 1):
        if WEEKS + weeks in ask.options:
            continue
        if weeks < FEWEST[known]:
            args: dict[str, int | str] = {"knowledge": known, "weeks": weeks, "fewest": FEWEST[known]}
            notes.append(Note(WEEKS + weeks, "reason-no-token", args))
        else:
            notes.append(_too_long(s, seat, WEEKS + weeks, way + weeks))
    return notes


# Previews


def order_after(s: Table, seat: int, time: int) -> list[int]:
    """The seats in the order in which they would act with this seat's marker at `time` (T-9, T-10)."""
    others = [other for other in s.track if other != seat]
    before = [other for other in others if s.time[other] < time]
    after = others[len(before) :]
    return before + after if time >= FINISH else [*before, seat, *after]


def _arrival(s: Table, seat: int, way: int, busy: int) -> dict[str, int | str]:
    """The whole cost in weeks, and the time and turn order that result (T-12)."""
    time = s.time[seat] + way + busy
    return {
        "travel": way,
        "work": busy,
        "weeks": way + busy,
        "left": FINISH - time,
        "finished": "yes" if time >= FINISH else "no",
        "new_year": "yes" if time // WEEKS_OF_A_YEAR > s.time[seat] // WEEKS_OF_A_YEAR else "no",
        "year": year_of(time),
        "week": week_of(time),
        "order": ",".join([str(other) for other in order_after(s, seat, time)]),
    }


def previews(s: Table, seat: int, option: int, details: bool = True) -> list[Note]:
    """The whole cost of an option in weeks, the time and the turn order after it; for a dig also tokens and odds."""
    ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
    if ask is None or option not in ask.options:
        return []
    if ask.prompt == "action":
        if option == PASS:
            order = ",".join([str(other) for other in order_after(s, seat, FINISH)])
            return [Note(option, "preview-pass", {"left": s.weeks_left(seat), "order": order})]
        if option >= DIG:
            return _dig_plan(s, seat, option, option - DIG, _plan(s, seat, option - DIG), details)
        return [_cost(s, seat, option, option, trip(s, seat, TARGET[option]))]
    f = s.top()
    if f.op != DIG_AT:
        way = 0 if option == YES else trip(s, seat, TARGET[f.card])
        return [_cost(s, seat, option, f.card, way)]
    if ask.prompt == "weeks":
        args = _dig_weeks(s, seat, f.card, f.arg, option - WEEKS)
        return [Note(option, "preview-dig-weeks", {**args, "spends": _given_up(s, seat, f.card, f.arg)})]
    spent = _spent(f.step, f.arg, option)
    if not can_dig(s, seat, f.card, spent):
        # Only a helper that is asked about later makes this dig possible, or leaving the car.
        later = KNOWING if f.step == BY_CAR else KNOWING & ~((2 << f.step) - 1)
        on_foot = f.step == 0 and option == PASS and not can_dig(s, seat, f.card, spent | later)
        spent |= later | WITHOUT_CAR if on_foot else later
    plan = _dig_plan(s, seat, option, f.card, spent, details)
    # What a helper is worth shows on the dial, which comes only after it.
    return [plan[0], *_dial(s, seat, option, f.card, spent), *plan[1:]]


def _dial(s: Table, seat: int, option: int, site: int, spent: int) -> list[Note]:
    """The tokens for every number of weeks."""
    known, more = knowledge(s, seat, site, spent), extra_tokens(s, seat, spent)
    first, last = FEWEST[known], min(MOST_WEEKS, s.weeks_left(seat) - travel(s, seat, site, spent))
    tokens = ", ".join([str(CHRONOMETER[known][weeks] + more) for weeks in range(first, last + 1)])
    return [Note(option, "preview-dial", {"first": first, "last": last, "tokens": tokens})] if tokens else []


def _given_up(s: Table, seat: int, site: int, spent: int) -> str:
    """The cards that are discarded for this dig."""
    return ",".join([str(helper_card(s, seat, site, at)) for at in range(HOW_LONG) if spent >> at & 1])


def _spent(at: int, spent: int, option: int) -> int:
    """What a dig spends after this answer to one of its questions."""
    if at == BY_CAR:
        return spent if option == YES else spent | WITHOUT_CAR
    return spent | 1 << at if option == YES else spent


def _cost(s: Table, seat: int, option: int, action: int, way: int) -> Note:
    """What an action that is no dig costs, and where it is done."""
    return Note(option, "preview-cost", {"place": TARGET[action], **_arrival(s, seat, way, work(s, seat, action))})


def _plan(s: Table, seat: int, site: int) -> int:
    """The dig that spends least: nothing, or helpers, or a week for leaving the car, or the zeppelin, or both."""
    for spent in (0, KNOWING, WITHOUT_CAR, KNOWING | WITHOUT_CAR, FLY):
        if can_dig(s, seat, site, spent):
            return spent
    return KNOWING | FLY


def _dig_plan(s: Table, seat: int, option: int, site: int, spent: int, details: bool) -> list[Note]:
    """A dig in general; in detail also every number of weeks."""
    way = travel(s, seat, site, spent)
    known = knowledge(s, seat, site, spent)
    licensed = s.licences_at(seat, s.time[seat] + way) >> site & 1
    args: dict[str, int | str] = {
        "place": CITIES + site,
        "site": site,
        "travel": way,
        "knowledge": known,
        "most": knowledge(s, seat, site, spent | KNOWING),
        "helpers": "yes" if spent & KNOWING and known > knowledge(s, seat, site, spent & ~KNOWING) else "no",
        "flies": "yes" if spent & FLY else "no",
        "extra": extra_tokens(s, seat, spent),
        "fewest": FEWEST[known],
        "licence": "ordinary" if licensed else "special",
        "bonus": "yes" if bonus_of(site) in s.bonus else "no",
    }
    if not details:
        return [Note(option, "preview-dig", args)]
    last = min(MOST_WEEKS, s.weeks_left(seat) - way)
    table: list[Note] = []
    for weeks in range(FEWEST[known], last + 1):
        table.append(Note(option, "preview-dig-row", _dig_weeks(s, seat, site, spent, weeks), detail=True))
    return [Note(option, "preview-dig", args), *table]


def _dig_weeks(s: Table, seat: int, site: int, spent: int, weeks: int) -> dict[str, int | str]:
    """Tokens, average artefact points and the chance of no artefact for so many weeks; the bonus comes on top."""
    known = knowledge(s, seat, site, spent)
    tokens = CHRONOMETER[known][weeks] + extra_tokens(s, seat, spent)
    args = _arrival(s, seat, travel(s, seat, site, spent), weeks)
    args["site"] = site
    args["knowledge"] = known
    args["tokens"] = tokens
    args["points"] = decimal(expected_points(s, site, tokens), 2)
    args["none"] = decimal(chance_of_none(s, site, tokens), 1, 100)
    args["bonus"] = "yes" if bonus_of(site) in s.bonus else "no"
    return args
