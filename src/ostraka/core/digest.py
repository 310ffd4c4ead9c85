"""A fingerprint of a state, the same on every machine, Python and build."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

__all__ = ["canonical", "digest"]


def canonical(record: Mapping[str, object]) -> bytes:
    """The one way to write a record as bytes."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(record: Mapping[str, object]) -> str:
    """Sixteen hexadecimal digits that change when anything in the record does."""
    return hashlib.sha256(canonical(record)).hexdigest()[:16]
