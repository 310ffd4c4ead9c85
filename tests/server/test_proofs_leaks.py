"""No frame depends on what its reader may not know; and leaks planted in every channel are found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ostraka.core.event import Event
from ostraka.core.testing import hidden_cards
from ostraka.core.view import View
from ostraka.match import Match
from ostraka.server.errors import Refused
from ostraka.server.tables import wire
from ostraka.server.tables.common import Common, Commons
from ostraka.server.tables.entry import Entry
from ostraka.server.tables.room import Room
from ostraka.server.tables.socket import Line
from ostraka.server.tables.state import Header, TableState
from tests.games.configurations import Configuration
from tests.server.drivers import leaks
from tests.server.house import sqlite


def test_frames_of_games_tell_nothing_hidden(tmp_path: Path) -> None:
    found = leaks.trial(sqlite(tmp_path), games=21, most=8, every=1, skip=120)
    assert leaks.sound(found), found
    assert found["games"] == 21 and found["compared"] > 500 and found["moved"] > 10_000


def test_partners_may_see_that_a_hand_left_no_choice(tmp_path: Path) -> None:
    """A seat that is asked has a choice, and one that is not has none: no frame tells more about it than that."""
    tally, table = leaks.Tally(), Configuration("mammothodus", 3, {"open_hands": False})

    async def play() -> None:
        async with leaks.quiet_server(sqlite(tmp_path)) as server:
            await leaks.game(server, table, tally, seed=7010, skip=0, most=12, every=1)

    asyncio.run(play())
    assert tally.forced > 0 and tally.compared > 100


# --- planted leaks ----------------------------------------------------------------------------------------------------

Tamper = Callable[[Room, int | None, wire.Update], None]


def hidden(room: Room, seat: int | None) -> list[int]:
    match = room.state.match
    return sorted(hidden_cards(match.game, match._state, seat))


def held(room: Room, seat: int | None) -> list[int]:
    """The cards other seats see and this one does not."""
    match = room.state.match
    mine = hidden_cards(match.game, match._state, seat)
    found: set[int] = set()
    for other in range(room.header.seats):
        found |= mine - hidden_cards(match.game, match._state, other)
    return sorted(found)


def one_card(room: Room, seat: int | None, update: wire.Update) -> None:
    update.view["whisper"] = held(room, seat)[:1]


def to_spectators_only(room: Room, seat: int | None, update: wire.Update) -> None:
    if seat is None:
        update.view["whisper"] = held(room, seat)[:1]


def snapshot(room: Room, _: int | None, update: wire.Update) -> None:
    update.view["before"] = room.state.match.position()


def others_options(room: Room, _: int | None, update: wire.Update) -> None:
    update.view["asked"] = [list(ask.options) for ask in room.state.match.asks]


def others_question(room: Room, _: int | None, update: wire.Update) -> None:
    for ask in room.state.match.asks:
        offers = [wire.Offer(option, "", [], "", "", [], []) for option in ask.options]
        update.decision = wire.Decision(ask.prompt, 0, 0, False, "", "", offers, None, [])


def a_size(room: Room, seat: int | None, update: wire.Update) -> None:
    update.view["padding"] = "x" * (sum(held(room, seat)) % 7)


def an_order(room: Room, seat: int | None, update: wire.Update) -> None:
    update.waits = update.waits if sum(held(room, seat)) % 2 else [*update.waits, -1]


def a_line_of_the_board(room: Room, seat: int | None, update: wire.Update) -> None:
    update.board = [*(update.board or []), str(held(room, seat))]


def the_seed(room: Room, _: int | None, update: wire.Update) -> None:
    update.seed = room.state.match.secret


TAMPERS: list[Tamper] = [
    one_card, to_spectators_only, snapshot, others_options, others_question, a_size, an_order, a_line_of_the_board,
    the_seed,
]  # fmt: skip


def caught(folder: Path, **more: int) -> None:
    sizes: dict[str, Any] = {"games": 6, "most": 20, "every": 1, "skip": 60, **more}
    with pytest.raises(leaks.Leak):
        leaks.trial(sqlite(folder), **sizes)


@pytest.mark.parametrize("tamper", TAMPERS, ids=lambda tamper: tamper.__name__)
def test_an_update_that_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tamper: Tamper) -> None:
    honest = Room._update

    def telling(self: Room, seat: int | None, since: int, language: str, board: bool, notes: bool) -> wire.Update:
        update = honest(self, seat, since, language, board, notes)
        tamper(self, seat, update)
        return update

    monkeypatch.setattr(Room, "_update", telling)
    caught(tmp_path)


def test_what_one_may_see_shared_with_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made once for everybody is made from the view of whoever looks first, hand included."""

    def sharing(self: Commons, header: Header, state: TableState, view: View) -> Common:
        if self.last is None or not self.last.still(header, state):
            self.last = Common(header, state, view, shared=True)
        return self.last

    monkeypatch.setattr(Commons, "at", sharing)
    monkeypatch.setattr(View, "open_fields", lambda self: {name: self.own[name] for name in self.own})
    caught(tmp_path)


def test_events_that_are_not_redacted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def blabbing(self: Match[Any, Any], seat: int | None, since: int = 0) -> list[tuple[int, list[Event]]]:
        groups = [(0, self._opening)] if since <= 0 else []
        return groups + [(i + 1, self._steps[i].events) for i in range(max(since - 1, 0), self.at)]

    monkeypatch.setattr(Match, "events", blabbing)
    caught(tmp_path)


def test_history_that_grows_when_one_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.events

    def remembering(self: Match[Any, Any], seat: int | None, since: int = 0) -> list[tuple[int, list[Event]]]:
        return honest(self, seat, since) if since > 0 else honest(self, 0, since)

    monkeypatch.setattr(Match, "events", remembering)
    caught(tmp_path, games=12)


def test_spectators_who_see_through_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.view
    monkeypatch.setattr(Match, "view", lambda self, seat: honest(self, 0 if seat is None else seat))
    caught(tmp_path)


def test_a_refusal_that_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room._take

    def telling(self: Room, entry: Entry, at: int) -> None:
        try:
            honest(self, entry, at)
        except Refused as error:
            raise Refused(error.code, f"{error}; the others hold {held(self, entry.seat)}", error.status) from None

    monkeypatch.setattr(Room, "_take", telling)
    caught(tmp_path)


def test_notes_that_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def telling(self: Room, seat: int, language: str) -> list[wire.NoteInfo]:
        return [wire.NoteInfo(card, "", "", "", {}, []) for card in held(self, seat)]

    monkeypatch.setattr(Room, "reasons", telling)
    caught(tmp_path)


def test_forced_choices_that_are_made_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is not discreet: that a seat is not asked tells of its hand."""
    monkeypatch.setattr("ostraka.match.match.evident", lambda *_: True)
    caught(tmp_path)


def test_a_frame_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That something is sent at all can tell, too."""
    honest = Line.send

    async def chatty(self: Line, message: wire.ServerMessage) -> None:
        await honest(self, message)
        if isinstance(message, wire.Update) and message.seq % 5 == 4:
            await honest(self, wire.Pong(0))

    monkeypatch.setattr(Line, "send", chatty)
    caught(tmp_path)
