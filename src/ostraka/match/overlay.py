"""A game with house rules: its modules are read from their sources with other figures in them, when it is first loaded.

Either in the place of the printed game, for a whole process that plays nothing else (`install`), or beside it under a
name of its own (`beside`). Rules that were changed run interpreted, on whichever build of the kernel there is.
"""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

import ostraka.games
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.match.variant import Variant, assigned, facts_of

__all__ = ["beside", "install", "order_of"]

INJECTED: Final = {
    "ancient": (
        "catalogue",
        """
def declare(card, printed=declare):
    from ostraka.games.ancient.scores import Points
    for name, value in CHANGED.get((card.kind, card.number), {}).items():
        if name == "blank" and value:
            card.do = card.on = card.modify = card.score = None
            card.points = 0
            card.at = PLAIN
        elif name != "blank":
            setattr(card, name, value)
            if name == "points" and card.level == 2:
                card.score = Points(value)
    return printed(card)
""",
    ),
    "thebes": (
        "catalogue",
        """
for _number, _figures in CHANGED.items():
    for _name, _value in _figures.items():
        if _name == "blank" and _value:
            ALL_THINGS[_number].value = ALL_THINGS[_number].amount = 0
            ALL_THINGS[_number].counter = NOWHERE
        elif _name != "blank":
            setattr(ALL_THINGS[_number], _name, _value)
            if _name == "value" and ALL_THINGS[_number].kind in BOOKISH:
                ALL_THINGS[_number].amount = _value
""",
    ),
}
"""Of each game the module through which all figures of cards go, and what is added to it."""


class Rewriter(importlib.machinery.SourceFileLoader):
    """Loads a module from its source, with other values in it."""

    changes: dict[str, Any]
    added: list[ast.stmt]
    behind: str
    moved: tuple[str, str] = ("", "")
    """The package that the source speaks of, and the one that it shall speak of instead."""

    def changed(self, data: bytes, path: str) -> CodeType:
        """The source with other values in it, as code."""
        tree = ast.parse(data, path)
        for name, _ in list(assigned(tree)):
            if name in self.changes:
                value_of(tree, name, ast.parse(repr(self.changes[name]), mode="eval").body)
        if self.added:
            place = 1 + next(i for i, node in enumerate(tree.body) if self.behind in names_of(node))
            tree.body[place:place] = self.added
        if self.moved[0]:
            move(tree, *self.moved)
        return compile(ast.fix_missing_locations(tree), path, "exec")

    def get_code(self, fullname: str) -> CodeType:
        """Never from a cache: what lies there is the printed game, and must stay so."""
        path = self.get_filename(fullname)
        return self.changed(self.get_data(path), path)


def move(tree: ast.Module, home: str, there: str) -> None:
    """Whatever is imported from one package is imported from another."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(f"{home}."):
            node.module = there + node.module.removeprefix(home)


def value_of(tree: ast.Module, name: str, value: ast.expr) -> None:
    """Give a name of a module another value."""
    for node in tree.body:
        if name in names_of(node) and isinstance(node, ast.AnnAssign | ast.Assign):
            node.value = value


def names_of(node: ast.stmt) -> list[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []


class Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of one game by their sources; everything else is found as always."""

    def __init__(self, variant: Variant, order: dict[str, Any], name: str = "") -> None:
        self.printed = f"ostraka.games.{variant.game}"
        self.home = name or self.printed
        self.folder = Path(str(ostraka.games.__file__)).parent / variant.game
        self.variant = variant
        self.order = order

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not f"{fullname}.".startswith(f"{self.home}."):
            return None
        place = self.folder.joinpath(*fullname.removeprefix(self.home).split(".")[1:])
        for source in (place / "__init__.py", place.with_suffix(".py")):
            if source.exists():
                loader = self.loader(fullname, str(source))
                inside = [str(place)] if source.name == "__init__.py" else None
                return importlib.util.spec_from_file_location(
                    fullname, source, loader=loader, submodule_search_locations=inside
                )
        return None

    def loader(self, fullname: str, path: str) -> Rewriter:
        inner = fullname.removeprefix(self.home).lstrip(".")
        loader = Rewriter(fullname, path)
        loader.moved = ("", "") if self.home == self.printed else (self.printed, self.home)
        loader.changes = {
            place.rpartition(".")[2]: value
            for place, value in self.variant.tables.items()
            if place.rpartition(".")[0] == inner
        }
        module, code = INJECTED.get(self.variant.game, ("", ""))
        loader.added, loader.behind = [], "declare" if self.variant.game == "ancient" else "ALL_THINGS"
        if inner == module and self.order["changed"]:
            facts = "".join(f"{name} = {value!r}\n" for name, value in self.order["names"].items())
            loader.added = ast.parse(f"CHANGED = {self.order['changed']!r}\n{facts}{code}").body
        return loader


def order_of(variant: Variant) -> dict[str, Any]:
    """What the injected code needs to know, in numbers: made where the printed game is at hand."""
    changed: dict[Any, dict[str, int | bool]] = {}
    names: dict[str, Any] = {}
    if variant.facts and variant.game == "ancient":
        from ostraka.games.ancient.catalogue import CARDS
        from ostraka.games.ancient.terms import PERMANENT

        places = list(facts_of(variant.game))
        for card, figures in variant.facts.items():
            one = CARDS[places.index(card)]
            changed[one.kind, one.number] = figures
        names = {"PLAIN": PERMANENT}
    elif variant.facts:
        from ostraka.games.thebes.terms import BOOK, EXHIBITED, GENERAL_BOOK

        places = list(facts_of(variant.game))
        changed = {places.index(card): figures for card, figures in variant.facts.items()}
        names = {"BOOKISH": (BOOK, GENERAL_BOOK), "NOWHERE": EXHIBITED}
    return {"changed": changed, "names": names}


def install(variant: Variant, order: dict[str, Any]) -> None:
    """From now on this process knows the game with these house rules."""
    if variant.plain:
        return
    home = f"ostraka.games.{variant.game}"
    loaded = [name for name in sys.modules if f"{name}.".startswith(f"{home}.")]
    if loaded:
        raise OstrakaError(f"{home} is loaded already: house rules take a process of their own")
    sys.meta_path.insert(0, Finder(variant, order))


def beside(variant: Variant, package: str) -> Game[Any, Any]:
    """The game with these house rules, beside the printed one: all its modules once more, in a package of that name."""
    if package not in sys.modules:
        sys.meta_path.insert(0, Finder(variant, order_of(variant), package))
    game = importlib.import_module(package).GAME
    assert isinstance(game, Game)
    return game
