"""The pictures of the rules of Mammothodus: the island as its tables have it, and what tribes do in a human phase."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from ostraka.games.mammothodus.tables import TERRITORIES
from tools.rules_pen import CLAY, INK, RAISED, SOFT, at, box, number, path, sheet, word

COLOURS: Final = {"green": "#a9bf86", "red": "#d9927a", "yellow": "#ecd383", "blue": "#9bb9d3"}
PLACE: Final = {name: (region, colour, trail) for name, _, region, colour, trail, _ in TERRITORIES}
RINGS: Final = (52, 118, 178, 240)
NECK: Final = 9.0
"""Half of the strip of land, in degrees, by which the third territory of a region reaches the shore."""
TURNS: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
Corner = tuple[float, int]

CELLS: Final[dict[str, list[Corner]]] = {
    "1": [(-45, 0), (-45, 1), (45, 1), (45, 0)],
    "2": [(22.5, 1), (22.5, 2), (67.5, 2), (67.5, 1)],
    "3": [(-22.5, 1), (-22.5, 2), (-NECK, 2), (-NECK, 3), (NECK, 3), (NECK, 2), (22.5, 2), (22.5, 1)],
    "4": [(-45, 2), (-45, 3), (-NECK, 3), (-NECK, 2)],
    "5": [(NECK, 2), (NECK, 3), (45, 3), (45, 2)],
}
"""The corners of the five territories of a region that lies in the north: degrees from there, and a ring."""
HEARTS: Final[dict[str, tuple[float, float]]] = {
    "1": (0, 85),
    "2": (45, 148),
    "3": (0, 148),
    "4": (-27, 210),
    "5": (27, 210),
}
RIDGE: Final[list[Corner]] = [(-45, 0), (-45, 1), (-22.5, 1), (-22.5, 2), (-45, 2), (-45, 3)]
"""Between two regions, as seen west of the north."""


def spot(angle: float, radius: float) -> tuple[float, float]:
    a = math.radians(angle - 90)
    return round(270 + math.cos(a) * radius * 1.05, 1), round(262 + math.sin(a) * radius, 1)


def along(corners: Iterable[Corner], turn: float) -> list[tuple[float, float]]:
    """The corners, and enough points between them for a ring to look round."""
    line, points = list(corners), []
    for (a, r), (b, s) in zip(line, [*line[1:], line[-1]], strict=True):
        steps = max(1, round(abs(b - a) / 5))
        points += [
            spot(a + (b - a) * i / steps + turn, RINGS[r] + (RINGS[s] - RINGS[r]) * i / steps) for i in range(steps)
        ]
    return points


def drawn(points: list[tuple[float, float]], closed: bool = True) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + ("Z" if closed else "")


def heart(name: str) -> tuple[float, float]:
    if name == "C":
        return spot(0, 0)
    angle, radius = HEARTS[name[1]]
    return spot(angle + TURNS[name[0]], radius)


def shape(name: str) -> str:
    if name == "C":
        return drawn([spot(a, RINGS[0]) for a in range(0, 360, 10)])
    cell = CELLS[name[1]]
    return drawn(along([*cell, cell[0]], TURNS[name[0]]))


def trail(printed: bool) -> str:
    """A trail: whole where it is printed, an empty token where one may come to lie."""
    if printed:
        return path("M-13 9 0-9 13 9M-7 1H7M-10 5H10", stroke=INK, wide=2.5)
    return f'<circle r="10" fill="{RAISED}" stroke="{SOFT}" stroke-width="2" stroke-dasharray="3 3"/>'


def tribe(x: float, y: float) -> str:
    """A human with a spear."""
    body = f'<circle cx="0" cy="-14" r="5" fill="{INK}"/>' + path("M-8 12 0-8 8 12Z", INK, INK, 1)
    return at(x, y, body, path("M11-22V14M8-17 11-24 14-17", stroke=INK, wide=2))


def ancient(x: float, y: float) -> str:
    """A beast of a clan."""
    beast = "M-22 12V-2q2-13 16-12 6 0 9 3 8-6 15 1 5 6 3 20h-5l-1-9-5 2v7h-7v-8h-8v8h-8v-9l-4 1v-2Z"
    return at(x, y, path(beast, RAISED, INK, 2))


def spirit(x: float, y: float) -> str:
    ghost = "M-12 14q-4-30 12-32 16 2 12 32l-6-5-6 5-6-5Z"
    return at(x, y, path(ghost, "#cfd8e6", INK, 2), '<circle cx="-4" cy="-5" r="2"/><circle cx="5" cy="-5" r="2"/>')


def place(x: float, y: float) -> str:
    """An active place of power: a standing stone that shines."""
    return at(
        x, y, path("M0-26V-20M-18-16-13-12M18-16 13-12", stroke=CLAY, wide=3), path("M-8 14-6-12 6-12 8 14Z", CLAY)
    )


def island() -> str:
    """The island: colours, mountains, trails, and where the clans have to be in the end."""
    parts = [path(shape(name), COLOURS[colour], INK, 1.5) for name, (_, colour, _) in PLACE.items()]
    for turn in TURNS.values():
        parts.append(path(drawn(along(RIDGE, turn), closed=False), stroke=SOFT, wide=7))
    parts.append(path(drawn([spot(a, RINGS[0]) for a in range(0, 360, 10)]), stroke=SOFT, wide=7))
    for name, (_, _, at_trail) in PLACE.items():
        x, y = heart(name)
        if at_trail:
            parts.append(at(x, y + 15, trail(at_trail < 0)))
        if at_trail > 0:
            parts.append(word(x, y + 20, at_trail, 13))
        parts.append(word(x, y - 2 if at_trail else y - 14 if name == "C" else y + 6, name, 15))
    printed = next(name for name, (_, _, t) in PLACE.items() if t < 0 and name[0] == "E")
    laid = next(name for name, (_, _, t) in PLACE.items() if t > 0 and name[0] == "S" and name[1] == "4")
    (a, b), (c, d), (e, f) = heart(printed), heart(laid), spot(-45, RINGS[3] - 14)
    parts += [
        number(1, *spot(180, 22)),
        number(2, 30, 60, (e, f)),
        number(3, 540, 330, (a + 8, b + 20)),
        number(4, 540, 470, (c + 8, d + 18)),
    ]
    return sheet(570, 524, *parts)


def ground(colour: str, *parts: str) -> str:
    """A territory of its own, 130 wide and 120 high."""
    land = "M8 20Q60 4 118 16 128 60 120 108 62 122 12 110 2 60 8 20Z"
    return path(land, COLOURS[colour], INK, 2) + "".join(parts)


def arrow(d: str, tip: str) -> str:
    return path(d + tip, stroke=CLAY, wide=4)


def humans() -> str:
    """A red card, and what tribes do: summon, attack, move, appear."""
    card = box(0, 0, 76, 108, RAISED, 8) + box(8, 8, 60, 46, COLOURS["red"], 4) + tribe(32, 36)
    return sheet(
        760,
        330,
        at(24, 60, card),
        at(130, 20, ground("red", place(32, 54), tribe(34, 96), tribe(66, 46), spirit(102, 82))),
        arrow("M186 112H212", "m-8-6 8 6-8 6"),
        at(360, 20, ground("red", tribe(32, 46), tribe(56, 84), ancient(94, 66))),
        at(550, 20, ground("red", tribe(40, 60))),
        at(620, 150, ground("green", ancient(62, 62))),
        arrow("M606 96 662 172", "m-12-5 12 5-2-13"),
        at(130, 180, ground("red", at(34, 84, trail(printed=True)), tribe(78, 58))),
        at(300, 180, ground("red", at(34, 84, trail(printed=True)), tribe(78, 58))),
        arrow("M222 300V262", "m-7 9 7-9 7 9"),
        arrow("M392 300V262", "m-7 9 7-9 7 9"),
        number(1, 62, 196, (62, 166)),
        number(2, 150, 26),
        number(3, 380, 26),
        number(4, 570, 26),
        number(5, 284, 306),
    )


PICTURES: Final = {"mammothodus-humans": humans, "mammothodus-island": island}
