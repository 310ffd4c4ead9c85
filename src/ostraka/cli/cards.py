"""Show every card of a game, as text or as records of facts."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ostraka.cli.common import (
    UsageError,
    add_game,
    add_json,
    add_language,
    chosen_game,
    chosen_language,
    print_json,
)

if TYPE_CHECKING:
    from ostraka.core.game import Game
    from ostraka.text.words import Words

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only cards whose name or id has this in it")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.text import words_for

    game = chosen_game(args.game)
    words = words_for(game, chosen_language(args.lang))
    # A card is found by its English name in every language.
    found = chosen(records(game, words), args.names, words, words_for(game))
    if args.json:
        print_json([record for _, record in found])
        return 0
    # Tables of the rules are for programs: people find them in the rules pages.
    told = [plain(number, record, words) for number, record in found if number >= 0]
    for i, (card, equal) in enumerate(Counter(map(tuple, told)).items()):
        line, *more = card
        print("\n".join(([""] if i else []) + [f"{line} · ×{equal}" if equal > 1 else line, *more]))
    return 0


def records(game: Game[Any, Any], words: Words) -> list[tuple[int, dict[str, object]]]:
    """Every card by number, as a fact record in the shape of the data files, with its words; then what has none."""
    every: list[tuple[int, dict[str, object]]] = []
    # A game without a list of facts has the names of its cards.
    named: list[dict[str, object]] = [{"id": f"c{n}", "name": words.card(n)} for n in range(words.things)]
    required = getattr(words, "required", words.requirement)
    for number, facts in enumerate(game.facts() or named):
        record: dict[str, object] = {}
        for key, value in facts.items():
            # The words stand where the data files have them: before the mechanics, and after the requirement.
            if key == "mechanics":
                record["effect"] = words.card_text(number)
            record[key] = value
            if key == "requirement":
                record["requirement_text"] = required(number)
        every.append((number if "id" in facts else -1, record))
    return every


def chosen(
    every: Sequence[tuple[int, dict[str, object]]], names: Sequence[str], *known: Words
) -> Sequence[tuple[int, dict[str, object]]]:
    """The cards that were asked for by name, or everything."""
    wanted: set[int] = set()
    for name in names:
        plain_name = name.casefold()
        hits = [
            number
            for number, record in every
            if number >= 0 and any(plain_name in name for name in (str(record["id"]), *called(number, known)))
        ]
        if not hits:
            raise UsageError(f"no card has {name!r} in its name")
        wanted.update(hits)
    return [(number, record) for number, record in every if not names or number in wanted]


def called(number: int, known: Sequence[Words]) -> list[str]:
    """The names of a card, to be looked for."""
    return [words.card(number).casefold() for words in known]


def plain(number: int, record: dict[str, object], words: Words) -> list[str]:
    """A card for people: figures, requirement, text and rulings."""
    lines = [words.card_line(number)]
    requirement = words.requirement(number)
    if requirement:
        lines.append(f"  {requirement}")
    if text := words.card_text(number):
        lines.append(f"  {text}")
    rulings = record.get("rulings")
    if isinstance(rulings, list) and rulings:
        lines.append(f"  {words.rulings(rulings)}")
    return lines
