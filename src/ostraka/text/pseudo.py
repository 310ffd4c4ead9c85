"""The pseudo-language `en-XA`: English, but accented, longer and in brackets. What looks plain is not translated."""

from __future__ import annotations

from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from ostraka.text.catalogue import FORMS

__all__ = ["CLOSE", "OPEN", "accented", "pseudo"]

OPEN: Final = "⟦"
CLOSE: Final = "⟧"
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = str.maketrans(PLAIN, "áƀçđéƒğĥíĵķłḿñóṕʠřšŧúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶŁḾÑÓṔɊŘŠŦÚṼŴẊÝŽ")
VOWELS: Final = "aeiou"


def accented(text: str) -> str:
    """Every letter with an accent and every small vowel twice: about a third longer, as other languages are."""
    longer = "".join(letter * 2 if letter in VOWELS else letter for letter in text)
    return longer.translate(ACCENTED)


class _Accents(Transformer):
    """Changes what is said, and nothing that is looked up: no variables, selectors, keys, literals or attributes that
    are no forms of names."""

    # The names of these methods are Fluent's.
    def visit_TextElement(self, node: Any) -> Any:
        node.value = accented(node.value)
        return node

    def visit_Message(self, node: Any) -> Any:
        if node.value is not None:
            self.say(node.value)
        # Other attributes are data: lists of rulings.
        for attribute in node.attributes:
            if attribute.id.name in FORMS:
                self.say(attribute.value)
        return node

    def say(self, pattern: Any) -> None:
        """A whole message: in brackets, so that one sees where it was cut or composed of others."""
        first = pattern.elements[0]
        if len(pattern.elements) == 1 and isinstance(first, ast.TextElement) and len(first.value) == 1:
            # A letter on a badge has no room for more in any language.
            first.value = first.value.translate(ACCENTED)
            return
        found = _Letters()
        found.visit(pattern)
        self.visit(pattern)
        if found.any:
            pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]


class _Letters(Visitor):
    """Whether a pattern has letters of its own: "{ $a } · { $b }" says nothing."""

    def __init__(self) -> None:
        self.any = False

    def visit_TextElement(self, node: Any) -> None:
        self.any = self.any or any(letter.isalpha() for letter in node.value)


def pseudo(text: str) -> str:
    """A catalogue in the pseudo-language."""
    resource = _Accents().visit(FluentParser(with_spans=False).parse(text))
    return FluentSerializer().serialize(resource)
