"""Checks of who knows what: views, samples, and non-interference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from ostraka.core.digest import canonical, digest
from ostraka.core.errors import IllegalChoice
from ostraka.core.fields import Fields
from ostraka.core.game import Game, Note, V
from ostraka.core.meter import RESULTS
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.testing.hidden import exchange, hidden_cards, secret_cards
from ostraka.core.testing.report import Nonconformance, Report, demand
from ostraka.core.testing.trace import told, trace
from ostraka.core.turn import PASS, Ask, Over, Roll

__all__ = ["LARGEST_VIEW", "ViewChecks", "plain"]

LARGEST_VIEW = 16 * 1024
"""Bytes of a view's record."""
ATTRIBUTES: dict[type, list[str]] = {}
"""Looked up once for each type: views are made of thousands of things, and of few kinds."""


def plain(thing: object) -> object:
    """Everything that can be reached from an object by its attributes, as plain values."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list | tuple):
        return [x if type(x) is int else plain(x) for x in thing]
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted(repr(x) for x in thing)
    if isinstance(thing, Fields):
        return id(thing)  # the game's declarations: long, but one and the same for all its views
    names = dir(thing) if hasattr(thing, "__dict__") else attributes(type(thing))
    values = ((name, getattr(thing, name, None)) for name in names if not name.startswith("__"))
    return {name: plain(value) for name, value in values if not callable(value)}


def attributes(kind: type) -> list[str]:
    """The names of all that an object of this type has besides its methods, where it has none of its own."""
    if kind not in ATTRIBUTES:
        ATTRIBUTES[kind] = [name for name in dir(kind) if not callable(getattr(kind, name, None))]
    return ATTRIBUTES[kind]


def difference(a: object, b: object, path: str = "") -> str:
    """Where two plain values differ first."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        for key in a:
            if a[key] != b[key]:
                return difference(a[key], b[key], f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i in range(len(a)):
            if a[i] != b[i]:
                return difference(a[i], b[i], f"{path}[{i}]")
    return f"{path or 'the whole'}: {a!r} or {b!r}"


class ViewChecks(Generic[S, V]):
    """The checks that hold views, events and errors against the zone declarations."""

    def __init__(self, game: Game[S, V], seats: int, rng: Rng, report: Report) -> None:
        self.game = game
        self.rng = rng
        self.report = report
        self.viewers: tuple[int | None, ...] = (*range(seats), None)

    # The view

    def view(self, s: S) -> None:
        """JSON, small, and the same when it is asked for again."""
        for viewer in self.viewers:
            v = self.game.view(s, viewer)
            demand(v.seat == viewer, "view", f"the view of {viewer} says it is of {v.seat}")
            text = canonical(v.record())
            demand(len(text) <= LARGEST_VIEW, "view-size", f"{len(text)} bytes for {viewer}")
            demand(text == canonical(self.game.view(s, viewer).record()), "view", f"two views of {viewer} differ")
            self.metered(v)
            if viewer is not None and self.game.observation is not None:
                self.observed(s, viewer, v)
        self.common(s)

    def observed(self, s: S, seat: int, v: V) -> None:
        """An observation is bounded as declared, and the same whether a view was made for it or not."""
        layout = self.game.sheet().layout
        row = bytearray(layout.size)
        self.game.observe(v, row)
        demand(self.watched(s, seat) == bytes(row), "observation", f"watch and observe differ for {seat}")
        for part in layout.parts:
            high = max(row[part.start : part.stop])
            demand(high <= part.most, "observation", f"{part!r} of {seat} has {high}")

    def watched(self, s: S, seat: int) -> bytes:
        sheet = self.game.sheet()
        self.game.watch(s, seat, sheet)
        return sheet.bytes()

    def common(self, s: S) -> None:
        """Open fields, meters and points so far are the same to everybody: a server makes them once for all."""
        first = self.shared(s, None)
        for viewer in self.viewers:
            other = self.shared(s, viewer)
            demand(first == other, "common", f"{viewer}: {difference(first, other)}")

    def shared(self, s: S, viewer: int | None) -> dict[str, object]:
        v = self.game.view(s, viewer)
        tally = self.game.tally(v)
        return {
            "open": plain(v.open_fields()),
            "meters": [meter.record() for meter in self.game.meters(v)],
            "tally": None if tally is None else tally.record(),
        }

    def metered(self, v: V) -> None:
        """Meters have a way to go and say what is at its end; of one name there is one, for all or for each seat."""
        meters = self.game.meters(v)
        for meter in meters:
            seats = len(meter.value) if isinstance(meter.value, list) else v.seats
            sound = meter.start != meter.bound and meter.result in RESULTS and seats == v.seats
            demand(sound, "meters", f"{meter!r}")
        demand(len({meter.name for meter in meters}) == len(meters), "meters", f"{meters}")

    # Imagining

    def sample(self, s: S) -> None:
        """An imagined state looks the same to the viewer and passes the game's check."""
        self.imagined(s, self.viewers[self.rng.below(len(self.viewers))])

    def sample_plays(self, s: S) -> None:
        """An imagined state can be played to its end."""
        viewer = self.viewers[self.rng.below(len(self.viewers))]
        t = self.imagined(s, viewer)
        playout(self.game, t, self.rng, self.game.bound)
        demand(isinstance(t.turn, Over), "sample-plays", f"imagined by {viewer}, the game does not end")
        self.game.check(t)

    def imagined(self, s: S, viewer: int | None) -> S:
        v = self.game.view(s, viewer)
        t = self.game.sample(v, Rng(self.rng.below(1 << 30)))
        try:
            self.game.check(t)
        except Exception as error:
            raise Nonconformance("sample", f"imagined by {viewer}: {error!r}") from error
        was, now = v.record(), self.game.view(t, viewer).record()
        if canonical(was) != canonical(now):
            raise Nonconformance("sample", f"view(sample(view)) of {viewer} differs at {difference(was, now)}")
        return t

    # Non-interference

    def non_interference(self, s: S) -> None:
        """What a viewer may not see makes no difference to anything it gets."""
        for viewer in self.viewers:
            t = self.game.copy(s)
            self.report.moved += exchange(self.game, t, viewer, self.rng)
            self.report.pairs += 1
            self.asking(s, t, viewer)
            self.views(s, t, viewer)
            self.told(s, t, viewer)
            self.samples(s, t, viewer)
            self.errors(s, t, -1 if viewer is None else viewer)
            if viewer is not None:
                self.notes(s, t, viewer)
                self.choice(s, t, viewer)

    def asking(self, s: S, t: S, viewer: int | None) -> None:
        """Whether somebody is asked, and what, must not tell anything: a skipped question betrays a hand."""
        self.game.settle(t)
        demand(
            t.stack.rows() == s.stack.rows(),
            "leak-asking",
            f"with other hidden cards {viewer} would see {t.turn!r}, not {s.turn!r}",
        )
        if isinstance(s.turn, Roll):
            demand(isinstance(t.turn, Roll) and t.turn.n == s.turn.n, "leak-asking", f"{s.turn!r} became {t.turn!r}")

    def views(self, s: S, t: S, viewer: int | None) -> None:
        a, b = self.game.view(s, viewer), self.game.view(t, viewer)
        one, two = a.record(), b.record()
        if canonical(one) != canonical(two):
            raise Nonconformance("leak-view", f"hidden cards change the view of {viewer} at {difference(one, two)}")
        if viewer is not None and self.game.observation is not None:
            same = self.watched(s, viewer) == self.watched(t, viewer)
            demand(same, "leak-observation", f"hidden cards change the observation of {viewer}")
        whole, other = plain(a), plain(b)
        if whole != other:
            raise Nonconformance(
                "leak-object", f"the view of {viewer} holds more than it says at {difference(whole, other)}"
            )

    def told(self, s: S, t: S, viewer: int | None) -> None:
        """What the game tells of a view besides its record: what the question is about, meters, forecast and tally."""
        one, two = self.besides(s, viewer), self.besides(t, viewer)
        demand(one == two, "leak-told", f"{viewer}: {difference(one, two)}")

    def besides(self, s: S, viewer: int | None) -> dict[str, object]:
        v = self.game.view(s, viewer)
        tally = self.game.tally(v)
        return {
            "subject": self.game.subject(v),
            "meters": [meter.record() for meter in self.game.meters(v)],
            "forecast": [repr(note) for note in self.game.forecast(v)],
            "tally": None if tally is None else tally.record(),
        }

    def samples(self, s: S, t: S, viewer: int | None) -> None:
        """Imagining is a function of the view and the generator alone."""
        seed = self.rng.below(1 << 30)
        a = self.game.sample(self.game.view(s, viewer), Rng(seed))
        b = self.game.sample(self.game.view(t, viewer), Rng(seed))
        same = digest(self.game.dump(a)) == digest(self.game.dump(b))
        demand(same, "leak-sample", f"hidden cards change what {viewer} imagines")

    def errors(self, s: S, t: S, seat: int) -> None:
        """The same mistake gets the same answer."""
        for option in (-1, len(self.game.actions), True, "1", None, PASS, self.rng.below(len(self.game.actions))):
            one, two = self.answer(s, seat, option), self.answer(t, seat, option)
            demand(one == two, "leak-errors", f"seat {seat}, option {option!r}: {one!r} or {two!r}")

    def answer(self, s: S, seat: int, option: object) -> str:
        try:
            return f"legal {self.game.legal(s, seat, option)}"
        except IllegalChoice as error:
            return f"{error} {error.seat} {error.option!r} {error.legal}"

    def notes(self, s: S, t: S, seat: int) -> None:
        """Reasons and previews speak only of what the seat knows."""
        one, two = self.told_notes(s, seat), self.told_notes(t, seat)
        demand(one == two, "leak-notes", f"seat {seat}: {difference(one, two)}")

    def told_notes(self, s: S, seat: int) -> list[object]:
        ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
        notes: list[Note] = self.game.reasons(s, seat)
        for option in ask.options if ask is not None else ():
            notes += self.game.preview(s, seat, option)
        return [repr(note) for note in notes]

    def choice(self, s: S, t: S, seat: int) -> None:
        """The same choice tells the same until something is revealed, and then looks the same unless it was."""
        ask = s.turn.of(seat) if isinstance(s.turn, Ask) else None
        if ask is None:
            return
        code = ask.options[self.rng.below(len(ask.options))]
        states = [self.game.copy(s), self.game.copy(t)]
        heard: list[list[dict[str, object]]] = []
        revealed: set[int] = set()
        for u in states:
            hidden, secret = hidden_cards(self.game, u, seat), secret_cards(self.game, u, seat)
            events = trace(self.game, u, code, seat, (seat,))
            heard.append(told(self.game, events, seat, hidden))
            still = hidden_cards(self.game, u, seat)
            seen = secret - still
            revealed |= hidden - still
            # Sealed answers and chance are never taken back freely, so nothing need be said there.
            free = not ask.sealed and not isinstance(u.turn, Roll)
            if seen and free and not any(event.reveals for event in events):
                raise Nonconformance(
                    "reveals", f"option {code} shows seat {seat} cards {sorted(seen)}, no event says so"
                )
        if heard[0] != heard[1]:
            raise Nonconformance("leak-events", f"option {code} of seat {seat}: {difference(heard[0], heard[1])}")
        if not revealed:
            one, two = (self.game.view(u, seat).record() for u in states)
            if canonical(one) != canonical(two):
                raise Nonconformance("leak-future", f"after option {code} seat {seat} sees {difference(one, two)}")

    def schedule(self) -> tuple[tuple[str, Callable[[S], None]], ...]:
        return (
            ("view", self.view),
            ("sample", self.sample),
            ("sample-plays", self.sample_plays),
            ("non-interference", self.non_interference),
        )
