"""Fact clauses in words: every op, count, trigger and condition is one message with symbolic arguments.

A record such as `{"op": "draw", "n": {"of": "timeline.city"}}` becomes the message `op-draw` with the arguments
`n` = 1, `n_of` = "timeline-city" and `n_each` = "for each city on your Timeline". Arguments that a record does not
have are the symbol `none`, so a message can select on them; dots in symbols become hyphens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from ostraka.core.expr import Fact
from ostraka.text.bundle import Arg
from ostraka.text.catalogue import Catalogue

__all__ = ["Args", "Clauses"]

Args: TypeAlias = dict[str, Arg]

_FRAME = ("when", "trigger", "if", "may", "op")
"""Parts of a clause that have their own messages."""


def symbol(value: object) -> Arg:
    """A plain value as a message can select on it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value).replace(".", "-")


class Clauses:
    """Sentences from clauses; `context` holds what every message may ask for, such as the type of the card itself."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def sentence(self, clause: Fact, context: Mapping[str, Arg]) -> str:
        """The whole clause: when it works, under which condition, and what it does."""
        text = self.op(clause, context, "may" if clause.get("may") else "do")
        if clause.get("may"):
            text = self.catalogue.compose("clause-may", {**context, "clause": text})
        if "if" in clause:
            condition = self.condition(cast(Fact, clause["if"]), context)
            text = self.catalogue.compose("clause-if", {**context, "condition": condition, "clause": text})
        if "trigger" in clause:
            trigger = self.trigger(cast(Fact, clause["trigger"]), {**context, "op": symbol(clause["op"])})
            return self.catalogue.compose("text-trigger", {**context, "trigger": trigger, "clause": text})
        return self.catalogue.compose(f"text-{clause['when']}", {**context, "clause": text})

    def op(self, fact: Fact, context: Mapping[str, Arg], mood: str = "do") -> str:
        """One op; `mood` tells messages whether it follows "you may" (for languages where that changes the verb)."""
        args: Args = {**context, "mood": mood}
        for key, value in fact.items():
            if key == "tiers":
                args[key] = self._tiers(cast("list[list[int]]", value), str(fact["count"]), context)
            elif key not in _FRAME and not (key == "count" and "tiers" in fact):
                self._give(args, key, value, context)
        return self.catalogue.compose(f"op-{fact['op']}", args)

    def trigger(self, fact: Fact, context: Mapping[str, Arg]) -> str:
        """What a permanent effect answers."""
        args: Args = dict(context)
        for key, value in fact.items():
            self._give(args, key, value, context)
        return self.catalogue.compose(f"trigger-{fact['event']}", args)

    def condition(self, fact: Fact, context: Mapping[str, Arg]) -> str:
        """A condition as a statement: "you have at least 3 cities in your Past"."""
        if "count" in fact:
            head = str(fact["count"]).partition(".")[0]
            if self.catalogue.has(f"condition-{head}"):
                return self.catalogue.compose(f"condition-{head}", self._measure(fact, context, "whole"))
        return self.catalogue.compose("condition-has", {**context, "what": self.holding(fact, context)})

    def holding(self, fact: Fact, context: Mapping[str, Arg]) -> str:
        """What a condition asks for, as a noun: "at least 3 cities in your Past"."""
        if "all" not in fact:
            return self._count(fact, context, "whole")
        parts = cast("list[Fact]", fact["all"])
        alike = {(str(part["count"]).partition(".")[0], "at_least" in part) for part in parts}
        # "at least 1 city, 1 megalith and 1 pyramid in your Past": what is common is said once.
        shared = len(alike) == 1
        last = len(parts) - 1
        places = ["first" if i == 0 else "last" if i == last else "middle" for i in range(len(parts))]
        phrases = [
            self._count(part, context, place if shared else "whole") for part, place in zip(parts, places, strict=True)
        ]
        return self.catalogue.listing(phrases)

    def _count(self, fact: Fact, context: Mapping[str, Arg], part: str) -> str:
        head = str(fact["count"]).partition(".")[0]
        return self.catalogue.compose(f"count-{head}", self._measure(fact, context, part))

    def _measure(self, fact: Fact, context: Mapping[str, Arg], part: str) -> Args:
        of = str(fact["count"]).partition(".")[2]
        way = "at_least" if "at_least" in fact else "at_most"
        return {**context, "of": symbol(of or "none"), "way": way, "n": cast(int, fact[way]), "part": part}

    def _each(self, count: str, per: int, context: Mapping[str, Arg]) -> str:
        """ "for each city on your Timeline", "for every 3 knowledge …"."""
        head, _, of = count.partition(".")
        return self.catalogue.compose(f"each-{head}", {**context, "of": symbol(of or "none"), "per": per})

    def _give(self, args: Args, key: str, value: object, context: Mapping[str, Arg]) -> None:
        """Add one field of a record to the arguments of its message."""
        if isinstance(value, dict):
            self._give_record(args, key, cast(Fact, value), context)
        elif isinstance(value, list):
            args[key] = self._list(value, context)
        elif key == "count":
            args["of"] = symbol(value)
            args["each"] = self._each(str(value), 1, context)
        else:
            args[key] = symbol(value)

    def _give_record(self, args: Args, key: str, fact: Fact, context: Mapping[str, Arg]) -> None:
        if "op" in fact:
            args[key] = self.op(fact, context)
            if "amount" in fact:
                args[f"{key}_amount"] = symbol(fact["amount"])
        elif "of" in fact:
            args[key] = cast(int, fact.get("times", 1))
            args[f"{key}_of"] = symbol(fact["of"])
            args[f"{key}_each"] = self._each(str(fact["of"]), cast(int, fact.get("per", 1)), context)
        else:
            # The first selector of an op speaks for itself (`type`, `other` …); anything else keeps its key in front.
            prefix = "" if "who" in fact and "who" not in args else f"{key}_"
            for name, value in fact.items():
                self._give(args, prefix + name, value, context)

    def _list(self, values: list[object], context: Mapping[str, Arg]) -> str:
        if isinstance(values[0], dict):
            return self._chain([self.op(cast(Fact, step), context) for step in values])
        return self.catalogue.listing([str(value) for value in values], "or")

    def _chain(self, steps: list[str]) -> str:
        text = steps[0]
        for step in steps[1:]:
            text = self.catalogue.say("clause-then", {"first": text, "next": step})
        return text

    def _tiers(self, tiers: list[list[int]], count: str, context: Mapping[str, Arg]) -> str:
        """ "4 points if you have at least 3 …, or 7 if you have at least 5"."""
        (n, points), *others = tiers
        condition = self.condition({"count": count, "at_least": n}, context)
        text = self.catalogue.say("tier-first", {"points": points, "condition": condition})
        for n, points in others:
            text = self.catalogue.say("tier-next", {"tiers": text, "points": points, "n": n})
        return text
