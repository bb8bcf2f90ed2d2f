"""Check whether the tests notice small wrong changes of a file or folder of Quarterdeck.

    uv run --group dev poe mutants src/quarterdeck/games/feud/phases --sample 200

Each mutant (scripts/mutations.py) is applied to a copy of the tree, and the tests of its folder run interpreted, the
quickest first, until one fails. Every run forks from a process that has imported libraries, but nothing of Quarterdeck.
Exit status 1: a mutant of a game's rules survives, and tests/data/survivors.toml does not say why.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import json
import math
import os
import random
import re
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

os.environ |= {"QUARTERDECK_ENGINE": "interpreted", "OPENBLAS_NUM_THREADS": "1"}

import pytest
from mutations import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "src/quarterdeck"
SURVIVORS = "tests/data/survivors.toml"
RULES = re.compile(SOURCE + r"/games/\w+/(?!strategy|features|encoding|words|\w*sentences|definitions)")
"""Paths of the rules of a game."""
TESTS = {
    r"games/(\w+)/strategy": ("tests/games/{}", "tests/bots"),
    r"games/(\w+)/": ("tests/games/{}", "tests/games/*.py"),
    r"engine/search/": ("tests/engine", "tests/bots"),
}
"""The tests of paths below the source. Tests of all other paths are in the folder of the same name."""
LIBRARIES = ("numpy", "hypothesis", "msgspec", "litestar.testing", "sqlalchemy.ext.asyncio", "alembic.command")
NOT_COPIED = (".git", ".venv", ".hypothesis", "__pycache__", "node_modules", "dist", "build", "browser")
OPTIONS = ("-n0", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", "--no-header", "--tb=line")
QUIET = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
RUN_SECONDS = 900
"""Seconds after which the tests of a mutant end, even if they only wait."""


@dataclass(eq=False)  # pytest keeps its plugins in sets
class TestOrder:
    """A plugin of pytest that runs quick tests first, ends endless ones and measures them in processor time."""

    known: dict[str, float]
    """Seconds of each test; empty for the run that measures them."""
    budget: float
    """Seconds of tests that a mutant has to survive. A test that takes a sixth of them is not used."""
    seconds: dict[str, float] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort the tests by the power of two of their seconds, and in it by files; keep those within the budget."""
        if not self.known:
            return
        found = [item for item in items if item.nodeid in self.known]
        found.sort(key=lambda item: (max(-4, math.frexp(self.known[item.nodeid])[1]), item.path))
        sums = accumulate(self.known[item.nodeid] for item in found)
        items[:] = [item for item, total in zip(found, sums, strict=True) if total < self.budget]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure a test. End the process if it takes far longer than without a mutant."""
        if not self.known:
            signal.signal(signal.SIGPROF, skip_test)
        began = sum(os.times()[:4])
        signal.setitimer(signal.ITIMER_PROF, 5 + 5 * self.known[item.nodeid] if self.known else self.budget / 6)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            if item.nodeid in self.passed:
                self.seconds[item.nodeid] = sum(os.times()[:4]) - began

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep which tests passed, and which failed."""
        if report.passed and report.when == "call":
            self.passed.add(report.nodeid)
        if report.failed:
            self.failed.append(report.nodeid)


def skip_test(*_: object) -> None:
    """Skip the running test: it takes too long to be repeated for each mutant."""
    pytest.skip("too long")


@dataclass
class Run:
    """A run of tests, with or without a mutant, and how it ended."""

    tests: Sequence[str]
    keywords: str = ""
    """What pytest takes as `-k`."""
    mutant: Mutant | None = None
    status: int = 0
    """The exit status of pytest, or a signal as a negative number."""
    took: float = 0
    seconds: dict[str, float] = field(default_factory=dict)
    failed: Sequence[str] = ()
    output: str = ""

    @property
    def is_killed(self) -> bool:
        """Whether a test failed, or ran for far too long."""
        return self.status not in (0, pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED)


class Runner:
    """Runs tests in copies of a tree, one run a copy."""

    def __init__(self, root: Path, folder: Path, jobs: int, budget: float) -> None:
        self.root = root
        self.budget = budget
        self.known: dict[str, float] = {}
        self.free = deque(folder / str(job) for job in range(jobs))
        for copy in self.free:
            shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
        for library in LIBRARIES:
            with suppress(ImportError):
                importlib.import_module(library)

    def measure(self, runs: Iterable[Run]) -> None:
        """Run tests without a mutant and keep the time of each that passes. Raises SystemExit if they cannot run."""
        seconds: dict[str, float] = {}
        for run in self.run(runs):
            if run.status not in (0, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
                raise SystemExit(
                    f"mutants: {run.tests[0]} ends with status {run.status} without a mutant\n{run.output}"
                )
            for test in run.failed:
                print(f"Not used, as it fails interpreted without a mutant: {test}")
            seconds |= run.seconds
        if not seconds:
            raise SystemExit("mutants: no test passes without a mutant")
        self.known = seconds

    def run(self, runs: Iterable[Run]) -> Iterator[Run]:
        """Yield each run when it has ended."""
        waiting, running = deque(runs), {}
        try:
            while waiting or running:
                while waiting and self.free:
                    run, copy = waiting.popleft(), self.free.popleft()
                    running[self._start(run, copy)] = run, copy, time.monotonic()
                child, status = os.wait()
                run, copy, began = running.pop(child)
                run.status, run.took = os.waitstatus_to_exitcode(status), time.monotonic() - began
                self._finish(run, copy, child)
                yield run
        finally:
            for child in running:
                os.killpg(child, signal.SIGKILL)

    def _start(self, run: Run, copy: Path) -> int:
        """Apply the mutant, begin the tests in a fork, and return its process id."""
        if run.mutant:
            write(copy / run.mutant.file, run.mutant.apply((self.root / run.mutant.file).read_bytes()))
        copy.with_suffix(".json").unlink(missing_ok=True)
        child = os.fork()
        if not child:
            run_tests(copy, [*run.tests, "-k", run.keywords], TestOrder(self.known, self.budget))
        return child

    def _finish(self, run: Run, copy: Path, child: int) -> None:
        """End what the tests left running, read what they found, and take the mutant back."""
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        run.output = copy.with_suffix(".log").read_text("utf-8", "replace")
        with suppress(FileNotFoundError):
            run.seconds, run.failed = json.loads(copy.with_suffix(".json").read_text())
        if run.mutant:
            write(copy / run.mutant.file, (self.root / run.mutant.file).read_bytes())
        self.free.append(copy)


def run_tests(root: Path, tests: Sequence[str], order: TestOrder) -> None:
    """Run tests with the source below `root`, write what they found, and exit: in a process of its own."""
    status = int(pytest.ExitCode.INTERNAL_ERROR)
    try:
        os.setsid()
        signal.alarm(RUN_SECONDS if order.known else 0)
        log = os.open(root.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.chdir(root)
        sys.path.insert(0, str(root / "src"))
        os.environ["PYTHONPATH"] = str(root / "src")
        random.seed(0)
        stop = ["-x"] if order.known else []
        status = int(pytest.main([*OPTIONS, *QUIET, *stop, *tests], plugins=[order]))
        root.with_suffix(".json").write_text(json.dumps([order.seconds, order.failed]))
    finally:
        os._exit(status)


def write(path: Path, source: bytes) -> None:
    """Write a Python file, and remove its bytecode, which passes for fresh if it is younger than a second."""
    Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)
    path.write_bytes(source)


def tests_of(file: str, root: Path) -> tuple[tuple[str, ...], str]:
    """Return the files of the tests of a file, and the keywords that leave out tests of other games."""
    below = Path(file).relative_to(SOURCE)
    matches = (re.match(pattern, str(below)) for pattern in TESTS)
    if found := next(filter(None, matches), None):
        tests = [test.format(*found.groups()) for test in TESTS[found.re.pattern]]
    else:
        tests = [f"tests/{folder}" for folder in below.parents[:-1] if (root / "tests" / folder).is_dir()][:1]
    paths = {path for test in tests for path in root.glob(test if test.endswith(".py") else f"{test}/**/*.py")}
    if not paths:
        raise SystemExit(f"mutants: no folder of tests has the name of one of {file}; name one in TESTS ({__file__})")
    games = {path.parent.name for path in (root / SOURCE / "games").glob("*/rules.py")}
    others = games - {*below.parts} if games & {*below.parts} else set()
    keywords = " and ".join(f"not {game.replace('_', '-')}" for game in sorted(others))
    return tuple(sorted(str(path.relative_to(root)) for path in paths if path.name.startswith("test_"))), keywords


def sample_of(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """Draw mutants by hashes of their names, so that a change elsewhere in the source changes none of them."""
    return sorted(mutants, key=lambda one: hashlib.sha256(f"{seed} {one.file} {one.name}".encode()).digest())[:count]


def try_mutants(runner: Runner, mutants: Sequence[Mutant]) -> Iterator[Run]:
    """Measure the tests of all mutants and yield how those of each ended."""
    selected = {mutant.file: tests_of(mutant.file, runner.root) for mutant in mutants}
    files = {(test, keywords) for tests, keywords in selected.values() for test in tests}
    runner.measure(Run((file,), keywords) for file, keywords in sorted(files))
    yield from runner.run([Run(*selected[mutant.file], mutant) for mutant in mutants])


def read_survivors(root: Path) -> dict[str, dict[str, str]]:
    """Return why mutants of the rules survive, by their files and names."""
    path = root / SURVIVORS
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def summary(runs: Iterable[Run]) -> str:
    """Return the share of mutants that were killed: a line a file and one for all."""
    fates: defaultdict[str, list[bool]] = defaultdict(list)
    for run in runs:
        assert run.mutant
        for file in (run.mutant.file, "all"):
            fates[file].append(run.is_killed)
    order = sorted(fates.items(), key=lambda each: (each[0] == "all", each[0]))
    return "\n".join(f"{sum(killed) / len(killed):6.1%} of {len(killed):>4}  {file}" for file, killed in order)


def main(given: Sequence[str] | None = None) -> int:
    """Run what the command line names, and return the exit status."""
    arguments = parse(given)
    root = arguments.root.resolve()
    paths = [root / arguments.path] if arguments.path.endswith(".py") else sorted((root / arguments.path).rglob("*.py"))
    files = [str(path.relative_to(root)) for path in paths]
    if arguments.rules:
        files = [file for file in files if RULES.match(file)]
    mutants = [mutant for file in files for mutant in mutants_of(root, file)]
    survivors, runs = read_survivors(root), []
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        runner = Runner(root, Path(folder), arguments.jobs, arguments.seconds)
        for run in try_mutants(runner, sample_of(mutants, arguments.sample, arguments.seed)):
            runs.append(run)
            print_fate(run, survivors, arguments.verbose)
    print(summary(runs))
    for file in survivors.keys() & {*files}:
        if gone := survivors[file].keys() - {mutant.name for mutant in mutants if mutant.file == file}:
            print(f"No longer in {file}, remove from {SURVIVORS}:", *sorted(gone), sep="\n  ")
    rules = [run for run in runs if RULES.match(run.mutant.file)]
    return int(any(not run.is_killed and not reason_of(run, survivors) for run in rules))


def print_fate(run: Run, survivors: dict[str, dict[str, str]], verbose: bool) -> None:
    """Print a mutant that survives and why, or what killed it."""
    if not run.is_killed:
        reason = reason_of(run, survivors)
        print(f"{run.mutant.file}:{run.mutant.line}: {run.mutant.name}" + (reason and f"  # {reason}"), flush=True)
    elif verbose:
        by = run.failed[0] if run.failed else run.status
        print(f"killed in {run.took:.1f} s by {by}: {run.mutant.name}", flush=True)


def reason_of(run: Run, survivors: dict[str, dict[str, str]]) -> str:
    """Return why a mutant survives; empty if the list does not say."""
    return survivors.get(run.mutant.file, {}).get(run.mutant.name, "")


def parse(given: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("path", help="a file or folder, such as src/quarterdeck/games/feud")
    parser.add_argument("--sample", type=int, default=200, help="number of mutants to try")
    parser.add_argument("--seed", type=int, default=0, help="another seed draws others")
    parser.add_argument("--jobs", type=int, default=2, help="number of mutants at a time")
    parser.add_argument("--seconds", type=float, default=60, help="seconds of tests that a mutant has to survive")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree, if not the one of this script")
    parser.add_argument("--rules", action="store_true", help="only files with the rules of a game")
    parser.add_argument("--verbose", action="store_true", help="print what killed each mutant, too")
    return parser.parse_args(given)


if __name__ == "__main__":
    sys.exit(main())
