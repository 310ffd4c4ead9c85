"""What the server refuses can be said in every language by its code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ostraka.server
import ostraka.text
from ostraka.server.app import CODES
from ostraka.text import LANGUAGES
from ostraka.text.bundle import Bundle

SOURCES = sorted(Path(ostraka.server.__file__).parent.rglob("*.py"))
TEXT = Path(ostraka.text.__file__).parent


def codes() -> set[str]:
    """The codes of all refusals."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    found = re.findall(r'(?:Refused|problem|refusal|__init__|Refusal)\(\s*(?:message, )?"([a-z-]+)"', text)
    return {*found, *CODES.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    bundle = Bundle(language, [(TEXT / language / "web.ftl").read_text(encoding="utf-8")])
    said = {message.removeprefix("refusal-") for message in bundle.ids() if message.startswith("refusal-")}
    assert len(codes()) > 40
    assert said == codes()
