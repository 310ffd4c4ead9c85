"""Fact clauses in words: every op, count, trigger and condition is one message with symbolic arguments.

A record such as `{"op": "draw", "n": {"of": "timeline.city"}}` becomes the message `op-draw` with the arguments
`n` = 1, `n_of` = "timeline-city" and `n_each` = "for each city on your Timeline". Arguments that a record does not
have are the symbol `none`, so a message can select on them; dots in symbols become hyphens.

An op inside another, such as the price of an effect, is given in the mood of the other (`cost`) and in each mood by
name (`cost_to`), so that a language with other verbs after "you may" or "to" has the form it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from ostraka.core.expr import Fact
from ostraka.text.bundle import Arg
from ostraka.text.catalogue import Catalogue

__all__ = ["Args", "Clauses"]

Args: TypeAlias = dict[str, Arg]

MOODS = ("do", "may", "to", "instead")
"""What stands in front of an op: nothing (an order), "you may", "to" (what another op is done for), "instead of"."""
_FRAME = ("when", "trigger", "if", "may", "op")
"""Parts of a clause that have their own messages."""


def symbol(value: object) -> Arg:
    """A plain value as a message can select on it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value).replace(".", "-")


def nested(value: object) -> bool:
    """Whether a field of a record is an op of its own, or several."""
    one = value[0] if isinstance(value, list) and value else value
    return isinstance(one, dict) and "op" in one


def framed(clause: str) -> Args:
    """A clause after the colon of a frame, where some languages begin with a capital."""
    return {"clause": clause, "clause_capital": clause[:1].upper() + clause[1:]}


class Clauses:
    """Sentences from clauses; `context` holds what every message may ask for, such as the type of the card itself."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def sentence(self, clause: Fact, context: Mapping[str, Arg]) -> str:
        """The whole clause: when it works, under which condition, and what it does."""
        text = self.op(clause, context, "may" if clause.get("may") else "do")
        if clause.get("may"):
            follows = "condition" if "if" in clause else "frame"
            text = self.catalogue.compose("clause-may", {**context, "clause": text, "follows": follows})
        if "if" in clause:
            condition = self.condition(cast(Fact, clause["if"]), context)
            text = self.catalogue.compose("clause-if", {**context, "condition": condition, "clause": text})
        if "trigger" in clause:
            trigger = self.trigger(cast(Fact, clause["trigger"]), {**context, "op": symbol(clause["op"])})
            return self.catalogue.compose("text-trigger", {**context, "trigger": trigger, **framed(text)})
        return self.catalogue.compose(f"text-{clause['when']}", {**context, **framed(text)})

    def op(self, fact: Fact, context: Mapping[str, Arg], mood: str = "do") -> str:
        """One op, in the form that its mood asks for."""
        message = f"op-{fact['op']}"
        args: Args = {**context, "mood": mood}
        for key, value in fact.items():
            if key == "tiers":
                args[key] = self._tiers(cast("list[list[int]]", value), str(fact["count"]), context)
            elif key not in _FRAME and not (key == "count" and "tiers" in fact):
                self._give(args, key, value, context)
        # What lies inside in every form that this language asks for.
        for variable in self.catalogue.variables(message):
            key, _, form = variable.rpartition("_")
            if variable in fact and nested(fact[variable]):
                args[variable] = self._inside(fact[variable], context, mood)
            elif form in MOODS and nested(fact.get(key)):
                args[variable] = self._inside(fact[key], context, form)
        return self.catalogue.compose(message, args)

    def _inside(self, value: object, context: Mapping[str, Arg], mood: str) -> str:
        """An op inside another one, or several."""
        if isinstance(value, list):
            return self._chain([self.op(cast(Fact, step), context, mood) for step in value], mood)
        return self.op(cast(Fact, value), context, mood)

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

    def holding(self, fact: Fact, context: Mapping[str, Arg], use: str = "condition") -> str:
        """What a condition or a requirement asks for, as a noun: "at least 3 cities in your Past"."""
        context = {**context, "use": use}
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
        if nested(value):
            if isinstance(value, dict) and "amount" in value:
                args[f"{key}_amount"] = symbol(value["amount"])
        elif isinstance(value, dict):
            self._give_record(args, key, cast(Fact, value), context)
        elif isinstance(value, list):
            args[key] = self.catalogue.listing([str(each) for each in value], "or")
        elif key == "count":
            args["of"] = symbol(value)
            args["each"] = self._each(str(value), 1, context)
        else:
            args[key] = symbol(value)

    def _give_record(self, args: Args, key: str, fact: Fact, context: Mapping[str, Arg]) -> None:
        if "of" in fact:
            args[key] = cast(int, fact.get("times", 1))
            args[f"{key}_of"] = symbol(fact["of"])
            args[f"{key}_each"] = self._each(str(fact["of"]), cast(int, fact.get("per", 1)), context)
        else:
            # The first selector of an op speaks for itself (`type`, `other` …); anything else keeps its key in front.
            prefix = "" if "who" in fact and "who" not in args else f"{key}_"
            for name, value in fact.items():
                self._give(args, prefix + name, value, context)

    def _chain(self, steps: list[str], mood: str) -> str:
        text = steps[0]
        for step in steps[1:]:
            text = self.catalogue.compose("clause-then", {"first": text, "next": step, "mood": mood})
        return text

    def _tiers(self, tiers: list[list[int]], count: str, context: Mapping[str, Arg]) -> str:
        """ "4 points if you have at least 3 …, or 7 if you have at least 5"."""
        (n, points), *others = tiers
        condition = self.condition({"count": count, "at_least": n}, context)
        text = self.catalogue.say("tier-first", {"points": points, "condition": condition})
        for n, points in others:
            text = self.catalogue.say("tier-next", {"tiers": text, "points": points, "n": n})
        return text
