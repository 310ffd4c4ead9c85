"""What a typed line means: an option, a command, or something to be asked again."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

__all__ = ["COMMANDS", "Answer", "fold", "read_answer"]

# Letters as in the other clients; each command also has its word.
COMMANDS: Final = (
    ("u", "undo", "take back your last step"),
    ("U", "undo turn", "take back your whole turn (uu does the same)"),
    ("b", "board", "show the board"),
    ("s", "score", "show the score sheet"),
    ("i", "inspect", "explain a card or thing: i NAME, or i and the number of an option"),
    ("a", "adjacent", "say what a place is adjacent to: a NAME"),
    ("g", "goal", "say what the game is played for"),
    ("p", "partner", "let somebody else who is asked now go first"),
    ("l", "last", "repeat the last events"),
    ("h", "hint", "name three options worth a look; once more, rank them and say why"),
    ("w", "why", "say why something tempting is not on the list"),
    ("o", "options", "list the options again"),
    ("?", "help", "explain this decision and list the commands"),
    ("q", "quit", "stop; the game can be saved and resumed"),
)

_WORDS: Final = {word: key for key, word, _ in COMMANDS} | {"uu": "U", "scores": "s", "exit": "q", "options": "o"}


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


def read_answer(line: str, labels: Sequence[str]) -> Answer:
    """The meaning of a line, when these are the options."""
    text = line.strip()
    if not text:
        return Answer("", -1, f"Type a number from 1 to {len(labels)}, or ? for help.")
    if text.isdecimal():
        return _number(text, len(labels))
    head, _, rest = text.partition(" ")
    if text.casefold() in _WORDS:
        return Answer(_WORDS[text.casefold()], -1, "")
    if any(text == key for key, _, _ in COMMANDS):
        return Answer(text, -1, "")
    # "a tribe" may be an option too, and options come first.
    named = any(fold(label).startswith(fold(text)) for label in labels)
    if rest and not named and head.casefold() in ("i", "inspect", "a", "adjacent"):
        return Answer(head[0].casefold(), -1, rest.strip())
    if len(text) == 1 and any(text.lower() == key for key, _, _ in COMMANDS):
        return Answer(text.lower(), -1, "")
    return _words(text, labels)


def _number(text: str, count: int) -> Answer:
    # A short number only: nobody needs the cost of reading a million digits.
    if len(text) < 7 and 1 <= int(text) <= count:
        return Answer("", int(text) - 1, "")
    span = "is only option 1" if count == 1 else f"are options 1 to {count}"
    return Answer("", -1, f"There {span}. Type one of these numbers, or ? for help.")


def _words(text: str, labels: Sequence[str]) -> Answer:
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
        return Answer("", -1, f"That could be: {several}. Type the number or more of the name.")
    shown = text if len(text) <= 40 else text[:39] + "…"
    return Answer("", -1, f"Nothing here is called {shown!r}. Type a number from 1 to {len(labels)}, or ? for help.")
