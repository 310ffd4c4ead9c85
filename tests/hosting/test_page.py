"""The hosting page without a machine: its files can be read by those they are for, and its commands exist."""

from __future__ import annotations

import configparser
import re
import shlex
import subprocess
from pathlib import Path

import msgspec
import pytest

from ostraka.cli.main import read_arguments
from ostraka.server.settings import Settings, read_settings
from tests.hosting.page import PAGE, Block, blocks, commands, section, written

UNIT = "/etc/systemd/system/ostraka.service"
SETTINGS = "/etc/ostraka/settings.toml"
CRON = "/etc/cron.d/ostraka"
ELSEWHERE = {"Caddy"}
"""Sections that no story on a bare machine follows: tests/server/test_proxy.py runs that proxy."""
OTHERS = {"OSTRAKA_SETTINGS", "OSTRAKA_COMPILE"}
"""Names that are no settings of the server."""
PROTECTED = {
    "CapabilityBoundingSet": "",
    "LimitNOFILE": "65536",
    "MemoryMax": "2G",
    "NoNewPrivileges": "yes",
    "PrivateDevices": "yes",
    "PrivateTmp": "yes",
    "ProtectHome": "yes",
    "ProtectSystem": "strict",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "StateDirectory": "ostraka",
    "User": "ostraka",
}
"""What the service must not lose."""
FIELD = r"(?:\*|\d+)"


class Ini(configparser.ConfigParser):
    """A file of systemd: names are written as they are known, and nothing is said twice."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def ini(path: str) -> Ini:
    read = Ini(interpolation=None)
    read.read_string(written(path))
    return read


def scripts() -> list[Block]:
    """Everything a shell runs: commands, and files that are programs."""
    return [block for block in blocks() if block.language == "sh"]


def test_every_section_is_followed_on_the_machine() -> None:
    story = (Path(__file__).parent / "test_bare_machine.py").read_text(encoding="utf-8")
    ends = re.findall(r"left_out\(machine, (.*)\)", story)
    told = {title for end in ends for title in re.findall(r'"([^"]+)"', end)}
    assert told | ELSEWHERE == {block.section for block in blocks()}


def test_the_service_is_protected() -> None:
    unit = ini(UNIT)
    assert unit.sections() == ["Unit", "Service", "Install"]
    service = dict(unit["Service"])
    assert PROTECTED.items() <= service.items()
    assert service["Environment"] == f"OSTRAKA_SETTINGS={SETTINGS}"
    program, *arguments = shlex.split(service["ExecStart"])
    assert program == "/usr/local/lib/ostraka/bin/ostraka" and read_arguments(arguments).command == "serve"


def test_other_files_of_systemd_have_their_sections() -> None:
    for block in blocks():
        if block.language == "ini" and block.path != UNIT:
            [name] = ini(block.path).sections()
            assert name == ("Journal" if "journald" in block.path else "Service")


def test_the_settings_are_settings(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    [added] = [line for line in commands() if line.startswith("echo ") and line.endswith(SETTINGS)]
    file.write_text(written(SETTINGS) + shlex.split(added)[1] + "\n")
    settings = read_settings({"OSTRAKA_SETTINGS": str(file)})
    assert settings.url == "https://ostraka.example" and settings.secure and settings.trusted_proxies == "127.0.0.1"
    assert settings.store.startswith("postgresql+asyncpg://ostraka@/ostraka?")


def test_the_page_names_settings_there_are() -> None:
    known = {f"OSTRAKA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    assert set(re.findall(r"OSTRAKA_[A-Z_]+", PAGE.read_text(encoding="utf-8"))) <= known | OTHERS


def test_cron_can_read_its_line() -> None:
    first, line = written(CRON).splitlines()
    assert first == "MAILTO=root"
    found = re.fullmatch(rf"(?:{FIELD} ){{5}}ostraka (/\S+)", line)
    # A per cent sign ends a command of cron.
    assert found is not None and "%" not in line
    assert section("Backups")[0].path == section("Its backups")[0].path == found[1]
    assert written(CRON).endswith("\n"), "cron passes over a line without an end"


@pytest.mark.parametrize("script", scripts(), ids=lambda block: f"{block.section}: {block.path or 'commands'}")
def test_shells_can_read_what_they_run(script: Block) -> None:
    shell = "sh" if script.text.startswith("#!/bin/sh\n") else "bash"
    assert (shell == "sh") == bool(script.path)
    subprocess.run([shell, "-n"], input=script.text, text=True, check=True)


def test_every_use_of_ostraka_is_one_it_knows() -> None:
    """In commands, in scripts, and in the running text."""
    lines = [line for script in scripts() for line in script.text.splitlines()]
    used = [found[1] for line in lines if (found := re.search(r"(?:^|bin/)ostraka ((?!\"\$@).+?)(?: > .*)?$", line))]
    told = re.findall(r"`ostraka ([a-z]+ [^`]+)`", PAGE.read_text(encoding="utf-8"))
    assert len(used) >= 6 and len(told) >= 10
    for words in [*used, *(re.sub(r"\[([^]]*)\]", r"\1", words) for words in told)]:
        assert read_arguments(shlex.split(words)).command


def test_what_is_made_executable_was_written() -> None:
    files = {block.path for block in blocks()}
    programs = {line.split()[-1] for line in commands() if line.startswith("chmod 755 ")}
    assert programs and programs <= files
    assert programs == {block.path for block in blocks() if block.text.startswith("#!")}
