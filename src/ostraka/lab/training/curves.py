"""The page with the curves: what each round has learned, and what it has won."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ostraka.lab.training.loop import Round, Wishes

__all__ = ["page"]

WIDE: Final = 640
HIGH: Final = 240
EDGE: Final = 40
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right}"
    "svg{width:100%;height:auto}polyline{fill:none;stroke:#8a4b1f;stroke-width:2}"
    ".own{stroke:#888;stroke-dasharray:4 4}line{stroke:#ccc}text{font-size:12px}"
)


def page(title: str, wishes: Wishes, rounds: Sequence[Round]) -> str:
    """One HTML page that needs nothing else."""
    done = [each for each in rounds if each.pairs]
    rows = "".join(
        f"<tr><td>{each.number}</td><td>{each.pairs}</td><td>{each.before:.4f}</td><td>{each.after:.4f}</td>"
        f"<td>{each.games}</td><td>{share(each)}</td><td>{'yes' if each.kept else 'no' if each.done else ''}</td></tr>"
        for each in done
    )
    surprise = [("own", [each.before for each in done]), ("learned", [each.after for each in done])]
    nets = "".join(f"<h2>The net of round {r.number}</h2>{chart([('net', r.net)])}" for r in done if len(r.net) > 1)
    wins = [("learned", [each.wins / each.games for each in done if each.games])]
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}: learning</title>"
        f"<style>{STYLE}</style><h1>{escape(title)}: learning</h1><p>{escape(repr(wishes))}</p>"
        "<table><tr><th>round<th>pairs<th>surprise before<th>after<th>games<th>won<th>kept</tr>"
        f"{rows}</table><h2>Surprise of games kept apart</h2>{chart(surprise)}"
        f"<h2>Won against the best so far</h2>{chart(wins)}{nets}</html>\n"
    )


def share(each: Round) -> str:
    if not each.games:
        return ""
    low, high = each.interval
    return f"{100 * each.wins / each.games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def chart(curves: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Curves over the rounds, from the lowest to the highest value."""
    values = [value for _, curve in curves for value in curve]
    if not values:
        return "<p>Nothing yet.</p>"
    low, high = min(values), max(values)
    most = max(len(curve) for _, curve in curves)
    drawn = []
    for name, curve in curves:
        points = " ".join(
            f"{EDGE + (WIDE - 2 * EDGE) * n / max(1, most - 1):.1f},"
            f"{HIGH - EDGE - (HIGH - 2 * EDGE) * (value - low) / ((high - low) or 1.0):.1f}"
            for n, value in enumerate(curve)
        )
        drawn.append(f'<polyline class="{escape(name)}" points="{points}"><title>{escape(name)}</title></polyline>')
    lines = "".join(f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y}" y2="{y}"/>' for y in (EDGE, HIGH - EDGE))
    words = f'<text x="0" y="{EDGE}">{high:.3f}</text><text x="0" y="{HIGH - EDGE}">{low:.3f}</text>'
    return f'<svg viewBox="0 0 {WIDE} {HIGH}">{lines}{"".join(drawn)}{words}</svg>'
