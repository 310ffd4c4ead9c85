"""Dumping and loading a table: plain JSON values, in the middle of anything."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.record import Reader
from ostraka.core.stack import stack_of
from ostraka.games.ancient.state import Table, empty_table

__all__ = ["dump", "load"]


def dump(s: Table) -> dict[str, object]:
    """The whole table. What it waits for follows from the frames."""
    return {
        "seats": s.seats,
        "setup": s.settings(),
        "stack": [list(frame) for frame in s.stack],
        "hand": [x[:] for x in s.hand],
        "picked": [x[:] for x in s.picked],
        "peek": s.peek[:],
        "study": s.study[:],
        "looker": s.looker,
        "chosen": s.chosen[:],
        "line": s.line[:],
        "tokens": s.tokens[:],
        "artefacts": [x[:] for x in s.artefacts],
        "past": [x[:] for x in s.past],
        "collection": [x[:] for x in s.collection],
        "turned": s.turned[:],
        "lost": s.lost[:],
        "deck": s.deck[:],
        "discard": s.discard[:],
        "shown": s.shown[:],
        "library": [x[:] for x in s.library],
        "under": [x[:] for x in s.under],
        "under_known": s.under_known[:],
        "retired": [x[:] for x in s.retired],
        "boards": [x[:] for x in s.boards],
        "board_level": s.board_level[:],
        "gone": s.gone[:],
        "known": s.known[:],
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "actions": s.actions[:],
        "flipped": s.flipped,
        "ending": s.ending,
        "ended": s.ended,
        "skip_decline": s.skip_decline,
        "declining": s.declining,
        "lost_now": s.lost_now[:],
    }


def load(record: Mapping[str, object]) -> Table:
    """The table that was dumped; the caller settles it."""
    r = Reader(record)
    s = empty_table(r.number("seats"))
    s.set_up(r.flags("setup", 6))
    s.stack = stack_of(r.frames("stack"))
    s.hand = r.rows("hand")
    s.picked = r.rows("picked")
    s.peek = r.numbers("peek")
    s.study = r.numbers("study")
    s.looker = r.number("looker")
    s.chosen = r.numbers("chosen")
    s.line = r.numbers("line")
    s.tokens = r.numbers("tokens")
    s.artefacts = r.rows("artefacts")
    s.past = r.rows("past")
    s.collection = r.rows("collection")
    s.turned = r.numbers("turned")
    s.lost = r.numbers("lost")
    s.deck = r.numbers("deck")
    s.discard = r.numbers("discard")
    s.shown = r.numbers("shown")
    s.library = r.rows("library")
    s.under = r.rows("under")
    s.under_known = r.numbers("under_known")
    s.retired = r.rows("retired")
    s.boards = r.rows("boards")
    s.board_level = r.numbers("board_level")
    s.gone = r.numbers("gone")
    s.known = r.numbers("known")
    s.first = r.number("first")
    s.active = r.number("active")
    s.turns = r.number("turns")
    s.actions = r.numbers("actions")
    s.flipped = r.flag("flipped")
    s.ending = r.flag("ending")
    s.ended = r.word("ended")
    s.skip_decline = r.number("skip_decline")
    s.declining = r.number("declining")
    s.lost_now = r.numbers("lost_now")
    return s
