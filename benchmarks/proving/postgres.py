"""PostgreSQL with its data and its socket in a folder: it can be started, killed, frozen and resumed."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any

OWNER = "postgres"
SOCKET = ".s.PGSQL.5432"
"""The socket in the cluster's folder on which it listens."""


def programs() -> Path | None:
    """Return the folder with `initdb` and `postgres`, from PATH or from where Debian keeps them."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def owner() -> dict[str, int]:
    """Return the user to run PostgreSQL as, for `subprocess`: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    try:
        entry = pwd.getpwnam(OWNER)
    except KeyError:
        entry = pwd.getpwnam("nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid}


class Cluster:
    """One PostgreSQL cluster. `url` is its address for a server."""

    def __init__(self, folder: Path, bin_folder: Path, settings: Sequence[str] = ()) -> None:
        """Make the cluster in an empty folder.

        `settings` apply to each start, such as `max_wal_size=32MB`.
        """
        self.folder = folder
        self._bin = bin_folder
        self._settings = settings
        self._process: subprocess.Popen[Any] | None = None
        self.url = f"postgresql://deck@/postgres?host={folder}"
        run_as = owner()
        if run_as:
            os.chown(folder, run_as["user"], run_as["group"])
        made = [bin_folder / "initdb", "-D", folder / "data", "-U", "deck", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(made, check=True, capture_output=True, cwd=folder, **run_as)  # type: ignore[call-overload]

    def start(self) -> None:
        """Start the cluster, and wait until it accepts connections."""
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings]
        command = [self._bin / "postgres", "-D", self.folder / "data"]
        for one in settings:
            command += ["-c", one]
        with (self.folder / "postgres.log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **owner())  # type: ignore[call-overload]
        ready = [self._bin / "pg_isready", "-q", "-h", self.folder, "-U", "deck", "-d", "postgres"]
        while subprocess.run(ready, check=False).returncode != 0:
            if self._process.poll() is not None:
                raise RuntimeError(f"PostgreSQL did not start: see {self.folder / 'postgres.log'}")
            time.sleep(0.05)

    @property
    def _first(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether the cluster's first process is running."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill every process at once, as a power failure would."""
        _signal(family(self._first), signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def frozen(self) -> AbstractContextManager[None]:
        """Freeze the cluster while the context lasts: it exists, but does not answer."""
        return stopped(family(self._first))

    def stop(self) -> None:
        """Stop the cluster properly."""
        if self._process is not None and self.runs:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(60)


def family(first: int) -> list[int]:
    """Return a process and its children."""
    try:
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    except OSError:
        return [first]
    return [first, *map(int, children)]


@contextmanager
def stopped(processes: Sequence[int]) -> Iterator[None]:
    """Suspend these processes while the context lasts."""
    _signal(processes, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(processes, signal.SIGCONT)


def _signal(processes: Sequence[int], number: int) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, number)


@contextmanager
def cluster(folder: Path | None = None, settings: Sequence[str] = ()) -> Iterator[Cluster]:
    """Run a cluster while the context lasts. Raises RuntimeError without PostgreSQL.

    It is in `folder`, which is then kept, or in a temporary folder.
    """
    found = programs()
    if found is None:
        raise RuntimeError("there is no PostgreSQL here: install Debian's postgresql")
    with tempfile.TemporaryDirectory(prefix="qdpg") as name:
        made = Cluster(folder or Path(name), found, settings)
        made.start()
        try:
            yield made
        finally:
            made.stop()
