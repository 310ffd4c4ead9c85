"""The hosting page, followed word for word on a bare Debian with its own systemd, nginx, cron and PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosting.machine import ROOT, Machine
from tests.hosting.page import written
from tests.hosting.story import PIP, fingerprints, follow, play, publish_newer, visit, wheels

pytestmark = pytest.mark.full

COPIES = "/var/backups/ostraka"
DAYS = 18
DATE = '#!/bin/sh\nexec /bin/date --date "+{days} days" "$@"\n'
SENDMAIL = "#!/bin/sh\ncat >> /root/mail\n"
DRILL = {
    "sqlite": "sqlite:////var/tmp/ostraka-drill/ostraka.db",
    "postgresql": "postgresql://ostraka@/ostraka_drill?host=/var/run/postgresql",
}


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """A bare machine that can install this tree's wheel."""
    index = tmp_path / "wheels"
    index.mkdir()
    with Machine(tmp_path / "machine", wheels=wheels(index), tree=ROOT) as machine:
        machine.write("/etc/pip.conf", PIP)
        yield machine


def test_a_server_on_sqlite(machine: Machine, tmp_path: Path) -> None:
    set_up(machine)
    playing_and_limits(machine)
    follow(machine, "Backups")
    second_day(machine, "db")
    cron_by_itself(machine)
    drill(machine, "sqlite", "Restoring")
    restore(machine, "Restoring")
    publish_newer(tmp_path / "wheels", tmp_path)
    upgrade(machine)
    downgrade(machine)
    follow(machine, "Upgrading", 2)
    assert "shape" not in refusal(machine)
    logs(machine)


def test_a_server_on_postgresql(machine: Machine, tmp_path: Path) -> None:
    set_up(machine)
    assert "well" in follow(machine, "PostgreSQL")
    playing_and_limits(machine)
    # The line of cron is the one of the other backup.
    follow(machine, "Backups", 1)
    follow(machine, "Its backups")
    second_day(machine, "dump")
    drill(machine, "postgresql", "Its restoring")
    restore(machine, "Its restoring")
    publish_newer(tmp_path / "wheels", tmp_path)
    upgrade(machine)
    downgrade(machine)
    follow(machine, "Its restoring", 2)
    several(machine)


def set_up(machine: Machine) -> None:
    """From a bare machine to a server that people reach."""
    follow(machine, "Installing")
    assert "well" in follow(machine, "The service")
    machine.run("systemd-analyze verify /etc/systemd/system/ostraka.service")
    assert machine.run("curl --silent --fail https://ostraka.example/health", check=False).returncode
    assert "well" in follow(machine, "nginx")
