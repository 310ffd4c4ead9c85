"""The one action space of a game: declared blocks of small whole numbers, each with a label."""

from __future__ import annotations

from typing import TypeAlias

from ostraka.core.errors import OstrakaError

__all__ = ["ActionSpace", "Block", "Label", "Target"]

Target: TypeAlias = tuple[str, int]
"""A thing that can be pointed at: what it is, and which: `("card", 12)`."""


class Label:
    """What an option means: a verb, the things it points at, and the message that says it in words."""

    def __init__(self, verb: str, targets: tuple[Target, ...], message: str) -> None:
        self.verb = verb
        self.targets = targets
        self.message = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and (self.verb, self.targets) == (other.verb, other.targets)

    def __hash__(self) -> int:
        return hash((self.verb, self.targets))

    def __repr__(self) -> str:
        return f"Label({self.verb!r}, {self.targets})"


class Block:
    """A run of codes with one meaning: `card 0..188`, `slot 1..6`. `first` is the number of the first thing in it."""

    def __init__(self, name: str, size: int, first: int = 0, names: tuple[str, ...] = ()) -> None:
        self.name = name
        self.size = size
        self.first = first
        self.names = names
        self.start = 0

    def code(self, thing: int) -> int:
        """The option that names `thing`."""
        return self.start + thing - self.first

    def thing(self, code: int) -> int:
        """The thing an option names."""
        return code - self.start + self.first

    def holds(self, code: int) -> bool:
        return self.start <= code < self.start + self.size

    def __repr__(self) -> str:
        return f"Block({self.name!r}, {self.size}, {self.first})"


class ActionSpace:
    """All options of a game. 0 is PASS and 1 is YES everywhere; the game's own blocks follow."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks: tuple[Block, ...] = (Block("answer", 2, 0, ("pass", "yes")), *blocks)
        size = 0
        for block in self.blocks:
            block.start = size
            size += block.size
        self.size = size

    def __len__(self) -> int:
        return self.size

    def block(self, code: int) -> Block:
        """The block a code belongs to."""
        for block in self.blocks:
            if block.holds(code):
                return block
        raise OstrakaError(f"option {code} is outside this game's options 0..{self.size - 1}")

    def describe(self, code: int) -> Label:
        """What an option means, independent of the moment it is offered."""
        block = self.block(code)
        if block.names:
            verb = block.names[code - block.start]
            return Label(verb, (), "option-" + verb)
        return Label(block.name, ((block.name, block.thing(code)),), "option-" + block.name)

    def notation(self, code: int) -> str:
        """The option in one short word, as replays write it: `create`, `card 12`, `slot 4`."""
        block = self.block(code)
        if block.names:
            return block.names[code - block.start]
        return f"{block.name} {block.thing(code)}"

    def word(self, code: int) -> str:
        """The option as one word: `create`, `c12`, `@4`, `x3`; seats count from `p1`, as people do."""
        block = self.block(code)
        if block.names:
            return block.names[code - block.start]
        thing = block.thing(code)
        if block.name == "seat":
            return f"p{thing + 1}"
        sign = {"card": "c", "slot": "@", "amount": "x"}.get(block.name, block.name)
        return f"{sign}{thing}"
