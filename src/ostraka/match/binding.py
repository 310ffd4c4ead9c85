"""Whether an option will bind its seat: what makes it hard to take back, as far as the seat can know beforehand."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ostraka.core.event import Event
from ostraka.core.game import Game, V
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Over, Roll
from ostraka.match.forced import evident, forced_ask

__all__ = ["BINDS", "Bind", "binding", "bindings", "imagined"]

Bind: TypeAlias = Literal["chance", "reveal", "turn", "end"]
BINDS: Final[tuple[Bind, ...]] = ("chance", "reveal", "turn", "end")


def binding(game: Game[S, V], view: V, seat: int, option: int, discreet: bool) -> list[Bind]:
    """What would make taking it back the others' business: chance answers, something is revealed, the turn is over."""
    return bindings(game, view, seat, (option,), discreet)[0]


def bindings(game: Game[S, V], view: V, seat: int, options: tuple[int, ...], discreet: bool) -> list[list[Bind]]:
    """The same for several options, one after the other.

    It is found out at a table this seat cannot rule out, so the answer tells nothing about hidden cards.
    """
    s = game.sample(view, Rng(0))
    return [imagined(game, game.copy(s), seat, option, discreet) for option in options]


def imagined(game: Game[S, V], s: S, seat: int, option: int, discreet: bool) -> list[Bind]:
    """Take an option, and what follows by itself, at an imagined table; returns what that would bind."""
    before = game.heading(s)
    events: list[Event] = []
    game.apply(s, option, events, seat)
    ask = forced_ask(game, s)
    # Choices without an alternative follow by themselves, but for those a discreet match asks about all the same.
    while ask is not None and not (discreet and not evident(game, s, ask)):
        game.apply(s, ask.options[0], events, ask.seat)
        ask = forced_ask(game, s)
    turn = game.turn(s)
    found = {
        "chance": isinstance(turn, Roll),
        "reveal": any(event.reveals for event in events),
        "turn": not isinstance(turn, Over) and game.heading(s) != before,
        "end": isinstance(turn, Over),
    }
    return [bind for bind in BINDS if found[bind]]
