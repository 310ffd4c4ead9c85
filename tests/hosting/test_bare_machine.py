"""The hosting page, followed word for word on a bare Debian with its own systemd, nginx, cron and PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from tests.hosting.machine import ROOT, Machine
from tests.hosting.page import written
from tests.hosting.story import PIP, fingerprints, follow, left_out, play, publish_newer, wheels

pytestmark = pytest.mark.full

COPIES = "/var/backups/ostraka"
OURS = "https://ostraka.example"
DAYS = (1, 2, 8, 14, 16, 20)
"""After the day of the first copy."""
CALENDAR = "/usr/local/lib/calendar"
DATE = '#!/bin/sh\nexec /bin/date --date "+{days} days" "$@"\n'
BACK = 'touch --date "$(date --reference "$copy" \'+%F %T\') {days} days ago" "$copy"'
"""A copy becomes older."""
HOLE = """
import sqlite3
with sqlite3.connect("/var/lib/ostraka/ostraka.db") as store:
    store.execute("DELETE FROM entries WHERE seq = 2")
"""


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
    people_play(machine)
    follow(machine, "Backups")
    second_day(machine)
    cron_by_itself(machine)
    drill(machine, "Restoring", "sqlite:////var/tmp/ostraka-drill/ostraka.db")
    restore(machine, "Restoring")
    damage(machine)
    publish_newer(tmp_path / "wheels", tmp_path)
    upgrade_and_downgrade(machine, "Upgrading")
    assert machine.ask("ls /var/lib/ostraka-*/ostraka.db.*.backup")
    logs(machine)
    assert not left_out(machine, "Installing", "The service", "nginx", "Backups", "Restoring", "Upgrading", "Logs")


def test_a_server_on_postgresql(machine: Machine, tmp_path: Path) -> None:
    set_up(machine)
    assert "well" in follow(machine, "PostgreSQL")
    people_play(machine)
    # The line of cron is the same.
    follow(machine, "Backups", 1)
    follow(machine, "Its backups")
    second_day(machine)
    drill(machine, "Its restoring", "postgresql://ostraka@/ostraka_drill?host=/var/run/postgresql")
    restore(machine, "Its restoring")
    publish_newer(tmp_path / "wheels", tmp_path)
    upgrade_and_downgrade(machine, "Its restoring")
    several(machine)
    assert not left_out(machine, "PostgreSQL", "Its backups", "Its restoring", "More than one process")


def set_up(machine: Machine) -> None:
    """From a bare machine to a server that people reach, and that comes back by itself."""
    follow(machine, "Installing")
    assert machine.run("ls /var/lib/ostraka", check=False).returncode
    assert "well" in follow(machine, "The service")
    machine.run("systemd-analyze verify /etc/systemd/system/ostraka.service")
    machine.run("systemd-analyze security --no-pager --threshold=20 ostraka")
    assert machine.run(f"curl --silent --fail {OURS}/health", check=False).returncode
    assert "well" in follow(machine, "nginx")
    assert "worker_connections 16384;" in machine.ask("nginx -T 2>&1")
    machine.run("systemctl is-enabled ostraka nginx cron")
    machine.run("systemctl kill --kill-whom main --signal KILL ostraka")
    machine.until(f"curl --silent --fail {OURS}/health")


def people_play(machine: Machine) -> None:
    """Through the proxy; what is not for them is not there."""
    played = play(machine)
    assert played["table"] in fingerprints(machine)
    assert played["table"] in machine.ask("ostraka admin tables")
    status = "curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' "
    assert machine.ask(f"{status} {OURS}/metrics") == "404"
    assert machine.ask(f"{status} http://ostraka.example/daily") == f"301 {OURS}/daily"
    assert machine.ask(f"{status} http://127.0.0.1:8000/metrics") == "200"
    who = machine.ask("stat --format %U /proc/$(systemctl show --property MainPID --value ostraka)")
    assert who == "ostraka"
    assert machine.run("runuser -u nobody -- cat /etc/ostraka/settings.toml", check=False).returncode


def second_day(machine: Machine) -> None:
    """The line of cron on other days, in the environment that cron gives it: says nothing, keeps two weeks."""
    *_, user, command = written("/etc/cron.d/ostraka").splitlines()[1].split(maxsplit=6)
    passed = 0
    for day in DAYS:
        machine.write(f"{CALENDAR}/date", DATE.format(days=day))
        machine.run(f"chmod 755 {CALENDAR}/date; for copy in {COPIES}/*; do {BACK.format(days=day - passed)}; done")
        passed = day
        cron = f"env -i HOME=/var/lib/ostraka LOGNAME={user} SHELL=/bin/sh PATH={CALENDAR}:/usr/bin:/bin"
        done = machine.run(f"runuser -u {user} -- {cron} /bin/sh -c '{command}'")
        assert done.stdout == done.stderr == ""
        assert ages(machine) == [day - before for before in reversed((0, *DAYS)) if 0 <= day - before <= 14]
    # The copies of days to come would be the newest for ever.
    machine.run(f"find {COPIES} -type f -delete; rm -r {CALENDAR}")
    machine.run(f"runuser -u {user} -- {command}")


def ages(machine: Machine) -> list[int]:
    """How old the copies are that there are, in days before the newest, by their names."""
    names = machine.ask(f"ls {COPIES}").splitlines()
    days = [date.fromisoformat(name.removeprefix("ostraka-")[:10]) for name in names]
    return sorted((days[-1] - day).days for day in days)


def cron_by_itself(machine: Machine) -> None:
    """The real cron, every minute instead of every night: a backup that works is silent, one that fails is noticed."""
    often = written("/etc/cron.d/ostraka").replace("17 3 * * *", "* * * * *")
    machine.write("/etc/cron.d/ostraka", often)
    machine.until(f"test $(ls {COPIES}/*.db | wc -l) -ge 2")
    assert machine.run("grep --recursive ostraka-backup /var/mail", check=False).stdout == ""
    machine.run(f"mv {COPIES} {COPIES}.gone")
    machine.until("grep --recursive /var/backups/ostraka /var/mail")
    assert "no new backup" in machine.ask("journalctl --identifier ostraka-backup --priority err")
    machine.write("/etc/cron.d/ostraka", written("/etc/cron.d/ostraka"))
    machine.run(f"mv {COPIES}.gone {COPIES}")


def drill(machine: Machine, title: str, database: str) -> None:
    """The copy has the tables of the server, which goes on meanwhile."""
    before = fingerprints(machine)
    follow(machine, title, 0)
    assert fingerprints(machine, database) == before
    play(machine)
    follow(machine, title, 1)
    assert before.items() < fingerprints(machine).items()


def restore(machine: Machine, title: str) -> None:
    machine.run("runuser -u ostraka -- /usr/local/bin/ostraka-backup")
    before = fingerprints(machine)
    play(machine)
    assert fingerprints(machine) != before
    assert "well" in follow(machine, title, 2)
    assert fingerprints(machine) == before
    play(machine)


def damage(machine: Machine) -> None:
    """A log with a gap: the copy of it does not count, and the last one that does brings everything back."""
    machine.run("runuser -u ostraka -- /usr/local/bin/ostraka-backup")
    before, copies = fingerprints(machine), machine.ask(f"ls {COPIES}/*.db")
    machine.run(f"runuser -u ostraka -- python3 -c '{HOLE}'")
    failed = machine.run("runuser -u ostraka -- /usr/local/bin/ostraka-backup", check=False)
    assert failed.returncode and "entry 2 is missing" in failed.stderr
    assert machine.ask(f"ls {COPIES}/*.db") == copies
    follow(machine, "Restoring", 2)
    assert fingerprints(machine) == before


def upgrade_and_downgrade(machine: Machine, back: str) -> None:
    """To a version with one migration more, and back: refused in one line, then from the copy."""
    before = fingerprints(machine)
    assert "well" in follow(machine, "Upgrading", 0)
    assert "99.0.0" in machine.ask("ostraka --version")
    assert fingerprints(machine) == before
    play(machine)
    follow(machine, "Upgrading", 1)
    machine.until("journalctl --unit ostraka --lines 20 | grep 'has shape 9999'")
    assert "Traceback" not in machine.ask("journalctl --unit ostraka")
    assert "well" in follow(machine, back, 2)
    assert "99.0.0" not in machine.ask("ostraka --version")
    assert fingerprints(machine) == before
    play(machine)


def logs(machine: Machine) -> None:
    """The journal is bounded; the file is turned over while the server writes on."""
    follow(machine, "Logs")
    assert "SystemMaxUse=500M" in machine.ask("systemd-analyze cat-config systemd/journald.conf")
    file = "/var/log/ostraka/ostraka.log"
    machine.until(f"grep --quiet 'Ostraka is at' {file}")
    machine.run("logrotate --force /etc/logrotate.d/ostraka")
    machine.run(f"grep --quiet 'the server is up' {file}.1; test ! -s {file}")
    # The same process goes on in the same file, from its beginning.
    machine.run("systemctl stop ostraka")
    assert json.loads(machine.ask(f"head -n 1 {file}"))["event"] == "the server has stopped"
    machine.run("logrotate --force /etc/logrotate.d/ostraka; systemctl start ostraka")
    machine.run(f"zcat {file}.2.gz | grep --quiet 'the server is up'")


def several(machine: Machine) -> None:
    """Two processes; when one dies, people play on at the other."""
    assert "well" in follow(machine, "More than one process")
    play(machine)
    machine.run("systemctl kill --kill-whom main --signal KILL ostraka@8001")
    play(machine)
    machine.until("curl --silent --fail http://127.0.0.1:8001/health")
