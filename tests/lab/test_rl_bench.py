"""`ostraka bench --rl`: what is measured, and what the page says."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from ostraka.lab import peer_rl
from ostraka.lab.bench import BenchError, install
from ostraka.lab.rl_bench import OURS, PEERS, page
from tests.cli.command import ostraka


@pytest.mark.parametrize(("kind", "name"), [("seats", "thebes_v0"), ("tables", "thebes"), ("openspiel", "leduc_poker")])
def test_environments_are_driven(
    kind: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    peer_rl.main([kind, "0.01", name])
    constants, figures = map(json.loads, capsys.readouterr().out.splitlines())
    assert constants == {name: {}}
    assert figures[name]["steps_per_s"] > 100


def test_every_peer_can_be_driven() -> None:
    assert set(peer_rl.KINDS) == {*OURS, *PEERS}


def test_the_page_has_ratios() -> None:
    figures = {kind: dict.fromkeys(names, 60_000.0) for kind, names in OURS.items()}
    figures["tables"]["ancient"] = 300_000.0
    figures |= {kind: dict.fromkeys(peer.names, 6_000.0) for kind, peer in PEERS.items()}
    lines = page(figures)
    assert "| steps/s, PettingZoo's interface | 60,000 | 60,000 | 60,000 |" in lines
    assert "| PettingZoo, hanabi_v5 | 6,000 | 10.0–10.0× | 10.0–50.0× |" in lines
    assert "| catanatron's gym, catanatron-v1 | 6,000 | 10.0–10.0× | 10.0–50.0× |" in lines


def test_without_a_compiled_build_nothing_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OSTRAKA_COMPILED_PATH", str(tmp_path))
    assert "no ostraka" in ostraka("bench", "--rl").complaint(1)


def test_a_peer_is_installed_once(tmp_path: Path) -> None:
    said: list[str] = []
    (tmp_path / "rlcard-1.2.0.dist-info").mkdir()
    install("rlcard[torch]==1.2.0", tmp_path, said.append)
    assert said == []
    with pytest.raises(BenchError, match="could not be installed"):
        install("no such thing==1", tmp_path, said.append)
