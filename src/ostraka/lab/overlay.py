"""A game with house rules: its modules are read from their sources with other figures in them, when it is first loaded.

That holds for a whole process, so it is done in one that plays nothing else. Rules that were changed run interpreted,
on whichever build of the kernel there is.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.lab.variant import Variant, assigned, facts_of

__all__ = ["install", "order_of", "trial"]

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

    def changed(self, data: bytes, path: str) -> CodeType:
        """The source with other values in it, as code."""
        tree = ast.parse(data, path)
        for name, _ in list(assigned(tree)):
            if name in self.changes:
                value_of(tree, name, ast.parse(repr(self.changes[name]), mode="eval").body)
        if self.added:
            place = 1 + next(i for i, node in enumerate(tree.body) if self.behind in names_of(node))
            tree.body[place:place] = self.added
        return compile(ast.fix_missing_locations(tree), path, "exec")

    def get_code(self, fullname: str) -> CodeType:
        """Never from a cache: what lies there is the printed game, and must stay so."""
        path = self.get_filename(fullname)
        return self.changed(self.get_data(path), path)


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

    def __init__(self, variant: Variant, order: dict[str, Any]) -> None:
        self.home = f"ostraka.games.{variant.game}"
        self.variant = variant
        self.order = order

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if path is None or not f"{fullname}.".startswith(f"{self.home}."):
            return None
        name = fullname.rpartition(".")[2]
        for folder in path:
            for source in (Path(folder) / name / "__init__.py", Path(folder) / f"{name}.py"):
                if source.exists():
                    loader = self.loader(fullname, str(source))
                    inside = [str(source.parent)] if source.name == "__init__.py" else None
                    return importlib.util.spec_from_file_location(
                        fullname, source, loader=loader, submodule_search_locations=inside
                    )
        return None

    def loader(self, fullname: str, path: str) -> Rewriter:
        inner = fullname.removeprefix(self.home).lstrip(".")
        loader = Rewriter(fullname, path)
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


# A trial


def trial(variant: Variant) -> None:
    """Play a few random games in another process, with every invariant checked; what is wrong is told."""
    import subprocess

    asked = repr((variant.record(), order_of(variant)))
    done = subprocess.run(
        [sys.executable, "-m", "ostraka.lab.overlay"], input=asked, capture_output=True, text=True, check=False
    )
    if done.returncode != 0 or not done.stdout.startswith("{"):
        raise OstrakaError(f"with these rules nothing can be played: {done.stderr.strip().splitlines()[-1:]}")
    said = json.loads(done.stdout)
    if said["fault"]:
        raise OstrakaError(f"with these rules the game breaks: {said['fault']}")


def main() -> None:
    """Read a variant and try it."""
    record, order = ast.literal_eval(sys.stdin.read())
    variant = Variant(**record)
    fault = ""
    try:
        install(variant, order)
        from ostraka.lab.simulate import simulate
        from ostraka.match.shelf import load_game

        game = load_game(variant.game)
        for seats in game.allowed(variant.settings):
            simulate(game, seats, 2, 1, variant.settings, check=True)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    print(json.dumps({"fault": fault}))


if __name__ == "__main__":
    main()
