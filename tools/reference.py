"""Write what is said of views, questions, events and observations: `docs/observations.md` and `src/ostraka/records.py`.

python tools/reference.py            write both
python tools/reference.py --check    say whether they are up to date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from ostraka import load_game
from ostraka.core.fields import DERIVED, OWN, PUBLIC, SIZE, TOLD
from ostraka.games import GAME_IDS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "observations.md"
RECORDS = ROOT / "src" / "ostraka" / "records.py"
WORDS = ROOT / "src" / "ostraka" / "games"
SHAPES: Final = {
    "number": "int",
    "flag": "bool",
    "word": "str",
    "numbers": "list[int]",
    "rows": "list[list[int]]",
}
SEES: Final = {
    PUBLIC: "everybody",
    OWN: "each seat its own",
    SIZE: "everybody",
    TOLD: "as the seat knows it",
    DERIVED: "everybody",
}
COMMON: Final = (
    ("seat", "int | None", "Who looks; None watches."),
    ("asked", "list[int]", "The seats the table waits for."),
    ("ask", "AskRecord | None", "The question put to this seat."),
    ("seats", "int", "How many seats there are."),
    ("setup", "list[bool]", "The settings that are on or off, in the order of the game."),
)
ASK: Final = (
    ("prompt", "str", "Which question it is."),
    ("options", "list[int]", "The options offered: ascending, unique, never empty."),
    ("source", "int", "The card or thing that asks, or -1."),
    ("amount", "int", "How many are still to be chosen, or what else the question counts."),
    ("sealed", "bool", "Whether nobody sees the answers until all are in."),
)
EVENT: Final = (
    ("kind", "str", "What happened."),
    ("seat", "int", "Who did it, or to whom it happened."),
    ("cards", "list[int]", "The cards or things it is about; -1 for each that the reader may not know."),
    ("amount", "int", "How many, how long, how much, or where: what the sentence of its kind says."),
    ("source", "int", "The card or thing because of which it happened, or -1."),
)
OUTCOME: Final = (
    ("sources", "list[str]", "Where points come from."),
    ("points", "list[list[int]]", "For each seat the points from each source."),
    ("totals", "list[int]", "The sums."),
    ("sides", "list[int]", "Who wins together."),
    ("ranks", "list[int] | None", "1 is best, ties share a rank; None before the end."),
    ("winners", "list[int]", "The seats that share the victory; none before the end, or when everybody lost."),
    ("ended", "str", "The rule that ended the game; empty before."),
)
SILENT: Final = {"ancient": [("`shift`", "Nothing is said: the monuments of ‹seat› move on by one slot.")]}
"""Events that are shown and not told."""
HEAD: Final = """\
# What a seat is told, field by field

This page is made from the code by `python tools/reference.py`, and a test compares them. [For researchers](rl.md) says
how it is used.

A **view** is what one seat may know. `match.view(seat).record()` gives it as plain JSON values; the server sends the
same. In Python these records have types: `ostraka.records` has `AncientView`, `ThebesView`, `MammothodusView`,
`AskRecord`, `EventRecord` and `OutcomeRecord`.

An **observation** is the same knowledge as numbers, one byte each, in the order of the tables below:
`game.observe(view, buffer)` fills a `bytearray` of `game.observation.size` bytes, `game.mask(options, buffer)` one of
`len(game.actions)` bytes with a 1 for each option. Where something is told of each seat, the seat itself comes first
and the others follow clockwise; seats that are not there are blank. No value is beyond its *most*: divide by
`game.observation.most()` for numbers from 0 to 1. A count that grows past its most stays there.
`game.observation.version` is raised whenever a part changes its place, size or meaning, so that a trained net knows
whether it still fits.
"""


def view_fields(game: Any) -> Iterator[tuple[str, str, str, str]]:
    """Name, type, who sees it and what it is, for every field of a view."""
    abouts = game.fields.abouts()
    shapes = game.fields.shapes()
    sees = {field.name: SEES[field.sees] for field in game.fields.all if field.sees in SEES and field.sees != SIZE}
    for name, shape in shapes.items():
        yield name, SHAPES[shape], sees.get(name, "everybody"), abouts[name]


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join(['---'] * len(head))} |"]
    return [*lines, *[f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows], ""]


def sentence(pattern: ast.Pattern | None) -> str:
    """A message: what will be filled in stands in angle brackets."""
    parts: list[str] = []
    for element in pattern.elements if pattern is not None else []:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            parts.append(filled(element.expression))
    return "".join(parts)


def filled(expression: Any) -> str:
    if isinstance(expression, ast.SelectExpression):
        default = next(variant for variant in expression.variants if variant.default)
        return sentence(default.value)
    if isinstance(expression, ast.VariableReference):
        return f"‹{expression.id.name}›"
    if isinstance(expression, ast.Placeable):
        return filled(expression.expression)
    if isinstance(expression, ast.StringLiteral | ast.NumberLiteral):
        return str(expression.value)
    if isinstance(expression, ast.FunctionReference):
        return filled(expression.arguments.positional[0])
    return f"‹{expression.id.name}›"


def messages(id: str, kind: str) -> list[tuple[str, str]]:
    """The English sentence of every question, or of every event."""
    found: list[tuple[str, str]] = []
    for path in sorted((WORDS / id / "text" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{kind}-"):
                found.append((f"`{entry.id.name.removeprefix(f'{kind}-')}`", " ".join(sentence(entry.value).split())))
    return found


def page() -> str:
    """The whole page."""
    lines = [*HEAD.splitlines(), ""]
    for title, fields in (
        ("What every view has", COMMON),
        ("A question", ASK),
        ("An event", EVENT),
        ("An outcome", OUTCOME),
    ):
        lines += [f"## {title}", ""]
        lines += table(("field", "type", "what it is"), [(f"`{a}`", f"`{b}`", c) for a, b, c in fields])
    for id in GAME_IDS:
        lines += about_game(load_game(id))
    return "\n".join(lines).rstrip() + "\n"


def about_game(game: Any) -> list[str]:
    layout = game.observation
    lines = [f"## {game.title}", "", "### Its views", ""]
    fields = [(f"`{name}`", f"`{kind}`", sees, about) for name, kind, sees, about in view_fields(game)]
    lines += table(("field", "type", "who sees it", "what it is"), fields)
    lines += [f"### Its observations: version {layout.version}, {layout.size} bytes", ""]
    parts = [
        (
            f"`{part.name}`",
            str(part.start),
            " × ".join(map(str, part.shape)) + (" (each seat)" if part.each else ""),
            str(part.most),
            part.about,
        )
        for part in layout.parts
    ]
    lines += table(("part", "begins at", "shape", "most", "what it tells"), parts)
    prompts = ", ".join(f"`{prompt}`" for prompt in layout.prompts)
    lines += [f"The part `question` has, in this order: {prompts}.", "", "### Its options", ""]
    blocks = [
        (f"`{block.name}`", f"{block.start}–{block.start + block.size - 1}", meaning(block))
        for block in game.actions.blocks
    ]
    lines += table(("block", "options", "the things they name"), blocks)
    lines += ["### Its questions", "", *table(("prompt", "in words"), messages(game.id, "ask"))]
    events = [*messages(game.id, "event"), *SILENT.get(game.id, [])]
    lines += ["### Its events", "", *table(("kind", "in words"), events)]
    return lines


def meaning(block: Any) -> str:
    if block.names:
        return ", ".join(f"`{name}`" for name in block.names)
    return f"{block.name} {block.first} to {block.first + block.size - 1}"


def typed(name: str, about: str, fields: Iterable[tuple[str, str, str]], base: str = "TypedDict") -> list[str]:
    lines = [f"class {name}({base}):", f'    """{about}"""', ""]
    for field, kind, what in fields:
        lines += [f"    {field}: {kind}", f'    """{what}"""']
    return [*lines, "", ""]


def records() -> str:
    """The module with the types."""
    names = ["AncientView", "AskRecord", "EventRecord", "MammothodusView", "OutcomeRecord", "ThebesView", "ViewRecord"]
    lines = [
        '"""Records as plain JSON values have these types: of views, questions, events and outcomes.',
        "",
        "Made by `python tools/reference.py` from what the games declare.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TypedDict",
        "",
        "__all__ = [",
        *[f'    "{name}",' for name in names],
        "]",
        "",
        "",
    ]
    lines += typed("AskRecord", "A question put to a seat.", ASK)
    lines += typed("EventRecord", "Something that happened, as a seat may know it.", EVENT)
    lines += typed("OutcomeRecord", "Who has how many points and why.", OUTCOME)
    lines += typed("ViewRecord", "What every view has.", COMMON)
    for id, name in (("ancient", "AncientView"), ("thebes", "ThebesView"), ("mammothodus", "MammothodusView")):
        game = load_game(id)
        fields = [(field, kind, about) for field, kind, _, about in view_fields(game)]
        lines += typed(name, f"What a seat may know in {game.title}.", fields, "ViewRecord")
    return "\n".join(lines).rstrip() + "\n"


def outdated() -> list[Path]:
    """The files that are not what the code says."""
    made = {PAGE: page(), RECORDS: records()}
    return [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="say whether they are up to date")
    if parser.parse_args().check:
        stale = [str(path.relative_to(ROOT)) for path in outdated()]
        if stale:
            print(f"out of date: {', '.join(stale)}; run python tools/reference.py", file=sys.stderr)
        return 1 if stale else 0
    PAGE.write_text(page(), encoding="utf-8")
    RECORDS.write_text(records(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
