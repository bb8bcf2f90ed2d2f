"""The server as people start it: a process to kill and restart, whose log lines are kept."""

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
    """`quarterdeck` on one port of this machine, which stays the same after a restart."""

    def __init__(self, database: str, folder: Path, more: Sequence[str] = (), metrics: bool = False) -> None:
        """`database` is a URL, `folder` where its lines go, `more` further arguments; `metric` can be asked."""
        self.database = database
        self.lines = folder / "server.log"
        self._metrics = free_port() if metrics else None
        self.more = [*more, "--metrics-port", str(self._metrics)] if metrics else more
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.source: Path | None = None
        """The root of another checkout, whose program it then is."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; `answers` says when it is there."""
        where = ["--no-browser", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        command = [sys.executable, "-m", "quarterdeck", *where, *self.more]
        env = os.environ | {"PYTHONPATH": str((self.source or ROOT) / "src")}
        with self.lines.open("ab") as lines:
            self._process = subprocess.Popen(command, stdout=lines, stderr=lines, env=env)

    def answers(self) -> bool:
        """Whether it takes requests. Raises RuntimeError where it has ended."""
        if not self.runs:
            raise RuntimeError(f"the server has ended: {self.lines}")
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/api/games", timeout=PATIENCE).status_code == 200
        return False

    def wait(self) -> None:
        """Until it takes requests."""
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > end:
                raise RuntimeError(f"the server does not answer: {self.lines}")
            time.sleep(0.05)

    @property
    def runs(self) -> bool:
        """Whether its first process lives."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Its first process."""
        assert self._process is not None
        return self._process.pid

    def processes(self) -> list[int]:
        """All of its processes, the first one first."""
        return [self.pid, *descendants(self.pid)]

    def metric(self, name: str) -> float:
        """The value of a metric without labels, of the first process."""
        lines = httpx.get(f"http://127.0.0.1:{self._metrics}/metrics").text.splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))

    def kill(self) -> None:
        """Kill the first process, and wait until it is gone."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def end(self) -> None:
        """However it is: if it still runs, it is killed."""
        if self.runs:
            self.kill()

    def stop(self) -> int:
        """As it should be; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """Everything that it has written."""
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
    """Processor time that they have used."""
    total = 0
    for one in processes:
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def memory(processes: Sequence[int]) -> int:
    """Bytes of memory that are theirs alone, or shared in proportion where the system tells."""
    total = 0
    for one in processes:
        with suppress(OSError):
            text = Path(f"/proc/{one}/smaps_rollup").read_text()
            total += 1024 * int(next(line for line in text.splitlines() if line.startswith("Pss:")).split()[1])
    return total


def open_files(processes: Sequence[int]) -> int:
    """How many files and connections they have open."""
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
