"""Pages as trees of elements: whatever text comes in is escaped by the library that writes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias
from xml.etree.ElementTree import Element, tostring

__all__ = ["Child", "Element", "path", "percent", "table", "tag", "write"]

Child: TypeAlias = Element | str | None


def tag(name: str, /, *children: Child, **attributes: str | float) -> Element:
    """An element. `class_` is the attribute class, `aria_label` is aria-label; a missing child is left out."""
    attrs = {key.rstrip("_").replace("_", "-"): text_of(value) for key, value in attributes.items()}
    element = Element(name, attrs)
    last: Element | None = None
    for child in children:
        if isinstance(child, Element):
            element.append(child)
            last = child
        elif child is not None and last is None:
            element.text = (element.text or "") + child
        elif child is not None and last is not None:
            last.tail = (last.tail or "") + child
    return element


def text_of(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def percent(share: float) -> str:
    """A share as a length in a style."""
    return f"{100 * share:.2f}%"


def path(points: Iterable[tuple[float, float]]) -> str:
    """A line through points, as a path is written."""
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def table(head: Iterable[str], rows: Iterable[Iterable[str]], caption: str) -> Element:
    """A table of text with headings for its columns and rows."""
    top = tag("tr", *[tag("th", cell, scope="col") for cell in head])
    body = []
    for row in rows:
        first, *rest = row
        body.append(tag("tr", tag("th", first, scope="row"), *[tag("td", cell) for cell in rest]))
    return tag("table", tag("caption", caption), tag("thead", top), tag("tbody", *body))


def write(page: Element) -> str:
    """The whole page as text. No line breaks before a per cent sign or after a plus-minus."""
    text = tostring(page, encoding="unicode", method="html").replace(" %", "\N{NO-BREAK SPACE}%")
    return f"<!doctype html>\n{text}\n".replace("± ", "±\N{NO-BREAK SPACE}")
