"""What a seat does and asks at a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ostraka.server.wire import At, Code, Id, In, SeatNumber

__all__ = [
    "Act",
    "Agree",
    "Back",
    "Call",
    "ClientMessage",
    "Doubt",
    "Hello",
    "Hint",
    "Leave",
    "Poke",
    "Preview",
    "Reasons",
    "Refuse",
    "Say",
    "Submit",
    "Undo",
    "Vote",
    "Ways",
    "Weigh",
]


class Submit(In, tag="submit", tag_field="type"):
    """Choose an option. `at` is the `seq` of the update it was chosen from."""

    id: Id
    at: At
    option: Code


class Undo(In, tag="undo", tag_field="type"):
    """Take back my last step or turn, or everything after log length `to`.

    Where the others have learnt something, they are asked (`plea` in their next update).
    """

    id: Id
    at: At
    grain: Literal["step", "turn"] = "step"
    to: At | None = None


class Agree(In, tag="agree", tag_field="type"):
    """Let the one who asked take back."""

    id: Id
    at: At


class Refuse(In, tag="refuse", tag_field="type"):
    """Do not."""

    id: Id
    at: At


class Vote(In, tag="vote", tag_field="type"):
    """What shall happen with a seat that is late: wait for it, let a bot stand in, or end the game."""

    id: Id
    at: At
    seat: SeatNumber
    what: Literal["wait", "stand-in", "end"]


class Call(In, tag="call", tag_field="type"):
    """This seat has kept us waiting for too long (see `calls` of an update): let us decide about it."""

    id: Id
    at: At
    seat: SeatNumber


class Leave(In, tag="leave", tag_field="type"):
    """I cannot go on: the others decide how."""

    id: Id
    at: At


class Back(In, tag="back", tag_field="type"):
    """I play for myself again."""

    id: Id
    at: At


Act: TypeAlias = Submit | Undo | Agree | Refuse | Vote | Call | Leave | Back


class Hello(In, tag="hello", tag_field="type"):
    """The first message on a socket. `since` is the `seq` of the last update seen, -1 for none.

    `seat` is one of mine; without it the socket watches. `language` empty: no sentences, only numbers.
    """

    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    seat: SeatNumber | None = None
    language: Annotated[str, Meta(max_length=8)] = "en"
    board: bool = False
    """Whether updates shall bring the table in lines of text, too."""


class Preview(In, tag="preview", tag_field="type"):
    """What does this option cost and bring?"""

    ref: At
    option: Code


class Reasons(In, tag="reasons", tag_field="type"):
    """Why is something I expected not on offer?"""

    ref: At


class Hint(In, tag="hint", tag_field="type"):
    """What would a good player do? `deep`: think for seconds, for somebody who looks at the first answer meanwhile."""

    ref: At
    deep: bool = False


class Weigh(In, tag="weigh", tag_field="type"):
    """Coach, think ahead about my question: which answers would give something away?"""

    ref: At


class Doubt(In, tag="doubt", tag_field="type"):
    """Coach, what do you say to this answer? `seq` is that of the question, which may be answered already.

    `often` is how much has to be given away before it is worth a word.
    """

    ref: At
    seq: At
    option: Code
    often: Literal["big", "more"] = "more"


class Ways(In, tag="ways", tag_field="type"):
    """Where could I get by several choices?"""

    ref: At


class Poke(In, tag="poke", tag_field="type"):
    """Are you there?"""

    ref: At = 0


class Say(In, tag="say", tag_field="type"):
    """Say something to the table, or (`side`) to my partners only.

    A `phrase` is one of a list, `text` is for tables with chat, `ping`, `mark` and `unmark` name a place: `card 12`.
    """

    ref: At
    kind: Literal["phrase", "text", "ping", "mark", "unmark"]
    body: Annotated[str, Meta(min_length=1, max_length=200)]
    side: bool = False


ClientMessage: TypeAlias = Hello | Act | Preview | Reasons | Hint | Weigh | Doubt | Ways | Say | Poke
