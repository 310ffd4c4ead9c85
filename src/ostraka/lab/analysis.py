"""What is found out about a match afterwards: the curve of the chances, and where it turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ostraka.bots.explain import Reason
from ostraka.bots.levels import LEVELS
from ostraka.core.outcome import Outcome
from ostraka.core.turn import Ask
from ostraka.match import Match

__all__ = ["Analysis", "Depth", "Point", "Turning"]


@dataclass(frozen=True, slots=True)
class Point:
    """How things stood when a turn began, or at the end."""

    at: int
    turn: int
    seat: int
    """Whose turn begins; -1 at the end."""
    chances: list[float]
    errors: list[float]
    expected: list[float]
    """The points each seat ended with on average when the game was played on."""
    points: list[list[int]]
    """The points by source at this moment."""
    playouts: int

    def record(self) -> dict[str, object]:
        return {
            "at": self.at,
            "turn": self.turn,
            "seat": self.seat,
            "chances": [round(chance, 4) for chance in self.chances],
            "errors": [round(error, 4) for error in self.errors],
            "expected": [round(points, 2) for points in self.expected],
            "points": self.points,
            "playouts": self.playouts,
        }


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn in which the chances moved, and the decision in it that could most have been made otherwise."""

    point: int
    """The turn is between this point of the curve and the next."""
    turn: int
    seat: int
    """Who made the decision."""
    at: int
    ask: Ask
    played: int
    best: int
    """What the strongest level would have taken."""
    gain: float
    """How much better that is for the seat, as far as it could know."""
    error: float
    simulations: int
    before: float
    """The seat's chance when the turn began."""
    after: float
    reasons: list[Reason]
    """What the better option has over the one that was played; if it was played, over the next best."""

    @property
    def same(self) -> bool:
        return self.best == self.played

    def record(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "seat": self.seat,
            "at": self.at,
            "prompt": self.ask.prompt,
            "played": self.played,
            "best": self.best,
            "same": self.same,
            "gain": round(self.gain, 4),
            "error": round(self.error, 4),
            "simulations": self.simulations,
            "before": round(self.before, 4),
            "after": round(self.after, 4),
            "reasons": [reason.record() for reason in self.reasons],
        }


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep the analysis went."""

    playouts: int
    """Games played on from each turn, at least."""
    simulations: int
    """Simulations at each turning point, at least."""
    seconds: float

    def record(self) -> dict[str, object]:
        return {"playouts": self.playouts, "simulations": self.simulations, "seconds": round(self.seconds, 1)}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match seen afterwards."""

    match: Match[Any, Any]
    points: list[Point]
    turnings: list[Turning]
    """In the order of the match."""
    outcome: Outcome
    depth: Depth
    level: str = LEVELS[-1]

    @property
    def shared(self) -> bool:
        """Whether everybody wins or loses together."""
        return len(set(self.outcome.sides)) == 1

    @property
    def sides(self) -> list[list[int]]:
        """The seats that win together, side by side."""
        sides = self.outcome.sides
        return [[seat for seat, own in enumerate(sides) if own == side] for side in sorted(set(sides))]

    def record(self) -> dict[str, object]:
        """As plain JSON values."""
        match = self.match
        return {
            "game": match.game.id,
            "rules": match.game.rules,
            "seats": match.seats,
            "setup": match.setup,
            "over": match.over,
            "choices": match.at,
            "digest": match.fingerprint(),
            "shared": self.shared,
            "sources": list(self.outcome.sources),
            "outcome": self.outcome.record(),
            "curve": [point.record() for point in self.points],
            "turning_points": self.turning_records(),
            "level": self.level,
            "depth": self.depth.record(),
        }

    def turning_records(self) -> list[dict[str, object]]:
        word = self.match.game.word
        return [
            {**turning.record(), "played_word": word(turning.played), "best_word": word(turning.best)}
            for turning in self.turnings
        ]
