"""What each test costs: `pytest --costs FILE` writes a line a test, and prints a table by kind at the end.

A line is JSON: the test's id, the process that ran it, seconds on the wall, seconds of processor time of that process
and of its children, how many servers, compiled units and browsers it started, and how it failed. What a fixture of a
session starts counts for the test that first needs it. `python tests/costs.py FILE` prints the table again; with
`--keep` it writes how long each file of tests took to tests/data/durations.json, by which runs are balanced.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter, defaultdict
from contextlib import suppress
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "main")
COUNTED = ("servers", "units", "browsers")
KINDS = ("tests", "wall", "own", "children", *COUNTED)
LONGEST = 30
"""How many tests the table names."""


def pytest_addoption(parser):
    parser.addoption("--costs", metavar="FILE", help="write what each test costs to FILE, and print a table by kind")


def pytest_configure(config):
    path = config.getoption("--costs")
    if path:
        config.pluginmanager.register(Costs(Path(path).absolute()), "measured-costs")


def kind_of(test):
    """Return the row of the table that a test counts for: its folder, or the conformance suite."""
    path = test.split("::")[0].removeprefix("tests/")
    return "conformance" if "conformance" in path else path.rpartition("/")[0] or "documents and tools"


def spent(process):
    """Return the processor seconds of a process's descendants, ended ones included, and the ids of living ones."""
    total, found = 0.0, set()
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                with suppress(OSError, IndexError):
                    total += sum(map(int, _stat(child)[11:15])) / TICKS
                    found.add(int(child))
                more, deeper = spent(child)
                total, found = total + more, found | deeper
    return total, found


def _stat(process):
    """The fields of /proc/PID/stat after the name."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def _words(process):
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().decode(errors="replace").split("\0")
    return []


class Costs:
    """Measures the tests of one process, and adds a line for each to the file of all processes."""

    def __init__(self, path):
        self.path = path
        self.counts = Counter()
        self.failures = []
        self.known = set()
        self.at = self._now()
        if WORKER == "main":
            self.path.unlink(missing_ok=True)
        sys.addaudithook(self._heard)

    def _heard(self, event, arguments):
        if event == "subprocess.Popen":
            words = " ".join(map(str, arguments[1]))
            self.counts["units"] += "quarterdeck.engine.compile" in words
            self.counts["servers"] += "-m quarterdeck --port" in words or "house.py" in words or "serve" in words

    def _now(self):
        children, processes = spent("self")
        for process in processes - self.known:
            words = _words(process)
            whole = not any(word.startswith("--type") for word in words)
            self.counts["browsers"] += bool(words) and "chromium" in words[0] and whole
        self.known |= processes
        own = time.process_time()
        ended = os.times()
        return time.monotonic(), own, children + ended.children_user + ended.children_system

    def _line(self, test):
        before, self.at = self.at, self._now()
        wall, own, children = (round(b - a, 4) for a, b in zip(before, self.at, strict=True))
        children = max(0.0, children)  # the time of a killed process is lost, but was counted before
        line = {"test": test, "process": WORKER, "wall": wall, "own": own, "children": children, **self.counts}
        if self.failures:
            line["failed"] = "\n".join(self.failures)
        self.counts.clear()
        self.failures.clear()
        with self.path.open("a") as file:
            file.write(json.dumps(line) + "\n")

    def pytest_collection_finish(self, session):
        """Count imports as a test of their own."""
        thread = sys.modules.get("quarterdeck.server.process.run")
        if thread is not None:
            self._count_threads(thread)
        self._line("collection::imports")

    def _count_threads(self, module):
        """Count servers in a thread of the test process, too."""
        original = module.Running.__init__

        def counted(running, *args, **more):
            self.counts["servers"] += 1
            original(running, *args, **more)

        module.Running.__init__ = counted

    def pytest_runtest_logreport(self, report):
        """Keep a failure, so that it can be read before the run has ended."""
        if report.failed:
            self.failures.append(report.longreprtext)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item):
        """Charge all that was spent since the test before to this one."""
        result = yield
        self._line(item.nodeid)
        return result

    def pytest_terminal_summary(self, terminalreporter):
        """Print the table at the end of the run."""
        if WORKER == "main" and self.path.exists():
            terminalreporter.write_line(table(self.path))


def table(path):
    """Return the table by kind and the tests that cost most, as text."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    kinds = defaultdict(Counter)
    for line in lines:
        counts = {key: line.get(key, 0) for key in KINDS[1:]} | {"tests": 1}
        kinds[kind_of(line["test"])].update(counts)
        kinds["all"].update(counts)
    order = sorted(kinds, key=lambda kind: -kinds[kind]["own"] - kinds[kind]["children"])
    rows = [f"{'kind':20}" + "".join(f"{name:>10}" for name in ("cpu", *KINDS))]
    for kind in order:
        of = kinds[kind]
        rows.append(f"{kind:20}{of['own'] + of['children']:10.1f}" + "".join(f"{of[name]:10.0f}" for name in KINDS))
    lines.sort(key=lambda line: -line["own"] - line["children"])
    rows += [f"{line['own'] + line['children']:8.1f} s  {line['test']}" for line in lines[:LONGEST]]
    return "\n".join(rows)


def durations(path):
    """Return the whole seconds on the wall that each file of tests took, the longest first."""
    seconds = Counter()
    for line in map(json.loads, path.read_text().splitlines()):
        seconds[line["test"].split("::")[0]] += line["wall"]
    return {file: round(took) for file, took in seconds.most_common() if file.endswith(".py")}


if __name__ == "__main__":
    print(table(Path(sys.argv[1])))
    if "--keep" in sys.argv:
        kept = Path(__file__).parent / "data/durations.json"
        kept.write_text(json.dumps(durations(Path(sys.argv[1])), indent=0) + "\n")
