"""One example of every message on the socket: for people to read, and for the OpenAPI document to describe."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import get
from msgspec import Struct

from ostraka.match import Match, briefing
from ostraka.match.ways import ways
from ostraka.server.bots.wire import HintInfo, ObjectionInfo, ReasonInfo, StepInfo
from ostraka.server.tables import wire
from ostraka.server.tables.words import scribe

__all__ = ["Messages", "messages"]


class Messages(Struct):
    """What clients send on a table's socket, and what they are told."""

    sent: list[wire.ClientMessage]
    told: list[wire.ServerMessage]


@get("/api/protocol", tags=["play"])
async def messages() -> Messages:
    """Every message of the socket at a table, by example."""
    return examples()


@cache
def examples() -> Messages:
    """The beginning of a game between Ana and Ben."""
    id, names = "q3Z8kd0x", ("Ana", "Ben")
    match: Match[Any, Any] = Match("thebes", 2, seed="an example")
    ask = match.asks[0]
    option = ask.options[0]
    say = scribe("thebes", "en")
    seats = [wire.SeatInfo(seat, "person", name, None, seat == ask.seat) for seat, name in enumerate(names)]
    table = wire.TableInfo(
        "xiQi6HmB42b59TObYy7Uhw", "MPVXKQ", "thebes", match.game.title, match.setup, seats, "playing", "link", "none",
        "ask", True, 0, False, False, True, match.commitment, 0, [ask.seat], 1_794_744_000_000, 1_794_744_000_000,
    )  # fmt: skip
    moments = [
        wire.Moment(length, [say.happening(event, names) for event in events])
        for length, events in match.events(ask.seat)
    ]
    seen = match.view(ask.seat)
    decision = say.decision(ask, names, match.game.subject(seen), briefing(match, ask.seat))
    update = wire.Update(
        0, -1, 0, moments, seen.record(), decision, [ask.seat], [], [], None, None, "playing", say.meters(seen)
    )
    notes = say.notes(match.preview(ask.seat, option), ask, names)
    reason = ReasonInfo("reason-points", {"amount": 2.5}, True)
    label = decision.offers[0].label
    step = StepInfo(ask.prompt, option, False)
    chances = ([0.55, 0.45], [0.03, 0.03], [61.5, 58.0])
    hint = HintInfo(option, [step], label, "", "", "", "", True, 0.0, 0.03, *chances, [reason])
    doubt = ObjectionInfo(option, "", "", "", "", "", [step])
    return Messages(
        sent=[
            wire.Hello(),
            wire.Submit(id, 0, option),
            wire.Undo(id, 1),
            wire.Agree(id, 2),
            wire.Refuse(id, 2),
            wire.Vote(id, 2, 1, "wait"),
            wire.Call(id, 2, 1),
            wire.Leave(id, 2),
            wire.Back(id, 3),
            wire.Preview(1, option),
            wire.Reasons(2),
            wire.Hint(3),
            wire.Weigh(7),
            wire.Doubt(8, 0, option),
            wire.Ways(6),
            wire.Say(4, "phrase", "well-played"),
            wire.Poke(5),
        ],
        told=[
            wire.Welcome(table, ask.seat),
            update,
            wire.Ack(id, 1),
            wire.Refusal("stale", "this was meant for entry 0 of the log, which is at 1 now; look again", id),
            wire.Notes(1, notes, match.binding(ask.seat, option)),
            wire.Hinted(3, option, label, [hint]),
            wire.Weighed(7, 0, [(option, 0.09)]),
            wire.Doubted(8, doubt),
            wire.Led(6, 0, say.ways(ways(match.game, seen, ask.seat, match.discreet), names)[:1]),
            wire.Said(1, ask.seat, "phrase", "well-played", False, 1_794_744_000_000),
            wire.Pong(5),
        ],
    )
