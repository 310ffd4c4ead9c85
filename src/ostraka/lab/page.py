"""The page to keep: the browser client's own page of an analysis, with one analysis in it. It needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import ostraka
from ostraka.core.errors import OstrakaError

__all__ = ["CLIENT", "Unbuilt", "filled", "read_template"]

CLIENT: Final = Path(ostraka.__file__).parent / "server" / "static"
"""Where the built client lies."""
TEMPLATE: Final = "analysis.html"
PLACE: Final = '<script type="application/json" id="analysis">null</script>'
"""Where the analysis goes."""


class Unbuilt(OstrakaError):
    """There is no page without the browser client."""

    def __init__(self) -> None:
        super().__init__("the page needs the browser client, which is not built here: run `make web`")


def read_template(folder: Path | None = None) -> str:
    """The page without an analysis, from the folder of a built client."""
    try:
        template = ((folder or CLIENT) / TEMPLATE).read_text(encoding="utf-8")
    except OSError:
        raise Unbuilt from None
    if template.count(PLACE) != 1:
        raise Unbuilt
    return template


def filled(template: str, record: Mapping[str, object]) -> str:
    """The page with the record of an analysis in it. Whatever the record says, it cannot end its element."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return template.replace(PLACE, PLACE.replace("null", text))
