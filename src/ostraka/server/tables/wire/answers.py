"""What the server tells a seat at a table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from ostraka.core.meter import MeterResult
from ostraka.match import Bind
from ostraka.server.bots.wire import HintInfo, ObjectionInfo
from ostraka.server.tables.closing import Ending
from ostraka.server.tables.wire.lobby import TableInfo
from ostraka.server.wire import Out

__all__ = [
    "Ack",
    "CallInfo",
    "Decision",
    "Doubted",
    "Guidance",
    "GuideStepInfo",
    "Happening",
    "Hinted",
    "Led",
    "Line",
    "MeterInfo",
    "Moment",
    "NoteInfo",
    "Notes",
    "Offer",
    "PleaInfo",
    "Pong",
    "Refusal",
    "Remark",
    "Result",
    "Said",
    "ServerMessage",
    "Status",
    "Turn",
    "Update",
    "WayInfo",
    "WayStep",
    "Weighed",
    "Welcome",
]


Status: TypeAlias = Literal["playing", "over", "ended"]


class NoteInfo(Out):
    """Something to know about an option, offered or not; `targets` are what it points at."""

    option: int
    label: str
    text: str
    message: str
    args: dict[str, str | int | float]
    targets: list[tuple[str, int]]


class Remark(Out):
    """Something to know about the offer it comes with."""

    text: str
    message: str
    args: dict[str, str | int | float]


class Offer(Out):
    """One option: what it points at, and what it is called."""

    option: int
    verb: str
    targets: list[tuple[str, int]]
    label: str
    message: str
    notes: list[Remark]
    """What it costs and brings. Notes, `binds` and the reasons of the question are for people who have a language."""
    binds: list[Bind]
    """Why it could not be taken back freely: chance answers, something is revealed, the turn or the game ends."""


class Decision(Out):
    """The question put to this seat."""

    prompt: str
    source: int
    amount: int
    sealed: bool
    sentence: str
    help: str
    offers: list[Offer]
    subject: tuple[str, int] | None
    """The thing the question is about, named as options name their targets; null if there is none."""
    reasons: list[NoteInfo]
    """Why something one might have expected is not on offer."""


class MeterInfo(Out):
    """A count that goes from its `start`, up or down, to a `bound`; `text` says what happens there."""

    name: str
    value: int | list[int]
    """How far it has come; a list where each seat has its own."""
    start: int
    bound: int
    result: MeterResult
    """At the bound the end comes, the game can be won, it can be lost, or the seat plays no more."""
    label: str
    text: str


class GuideStepInfo(Out):
    """A step of a guided game: the parts of the table it speaks of, and the options that do what it asks for."""

    id: str
    text: str
    light: list[str]
    options: list[int]
    """None: it is only read."""


class Guidance(Out):
    """What a guided game says at this question: its steps from number `first` on, one after the other."""

    first: int
    of: int
    steps: list[GuideStepInfo]
    strayed: str
    """What to know for somebody who has just done something else than was asked for; else empty."""


class Happening(Out):
    """Something that happened, as this seat may know it: hidden cards are -1. `line` is None if it needs no words."""

    kind: str
    seat: int
    cards: list[int]
    amount: int
    source: int
    message: str
    args: dict[str, str | int | float]
    line: str | None


class Moment(Out):
    """What led to this log length. Log length 0 is the opening."""

    length: int
    happenings: list[Happening]


class Line(Out):
    """A line of the log; what came one by one in a row is told in one."""

    length: int
    """The log length it led to, or the first of them led to."""
    seat: int
    text: str
    names: list[tuple[str, int]]
    """What stands in the text and is the name of a card, with its number."""


class Turn(Out):
    """A turn as this seat may know it: in one line, and in the lines of the log. Partners can have theirs together."""

    seat: int
    """-1 before the first turn."""
    number: int
    start: int
    """The log length at which it began."""
    end: int
    """The last log length that tells of it."""
    text: str
    """The whole of it in a line; empty if there is nothing to tell, or while it goes on."""
    names: list[tuple[str, int]]
    lines: list[Line]


class PleaInfo(Out):
    """A seat asks to take back everything after log length `to`."""

    seat: int
    to: int
    why: list[NoteInfo]
    missing: list[int]


class CallInfo(Out):
    """A seat that the others may call late from a moment on (milliseconds since 1970)."""

    seat: int
    time: int


class Result(Out):
    """The end: points by source, ranks, why it ended."""

    sources: list[str]
    labels: list[str]
    points: list[list[int]]
    totals: list[int]
    sides: list[int]
    ranks: list[int] | None
    winners: list[int]
    ended: str
    sentence: str


class Update(Out, tag="update", tag_field="type"):
    """The table as this seat may know it now, and what has happened since the update before.

    A client forgets what it has of log lengths above `keep` (something was taken back; -1: everything is new), then
    adds `moments`. So one rule serves playing, undo and coming back after any silence. In the same way `turns` replace
    all that began at the `start` of the first of them, or later.
    """

    seq: int
    keep: int
    length: int
    moments: list[Moment]
    view: dict[str, object]
    decision: Decision | None
    waits: list[int]
    away: list[int]
    late: list[int]
    plea: PleaInfo | None
    clocks: list[int] | None
    status: Status
    meters: list[MeterInfo]
    """What the game is played for and against, counted."""
    result: Result | None = None
    seed: str | None = None
    """What `commitment` of the table has fixed; known when the game is over."""
    turns: list[Turn] = field(default_factory=list)
    """The turns that have begun or gone on since the update before; nothing without a language."""
    board: list[str] | None = None
    """The table in lines of text, for whoever asked for it."""
    forecast: list[NoteInfo] = field(default_factory=list)
    """What lies ahead of this seat if nobody changes it, soonest first; nothing without a language."""
    tally: Result | None = None
    """The points so far, in games where everybody may count them."""
    calls: list[CallInfo] = field(default_factory=list)
    """Whom one may call late, and from when on, where there is no clock."""
    ending: Ending | None = None
    """How a table was `ended`: by a vote, by the last one's leaving, with its challenge's day, by its length, because
    nobody came any more; null if whoever runs the server has closed it."""
    guide: Guidance | None = None
    """At the table of a guided game, until its script has been told."""
    turn: tuple[int, int] = (0, 0)
    """How many turns have begun, and whose it is."""
    back: Literal["free", "ask"] | None = None
    """Whether this seat can take back its last step: freely, or if others agree; null where `undo` would be refused."""


class Welcome(Out, tag="welcome", tag_field="type"):
    """The answer to `hello`: where one is."""

    table: TableInfo
    seat: int | None


class Ack(Out, tag="ack", tag_field="type"):
    """The act with this id is stored as entry `seq`, and no crash takes it back."""

    id: str
    seq: int


class Refusal(Out, tag="refusal", tag_field="type"):
    """The act or question was not done. `id` or `ref` is the client's own."""

    code: str
    detail: str
    id: str | None = None
    ref: int | None = None


class Notes(Out, tag="notes", tag_field="type"):
    """The answer to `preview` or `reasons`.

    `binds` tells of a previewed option why it could not be taken back freely: chance answers, something is revealed,
    the turn or the game ends.
    """

    ref: int
    notes: list[NoteInfo]
    binds: list[Bind]


class Hinted(Out, tag="hinted", tag_field="type"):
    """The answer to `hint`: up to three options, the best first. Whoever wants to think first sorts them by number."""

    ref: int
    option: int
    """The best of them."""
    label: str
    hints: list[HintInfo]


class Weighed(Out, tag="weighed", tag_field="type"):
    """The answer to `weigh`: which answers give something of the chance to win away, and how much (1 is all of it).

    What may be chance is not among them. `seq` is that of the question; -1 if nobody had time to think.
    """

    ref: int
    seq: int
    slips: list[tuple[int, float]]


class Doubted(Out, tag="doubted", tag_field="type"):
    """The answer to `doubt`: an objection, or null if the answer is well enough."""

    ref: int
    objection: ObjectionInfo | None


class WayStep(Out):
    """One choice of a way, and the question it answers."""

    prompt: str
    option: int
    label: str
    targets: list[tuple[str, int]]
    again: bool
    """Whether the question comes again and again, until one has enough."""
    among: list[Offer]
    """Of a payment that is proposed: what could be given instead; else nothing."""
    notes: list[Remark]
    """What it costs and brings."""


class WayInfo(Out):
    """Choices to be submitted one after the other, as long as each question is the expected one."""

    steps: list[WayStep]
    text: str
    """All of it but its payment in a sentence, with its verb; empty if no sentence says all of it."""
    binds: list[Bind]
    all: bool
    """Whether it takes all there is of something; else it leads to what its last step points at that is no payment."""


class Led(Out, tag="led", tag_field="type"):
    """The answer to `ways`: the shortest way to each thing that takes two choices or more, the shortest first."""

    ref: int
    seq: int
    """The entry up to which the log was looked at."""
    ways: list[WayInfo]


class Pong(Out, tag="pong", tag_field="type"):
    ref: int


class Said(Out, tag="said", tag_field="type"):
    """Somebody has said something; `n` counts what was said at this table."""

    n: int
    seat: int
    kind: Literal["phrase", "text", "ping", "mark", "unmark"]
    body: str
    side: bool
    time: int


ServerMessage: TypeAlias = Welcome | Update | Ack | Refusal | Notes | Hinted | Weighed | Doubted | Led | Said | Pong
