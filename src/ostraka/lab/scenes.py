"""A strip of ink for the head of a page: layers of earth, and what each game digs for."""

from __future__ import annotations

from typing import Final

from ostraka.core.rng import Rng
from ostraka.lab.markup import Child, Element, tag

__all__ = ["scene"]

WIDTH: Final = 1040
GROUND: Final = 62

SHAPES: Final = {
    "ancient": (
        ("fill", "M690 62V52H704V42H718V32H732V22H752V32H766V42H780V52H794V62Z"),
        ("tint", "M742 22H752V32H766V42H780V52H794V62H742Z"),
        ("fill", "M832 62V30H896V62M826 30H902L864 14Z"),
        ("", "M842 62V30M853 62V30M864 62V30M875 62V30M886 62V30"),
        ("fill", "M930 62L934 26Q941 18 948 27L951 62ZM964 62L966 36Q972 29 979 36L982 62Z"),
        ("fill", "M926 24Q941 12 988 26L986 34Q950 22 928 31Z"),
        ("sun", "M640 30A13 13 0 1 0 666 30A13 13 0 1 0 640 30Z"),
    ),
    "thebes": (
        ("fill", "M660 62L720 12L780 62Z"),
        ("tint", "M720 12L780 62H738Z"),
        ("fill", "M752 62L796 26L840 62Z"),
        ("tint", "M796 26L840 62H808Z"),
        ("", "M870 62V34M862 34Q870 20 878 34M862 34Q856 24 850 32M878 34Q884 24 890 32M870 30V18"),
        ("fill", "M912 62V46H926V38H950V46H986V62ZM934 38V28H944V38"),
        ("", "M900 67H1000M918 62A5 5 0 1 0 928 62M938 62A5 5 0 1 0 948 62M962 62A5 5 0 1 0 972 62"),
        ("", "M939 26Q946 18 956 22T978 14"),
        ("sun", "M600 26A14 14 0 1 0 628 26A14 14 0 1 0 600 26Z"),
    ),
    "mammothodus": (
        ("fill", "M620 62L672 14L700 40L722 22L772 62Z"),
        ("tint", "M672 14L690 31L676 30L666 36L656 29ZM722 22L734 32L722 34L712 31Z"),
        (
            "fill",
            "M822 62V44Q824 24 852 22Q866 10 884 20Q902 22 906 36Q916 50 906 60Q900 62 898 56Q904 50 898 42V62"
            "H886V50H850V62H838V50L834 62Z",
        ),
        ("", "M896 46Q906 58 922 50M886 30A1 1 0 1 0 888 30M826 44Q820 50 822 56"),
        ("sun", "M966 62Q956 48 968 36Q968 44 974 46Q976 34 984 28Q984 40 992 48Q996 56 988 62"),
        ("", "M958 64L998 58M958 58L998 64"),
    ),
}  # fmt: skip
"""For each game the strokes of its scene: a style, and a path on the ground line."""


def scene(game: str, seed: int) -> Element:
    """The strip of a game; the layers of earth are another match's for another seed."""
    luck = Rng(seed)
    strokes: list[Child] = [
        tag("path", d=path, class_=style) if style else tag("path", d=path) for style, path in SHAPES.get(game, ())
    ]
    strokes.append(tag("path", d=f"M0 {GROUND}H{WIDTH}"))
    for layer in range(5):
        y = GROUND + 8 + layer * 8
        line = f"M0 {y + luck.below(5)}"
        x = 0
        while x < WIDTH:
            step = 60 + luck.below(90)
            line += f"q{step // 2} {luck.below(11) - 5} {step} {luck.below(5) - 2}"
            x += step
        strokes.append(tag("path", d=line, class_="stratum"))
    return tag(
        "svg",
        *strokes,
        class_="scene",
        viewBox=f"0 0 {WIDTH} 104",
        preserveAspectRatio="xMaxYMax slice",
        aria_hidden="true",
    )
