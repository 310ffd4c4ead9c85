"""A whole move in words: "Create Caral in slot 4, paying Uxmal". Games say how in messages of their own.

A move that begins with the question `action` is told by `move-<what is done>`, another by `move-<question>`. For every
question on the way the message can use `$<question>`: all that was chosen there, `yes`, or `none`; `$<question>_number`
for a slot or a number of weeks; and `$<question>_<sort>`, `$<question>_<sort>_last` for the things of one sort.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, YES
from ostraka.text.clause import Args
from ostraka.text.words import Words, own_module

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["merits", "move", "told_already"]

NUMBERED = ("slot", "weeks", "amount", "board", "row", "face")
"""Sorts of things that are told by their number."""


def move(words: Words, steps: Sequence[Step], names: Sequence[str] = ()) -> str:
    """What a move does, with its verb."""
    first = steps[0]
    told = f"move-{first.ask.prompt}"
    if first.ask.prompt == "action" and first.option != PASS:
        told = words.game.actions.describe(first.option).message.replace("option-", "move-", 1)
    # What is declined has words of its own; so has whatever points at nothing, or no message speaks of.
    pointing = first.ask.prompt == "action" or words.game.actions.describe(first.option).targets
    if first.option in (PASS, YES) or not pointing or not words.catalogue.has(told):
        return words.option(first.option, first.ask, names)
    given = words.catalogue.needed(told, move_args(words, steps, names))
    # What is not chosen has no number: no message speaks of it then.
    lacking = words.catalogue.variables(told) - given.keys()
    given |= {name: 0 for name in lacking if given.get(name.removesuffix("_number")) == "none"}
    # Of a move that is known only as far as its first step nothing more can be told.
    if given.keys() != words.catalogue.variables(told):
        return words.option(first.option, first.ask, names)
    text = words.catalogue.say(told, given)
    return text[:1].upper() + text[1:]


def move_args(words: Words, steps: Sequence[Step], names: Sequence[str]) -> Args:
    """What messages about a move may use."""
    args: Args = words.ask_args(steps[0].ask, names)
    for prompt in dict.fromkeys(step.ask.prompt for step in steps):
        key = prompt.replace("-", "_")
        taken = [step.option for step in steps if step.ask.prompt == prompt and step.option != PASS]
        if taken and taken[0] == YES:
            args[key] = "yes"
            continue
        sorts: dict[str, list[int]] = {}
        for option in taken:
            for block, thing in words.game.actions.describe(option).targets:
                sorts.setdefault(block, []).append(thing)
        for block, things in sorts.items():
            if block in NUMBERED:
                args[f"{key}_number"] = things[-1]
            args[f"{key}_{block}"] = told = several(words, block, things, names)
            args[f"{key}_{block}_last"] = words.thing(block, things[-1], names)
            args.setdefault(key, told)
        args[f"{key}_n"] = len(taken)
    return args


def several(words: Words, block: str, things: Sequence[int], names: Sequence[str]) -> str:
    """Things by name in one phrase, equal ones counted."""
    counted = Counter(words.thing(block, thing, names) for thing in things)
    return words.catalogue.listing([name if n == 1 else f"{n} × {name}" for name, n in counted.items()])


def told_already(words: Words) -> frozenset[str]:
    """The reasons that the merits of a move tell better."""
    own = own_module(words.game, "merits")
    return frozenset() if own is None else own.TOLD


def merits(words: Words, view: View, steps: Sequence[Step]) -> list[str]:
    """What a player would say for a move, before comparing it with any other; as far as the game has words for it."""
    own = own_module(words.game, "merits")
    if own is None:
        return []
    game: Any = words.game
    found: list[str] = own.merits(words, game.sample(view, Rng(1)), steps)
    return found
