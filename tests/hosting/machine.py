"""A bare Debian with its own systemd and its own network, in a folder: made once, copied for each story."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType

from tests.hosting.page import Block, commands

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "hosting"
SUITE = "bookworm"
BARE = "systemd,systemd-sysv,dbus"
TOOLS = ("debootstrap", "systemd-nspawn", "nsenter")
WAIT = 120.0
"""Seconds after which something that is waited for has failed."""
ENVIRONMENT = {
    "HOME": "/root",
    "LANG": "C.UTF-8",
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "DEBIAN_FRONTEND": "noninteractive",
}
"""What root has who has just logged in; nobody is there to answer questions."""


def base() -> Path:
    """A Debian with nothing but systemd and what the page installs by apt; kept, since it takes minutes."""
    absent = [tool for tool in TOOLS if shutil.which(tool) is None]
    assert not absent and os.geteuid() == 0, (
        f"a bare machine needs root and {absent or 'nothing else'}: make test-hosting"
    )
    installs = "\n".join(line for line in commands() if line.startswith("apt-get "))
    key = hashlib.sha256(f"{SUITE} {BARE}\n{installs}".encode()).hexdigest()[:12]
    ready = BUILD / f"base-{key}"
    if not ready.exists():
        half = BUILD / f"half-{key}-{os.getpid()}"
        half.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["debootstrap", "--variant=minbase", f"--include={BARE}", SUITE, str(half)], check=True)
        inside = [*nspawn(half), "--pipe", "env", *settings(), "bash", "-euc", installs]
        subprocess.run(inside, check=True, stdin=subprocess.DEVNULL)
        if ready.exists():
            shutil.rmtree(half)
        else:
            half.rename(ready)
    return ready


def nspawn(folder: Path) -> list[str]:
    # The machines of this system, if it keeps a list of them, are not ours to add to.
    return [
        "systemd-nspawn",
        "--quiet",
        "--register=no",
        "--keep-unit",
        "--resolv-conf=copy-host",
        f"--directory={folder}",
    ]


def settings() -> list[str]:
    return [f"{name}={value}" for name, value in ENVIRONMENT.items()]


class Machine:
    """One that runs: it reaches nothing outside itself, and whatever is done to it is gone afterwards."""

    def __init__(self, folder: Path, **shared: Path) -> None:
        self.folder = folder
        self.followed: set[Block] = set()
        """What of the page was done here."""
        subprocess.run(["cp", "-a", "--reflink=auto", str(base()), str(folder)], check=True)
        (folder / "etc/hosts").write_text("127.0.0.1 localhost ostraka.example\n::1 localhost\n")
        binds = [f"--bind-ro={path}:/srv/{name}" for name, path in shared.items()]
        self.console = folder.with_suffix(".log")
        with self.console.open("wb") as said:
            self.process = subprocess.Popen(
                [*nspawn(folder), "--boot", "--private-network", "--console=pipe", *binds],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )
        self.leader = 0
        try:
            self.wait_until_up()
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    def wait_until_up(self) -> None:
        until = time.monotonic() + WAIT
        while self.state() not in ("running", "degraded"):
            assert self.process.poll() is None and time.monotonic() < until, self.console.read_text(errors="replace")
            time.sleep(0.2)

    def state(self) -> str:
        """How far systemd has come."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        if not children:
            return ""
        self.leader = int(children[0])
        return self.ask("systemctl is-system-running", check=False)

    def run(
        self, script: str, check: bool = True, said: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run what root types at a prompt; whatever fails, fails."""
        given = [f"{name}={value}" for name, value in environment.items()]
        # Not the user's namespace: it is ours.
        into = ["nsenter", f"--target={self.leader}", "-m", "-u", "-i", "-n", "-p", "-r", "-w"]
        command = [*into, "env", "-i", *settings(), *given, "bash", "-euo", "pipefail", "-c", f"cd; {script}"]
        done = subprocess.run(command, input=said, capture_output=True, text=True, check=False)
        assert not check or done.returncode == 0, (
            f"{script}\nended with {done.returncode}\n{done.stdout}\n{done.stderr}"
        )
        return done

    def ask(self, script: str, check: bool = True, **environment: str) -> str:
        """The same; returns what it said."""
        return self.run(script, check, "", **environment).stdout.strip()

    def write(self, path: str, text: str) -> None:
        """Write a file as an editor does, in the machine, where links lead where they should; its folder is made."""
        self.run(f"mkdir --parents {Path(path).parent}; cat > {path}", said=text)

    def until(self, script: str, seconds: float = WAIT) -> str:
        """Wait until something holds; returns what was said then."""
        end = time.monotonic() + seconds
        while (done := self.run(script, check=False)).returncode:
            assert time.monotonic() < end, f"{script} in vain: {done.stdout} {done.stderr}"
            time.sleep(0.5)
        return done.stdout.strip()

    def __enter__(self) -> Machine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder)
