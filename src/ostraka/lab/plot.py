"""Plots as inline SVG. A drawing stretches to any width; its words are ordinary text laid over it, never too small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ostraka.lab.markup import Child, Element, path, percent, tag

__all__ = ["Mark", "Series", "area_plot", "bar_plot", "line_plot"]

SIZE: Final = 1000.0
GAP: Final = 0.075
"""The least distance between two labels at the right edge, as a share of the height."""
MOST_TICKS: Final = 9
FEW_TICKS: Final = 6


@dataclass(frozen=True, slots=True)
class Series:
    """One line or layer: its name, its style (`ink-1` …), a value and perhaps an error for each step."""

    name: str
    style: str
    values: Sequence[float]
    errors: Sequence[float] = field(default=())


@dataclass(frozen=True, slots=True)
class Mark:
    """A number on a line, at a step."""

    number: int
    step: int
    value: float
    link: str


def line_plot(series: Sequence[Series], marks: Sequence[Mark], steps: Sequence[str], name: str, text: str) -> Element:
    """Shares from 0 to 1 over the steps, with the band of their errors."""
    count = max(1, len(steps) - 1)
    drawn: list[Child] = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawn.append(tag("line", x1=0, x2=SIZE, y1=share * SIZE, y2=share * SIZE, class_="rule"))
    for mark in marks:
        x = mark.step / count * SIZE
        drawn.append(tag("line", x1=x, x2=x, y1=0, y2=SIZE, class_="mark-line"))
    # Of two that share one victory the second has the same band, upside down.
    for one in series[: 1 if len(series) == 2 else len(series)]:
        xs = [i / count * SIZE for i in range(len(one.values))]
        top = [(x, y_of(v + e)) for x, v, e in zip(xs, one.values, one.errors, strict=True)]
        low = [(x, y_of(v - e)) for x, v, e in zip(xs, one.values, one.errors, strict=True)]
        drawn.append(tag("path", d=path([*top, *reversed(low)]) + "Z", class_=f"band {one.style}"))
    for one in series:
        drawn.append(
            tag("path", d=path([(i / count * SIZE, y_of(v)) for i, v in enumerate(one.values)]), class_=one.style)
        )
    words: list[Child] = [
        tag("span", f"{share} %", class_="y", style=f"top:{100 - share}%") for share in (0, 25, 50, 75, 100)
    ]
    words += x_labels(steps)
    words += [
        tag(
            "a",
            str(mark.number),
            class_="mark",
            href=mark.link,
            style=f"left:{percent(mark.step / count)};top:{percent(1 - mark.value)}",
        )
        for mark in marks
    ]
    words += end_labels(series)
    return frame("plot lines", drawn, words, name, text)


def y_of(share: float) -> float:
    return (1.0 - min(1.0, max(0.0, share))) * SIZE


def x_labels(steps: Sequence[str], most: int = MOST_TICKS) -> list[Child]:
    """As many labels below as there is room for."""
    count = max(1, len(steps) - 1)
    every = max(1, -(-len(steps) // most))
    shown = [i for i in range(0, len(steps), every) if i == len(steps) - 1 or len(steps) - 1 - i >= every * 0.7]
    labels: list[Child] = []
    for i in [*shown, *([] if len(steps) - 1 in shown else [len(steps) - 1])]:
        near = len(steps) - 1 - i < 1.5 * every
        edge = " first" if i == 0 else " last" if i == len(steps) - 1 else " minor" if near or i // every % 2 else ""
        labels.append(tag("span", steps[i], class_=f"x{edge}", style=f"left:{percent(i / count)}"))
    return labels


def end_labels(series: Sequence[Series]) -> list[Child]:
    """Names at the ends of the lines, pushed apart where they would cover each other."""
    places = spread([1.0 - one.values[-1] for one in series])
    return [
        tag("span", one.name, class_=f"end {one.style}", style=f"top:{percent(place)}")
        for one, place in zip(series, places, strict=True)
    ]


def spread(places: Sequence[float], gap: float = GAP) -> list[float]:
    """The same places in the same order, but not nearer to each other than the gap."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    moved = list(places)
    least = -gap
    for i in order:
        moved[i] = max(moved[i], least + gap)
        least = moved[i]
    most = 1.0
    for i in reversed(order):
        moved[i] = min(moved[i], most)
        most = moved[i] - gap
    return moved


def area_plot(layers: Sequence[Series], steps: Sequence[str], low: float, high: float, name: str, text: str) -> Element:
    """Layers on top of each other over the steps; what is negative hangs below the line of zero."""
    count = max(1, len(steps) - 1)
    height = (high - low) or 1.0
    above = [0.0] * len(steps)
    below = [0.0] * len(steps)
    drawn: list[Child] = []
    for one in layers:
        floor = [b if v < 0 else a for a, b, v in zip(above, below, one.values, strict=True)]
        roof = [f + v for f, v in zip(floor, one.values, strict=True)]
        for i, value in enumerate(one.values):
            above[i], below[i] = (above[i], below[i] + value) if value < 0 else (above[i] + value, below[i])
        xs = [i / count * SIZE for i in range(len(steps))]
        edge = [(x, (high - y) / height * SIZE) for x, y in zip(xs, roof, strict=True)]
        base = [(x, (high - y) / height * SIZE) for x, y in zip(xs, floor, strict=True)]
        drawn.append(tag("path", d=path([*edge, *reversed(base)]) + "Z", class_=f"area {one.style}"))
    zero = high / height
    drawn.append(tag("line", x1=0, x2=SIZE, y1=zero * SIZE, y2=zero * SIZE, class_="axis"))
    words: list[Child] = []
    for value in ticks(low, high):
        place = (high - value) / height
        drawn.insert(0, tag("line", x1=0, x2=SIZE, y1=place * SIZE, y2=place * SIZE, class_="rule"))
        words.append(tag("span", number(value), class_="y", style=f"top:{percent(place)}"))
    return frame("plot areas", drawn, [*words, *x_labels(steps, FEW_TICKS)], name, text)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two bounds, zero among them."""
    step = next((s for s in (1, 2, 5, 10, 20, 25, 50, 100) if (high - low) / s <= 5), 200)
    return [float(n * step) for n in range(int(low // step) + (low % step > 0), int(high // step) + 1)]


def number(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def bar_plot(rows: Sequence[tuple[str, Sequence[Series]]], low: float, high: float, name: str, text: str) -> Element:
    """A bar for each row, made of the first values of its layers; what is negative goes to the left of zero."""
    width = (high - low) or 1.0
    zero = -low / width
    bars: list[Child] = []
    for title, layers in rows:
        right, left = zero, zero
        pieces: list[Child] = []
        for one in layers:
            value = one.values[0]
            share = abs(value) / width
            at = right if value >= 0 else left - share
            right, left = (right + share, left) if value >= 0 else (right, left - share)
            if value:
                style = f"left:{percent(at)};width:{percent(share)}"
                inside = number(value) if share > 0.06 else ""
                pieces.append(tag("i", inside, class_=f"piece {one.style}", style=style))
        pieces.append(tag("i", class_="zero", style=f"left:{percent(zero)}"))
        bars.append(tag("div", tag("b", title), tag("div", *pieces, class_="track"), class_="bar"))
    return tag("figure", tag("div", *bars, class_="bars", role="img", aria_label=f"{name}. {text}"), class_="plot-bars")


def frame(style: str, drawn: Sequence[Child], words: Sequence[Child], name: str, text: str) -> Element:
    """The drawing with its title and description, and the words laid over it."""
    picture = tag(
        "svg",
        tag("title", name),
        tag("desc", text),
        *drawn,
        viewBox=f"0 0 {SIZE:g} {SIZE:g}",
        preserveAspectRatio="none",
        role="img",
    )
    return tag("figure", tag("div", picture, *words, class_="canvas"), class_=style)
