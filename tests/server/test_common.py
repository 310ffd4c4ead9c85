"""What is made once for all who look at a table is what each of them would have been shown alone, and no more."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from ostraka.core.view import View
from ostraka.games import GAME_IDS
from ostraka.match.shelf import load_game
from ostraka.server.protocols import framed
from ostraka.server.tables.entry import Entry
from ostraka.server.tables.room import Room
from ostraka.server.tables.socket import ENCODER
from ostraka.server.tables.state import Header
from ostraka.server.tables.words import scribe
from ostraka.text import PSEUDO

SEATS = 3
VIEWERS: tuple[int | None, ...] = (None, *range(SEATS))


def room_of(game: str) -> Room:
    rules = load_game(game)
    header = Header("table", game, rules.rules, SEATS, dict(rules.setup(None)), "a seed", {}, ("Ana", "Ben", "Zoë"))
    store: Any = None
    return Room(store, header, lambda _: None)


def choose(room: Room, luck: random.Random) -> None:
    seq, ask = room.state.seq, luck.choice(room.state.match.asks)
    entry = Entry("table", seq + 1, ask.seat, f"choice-{seq:04}", "choice", luck.choice(ask.options), seq)
    room.state.take(entry, seq)


def shown(room: Room, viewer: int | None, language: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(ENCODER.encode(room._update(viewer, -1, language, False, True)))
    return found


def alone(room: Room, viewer: int | None, language: str) -> dict[str, Any]:
    """The parts that may be shared, made for this viewer and nobody else."""
    view, say = room.state.match.view(viewer), scribe(room.header.game, language)
    parts = {
        "view": view.record(),
        "meters": say.meters(view),
        "tally": None if room.state.closed else say.tally(view),
        "waits": sorted(room.state.asked),
    }
    found: dict[str, Any] = msgspec.json.decode(ENCODER.encode(parts))
    return found


@pytest.mark.parametrize("game", GAME_IDS)
def test_sharing_changes_nothing(game: str) -> None:
    """In any order of viewers and languages; also while some have answered a sealed question, and others have not."""
    luck, room, sealed = random.Random(5), room_of(game), 0
    for moment in range(150):
        if room.state.closed:
            break
        sealed += room.state.match.opened >= 0
        if moment < 12 or moment % 7 == 0:
            looks = [(viewer, language) for viewer in VIEWERS for language in ("en", PSEUDO, "")]
            luck.shuffle(looks)
            for viewer, language in looks:
                update, expected = shown(room, viewer, language), alone(room, viewer, language)
                assert {name: update[name] for name in expected} == expected
        choose(room, luck)
    assert sealed or game != "ancient", "sealed answers have been tried"


def test_nothing_is_shared_while_answers_are_sealed() -> None:
    """A seat sees the table with its own answer: nobody else may get what was made for it."""
    luck, room = random.Random(5), room_of("ancient")
    while room.state.match.opened < 0:
        choose(room, luck)
    room._commons.last = None
    for viewer in VIEWERS:
        shown(room, viewer, "en")
    assert room._commons.last is None


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_shared_is_what_a_spectator_knows(viewer: int | None) -> None:
    luck, room = random.Random(5), room_of("ancient")
    while room.state.match.opened >= 0 or room.state.seq < 30:
        choose(room, luck)
    shown(room, viewer, "en")
    assert room._commons.last is not None and room._commons.last.known is not None
    assert ENCODER.encode(room._commons.last.known) == ENCODER.encode(room.state.match.view(None).open_fields())
    own = {field.name for field in room.state.match.game.fields.own}
    assert own and own.isdisjoint(room._commons.last.known)


def test_it_is_made_again_when_something_has_happened() -> None:
    luck, room = random.Random(5), room_of("thebes")
    before = shown(room, 0, "en"), room._commons.last
    assert shown(room, 1, "en") and room._commons.last is before[1], "nothing has happened"
    choose(room, luck)
    assert shown(room, 0, "en")["view"] != before[0]["view"] and room._commons.last is not before[1]
    kept = room._commons.last
    room.rename(("Eva", "Ben", "Zoë"))
    assert shown(room, 0, "en") and room._commons.last is not kept, "names stand in sentences"


def test_a_view_takes_what_is_known_of_open_fields_as_it_is() -> None:
    view: View = room_of("ancient").state.match.view(0)
    known = view.open_fields()
    assert view.record(known) == view.record() and list(view.record(known)) == list(view.record())
    assert view.record(dict.fromkeys(known, "known")) == {**view.record(), **dict.fromkeys(known, "known")}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
