"""The kernel contract: what every game is, and the one loop that runs its ops."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from operator import index
from typing import Final, Generic, SupportsIndex, cast

from mypy_extensions import i64, mypyc_attr

from ostraka.core.actions import ActionSpace, Target
from ostraka.core.digest import canonical, parsed
from ostraka.core.errors import IllegalChoice, IllegalSetup, OstrakaError, RulesBug
from ostraka.core.event import Event
from ostraka.core.fields import Fields
from ostraka.core.meter import Meter
from ostraka.core.mind.insight import Insight
from ostraka.core.mind.levels import ANY_GAME, Levels
from ostraka.core.mind.signs import Signs
from ostraka.core.note import NO_OPTION, Note
from ostraka.core.observation import Layout, Sheet, fill, mask_of
from ostraka.core.op import Program
from ostraka.core.outcome import Outcome
from ostraka.core.reader import Reader
from ostraka.core.rng import Rng
from ostraka.core.setup import Setting, kept_settings, read_settings, written_settings
from ostraka.core.state import S
from ostraka.core.turn import CHANCE, OVER, Ask, Roll, Turn
from ostraka.core.view import V, View
from ostraka.core.whole import whole
from ostraka.core.zone import Zone

__all__ = ["LAYOUT", "NO_OPTION", "Game", "Note", "V", "View"]

LAYOUT: Final = 2
"""How positions are written: 1 named ops by number, 2 names them by key."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A complete game: its facts, its rules and who may know what.

    A subclass gives the facts as attributes and implements the methods that raise `NotImplementedError`.
    """

    id: str
    title: str
    printed: str = ""
    """The id of the printed game, where this is one with house rules."""
    rules: str
    """Raised only when an old log would replay differently."""
    seats: range
    alone: int = 1
    """The seats that somebody takes who plays without company."""
    settings: tuple[Setting, ...]
    actions: ActionSpace
    program: Program[S]
    fields: Fields
    zones: tuple[Zone[S], ...]
    bound: int
    """No game takes more choices and outcomes than this."""
    settled: tuple[str, ...] = ()
    """Questions that only settle how something is paid for: in a whole move their answers are proposed."""
    gathered: tuple[str, ...] = ()
    """Questions that take things one by one, of which somebody may want all there are."""
    parting: tuple[str, ...] = ()
    """Questions at which somebody may have done enough for this turn."""
    sequel: Mapping[str, tuple[str, ...]] = {}
    """Which other questions a move goes on with after this one; whatever else follows is an effect, no part of it."""
    observation: Layout | None = None
    """How its observations are laid out; a game that declares none has no environments."""

    def __reduce__(self) -> str:
        """A game is not copied: whoever loads it gets the one there is, by its name in its module."""
        home = type(self).__module__
        for name, value in vars(sys.modules[home]).items():
            if value is self:
                return name
        raise OstrakaError(f"{self!r} has no name in {home}: only games that have one can be sent away")

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    # Beginning

    def setup(self, given: Mapping[str, object] | None = None) -> dict[str, str | bool | int]:
        """All settings with their values; raises `IllegalSetup` on what this game does not know."""
        return read_settings(self.settings, given or {})

    def kept(self, written: Mapping[str, object]) -> dict[str, str | bool | int]:
        """All settings of a match that was written down, perhaps before some of them came."""
        return self.setup(kept_settings(self.settings, written))

    def written(self, setup: Mapping[str, str | bool | int]) -> dict[str, str | bool | int]:
        """The settings that a match writes down; `kept` reads them."""
        return written_settings(self.settings, setup)

    def new(self, setup: Mapping[str, object] | None = None, seats: i64 = 0) -> S:
        """A state before the first chance outcome. Nothing random happens inside."""
        seats = int(seats) or self.seats.start
        if seats not in self.seats:
            raise IllegalSetup(f"{self.title} has {self.seats.start} to {self.seats.stop - 1} seats, not {seats}")
        s = self.deal(self.setup(setup), seats)
        self.settle(s)
        return s

    def allowed(self, setup: Mapping[str, object] | None = None) -> list[int]:
        """The numbers of seats a setup can be played with; none if its settings exclude each other."""
        given = self.setup(setup)
        found: list[int] = []
        for seats in self.seats:
            try:
                self.new(given, seats)
            except IllegalSetup:
                continue
            found.append(seats)
        return found

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> S:
        """The empty table with the first frames on the stack."""
        raise NotImplementedError

    # Playing

    def turn(self, s: S) -> Turn:
        """What the state waits for."""
        return s.turn

    def apply(self, s: S, code: int, out: list[Event] | None = None, seat: int = -2) -> None:
        """Take a choice or an outcome, in place. Trusted and fast: `legal` is the door that checks, and makes plain
        numbers of those of other libraries.

        `seat` is needed only where several seats may answer (`Ask.others`).
        """
        t = s.turn
        if seat == -2:
            seat = t.seat if isinstance(t, Ask) else CHANCE
        s.out = out
        f = s.top()
        self.program.places[f.op].op.take(s, f, seat, code)
        self.settle(s)
        s.out = None

    def settle(self, s: S) -> None:
        """Run the ops until one waits for somebody, or none is left."""
        places = self.program.places
        stack = s.stack
        top = stack.top
        while top is not None:
            t = places[top.op].op.step(s, top)
            if t is not None:
                s.turn = t
                return
            top = stack.top
        s.turn = OVER

    def legal(self, s: S, seat: i64, option: object) -> int:
        """The option, if `seat` may choose it now; otherwise `IllegalChoice`, and nothing has changed."""
        t = s.turn
        if isinstance(t, Roll):
            raise IllegalChoice("nobody is asked: chance is to answer", seat, option, ())
        ask = t.of(seat) if isinstance(t, Ask) else None
        if ask is None:
            whom = f"seat {t.seat} is" if isinstance(t, Ask) else "the game is over: nobody is"
            raise IllegalChoice(f"seat {seat} is not asked; {whom} to choose", seat, option, ())
        code = whole(option)
        if code is None or code not in ask.options:
            raise IllegalChoice(
                f"option {option!r} is not offered to seat {seat}; legal are {list(ask.options)}",
                seat,
                option,
                ask.options,
            )
        return code

    def outcome(self, s: S) -> Outcome:
        """Points by source at any time; ranks when it is over."""
        raise NotImplementedError

    def heading(self, s: S) -> tuple[int, int]:
        """(number of turns begun, seat whose turn it is): where turn-wise undo and replay lines break."""
        raise NotImplementedError

    # Knowing

    def view(self, s: S, seat: SupportsIndex | None) -> V:
        """What `seat` may know (None: a spectator)."""
        return self.look(s, None if seat is None else index(seat))

    def look(self, s: S, seat: int | None) -> V:
        """The view of a seat, built up from nothing: what the fields declare, unless the game knows better."""
        return cast(V, View(self.fields, s, seat))

    def sample(self, v: V, rng: Rng) -> S:
        """A full state that this viewer cannot rule out."""
        s = self.imagine(v, rng)
        if s.stack:
            self.settle(s)
        return s

    def imagine(self, v: V, rng: Rng) -> S:
        """Such a state, before it asks again."""
        raise NotImplementedError

    def knows(self, s: S, zone: Zone[S], owner: int, card: int, seat: int | None) -> bool:
        """Whether `seat` knows this very card although the zone as a whole is closed to it."""
        return False

    def rename(self, s: S, names: Mapping[int, int]) -> None:
        """Cards were exchanged for each other in the zones: do the same wherever else the state names hidden cards."""

    def redact(self, event: Event, seat: int | None) -> Event:
        """The event as `seat` may know it."""
        return event.seen_by(seat)

    def observe(self, v: V, buffer: bytearray | memoryview) -> None:
        """Fill a buffer of `observation.size` bytes with what the viewer may know, as `observation` declares it."""
        sheet = self.sheet()
        self.read(v, sheet)
        fill(buffer, sheet.bytes())

    def mask(self, options: tuple[int, ...], buffer: bytearray | memoryview) -> None:
        """Fill a buffer of `len(actions)` bytes with 1 for each of these options and 0 for the others."""
        fill(buffer, mask_of(options, self.actions.size))

    def sheet(self) -> Sheet:
        """A sheet for rows of observations."""
        if self.observation is None:
            raise OstrakaError(f"{self.title} declares no observations")
        return Sheet(self.observation)

    def read(self, v: V, sheet: Sheet) -> None:
        """Write the row of a view."""
        raise NotImplementedError

    def watch(self, s: S, seat: int, sheet: Sheet) -> None:
        """Write the row of the view that `seat` would have, without making one."""
        self.read(self.view(s, seat), sheet)

    @property
    def insight(self) -> Insight[S]:
        """What bots know about playing it well; a game that has nothing to say is judged by its points."""
        return Insight(self.outcome)

    @property
    def signs(self) -> Signs[S]:
        """What the explanation of a hint can point at, besides the points."""
        return Signs()

    @property
    def levels(self) -> Levels:
        """How strong the levels of bots are; a game that nobody has measured has middling numbers."""
        return ANY_GAME

    # Explaining

    def facts(self) -> list[dict[str, object]]:
        """Every card and token as a fact record, by its number, then what has none; empty if the game has no list."""
        return []

    def word(self, code: int) -> str:
        """The option as one word in replays: without spaces, and no other option's."""
        return self.actions.word(code)

    def reasons(self, s: S, seat: int) -> list[Note]:
        """Why tempting options are not offered to this seat now. For people, never for search."""
        return []

    def preview(self, s: S, seat: int, option: int) -> list[Note]:
        """What an offered option costs and brings, as far as the seat may know."""
        return []

    def brief(self, s: S, seat: int, option: int) -> list[Note]:
        """The preview without its details; a game that has many of them need not make them."""
        return [note for note in self.preview(s, seat, option) if not note.detail]

    def dear(self, option: int) -> int:
        """How dear what an option gives away is: of what serves equally, a proposed move takes the least of it."""
        return 0

    def apart(self, option: int) -> bool:
        """Whether a proposed move with this choice on its way is another one than the same without it."""
        return False

    def thing(self, number: int) -> Target:
        """What has this number in events and as the source of a question."""
        return "card", number

    def subject(self, v: V) -> Target | None:
        """What the viewer's question is about, if anything. Made from the view: it cannot leak."""
        ask = v.ask
        frame = v.seen.stack.top
        if ask is None or frame is None:
            return None
        about = self.program.places[frame.op].op.about(frame)
        if about is None and ask.source >= 0:
            return self.thing(ask.source)
        return about

    def forecast(self, v: V) -> list[Note]:
        """What lies ahead of the viewer if nobody changes it, soonest first. Made from the view: it cannot leak."""
        return []

    def tally(self, v: V) -> Outcome | None:
        """The points so far where everybody may count them, the same to all; None where they are secret."""
        return None

    def meters(self, v: V) -> list[Meter]:
        """What the game is played for and against, as far as everybody can count it: the same to all."""
        return []

    # Keeping

    def copy(self, s: S) -> S:
        """An independent copy."""
        return cast(S, s.copy())

    def dump(self, s: S) -> dict[str, object]:
        """The whole state as plain values, in the middle of anything. What it waits for follows from the frames."""
        return {
            "layout": LAYOUT,
            "seats": s.seats,
            "setup": self.fields.setup(s),
            "stack": self.program.written(s.stack),
            **self.fields.dump(s),
        }

    def fingerprint(self, s: S) -> dict[str, object]:
        """What a replay must arrive at, however the state is laid out inside: every zone, all points, the turn."""
        zones: dict[str, list[list[int]]] = {}
        for zone in self.zones:
            lists = zone.lists(s)
            if not zone.later or any(lists):
                zones[zone.name] = [cards[:] for cards in lists]
        return {"zones": zones, "outcome": self.outcome(s).record(), "turn": list(self.heading(s))}

    def load(self, record: Mapping[str, object]) -> S:
        """The state that was dumped; a broken record is an `OstrakaError` that names the field."""
        layout = record.get("layout", 1)
        if layout == 1:
            record = {**record, "stack": self.named(record.get("stack"))}
        elif layout != LAYOUT or type(layout) is not int:
            raise OstrakaError(f"the position is written in layout {layout!r}; this version reads 1 and {LAYOUT}")
        r = Reader(record)
        s = cast(S, self.fields.load(r, ("layout", "seats", "setup", "stack")))
        s.stack = self.program.read(r.field("stack"))
        s.count()
        if s.stack:
            self.settle(s)
        return s

    def freeze(self, s: S) -> bytes:
        """The whole state as bytes: equal states give equal bytes, on every build and machine."""
        return canonical(self.dump(s))

    def thaw(self, frozen: bytes) -> S:
        """The state that was frozen; broken bytes are an `OstrakaError`."""
        return self.load(parsed(frozen))

    def named(self, frames: object) -> object:
        """The frames of layout 1 with the keys of their ops instead of their numbers."""
        ops = self.first_ops()
        if not isinstance(frames, list):
            return frames
        return [
            [ops[row[0]], *row[1:]]
            if isinstance(row, list) and row and type(row[0]) is int and 0 <= row[0] < len(ops)
            else row
            for row in frames
        ]

    def first_ops(self) -> list[str]:
        """The keys of the ops in the order of their numbers when positions still named them by number."""
        return []

    def check(self, s: S) -> None:
        """Raise `RulesBug` naming the broken invariant, if one is."""
        for zone in self.zones:
            if not zone.ordered:
                for cards in zone.lists(s):
                    if cards != sorted(cards):
                        raise RulesBug("a bag is sorted", f"{zone.name}: {cards}")

    def check_pieces(self, s: S, pieces: int) -> None:
        """Raise `RulesBug` unless each of the pieces 0 … lies in exactly one place of one zone."""
        seen: list[int] = []
        for zone in self.zones:
            for cards in zone.lists(s):
                seen += [card for card in cards if card >= 0]
        if sorted(seen) != list(range(pieces)):
            missing = sorted(set(range(pieces)) - set(seen))
            doubled = sorted({card for card in seen if seen.count(card) > 1})
            raise RulesBug("every card and token lies in exactly one place", f"missing {missing}, doubled {doubled}")
