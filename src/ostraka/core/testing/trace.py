"""One choice or outcome, taken op by op, so that every event is seen at the moment it happens."""

from __future__ import annotations

from ostraka.core.event import Event
from ostraka.core.game import Game, V
from ostraka.core.state import S
from ostraka.core.testing.hidden import hidden_cards
from ostraka.core.testing.report import Nonconformance
from ostraka.core.turn import OVER

__all__ = ["told", "trace"]


def trace(game: Game[S, V], s: S, code: int, seat: int, viewers: tuple[int | None, ...]) -> list[Event]:
    """Do what `Game.apply` does, one op at a time, and look for events that tell a viewer too much.

    A card may be named to a viewer only if the zones show it to that viewer right before or right after the op that
    tells of it.
    """
    out: list[Event] = []
    s.out = out
    ops = game.program.ops
    before = [hidden_cards(game, s, viewer) for viewer in viewers]
    f = s.top()
    ops[f.op].take(s, f, seat, code)
    before = _watch(game, s, out, 0, viewers, before)
    s.turn = OVER
    while s.stack:
        f = s.top()
        length = len(out)
        t = ops[f.op].step(s, f)
        before = _watch(game, s, out, length, viewers, before)
        if t is not None:
            s.turn = t
            break
    s.out = None
    return out


def _watch(
    game: Game[S, V], s: S, out: list[Event], start: int, viewers: tuple[int | None, ...], before: list[set[int]]
) -> list[set[int]]:
    after = [hidden_cards(game, s, viewer) for viewer in viewers]
    for event in out[start:]:
        for i, viewer in enumerate(viewers):
            shown = game.redact(event, viewer)
            for card in shown.cards:
                if card in before[i] and card in after[i]:
                    raise Nonconformance("redaction", f"{event!r} names card {card}, hidden from {viewer}")
            if len(shown.cards) != len(event.cards):
                raise Nonconformance("redaction", f"{event!r} tells {viewer} of {len(shown.cards)} cards")
    return after


def told(game: Game[S, V], events: list[Event], seat: int | None, hidden: set[int]) -> list[dict[str, object]]:
    """What `seat` hears, up to the first event that reveals a `hidden` card; of that one only who and what."""
    heard: list[dict[str, object]] = []
    for event in events:
        shown = game.redact(event, seat)
        if any(card in hidden for card in shown.cards):
            heard.append({"kind": shown.kind, "seat": shown.seat, "cards": len(shown.cards)})
            break
        heard.append(shown.record())
    return heard
