"""The pen of the rules' pictures: colours, boxes, words, and the numbers that a legend explains."""

from __future__ import annotations

PAPER, RAISED, INK, SOFT = "#f4ead6", "#fffaf0", "#2b2118", "#8a7a63"
CLAY, BLUE = "#b4552b", "#244a80"


def sheet(width: int, height: int, *parts: str) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )


def box(x: float, y: float, width: float, height: float, fill: str, rounded: float = 6, edge: str = INK) -> str:
    dashed = "" if edge == INK else 'stroke-dasharray="6 5" '
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{rounded}" fill="{fill}" '
        f'stroke="{edge}" stroke-width="2" {dashed}/>'
    )


def path(d: str, fill: str = "none", stroke: str = INK, wide: float = 2) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{wide}" stroke-linejoin="round"/>'


def word(x: float, y: float, said: object, size: int = 18, fill: str = INK) -> str:
    font = "font-family='Georgia, serif' font-weight='700'"
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="middle" {font}>{said}</text>'


def number(n: int, x: float, y: float, to: tuple[float, float] | None = None) -> str:
    """A number of the legend, with a line to what it is about."""
    line = f'<path d="M{x} {y}L{to[0]} {to[1]}" stroke="{BLUE}" stroke-width="2"/>' if to else ""
    tip = f'<circle cx="{to[0]}" cy="{to[1]}" r="4" fill="{BLUE}"/>' if to else ""
    return f'{line}{tip}<circle cx="{x}" cy="{y}" r="15" fill="{BLUE}"/>' + word(x, y + 6, n, 17, RAISED)


def at(x: float, y: float, *parts: str, turn: float = 0) -> str:
    return f'<g transform="translate({x} {y}) rotate({turn})">{"".join(parts)}</g>'
