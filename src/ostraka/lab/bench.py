"""How fast, as ratios from one run: each contestant in a process of its own, in interleaved rounds, by CPU time."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Final, TypeAlias

from ostraka.core.errors import OstrakaError

__all__ = [
    "CATANATRON",
    "OPENSPIEL",
    "BenchError",
    "Contestant",
    "compiled_home",
    "contestants",
    "install",
    "peers_folder",
    "report",
    "run_rounds",
]

CATANATRON: Final = "catanatron==3.2.1"
OPENSPIEL: Final = "open_spiel==2.0.2"
PEERS: Final = {"catanatron": "catan", "openspiel": "gin_rummy"}
"""The peers, and the game of its own that each of them plays."""
HERE: Final = Path(__file__).resolve().parent

Figures: TypeAlias = dict[str, float]


class BenchError(OstrakaError):
    """Something could not be measured."""


class Contestant:
    """One build (or one peer) in a process of its own, waiting for the next round."""

    def __init__(self, name: str, script: str, args: Sequence[str], *paths: Path | None) -> None:
        self.name = name
        self.rounds: dict[str, list[Figures]] = {}
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if any(paths):
            env["PYTHONPATH"] = os.pathsep.join(str(path) for path in paths if path is not None)
        self.process = subprocess.Popen(
            # -P: the folder of the script is no place to import from.
            [sys.executable, "-P", str(HERE / script), *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
        )
        self.constants = self.answer()

    def answer(self) -> dict[str, dict[str, object]]:
        """The next line of the process."""
        assert self.process.stdout is not None and self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            reason = self.process.stderr.read().strip().splitlines()
            self.close()
            raise BenchError(f"{self.name} could not be measured: {reason[-1] if reason else 'it said nothing'}")
        record: dict[str, dict[str, object]] = json.loads(line)
        return record

    def round(self) -> None:
        """Measure once."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        for game, figures in self.answer().items():
            self.rounds.setdefault(game, []).append({k: float(str(v)) for k, v in figures.items()})

    def median(self, game: str) -> Figures:
        """The median of every figure over the rounds."""
        rounds = self.rounds[game]
        return {key: statistics.median(figures[key] for figures in rounds) for key in rounds[0]}

    def close(self) -> None:
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        self.process.kill()
        self.process.wait()


def compiled_home() -> tuple[Path | None, bool]:
    """Where the compiled build lies (None: where Ostraka is installed), and whether there is one at all."""
    from importlib.machinery import EXTENSION_SUFFIXES

    import ostraka.core.game

    named = os.environ.get("OSTRAKA_COMPILED_PATH", "")
    if named:
        if not (Path(named) / "ostraka").is_dir():
            raise BenchError(f"OSTRAKA_COMPILED_PATH is {named}, where there is no ostraka; `make compiled` builds it")
        return Path(named).resolve(), True
    if str(ostraka.core.game.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return None, True
    built = Path("build", "compiled")
    if (built / "ostraka").is_dir():
        return built.resolve(), True
    return None, False


def peers_home(requirement: str, say: Callable[[str], None]) -> Path:
    """The folder with the peers; one that is not installed anywhere is installed there."""
    folder = peers_folder()
    name, _, version = requirement.partition("==")
    if not is_installed(name, version):
        install(requirement, folder, say)
    return folder


def peers_folder() -> Path:
    """Where peers are installed."""
    return Path(os.environ.get("OSTRAKA_PEERS_PATH") or Path("build", "peers")).resolve()


def install(requirement: str, folder: Path, say: Callable[[str], None]) -> None:
    """Install a peer into a folder, unless it is there already."""
    name, _, version = requirement.partition("==")
    if (folder / f"{name.partition('[')[0]}-{version}.dist-info").is_dir():
        return
    say(f"installing {requirement} into {folder} (for this benchmark only)")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--target"]
    done = subprocess.run([*pip, str(folder), requirement], capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines()
        raise BenchError(f"{requirement} could not be installed: {reason[-1] if reason else 'pip said nothing'}")


def is_installed(name: str, version: str) -> bool:
    """Whether this very version is at hand already."""
    try:
        return metadata.version(name) == version
    except metadata.PackageNotFoundError:
        return False


def contestants(games: Sequence[str], seconds: float, peers: bool, say: Callable[[str], None]) -> list[Contestant]:
    """Everybody who is to be measured, started and ready."""
    args = [str(seconds), *games]
    found: list[Contestant] = []
    try:
        home, exists = compiled_home()
        if exists:
            found.append(Contestant("compiled", "measure.py", ["compiled", *args], home))
        else:
            say("no compiled build here: `make compiled` makes one, or set OSTRAKA_COMPILED_PATH")
        found.append(Contestant("interpreted", "measure.py", ["interpreted", *args], None))
        if peers:
            folder = peers_home(CATANATRON, say)
            found.append(Contestant("catanatron", "peer_catanatron.py", [str(seconds)], folder))
            folder = peers_home(OPENSPIEL, say)
            found.append(Contestant("openspiel", "peer_openspiel.py", args, home, folder))
    except BaseException:
        for contestant in found:
            contestant.close()
        raise
    return found


def run_rounds(entrants: Sequence[Contestant], rounds: int, say: Callable[[str], None]) -> None:
    """A B C A B C …: whatever else the machine does, it does to all of them."""
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for contestant in entrants:
            contestant.round()


def report(entrants: Sequence[Contestant], games: Sequence[str]) -> dict[str, object]:
    """Medians and ratios, as plain JSON values."""
    builds = [c for c in entrants if c.name not in PEERS]
    peers = {c.name: {**c.constants[PEERS[c.name]], **c.median(PEERS[c.name])} for c in entrants if c.name in PEERS}
    result: dict[str, object] = {}
    for game in games:
        medians = {c.name: c.median(game) for c in builds}
        digests = {c.constants[game]["digest"] for c in builds}
        # OpenSpiel's search on this very game.
        driven = {f"{c.name} on it": c.median(game) for c in entrants if c.name in PEERS and game in c.rounds}
        result[game] = {
            "seats": builds[0].constants[game]["seats"],
            "real_decision_share": builds[0].constants[game]["real_share"],
            "equal_digests": len(digests) == 1 if len(builds) > 1 else None,
            "builds": medians,
            "driven": driven,
            "ratios": ratios(medians, {**peers, **driven}),
        }
    return {"games": result, "peers": peers}


def ratios(medians: Mapping[str, Figures], peers: Mapping[str, Mapping[str, object]]) -> dict[str, Figures]:
    """How many times as fast: compiled to interpreted, and each build to each peer."""
    pairs: list[tuple[str, str, Figures, Figures]] = []
    if len(medians) == 2:
        pairs.append(("compiled", "interpreted", medians["compiled"], medians["interpreted"]))
    for peer, figures in peers.items():
        numbers = {key: float(str(value)) for key, value in figures.items()}
        pairs += [(build, peer, mine, numbers) for build, mine in medians.items()]
    found: dict[str, Figures] = {}
    for a, b, mine, other in pairs:
        shared = {key: mine[key] / other[key] for key in mine if key.endswith("per_s") and key in other}
        # Games per second say nothing across different games.
        if b not in medians:
            shared.pop("games_per_s", None)
        found[f"{a}/{b}"] = shared
    return found
