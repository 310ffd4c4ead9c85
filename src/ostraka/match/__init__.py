"""Matches: a game being played, from its seed and its choices alone. No input, no output, no clock."""

from __future__ import annotations

from ostraka.match.binding import Bind
from ostraka.match.briefing import Briefing, briefing
from ostraka.match.chance import Chance, commitment
from ostraka.match.errors import NeedsConsent, NoUndo, ReplayError, StaleChoice
from ostraka.match.guide import Guide, guide_of
from ostraka.match.match import Match
from ostraka.match.replay import verify
from ostraka.match.shelf import load_game
from ostraka.match.step import Choice

__all__ = [
    "Bind",
    "Briefing",
    "Chance",
    "Choice",
    "Guide",
    "Match",
    "NeedsConsent",
    "NoUndo",
    "ReplayError",
    "StaleChoice",
    "briefing",
    "commitment",
    "guide_of",
    "load_game",
    "verify",
]
