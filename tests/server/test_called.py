"""Bots are called by their level, in the language of who reads; people as they call themselves."""

from __future__ import annotations

from ostraka.server.tables.state import Header
from ostraka.server.tables.words import called


def test_a_bot_is_called_by_its_level_in_every_language() -> None:
    names = ("Ana", "Digger", "Digger 2", "Old Bones")
    header = Header("t", "ancient", "1", 4, {}, "s", {1: "digger", 2: "digger", 3: "sage"}, names)
    assert called(header, "en") == called(header, "") == names
    assert called(header, "ru") == ("Ana", "Копатель", "Копатель 2", "Old Bones")
    assert called(header, "de")[1] == "Ausgräber"
    person = Header("t", "ancient", "1", 2, {}, "s", {}, ("Ana", "Digger"))
    assert called(person, "fr") == ("Ana", "Digger")
