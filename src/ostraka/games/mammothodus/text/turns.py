"""A turn of Mammothodus in two sentences: what the humans did, and what the clan did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ostraka.core.event import Event
from ostraka.text.clause import Args
from ostraka.text.words import Words

__all__ = ["folded"]

HUMANS: Final = {
    "march-place": "march", "march-ancients": "march", "lure": "march", "jump": "jump", "trail": "trail",
    "fragment": "fragment", "discovery": "discovery", "summon": "summon", "tribe-attack": "attack",
    "spirit-attack": "attack", "appear": "appear", "trap-tribe": "trap", "trap-spirit": "trap",
}  # fmt: skip
"""What is told of the humans, and under which name."""
CLAN: Final = {
    "step": "step", "kill-tribe": "kill-tribe", "kill-spirit": "kill-spirit", "care": "care", "adapt": "adapt",
    "develop": "develop", "raise": "raise", "shed": "shed", "place-token": "place-token", "generation": "generation",
}  # fmt: skip
ENDS: Final = ("victory", "fatal-summon", "fatal-appear", "defeat")
"""What ends the game is told in full, with its cause."""
PLACE: Final = {"march": 1, "jump": 2, "trail": 1, "summon": 1}
"""Where in the cards of an event the place stands that it is about, if not at the beginning."""


def folded(words: Words, seat: int, events: Sequence[Event], names: Sequence[str], you: int) -> str:
    lines: list[str] = []
    card = next((event for event in events if event.kind == "human-card"), None)
    if card is not None:
        told = [
            words.catalogue.compose(f"humans-{what}", _human(words, what, alike, names, you))
            for what, alike in _alike(events, HUMANS.get)
        ]
        deeds = words.series(told)
        args: Args = {"card": words.card(card.cards[0]), "n": len(told), "deeds": deeds}
        args["deeds_capital"] = deeds[:1].upper() + deeds[1:]
        lines.append(words.catalogue.say("turn-humans", args))
    own = [(f"deed-{what}", _deed(words, what, alike)) for what, alike in _alike(events, CLAN.get)]
    if own:
        lines.append(words.deeds(seat, own, names, you))
    elif card is not None and not any(event.kind in ENDS for event in events):
        lines.append(words.deeds(seat, [("deed-nothing", {})], names, you))
    lines += [str(words.event(event, names, you)) for event in events if event.kind in ENDS]
    return " ".join(lines)


def _alike(events: Sequence[Event], called: Callable[[str], str | None]) -> list[tuple[str, list[Event]]]:
    """Events of one name together, where the first of them was."""
    found: dict[str, list[Event]] = {}
    for event in events:
        what = called(event.kind)
        if what is not None:
            found.setdefault(what, []).append(event)
    return list(found.items())


def _human(words: Words, what: str, events: Sequence[Event], names: Sequence[str], you: int) -> Args:
    if what == "attack":
        lost: dict[int, int] = {}
        for event in events:
            lost[event.seat] = lost.get(event.seat, 0) + event.amount
        losses = [
            words.catalogue.say(
                "humans-loss",
                {"seat": words.seat(seat, names), "you": "yes" if seat == you else "no", "amount": amount},
            )
            for seat, amount in lost.items()
        ]
        return {"losses": words.series(losses)}
    first = events[0].cards
    places = [event.cards[PLACE.get(what, 0)] for event in events if event.cards]
    return {
        "n": len(events),
        "one": words.card(first[0]) if first else "",
        "places": words.cards(tuple(dict.fromkeys(places))),
    }


def _deed(words: Words, what: str, events: Sequence[Event]) -> Args:
    last = events[-1]
    things = [event.cards[0] for event in events if event.cards]
    if what == "step":
        # Where each figure has come to.
        things = list({event.cards[0]: event.cards[1] for event in events}.values())
    args: Args = {
        "n": len(events),
        "amount": last.amount if what == "raise" else sum([event.amount for event in events]),
        "cards": words.cards(tuple(dict.fromkeys(things))),
    }
    if what in ("kill-spirit", "place-token", "raise"):
        args["one"] = words.card(last.cards[0])
        args["two"] = words.card(last.cards[-1])
    return args
