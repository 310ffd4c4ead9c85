"""Environments for programs that learn, ours against those of others: steps per second, as ratios from one run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ostraka.lab.bench import OPENSPIEL, BenchError, Contestant, compiled_home, install, peers_folder, run_rounds

__all__ = ["PEERS", "measure", "page"]

Figures: TypeAlias = dict[str, dict[str, float]]
"""Steps per second by kind of environment and name."""


class Peer(NamedTuple):
    """Somebody else's environments: what must be installed, and which of them are measured."""

    requirement: str
    title: str
    names: tuple[str, ...]


OURS: Final = {
    "seats": ("thebes_v0", "ancient_knowledge_v0", "mammothodus_v0"),
    "tables": ("thebes", "ancient", "mammothodus"),
}
"""Through PettingZoo's interface, and many tables at once; the games in the same order."""
TITLES: Final = {"seats": "PettingZoo's interface", "tables": "256 tables at once"}
PEERS: Final = {
    "pettingzoo": Peer(
        "pettingzoo[classic]==1.27.0", "PettingZoo", ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5")
    ),
    "rlcard": Peer("rlcard==1.2.0", "RLCard", ("leduc-holdem", "uno", "gin-rummy")),
    "openspiel": Peer(OPENSPIEL, "OpenSpiel from Python", ("leduc_poker", "gin_rummy")),
    "catanatron": Peer("catanatron_gym==4.0.0", "catanatron's gym", ("catanatron_gym:catanatron-v1",)),
}


def measure(seconds: float, rounds: int, say: Callable[[str], None]) -> Figures:
    """The medians of all environments, from interleaved rounds."""
    home, exists = compiled_home()
    if not exists:
        raise BenchError("no compiled build here: `make compiled` makes one, or set OSTRAKA_COMPILED_PATH")
    entrants: list[Contestant] = []
    try:
        for kind, names in OURS.items():
            entrants.append(contestant(kind, names, seconds, home))
        for kind, peer in PEERS.items():
            folder = peers_folder() / kind
            install(peer.requirement, folder, say)
            entrants.append(contestant(kind, peer.names, seconds, folder))
        run_rounds(entrants, rounds, say)
        return {c.name: {name: c.median(name)["steps_per_s"] for name in c.constants} for c in entrants}
    finally:
        for entrant in entrants:
            entrant.close()


def contestant(kind: str, names: tuple[str, ...], seconds: float, home: Path | None) -> Contestant:
    return Contestant(kind, "peer_rl.py", [kind, str(seconds), *names], home)


def page(figures: Mapping[str, Mapping[str, float]]) -> list[str]:
    """A page of ratios, as Markdown."""
    ours = {kind: [figures[kind][name] for name in names] for kind, names in OURS.items()}
    lines = ["| ours | Thebes | Ancient Knowledge | Mammothodus |", "| --- | ---: | ---: | ---: |"]
    lines += [f"| steps/s, {TITLES[kind]} | {' | '.join(f'{x:,.0f}' for x in row)} |" for kind, row in ours.items()]
    lines += [
        "",
        "| theirs | steps/s | ours ÷ theirs, PettingZoo's interface | ours ÷ theirs, 256 tables at once |",
        "| --- | ---: | ---: | ---: |",
    ]
    for kind, peer in PEERS.items():
        for name in peer.names:
            speed = figures[kind][name]
            cells = [f"{min(row) / speed:.1f}–{max(row) / speed:.1f}×" for row in ours.values()]
            lines.append(f"| {peer.title}, {name.rpartition(':')[2]} | {speed:,.0f} | {' | '.join(cells)} |")
    return lines
