"""Which questions, events, notes and endings a game's rules can bring up, read from their source."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

__all__ = ["endings", "kinds", "notes", "prompts"]


def package(id: str) -> Path:
    """The folder of a game's rules."""
    return Path(str(import_module(f"ostraka.games.{id}").__file__)).parent


@cache
def functions(id: str) -> list[ast.FunctionDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(package(id).rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def strings(value: ast.expr, inside: ast.FunctionDef) -> set[str]:
    """The texts an expression may stand for: itself, either side of a choice, or what a local name was given."""
    if isinstance(value, ast.Constant):
        return {value.value} if isinstance(value.value, str) else set()
    if isinstance(value, ast.IfExp):
        return strings(value.body, inside) | strings(value.orelse, inside)
    found: set[str] = set()
    if isinstance(value, ast.Name):
        for node in ast.walk(inside):
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == value.id for t in node.targets):
                found |= strings(node.value, inside)
    return found


@cache
def given(id: str, name: str, position: int, parameter: str) -> set[str]:
    """The texts given to `name` at a position, and to functions that pass their own parameter on to it."""
    places = {name: {position}}
    for function in functions(id):
        names = [argument.arg for argument in function.args.args]
        passes = [
            node
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and called(node) == name and len(node.args) > position
        ]
        if parameter in names and any(getattr(call.args[position], "id", "") == parameter for call in passes):
            at = names.index(parameter)
            places[function.name] = {at - 1 if names[0] == "self" else at}
    found: set[str] = set()
    for function in functions(id):
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                for at in places.get(called(node), ()):
                    if len(node.args) > at:
                        found |= strings(node.args[at], function)
    return found


def prompts(id: str) -> list[str]:
    """Every question the rules ask."""
    return sorted(given(id, "Ask", 1, "prompt"))


def kinds(id: str) -> list[str]:
    """Every event the rules tell."""
    return sorted(given(id, "tell", 0, "kind"))


def endings(id: str) -> list[str]:
    """Every name of an end."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(package(id).rglob("*.py"))]
    return sorted({name for text in sources for name in re.findall(r'(?:\.lose\(|\.ended = )"([a-z-]+)"', text)})


def notes(id: str) -> list[str]:
    """Every reason and preview."""
    text = (package(id) / "explain.py").read_text(encoding="utf-8")
    return sorted(set(re.findall(r'"((?:reason|preview)-[a-z0-9-]+)"', text)))
