"""The chance of a match: a keyed hash of its secret seed. Committed to at the start, verifiable at the end.

Outcome i is BLAKE2b(i, attempt) under a key made of the seed, reduced to range(n) by rejection, so that every number
is equally likely. Nobody who lacks the seed can predict an outcome, and whoever has it can check each one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from ostraka.core.digest import canonical
from ostraka.core.errors import OstrakaError

__all__ = ["Chance", "commitment", "read_seed"]

_ROOM: Final = 1 << 64
_PURPOSE: Final = b"ostraka-chance"
_LONGEST_SEED: Final = 200


def read_seed(seed: str | bytes | int | None) -> str:
    """The seed as text: 256 fresh random bits for None, hexadecimal for bytes, the digits of a number."""
    if seed is None:
        return secrets.token_hex(32)
    text = seed.hex() if isinstance(seed, bytes) else str(seed) if type(seed) is int and abs(seed) < _ROOM else seed
    if not isinstance(text, str) or not 1 <= len(text) <= _LONGEST_SEED:
        raise OstrakaError(f"a seed is a text of 1 to {_LONGEST_SEED} characters, bytes, a number of 64 bits, or None")
    if not text.isprintable() or text != text.strip():
        raise OstrakaError("a seed is printable and has no blanks around it")
    return text


def commitment(
    game: str,
    rules: str,
    setup: Mapping[str, str | bool | int],
    seats: int,
    seed: str,
    start: Mapping[str, object] | None = None,
) -> str:
    """What is published before the first card is drawn: it fixes the seed and the start without telling them."""
    record: dict[str, object] = {"game": game, "rules": rules, "setup": dict(setup), "seats": seats, "seed": seed}
    if start is not None:
        record["start"] = dict(start)
    return blake2b(canonical(record), digest_size=32, person=b"ostraka-commit").hexdigest()


class Chance:
    """All outcomes of one seed. It has no memory: who asks says which outcome is meant."""

    def __init__(self, seed: str) -> None:
        self._key = blake2b(seed.encode(), digest_size=32, person=b"ostraka-seed").digest()

    def outcome(self, i: int, n: int) -> int:
        """Outcome number i, uniform over range(n)."""
        limit = _ROOM - _ROOM % n
        attempt = 0
        while True:
            message = i.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            drawn = int.from_bytes(blake2b(message, digest_size=8, key=self._key, person=_PURPOSE).digest(), "big")
            if drawn < limit:
                return drawn % n
            attempt += 1
