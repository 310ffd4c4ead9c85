"""Checks of one state: what it waits for, what is legal, what can be copied, kept and counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Generic

from ostraka.core.digest import canonical, digest
from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.core.game import Game, V
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.testing.report import Nonconformance, demand
from ostraka.core.turn import CHANCE, PASS, Ask, Over, Roll, Turn

__all__ = ["StateChecks", "check_space", "describe_turn", "random_step"]

FUTURE = 6
"""So many steps are played to compare two futures."""


def random_step(s: S, rng: Rng) -> tuple[int, int] | None:
    """(Seat, code) of a random answer to whatever the state waits for; None when it is over."""
    t = s.turn
    if isinstance(t, Roll):
        return CHANCE, rng.below(t.n)
    if isinstance(t, Ask):
        ask = t.asked()[rng.below(1 + len(t.others))]
        return ask.seat, ask.options[rng.below(len(ask.options))]
    return None


def describe_turn(t: Turn) -> object:
    """What a state waits for, as plain values that can be compared."""
    if isinstance(t, Ask):
        return [[a.seat, a.prompt, list(a.options), a.source, a.amount, a.sealed] for a in t.asked()]
    return t.n if isinstance(t, Roll) else "over"


def check_space(game: Game[S, V]) -> None:
    """Every code has a label of its own, a notation of its own and one place in one block."""
    labels: dict[object, int] = {}
    notations: dict[str, int] = {}
    for code in range(len(game.actions)):
        try:
            label, block = game.actions.describe(code), game.actions.block(code)
            notation, word = game.actions.notation(code), game.word(code)
        except Exception as error:
            raise Nonconformance("describe", f"option {code}: {error!r}") from error
        demand(bool(label.verb and label.message), "labels", f"option {code} has an empty label")
        first = labels.setdefault((label.verb, label.targets), code)
        demand(first == code, "labels", f"options {first} and {code} are both {label!r}")
        for text in {notation, word}:
            first = notations.setdefault(text, code)
            demand(first == code, "labels", f"options {first} and {code} are both written {text!r}")
        demand(bool(word) and not any(c.isspace() for c in word), "labels", f"option {code} is {word!r}, not one word")
        demand(block.code(block.thing(code)) == code, "labels", f"option {code} is not itself in {block!r}")


class StateChecks(Generic[S, V]):
    """The checks that need no knowledge of who sees what."""

    def __init__(self, game: Game[S, V], seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng

    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), None)

    def fingerprint(self, s: S) -> str:
        return digest(self.game.dump(s))

    # What the state waits for

    def turn(self, s: S) -> None:
        """One of three kinds, well formed; frames are five whole numbers each."""
        t = self.game.turn(s)
        demand(t is s.turn, "turn", "game.turn(s) is not what the state waits for")
        for row in s.stack.rows():
            demand(all(type(x) is int for x in row), "turn", f"frame {row!r} is not five whole numbers")
        if isinstance(t, Roll):
            demand(t.n >= 1, "turn", f"{t!r} has no outcome")
        elif isinstance(t, Over):
            demand(not s.stack, "turn", f"the game is over, but {s.stack} is pending")
        elif isinstance(t, Ask):
            demand(bool(s.stack), "turn", "somebody is asked, but no op is pending")
            asked = [ask.seat for ask in t.asked()]
            demand(len(set(asked)) == len(asked), "turn", f"seats {asked} are asked twice")
            for ask in t.asked():
                demand(ask.seat in range(self.seats), "turn", f"there is no seat {ask.seat}")
                demand(bool(ask.prompt), "turn", "a question has no prompt")
                demand(ask.sealed == t.sealed, "turn", "a question is sealed, another at the same time is not")
                self.options(ask)
        else:
            raise Nonconformance("turn", f"{t!r} is neither Ask, Roll nor Over")

    def options(self, ask: Ask) -> None:
        """Ascending, unique, not empty, inside the space."""
        options = ask.options
        if not options:
            raise Nonconformance("options", f"{ask!r} offers nothing")
        for code in options:
            if type(code) is not int or not 0 <= code < len(self.game.actions):
                raise Nonconformance("options", f"{ask!r}: {code!r} is outside 0..{len(self.game.actions) - 1}")
        if any(a >= b for a, b in pairwise(options)):
            raise Nonconformance("options", f"{ask!r} is not ascending and unique")

    def asks_again(self, s: S) -> None:
        """Asking once more changes nothing."""
        t = self.game.copy(s)
        self.game.settle(t)
        demand(self.fingerprint(t) == self.fingerprint(s), "asks-again", "asking again changes the state")
        demand(describe_turn(t.turn) == describe_turn(s.turn), "asks-again", f"{s.turn!r} became {t.turn!r}")

    def offers(self, s: S) -> None:
        """A view shows its own seat's question, and nobody else's."""
        for viewer in self.viewers():
            shown = self.game.view(s, viewer).record().get("ask")
            ask = s.turn.of(viewer) if isinstance(s.turn, Ask) and viewer is not None else None
            if ask is None:
                demand(shown is None, "offers", f"{viewer} is not asked, but sees the question {shown!r}")
            else:
                options = shown.get("options") if isinstance(shown, dict) else None
                demand(options == list(ask.options), "offers", f"seat {viewer} has {ask!r}, but sees {shown!r}")

    # What is legal

    def illegal(self, s: S) -> None:
        """Whatever is not offered is refused by name and changes nothing; what is offered is legal."""
        before, waits = self.fingerprint(s), describe_turn(s.turn)
        asks = s.turn.asked() if isinstance(s.turn, Ask) else ()
        for ask in asks:
            for code in ask.options:
                demand(self.game.legal(s, ask.seat, code) == code, "legal", f"{ask!r} refuses {code}")
            for option in self.strange_options(ask):
                check = "pass" if type(option) is int and option == PASS else "illegal"
                self.refused(s, ask.seat, option, check)
        asked = {ask.seat for ask in asks}
        for seat in (-1, *range(self.seats), self.seats):
            if seat not in asked:
                for option in (asks[0].options[0] if asks else PASS, PASS):
                    self.refused(s, seat, option, "not-asked")
        demand(self.fingerprint(s) == before, "illegal", "a refused choice has changed the state")
        demand(describe_turn(s.turn) == waits, "illegal", "a refused choice has changed the question")

    def strange_options(self, ask: Ask) -> list[object]:
        """Codes that this question does not offer, and things that are no codes."""
        n = len(self.game.actions)
        found: list[object] = [
            -1,
            n,
            1 << 40,
            -(1 << 70),
            True,
            False,
            str(ask.options[0]),
            None,
            float(ask.options[0]),
        ]
        absent = sorted(set(range(n)) - set(ask.options))
        if absent:
            if absent[0] == PASS:
                found.append(PASS)
            found.append(absent[self.rng.below(len(absent))])
            block = self.game.actions.block(ask.options[-1])
            found += [code for code in absent if block.holds(code)][:1]
            found += [other.start for other in self.game.actions.blocks if other.start in absent]
        return found

    def refused(self, s: S, seat: int, option: object, check: str) -> None:
        try:
            self.game.legal(s, seat, option)
        except IllegalChoice as error:
            demand(bool(str(error)), check, f"the refusal of {option!r} says nothing")
        except OstrakaError as error:
            raise Nonconformance(check, f"option {option!r} of seat {seat}: {error!r} is no IllegalChoice") from error
        else:
            raise Nonconformance(check, f"option {option!r} of seat {seat} is accepted at {s.turn!r}")

    # Copies and kept states

    def copy(self, s: S) -> None:
        """Equal, independent, with the same future."""
        before = self.fingerprint(s)
        twin = self.game.copy(s)
        self.same(s, twin, "copy")
        third = self.game.copy(s)
        self.same_future(twin, third, "copy")
        demand(self.fingerprint(s) == before, "copy", "playing on with a copy has changed the original")

    def dump(self, s: S) -> None:
        """Dumped to JSON text and loaded: equal, with the same future."""
        text = json.dumps(self.game.dump(s))
        loaded = self.game.load(json.loads(text))
        self.same(s, loaded, "dump")
        self.same_future(self.game.copy(s), loaded, "dump")

    def same(self, s: S, t: S, check: str) -> None:
        demand(self.fingerprint(s) == self.fingerprint(t), check, "the digests differ")
        demand(describe_turn(s.turn) == describe_turn(t.turn), check, f"{s.turn!r} became {t.turn!r}")
        demand(self.game.outcome(s).record() == self.game.outcome(t).record(), check, "the outcomes differ")
        viewer = self.viewers()[self.rng.below(self.seats + 1)]
        same = canonical(self.game.view(s, viewer).record()) == canonical(self.game.view(t, viewer).record())
        demand(same, check, f"the views of {viewer} differ")

    def same_future(self, s: S, t: S, check: str) -> None:
        """Play the same on both, which are used up."""
        for i in range(FUTURE):
            step = random_step(s, self.rng)
            if step is None:
                break
            seat, code = step
            self.game.apply(s, code, None, seat)
            self.game.apply(t, code, None, seat)
            same = describe_turn(s.turn) == describe_turn(t.turn)
            demand(same, check, f"after {i + 1} equal steps {s.turn!r} differs from {t.turn!r}")
        demand(self.fingerprint(s) == self.fingerprint(t), check, "equal steps lead to different states")

    # Sealed choices, invariants and points

    def sealed(self, s: S) -> None:
        """Sealed answers may arrive in any order."""
        t = s.turn
        if not isinstance(t, Ask) or not t.sealed or not t.others:
            return
        a, b = t.asked()[0], t.asked()[-1]
        answers = [(ask.seat, ask.options[self.rng.below(len(ask.options))]) for ask in (a, b)]
        ends: list[str] = []
        for order in (answers, answers[::-1]):
            u = self.game.copy(s)
            for seat, code in order:
                self.game.apply(u, self.game.legal(u, seat, code), None, seat)
            ends.append(self.fingerprint(u))
        demand(ends[0] == ends[1], "sealed", f"the answers {answers} matter by their order")

    def invariants(self, s: S) -> None:
        """The game's own check."""
        self.game.check(s)

    def outcome(self, s: S) -> None:
        """Points itemised by source at any time; ranks and the rule that ended it when it is over."""
        outcome = self.game.outcome(s)
        sources, points = outcome.sources, outcome.points
        demand(bool(sources) and len(set(sources)) == len(sources), "outcome", f"sources {sources}")
        rows = len(points) == self.seats and all(len(row) == len(sources) for row in points)
        demand(rows, "outcome", f"{points} are not {len(sources)} figures for each of {self.seats} seats")
        demand(all(type(x) is int for row in points for x in row), "outcome", f"{points} are not whole numbers")
        sums = [sum(row) for row in points]
        demand(outcome.totals() == sums, "outcome", f"totals {outcome.totals()} are not the sums {sums}")
        singles = [outcome.total(seat) for seat in range(self.seats)]
        demand(singles == sums, "outcome", f"totals {singles} are not the sums {sums}")
        demand(len(outcome.sides) == self.seats, "outcome", f"sides {outcome.sides}")
        canonical(outcome.record())
        if isinstance(s.turn, Over):
            self.ranks(outcome.ranks, outcome.sides)
            demand(bool(outcome.ended), "outcome", "no rule has ended the game")
        else:
            demand(outcome.ranks is None, "outcome", f"ranks {outcome.ranks} before the end")

    def ranks(self, ranks: list[int] | None, sides: list[int]) -> None:
        if ranks is None or len(ranks) != self.seats or not all(1 <= rank <= self.seats + 1 for rank in ranks):
            raise Nonconformance("outcome", f"ranks {ranks} at the end")
        shared = len({(side, rank) for side, rank in zip(sides, ranks, strict=True)}) == len(set(sides))
        demand(shared, "outcome", f"sides {sides} do not share their ranks {ranks}")

    def schedule(self) -> tuple[tuple[str, Callable[[S], None]], ...]:
        return (
            ("turn", self.turn),
            ("check", self.invariants),
            ("outcome", self.outcome),
            ("asks-again", self.asks_again),
            ("offers", self.offers),
            ("illegal", self.illegal),
            ("copy", self.copy),
            ("dump", self.dump),
            ("sealed", self.sealed),
        )
