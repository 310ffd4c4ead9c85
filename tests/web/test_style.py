"""The client's sources keep to the style of the house; every rule here also finds a planted offence."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

from tools import web_build

WIDTH = 120
LONGEST = 300
"""Lines of a component: what is larger is several."""
ROOT = web_build.ROOT
WEB = web_build.WEB
MADE = {"src/lib/schema.d.ts", "src/lib/views.d.ts"}
"""Files that a tool writes."""


def sources(*suffixes: str) -> dict[str, str]:
    """The texts of all hand-written files under `web/src` with one of these suffixes."""
    found = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in suffixes)
    named = {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in found}
    return {name: text for name, text in named.items() if name not in MADE}


def too_long(text: str) -> list[int]:
    """The lines that are wider than a page."""
    return [n for n, line in enumerate(text.splitlines(), 1) if len(line) > WIDTH]


def test_no_line_is_too_long() -> None:
    texts = sources(".ts", ".svelte", ".css")
    beside = [path for folder in (WEB, WEB / "public", ROOT / "tests" / "web") for path in sorted(folder.glob("*.*"))]
    texts |= {path.name: path.read_text(encoding="utf-8") for path in beside if path.suffix in {".ts", ".js", ".html"}}
    assert len(texts) > 100
    assert {"base.css", "vite.config.ts", "push.js", "faults.js"} <= {name.rpartition("/")[2] for name in texts}
    assert {name: found for name, text in texts.items() if (found := too_long(text))} == {}


def test_a_long_line_is_found() -> None:
    assert too_long(f"{'a' * WIDTH}\n{'a' * (WIDTH + 1)}\n") == [2]


def too_large(texts: dict[str, str]) -> dict[str, int]:
    """The components that have become too long, with the number of their lines."""
    lines = {name: len(text.splitlines()) for name, text in texts.items()}
    return {name: n for name, n in lines.items() if n > LONGEST}


def test_no_component_is_too_large() -> None:
    texts = sources(".svelte")
    assert len(texts) > 100
    assert too_large(texts) == {}


def test_a_large_component_is_found() -> None:
    assert too_large({"Small.svelte": "a\n" * LONGEST, "Large.svelte": "a\n" * (LONGEST + 1)}) == {"Large.svelte": 301}


PALETTES = re.compile(r"src/(styles/tokens|art/art|table/\w+/(tokens|game|art/\w+))\.css$")
"""Where colours are written: the house's and the games' tokens, and the inks of drawings."""
NAMED = """aqua azure beige black blue brown coral crimson cyan fuchsia gold gray green grey indigo ivory khaki lavender
lime magenta maroon navy olive orange orchid pink plum purple red salmon silver tan teal tomato violet wheat white
yellow"""
COLOUR = re.compile(
    r"#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b"
    r"|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\("
    rf"|(?<![-\w])(?:light|dark|medium|pale|deep|hot)?(?:{'|'.join(NAMED.split())})(?![-\w(])",
    re.IGNORECASE,
)
DECLARATION = re.compile(r"[-\w]+:\s*([^;{}]+);")
PAINTED = re.compile(r"""(?:fill|stroke|color|background)(?:=|:\s*)["'`]([^"'`]+)["'`]""")


def colours_in(text: str, *, sheet: bool = False) -> list[str]:
    """The colours that a source writes itself, in its styles or where it draws; a `sheet` is nothing but styles."""
    markup, _, style = ("", "", text) if sheet else text.partition("<style>")
    declared = DECLARATION.findall(re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    return [found[0] for value in [*declared, *PAINTED.findall(markup)] for found in COLOUR.finditer(value)]


def test_colours_are_tokens() -> None:
    texts = {name: text for name, text in sources(".ts", ".svelte", ".css").items() if not PALETTES.search(name)}
    found = {name: colours_in(text, sheet=name.endswith(".css")) for name, text in texts.items()}
    assert {name: colours for name, colours in found.items() if colours} == {}


@pytest.mark.parametrize("plant", ["#fff", "light-dark(#aabbcc, var(--ink))", "rgb(0 0 0)", "1px solid red", "darkred"])
def test_a_colour_is_found(plant: str) -> None:
    assert colours_in(f"<p>a</p>\n<style>\n  p {{\n    border: {plant};\n  }}\n</style>")
    assert colours_in(f"p {{\n  border: {plant};\n}}\n", sheet=True)
    assert colours_in(f'<svg><path fill="{plant}" /></svg>')


@pytest.mark.parametrize(
    "sound", ["var(--red-thing)", "transparent", "color-mix(in oklab, var(--ink) 4%, transparent)"]
)
def test_a_token_is_no_offence(sound: str) -> None:
    assert not colours_in(f"<a href='#/rules'>white</a>\n<style>\n  p {{\n    fill: {sound};\n  }}\n</style>")


def test_every_token_has_one_place() -> None:
    sheets = {name: text for name, text in sources(".css").items() if name.endswith("tokens.css")}
    assert len(sheets) > 3
    roots = ["".join(re.findall(r"(?m)^:root[^{]*\{[^}]*\}", text)) for text in sheets.values()]
    names = [name for text in roots for name in set(re.findall(r"(?m)^  (--[\w-]+):", text))]
    assert sorted(names) == sorted(set(names))


SIGN = re.compile("[\\u2190-\\u2211\\u2213-\\u2bff\\ufe0f\\U0001f000-\\U0001faff]")
"""Signs that the fonts of the house do not have; the minus is not among them."""


def strange_signs(text: str) -> list[str]:
    """Signs that a machine draws only if it happens to have a font with them."""
    return SIGN.findall(re.sub(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", "", text, flags=re.DOTALL))


def test_signs_are_drawn_by_us() -> None:
    texts = {name: text for name, text in sources(".ts", ".svelte", ".css").items() if not name.endswith(".test.ts")}
    assert {name: found for name, text in texts.items() if (found := strange_signs(text))} == {}
    # What is shared as a message is read elsewhere.
    spoken = [path for path in (ROOT / "src").rglob("*.ftl") if path.name in {"web.ftl", "game.ftl", "board.ftl"}]
    said = {path.parent.as_posix(): SIGN.findall(path.read_text(encoding="utf-8")) for path in spoken}
    assert len(spoken) > 40
    assert {folder: found for folder, found in said.items() if set(found) - {"🏺"}} == {}


def test_a_strange_sign_is_found() -> None:
    assert strange_signs("<b>★ 3</b> // ★") == ["★"]
    assert strange_signs("−4 × 3 · …") == []


WIDTHS = {560, 768, 1000}
"""Where pages and tables change: a small phone, a tablet, a desk."""
HEIGHTS = {640, 720, 900}
"""A phone on its side, what a browser leaves of a common laptop, a small laptop."""
STEPS = 3
"""So many sizes a thing may have that asks for its own width."""
QUERY = re.compile(r"@media([^{]*)\{|MediaQuery\('([^']*)'\)")


def breakpoints(text: str) -> tuple[set[int], set[int]]:
    """The widths and heights of the window at which a source changes."""
    asked = " ".join("".join(found) for found in QUERY.findall(text))
    sides = re.findall(r"(?:(\d+)px\s*[<>]=?\s*)?(width|height)\s*(?:[<>]=?|:)\s*(\d+)px", asked)
    values = [(side, int(px)) for low, side, high in sides for px in (low, high) if px]
    widths, heights = ({px for name, px in values if name == side} for side in ("width", "height"))
    return widths, heights


def steps(text: str) -> set[int]:
    """The widths of its own at which a thing changes."""
    return {int(px) for px in re.findall(r"@container[^{]*?(\d+)px", text)}


def test_windows_have_three_widths() -> None:
    texts = sources(".ts", ".svelte", ".css")
    found = {name: breakpoints(text) for name, text in texts.items()}
    assert set().union(*(widths for widths, _ in found.values())) == WIDTHS
    assert set().union(*(heights for _, heights in found.values())) == HEIGHTS
    assert {name for name, text in texts.items() if len(steps(text)) > STEPS} == set()
    # There is one way to write it.
    assert {name for name, text in texts.items() if re.search(r"@(media|container)[^{]*(min|max)-", text)} == set()


def test_a_fourth_width_is_found() -> None:
    assert breakpoints("@media (768px <= width < 1200px) and (height > 500px) {") == ({768, 1200}, {500})
    assert breakpoints("new MediaQuery('width < 640px')") == ({640}, set())
    assert breakpoints("@media (max-width: 700px) {") == ({700}, set())
    assert steps("@container (width <= 62px) {} @container (width >= 90px) {}") == {62, 90}


def names_of_games(text: str) -> set[str]:
    """The games that a text knows by name."""
    games = {path.parent.name for path in (WEB / "src" / "table").glob("*/game.ts")}
    assert len(games) > 2
    return {game for game in games if game in text.lower()}


def test_what_all_games_share_knows_no_game_by_name() -> None:
    own = re.compile(r"src/table/\w+/|\.test\.ts$")
    shared = {name: text for name, text in sources(".ts", ".svelte", ".css").items() if not own.search(name)}
    assert len(shared) > 60
    assert {name: found for name, text in shared.items() if (found := names_of_games(text))} == {}


def test_the_name_of_a_game_is_found() -> None:
    assert names_of_games("import Board from './thebes/Board.svelte'") == {"thebes"}


IMPORT = re.compile(r"""(?:from|import)\s*\(?'([^']+)'""")
GAME = re.compile(r"src/table/(\w+)/")


def for_one_game_only(texts: dict[str, str]) -> dict[str, str]:
    """Shared modules that nobody but one game makes use of, with the game."""
    # What is shared is a user without a name.
    users: dict[str, set[str]] = {}
    for name, text in texts.items():
        if name.endswith(".test.ts"):
            continue
        own = GAME.match(name)
        for path in IMPORT.findall(text):
            used = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)).removesuffix(".svelte")
            users.setdefault(used, set()).add(own[1] if own else "")
    stems = {name: name.removesuffix(".ts").removesuffix(".svelte") for name in texts if not GAME.match(name)}
    games = {name: "/".join(sorted(users.get(stem, ()))) for name, stem in stems.items()}
    return {name: game for name, game in games.items() if game.isalpha()}


def test_what_one_game_alone_makes_use_of_lies_with_it() -> None:
    assert for_one_game_only(sources(".ts", ".svelte")) == {}


def test_what_lies_in_the_wrong_place_is_found() -> None:
    texts = {
        "src/art/ruins.ts": "",
        "src/art/pen.ts": "",
        "src/parts/Card.svelte": "import { ink } from '../art/pen'",
        "src/table/thebes/Map.svelte": "import { ink } from '../../art/pen'",
        "src/table/ancient/Board.svelte": "import '../../art/ruins'\nimport Card from '../../parts/Card.svelte'",
    }
    assert for_one_game_only(texts) == {"src/art/ruins.ts": "ancient", "src/parts/Card.svelte": "ancient"}


@pytest.mark.parametrize("task", ["lint", "check", "test"])
def test_what_was_in_order_is_not_looked_at_again(task: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "web" / "src").mkdir(parents=True)
    source = tmp_path / "web" / "src" / "main.ts"
    source.write_text("one")
    asked: list[str] = []
    answers = [1, 0, 0]

    def execute(task: str) -> int:
        asked.append(task)
        return answers.pop(0)

    for name, value in {
        "ROOT": tmp_path,
        "WEB": tmp_path / "web",
        "install": lambda: None,
        "execute": execute,
    }.items():
        monkeypatch.setattr(web_build, name, value)
    # An offence is told every time, a sound client once for each of its states.
    assert [web_build.main([task]) for _ in range(3)] == [1, 0, 0]
    assert asked == [task] * 2
    source.write_text("two")
    assert web_build.main([task]) == 0
    assert asked == [task] * 3


def test_without_node_the_linter_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def install() -> None:
        raise web_build.Unavailable("no Node here")

    monkeypatch.setattr(web_build, "ROOT", tmp_path)
    monkeypatch.setattr(web_build, "WEB", tmp_path)
    monkeypatch.setattr(web_build, "install", install)
    assert web_build.main(["lint"]) == web_build.UNAVAILABLE
    assert "no Node here" in capsys.readouterr().err
