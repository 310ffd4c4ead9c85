"""Only reconstructed figures were tuned, and the facts still say what they were: every `first` holds the old values."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from tests.games.mammothodus.test_facts import BOARD, PARTS

DOCUMENTS: dict[str, Any] = {"board": BOARD, "components": PARTS}
FIRST = {
    "board": "2bacf67a0be9915db30d66170cc72c0b3e6c69ba3989f4ccabab1154a153d5d9",
    "components": "96d424567bfd8ae5ce73ab66831cee763ddfad1ebbb20c6ae6c9d8a36f53933c",
}
"""SHA-256 of the facts as they were before anything was tuned."""


class Tuned(NamedTuple):
    """A figure that was changed: its record, its name there, and what is known about where it comes from."""

    record: Mapping[str, Any]
    name: str
    provenance: Mapping[str, Any]


def restore(node: Any) -> Any:
    """A document as it was: what was tuned gives way to what was there first."""
    if isinstance(node, list):
        return [restore(part) for part in node]
    if not isinstance(node, dict):
        return node
    return {key: restore(part) for key, part in node.items() if key != "first"} | node.get("first", {})


def tuned(node: Any, fields: Mapping[str, Any]) -> Iterator[Tuned]:
    """Every tuned figure below a node, with the provenance of the section it stands in."""
    if isinstance(node, list):
        for part in node:
            yield from tuned(part, fields)
    if isinstance(node, dict):
        fields = node.get("provenance", {}).get("fields", fields)
        for name in node.get("first", {}):
            yield Tuned(node, name, fields[name])
        for key, part in node.items():
            if key != "provenance":
                yield from tuned(part, fields)


def provenances(node: Any) -> Iterator[Mapping[str, Any]]:
    """What is said about the provenance of every field."""
    if isinstance(node, dict):
        yield from node.get("provenance", {}).get("fields", {}).values()
        for part in node.values():
            yield from provenances(part)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_nothing_else_was_changed(name: str) -> None:
    text = json.dumps(restore(DOCUMENTS[name]), ensure_ascii=False, sort_keys=True)
    assert hashlib.sha256(text.encode()).hexdigest() == FIRST[name]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_only_what_is_reconstructed_was_tuned(name: str) -> None:
    for figure in tuned(DOCUMENTS[name], {}):
        assert "tuned" in figure.provenance["source"]
        assert "reconstructed" in figure.provenance["first"]["source"]
        assert figure.record.get("source") != "rulebook"
        assert figure.record[figure.name] != figure.record["first"][figure.name]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_is_said_to_be_tuned_is_tuned(name: str) -> None:
    said = [entry for entry in provenances(DOCUMENTS[name]) if "tuned" in entry["source"]]
    done = [figure.provenance for figure in tuned(DOCUMENTS[name], {})]
    assert [entry for entry in said if entry not in done] == []
    assert all(entry["first"]["reason"] != entry["reason"] for entry in said)
