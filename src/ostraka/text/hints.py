"""Hints in words: first what is worth a look, then the ranking with what each option promises and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ostraka.core.turn import Ask
from ostraka.text.clause import Args
from ostraka.text.words import Words

if TYPE_CHECKING:
    from ostraka.bots.explain import Expectation, Hint, Hints, Reason

__all__ = ["expected", "ranked", "reasons", "unranked", "why"]

WIDTH = 1.96
"""Standard errors on each side of a 95 % interval."""


def unranked(words: Words, hints: Hints, ask: Ask, names: Sequence[str] = ()) -> list[str]:
    """The best options in the order of the question, without saying which is the best."""
    if len(hints.hints) == 1:
        return [words.catalogue.say("hint-only")]
    options = [f"  {numbered(words, option, ask, names)}" for option in hints.unranked()]
    return [words.catalogue.say("hint-unranked"), *options, words.catalogue.say("hint-more")]


def ranked(words: Words, hints: Hints, ask: Ask, names: Sequence[str] = ()) -> list[str]:
    """The best options, the best first, with prospects and reasons; then what everybody can expect of the best."""
    lines = []
    for rank, hint in enumerate(hints.hints, 1):
        args: Args = {
            "rank": rank,
            "option": numbered(words, hint.option, ask, names),
            "result": expected(words, hints, hint),
            "reasons": why(words, hint, len(hints.hints)),
        }
        lines.append(words.catalogue.say("hint-ranked", args))
    if not hints.shared and len(hints.hints) > 1:
        parts = [
            words.catalogue.say("hint-seat", {"seat": words.seat(seat, names), **figures(expectation)})
            for seat, expectation in enumerate(hints.hints[0].seats)
        ]
        lines.append(words.catalogue.say("hint-everybody", {"results": "; ".join(parts)}))
    return lines


def numbered(words: Words, option: int, ask: Ask, names: Sequence[str]) -> str:
    """An option with its number in the question."""
    return f"{ask.options.index(option) + 1}. {words.option(option, ask, names)}"


def expected(words: Words, hints: Hints, hint: Hint) -> str:
    """What the seat that asked can expect of an option."""
    shared = "yes" if hints.shared else "no"
    return words.catalogue.say("hint-result", {"shared": shared, **figures(hint.seats[hints.seat])})


def figures(expectation: Expectation) -> Args:
    """Whole percentages and points, as messages use them."""
    chance = round(100 * expectation.chance)
    # No interval reaches further than from nothing to certainty.
    error = min(round(100 * WIDTH * expectation.error), max(chance, 100 - chance))
    return {
        "chance": chance,
        "error": max(1, error),
        "points": round(expectation.total),
        "points_error": max(1, round(WIDTH * expectation.points_error)),
    }


def why(words: Words, hint: Hint, number: int) -> str:
    """The reasons of a hint, or that it is no better than the others; then perhaps what it has over all the rest."""
    if number == 1:
        return "none"
    if hint.reasons:
        return reasons(words, hint.reasons)
    even = words.catalogue.say("hint-even")
    if not hint.beyond:
        return even
    return words.catalogue.say("hint-even-beyond", {"even": even, "reasons": reasons(words, hint.beyond)})


def reasons(words: Words, found: Sequence[Reason]) -> str:
    """Reasons in one phrase: what speaks against an option, but what speaks for it."""
    sides = []
    for gain in (False, True):
        told = [words.catalogue.say(reason.message, reason.args) for reason in found if reason.gain is gain]
        sides.append(words.catalogue.listing(told))
    against, favour = sides
    if not against or not favour:
        return against or favour
    return words.catalogue.say("hint-but", {"against": against, "favour": favour})
