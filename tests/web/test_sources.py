"""What can be said of the client without a browser."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from ostraka import load_game
from ostraka.games import GAME_IDS
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import client_text
from tools import web_build, web_fixtures, web_types

WEB = web_build.WEB
BUDGET = 150_000
"""Bytes of compressed script that the first page may load."""


def sources() -> dict[str, str]:
    found = [path for path in (WEB / "src").rglob("*") if path.suffix in {".svelte", ".ts"}]
    return {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_the_facts_are_those_of_the_games() -> None:
    assert web_fixtures.outdated() == []


def test_the_types_are_those_of_the_server_and_of_the_views() -> None:
    assert web_types.outdated() == []


def test_every_part_of_a_view_has_its_type() -> None:
    types = web_types.VIEWS.read_text(encoding="utf-8")
    parts = dict(re.findall(r"export type (\w+) = (?:AnyView & )?\{\n(.*?)\n\}", types, flags=re.DOTALL))
    common = set(re.findall(r"^  (\w+):", parts["AnyView"], flags=re.MULTILINE))
    for id in GAME_IDS:
        game = load_game(id)
        told = game.view(game.new(), 0).record()
        typed = dict(re.findall(r"^  (\w+): (.+)", parts[f"{id.title()}View"], flags=re.MULTILINE))
        assert common | set(typed) == set(told)
        for name, kind in typed.items():
            value = told[name]
            assert isinstance(value, list) == kind.endswith("[]"), name
            assert isinstance(value, bool) == (kind == "boolean"), name


def test_the_lock_file_names_no_addresses() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert len(web_build.package_versions()) > 50


def test_every_word_of_the_interface_is_in_the_catalogue() -> None:
    bundle = Bundle("en", [client_text("en")])
    assert not bundle.junk
    assert not bundle.doubled
    said = {key for text in sources().values() for key in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", text)}
    assert len(said) > 100
    assert {key for key in said if not bundle.has(key)} == set()


def test_no_card_is_named_in_the_code() -> None:
    cards = json.loads(web_fixtures.path_of("ancient").read_text(encoding="utf-8"))["cards"]
    names = {card["name"] for card in cards if len(card["name"]) > 5}
    for path, text in sources().items():
        assert not [name for name in names if name in text], path


def test_views_are_what_the_games_declare() -> None:
    for path, text in sources().items():
        if path != "src/lib/views.d.ts":
            assert not re.search(r"(as unknown as|interface|export type) \w*View\b", text), path


def test_nothing_is_asked_that_comes_with_the_question() -> None:
    for path, text in sources().items():
        if not path.endswith(".d.ts"):
            assert not re.search(r"type: '(preview|reasons)'", text), path


def test_styles_are_never_inline() -> None:
    for path, text in sources().items():
        assert not re.search(r"\sstyle=", text), f"{path}: the content security policy forbids it"


def test_the_first_page_is_light() -> None:
    assert web_build.build() == 0
    page = (web_build.STATIC / "index.html").read_text(encoding="utf-8")
    loaded = re.findall(r'(?:src|href)="/page/(assets/[^"]+\.js)"', page)
    assert loaded
    seen: set[str] = set()
    while loaded:
        name = loaded.pop()
        if name in seen:
            continue
        seen.add(name)
        text = (web_build.STATIC / name).read_text(encoding="utf-8")
        # What is imported at once; pages that come later are asked for with import(...).
        loaded += [f"assets/{other}" for other in re.findall(r'(?:from|import)\s?"\./([^"]+\.js)"', text)]
    size = sum(len(gzip.compress((web_build.STATIC / name).read_bytes())) for name in seen)
    assert size <= BUDGET, f"{size} bytes in {len(seen)} files"
    # On a slow line every file costs a turn of its own, however small it is.
    assert len(seen) <= 3, seen


def test_every_text_has_its_compressed_copies() -> None:
    assert web_build.build() == 0
    texts = [path for path in web_build.STATIC.rglob("*") if path.suffix in {".js", ".css", ".svg", ".txt"}]
    large = [path for path in texts if path.stat().st_size >= 1024]
    assert len(large) > 50
    for path in large:
        assert gzip.decompress(Path(f"{path}.gz").read_bytes()) == path.read_bytes(), path
        # Made of the same text: brotli does at least as well.
        assert Path(f"{path}.br").stat().st_size <= Path(f"{path}.gz").stat().st_size, path
