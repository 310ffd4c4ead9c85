"""The analysis of a match as one page of HTML: nothing else is loaded, nothing runs, every plot has its table."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from ostraka.lab.analysis import Analysis, Point, Turning
from ostraka.lab.analysis_words import Telling, whole
from ostraka.lab.markup import Child, Element, percent, table, tag, write
from ostraka.lab.plot import Mark, Series, area_plot, bar_plot, line_plot
from ostraka.lab.scenes import scene
from ostraka.text.hints import WIDTH
from ostraka.text.words import Words

__all__ = ["analysis_page"]

INKS: Final = 5
"""Styles of lines and layers."""


def analysis_page(analysis: Analysis, words: Words, names: Sequence[str] = (), language: str = "en") -> str:
    """The page; `names` are those of the seats."""
    return write(Page(analysis, words, names, language).whole())


class Page:
    """One analysis in one language."""

    def __init__(self, analysis: Analysis, words: Words, names: Sequence[str], language: str) -> None:
        self.analysis = analysis
        self.words = words
        self.say = words.catalogue.say
        self.telling = Telling(analysis, words, names)
        self.names = self.telling.names
        self.sides = self.telling.sides()
        # Where everybody has the same points, they are shown once.
        self.seats = self.sides if analysis.shared else list(zip(self.names, range(len(self.names)), strict=True))
        self.language = language
        self.steps = [str(point.turn) for point in analysis.points[:-1]] + [self.say("analysis-end")]

    def whole(self) -> Element:
        title = self.telling.title()
        style = (files("ostraka.lab") / "analysis.css").read_text(encoding="utf-8")
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("title", title),
            tag("style", style),
        )
        parts = [self.header(title), self.curve(), self.turnings(), self.sources(), self.sheet(), self.figures()]
        body = tag("body", tag("main", *parts, self.footer()), class_=self.analysis.match.game.id)
        return tag("html", head, body, lang=self.language)

    def header(self, title: str) -> Element:
        match = self.analysis.match
        seats = self.say("analysis-table", {"seats": match.seats, "turns": len(self.analysis.points) - 1})
        settings = [
            f"{self.words.setting(setting.name)}: {self.words.setting_value(setting.name, match.setup[setting.name])}"
            for setting in match.game.settings
            if match.setup[setting.name] != setting.default
        ]
        return tag(
            "header",
            tag("h1", title),
            tag("p", tag("b", self.telling.result()), class_="result"),
            tag("p", " · ".join([*self.telling.scores(), seats, *settings]), class_="quiet"),
            scene(match.game.id, int(match.fingerprint()[:8], 16)),
        )

    # The curve

    def lines(self) -> list[Series]:
        points = self.analysis.points
        return [
            Series(
                name,
                f"ink-{i % INKS + 1}",
                [point.chances[seat] for point in points],
                [WIDTH * point.errors[seat] for point in points],
            )
            for i, (name, seat) in enumerate(self.sides)
        ]

    def curve(self) -> Element:
        lines = self.lines()
        marks = [
            Mark(n, turning.point, self.analysis.points[turning.point].chances[turning.seat], f"#turning-{n}")
            for n, turning in enumerate(self.analysis.turnings, 1)
        ]
        text = " ".join(self.telling.course(name, seat) for name, seat in self.sides)
        name = self.say("analysis-curve")
        shared = "yes" if self.analysis.shared else "no"
        return self.section(
            name,
            tag("p", self.say("analysis-curve-text", {"shared": shared}), class_="quiet"),
            line_plot(lines, marks, self.steps, name, text),
            self.legend([(line.style, line.name) for line in lines]),
        )

    def section(self, title: str, *children: Child) -> Element:
        return tag("section", tag("h2", title), *children)

    def legend(self, entries: Sequence[tuple[str, str]]) -> Element:
        return tag("ul", *[tag("li", tag("i", class_=style), name) for style, name in entries], class_="legend")

    # The turning points

    def turnings(self) -> Element:
        found = [self.turning(n, turning) for n, turning in enumerate(self.analysis.turnings, 1)]
        if not found:
            return self.section(self.telling.turnings(), tag("p", self.say("analysis-turnings-none")))
        return self.section(self.telling.turnings(), tag("ol", *found, class_="turnings"))

    def turning(self, n: int, turning: Turning) -> Element:
        telling = self.telling
        chosen: list[Child] = [
            tag("dt", self.say("analysis-played")),
            tag("dd", telling.option(turning, turning.played)),
        ]
        if not turning.same:
            gain = telling.gain(turning)
            pill = tag("span", gain or self.say("analysis-no-gain"), class_="gain" if gain else "gain none")
            chosen.append(tag("dt", self.say("analysis-best", {"level": telling.level()})))
            chosen.append(tag("dd", telling.option(turning, turning.best), " ", pill))
        why = telling.why(turning)
        return tag(
            "li",
            tag("span", str(n), class_="numeral", aria_hidden="true"),
            tag("h3", telling.when(turning)),
            tag("p", self.words.ask(turning.ask, self.names), class_="quiet"),
            self.gauge(turning),
            tag("p", telling.moved(turning)),
            tag("dl", *chosen),
            tag("p", telling.verdict(turning)) if turning.same else None,
            tag("p", why, class_="quiet") if why else None,
            id=f"turning-{n}",
        )

    def gauge(self, turning: Turning) -> Element:
        """From where to where the chance went in this turn; the tick is where it ended."""
        low, high = sorted((turning.before, turning.after))
        side = next(i for i, seats in enumerate(self.analysis.sides) if turning.seat in seats)
        return tag(
            "div",
            tag("i", style=f"left:{percent(low)};width:{percent(max(0.005, high - low))}"),
            tag("u", style=f"left:{percent(turning.after)}"),
            class_=f"gauge ink-{side % INKS + 1}",
            aria_hidden="true",
        )

    # The points

    def layers(self, seat: int, points: Sequence[Point]) -> list[Series]:
        return [
            Series(self.words.source(source), f"ink-{i % INKS + 1}", [point.points[seat][i] for point in points])
            for i, source in enumerate(self.analysis.outcome.sources)
        ]

    def bounds(self) -> tuple[float, float]:
        rows = [row for point in self.analysis.points for row in point.points]
        low = min(sum(n for n in row if n < 0) for row in rows)
        return float(low), float(max(1, *(sum(n for n in row if n > 0) for row in rows)))

    def sources(self) -> Element:
        low, high = self.bounds()
        plots = []
        for name, seat in self.seats:
            layers = self.layers(seat, self.analysis.points)
            total = self.say("analysis-points", {"points": self.analysis.outcome.total(seat)})
            text = self.say("analysis-sources-part", {"seat": name, "points": total})
            plots.append(tag("div", tag("h3", name), area_plot(layers, self.steps, low, high, name, text)))
        layers = self.layers(0, self.analysis.points)
        return self.section(
            self.say("analysis-sources"),
            tag("p", self.say("analysis-sources-text"), class_="quiet"),
            self.legend([(layer.style, layer.name) for layer in layers]),
            tag("div", *plots, class_="multiples"),
        )

    def sheet(self) -> Element:
        outcome = self.analysis.outcome
        last = self.analysis.points[-1:]
        rows = [(name, self.layers(seat, last)) for name, seat in self.seats]
        name = self.say("analysis-final")
        low = min(0.0, *(float(sum(n for n in row if n < 0)) for row in outcome.points))
        high = max(1.0, *(float(sum(n for n in row if n > 0)) for row in outcome.points))
        head = [self.say("analysis-source"), *(title for title, _ in self.seats)]
        body = [
            [self.words.source(source), *(signed(outcome.points[seat][i]) for _, seat in self.seats)]
            for i, source in enumerate(outcome.sources)
        ]
        body.append([self.say("analysis-total"), *(signed(outcome.total(seat)) for _, seat in self.seats)])
        figures = table(head, body, self.say("analysis-sources"))
        figures[2][-1].set("class", "sum")
        return self.section(name, bar_plot(rows, low, high, name, ""), scrolling(figures))

    # The figures

    def figures(self) -> Element:
        points = self.analysis.points
        head = [self.say("analysis-axis-turn"), self.say("analysis-begins"), *(name for name, _ in self.sides)]
        head += [f"{self.say('analysis-expected')}: {name}" for name, _ in self.seats]
        body = []
        for step, point in zip(self.steps, points, strict=True):
            row = [step, self.names[point.seat] if point.seat >= 0 else "–"]
            for _, seat in self.sides:
                error = max(1, whole(WIDTH * point.errors[seat])) if point.errors[seat] else 0
                row.append(self.say("analysis-chance", {"chance": whole(point.chances[seat]), "error": error}))
            row += [f"{point.expected[seat]:.1f}" for _, seat in self.seats]
            body.append(row)
        figures = table(head, body, self.say("analysis-curve"))
        content = tag("details", tag("summary", self.say("analysis-figures")), scrolling(figures))
        return tag("section", content)

    def footer(self) -> Element:
        how = [tag("p", line) for line in self.telling.how()]
        digest = self.say("analysis-digest", {"digest": self.analysis.match.fingerprint()})
        return tag("footer", tag("h2", self.say("analysis-how")), *how, tag("p", tag("code", digest)))


def scrolling(figures: Element) -> Element:
    """A table that may be wider than the screen; the keyboard can scroll it."""
    name = str(figures[0].text)
    return tag("div", figures, class_="scroll", tabindex="0", role="region", aria_label=name)


def signed(points: int) -> str:
    return str(points).replace("-", "−")
