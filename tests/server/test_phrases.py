"""Preset phrases: the server knows them by id, and every language and the browser client have words for each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ostraka.text
from ostraka.server.tables.talk import PHRASES
from ostraka.text import LANGUAGES
from ostraka.text.bundle import Bundle

TEXT = Path(ostraka.text.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src" / "table" / "Talk.svelte"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    bundle = Bundle(language, [(TEXT / language / "web.ftl").read_text(encoding="utf-8")])
    assert [message for message in bundle.ids() if message.startswith("phrase-")] == [f"phrase-{id}" for id in PHRASES]
    words = [bundle.format(f"phrase-{id}", {}) for id in PHRASES]
    assert all(errors == [] for _, errors in words)
    assert len({text for text, _ in words}) == len(PHRASES)
    assert all(text[0].isupper() and text[-1] in ".!?" for text, _ in words)


def test_the_client_offers_every_phrase() -> None:
    [listed] = re.findall(r"const PHRASES = \[(.*?)\]", CLIENT.read_text(encoding="utf-8"), re.DOTALL)
    assert tuple(re.findall(r"'([a-z-]+)'", listed)) == PHRASES
