"""What is found out about a match afterwards: the curve of the chances, and where it turned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ostraka.bots.comparison import Reason
from ostraka.bots.explain import Hints
from ostraka.bots.levels import LEVELS
from ostraka.bots.plan import Step
from ostraka.core.outcome import Outcome
from ostraka.core.turn import Ask
from ostraka.lab.judge import Judged
from ostraka.match import Match

__all__ = ["BETTER", "GOOD", "PLAYED", "WORSE", "Analysis", "Depth", "Luck", "Mistake", "Point", "Turning"]

GOOD: Final = "good"
"""As good as the best, as far as anybody can tell."""
BETTER: Final = "better"
"""Better than what was played, but not as good as the best."""
PLAYED: Final = "played"
WORSE: Final = "worse"
"""Not better than what was played."""


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


class Luck(NamedTuple):
    """What the answers of chance in a turn did to a chance to win, and the standard error of that."""

    mean: float = 0.0
    error: float = 0.0

    def tells(self, moved: float) -> bool:
        """Whether it was chance that moved it so far, beyond doubt and more than anything else."""
        return abs(self.mean) > 2 * self.error and self.mean * moved > 0 and abs(self.mean) > 0.5 * abs(moved)


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn in which the chances moved, and the decision in it that could most have been made otherwise."""

    point: int
    """The turn is between this point of the curve and the next."""
    turn: int
    before: float
    """The chance of whoever is spoken to (else of who decided) when the turn began."""
    after: float
    luck: Luck
    prior: list[Step]
    """What had been chosen before, as part of the same move."""
    made: list[Step]
    """What was chosen then, as far as it was one move."""
    judged: Judged

    @property
    def seat(self) -> int:
        """Who made the decision."""
        return self.judged.decision.seat

    @property
    def at(self) -> int:
        return self.judged.decision.at

    @property
    def ask(self) -> Ask:
        return self.judged.decision.ask

    @property
    def played(self) -> int:
        return self.judged.decision.option

    @property
    def best(self) -> int:
        """What the strongest level would have taken: what was played, unless something is better beyond doubt."""
        return self.played if self.judged.same else self.judged.best.option

    @property
    def same(self) -> bool:
        return self.best == self.played

    @property
    def gain(self) -> float:
        """How much better the best is for the seat, as far as it could know."""
        return self.judged.gain

    @property
    def error(self) -> float:
        return 0.0 if self.same else self.judged.played.error

    @property
    def reasons(self) -> list[Reason]:
        """What the better option has over the one that was played; if it was played, over the next best."""
        return [] if self.judged.hints is None else self.judged.hints.hints[0].reasons

    @property
    def lucky(self) -> bool:
        return self.luck.tells(self.after - self.before)

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
            "simulations": self.judged.thought,
            "before": round(self.before, 4),
            "after": round(self.after, 4),
            "luck": round(self.luck.mean, 4),
            "luck_error": round(self.luck.error, 4),
            "lucky": self.lucky,
            "reasons": [reason.record() for reason in self.reasons],
        }


@dataclass(frozen=True, slots=True)
class Mistake:
    """A reader's decision that gave something away beyond doubt, with all that is known of its options."""

    point: int
    turn: int
    prior: list[Step]
    made: list[Step]
    judged: Judged

    @property
    def hints(self) -> Hints:
        """The better move, and the one that was made."""
        assert self.judged.hints is not None
        return self.judged.hints

    def grades(self) -> dict[int, str]:
        """What is to be said to somebody who tries each of the options."""
        played = self.judged.played
        grades = dict.fromkeys(self.judged.decision.ask.options, WORSE)
        for standing in self.judged.standings:
            if standing.equal:
                grades[standing.option] = GOOD
            elif standing.behind < played.behind - max(standing.error, played.error):
                grades[standing.option] = BETTER
        return {**grades, played.option: PLAYED}

    def record(self) -> dict[str, object]:
        decision = self.judged.decision
        return {
            "turn": self.turn,
            "seat": decision.seat,
            "at": decision.at,
            "prompt": decision.ask.prompt,
            "played": decision.option,
            "best": self.judged.best.option,
            "gain": round(self.judged.gain, 4),
            "error": round(self.judged.played.error, 4),
            "steps": [step.record() for step in self.hints.hints[0].steps],
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
    readers: tuple[int, ...] = ()
    """The seats of whoever it is told to: it is about them. Nobody: about whoever had the turn."""
    lucks: dict[int, Luck] = field(default_factory=dict)
    """What luck did in the turns that moved most, by the point of the curve at which they begin."""
    mistakes: list[Mistake] = field(default_factory=list)
    """What the readers could have done better, in the order of the match."""

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
            "readers": list(self.readers),
            "mistakes": [mistake.record() for mistake in self.mistakes],
            "depth": self.depth.record(),
        }

    def turning_records(self) -> list[dict[str, object]]:
        word = self.match.game.word
        return [
            {**turning.record(), "played_word": word(turning.played), "best_word": word(turning.best)}
            for turning in self.turnings
        ]
