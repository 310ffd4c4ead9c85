"""A fingerprint of a state, the same on every machine, Python and build."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from ostraka.core.errors import OstrakaError

__all__ = ["canonical", "digest", "parsed"]


def canonical(record: Mapping[str, object]) -> bytes:
    """The one way to write a record as bytes."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def parsed(text: bytes) -> dict[str, object]:
    """The record that was written."""
    try:
        record = json.loads(text)
    except ValueError as error:
        raise OstrakaError(f"these bytes are no record: {error}") from error
    if not isinstance(record, dict):
        raise OstrakaError(f"these bytes are no record, but {record!r}")
    return record


def digest(record: Mapping[str, object]) -> str:
    """Sixteen hexadecimal digits that change when anything in the record does."""
    return hashlib.sha256(canonical(record)).hexdigest()[:16]
