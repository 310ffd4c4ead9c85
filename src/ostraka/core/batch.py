"""Many games side by side for programs that learn: one choice in each of them, in one call of compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic

from librt.strings import BytesWriter, read_i16_le, write_f32_le
from mypy_extensions import i64, u8

from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.core.game import Game, V
from ostraka.core.mind.insight import shares
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask, Roll

__all__ = ["Batch", "advance", "results"]

APART: Final = 1_000_003
"""How far the luck of two seeds lies apart."""


def results(outcome: Outcome) -> list[float]:
    """What the end of a game is worth to each seat: 1 for a victory, -1 for a defeat, a shared victory in between.

    Partners, and those who play together against the game, have the same. Nothing is worth anything before the end.
    """
    if outcome.ranks is None:
        return [0.0] * len(outcome.sides)
    return [2.0 * share - 1.0 for share in shares(outcome.ranks, outcome.sides)]


def advance(game: Game[S, V], s: S, rng: Rng, forced: bool) -> Ask | None:
    """Let chance answer and, unless `forced` questions are asked too, those that have one answer; None at the end."""
    while True:
        t = s.turn
        if isinstance(t, Roll):
            game.apply(s, rng.below(t.n), None, -1)
        elif not isinstance(t, Ask):
            return None
        elif forced or len(t.options) > 1:
            return t
        else:
            game.apply(s, t.options[0], None, t.seat)


class Batch(Generic[S, V]):
    """So many tables of one game. Chance answers for itself, and a game that is over makes room for a new one.

    After `begin` and after each `step` the pages tell of every table, one row after the other: what the seat to move
    may know, its options, which seat that is, whether the last choice ended a game, and what that was worth to each
    seat. A question with one answer is answered on the way, unless `forced` ones are to be asked as well. Each table
    has its own luck, from `seed` and its number in `tables`: however they are divided, the same games are played.
    """

    def __init__(
        self,
        game: Game[S, V],
        setup: Mapping[str, object] | None,
        seats: int,
        tables: range,
        seed: int = 0,
        forced: bool = False,
    ) -> None:
        self.game = game
        self.fresh: S = game.new(setup, seats)
        self.seats = self.fresh.seats
        self.forced = forced
        self.luck: list[Rng] = [Rng(seed * APART + table) for table in tables]
        self.width = game.actions.size
        self.tables: list[S] = [game.copy(self.fresh) for _ in tables]
        self.sheet = game.sheet()
        self.rows: list[bytes] = []
        self.observations = bytearray()
        self.no_options = bytes(self.width)
        self.no_rewards = bytes(4 * self.seats)
        self.masks = BytesWriter()
        self.movers = BytesWriter()
        self.ends = BytesWriter()
        self.rewards = BytesWriter()

    def begin(self) -> None:
        """New games at all tables."""
        self.clear()
        for at in range(len(self.tables)):
            self.tables[at] = self.game.copy(self.fresh)
            self.write(at)
        self.lay_out()

    def step(self, choices: bytes) -> None:
        """One choice at each table, as whole numbers of two bytes, the low one first.

        If one of them is not offered, that is an `IllegalChoice` and nothing has changed.
        """
        if len(choices) != 2 * len(self.tables):
            raise OstrakaError(f"{len(self.tables)} tables take {2 * len(self.tables)} bytes, not {len(choices)}")
        self.check(choices)
        self.clear()
        for at in range(len(self.tables)):
            s = self.tables[at]
            t = s.turn
            assert isinstance(t, Ask)
            self.game.apply(s, i64(read_i16_le(choices, 2 * i64(at))), None, t.seat)
            self.write(at)
        self.lay_out()

    def check(self, choices: bytes) -> None:
        masks = self.masks
        width: i64 = self.width
        at: i64
        for at in range(len(self.tables)):
            code = i64(read_i16_le(choices, 2 * at))
            if code < 0 or code >= width or not masks[at * width + code]:
                ask = self.tables[at].turn
                seat, options = (ask.seat, ask.options) if isinstance(ask, Ask) else (-1, ())
                told = f"table {at}: option {code} is not offered; legal are {list(options)}"
                raise IllegalChoice(told, seat, code, options)

    def clear(self) -> None:
        self.rows.clear()
        self.masks.truncate(0)
        self.movers.truncate(0)
        self.ends.truncate(0)
        self.rewards.truncate(0)

    def lay_out(self) -> None:
        # A new one each time: what was given away stays as it was.
        self.observations = bytearray().join(self.rows)

    def write(self, at: int) -> None:
        """Go on to the next question at a table, and write its rows."""
        s = self.tables[at]
        luck = self.luck[at]
        ask = advance(self.game, s, luck, self.forced)
        if ask is None:
            self.ends.append(1)
            for result in results(self.game.outcome(s)):
                write_f32_le(self.rewards, result)
            s = self.game.copy(self.fresh)
            self.tables[at] = s
            ask = advance(self.game, s, luck, self.forced)
            if ask is None:
                raise OstrakaError(f"{self.game.title} is over before anybody was asked")
        else:
            self.ends.append(0)
            self.rewards.write(self.no_rewards)
        self.movers.append(u8(ask.seat))
        # One row after the other, so that what is written to again and again stays at hand.
        self.sheet.clear()
        self.game.watch(s, ask.seat, self.sheet)
        self.rows.append(self.sheet.bytes())
        masks = self.masks
        row: i64 = len(masks)
        masks.write(self.no_options)
        code: i64
        for code in ask.options:
            masks[row + code] = 1
