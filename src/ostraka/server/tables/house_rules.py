"""House rules that people bring: checked, tried in another process, and kept as a game of their own."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import select

from ostraka.core.errors import OstrakaError
from ostraka.lab.trial import trial
from ostraka.match.shelf import load_game
from ostraka.match.variant import Variant, VariantError, checked, record_of
from ostraka.match.variants import FOLDER, brought, drop, keep, variant_id, variant_ids
from ostraka.server.errors import Refused, forbidden
from ostraka.server.open_lines import crowded
from ostraka.server.people.names import LONGEST, known_name
from ostraka.server.settings import Settings
from ostraka.server.share import in_thread
from ostraka.server.store import Store
from ostraka.server.tables.rows import tables

__all__ = ["HouseRules", "know_house_rules"]

MOST: Final = 64
"""House rules that a server keeps; each is a game more in memory."""
DAY: Final = 86_400.0
"""Seconds that house rules are kept without anybody playing by them, where there is no room for others."""
WAITING: Final = 8
"""Files that may wait while another one is tried."""
LINE: Final = 500
"""Characters of a refusal."""


def know_house_rules(settings: Settings) -> None:
    """From now on this process, and those it starts, know the house rules that are kept: games by them go on even
    where no more may be brought.
    """
    os.environ[FOLDER] = str(settings.home / "house-rules")


class HouseRules:
    """The one place where house rules come in. Worker processes find them by the environment."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.allowed = settings.house_rules
        self.store = store
        self._one = asyncio.Lock()
        know_house_rules(settings)
        self._waiting = 0

    async def bring(self, text: str, name: str, admit: Callable[[], None]) -> str:
        """Take a file of house rules, and say the id of its game; `admit` refuses who has brought enough of them."""
        if not self.allowed:
            raise forbidden("this server plays by the printed rules alone")
        if self._waiting >= WAITING:
            raise crowded()
        self._waiting += 1
        try:
            async with self._one:
                return await self._bring(text, name, admit)
        except Refused:
            raise
        except OstrakaError as error:
            fault, about = (error.fault, error.about) if isinstance(error, VariantError) else ("", {})
            raise Refused("house-rules", str(error)[:LINE], 422, fault=fault, about=about) from error
        finally:
            self._waiting -= 1

    async def _bring(self, text: str, name: str, admit: Callable[[], None]) -> str:
        variant = await in_thread(partial(variant_in, text, name))
        id = variant_id(variant)
        kept = await asyncio.to_thread(variant_ids)
        if id in kept:
            return id
        if len(kept) >= MOST:
            await self._make_room()
        admit()
        await asyncio.to_thread(trial, variant)
        await in_thread(lambda: load_game(keep(text, variant)))
        return id

    async def _make_room(self) -> None:
        """Where there is no room, those make way that nobody has set a table up with since yesterday or longer."""
        rows = await self.store.rows(select(tables.c.game).distinct())
        played = {row["game"] for row in rows}
        idle = [id for id, moment in brought() if id not in played and moment < time.time() - DAY]
        if not idle:
            raise Refused("many", "this server keeps enough house rules", 409)
        drop(idle[0])


def variant_in(text: str, name: str) -> Variant:
    """The house rules of a file, under a name that all can be shown."""
    variant = checked(record_of(text), name[:LONGEST] or "House rules")
    if len(variant.name) > LONGEST or known_name(variant.name) != variant.name:
        sentence = f"its name has at most {LONGEST} characters, none of them hidden or of unusual width"
        raise VariantError(sentence, "name")
    if variant.settings:
        raise VariantError("settings are chosen at each table: leave [settings] out", "settings", place="[settings]")
    if variant.plain:
        raise VariantError("it changes nothing: it needs [facts] or [tables]", "plain", able="[facts], [tables]")
    return variant
