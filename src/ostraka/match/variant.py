"""House rules: a TOML file that changes printed figures, tables of the rules or settings of a game. Checked on load.

Nothing is played here: what is wrong with a file is said in one line, with what would be right.
"""

from __future__ import annotations

import ast
import difflib
import re
import reprlib
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.match.shelf import UnknownGame, home_of, load_game
from ostraka.match.variants import is_variant

__all__ = ["FIGURES", "PRINTED", "Variant", "VariantError", "checked", "read_variant", "record_of"]

PRINTED: Final = "printed"
"""The name of the game as it is."""
FIGURES: Final[dict[str, dict[str, str]]] = {
    "ancient": {
        "discard_cost": "cost",
        "start_slot": "slot",
        "knowledge": "knowledge",
        "victory_points": "points",
        "starting_hand": "hand",
        "locked": "locked",
    },
    "thebes": {"weeks": "weeks", "value": "value", "points": "value"},
}
"""What can be changed about a card, as its fact record calls it, and as its declaration does."""
MOST: Final = 99
"""The largest figure of a card …"""
LARGEST: Final = 1_000_000
"""… and the largest number in a table."""
SHOWN: Final = 80
"""Longer values of tables are not shown."""
LINE: Final = 200
"""Characters of what is wrong with a line."""
WHERE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
"""What ends an error of TOML."""


class VariantError(OstrakaError):
    """A file of house rules that makes no sense: a sentence, and for other languages what is wrong, and with what."""

    def __init__(self, sentence: str, fault: str = "", **about: str | int) -> None:
        super().__init__(sentence)
        self.fault = fault
        self.about = about


@dataclass(frozen=True)
class Variant:
    """What differs from the printed game, as plain values: it travels to other processes and machines."""

    game: str
    name: str = PRINTED
    settings: dict[str, str | bool | int] = field(default_factory=dict)
    facts: dict[str, dict[str, int | bool]] = field(default_factory=dict)
    """Figures of cards by the id of the card; `blank`: it does nothing and is worth nothing."""
    tables: dict[str, Any] = field(default_factory=dict)
    """Tables of the rules, by module and name: `tables.HAND_SIZE`."""

    @property
    def plain(self) -> bool:
        """Whether the rules themselves are as printed."""
        return not self.facts and not self.tables

    def record(self) -> dict[str, object]:
        return dict(vars(self))

    def lines(self) -> Iterator[str]:
        """What differs, in the words of the file, each with what is printed."""
        records, tables = facts_of(self.game), tables_of(self.game)
        for card, figures in self.facts.items():
            for inner, value in figures.items():
                known = [name for name, own in FIGURES[self.game].items() if own == inner and name in records[card]]
                yield f"{card}: {known[0]} = {value} ({records[card][known[0]]})" if known else f"{card}: {inner}"
        for place, value in self.tables.items():
            short = len(f"{value}{tables[place]}") <= SHOWN
            yield f"{place} = {value} ({tables[place]})" if short else place


def read_variant(path: Path, name: str = "", game: str = "") -> Variant:
    """The variant of a file; a `VariantError` names the line of thought that fails."""
    try:
        return checked(record_of(path.read_text(encoding="utf-8")), name or path.stem, game)
    except OSError as error:
        raise VariantError(f"{path} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise VariantError(f"{path}: this is not TOML: {error}") from error
    except VariantError as error:
        raise VariantError(f"{path}: {error}") from None


def record_of(text: str) -> dict[str, Any]:
    """What a file says, before anything of it is checked."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise VariantError("it is nested too deeply", "deep") from None
    except ValueError as error:
        # Whole numbers of thousands of digits are no error of TOML.
        at = WHERE.search(str(error))
        line, column = map(int, at.groups()) if at else (0, 0)
        raise VariantError(f"this is not TOML: {str(error)[:LINE]}", "toml", line=line, column=column) from error


def told(value: object) -> str:
    """A value as an error speaks of it: the beginning of it, if it is long."""
    try:
        return reprlib.repr(value)
    except ValueError:
        return "a number of thousands of digits"


def checked(record: Mapping[str, Any], name: str, game: str = "") -> Variant:
    """A variant from its record."""
    known = ("game", "name", "settings", "facts", "tables")
    for key in record:
        if key not in known:
            raise unknown(f"there is no {told(key)} in a variant", "entry", key, known)
    given = record.get("game", game)
    if not isinstance(given, str) or not given:
        raise VariantError('it must say which game it changes: game = "thebes"', "whose", place='game = "…"')
    if game and given != game:
        raise VariantError(f"it is for {told(given)}, not for {game!r}")
    if is_variant(given):
        raise VariantError(
            f"{given} has house rules already: they change a game as it is printed", "twice", wrong=given
        )
    named = record.get("name", name)
    if not isinstance(named, str):
        raise VariantError(f"its name is a text, not {told(named)}", "name")
    try:
        rules = load_game(given)
    except UnknownGame as error:
        raise VariantError(str(error), "game", wrong=told(given)) from None
    sections = {key: record.get(key, {}) for key in ("settings", "facts", "tables")}
    for key, value in sections.items():
        if not isinstance(value, dict):
            raise VariantError(
                f"[{key}] is a table of names and values, not {told(value)}", "section", place=f"[{key}]"
            )
    rules.setup(sections["settings"])
    facts = {card: figures_of(given, card, wanted) for card, wanted in sections["facts"].items()}
    tables = {place: table_of(given, place, value) for place, value in sections["tables"].items()}
    return Variant(given, " ".join(named.split()), dict(sections["settings"]), facts, tables)


def figures_of(game: str, card: str, wanted: object) -> dict[str, int | bool]:
    """The changed figures of a card, as its declaration calls them."""
    records = facts_of(game)
    if card not in records:
        raise unknown(f"{game} has no card {told(card)}", "card", card, records)
    if not isinstance(wanted, dict):
        place = f"[facts.{card}]"
        raise VariantError(f"{place} is a table of figures, not {told(wanted)}", "section", place=place)
    names = FIGURES.get(game, {})
    found: dict[str, int | bool] = {}
    for name, value in wanted.items():
        if name == "blank" and names:
            fit = isinstance(value, bool)
        elif name not in names or name not in records[card]:
            able = [*(figure for figure in names if figure in records[card]), *(["blank"] if names else [])]
            has = ", ".join(able)
            sentence = f"{card} has no figure {told(name)} to change; it has: {has or 'none'}"
            raise VariantError(sentence, "figure" if able else "figures", card=card, wrong=told(name), able=has)
        else:
            truth = isinstance(records[card][name], bool)
            fit = isinstance(value, bool) if truth else type(value) is int and 0 <= value <= MOST
        if not fit:
            flag = name == "blank" or isinstance(records[card][name], bool)
            sentence = f"{name} of {card} is {'true or false' if flag else f'0 to {MOST}'}, not {told(value)}"
            allowed = "true, false" if flag else f"0–{MOST}"
            raise VariantError(sentence, "flag" if flag else "range", figure=name, card=card, able=allowed)
        found[str(names.get(name, name))] = value
    return found


@cache
def facts_of(game: str) -> dict[str, dict[str, Any]]:
    """The fact records of a game that have an id."""
    return {str(record["id"]): record for record in load_game(game).facts() if "id" in record}


# Tables


def table_of(game: str, place: str, value: object) -> object:
    """A changed table, shaped like the one it replaces."""
    known = tables_of(game)
    if place not in known:
        raise unknown(f"{game} has no table {told(place)}", "table", place, known)
    try:
        return like(known[place], value)
    except VariantError as error:
        raise VariantError(f"the table {place}: {error}", error.fault, place=place, **error.about) from None


@cache
def tables_of(game: str) -> dict[str, Any]:
    """Everything that stands in the rules of a game as a plain value under a name in capitals, and is read by them."""
    home = Path(str(sys.modules[home_of(load_game(game))].__file__)).parent
    found: dict[str, Any] = {}
    read: set[str] = set()
    for path in sorted(home.rglob("*.py")):
        parts = path.relative_to(home).with_suffix("").parts
        if {"text", "mind", "facts", "meters", "first_layout"} & set(parts):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        read |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        for name, value in assigned(tree):
            try:
                found[".".join((*parts, name))] = ast.literal_eval(value)
            except (ValueError, TypeError):
                continue
    # What no rule reads would change nothing, and nobody would notice.
    return {place: value for place, value in found.items() if place.rpartition(".")[2] in read}


def assigned(tree: ast.Module) -> Iterable[tuple[str, ast.expr]]:
    """The names in capitals that a module gives a value to, and the values."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            names, value = [node.target.id], node.value
        elif isinstance(node, ast.Assign):
            names, value = [target.id for target in node.targets if isinstance(target, ast.Name)], node.value
        else:
            continue
        for name in names:
            if name.isupper():
                yield name, value


def like(old: object, new: object) -> object:
    """The new value in the shape of the old one; rows of a table may be more or fewer, but each has its shape."""
    if isinstance(old, bool) or not isinstance(old, list | tuple | dict):
        if type(new) is not type(old) and not (isinstance(old, float) and type(new) is int):
            sentence = f"{told(new)} stands where {told(old)} stood: {type(old).__name__} is expected"
            raise VariantError(sentence, "kind", wrong=told(new), old=told(old))
        if type(new) is int and abs(new) > LARGEST:
            sentence = f"{told(new)} is too large: {LARGEST} is the largest number in a table"
            raise VariantError(sentence, "large", wrong=told(new), most=LARGEST)
        return new
    if isinstance(old, dict):
        if not isinstance(new, dict) or {str(key) for key in old} != set(new):
            able = ", ".join(map(str, old))
            raise VariantError(f"it has the names {able}, and no others", "names", able=able)
        return {key: like(value, new[str(key)]) for key, value in old.items()}
    if not isinstance(new, list):
        raise VariantError(f"{told(new)} stands where a list is expected", "list", wrong=told(new))
    uniform = len({shape(one) for one in old}) == 1
    if not uniform and len(new) != len(old):
        sentence = f"{told(new)} has {len(new)} places, {len(old)} are expected"
        raise VariantError(sentence, "places", wrong=told(new), n=len(new), expected=len(old))
    made = [like(old[0] if uniform else old[i], one) for i, one in enumerate(new)]
    return tuple(made) if isinstance(old, tuple) else made


def shape(value: object) -> object:
    """What a value looks like, whatever stands in it."""
    return tuple(map(shape, value)) if isinstance(value, list | tuple) else type(value)


def unknown(sentence: str, fault: str, wrong: str, known: Iterable[str]) -> VariantError:
    """There is no such thing, and perhaps this was meant."""
    known = list(known)
    meant = {"near": close[0]} if (close := alike(wrong, known)) else {}
    return VariantError(sentence + near(wrong, known), fault, wrong=told(wrong), **meant)


def near(wrong: str, known: Iterable[str]) -> str:
    """A hint at what was meant."""
    close = alike(wrong, known)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def alike(wrong: str, known: Iterable[str]) -> list[str]:
    """What looks like it."""
    return difflib.get_close_matches(wrong, list(known), 3, 0.5)
