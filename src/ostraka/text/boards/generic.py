"""The board of a game that has none of its own: everything the view holds, one line per item."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.game import View
from ostraka.text.words import Words

__all__ = ["board"]


def board(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every part of the view by name; what is empty is left out."""
    lines = [f"Board, as {names[view.seat] if view.seat is not None else 'a spectator'} sees it:"]
    for key, value in view.record().items():
        # The pending frames and the question itself are not for eyes.
        if key in ("stack", "ask", "seat", "seats") or value in (None, "", [], {}):
            continue
        label = key.replace("_", " ")
        if isinstance(value, list) and len(value) == len(names) and all(isinstance(part, list) for part in value):
            lines += [f"  {label}, {name}: {short(part)}" for name, part in zip(names, value, strict=True) if part]
        else:
            lines.append(f"  {label}: {short(value)}")
    return lines


def short(value: object) -> str:
    """A plain value in a few words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {short(part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(short(part) for part in value) if value else "none"
    return str(value)
