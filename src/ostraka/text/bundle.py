"""The messages of one language, read by Fluent and said as plain strings; the rest of the house knows no Fluent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ostraka.text.compiled import KEPT, NOTHING, Arg, Compiler, Quick, Said, Unusual, quick, quickly

__all__ = ["Arg", "Bundle", "Quick"]


class _References(Visitor):
    """What a pattern mentions: variables, those among them by which it selects, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selected: set[str] = set()
        self.messages: set[str] = set()

    # The names of these methods are Fluent's.
    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)


class Bundle:
    """The messages of one language. Texts given first win over later ones with the same id."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        # No isolation marks: the words go to terminals and logs as plain text.
        self._fluent = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, Any] = {}
        self._compiler = Compiler(language, self._entries)
        self._said: dict[str, Said | None] = {}
        """Messages as functions; None for those that Fluent itself has to format."""
        self._references: dict[str, _References] = {}
        self._attributes: dict[str, frozenset[str]] = {}
        self._formatted: dict[tuple[object, ...], str] = {}
        self._all_variables: dict[str, frozenset[str]] = {}
        self.junk: list[str] = []
        self.doubled: list[str] = []
        for text in texts:
            self._add(text)

    def _add(self, text: str) -> None:
        resource = FluentResource(text)
        seen: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.junk.append(entry.content or "")
            elif isinstance(entry, ast.Message):
                name = entry.id.name
                if name in seen:
                    self.doubled.append(name)
                seen.add(name)
                self._entries.setdefault(name, entry)
                if name not in self._references:
                    found = _References()
                    found.visit(entry)
                    self._references[name] = found
                    self._attributes[name] = frozenset(attribute.id.name for attribute in entry.attributes)
            elif isinstance(entry, ast.Term):
                self._entries.setdefault(f"-{entry.id.name}", entry)
        self._fluent.add_resource(resource)

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, in the order they were read."""
        return tuple(self._references)

    def has(self, message: str) -> bool:
        return message in self._references

    def mentions(self, message: str) -> frozenset[str]:
        """The messages a message refers to, itself and theirs included."""
        found: set[str] = set()
        waiting = [message]
        while waiting:
            name = waiting.pop()
            if name not in found and name in self._references:
                found.add(name)
                waiting += self._references[name].messages
        return frozenset(found)

    def variables(self, message: str) -> frozenset[str]:
        """The variables a message needs, also through the messages it refers to."""
        if message not in self._all_variables:
            names = (self._references[name].variables for name in self.mentions(message))
            self._all_variables[message] = frozenset().union(*names)
        return self._all_variables[message]

    def selected(self, message: str) -> frozenset[str]:
        """Those variables by which a message, or one that it refers to, chooses what to say."""
        return frozenset().union(*(self._references[name].selected for name in self.mentions(message)))

    def attributes(self, message: str) -> frozenset[str]:
        """The names of the attributes of a message."""
        return self._attributes[message]

    def attribute(self, message: str, attribute: str, args: Mapping[str, Arg] = NOTHING) -> str | None:
        """An attribute of a message, if it has one."""
        if attribute not in self._attributes[message]:
            return None
        key = (message, attribute, *args.items())
        if key not in self._formatted:
            if len(self._formatted) >= KEPT:
                self._formatted.clear()
            pattern = self._fluent.get_message(message).attributes[attribute]
            self._formatted[key] = str(self._fluent.format_pattern(pattern, dict(args))[0])
        return self._formatted[key]

    def format(self, message: str, args: Mapping[str, Arg]) -> tuple[str, list[str]]:
        """The message in words, and what went wrong with it."""
        text = quickly(self._function(message), args)
        return (text, []) if text is not None else self.format_slowly(message, args)

    def quick(self, message: str) -> Quick:
        """A way to say a message without looking for it again."""
        return quick(self._function(message))

    def format_slowly(self, message: str, args: Mapping[str, Arg]) -> tuple[str, list[str]]:
        """The same by Fluent itself, which also knows what to say when something is wrong."""
        pattern = self._fluent.get_message(message).value
        if pattern is None:
            return message, [f"{message} has no value"]
        text, errors = self._fluent.format_pattern(pattern, dict(args))
        return str(text), [str(error) for error in errors]

    def compiled(self, message: str) -> bool:
        """Whether a message is a function, and so said quickly."""
        return self._function(message) is not None

    def _function(self, message: str) -> Said | None:
        if message not in self._said:
            try:
                self._said[message] = self._compiler.message(message)
            except (KeyError, Unusual):
                self._said[message] = None
        return self._said[message]
