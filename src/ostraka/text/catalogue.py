"""The messages of one game in one language, with what they fall back to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files

from ostraka.core.errors import OstrakaError
from ostraka.text import LANGUAGES, PSEUDO, languages
from ostraka.text.bundle import Arg, Bundle

__all__ = ["Catalogue", "MissingMessage", "client_text", "open_catalogue", "read_texts"]

COMMON = ("hints", "analysis", "core")
"""The catalogues every game can use."""


class MissingMessage(OstrakaError):
    """The catalogues lack a message, or a message lacks something it needs."""


class Catalogue:
    """Messages by id: first the language asked for, then the one all others fall back to.

    `strict` raises where a player would be shown the bare id; `said` collects what was used, for the tests.
    """

    def __init__(self, bundles: Sequence[Bundle], strict: bool = False) -> None:
        self.bundles = tuple(bundles)
        self.strict = strict
        self.said: set[str] = set()
        for bundle in self.bundles:
            if strict and (bundle.junk or bundle.doubled):
                raise MissingMessage(f"unreadable entries {bundle.junk}, ids used twice {bundle.doubled}")

    def has(self, message: str) -> bool:
        return any(bundle.has(message) for bundle in self.bundles)

    def first(self, *messages: str) -> str:
        """The first of these ids that exists, else the last of them."""
        for message in messages:
            if self.has(message):
                return message
        return messages[-1]

    def say(self, message: str, args: Mapping[str, Arg] | None = None) -> str:
        """A message in words; every variable it needs must be given."""
        bundle = self._bundle(message)
        if bundle is None:
            return message
        self.said.add(message)
        text, errors = bundle.format(message, args or {})
        if errors and self.strict:
            raise MissingMessage(f"{message}: {'; '.join(errors)}")
        return text

    def compose(self, message: str, args: Mapping[str, Arg]) -> str:
        """A message in words; what is not given is the symbol `none`, on which the message can select."""
        bundle = self._bundle(message)
        if bundle is None:
            return message
        return self.say(message, {name: args.get(name, "none") for name in bundle.variables(message)})

    def attribute(self, message: str, attribute: str) -> str | None:
        """An attribute of a message, if the message and the attribute exist."""
        bundle = self._bundle(message)
        return None if bundle is None else bundle.attribute(message, attribute)

    def listing(self, parts: Sequence[str], word: str = "and") -> str:
        """Several things in one phrase: "a, b and c" (or, with another word, "a, b or c")."""
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-comma", {"list": text, "next": part})
        return self.say(f"list-{word}", {"list": text, "last": parts[-1]}) if len(parts) > 1 else text

    def _bundle(self, message: str) -> Bundle | None:
        for bundle in self.bundles:
            if bundle.has(message):
                return bundle
        if self.strict:
            raise MissingMessage(f"there is no message {message!r} in any catalogue")
        return None


def read_text(language: str, name: str) -> str:
    """One source of a language; those of the pseudo-language are made from the English ones."""
    if language != PSEUDO:
        return (files("ostraka.text") / language / name).read_text(encoding="utf-8")
    from ostraka.text.pseudo import pseudo

    return pseudo(read_text(LANGUAGES[0], name))


def read_texts(language: str, game: str) -> Iterable[str]:
    """The sources of a language: the game's own (`<game>.ftl`, `<game>-*.ftl`), then the common ones."""
    folder = files("ostraka.text") / (LANGUAGES[0] if language == PSEUDO else language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    own = [name for name in names if name == f"{game}.ftl" or name.startswith(f"{game}-")]
    return [read_text(language, name) for name in [*own, *(f"{name}.ftl" for name in COMMON)]]


def client_text(language: str) -> str:
    """The source of the browser client's own words."""
    return read_text(language, "web.ftl")


def open_catalogue(language: str, game: str, strict: bool = False) -> Catalogue:
    """The catalogue of a game in a language."""
    if language not in (*LANGUAGES, PSEUDO):
        raise OstrakaError(f"there is no language {language!r}; known are: {', '.join(languages())}")
    chain = dict.fromkeys((language, LANGUAGES[0]))
    # Numbers and plurals of the pseudo-language are English.
    rules = {PSEUDO: LANGUAGES[0]}
    return Catalogue([Bundle(rules.get(name, name), read_texts(name, game)) for name in chain], strict)
