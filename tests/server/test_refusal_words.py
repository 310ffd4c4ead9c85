"""What the server refuses can be said in every language by its code, and what is wrong with a file of house rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ostraka.server
import ostraka.text
from ostraka.lab import trial
from ostraka.match import variant
from ostraka.server.app import CODES
from ostraka.server.tables import house_rules
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


def faults() -> Iterator[tuple[str, set[str]]]:
    """What can be wrong with house rules, and what is said with it."""
    for module in (variant, house_rules, trial):
        for call in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or len(call.args) < 2:
                continue
            if call.func.id in {"VariantError", "unknown"}:
                about = {"wrong"} if call.func.id == "unknown" else {word.arg for word in call.keywords if word.arg}
                for name in ast.walk(call.args[1]):
                    if isinstance(name, ast.Constant) and isinstance(name.value, str):
                        yield name.value, about


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_with_house_rules_has_words(language: str) -> None:
    bundle = Bundle(language, [(TEXT / language / "web.ftl").read_text(encoding="utf-8")])
    found = dict(faults())
    said = {message.removeprefix("fault-") for message in bundle.ids() if message.startswith("fault-")}
    assert len(found) > 15
    assert said == {*found, "near"}
    for fault, about in found.items():
        # Whatever is wrong with a table says which one.
        assert bundle.variables(f"fault-{fault}") <= about | {"place"}, fault


def test_every_mistake_in_a_file_of_house_rules_is_told_apart() -> None:
    wrong = {
        "[": "toml",
        "colour = 1": "entry",
        "": "whose",
        'game = "thebes-1a2b3c4d"': "twice",
        'game = "thebes"\nname = 1': "name",
        'game = "chess"': "game",
        'game = "thebes"\nfacts = 1': "section",
        'game = "thebes"\n[facts.nothing]': "card",
        'game = "thebes"\n[facts]\ncar-rome = 1': "section",
        'game = "thebes"\n[facts.car-rome]\ncolour = 1': "figure",
        'game = "mammothodus"\n[facts.mammoths-green-1]\ncolour = 1': "figures",
        'game = "thebes"\n[facts.car-rome]\nweeks = 100': "range",
        'game = "thebes"\n[facts.car-rome]\nblank = 1': "flag",
        'game = "thebes"\n[tables]\n"terms.FINSH" = 1': "table",
        'game = "thebes"\n[tables]\n"terms.FINISH" = "late"': "kind",
        'game = "thebes"\n[tables]\n"terms.FINISH" = 10000000': "large",
    }
    for text, fault in wrong.items():
        with pytest.raises(variant.VariantError) as refused:
            variant.checked(variant.record_of(text), "a file")
        assert refused.value.fault == fault, text
