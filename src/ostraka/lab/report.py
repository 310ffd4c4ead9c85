"""One page of what a plan has found: plots drawn by altair as pictures in the page, tables, and no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

import altair as alt
import polars as pl
import vl_convert

from ostraka.lab.findings import Card, Findings
from ostraka.match.variant import PRINTED

__all__ = ["page"]

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; font-size: 14px; } td, th { padding: .15rem .6rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } tr:nth-child(even) { background: #f4f1ea; }
svg { max-width: 100%; height: auto; } .outlier { font-weight: 700; } figure { margin: 1rem 0; }
"""


def page(found: Findings) -> str:
    """The whole page."""
    parts = [
        f"<h1>{escape(found.title)}: a report of the lab</h1>",
        f"<p>{escape(summary(found))}</p>",
        "<h2>Who wins</h2>",
        figure(seats_chart(found)),
        table(
            ("variant", "level", "seats", "seat", "wins", "95 %"),
            [
                (s.variant, s.level, s.seats, s.seat + 1, f"{s.rate:.1%}", span(s.low, s.high, "%"))
                for s in found.shares
            ],
        ),
        "<h2>How long it takes</h2>",
        figure(length_chart(found)),
        "<h2>Where points come from</h2>",
        figure(source_chart(found)),
    ]
    if found.comparisons:
        parts += ["<h2>Variants against the printed game, on the same deals</h2>", comparisons(found)]
    if any(card.worth is not None for card in found.cards):
        parts += ["<h2>What cards are worth</h2>", WORTH, figure(worth_chart(found)), outliers(found)]
    if found.cards:
        parts += ["<h2>Every card</h2>", cards(found.cards)]
    body = "\n".join(parts)
    head = f'<meta charset="utf-8"><title>{escape(found.title)}: lab</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{body}\n</body></html>\n'


WORTH: Final = (
    "<p>A card’s worth is what whoever played it had more than the others, less what the same seat had more on the "
    "same deal with a blank in its place: it costs the same, does nothing and is worth nothing. Intervals hold in 95 "
    "of 100 cases; chances are corrected for the number of cards (Holm).</p>"
)


def summary(found: Findings) -> str:
    plan = found.plan
    names = ", ".join(variant["name"] for variant in plan["variants"])
    return (
        f"{plan['deals']} deals of seed {plan['seed']}; variants: {names}; "
        f"bots at all seats: {', '.join(plan['levels'])}; seats: {', '.join(map(str, plan['seats']))}."
    )


# Pictures


def figure(chart: Any) -> str:
    """A chart as a picture in the page."""
    return f"<figure>{vl_convert.vegalite_to_svg(chart.to_json())}</figure>"


def frame(rows: Iterable[dict[str, Any]]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), infer_schema_length=None)


def seats_chart(found: Findings) -> Any:
    data = frame(
        {**vars(s), "cell": f"{s.variant}, {s.level}, {s.seats} seats", "place": s.seat + 1, "fair": 1 / s.seats}
        for s in found.shares
    )
    base = alt.Chart(data).encode(x=alt.X("place:O", title="seat"))
    bars = base.mark_bar(color="#8a6d3b").encode(y=alt.Y("rate:Q", title="wins", axis=alt.Axis(format="%")))
    errors = base.mark_rule(color="#222").encode(y="low:Q", y2="high:Q")
    return (
        alt.layer(bars, errors)
        .properties(width=150, height=160)
        .facet(facet=alt.Facet("cell:N", title=None), columns=4)
    )


def length_chart(found: Findings) -> Any:
    data = frame({**row, "cell": f"{row['level']}, {row['seats']} seats"} for row in found.lengths)
    base = alt.Chart(data).encode(y=alt.Y("variant:N", title=None))
    whole = base.mark_rule().encode(x=alt.X("least:Q", title="choices of all seats"), x2="most:Q")
    half = base.mark_bar(color="#5b7553", size=14).encode(x="quarter:Q", x2="three_quarters:Q")
    middle = base.mark_tick(color="#fff", size=14, thickness=2).encode(x="middle:Q")
    both = alt.layer(whole, half, middle).properties(width=320, height=60)
    return both.facet(facet=alt.Facet("cell:N", title=None), columns=2)


def source_chart(found: Findings) -> Any:
    data = frame({**row, "cell": f"{row['level']}, {row['seats']} seats"} for row in found.sources)
    chart = alt.Chart(data).mark_bar()
    chart = chart.encode(
        y=alt.Y("variant:N", title=None),
        x=alt.X("points:Q", title="mean points"),
        color=alt.Color("source:N", title=None),
    )
    return chart.properties(width=320, height=60).facet(facet=alt.Facet("cell:N", title=None), columns=2)


def worth_chart(found: Findings) -> Any:
    measured = sorted((card for card in found.cards if card.worth is not None), key=lambda card: -(card.worth or 0.0))
    shown = measured if len(measured) <= 40 else measured[:20] + measured[-20:]
    data = frame({**vars(card), "label": f"{card.name} ({card.card})"} for card in shown)
    order, wide = [f"{card.name} ({card.card})" for card in shown], alt.Axis(labelLimit=320)
    base = alt.Chart(data).encode(y=alt.Y("label:N", sort=order, title=None, axis=wide))
    dots = base.mark_point(filled=True, size=40).encode(
        x=alt.X("worth:Q", title="worth in points"), color=alt.Color("kind:N", title=None)
    )
    lines = base.mark_rule(color="#777").encode(x="low:Q", x2="high:Q")
    return alt.layer(lines, dots).properties(width=520)


# Tables


def table(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heading)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def span(low: float | None, high: float | None, unit: str = "") -> str:
    if low is None or high is None:
        return ""
    return f"{low:.1%} – {high:.1%}" if unit == "%" else f"{low:+.1f} – {high:+.1f}"


def comparisons(found: Findings) -> str:
    heading = ("variant", "level", "seats", "what", PRINTED, "changed", "difference", "95 %", "chance", "verdict")
    return table(
        heading,
        [
            (c.variant, c.level, c.seats, c.what, f"{c.printed:.2f}", f"{c.changed:.2f}", f"{c.difference:+.2f}",
             f"{c.low:+.2f} – {c.high:+.2f}", f"{c.chance:.2g}", c.verdict)
            for c in found.comparisons
        ],
    )  # fmt: skip


def outliers(found: Findings) -> str:
    """The cards that stand out, by name."""
    if not found.outliers:
        return "<p>No card stands out from the others.</p>"
    named = ", ".join(
        f"{card.name} ({card.worth:+.1f})" for card in sorted(found.outliers, key=lambda c: -(c.worth or 0))
    )
    return f'<p class="outlier">These stand out from the others: {escape(named)}.</p>'


def cards(found: Sequence[Card]) -> str:
    heading = ("card", "kind", "drawn", "played", "won when played", "95 %", "worth", "95 %", "chance")
    rows = []
    for card in sorted(found, key=lambda card: -(card.worth if card.worth is not None else -99.0)):
        worth = ("", "", "") if card.worth is None or card.chance is None else (
            f"{card.worth:+.1f}", span(card.low, card.high), f"{card.chance:.2g}")  # fmt: skip
        won = (f"{card.won:.0%}", span(card.won_low, card.won_high, "%")) if card.played else ("", "")
        rows.append((card.name, card.kind, card.drawn, card.played, *won, *worth))
    return table(heading, rows)
