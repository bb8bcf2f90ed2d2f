"""Measure the first command of the README: seconds and processor seconds to the page, and megabytes of `.venv`.

The bytecode that Python writes while it runs does not count.

    uv run python benchmarks/first_command.py [--rounds 3] [--node wheel] [REVISION ...]

Each round clones the project into a temporary folder, makes a new Python environment with pip alone and starts with
empty caches. Several revisions take turns, so that a machine that grows slower is the same to all of them.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from proving.server import ROOT, free_port

COMMAND = re.compile(r"^\$ (pip install uv && uv run quarterdeck)$", re.M)
PATIENCE = 600.0
"""Seconds after which a round counts as failed."""


def clone(revision: str, folder: Path) -> Path:
    """Clone the project at a revision, and make an environment beside it. Return the clone."""
    made = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(made)], check=True)
    subprocess.run(["git", "-C", str(made), "checkout", "--quiet", revision], check=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
    return made


def environment(folder: Path, node: str | None) -> dict[str, str]:
    """Return the variables of a user whose home and caches are empty."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("VIRTUAL_ENV", "PYTHON", "UV_"))}
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    (folder / "home").mkdir()
    return kept | {
        "PATH": f"{programs}{os.pathsep}{kept['PATH']}",
        "HOME": str(folder / "home"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_DATA_HOME": str(folder / "data"),
        "PIP_NO_CACHE_DIR": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        **({"QUARTERDECK_NODE": node} if node else {}),
    }


def answers(port: int) -> bool:
    """Whether a server returns the page."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/", timeout=5).is_success
    except httpx.HTTPError:
        return False


def children_seconds() -> float:
    """Return the processor seconds of all processes that were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def first_command(made: Path) -> str:
    """Return the first command as the README of a clone shows it."""
    found = COMMAND.search((made / "README.md").read_text(encoding="utf-8"))
    return found[1] if found else sys.exit("The README shows no first command")


def run_until_page(command: str, port: int, made: Path, env: dict[str, str]) -> float:
    """Run a command until the page is there, and end it. Return the seconds until then."""
    # The shell outlives the others, so that the time of each is added up by the one that waits for it.
    words = ["bash", "-c", f"trap : TERM; {command} --no-browser --port {port}"]
    with tempfile.TemporaryFile("w+") as log:
        began = time.monotonic()
        running = subprocess.Popen(words, cwd=made, env=env, stdout=log, stderr=log, start_new_session=True)
        try:
            while not answers(port):
                if running.poll() is not None or time.monotonic() - began > PATIENCE:
                    log.seek(0)
                    sys.exit(f"{command} did not serve the page:\n{log.read()[-4000:]}")
                time.sleep(0.05)
            return time.monotonic() - began
        finally:
            os.killpg(running.pid, signal.SIGTERM)
            running.wait()


def measure(revision: str, node: str | None) -> tuple[float, float, float]:
    """Run the command once. Return seconds until the page is there, processor seconds, and megabytes of `.venv`."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        made = clone(revision, folder)
        env = environment(folder, node)
        before = children_seconds()
        seconds = run_until_page(first_command(made), free_port(), made, env)
        processor = children_seconds() - before
        used = subprocess.check_output(["du", "-sk", "--exclude=__pycache__", made / ".venv"], text=True)
        return seconds, processor, int(used.split()[0]) / 1024


def main() -> None:
    """Measure each revision as often as wanted, and print the quickest round of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revisions", nargs="*", default=["HEAD"], metavar="REVISION")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--node", choices=["wheel"], help="take Node from PyPI even where there is one")
    given = parser.parse_args()
    found: dict[str, list[tuple[float, float, float]]] = {revision: [] for revision in given.revisions}
    for _ in range(given.rounds):
        for revision, rounds in found.items():
            rounds.append(measure(revision, given.node))
            print(revision, *(f"{number:.1f}" for number in rounds[-1]), file=sys.stderr, flush=True)
    print("| revision | seconds to the page | processor seconds | megabytes of .venv |\n|---|---|---|---|")
    for revision, rounds in found.items():
        seconds, processor, megabytes = (min(column) for column in zip(*rounds, strict=True))
        print(f"| {revision} | {seconds:.1f} | {processor:.1f} | {megabytes:.0f} |")


if __name__ == "__main__":
    main()
