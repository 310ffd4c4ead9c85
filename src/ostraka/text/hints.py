"""Hints in words: a whole move, why, what is just as good and what is not; the figures for who asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ostraka.core.game import View
from ostraka.core.turn import PASS
from ostraka.text.clause import Args
from ostraka.text.moves import cheaper, contrast, merits, move, spared, told_already, tradeoff
from ostraka.text.words import Words

if TYPE_CHECKING:
    from ostraka.bots.comparison import Reason
    from ostraka.bots.explain import Expectation, Hint, Hints

__all__ = ["Advice", "advised", "figured", "reasons"]

WIDTH = 1.96
"""Standard errors on each side of a 95 % interval."""
LITTLE: Final = 0.06
"""Where a move is further behind than this, its price is not the reason."""


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
        if hint is not self.hints.hints[0]:
            return self.drawback(hint)
        told = self.grounds(hint)
        if not told and self.hints.next is not None:
            told.append(self.say("hint-trials"))
        return " ".join(told)

    def grounds(self, hint: Hint) -> list[str]:
        """The reasons of the first move that can be said; none where trials alone speak for it."""
        thrifty, after = self.hints.thrifty, self.hints.next
        own = self.merits(hint)
        told = [own] if own else []
        if thrifty:
            plain = self.say("hint-thrifty", {"nothing": "yes" if hint.option == PASS else "no"})
            told.append(spared(self.words, self.view, hint.steps) or plain)
        if after is not None:
            told += self.compared(hint, after, bool(own))
        return told

    def compared(self, hint: Hint, after: Hint, told: bool) -> list[str]:
        """Why a move is better than the next best: what can be seen, or what it does by itself."""
        seen = contrast(self.words, self.view, hint.steps, after.steps)
        if not seen and after.behind < LITTLE:
            seen = cheaper(self.words, self.view, hint.steps, after.steps)
        if seen:
            return [seen]
        found = self.differences(hint, told)
        other = self.words.catalogue.inner(self.move(after))
        return [self.say("hint-better", {"other": other, "reasons": found})] if found else []

    def merits(self, hint: Hint) -> str:
        """What speaks for a move by itself, as a sentence."""
        own = self.words.series(merits(self.words, self.view, hint.steps), "semicolon")
        return sentence(own) if own else ""

    def differences(self, hint: Hint, told: bool) -> str:
        """What a move does that another does not, without what has been told already."""
        known = told_already(self.words) if told else frozenset()
        return reasons(self.words, [reason for reason in hint.reasons if reason.message not in known])

    def drawback(self, hint: Hint) -> str:
        """How far a move is behind the first; then what it brings, if the first brings things of the same sort."""
        if hint.equal:
            return ""
        first = self.hints.hints[0]
        # Where hardly anything is won one could not be behind otherwise.
        best = max(1, round(100 * first.seats[self.hints.seat].chance))
        chance = max(0, best - max(1, round(100 * hint.behind)))
        args = {"points": points_of(hint), "best": best, "chance": chance}
        told = [self.say("hint-behind", args)]
        verbs = [self.words.game.actions.describe(each.option).message for each in (first, hint)]
        seen = contrast(self.words, self.view, first.steps, hint.steps)
        if verbs[0] == verbs[1] and not seen and not self.hints.shared:
            told.append(self.merits(hint))
        return " ".join(part for part in told if part)

    def equals(self) -> str:
        """What is just as good as the first; empty if nothing is."""
        first, *others = self.hints.hints
        # Another way to the same place is told like the first.
        same = [hint for hint in others if hint.equal and self.move(hint) != self.move(first)]
        if not same:
            return ""
        replaced = self.replaced(first, same)
        if replaced:
            return replaced
        inner = self.words.catalogue.inner
        quoted = [self.say("hint-quoted", {"move": inner(self.move(hint))}) for hint in same]
        moves = self.words.catalogue.listing(list(dict.fromkeys(quoted)), "or")
        told = self.say("hint-equal" if self.why(first) else "hint-either", {"moves": moves})
        return " ".join(part for part in (told, self.between(first, same)) if part)

    def between(self, first: Hint, same: Sequence[Hint]) -> str:
        return tradeoff(self.words, self.view, first.steps, [hint.steps for hint in same])

    def replaced(self, first: Hint, same: Sequence[Hint]) -> str:
        """Of several things taken alike, those that could as well be others: "instead of A just as well B or C"."""
        sets = [self.taken(hint) for hint in (first, *same)]
        common = set(sets[0]).intersection(*sets[1:])
        rest = [[option for option in each if option not in common] for each in sets]
        if not common or any(len(each) != 1 for each in rest):
            return ""
        things = [self.words.game.actions.describe(each[0]).targets for each in rest]
        if not all(things):
            return ""
        names = [self.say("hint-quoted", {"move": self.words.thing(*thing[0], self.names)}) for thing in things]
        others = self.words.catalogue.listing(names[1:], "or")
        return self.say("hint-equal-instead", {"one": names[0], "others": others})

    def taken(self, hint: Hint) -> list[int]:
        """What is chosen at the first question, if nothing else is asked."""
        prompts = {step.ask.prompt for step in hint.steps}
        return [step.option for step in hint.steps] if len(prompts) == 1 and len(hint.steps) > 1 else []

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


def points_of(hint: Hint) -> int:
    """By how many points a move ends behind the first; 0 where that is not sure, or not worth a word."""
    return round(hint.fewer) if hint.fewer >= 1.5 else 0


def advised(advice: Advice) -> list[str]:
    """The advice in lines: the move, why, and what is just as good or comes next."""
    first, *others = advice.hints.hints
    say = advice.say
    lines = [say("hint-advice", {"move": advice.move(first)})]
    lines += [line for line in (advice.why(first), advice.equals()) if line]
    after = advice.hints.next
    if after is not None:
        lines.append(say("hint-next", {"move": advice.move(after), "why": advice.why(after)}))
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
