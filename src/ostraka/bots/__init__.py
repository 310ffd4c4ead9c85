"""Bots: they see a view and the options, nothing else."""

from __future__ import annotations

from ostraka.bots.bot import Bot, remembering
from ostraka.bots.budget import Budget
from ostraka.bots.levels import DEFAULT_LEVEL, LEVELS, Rule
from ostraka.bots.random import RandomBot
from ostraka.bots.roster import BOT_NAMES, bot_names, make_bot
from ostraka.bots.searcher import Searcher
from ostraka.bots.thinker import Thinker

__all__ = [
    "BOT_NAMES",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "Budget",
    "RandomBot",
    "Rule",
    "Searcher",
    "Thinker",
    "bot_names",
    "make_bot",
    "remembering",
]
