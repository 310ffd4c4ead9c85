"""What a typed line means: an option, a command, or something to be asked again."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from ostraka.text.catalogue import Catalogue
from ostraka.text.words import plain

__all__ = ["COMMANDS", "Answer", "fold", "read_answer", "says_no", "says_yes"]

# Letters as in the other clients; each command also has its word, in English and in the language of the terminal.
COMMANDS: Final = (
    ("u", "undo"),
    ("U", "undo-turn"),
    ("b", "board"),
    ("s", "score"),
    ("i", "inspect"),
    ("a", "adjacent"),
    ("g", "goal"),
    ("p", "partner-first"),
    ("l", "last"),
    ("h", "hint"),
    ("w", "why"),
    ("o", "options"),
    ("?", "help-word"),
    ("q", "quit"),
)
KEYS: Final = frozenset(key for key, _ in COMMANDS)

_WORDS: Final = {
    "undo": "u", "undo turn": "U", "uu": "U", "board": "b", "score": "s", "scores": "s", "inspect": "i",
    "adjacent": "a", "goal": "g", "partner": "p", "last": "l", "hint": "h", "why": "w", "options": "o", "help": "?",
    "quit": "q", "exit": "q",
}  # fmt: skip


def words_of(catalogue: Catalogue) -> dict[str, str]:
    """The words that may be typed, and the keys they stand for."""
    return _WORDS | {fold(catalogue.say(f"terminal-{name}")): key for key, name in COMMANDS}


def says_yes(text: str, catalogue: Catalogue) -> bool:
    return fold(text) in {"y", "yes", *catalogue.say("terminal-yes").split()}


def says_no(text: str, catalogue: Catalogue) -> bool:
    return fold(text) in {"n", "no", *catalogue.say("terminal-no").split()}


class Answer(NamedTuple):
    """`command` is a key of COMMANDS with its `rest`; or it is empty and `choice` is the place of an option from 0 on.

    Where neither is meant, `choice` is -1 and `rest` says in one line what would be right.
    """

    command: str
    choice: int
    rest: str


def fold(text: str) -> str:
    """Letters as people type them: no case, no accents, single blanks."""
    flat = unicodedata.normalize("NFD", text.casefold().replace("ħ", "h").replace("’", "'"))
    return " ".join("".join(c for c in flat if not unicodedata.combining(c)).split())


def read_answer(line: str, labels: Sequence[str], catalogue: Catalogue) -> Answer:
    """The meaning of a line, when these are the options."""
    text = line.strip()
    if not text:
        return Answer("", -1, catalogue.say("terminal-type-number", {"n": len(labels)}))
    if text.isdecimal():
        return _number(text, len(labels), catalogue)
    words = words_of(catalogue)
    head, _, rest = text.partition(" ")
    if fold(text) in words:
        return Answer(words[fold(text)], -1, "")
    if text in KEYS:
        return Answer(text, -1, "")
    # "a tribe" may be an option too, and options come first.
    named = any(fold(label).startswith(fold(text)) for label in labels)
    key = words.get(fold(head), head.casefold())
    if rest and not named and key in ("i", "a"):
        return Answer(key, -1, rest.strip())
    if len(text) == 1 and text.lower() in KEYS:
        return Answer(text.lower(), -1, "")
    return _named(text, labels, catalogue)


def _number(text: str, count: int, catalogue: Catalogue) -> Answer:
    # A short number only: nobody needs the cost of reading a million digits.
    if len(text) < 7 and 1 <= int(text) <= count:
        return Answer("", int(text) - 1, "")
    return Answer("", -1, catalogue.say("terminal-no-number", {"n": count}))


def _named(text: str, labels: Sequence[str], catalogue: Catalogue) -> Answer:
    """An option by the beginning of its label, else by any word in it that begins so."""
    wanted = fold(text)
    folded = [fold(label) for label in labels]
    exact = [i for i, label in enumerate(folded) if label == wanted]
    hits = (
        exact
        or [i for i, label in enumerate(folded) if label.startswith(wanted)]
        or [i for i, label in enumerate(folded) if f" {wanted}" in label]
    )
    if len(hits) == 1:
        return Answer("", hits[0], "")
    if hits:
        several = ", ".join(f"{i + 1} {labels[i]}" for i in hits[:6])
        return Answer("", -1, catalogue.say("terminal-several", {"options": several}))
    shown = plain(text if len(text) <= 40 else text[:39] + "…")
    return Answer("", -1, catalogue.say("terminal-unknown", {"text": shown, "n": len(labels)}))
