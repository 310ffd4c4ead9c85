"""Taking back: the match gives messages, and the catalogues have the words."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.match import NoUndo, undo
from ostraka.text import LANGUAGES, words_for
from ostraka.text.bundle import Bundle

SOURCE = ast.parse(Path(undo.__file__).read_text(encoding="utf-8"))


def texts() -> set[str]:
    """What stands in quotation marks in the module, but for the sentences about its own functions."""
    told = {ast.get_docstring(node) for node in ast.walk(SOURCE) if isinstance(node, ast.Module | ast.FunctionDef)}
    found = {node.value for node in ast.walk(SOURCE) if isinstance(node, ast.Constant)}
    return {text for text in found if isinstance(text, str) and text not in told}


def test_the_match_says_nothing_in_words() -> None:
    assert [text for text in texts() if " " in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language: str) -> None:
    bundle = Bundle(language, [(files("ostraka.text") / language / "core.ftl").read_text(encoding="utf-8")])
    messages = {text for text in texts() if text.startswith("undo-")}
    assert len(messages) == 7
    assert {message for message in bundle.ids() if message.startswith("undo-")} == messages


def test_a_refused_undo_says_what_was_asked_for() -> None:
    words = words_for(ANCIENT_KNOWLEDGE, strict=True)
    error = NoUndo("undo-length", now=12, to="40")
    assert words.note(error.why) == "You can go back to a log length below 12, not to 40."
    assert str(error) == "undo-length now=12 to=40"
