"""Fluent messages as functions, each made once for a language.

`fluent.runtime` walks through the parts of a message whenever it is said, and asks Babel about every number. Here a
message is a function of its arguments, with the same words, many times as fast. Functions know only what goes well:
whatever is unusual, in a message or in what it is given, raises `Unusual` and is left to `fluent.runtime`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from babel import Locale, UnknownLocaleError
from babel.plural import to_python
from fluent.runtime.resolver import MAX_PART_LENGTH, Pattern
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

__all__ = ["KEPT", "NOTHING", "Arg", "Compiler", "Quick", "Said", "Unusual", "quick", "quickly"]

Arg: TypeAlias = str | int | float
Args: TypeAlias = Mapping[str, Arg]
Said: TypeAlias = Callable[[Args], str]
"""Arguments -> words. An argument that is missing is a `KeyError`, and so is everything else that is unusual."""
Quick: TypeAlias = Callable[[Args], str | None]
"""Says one message in words; None where that is left to Fluent itself."""
KEPT: Final = 4096
"""Numbers, and attributes of messages, remembered at a time."""
NOTHING: Final[Args] = {}


class Unusual(Exception):
    """Something that `fluent.runtime` has to answer."""


class Compiler:
    """Makes functions of the entries of one language: messages by their ids, terms by theirs with a hyphen."""

    def __init__(self, language: str, entries: Mapping[str, Any]) -> None:
        self._entries = entries
        self._made: dict[str, tuple[Said, int]] = {}
        self._making: set[str] = set()
        self._numbers: dict[int, str] = {}
        try:
            self._locale: Any = Locale.parse(language.replace("-", "_"))
        except (UnknownLocaleError, ValueError):
            self._locale = None

    def message(self, name: str) -> Said:
        """A message as a function; `Unusual` if none can be made of it."""
        if self._locale is None:
            raise Unusual(name)
        return self._entry(name)[0]

    def _entry(self, name: str) -> tuple[Said, int]:
        """The function of an entry, and of how many parts it is made: `fluent.runtime` bounds them."""
        if name not in self._made:
            if name in self._making or name not in self._entries or self._entries[name].value is None:
                raise Unusual(name)
            self._making.add(name)
            try:
                self._made[name] = self._pattern(self._entries[name].value)
            finally:
                self._making.discard(name)
        return self._made[name]

    def _pattern(self, pattern: Any) -> tuple[Said, int]:
        shape, holes, size = "", [], len(pattern.elements)
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                shape += element.value.replace("%", "%%")
            else:
                hole, parts = self._expression(element.expression)
                shape, size = shape + "%s", size + parts
                holes.append(hole)
        if size > Pattern.MAX_PARTS:
            raise Unusual("too many parts")
        return filled(shape, holes), size

    def _expression(self, expression: Any) -> tuple[Said, int]:
        if isinstance(expression, ast.StringLiteral):
            return constant(expression.parse()["value"]), 0
        if isinstance(expression, ast.VariableReference):
            return self._variable(expression.id.name), 0
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return self._entry(expression.id.name)
        if isinstance(expression, ast.TermReference) and expression.attribute is None and not expression.arguments:
            # A term is told nothing of a message's arguments, so it says the same everywhere.
            term, parts = self._entry(f"-{expression.id.name}")
            return constant(term(NOTHING)), parts
        if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
            return self._select(expression.selector.id.name, expression.variants)
        raise Unusual(type(expression).__name__)

    def _variable(self, name: str) -> Said:
        number = self._number

        def said(args: Args) -> str:
            value = args[name]
            if type(value) is str:
                return value
            if type(value) is int:
                return number(value)
            raise Unusual(name)

        return said

    def _number(self, n: int) -> str:
        if n not in self._numbers:
            if len(self._numbers) >= KEPT:
                self._numbers.clear()
            self._numbers[n] = FluentInt(n).format(self._locale)
        return self._numbers[n]

    def _select(self, name: str, variants: Sequence[Any]) -> tuple[Said, int]:
        made = [self._pattern(variant.value) for variant in variants]
        values = [value for value, _ in made]
        default = next(values[i] for i, variant in enumerate(variants) if variant.default)
        plural: Callable[[int], str] = to_python(self._locale.plural_form)
        keys = [key_of(variant.key) for variant in variants]
        # Among the keys a number stands for its plural form, too, and a plural form for its numbers; the first wins.
        words: dict[Arg, Said] = {}
        for key, value in zip(keys, values, strict=True):
            words.setdefault(key if isinstance(key, str) else plural(key), value)
        numbers: dict[int, Said] = {}

        def counted(n: int) -> Said:
            if len(numbers) >= KEPT:
                numbers.clear()
            fitting = (value for key, value in zip(keys, values, strict=True) if key in (n, plural(n)))
            numbers[n] = next(fitting, default)
            return numbers[n]

        def said(args: Args) -> str:
            value = args[name]
            if type(value) is str:
                return words.get(value, default)(args)
            if type(value) is int:
                return (numbers.get(value) or counted(value))(args)
            raise Unusual(name)

        return said, sum(parts for _, parts in made)


def key_of(key: Any) -> str | int:
    """What a variant is chosen by."""
    if isinstance(key, ast.Identifier):
        return key.name
    if key.value.lstrip("-").isdigit():
        return int(key.value)
    raise Unusual("a fraction as a key")


def constant(text: str) -> Said:
    return lambda args: text


def filled(shape: str, holes: Sequence[Said]) -> Said:
    """A text with something said in each of its holes."""
    if not holes:
        return constant(shape % ())
    if len(holes) == 1:
        only = holes[0]
        return only if shape == "%s" else lambda args: shape % only(args)
    return lambda args: shape % tuple([hole(args) for hole in holes])


def quick(said: Said | None) -> Quick:
    """A way to say a message by its function alone."""
    return lambda args: quickly(said, args)


def quickly(said: Said | None, args: Args) -> str | None:
    """What a message says by its function; None where that is left to Fluent."""
    if said is None:
        return None
    try:
        text = said(args)
    except (KeyError, Unusual):
        return None
    # Where all of it is short, no part can be too long for Fluent.
    return text if len(text) <= MAX_PART_LENGTH else None
