"""Dumping and loading a table: plain JSON values, in the middle of anything."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import OstrakaError
from ostraka.core.state import Frame
from ostraka.games.ancient.state import Table, empty_table

__all__ = ["dump", "load", "read_frames", "read_list", "read_lists"]


def read_list(value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(x) is int for x in value):
        raise OstrakaError(f"expected a list of whole numbers, not {value!r}")
    return list(value)


def read_lists(value: object) -> list[list[int]]:
    if not isinstance(value, list):
        raise OstrakaError(f"expected a list of lists, not {value!r}")
    return [read_list(x) for x in value]


def read_frames(value: object) -> list[Frame]:
    frames: list[Frame] = []
    for row in read_lists(value):
        if len(row) != 5:
            raise OstrakaError(f"a frame has five numbers, not {row}")
        frames.append((row[0], row[1], row[2], row[3], row[4]))
    return frames


def read_int(record: Mapping[str, object], key: str) -> int:
    value = record[key]
    if type(value) is not int:
        raise OstrakaError(f"{key!r} is a whole number, not {value!r}")
    return value


def dump(s: Table) -> dict[str, object]:
    """The whole table. What it waits for follows from the frames."""
    return {
        "seats": s.seats,
        "setup": [
            s.draft,
            s.teams,
            s.lock_blocks_effects,
            s.check_each_decline,
            s.technology_first,
            s.closed_board_keeps_cards,
        ],
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
    s = empty_table(read_int(record, "seats"))
    setup = record["setup"]
    if not isinstance(setup, list) or len(setup) != 6:
        raise OstrakaError(f"the setup has six values, not {setup!r}")
    s.draft, s.teams, s.lock_blocks_effects = bool(setup[0]), bool(setup[1]), bool(setup[2])
    s.check_each_decline, s.technology_first, s.closed_board_keeps_cards = (
        bool(setup[3]),
        bool(setup[4]),
        bool(setup[5]),
    )
    s.stack = read_frames(record["stack"])
    s.hand = read_lists(record["hand"])
    s.picked = read_lists(record["picked"])
    s.peek = read_list(record["peek"])
    s.study = read_list(record["study"])
    s.looker = read_int(record, "looker")
    s.chosen = read_list(record["chosen"])
    s.line = read_list(record["line"])
    s.tokens = read_list(record["tokens"])
    s.artefacts = read_lists(record["artefacts"])
    s.past = read_lists(record["past"])
    s.collection = read_lists(record["collection"])
    s.turned = read_list(record["turned"])
    s.lost = read_list(record["lost"])
    s.deck = read_list(record["deck"])
    s.discard = read_list(record["discard"])
    s.shown = read_list(record["shown"])
    s.library = read_lists(record["library"])
    s.under = read_lists(record["under"])
    s.under_known = read_list(record["under_known"])
    s.retired = read_lists(record["retired"])
    s.boards = read_lists(record["boards"])
    s.board_level = read_list(record["board_level"])
    s.gone = read_list(record["gone"])
    s.known = read_list(record["known"])
    s.first = read_int(record, "first")
    s.active = read_int(record, "active")
    s.turns = read_int(record, "turns")
    s.actions = read_list(record["actions"])
    s.flipped = record["flipped"] is True
    s.ending = record["ending"] is True
    s.ended = str(record["ended"])
    s.skip_decline = read_int(record, "skip_decline")
    s.declining = read_int(record, "declining")
    s.lost_now = read_list(record["lost_now"])
    return s
