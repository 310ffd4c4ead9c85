"""Write the types of the browser client: of the server's OpenAPI document, and of the games' views.

python tools/web_types.py            write web/openapi.json, web/src/lib/schema.d.ts and web/src/lib/views.d.ts
python tools/web_types.py --check    say whether the document and the views are up to date
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "web" / "openapi.json"
TYPES = "src/lib/schema.d.ts"
VIEWS = ROOT / "web" / "src" / "lib" / "views.d.ts"
SHAPES = {"number": "number", "flag": "boolean", "word": "string", "numbers": "number[]", "rows": "number[][]"}
"""The shapes of fields in TypeScript."""
HEAD = """\
/** What a seat may know of each game, from the fields the games declare: made by tools/web_types.py. */

/** What every view has. */
export type AnyView = {
  /** Who looks; null watches. */
  seat: number | null
  /** The seats the table waits for. */
  asked: number[]
  /** The question put to this seat. */
  ask: { prompt: string; options: number[]; source: number; amount: number; sealed: boolean } | null
  seats: number
  /** The settings as flags, in the order of the game. */
  setup: boolean[]
}
"""


def document() -> str:
    """The OpenAPI document of the server as it is."""
    from litestar import Litestar

    from ostraka.server.app import make_app
    from ostraka.server.settings import Settings

    guard = make_app(Settings())
    app = getattr(guard, "app", guard)
    while not isinstance(app, Litestar):
        app = app.app
    return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def views() -> str:
    """The types of the views of all games."""
    from ostraka.games import GAME_IDS

    names = {id: f"{id.title()}View" for id in GAME_IDS}
    every = "".join([f"  {id}: {name}\n" for id, name in names.items()])
    whole = f"\n/** The views by the ids of their games. */\nexport type Views = {{\n{every}}}\n"
    return HEAD + "".join([view(id, name) for id, name in names.items()]) + whole


def view(id: str, name: str) -> str:
    """The type of the view of one game."""
    from ostraka.match.shelf import load_game

    game = load_game(id)
    abouts = game.fields.abouts()
    lines = [f"\n/** {game.title}, as a seat may know it. */\nexport type {name} = AnyView & {{\n"]
    for field, shape in game.fields.shapes().items():
        lines += [f"  /** {abouts[field]} */\n"] if abouts[field] else []
        lines.append(f"  {field}: {SHAPES[shape]}\n")
    return "".join([*lines, "}\n"])


def outdated() -> list[str]:
    """The files that do not say what server and games say."""
    fresh = {DOCUMENT: document(), VIEWS: views()}
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in fresh.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the types of the browser client.")
    parser.add_argument("--check", action="store_true")
    if parser.parse_args(arguments).check:
        stale = outdated()
        if stale:
            print(f"out of date: {', '.join(stale)}; run python tools/web_types.py", file=sys.stderr)
        return 1 if stale else 0
    VIEWS.write_text(views(), encoding="utf-8")
    DOCUMENT.write_text(document(), encoding="utf-8")
    sys.path.insert(0, str(ROOT))
    from tools.web_build import install, node

    install()
    return node("node_modules/openapi-typescript/bin/cli.js", "openapi.json", "-o", TYPES)


if __name__ == "__main__":
    sys.exit(main())
