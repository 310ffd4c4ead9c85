"""An analysis in words: as plain lines, and as a record for other programs."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.mind.insight import TO_THE_END
from ostraka.lab.analysis import Analysis, Point, Turning
from ostraka.text.clause import Args
from ostraka.text.hints import WIDTH, reasons
from ostraka.text.words import Words

__all__ = ["Telling", "whole"]


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
        """What each side is called, and a seat that stands for it."""
        return [(self.together(side), side[0]) for side in self.analysis.sides]

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

    def when(self, turning: Turning) -> str:
        return self.say("analysis-seat-turn", {"turn": turning.turn, "seat": self.names[turning.seat]})

    def moved(self, turning: Turning) -> str:
        """What the turn did to the chance of whoever decided."""
        before, after = whole(turning.before), whole(turning.after)
        way = "up" if after > before else "down" if after < before else "even"
        shared = "yes" if self.analysis.shared else "no"
        seat = self.names[turning.seat]
        args: Args = {"seat": seat, "before": before, "after": after, "way": way, "shared": shared}
        return self.say("analysis-moved", args)

    def option(self, turning: Turning, option: int) -> str:
        return self.words.option(option, turning.ask, self.names)

    def gain(self, turning: Turning) -> str:
        """How much better the strongest level's choice is; empty if it is no better."""
        if whole(turning.gain) <= 0:
            return ""
        return self.say("analysis-gain", {"gain": whole(turning.gain), "error": max(1, whole(WIDTH * turning.error))})

    def level(self) -> str:
        """What the level that judges is called in a sentence."""
        return self.words.named(f"bot-{self.analysis.level}", self.analysis.level)

    def verdict(self, turning: Turning) -> str:
        """What the strongest level would have done, in a sentence."""
        level = self.level()
        if turning.same:
            return self.say("analysis-same", {"level": level})
        gain = self.gain(turning) or self.say("analysis-no-gain")
        option = self.words.catalogue.inner(self.option(turning, turning.best))
        return self.say("analysis-instead", {"level": level, "option": option, "gain": gain})

    def why(self, turning: Turning) -> str:
        """The reasons in a sentence; empty if none is sure."""
        found = reasons(self.words, turning.reasons)
        if not found:
            return ""
        return self.say("analysis-because-next" if turning.same else "analysis-because", {"reasons": found})

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
            lines.append(f"  {n}. {self.when(turning)}. {self.moved(turning)}")
            played = f"{self.say('analysis-played')}: {self.option(turning, turning.played)}."
            lines.append(
                "     " + " ".join(part for part in (played, self.verdict(turning), self.why(turning)) if part)
            )
        lines += ["", self.say("analysis-sources")]
        outcome = self.analysis.outcome
        for seat in [0] if self.analysis.shared else range(len(self.names)):
            parts = [
                f"{self.words.source(source)} {points}"
                for source, points in zip(outcome.sources, outcome.points[seat], strict=True)
            ]
            name = self.sides()[0][0] if self.analysis.shared else self.names[seat]
            lines.append(f"  {name}: {', '.join(parts)}.")
        return [*lines, "", *self.how()]

    # The record

    def record(self) -> dict[str, object]:
        """The analysis as plain JSON values, with everything a reader needs in words."""
        analysis = self.analysis
        curve = [{**point.record(), "label": self.label(point)} for point in analysis.points]
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
            "turning_points": [{**figures, **self.turning(turning)} for turning, figures in turnings],
            "words": self.sentences(),
        }

    def label(self, point: Point) -> str:
        """The turn that begins at a point of the curve, or the end."""
        return self.say("analysis-turn", {"turn": point.turn}) if point.seat >= 0 else self.say("analysis-end")

    def turning(self, turning: Turning) -> dict[str, object]:
        """A turning point in words."""
        return {
            "when": self.when(turning),
            "question": self.words.ask(turning.ask, self.names),
            "moved": self.moved(turning),
            "played_label": self.option(turning, turning.played),
            "best_label": self.option(turning, turning.best),
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
        table = say("analysis-table", {"seats": match.seats, "turns": len(analysis.points) - 1})
        plain = ("grown", "sources", "sources-text", "final", "source", "total", "figures", "begins", "expected", "how")
        return {
            **{name.replace("-", "_"): say(f"analysis-{name}") for name in ("curve", *plain)},
            "title": self.title(),
            "facts": [*self.scores(), table, *settings],
            "curve_text": say("analysis-curve-text", {"shared": "yes" if analysis.shared else "no"}),
            "course": [self.course(name, seat) for name, seat in self.sides()],
            "turnings": self.turnings(),
            "none": say("analysis-turnings-none"),
            "played": say("analysis-played"),
            "turn": say("analysis-axis-turn"),
            "made": [*self.how(), say("analysis-digest", {"digest": match.fingerprint()})],
        }
