"""Bots are called by their level, in the language of who reads; people as they call themselves."""

from __future__ import annotations

from ostraka.server.tables.called import called
from ostraka.server.tables.state import Header


def test_a_bot_is_called_by_its_level_in_every_language() -> None:
    names = ("Ana", "Digger", "Digger 2", "Old Bones")
    header = Header("t", "ancient", "1", 4, {}, "s", {1: "digger", 2: "digger", 3: "sage"}, names)
    assert called(header, "en") == called(header, "") == names
    assert called(header, "ru") == ("Ana", "Копатель", "Копатель 2", "Old Bones")
    assert called(header, "de")[1] == "Ausgräber"
    person = Header("t", "ancient", "1", 2, {}, "s", {}, ("Ana", "Digger"))
    assert called(person, "fr") == ("Ana", "Digger")


def test_a_further_seat_of_the_same_person_is_called_by_its_clan() -> None:
    names = ("Ana", "Ana 2", "Ben")
    header = Header("t", "mammothodus", "1", 3, {"clans": "bison,tigers,rhinos,mammoths"}, "s", {}, names, more=(1,))
    assert called(header, "en") == ("Ana", "Sabre-toothed Tigers", "Ben")
    assert called(header, "de") == ("Ana", "Säbelzahntiger", "Ben")
    other = Header("t", "thebes", "1", 2, {}, "s", {}, names[:2], more=(1,))
    assert called(other, "en") == names[:2]
