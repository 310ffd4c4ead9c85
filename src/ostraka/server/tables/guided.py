"""Tables of guided first games: those that were dealt by their game's script."""

from __future__ import annotations

from typing import Any

from ostraka.match import Guide, Match, guide_of, load_game
from ostraka.match.guide import LEARNER
from ostraka.match.notation import words
from ostraka.server.tables import wire
from ostraka.server.tables.state import Header
from ostraka.server.tables.words import scribe

__all__ = ["guidance", "script_of"]


def script_of(game: str, secret: str, start: object) -> Guide | None:
    """The script a table is played by. Nobody can wish for a secret, so only we can have given it that of a script."""
    guide = guide_of(load_game(game))
    return guide if guide is not None and guide.deals(secret, start) else None


def guidance(header: Header, match: Match[Any, Any], seat: int | None, language: str) -> wire.Guidance | None:
    """What the learner is told now; nothing when the script has been told, and at all other tables."""
    guide = script_of(header.game, header.secret, header.start) if seat == LEARNER else None
    say = scribe(header.game, language).words
    if guide is None or say is None:
        return None
    due = guide.due(match)
    if due.first == len(guide.steps):
        return None
    table = words(match.game)
    options = [option for ask in match.asks if ask.seat == LEARNER for option in ask.options]
    strayed = "" if due.strayed is None else say.catalogue.attribute(f"guide-{due.strayed.id}", "instead")
    return wire.Guidance(
        first=due.first,
        of=len(guide.steps),
        steps=[
            wire.GuideStepInfo(
                id=step.id,
                text=say.catalogue.say(f"guide-{step.id}"),
                light=list(step.light),
                options=[option for option in options if step.wants(table[option])],
            )
            for step in due.steps
        ],
        strayed=strayed or "",
    )
