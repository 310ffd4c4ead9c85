"""What the terminal says of its own is in its catalogue, and nothing else is."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from ostraka.text.bundle import Bundle
from ostraka.tui.answer import COMMANDS

SOURCES = Path(str(files("ostraka")))


def test_every_message_is_said_and_every_one_said_is_there() -> None:
    bundle = Bundle("en", [(SOURCES / "text" / "en" / "terminal.ftl").read_text(encoding="utf-8")])
    commands = [SOURCES / "cli" / f"{name}.py" for name in ("analyse", "common", "play", "replay")]
    code = "".join(path.read_text(encoding="utf-8") for path in [*SOURCES.glob("tui/*.py"), *commands])
    said = {f"terminal-{name}" for name in re.findall(r"tell_of\(\s*\"([a-z-]+)\"", code)}
    said |= {f"failed-{name}" for name in re.findall(r"failed\([^\"]*\"([a-z-]+)\"", code)}
    said |= set(re.findall(r"\"(terminal-[a-z-]+)\"", code)) | {f"terminal-{name}" for _, name in COMMANDS}
    assert said == set(bundle.ids())
    assert all(bundle.attribute(f"terminal-{name}", "does") for _, name in COMMANDS)
