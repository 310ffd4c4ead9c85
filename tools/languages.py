"""How complete the languages are.

python tools/languages.py           a table
python tools/languages.py ru        what Russian has still to say
python tools/languages.py --docs    puts the table into docs/texts.md
python tools/languages.py --check   fails if a message or an argument is missing: the client is not built then
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from babel import Locale

from ostraka.games import GAME_IDS
from ostraka.text import COMING, LANGUAGES
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import FORMS

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "texts.md"
PLAYER_PAGES = ("browser.md", "play.md")
BEGIN, END = "<!-- how far each language has come -->", "<!-- end -->"
COMPOSED = ("op-", "count-", "each-", "condition-", "trigger-", "text-", "clause-")
"""Messages of which the texts of cards are put together."""
HEADS = (*COMPOSED, "line-", "event-", "ask-", "option-")
"""Messages that code asks for, even where other messages mention them, too."""
KNOWN = {
    "event-": "seat amount cards n hidden cause source you",
    "ask-": "seat amount choices optional cause source",
    "help-": "seat amount choices optional cause source",
    "option-": "seat amount choices optional cause source n place name",
    "hint-": "way amount",
    "deed-": "seat you amount cards n hidden",
    "turn-": "seat you deeds deeds_capital",
}
"""What messages of a family are told, whether English speaks of it or not."""
CARDS = {"mood", "follows", "use", "self", "said", "when", "clause_capital", "then_to", "then_instead", "then_may"}
CARDS |= {
    "cost_to",
    "cost_may",
    "with_instead",
    "with_may",
    "steps_may",
    "steps_to",
    "way",
    "n",
    "part",
    "of",
    "points",
}
"""What the texts of cards are told beyond what English speaks of."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every catalogue of a language, and whose it is: what all games share, and each game."""
    folders = {"common": files("ostraka.text"), **{id: files(f"ostraka.games.{id}") / "text" for id in GAME_IDS}}
    for name, folder in folders.items():
        place = folder / language
        for entry in sorted(place.iterdir(), key=lambda e: e.name) if place.is_dir() else []:
            if entry.name.endswith(".ftl"):
                yield name, entry.read_text(encoding="utf-8")


def catalogues(language: str) -> dict[str, Bundle]:
    """Everything a language has, by whose it is."""
    found: dict[str, list[str]] = {}
    for name, text in texts(language):
        found.setdefault(name, []).append(text)
    return {name: Bundle(language, own) for name, own in found.items()}


ENGLISH = catalogues(LANGUAGES[0])


def asked_for(bundle: Bundle) -> list[str]:
    """The messages that code asks for; whatever else there is serves those, and each language has its own of that kind.

    A name or a text of a card may be given in one language only.
    """
    mentioned = {inner for message in bundle.ids() for inner in bundle.mentions(message) - {message}}
    return [
        message
        for message in bundle.ids()
        if (message not in mentioned or message.startswith(HEADS)) and not message.endswith(("-text", "-name"))
    ]


def lacking(language: str) -> list[str]:
    """What a language has still to say."""
    own = catalogues(language)
    return [
        f"{whose}/{message}"
        for whose, bundle in ENGLISH.items()
        for message in asked_for(bundle)
        if whose not in own or not own[whose].has(message)
    ]


def known(whose: str, message: str) -> set[str]:
    """The variables a message may speak of."""
    english = ENGLISH[whose]
    names = {variable for head, words in KNOWN.items() if message.startswith(head) for variable in words.split()} | (
        english.variables(message) if english.has(message) else set()
    )
    # English asks for a form where it needs an article.
    names |= {base for base, _, form in (name.rpartition("_") for name in names) if form in FORMS}
    return names | {f"{name}_{form}" for name in names for form in FORMS}


def astray(language: str) -> list[str]:
    """Messages of a language that speak of something nobody tells them."""
    found = []
    for whose, bundle in catalogues(language).items():
        english = ENGLISH[whose]
        cards = {variable for m in english.ids() if m.startswith(HEADS) for variable in english.variables(m)} | CARDS
        for message in filter(english.has, bundle.ids()):
            told = known(whose, message) | (cards if message.startswith(COMPOSED) else set())
            found += [f"{whose}/{message}: ${variable}" for variable in bundle.variables(message) - told]
    return found


def share(language: str) -> int:
    """How much of all messages a language has, in whole per cent: 100 only if none is missing."""
    whole = sum(len(asked_for(bundle)) for bundle in ENGLISH.values())
    return 100 * (whole - len(lacking(language))) // whole


def player_page(language: str, name: str) -> Path:
    """Where a page for players is: in English beside the other docs, else in the folder of its language."""
    return (DOCS if language == LANGUAGES[0] else DOCS / language) / name


def table() -> str:
    """How far each language has come, for the docs."""
    rows = ["| language | messages | rules pages | pages for players |", "| --- | --- | --- | --- |"]
    for language in (*LANGUAGES, *COMING):
        rules = len(list((DOCS / "rules" / language).glob("*.md")))
        played = sum(player_page(language, name).is_file() for name in PLAYER_PAGES)
        name = Locale(language).get_display_name("en")
        pages = f"{rules} of {len(GAME_IDS)} | {played} of {len(PLAYER_PAGES)}"
        rows.append(f"| {name} (`{language}`) | {share(language)} % | {pages} |")
    return "\n".join(rows)


def documented() -> str:
    """The page about texts, with the table of today."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return before + BEGIN + "\n" + table() + "\n" + END + rest.partition(END)[2]


def check() -> int:
    """Say what is missing or astray in the languages that are on offer."""
    wrong = [f"{language}: {message} is missing" for language in LANGUAGES for message in lacking(language)]
    wrong += [f"{language}: {message} is told to nobody" for language in LANGUAGES for message in astray(language)]
    print("\n".join(wrong), file=sys.stderr, end="\n" if wrong else "")
    return 1 if wrong else 0


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return check()
    if arguments == ["--docs"]:
        PAGE.write_text(documented(), encoding="utf-8")
        return 0
    for language in arguments:
        print("\n".join(lacking(language)) or f"{language} is complete.")
    if not arguments:
        for language in (*LANGUAGES, *COMING):
            print(f"{language}  {share(language):3} %  {len(lacking(language))} missing")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
