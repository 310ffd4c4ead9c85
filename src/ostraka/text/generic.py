"""The board of a game that has none of its own: everything the view holds, one line per item, cards by their names."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.game import View
from ostraka.text.words import Words

__all__ = ["board"]

NOT_FOR_EYES = ("ask", "seat", "seats", "setup")
"""The question itself, who looks, and what was agreed on before."""

NAMED = 12
"""So many things of a zone are named, the rest is counted."""


def board(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every part of the view by name; what is empty is left out."""
    say = words.catalogue.say
    zones = {zone.name for zone in words.game.zones}
    lines = [say("view-watched") if view.seat is None else say("view-seen", {"name": names[view.seat]})]
    for key, value in {**view.record(), "asked": [names[seat] for seat in view.asked]}.items():
        if key in NOT_FOR_EYES or value in (None, "", [], {}):
            continue
        tell = lying if key in zones else short
        part = words.named(f"view-name-{key}", key.replace("_", " "))
        if isinstance(value, list) and len(value) == len(names) and all(isinstance(own, list) for own in value):
            for name, own in zip(names, value, strict=True):
                if own:
                    lines.append("  " + say("view-part-of", {"part": part, "name": name, "value": tell(own, words)}))
        else:
            lines.append("  " + say("view-part", {"part": part, "value": tell(value, words)}))
    return lines


def lying(value: object, words: Words) -> str:
    """What lies in a zone, by name; a dash where nothing lies, or nothing that this seat may know."""
    say = words.catalogue.say
    if isinstance(value, list):
        named = words.series([lying(part, words) for part in value[:NAMED]]) or say("view-none")
        return say("view-more", {"list": named, "n": len(value) - NAMED}) if len(value) > NAMED else named
    if isinstance(value, int):
        return words.card(value) if value >= 0 else "–"
    return short(value, words)


def short(value: object, words: Words) -> str:
    """A plain value in a few words."""
    if isinstance(value, bool):
        return words.catalogue.say("value-true" if value else "value-false")
    if isinstance(value, dict):
        return words.series([f"{key} {short(part, words)}" for key, part in value.items()])
    if isinstance(value, list):
        return words.series([short(part, words) for part in value]) if value else words.catalogue.say("view-none")
    return str(value)
