"""An analysis in words: as plain lines, and as a record for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ostraka.bots.plan import Step
from ostraka.core.mind.insight import TO_THE_END
from ostraka.lab.analysis import BETTER, GOOD, PLAYED, WORSE, Analysis, Luck, Mistake, Point, Turning
from ostraka.text.clause import Args
from ostraka.text.hints import WIDTH, Advice, reasons
from ostraka.text.moves import move
from ostraka.text.sheet import signed
from ostraka.text.words import Words

__all__ = ["Telling", "whole"]


WORTH = 0.03
"""A turn that moved the chance of whoever it is told to by less is not spoken of."""


def whole(share: float) -> int:
    """A share in per cent."""
    return round(100 * share)


class Telling:
    """One analysis in one language; `names` are those of the seats."""

    def __init__(self, analysis: Analysis, words: Words, names: Sequence[str] = ()) -> None:
        self.analysis = analysis
        self.words = words
        self.say = words.catalogue.say
        self.names = [words.seat(seat, names) for seat in range(analysis.match.seats)]
        self.you = "yes" if analysis.readers else "no"
        # What cannot be told apart from what was made teaches nobody.
        self.mistakes = [mistake for mistake in analysis.mistakes if self.made(mistake) != self.better(mistake)]

    def title(self) -> str:
        return self.say("analysis-title", {"game": self.words.title})

    def result(self) -> str:
        """How the match ended, in a sentence or two."""
        match, outcome = self.analysis.match, self.analysis.outcome
        if not match.over:
            return self.say("analysis-left", {"choices": match.at})
        winners = [self.names[seat] for seat in outcome.winners()]
        ended = self.words.ended(outcome.ended) if outcome.ended else ""
        args: Args = {"n": len(winners), "winners": self.words.catalogue.listing(winners), "ended": ended}
        return self.say("analysis-result", args).strip()

    def scores(self) -> list[str]:
        """Every seat with its points; where everybody has the same, nothing."""
        totals = self.analysis.outcome.totals()
        if self.analysis.shared:
            return []
        return [
            self.say("analysis-score", {"seat": name, "points": total})
            for name, total in zip(self.names, totals, strict=True)
        ]

    def sides(self) -> list[tuple[str, int]]:
        """What each side is called, and a seat that stands for it; first that of whoever it is told to."""
        own = self.analysis.readers[:1]
        sides = sorted(self.analysis.sides, key=lambda side: not set(own) & set(side))
        return [(self.together(side), side[0]) for side in sides]

    def together(self, side: Sequence[int]) -> str:
        return self.words.catalogue.listing([self.names[seat] for seat in side])

    def course(self, name: str, seat: int) -> str:
        """The curve of one side in a sentence."""
        values = [point.chances[seat] for point in self.analysis.points]
        first, last, lowest, highest = values[0], values[-1], min(values), max(values)
        figures = {"first": whole(first), "last": whole(last), "lowest": whole(lowest), "highest": whole(highest)}
        return self.say("analysis-curve-part", {"seat": name, **figures})

    # The turning points

    def turnings(self) -> str:
        return self.say("analysis-turnings", {"n": len(self.analysis.turnings)})

    def when(self, turn: int, seat: int) -> str:
        return self.say("analysis-seat-turn", {"turn": turn, "seat": self.names[seat]})

    def moved(self, turning: Turning) -> str:
        """What the turn did to the chance of whoever it is told to, or who decided; and whether that was luck."""
        cause = "luck" if turning.lucky else "turn"
        return self.went(whole(turning.before), whole(turning.after), turning.seat, cause)

    def went(self, before: int, after: int, seat: int, cause: str = "turn") -> str:
        way = "up" if after > before else "down" if after < before else "even"
        args: Args = {"seat": self.names[seat], "before": before, "after": after, "way": way, "cause": cause}
        return self.say("analysis-moved", {**args, "shared": "yes" if self.analysis.shared else "no", "you": self.you})

    def move(self, about: Turning | Mistake, steps: Sequence[Step]) -> str:
        """A whole move in words, with what had been chosen of it before."""
        return move(self.words, [*about.prior, *steps], self.names)

    def made(self, about: Turning | Mistake) -> str:
        return self.compared(about)[0]

    def better(self, about: Turning | Mistake) -> str:
        """The move that would have been better; what was made, if nothing would."""
        return self.compared(about)[1]

    def compared(self, about: Turning | Mistake) -> tuple[str, str]:
        """What was made and what would have been better; where both begin alike, the later part that differs."""
        made, hints = self.move(about, about.made), about.judged.hints
        if hints is None or about.judged.same:
            return made, made
        steps = hints.hints[0].steps
        better = self.move(about, steps)
        if not made.startswith(better) and not better.startswith(made):
            return made, better
        pairs = zip(about.made, steps, strict=False)
        parts = next(((one, other) for one, other in pairs if one.option != other.option), None)
        if parts is None:
            return made, made
        one, other = [self.words.option(step.option, step.ask, self.names) for step in parts]
        return one, other

    def gain(self, about: Turning | Mistake) -> str:
        """By how much the better move is better."""
        gain, error = about.judged.gain, about.judged.played.error
        return self.say("analysis-gain", {"gain": max(1, whole(gain)), "error": max(1, whole(WIDTH * error))})

    def level(self) -> str:
        """What the level that judges is called in a sentence."""
        return self.words.named(f"bot-{self.analysis.level}", self.analysis.level)

    def verdict(self, about: Turning | Mistake) -> str:
        """What the strongest level would have done, in a sentence; what may be chance is held against nobody."""
        judged, level = about.judged, self.level()
        if judged.best.option == judged.decision.option:
            return self.say("analysis-same", {"level": level})
        if judged.same or self.made(about) == self.better(about):
            return self.say("analysis-equal")
        option = self.words.catalogue.inner(self.better(about))
        return self.say("analysis-instead", {"level": level, "option": option, "gain": self.gain(about)})

    def why(self, turning: Turning) -> str:
        """The reasons in a sentence; empty if none is sure."""
        if not turning.same:
            return self.told_why(turning)
        found = reasons(self.words, turning.reasons)
        if not found:
            return ""
        return self.say("analysis-because-next", {"reasons": found})

    def told_why(self, about: Turning | Mistake) -> str:
        """Why something was better: what is to be said for it by itself, and what it has over what was played."""
        hints = about.judged.hints
        if hints is None:
            return ""
        first, *others = hints.hints
        # What was played is told as it really went on.
        really = replace(hints, hints=[first, *(replace(other, steps=[*about.prior, *about.made]) for other in others)])
        return Advice(self.words, really, about.judged.decision.view, self.names).why(first)

    # Learning from mistakes

    def probably(self, mistake: Mistake) -> str:
        """What would probably have happened, beside what was to be expected of what was played."""
        advice = Advice(self.words, mistake.hints, mistake.judged.decision.view, self.names)
        first, last = mistake.hints.hints[0], mistake.hints.hints[-1]
        better = self.words.catalogue.inner(self.better(mistake))
        args: Args = {"better": better, "first": advice.expects(first), "second": advice.expects(last)}
        return self.say("learn-probably", args)

    def answer(self, mistake: Mistake) -> list[str]:
        """The answer: the move, why, and what it would probably have come to."""
        move = self.say("learn-answer", {"move": self.better(mistake)})
        return [part for part in (move, self.told_why(mistake), self.probably(mistake)) if part]

    def mistake(self, mistake: Mistake) -> dict[str, object]:
        """A mistake in words, and what is to be said to whoever tries something else."""
        decision = mistake.judged.decision
        return {
            "when": self.when(mistake.turn, decision.seat),
            "question": self.words.ask(decision.ask, self.names),
            "played_label": self.made(mistake),
            "best_label": self.better(mistake),
            "verdict": self.verdict(mistake),
            "answer": self.answer(mistake),
            "tries": [
                {"option": option, "label": self.words.option(option, decision.ask, self.names), "grade": grade}
                for option, grade in mistake.grades().items()
            ],
        }

    def comment(self, i: int) -> str:
        """What there is to say about the turn that begins at a point of the curve."""
        analysis = self.analysis
        if not analysis.readers or i + 1 >= len(analysis.points):
            return ""
        seat = analysis.readers[0]
        told = [self.moved(turning) for turning in analysis.turnings if turning.point == i]
        before, after = analysis.points[i], analysis.points[i + 1]
        moved = after.chances[seat] - before.chances[seat]
        doubt = WIDTH * (before.errors[seat] ** 2 + after.errors[seat] ** 2) ** 0.5
        if not told and abs(moved) > max(WORTH, doubt):
            cause = "luck" if analysis.lucks.get(i, Luck()).tells(moved) else "turn"
            told.append(self.went(whole(before.chances[seat]), whole(after.chances[seat]), seat, cause))
        for mistake in self.mistakes:
            if mistake.point == i:
                played = self.say("learn-played", {"move": self.made(mistake)})
                told += [played, self.verdict(mistake), self.told_why(mistake)]
        return " ".join(part for part in told if part)

    # The whole

    def how(self) -> list[str]:
        """How the analysis came about, and how deep it went."""
        analysis, game = self.analysis, self.analysis.match.game
        depth = analysis.depth
        end = "yes" if game.signs.reach == TO_THE_END else "no"
        lines = [self.say("analysis-how-curve", {"playouts": depth.playouts, "end": end})]
        if analysis.turnings:
            measure = game.levels.simulations[-1]
            args: Args = {"level": self.level(), "simulations": depth.simulations, "measure": measure}
            lines.append(self.say("analysis-how-turnings", args))
        return [*lines, self.say("analysis-how-time", {"seconds": round(depth.seconds)})]

    def lines(self) -> list[str]:
        """The analysis as plain lines."""
        lines = [self.title(), " ".join([self.result(), *(f"{score}." for score in self.scores())]), ""]
        lines += [self.say("analysis-curve")]
        lines += [f"  {self.course(name, seat)}" for name, seat in self.sides()]
        lines += ["", self.turnings()]
        for n, turning in enumerate(self.analysis.turnings, 1):
            lines.append(f"  {n}. {self.when(turning.turn, turning.seat)}. {self.moved(turning)}")
            played = self.labelled(self.say("analysis-played", {"you": self.you}), self.made(turning)) + "."
            lines.append(
                "     " + " ".join(part for part in (played, self.verdict(turning), self.why(turning)) if part)
            )
        if self.analysis.readers:
            lines += ["", self.say("learn-count", {"n": len(self.mistakes)})]
            lines += [f"  {self.when(m.turn, m.judged.decision.seat)}. {self.verdict(m)}" for m in self.mistakes]
        return [*lines, *self.parts(), "", *self.how()]

    def parts(self) -> list[str]:
        """Where the points came from; where all win or lose together nobody plays for points."""
        if self.analysis.shared:
            return []
        lines = ["", self.say("analysis-sources")]
        outcome = self.analysis.outcome
        for name, each in zip(self.names, outcome.points, strict=True):
            parts = [
                self.say("sheet-part", {"source": self.words.source(source), "n": signed(f"{points}")})
                for source, points in zip(outcome.sources, each, strict=True)
            ]
            lines.append(f"  {self.labelled(name, self.words.series(parts))}.")
        return lines

    def labelled(self, label: str, text: str) -> str:
        return self.say("analysis-labelled", {"label": label, "text": text})

    # The record

    def record(self) -> dict[str, object]:
        """The analysis as plain JSON values, with everything a reader needs in words."""
        analysis = self.analysis
        curve = [
            {**point.record(), "label": self.label(point), "comment": self.comment(i)}
            for i, point in enumerate(analysis.points)
        ]
        mistakes = [{**mistake.record(), **self.mistake(mistake)} for mistake in self.mistakes]
        turnings = zip(analysis.turnings, analysis.turning_records(), strict=True)
        return {
            **analysis.record(),
            "language": self.words.catalogue.language,
            "names": self.names,
            "sides": [{"name": self.together(side), "seats": side} for side in analysis.sides],
            "labels": [self.words.source(source) for source in analysis.outcome.sources],
            "interval": WIDTH,
            "result": self.result(),
            "curve": curve,
            "mistakes": mistakes,
            "turning_points": [{**figures, **self.turning(turning)} for turning, figures in turnings],
            "words": self.sentences(),
        }

    def label(self, point: Point) -> str:
        """The turn that begins at a point of the curve, or the end."""
        return self.say("analysis-turn", {"turn": point.turn}) if point.seat >= 0 else self.say("analysis-end")

    def turning(self, turning: Turning) -> dict[str, object]:
        """A turning point in words."""
        return {
            "when": self.when(turning.turn, turning.seat),
            "question": self.words.ask(turning.ask, self.names),
            "moved": self.moved(turning),
            "played_label": self.made(turning),
            "best_label": self.better(turning),
            "verdict": self.verdict(turning),
            "why": self.why(turning),
        }

    def sentences(self) -> dict[str, object]:
        """The headings and sentences around the figures."""
        analysis, say = self.analysis, self.say
        match = analysis.match
        settings = [
            f"{self.words.setting(setting.name)}: {self.words.setting_value(setting.name, value, match.seats)}"
            for setting in match.game.settings
            if (value := match.setup[setting.name]) != setting.default
        ]
        table = say("analysis-table", {"seats": match.seats, "turns": sum(p.turn > 0 for p in analysis.points[:-1])})
        plain = ("grown", "sources", "sources-text", "final", "source", "total", "figures", "begins", "expected", "how")
        return {
            **{name.replace("-", "_"): say(f"analysis-{name}") for name in ("curve", *plain)},
            "title": self.title(),
            "facts": [*self.scores(), table, *settings],
            "curve_text": say("analysis-curve-text", {"shared": "yes" if analysis.shared else "no"}),
            "course": [self.course(name, seat) for name, seat in self.sides()],
            "turnings": self.turnings(),
            "none": say("analysis-turnings-none"),
            "played": say("analysis-played", {"you": self.you}),
            "learn": self.lessons(),
            "turn": say("analysis-axis-turn"),
            "made": [*self.how(), say("analysis-digest", {"digest": match.fingerprint()})],
        }

    def lessons(self) -> dict[str, str]:
        """What is said to whoever learns from mistakes."""
        grades = {GOOD: "good", BETTER: "better", PLAYED: "same", WORSE: "worse"}
        return {
            "title": self.say("learn-title"),
            "count": self.say("learn-count", {"n": len(self.mistakes)}),
            "find": self.say("learn-find"),
            "end": self.say("learn-end"),
            **{grade: self.say(f"learn-{name}") for grade, name in grades.items()},
        }
