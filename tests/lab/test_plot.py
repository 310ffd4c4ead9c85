"""Plots: where the lines, layers, bars and labels lie."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from ostraka.lab.markup import Element
from ostraka.lab.plot import Mark, Series, area_plot, bar_plot, line_plot, spread, ticks


def paths(plot: Element, style: str) -> list[list[tuple[float, float]]]:
    """The points of the paths of a style."""
    found = [path for path in plot.iter("path") if path.get("class") == style]
    return [[(float(x), float(y)) for x, y in re.findall(r"([\d.]+) ([\d.]+)", path.get("d") or "")] for path in found]


def test_a_line_goes_from_left_to_right_and_up_when_chances_rise() -> None:
    series = Series("Ana", "ink-1", [0.0, 0.5, 1.0], [0.0, 0.1, 0.0])
    plot = line_plot([series], [Mark(1, 1, 0.5, "#t")], ["1", "2", "end"], "Curve", "Up.")
    assert paths(plot, "ink-1") == [[(0.0, 1000.0), (500.0, 500.0), (1000.0, 0.0)]]
    (band,) = paths(plot, "band ink-1")
    assert (500.0, 400.0) in band and (500.0, 600.0) in band
    (mark,) = plot.iter("a")
    assert (mark.text, mark.get("href"), mark.get("style")) == ("1", "#t", "left:50.00%;top:50.00%")
    assert [element.text for tag in ("title", "desc") for element in plot.iter(tag)] == ["Curve", "Up."]


def test_bands_stay_between_nothing_and_certainty() -> None:
    plot = line_plot([Series("a", "ink-1", [0.05, 0.95], [0.2, 0.2])], [], ["1", "end"], "n", "t")
    assert all(0 <= y <= 1000 for _, y in paths(plot, "band ink-1")[0])


def test_a_single_moment_can_be_drawn() -> None:
    plot = line_plot([Series("a", "ink-1", [0.4], [0.1])], [], ["end"], "n", "t")
    assert paths(plot, "ink-1") == [[(0.0, 600.0)]]


def test_layers_lie_on_each_other_and_debts_hang_below() -> None:
    layers = [Series("a", "ink-1", [1, 2]), Series("b", "ink-2", [-1, -2]), Series("c", "ink-3", [1, 4])]
    plot = area_plot(layers, ["1", "end"], -2, 8, "n", "t")
    zero = 800.0
    assert paths(plot, "area ink-1") == [[(0.0, 700.0), (1000.0, 600.0), (1000.0, zero), (0.0, zero)]]
    assert paths(plot, "area ink-2") == [[(0.0, 900.0), (1000.0, 1000.0), (1000.0, zero), (0.0, zero)]]
    assert paths(plot, "area ink-3") == [[(0.0, 600.0), (1000.0, 200.0), (1000.0, 600.0), (0.0, 700.0)]]


def test_bars_go_both_ways_from_zero() -> None:
    plot = bar_plot([("Ana", [Series("a", "ink-1", [6]), Series("b", "ink-2", [-2])])], -2, 8, "n", "t")
    pieces = [(piece.get("style"), piece.text) for piece in plot.iter("i") if piece.get("class") != "zero"]
    assert pieces == [("left:20.00%;width:60.00%", "6"), ("left:0.00%;width:20.00%", "−2")]


@pytest.mark.parametrize("places", [[0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.99], [0.5, 0.5], [0.2, 0.9], [0.0, 1.0, 1.0]])
def test_labels_are_pushed_apart_but_stay_inside(places: list[float]) -> None:
    moved = spread(places, 0.1)
    order = sorted(moved)
    assert all(b - a >= 0.1 - 1e-9 for a, b in pairwise(order))
    assert order[0] >= 0 and order[-1] <= 1
    assert spread([0.2, 0.9], 0.1) == [0.2, 0.9]


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [(0, 4, [0, 1, 2, 3, 4]), (-16, 27, [-10, 0, 10, 20]), (0, 0, [0]), (0, 51, [0, 20, 40]), (-3, 9, [0, 5])],
)
def test_ticks_are_round_and_hold_zero(low: float, high: float, found: list[float]) -> None:
    assert ticks(low, high) == found


def test_few_labels_below_and_always_the_end() -> None:
    for count in (1, 2, 9, 10, 63, 200):
        steps = [str(i) for i in range(count - 1)] + ["end"]
        plot = line_plot([Series("a", "ink-1", [0.5] * count, [0.1] * count)], [], steps, "n", "t")
        labels = [span.text for span in plot.iter("span") if (span.get("class") or "").startswith("x")]
        assert len(labels) <= 10 and labels[-1] == "end"
        assert len(set(labels)) == len(labels)
