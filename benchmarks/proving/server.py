"""The server as a user starts it: a process that can be killed and restarted, and whose log lines are kept."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


class Server:
    """A `quarterdeck` server on one port of this machine, which stays the same after a restart."""

    def __init__(self, database: str, folder: Path, more: Sequence[str] = (), metrics: bool = False) -> None:
        """Prepare the server.

        `database` is a URL. `folder` gets the server's log lines. `more` are further arguments. With `metrics`,
        `metric` can be used.
        """
        self.database = database
        self.lines = folder / "server.log"
        self._metrics = free_port() if metrics else None
        self.more = [*more, "--metrics-port", str(self._metrics)] if metrics else more
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.source: Path | None = None
        """The root of another checkout whose program runs instead; None: this one."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server; `answers` tells when it is ready."""
        where = ["--no-browser", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        command = [sys.executable, "-m", "quarterdeck", *where, *self.more]
        env = os.environ | {"PYTHONPATH": str((self.source or ROOT) / "src")}
        with self.lines.open("ab") as lines:
            self._process = subprocess.Popen(command, stdout=lines, stderr=lines, env=env)

    def answers(self) -> bool:
        """Return whether the server answers requests. Raises RuntimeError if it has ended."""
        if not self.runs:
            raise RuntimeError(f"the server has ended: {self.lines}")
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/api/games", timeout=PATIENCE).status_code == 200
        return False

    def wait(self) -> None:
        """Wait until the server answers requests."""
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > end:
                raise RuntimeError(f"the server does not answer: {self.lines}")
            time.sleep(0.05)

    @property
    def runs(self) -> bool:
        """Whether the server's first process is running."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The id of the server's first process."""
        assert self._process is not None
        return self._process.pid

    def processes(self) -> list[int]:
        """Return the ids of all processes of the server, the first one first."""
        return [self.pid, *descendants(self.pid)]

    def metric(self, name: str) -> float:
        """Return the value of a metric without labels, from the first process."""
        lines = httpx.get(f"http://127.0.0.1:{self._metrics}/metrics").text.splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))

    def kill(self) -> None:
        """Kill the first process, and wait until it is gone."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def end(self) -> None:
        """Kill the server if it is still running."""
        if self.runs:
            self.kill()

    def stop(self) -> int:
        """Stop the server properly, and return its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """Return everything that the server has written."""
        return self.lines.read_text(errors="replace")


def descendants(process: int) -> list[int]:
    """Return the processes that a process has started, and those started by them."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                found += [child, *descendants(child)]
    return found


def cpu_seconds(processes: Sequence[int]) -> float:
    """Return the processor time that these processes have used, in seconds."""
    total = 0
    for one in processes:
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def memory(processes: Sequence[int]) -> int:
    """Return the bytes of memory that these processes use; memory that they share with others counts in part."""
    total = 0
    for one in processes:
        with suppress(OSError):
            text = Path(f"/proc/{one}/smaps_rollup").read_text()
            total += 1024 * int(next(line for line in text.splitlines() if line.startswith("Pss:")).split()[1])
    return total


def open_files(processes: Sequence[int]) -> int:
    """Return the number of files and connections that these processes have open."""
    total = 0
    for one in processes:
        with suppress(OSError):
            total += len(list(Path(f"/proc/{one}/fd").iterdir()))
    return total


def free_port() -> int:
    """Return a port on which no process listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
