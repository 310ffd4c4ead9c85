"""What can be asked about besides the question: cards and things by name, places and what is adjacent to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ostraka.core.game import View
from ostraka.core.turn import Ask
from ostraka.text import words_for
from ostraka.text.words import Words
from ostraka.tui.answer import fold

__all__ = ["about_goal", "adjacent_to", "inspected"]

MANY: Final = 5
"""More things than this are named, not explained."""
NAMED: Final = 8


def inspected(words: Words, view: View, name: str, ask: Ask, names: Sequence[str]) -> list[str]:
    """A card or thing by the beginning of its name (or a word in it), or by the number of an option.

    Without a name, what the question is about; an option that points at a place tells what is adjacent to it.
    """
    if not name and ask.source >= 0:
        return explained(words, [ask.source])
    if name.isdecimal() and len(name) < 7 and 1 <= int(name) <= len(ask.options):
        label = words.game.actions.describe(ask.options[int(name) - 1])
        meant = [words.thing(block, thing, names) for block, thing in label.targets]
        name = meant[0] if meant else name
    found = called(words, fold(name))
    if found:
        return explained(words, found)
    if name and fold(name) in {fold(place) for place in words.adjacent(view)}:
        return adjacent_to(words, view, name)
    message = "inspect-nothing" if name else "inspect-how"
    return [words.catalogue.say(message, {"name": shortened(name), "example": fold(words.card(0))})]


def called(words: Words, name: str) -> list[int]:
    """The cards and things of this name, equal ones once."""
    if not name:
        return []
    # In every language things are also found by the name the game itself has for them.
    original = words_for(words.game)
    folded = [{fold(each.card(n)) for each in (words, original)} for n in range(words.things)]
    exact = [n for n, full in enumerate(folded) if name in full]
    found = exact or [n for n, full in enumerate(folded) if any(f" {name}" in f" {each}" for each in full)]
    return list({told(words, n): n for n in reversed(found)}.values())[::-1]


def explained(words: Words, found: Sequence[int]) -> list[str]:
    """Each in a line of its own; or only their names, if there are too many."""
    if len(found) <= MANY:
        return [told(words, n) for n in found]
    named = words.series([words.card(n) for n in found[:NAMED]])
    more = "yes" if len(found) > NAMED else "no"
    return [words.catalogue.say("inspect-many", {"n": len(found), "cards": named, "more": more})]


def told(words: Words, n: int) -> str:
    """Line, requirement, text and rulings of one thing."""
    rulings = words.card_rulings(n)
    parts = [words.card_line(n) + ".", words.requirement(n) or "", words.card_text(n)]
    if rulings:
        parts.append(words.rulings(rulings))
    return " ".join(part for part in parts if part)


def adjacent_to(words: Words, view: View, name: str) -> list[str]:
    """What the places of this name are adjacent to."""
    say, places = words.catalogue.say, words.adjacent(view)
    if not places:
        return [say("adjacent-nowhere")]
    wanted = fold(name)
    exact = [place for place in places if fold(place) == wanted]
    found = exact or [place for place in places if wanted and f" {wanted}" in f" {fold(place)}"]
    if not found:
        return [say("adjacent-unknown", {"name": shortened(name), "places": words.series(list(places))})]
    return [
        say("adjacent-to", {"place": place, "n": len(places[place]), "others": words.catalogue.listing(places[place])})
        for place in found
    ]


def about_goal(words: Words, view: View) -> list[str]:
    """What the game is played for, and what is counted on the way."""
    meters = words.game.meters(view)
    goal = [words.catalogue.say("goal")] if words.catalogue.has("goal") else []
    return goal + [labelled(words, words.meter(meter), words.meter_why(meter)) for meter in meters]


def labelled(words: Words, label: str, text: str) -> str:
    """A thing and what is said of it: the space before the colon is the language's own."""
    return words.catalogue.say("terminal-labelled", {"label": label, "text": text})


def shortened(name: str) -> str:
    return name if len(name) <= 40 else name[:39] + "…"
