"""Draw the pictures of the rules pages into `docs/pictures/rules`: numbers in them, words in the legends below them.

python tools/rules_pictures.py
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

from ostraka.games.thebes.board import CHRONOMETER

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import rules_island
from tools.rules_pen import BLUE, CLAY, INK, PAPER, RAISED, SOFT, at, box, number, path, sheet, word

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures" / "rules"
SAND, STONE, SKY = "#e6cf9f", "#cbb68d", "#f8e3b5"
SHARD = "m0-9 8 3v7l-6 8-9-4-1-9Z"
STAR = "m0-10 3 6.300 7 .8-5.200 4.700 1.500 6.900L0 5.200l-6.300 3.500 1.500-6.900L-10-2.900l7-.8Z"
KNOWLEDGE = 5
"""For how much knowledge the dial is drawn."""


def shards(n: int) -> str:
    """Knowledge that lies on a monument."""
    return "".join(at(14 + 15 * i, 0, path(SHARD, BLUE, INK, 1.5)) for i in range(n))


def monument(kind: str, knowledge: int) -> str:
    """A card of the Timeline, 84 wide and 74 high, as a picture."""
    shapes = {
        "pyramid": path("M12 62 42 14 72 62ZM42 14 52 62", SAND),
        "megalith": path("M16 62V28h12v34ZM56 62V28h12v34ZM10 28h64V16H10Z", STONE),
        "city": path("M12 62V30h10v-8h8v8h8V14h12v16h8v-8h8v8h6v32ZM36 62V46h12v16Z", CLAY),
    }
    return box(0, 0, 84, 74, SKY, 5) + path("M1 62H83", wide=3) + shapes[kind] + at(0, 64, shards(knowledge))


def card() -> str:
    """What stands on a card of a monument."""
    left, top = 150, 20
    lines = "".join(
        f'<rect x="{left + 20}" y="{y}" width="{w}" height="7" rx="3" fill="{SOFT}"/>'
        for y, w in ((top + 326, 220), (top + 344, 196), (top + 362, 130))
    )
    head = path("m0-16 14 8V8L0 16-14 8V-8Z", SAND) + path("M-8 7 0-8 8 7Z", INK, INK, 1)
    padlock = path("M-6 0v-5a6 6 0 0 1 12 0v5M-8 0H8v11H-8Z", SAND, INK, 1.8)
    scene = path(f"M{left + 2} 250H{left + 258}", wide=3) + path(
        f"M{left + 40} 250 {left + 130} 110 {left + 220} 250ZM{left + 130} 110 {left + 160} 250", SAND
    )
    sun = f'<circle cx="{left + 214}" cy="124" r="18" fill="{CLAY}"/>'
    return sheet(
        560,
        440,
        box(left, top, 260, 400, RAISED, 12),
        at(left + 30, top + 32, head),
        f'<rect x="{left + 56}" y="{top + 26}" width="120" height="11" rx="4" fill="{INK}"/>',
        box(left + 196, top + 12, 52, 24, PAPER),
        at(left + 210, top + 24, path("M-7-7h9v14h-9ZM-2-10h9V4", RAISED, INK, 1.6)),
        word(left + 234, top + 30, 2, 16),
        box(left + 196, top + 40, 52, 24, PAPER),
        at(left + 210, top + 49, padlock),
        word(left + 234, top + 58, 5, 16),
        box(left + 1, top + 72, 258, 170, SKY, 0),
        sun,
        scene,
        box(left + 1, top + 262, 258, 40, BLUE, 0),
        at(left + 28, top + 282, path(SHARD, RAISED, RAISED, 1)),
        word(left + 52, top + 289, 4, 20, RAISED),
        at(left + 104, top + 283, path(STAR, SKY, SKY, 1)),
        word(left + 130, top + 289, 3, 20, RAISED),
        at(left + 222, top + 282, path("M-13-9H13M-13 9H13M-10-9 10 9M10-9-10 9", "none", RAISED, 2.4)),
        lines,
        number(1, 60, 52, (left + 18, top + 32)),
        number(2, 500, 34, (left + 250, top + 24)),
        number(3, 500, 86, (left + 250, top + 54)),
        number(4, 60, 302, (left + 18, top + 282)),
        number(5, left + 118, 425, (left + 106, top + 296)),
        number(6, 500, 302, (left + 242, top + 282)),
        number(7, 500, 372, (left + 245, top + 346)),
    )


def timeline() -> str:
    """Six slots, the column that declines, and where it goes."""
    parts = [path("M8 250q50-14 108 0v62H8Z", STONE), path("M14 268H110M14 284H110M14 299H110", stroke=SOFT)]
    parts += [at(20, 262, f'<g transform="scale(.5)">{monument("megalith", 0)}</g>')]
    lying = {2: ("city", "pyramid"), 3: ("megalith",), 5: ("pyramid", "city"), 6: ("megalith",)}
    for slot in range(1, 7):
        x = 40 + slot * 98
        parts += [box(x, 40 + row * 92, 92, 84, RAISED, edge=CLAY if slot == 1 else SOFT) for row in range(2)]
        parts += [word(x + 46, 248, slot, 24, CLAY if slot == 1 else INK)]
        parts += [at(x + 4, 137 - 92 * row, monument(kind, slot // 2)) for row, kind in enumerate(lying.get(slot, ()))]
    parts += [at(140, 152, monument("pyramid", 2), turn=-14), at(138, 62, monument("city", 1), turn=-11)]
    parts += [path("M128 226Q96 226 74 244m3-13-3 13 13 3", stroke=CLAY, wide=5)]
    parts += [path(f"M{48 + slot * 98} 270h-50m9-8-9 8 9 8", stroke=BLUE, wide=4) for slot in range(3, 7)]
    parts += [
        number(1, 184, 22),
        number(2, 232, 300, (206, 226)),
        number(3, 400, 300, (386, 276)),
        number(4, 40, 226, (40, 262)),
    ]
    return sheet(742, 325, *parts)


def dial() -> str:
    """Weeks, and the tokens they draw for one knowledge."""
    parts = [f'<circle cx="210" cy="200" r="176" fill="{RAISED}" stroke="{INK}" stroke-width="3"/>']

    def on(r: float, week: float) -> tuple[float, float]:
        a = (week - 0.5) / 12 * math.tau - math.pi / 2
        return round(210 + math.cos(a) * r, 1), round(200 + math.sin(a) * r, 1)

    for week in range(1, 13):
        (a, b), (c, d) = on(66, week - 0.5), on(176, week - 0.5)
        parts += [path(f"M{a} {b}L{c} {d}", stroke=SOFT, wide=1.5)]
        (x, y), (u, v) = on(150, week), on(105, week)
        parts += [word(x, y + 7, week, 21), f'<circle cx="{u}" cy="{v}" r="17" fill="{SAND}"/>']
        parts += [word(u, v + 7, CHRONOMETER[KNOWLEDGE][week], 19, CLAY)]
    (a, b), (c, d), (e, f) = on(84, 7), on(52, 6.3), on(52, 7.7)
    parts += [path(f"M{a} {b}L{c} {d}L{e} {f}Z", BLUE, BLUE)]
    parts += [
        f'<circle cx="210" cy="200" r="56" fill="{BLUE}"/>',
        word(210, 214, CHRONOMETER[KNOWLEDGE][7], 44, RAISED),
    ]
    ends = on(166, 2.7), on(122, 5), (264, 212)
    parts += [number(1, 480, 90, ends[0]), number(2, 480, 330, ends[1]), number(3, 480, 210, ends[2])]
    return sheet(540, 400, *parts)


PICTURES = {"ancient-card": card, "ancient-timeline": timeline, "thebes-dial": dial, **rules_island.PICTURES}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
