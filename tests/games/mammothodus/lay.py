"""Laying out a table for a test: the words for its pieces, and where they go.

A test of a rule puts the trails where it wants them: where they are printed is reconstructed, and may be tuned without
touching a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ostraka.games.mammothodus.board import HUMAN_COLOUR, KIND, SHARD_TYPE, TRAIL_PLACE
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import (
    COLOUR_NAMES,
    DISCOVERY_NAMES,
    PORTAL,
    SHARD_KINDS,
    SPIRITS,
    TALENT_NAMES,
    TERRITORIES,
)
from ostraka.games.mammothodus.terms import (
    CLAN_CARDS,
    DISCOVERY,
    FRAGMENT,
    HUMAN,
    KIND_NAMES,
    SHARD,
    SPIRIT,
    TALENTS,
    TRAIL,
)

PLACES = [row[0] for row in TERRITORIES]
SHARD_NAMES = [name for name, _ in SHARD_KINDS]
SPIRIT_NAMES = [row[0] for row in SPIRITS]
TALENT_IDS = [name.replace("_", "-") for name, _ in TALENT_NAMES]
DISCOVERY_IDS = [name for name, _ in DISCOVERY_NAMES]
FRAGMENTS = [row[0] for row in PORTAL]
PRINTED = [row[0] for row in TERRITORIES if row[4] < 0]
"""Where the board has its starting trails."""
FOUR = ["N3", "E3", "S3", "W3"]
"""Where the scenes have them, whatever is printed: one on each colour, green, blue, red and yellow."""


def kind(card: int) -> str:
    """The word for a card."""
    return KIND_NAMES[KIND[card]].replace("_", "-")


def human(card: int) -> str:
    colour = HUMAN_COLOUR[card - HUMAN]
    return f"{COLOUR_NAMES[colour]}-card" if colour >= 0 else "new-trail"


def at(word: str) -> int:
    """The territory of this name."""
    return PLACES.index(word)


def take(bag: list[int], words: Iterable[str]) -> list[int]:
    """Take cards out of a bag by their words."""
    found: list[int] = []
    for word in words:
        card = next(card for card in bag if kind(card) == word)
        bag.remove(card)
        found.append(card)
    return sorted(found)


def deal(s: Table, seat: int, given: Mapping[str, Any]) -> None:
    """Hand, pile and discard pile of a clan; what is not named lies in the pile, or if that is named in the discard."""
    own = list(range(seat * CLAN_CARDS, (seat + 1) * CLAN_CARDS))

    def cards(words: Iterable[str]) -> list[int]:
        found: list[int] = []
        for word in words:
            bag = s.decay if word == "degradation" else own if word in COLOUR_NAMES else s.lore
            found += take(bag, [word])
        return sorted(found)

    s.hand[seat] = cards(given.get("hand", ()))
    s.pile[seat] = cards(given.get("pile", ()))
    s.discard[seat] = cards(given.get("discard", ()))
    rest = s.discard if "pile" in given else s.pile
    rest[seat] = sorted(rest[seat] + own)


def lay_shards(s: Table, up: Mapping[str, Sequence[str]], hidden: Sequence[str]) -> None:
    """Face-up shards here; of the face-down ones those stay that are named, and of the others as many as are left."""
    s.shards = list(range(SHARD, SHARD + 20))
    s.face_down = [0, *[1] * 20]
    for place, names in up.items():
        for name in names:
            shard = next(x for x in s.shards if SHARD_NAMES[SHARD_TYPE[x - SHARD]] == name)
            s.shards.remove(shard)
            s.up[at(place) * 5 + SHARD_NAMES.index(name)] += 1
    empty = [place for place in up if place not in hidden]
    order = [at(place) for place in empty] + [t for t in range(20, 0, -1) if PLACES[t] not in [*up, *hidden]]
    for t in order:
        if sum(s.face_down) > len(s.shards):
            s.face_down[t] = 0


def lay_trails(s: Table, printed: Sequence[str], laid: Sequence[str]) -> None:
    """Starting trails and others; of the tokens, those for a territory without a trail are the first to stay."""
    for place in (*printed, *laid):
        s.trail[at(place)] = 1
    tokens = sorted(range(TRAIL, TRAIL + 8), key=lambda token: s.trail[TRAIL_PLACE[token - TRAIL]])
    s.trails = sorted(tokens[: 8 - len(laid)])


def lay_board(s: Table, board: Mapping[str, Any]) -> None:
    """Tribes, spirits, places of power, trails, discoveries, talents and the human deck."""
    for place, number in board.get("tribes", {}).items():
        s.tribes[at(place)] = number
    for name, place in board.get("spirits", {}).items():
        s.spirit_at[SPIRIT_NAMES.index(name)] = at(place)
    s.spirits = [SPIRIT + i for i in range(3) if s.spirit_at[i] < 0]
    for place, row in board.get("places", {}).items():
        s.place[at(place)] = row - 1
    lay_trails(s, board.get("printed", FOUR), board.get("trails", ()))
    found = [DISCOVERY_IDS.index(name) for name in board.get("found", ())]
    s.found = sum(1 << i for i in found)
    s.unknown = [DISCOVERY + i for i in range(5) if i not in found]
    s.portal = [FRAGMENT + FRAGMENTS.index(name) for name in board.get("portal", FRAGMENTS[:4])]
    s.closed = [fragment for fragment in range(FRAGMENT, FRAGMENT + 7) if fragment not in s.portal]
    humans = list(range(HUMAN, HUMAN + 14))
    wanted = board.get("humans", [human(card) for card in humans])
    for word in wanted:
        s.humans.append(next(card for card in humans if human(card) == word))
        humans.remove(s.humans[-1])
    s.humans.sort()
    s.human_discard = humans


def give_talents(s: Table, talents: Sequence[str], tokens: Mapping[str, Mapping[str, int]]) -> None:
    """The clans' talents, and tokens that lie on the board already."""
    for seat, name in enumerate(talents):
        s.talent[seat] = TALENT_IDS.index(name)
    for place, row in tokens.items():
        for name, number in row.items():
            s.tokens[at(place) * TALENTS + TALENT_IDS.index(name)] = number
            s.tokens_left[talents.index(name)] -= number
