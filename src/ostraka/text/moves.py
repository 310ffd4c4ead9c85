"""A whole move in words: "Create Caral in slot 4, paying Uxmal". Games say how in messages of their own.

A move that begins with the question `action` is told by `move-<what is done>`, another by `move-<question>`. For every
question on the way the message can use `$<question>`: all that was chosen there, `yes`, or `none`; `$<question>_number`
for a slot or a number of weeks; and `$<question>_<sort>`, `$<question>_<sort>_last` for the things of one sort.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, YES, Ask
from ostraka.text.clause import Args
from ostraka.text.words import Words, own_module

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["Chosen", "cheaper", "contrast", "merits", "move", "spared", "told_already", "tradeoff", "whole"]


class Chosen(Protocol):
    """A choice of a move: the question, and the option."""

    @property
    def ask(self) -> Ask: ...

    @property
    def option(self) -> int: ...


NUMBERED = ("slot", "weeks", "amount", "board", "row", "face")
"""Sorts of things that are told by their number."""
ONCE: Final = ("remove",)
"""Questions that are answered again and again with the same thing; how often, is told with what speaks for the move."""


def move(words: Words, steps: Sequence[Chosen], names: Sequence[str] = ()) -> str:
    """What a move does, with its verb."""
    first = steps[0]
    told = message_of(words, first)
    # What is declined has words of its own; so has whatever points at nothing, or no message speaks of.
    pointing = first.ask.prompt == "action" or words.game.actions.describe(first.option).targets
    if first.option in (PASS, YES) or not pointing or not words.catalogue.has(told):
        return words.option(first.option, first.ask, names)
    given = words.catalogue.needed(told, move_args(words, steps, names))
    # What is not chosen has no number: no message speaks of it then.
    lacking = words.catalogue.variables(told) - given.keys()
    given |= {name: 0 for name in lacking if any(given.get(part) == "none" for part in parts(name))}
    # Of a move that is known only as far as its first step nothing more can be told.
    if given.keys() != words.catalogue.variables(told):
        return words.option(first.option, first.ask, names)
    text = words.catalogue.say(told, given)
    return text[:1].upper() + text[1:]


def parts(name: str) -> Iterator[str]:
    """What a variable begins with: `step_territory_last_into` speaks of `step_territory` and of `step`."""
    while name:
        name = name.rpartition("_")[0]
        yield name


def message_of(words: Words, first: Chosen) -> str:
    """What tells a move that begins like this."""
    if first.ask.prompt == "action" and first.option != PASS:
        return words.game.actions.describe(first.option).message.replace("option-", "move-", 1)
    return f"move-{first.ask.prompt}"


def whole(words: Words, steps: Sequence[Chosen], names: Sequence[str] = ()) -> str:
    """A move in words if they tell all that is chosen in it; else nothing."""
    told = message_of(words, steps[0])
    spoken = words.catalogue.variables(told) if words.catalogue.has(told) else frozenset()
    asked = {step.ask.prompt.replace("-", "_") for step in steps[1:]}
    if not all(any(name == key or name.startswith(f"{key}_") for name in spoken) for key in asked):
        return ""
    text = move(words, steps, names)
    # Where the sentence is that of the first choice alone, the others are not in it.
    return text if asked and text != words.option(steps[0].option, steps[0].ask, names) else ""


def move_args(words: Words, steps: Sequence[Chosen], names: Sequence[str]) -> Args:
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
            told_of = list(dict.fromkeys(things)) if key in ONCE else things
            args[f"{key}_{block}"] = told = several(words, block, told_of, names)
            args[f"{key}_{block}_last"] = words.thing(block, things[-1], names)
            args.setdefault(key, told)
        args[f"{key}_n"] = len(taken)
    return args


def several(words: Words, block: str, things: Sequence[int], names: Sequence[str]) -> str:
    """Things by name in one phrase, equal ones counted."""
    counted = Counter(words.thing(block, thing, names) for thing in things)
    say = words.catalogue.say
    return words.catalogue.listing(
        [name if n == 1 else say("counted", {"n": n, "name": name}) for name, n in counted.items()]
    )


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


def contrast(words: Words, view: View, first: Sequence[Step], after: Sequence[Step]) -> str:
    """Why a move is better than another one, in a sentence, where a game can see it on the table."""
    return beside(words, "contrast", view, first, after)


def cheaper(words: Words, view: View, first: Sequence[Step], after: Sequence[Step]) -> str:
    """That a move costs less than another one, in a sentence: a reason where there is little between them."""
    return beside(words, "cheaper", view, first, after)


def spared(words: Words, view: View, steps: Sequence[Step]) -> str:
    """What is kept where a move gives up no more though more would bring something; empty where it would not."""
    return beside(words, "spared", view, steps)


def tradeoff(words: Words, view: View, first: Sequence[Step], others: Sequence[Sequence[Step]]) -> str:
    """What is between moves that are equally good, in a sentence, as far as a game has words for it."""
    return beside(words, "tradeoff", view, first, others)


def beside(words: Words, telling: str, view: View, *moves: object) -> str:
    """What a game tells of moves beside each other, if it does."""
    own = own_module(words.game, "merits")
    tell = getattr(own, telling, None)
    game: Any = words.game
    return "" if tell is None else str(tell(words, game.sample(view, Rng(1)), *moves))
