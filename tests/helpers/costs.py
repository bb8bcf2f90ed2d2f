"""What a run of the tests costs: CPU seconds by layer, children included, beside the budget of tests/budget.toml.

A layer is a folder of tests/. CPU seconds depend on the machine and on what else runs there, so they are divided by how
long a fixed loop takes in the same process at the same time, relative to the machine of the table (`REFERENCE`).
"""

import json
import os
import time
import tomllib
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
BUDGET = TESTS / "budget.toml"
DURATIONS = TESTS / "data/durations.json"
"""Wall-clock seconds of each test file, by which runs are balanced. `poe durations` writes it."""
COLLECTING = "collecting"
APART = ("compiling",)
"""Layers that do not count towards the sum: what a run needs once on a machine."""
WARN, FAIL = 1.10, 1.25
REFERENCE = 0.02
"""CPU seconds of the loop on the machine of the table."""
LONG = 1
"""Seconds after which a measurement is worth its two milliseconds."""
EVERY = 20
"""Seconds between two measurements of the loop."""


def loop():
    """Return the CPU seconds of a fixed piece of work."""
    began = time.process_time()
    total = 0
    for number in range(400_000):
        total = (total * 31 + number) & 0xFFFF
    return time.process_time() - began


def cpu_seconds():
    """Return the CPU seconds of this process and of all its children so far, ended or not."""
    if not Path("/proc/self/stat").exists():
        return sum(os.times()[:4])
    used, children = {}, defaultdict(list)
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            children[int(fields[1])].append(int(entry.name))
            used[int(entry.name)] = sum(map(int, fields[11:15]))
    total, left = 0, [os.getpid()]
    while left:
        process = left.pop()
        total += used.get(process, 0)
        left += children[process]
    return total / os.sysconf("SC_CLK_TCK")


def layer_of(file):
    """Return the layer of a test file, by its path from the root."""
    parts = Path(file).parts
    return parts[1] if len(parts) > 2 else "top"


class Meter:
    """Measures each file of tests in one process."""

    def __init__(self):
        self.cpu = defaultdict(float)
        self.wall = defaultdict(float)
        self._used, self._since = 0.0, time.monotonic()
        self._speeds, self._looked = [], float("-inf")

    @property
    def passed(self):
        """Seconds since the last measurement."""
        return time.monotonic() - self._since

    def note(self, name):
        """Count what was used since the last call as the cost of `name`."""
        if time.monotonic() - self._looked > EVERY:
            self._speeds.append(loop())
            self._looked = time.monotonic()
        used, now = cpu_seconds(), time.monotonic()
        self.cpu[name] += max(0, used - self._used)  # less if a process has ended without a wait
        self.wall[name] += now - self._since
        self._used, self._since = used, now

    def costs(self):
        """Return CPU seconds of the table's machine by name, and wall-clock seconds."""
        slower = sum(self._speeds) / len(self._speeds) / REFERENCE if self._speeds else 1
        return {name: used / slower for name, used in self.cpu.items()}, dict(self.wall)


class Costs:
    """The pytest plugin: in each worker it measures, in the process that a person starts it reports."""

    def __init__(self, config):
        self.config = config
        self.meter = Meter()
        self.cpu, self.wall = defaultdict(float), defaultdict(float)
        self.over = []

    @property
    def is_worker(self):
        """True in a process of pytest-xdist."""
        return hasattr(self.config, "workerinput")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self):
        """Count what came before the first test."""
        self.meter.note(COLLECTING)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item, nextitem):
        """Measure when the last test of a file is over, and after each test that takes long."""
        result = yield
        if nextitem is None or nextitem.path != item.path or self.meter.passed > LONG:
            self.meter.note(item.nodeid.split("::")[0])
        return result

    @pytest.hookimpl(trylast=True)
    def pytest_testnodedown(self, node):
        """Add what a worker has measured."""
        self._add(getattr(node, "workeroutput", {}).get("costs", ({}, {})))

    def _add(self, costs):
        for total, more in zip((self.cpu, self.wall), costs, strict=True):
            for name, seconds in more.items():
                total[name] += seconds

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session):
        """Hand the costs over, or judge them: in CI a layer far above its budget fails the run."""
        if self.is_worker:
            self.config.workeroutput["costs"] = self.meter.costs()
            return
        self._add(self.meter.costs())
        if self.config.option.write_durations:
            write_durations(self.wall)
        if self.is_whole:
            self.over = [line for line in self._rows() if line[1] > WARN * line[2]]
            if os.environ.get("CI") and any(used > FAIL * allowed for _, used, allowed in self.over):
                session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED

    @property
    def is_whole(self):
        """True if no file, folder or name was chosen, so that the budget applies."""
        option = self.config.option
        chosen = self.config.args_source is not pytest.Config.ArgsSource.TESTPATHS
        return not (chosen or option.keyword or option.collectonly or option.maxfail)

    def _rows(self):
        """Yield each layer's name, its CPU seconds and its budget; the sum last."""
        kind = "default" if "not slow" in self.config.option.markexpr else "ci"
        spent = defaultdict(float)
        for name, used in self.cpu.items():
            spent[name if name in (COLLECTING, *APART) else layer_of(name)] += used
        allowed = {name: row[kind] for name, row in tomllib.loads(BUDGET.read_text())["layers"].items()}
        for name, most in allowed.items():
            yield name, spent[name], most
        counted = [name for name in allowed if name not in APART]
        yield "in all", sum(spent[name] for name in counted), sum(allowed[name] for name in counted)

    def pytest_terminal_summary(self, terminalreporter):
        """Say what each layer has cost, of what it may cost, and what is above."""
        if self.is_worker or not self.is_whole:
            return
        parts = [f"{name} {used:.0f}/{allowed}" for name, used, allowed in self._rows()]
        terminalreporter.write_line(f"CPU seconds: {', '.join(parts)}")
        for name, used, allowed in self.over:
            line = f"{name} took {used:.0f} CPU seconds of {allowed} that tests/budget.toml allows"
            terminalreporter.write_line(f"WARNING: {line}", yellow=True)


def write_durations(seconds):
    """Put the wall-clock seconds of these files into the table, and take out files that are gone."""
    known = json.loads(DURATIONS.read_text())
    known |= {name: round(took) for name, took in seconds.items()}
    there = {name: took for name, took in known.items() if (TESTS.parent / name).is_file()}
    DURATIONS.write_text(json.dumps(dict(sorted(there.items())), indent=0) + "\n")
