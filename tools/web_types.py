"""Write the server's OpenAPI document, from which the browser client's types are made.

python tools/web_types.py            write web/openapi.json and web/src/lib/schema.d.ts
python tools/web_types.py --check    say whether the document is up to date
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "web" / "openapi.json"
TYPES = "src/lib/schema.d.ts"


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


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the types of the browser client.")
    parser.add_argument("--check", action="store_true")
    if parser.parse_args(arguments).check:
        fresh = DOCUMENT.is_file() and DOCUMENT.read_text(encoding="utf-8") == document()
        if not fresh:
            print("web/openapi.json is out of date; run python tools/web_types.py", file=sys.stderr)
        return 0 if fresh else 1
    DOCUMENT.write_text(document(), encoding="utf-8")
    sys.path.insert(0, str(ROOT))
    from tools.web_build import install, node

    install()
    return node("node_modules/openapi-typescript/bin/cli.js", "openapi.json", "-o", TYPES)


if __name__ == "__main__":
    sys.exit(main())
