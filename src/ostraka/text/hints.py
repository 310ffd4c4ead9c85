"""Hints in words: a whole move, why, what is just as good and what is not; the figures for who asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ostraka.core.game import View
from ostraka.text.clause import Args
from ostraka.text.moves import merits, move, told_already
from ostraka.text.words import Words

if TYPE_CHECKING:
    from ostraka.bots.explain import Expectation, Hint, Hints, Reason

__all__ = ["Advice", "advised", "figured", "reasons"]

WIDTH = 1.96
"""Standard errors on each side of a 95 % interval."""


class Advice:
    """What is said about the moves worth a thought, in one language."""

    def __init__(self, words: Words, hints: Hints, view: View, names: Sequence[str] = ()) -> None:
        self.words = words
        self.hints = hints
        self.view = view
        self.names = names
        self.say = words.catalogue.say

    def move(self, hint: Hint) -> str:
        """The whole move, with its verb."""
        return move(self.words, hint.steps, self.names)

    def why(self, hint: Hint) -> str:
        """The reasons in a sentence or two; empty where there is nothing to be said."""
        if hint.steps[0].forced:
            return self.say("hint-only")
        own = self.words.series(merits(self.words, self.view, hint.steps), "semicolon")
        told = [sentence(own)] if own else []
        known = told_already(self.words) if own else frozenset()
        found = reasons(self.words, [reason for reason in hint.reasons if reason.message not in known])
        if found and hint is self.hints.hints[0]:
            after = self.hints.next
            other = self.words.catalogue.inner(self.move(after)) if after is not None else ""
            told.append(self.say("hint-better", {"other": other or "none", "reasons": found}))
        elif found:
            told.append(self.say("hint-instead", {"reasons": found}))
        elif hint is self.hints.hints[0]:
            told += self.tried(alone=not told)
        return " ".join(told)

    def tried(self, alone: bool) -> list[str]:
        """What is known without a reason that could be named: it comes out ahead, or it hardly matters."""
        after = self.hints.next
        if after is not None or not any(hint.equal for hint in self.hints.hints[1:]):
            other = self.words.catalogue.inner(self.move(after)) if after is not None else "none"
            return [self.say("hint-tried", {"other": other})] if after is not None or alone else []
        return [self.say("hint-either")] if alone else []

    def equals(self) -> str:
        """What is just as good as the first; empty if nothing is."""
        same = [self.move(hint) for hint in self.hints.hints[1:] if hint.equal]
        inner = self.words.catalogue.inner
        quoted = [self.say("hint-quoted", {"move": inner(each)}) for each in dict.fromkeys(same)]
        if not quoted:
            return ""
        return self.say("hint-equal", {"moves": self.words.catalogue.listing(quoted, "or")})

    def expects(self, hint: Hint) -> str:
        """What the seat that asked can expect of a move, in figures."""
        shared = "yes" if self.hints.shared else "no"
        return self.say("hint-result", {"shared": shared, **figures(hint.seats[self.hints.seat])})

    def gap(self, hint: Hint) -> str:
        """By how many percentage points a move is behind the first."""
        if hint is self.hints.hints[0]:
            return ""
        behind, error = round(100 * hint.behind), max(1, round(100 * WIDTH * hint.error))
        return self.say("hint-gap", {"behind": max(0, behind), "error": error, "equal": "yes" if hint.equal else "no"})


def sentence(phrase: str) -> str:
    """A phrase as a sentence of its own."""
    return f"{phrase[:1].upper()}{phrase[1:]}."


def advised(advice: Advice) -> list[str]:
    """The advice in lines: the move, why, and what is just as good or comes next."""
    first, *others = advice.hints.hints
    say = advice.say
    lines = [say("hint-advice", {"move": advice.move(first)})]
    lines += [line for line in (advice.why(first), advice.equals()) if line]
    after = advice.hints.next
    if after is not None:
        lines.append(say("hint-next", {"move": advice.move(after), "why": advice.why(after) or "none"}))
    return [*lines, say("hint-more")] if others else lines


def figured(advice: Advice) -> list[str]:
    """The same moves in figures: chances, points, and how far the others are behind."""
    lines = []
    for hint in advice.hints.hints:
        args: Args = {"move": advice.move(hint), "result": advice.expects(hint), "gap": advice.gap(hint) or "none"}
        lines.append(advice.say("hint-figures", args))
    return lines


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
