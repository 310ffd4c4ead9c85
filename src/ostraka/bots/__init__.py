"""Bots: they see a view and the options, nothing else."""

from __future__ import annotations

from ostraka.bots.bot import BOT_NAMES, Bot, make_bot
from ostraka.bots.random import RandomBot
from ostraka.bots.thinker import Thinker

__all__ = ["BOT_NAMES", "Bot", "RandomBot", "Thinker", "make_bot"]
