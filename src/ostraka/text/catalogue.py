"""The messages of one game in one language, with what they fall back to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files

from babel.numbers import get_decimal_symbol

from ostraka.core.errors import OstrakaError
from ostraka.text import COMING, LANGUAGES, PSEUDO, languages
from ostraka.text.bundle import Arg, Bundle, Quick
from ostraka.text.compiled import NOTHING

__all__ = ["FORMS", "Catalogue", "MissingMessage", "client_catalogue", "client_text", "open_catalogue"]

COMMON = ("hints", "puzzles", "analysis", "terminal", "core")
"""The catalogues every game can use."""
FORMS = frozenset({"gen", "dat", "acc", "ins", "loc", "into", "in", "from"})
"""Forms of a name that messages can ask for: cases, and the words for going there, being there, coming from there."""
LISTS = 1024
"""Lists of names remembered with their forms."""
INNER = {
    "en": {"“": "‘", "”": "’"},
    "fr": {"«\u00a0": "“", "\u00a0»": "”"},
    "ru": {"«": "„", "»": "“"},
    "cs": {"„": "‚", "“": "‘"},
    "de": {"„": "‚", "“": "‘"},
}
"""Quotation marks, and what they become inside others (CLDR; in French the inner ones of printers)."""
CLIENT = "web.ftl"
"""What the browser client says: of its own controls, and beside each of our games at its table."""


class MissingMessage(OstrakaError):
    """The catalogues lack a message, or a message lacks something it needs."""


class Catalogue:
    """Messages by id: first the language asked for, then the one all others fall back to.

    `strict` raises where a player would be shown the bare id; `said` collects what was used, for the tests.

    A name has its other forms as attributes of its message: `place-vienna = Вена` with `.into = в Вену`. A message
    that speaks of `$place_into` is told that form of whatever name `$place` is, or the name itself where it lacks it.
    """

    def __init__(self, bundles: Sequence[Bundle], strict: bool = False) -> None:
        self.bundles = tuple(bundles)
        self.strict = strict
        self.said: set[str] = set()
        self._where: dict[str, Bundle] = {}
        self._inflected: dict[str, tuple[tuple[str, str, str], ...]] = {}
        self._optional: dict[str, frozenset[str]] = {}
        """The variables of a message by which it selects, and their forms, which may therefore be missing."""
        self._quick: dict[str, Quick] = {}
        """Messages that neither have forms nor ask for any."""
        self._names: dict[str, Callable[[str], str]] = {}
        self._point = ""
        self._lists: dict[str, Callable[[str], str]] = {}
        """Names, and lists of them, that have been said, each with a way to their forms."""
        for bundle in self.bundles:
            if strict and (bundle.junk or bundle.doubled):
                raise MissingMessage(f"unreadable entries {bundle.junk}, ids used twice {bundle.doubled}")

    @property
    def language(self) -> str:
        """The language asked for, as those who write numbers know it."""
        return self.bundles[0].language

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
        quick = self._quick.get(message)
        if quick is not None and (told := quick(args or NOTHING)) is not None:
            self.said.add(message)
            return told
        bundle = self._bundle(message)
        if bundle is None:
            return message
        self.said.add(message)
        given = self._with_forms(message, args or {})
        text, errors = bundle.format(message, given)
        if errors and self.strict:
            raise MissingMessage(f"{message}: {'; '.join(errors)}")
        if not bundle.attributes(message) & FORMS:
            if not self._inflected[message]:
                self._quick[message] = bundle.quick(message)
        else:
            self._names[text] = lambda form: bundle.attribute(message, form, given) or text
        return text

    def compose(self, message: str, args: Mapping[str, Arg]) -> str:
        """A message in words; where it selects by what is not given, that is the symbol `none`."""
        return self.say(message, self.needed(message, args))

    def needed(self, message: str, args: Mapping[str, Arg]) -> dict[str, Arg]:
        """Of these arguments those that a message speaks of, in an order of its own, and `none` where it may select.

        What it would have to say and nobody gave is left out, so that saying it is an error.
        """
        args = self._with_forms(message, args)
        optional = self._optional.get(message)
        if optional is None:
            bundle = self._bundle(message)
            selected = frozenset[str]() if bundle is None else bundle.selected(message)
            forms = [variable for variable, base, _ in self._inflected[message] if base in selected]
            optional = self._optional[message] = selected.union(forms)
        named = self.variables(message)
        return {name: args.get(name, "none") for name in named if name in args or name in optional}

    def _with_forms(self, message: str, args: Mapping[str, Arg]) -> Mapping[str, Arg]:
        """These arguments, and the forms of names that a message asks for."""
        if message not in self._inflected:
            parts = [(name, *name.rpartition("_")[::2]) for name in self.variables(message)]
            self._inflected[message] = tuple(part for part in parts if part[2] in FORMS)
        for variable, base, form in self._inflected[message]:
            if variable not in args and base in args:
                args = {**args, variable: self.form(str(args[base]), form)}
        return args

    def form(self, name: str, form: str) -> str:
        """A name, or a list of names, in another form."""
        known = self._names.get(name) or self._lists.get(name)
        return name if known is None else known(form)

    def variables(self, message: str) -> frozenset[str]:
        """The variables a message needs."""
        bundle = self._bundle(message)
        return frozenset() if bundle is None else bundle.variables(message)

    def attribute(self, message: str, attribute: str) -> str | None:
        """An attribute of a message, if the message and the attribute exist."""
        bundle = self._bundle(message)
        return None if bundle is None else bundle.attribute(message, attribute)

    def decimal(self, number: str) -> str:
        """A decimal as the language writes it."""
        if not self._point:
            self._point = get_decimal_symbol(self.language.replace("-", "_"))
        return number.replace(".", self._point)

    def inner(self, text: str) -> str:
        """What will stand in quotation marks, with the inner ones of the language around what it quotes itself."""
        for outer, mark in INNER.get(self.language, {}).items():
            text = text.replace(outer, mark)
        return text

    def listing(self, parts: Sequence[str], word: str = "and") -> str:
        """Several things in one phrase: "a, b and c" (or, with another word, "a, b or c")."""
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-comma", {"list": text, "next": part})
        if len(parts) == 1:
            return text
        text = self.say(f"list-{word}", {"list": text, "last": parts[-1]})
        if any(part in self._names for part in parts):
            if len(self._lists) >= LISTS:
                self._lists.clear()
            self._lists[text] = lambda form: self.listing([self.form(part, form) for part in parts], word)
        return text

    def _bundle(self, message: str) -> Bundle | None:
        bundle = self._where.get(message)
        if bundle is not None:
            return bundle
        for bundle in self.bundles:
            if bundle.has(message):
                self._where[message] = bundle
                return bundle
        if self.strict:
            raise MissingMessage(f"there is no message {message!r} in any catalogue")
        return None


def read_common(language: str, name: str) -> str:
    """A catalogue that belongs to no game; those of the pseudo-language are made from the English ones."""
    source = LANGUAGES[0] if language == PSEUDO else language
    entry = files("ostraka.text") / source / f"{name}.ftl"
    return spoken(language, entry.read_text(encoding="utf-8")) if language not in COMING or entry.is_file() else ""


def read_own(language: str, home: str) -> list[str]:
    """The catalogues in the folder of a game, in the order of their names; none where it lacks the language."""
    if not home:
        return []
    folder = files(home) / "text" / (LANGUAGES[0] if language == PSEUDO else language)
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    own = [entry for entry in entries if entry.name.endswith(".ftl") and entry.name != CLIENT]
    return [spoken(language, entry.read_text(encoding="utf-8")) for entry in own]


def spoken(language: str, text: str) -> str:
    """A catalogue as it was read, or its pseudo-language."""
    if language != PSEUDO:
        return text
    from ostraka.text.pseudo import pseudo

    return pseudo(text)


@lru_cache(maxsize=16)
def client_text(language: str) -> str:
    """The source of the browser client's own words, with those at the tables of our games."""
    source = LANGUAGES[0] if language == PSEUDO else language
    folders = [files("ostraka.text"), *(folder / "text" for folder in files("ostraka.games").iterdir())]
    own = [entry for folder in folders if (entry := folder / source / CLIENT).is_file()]
    return "\n".join(spoken(language, entry.read_text(encoding="utf-8")) for entry in own)


@lru_cache(maxsize=16)
def client_catalogue(language: str) -> Catalogue:
    """The words of the browser client, also what our games are called."""
    rules = {PSEUDO: LANGUAGES[0]}
    chain = dict.fromkeys((language, LANGUAGES[0]))
    return Catalogue([Bundle(rules.get(each, each), [client_text(each)]) for each in chain])


def open_catalogue(language: str, home: str, strict: bool = False) -> Catalogue:
    """The catalogue of the game that lies in the package `home`: its own messages, then the common ones."""
    known = {*LANGUAGES, *COMING, PSEUDO}
    if language not in known:
        raise OstrakaError(f"there is no language {language!r}; known are: {', '.join(languages())}")
    chain = dict.fromkeys((language, LANGUAGES[0]))
    # Numbers and plurals of the pseudo-language are English.
    rules = {PSEUDO: LANGUAGES[0]}
    texts = {name: [*read_own(name, home), *(read_common(name, common) for common in COMMON)] for name in chain}
    return Catalogue([Bundle(rules.get(name, name), texts[name]) for name in chain], strict)
