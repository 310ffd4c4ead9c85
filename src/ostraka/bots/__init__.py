"""Bots: they see a view and the options, nothing else."""

from __future__ import annotations

from ostraka.bots.bot import BOT_NAMES, Bot, make_bot
from ostraka.bots.levels import DEFAULT_LEVEL, LEVELS, Rule
from ostraka.bots.random import RandomBot
from ostraka.bots.searcher import Searcher
from ostraka.bots.thinker import Thinker

__all__ = [
    "BOT_NAMES",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "RandomBot",
    "Rule",
    "Searcher",
    "Thinker",
    "make_bot",
]
