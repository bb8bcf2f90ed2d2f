"""Check whether the tests detect small wrong changes.

Each mutant of tests/data/mutants.toml is applied to a copy of the source, and the tests of its part run interpreted.
Every mutant should be killed.

    uv run --group dev python scripts/mutants.py                       # all of them, two at a time
    uv run --group dev python scripts/mutants.py --only 'feud-*'       # some
    uv run --group dev python scripts/mutants.py --sample 20 --seed 3  # twenty of them, by chance
    uv run --group dev python scripts/mutants.py --page               # those of tests/data/mutants-page.toml, with Node

The working tree is not touched. A process that has loaded pytest and what it needs, but nothing of Quarterdeck, forks
for each mutant (`forkserver`), so that it costs only its tests. Status 1: more than 5 % survive, a snippet is not in
its file exactly once, or the tests fail without any mutant.
"""

from __future__ import annotations

import argparse
import fnmatch
import multiprocessing
import os
import random
import re
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests/data/mutants.toml"
PAGE = ROOT / "tests/data/mutants-page.toml"
COPIED = ("src", "tests", "benchmarks", "scripts", "docs", "pyproject.toml", "frontend")
FOLDERS = {"source": "src/quarterdeck/", "tests": ""}
"""Where the paths of a list begin that does not say so."""
FRONTEND = "frontend"
ALLOWED = 0.05
"""The part of all mutants that may survive."""
LOADED = (
    "numpy",
    "pytest",
    "hypothesis.strategies",
    "msgspec.json",
    "xdist.plugin",
    "litestar.testing",
    "sqlalchemy.ext.asyncio",
    "aiosqlite",
    "alembic.command",
    "httpx",
    "click.testing",
)
"""What tests and source import, and no mutant changes."""
T = TypeVar("T")
Result = tuple[int, float, str]
"""Of a run of tests: its exit status, the seconds, and what it said."""
KILLED, SURVIVED, TIMEOUT, BROKEN = "killed", "survived", "killed (time)", "broken"
OPTIONS = ("-n0", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", "--no-header", "--tb=line")
QUIET = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
"""What is imported before pytest starts cannot be rewritten, nor need it be."""


@dataclass(frozen=True)
class Mutant:
    """One wrong change."""

    id: str
    part: str
    file: str
    """The file that changes, from the root of the tree."""
    old: str
    """Stands in the file exactly once."""
    new: str
    tests: tuple[str, ...]
    """The tests that should kill it: files, or parts of them behind `::`, as pytest or Node takes them."""
    breaks: str
    """What becomes wrong, in a line."""

    def apply(self, root: Path) -> None:
        """Change the file below `root`."""
        path = root / self.file
        text = path.read_text("utf-8").replace(self.old, self.new)
        path.unlink()  # it may be the same file as in other copies
        path.write_text(text, "utf-8")


def read(path: Path = LIST) -> list[Mutant]:
    """Read a list of mutants.

    Args:
        path: A TOML file. `tests` of a mutant may name a `suite` of the file; paths begin at its `folders`.
    """
    with path.open("rb") as file:
        data = tomllib.load(file)
    found = []
    folders = {**FOLDERS, **data.get("folders", {})}
    for entry in data["mutant"]:
        tests = [test for name in entry["tests"] for test in data.get("suite", {}).get(name, [name])]
        paths = {"file": folders["source"] + entry["file"], "tests": tuple(folders["tests"] + test for test in tests)}
        found.append(Mutant(**{**entry, **paths}))
    return found


def wrong(mutants: Sequence[Mutant], root: Path = ROOT) -> list[str]:
    """Return the problems of a list of mutants, a line each."""
    found = [f"{name}: {count} mutants of this name" for name, count in _names(mutants).items() if count > 1]
    for mutant in mutants:
        path = root / mutant.file
        count = path.read_text("utf-8").count(mutant.old) if path.is_file() else -1
        if count != 1:
            found.append(
                f"{mutant.id}: {mutant.file} has its snippet {count} times" if count >= 0 else f"{mutant.id}: no {path}"
            )
        if mutant.old == mutant.new:
            found.append(f"{mutant.id}: it changes nothing")
        found += [f"{mutant.id}: no {test}" for test in mutant.tests if not (root / test.split("::")[0]).exists()]
    return found


def _names(mutants: Sequence[Mutant]) -> Counter[str]:
    return Counter(mutant.id for mutant in mutants)


class TreeCopies:
    """A copy of the tree, of which each mutant gets one of its own, by hard links."""

    def __init__(self, folder: Path) -> None:
        """Copy the working tree as it is now."""
        self.folder = folder
        self.base = folder / "base"
        skipped = shutil.ignore_patterns("__pycache__", "node_modules", "browser", "dist")
        self.base.mkdir()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.base / name, ignore=skipped)
            else:
                shutil.copy2(ROOT / name, self.base / name)
        (self.base / FRONTEND / "node_modules").symlink_to(ROOT / FRONTEND / "node_modules")

    def copy(self, name: str) -> Path:
        """Return a copy of the tree. Its files may be replaced, but not written into."""
        made = self.folder / name
        shutil.copytree(self.base, made, symlinks=True, copy_function=os.link)
        return made


def is_of_page(test: str) -> bool:
    """Whether Node runs a test, and not pytest."""
    return test.startswith(f"{FRONTEND}/")


def node_command(tests: Sequence[str]) -> list[str]:
    """Return the command that runs tests of the page, in the frontend's folder."""
    parts = [test.removeprefix(f"{FRONTEND}/").partition("::") for test in tests]
    names = [f"--test-name-pattern={re.escape(name)}" for _, _, name in parts if name]
    return ["node", "--test", *names, *dict.fromkeys(file for file, _, _ in parts)]


def run_tests(root: Path, tests: Sequence[str], log: Path, write: bool) -> None:
    """Run tests with the source below `root`, and exit with their status: in a process of its own."""
    os.setsid()
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(out, 1)
    os.dup2(out, 2)
    if is_of_page(tests[0]):
        os.chdir(root / FRONTEND)
        os.execvp("node", node_command(tests))
    assert not any(name.partition(".")[0] == "quarterdeck" for name in sys.modules)
    os.chdir(root)
    sys.path.insert(0, str(root / "src"))
    os.environ["PYTHONPATH"] = str(root / "src")
    sys.dont_write_bytecode = not write
    random.seed(0)
    import pytest

    options = [option for option in (*OPTIONS, *QUIET) if not (write and option == "-x")]
    sys.exit(int(pytest.main([*options, *tests])))


class Runner:
    """Runs tests of trees, so many at a time."""

    def __init__(self, copies: TreeCopies, jobs: int, timeout: float) -> None:
        """`timeout`: seconds a tree."""
        self.copies = copies
        self.jobs = jobs
        self.timeout = timeout
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([*LOADED])
        os.environ |= {"NUMBA_DISABLE_JIT": "1", "OPENBLAS_NUM_THREADS": "1", "QUARTERDECK_QUICKEST_FIRST": "1"}

    def baseline(self, tests: Sequence[str]) -> Iterator[tuple[str, bool, float, str]]:
        """Each file of tests without a mutant: whether all pass, seconds, what it said. It leaves bytecode behind."""
        files: dict[str, list[str]] = {}
        for test in tests:
            files.setdefault(test.split("::")[0], []).append(test)
        runs = self._all(lambda name: self._run(name, self.copies.base, files[name]), files)
        for name, (status, seconds, said) in runs:
            yield name, status == 0, seconds, said

    def mutants(self, mutants: Sequence[Mutant]) -> Iterator[tuple[Mutant, str, float, str]]:
        """Yield each mutant with its fate, the seconds, and the output of its tests."""
        for mutant, (status, seconds, said) in self._all(self._try, mutants):
            yield mutant, _fate(status), seconds, said

    def _all(self, work: Callable[[T], Result], given: Iterable[T]) -> Iterator[tuple[T, Result]]:
        """Yield what is given with the result of the work, as soon as it is done."""
        pool = ThreadPoolExecutor(self.jobs)
        try:
            done = {pool.submit(work, one): one for one in given}
            for one in as_completed(done):
                yield done[one], one.result()
        finally:
            pool.shutdown(cancel_futures=True)

    def _try(self, mutant: Mutant) -> Result:
        root = self.copies.copy(mutant.id)
        mutant.apply(root)
        found = self._run(mutant.id, root, mutant.tests)
        shutil.rmtree(root)
        return found

    def _run(self, name: str, root: Path, tests: Sequence[str]) -> Result:
        """Run tests in a fork, and end what it leaves running. Status -1: its time was up."""
        log, began = self.copies.folder / f"{name.replace('/', '-')}.log", time.monotonic()
        child = self._context.Process(target=run_tests, args=(root, tests, log, root == self.copies.base))
        child.start()
        child.join(self.timeout)
        status = child.exitcode
        with suppress(ProcessLookupError):
            os.killpg(child.pid or 0, signal.SIGKILL)
        child.join()
        seconds = time.monotonic() - began
        return -1 if status is None else status, seconds, log.read_text("utf-8", "replace")


def _fate(status: int) -> str:
    """Return a mutant's fate by pytest's exit status."""
    if status == -1:
        return TIMEOUT
    if status == 0:
        return SURVIVED
    return BROKEN if status in (3, 4, 5) else KILLED


def chosen(mutants: Sequence[Mutant], only: str, sample: int, seed: int) -> list[Mutant]:
    """Those that match, or so many of them by chance."""
    fitting = [mutant for mutant in mutants if fnmatch.fnmatch(mutant.id, only) or mutant.part == only]
    return random.Random(seed).sample(fitting, min(sample, len(fitting))) if sample else fitting


def summary(fates: dict[str, list[str]]) -> str:
    """How many mutants of each part, and how many were killed."""
    lines = [f"{part:<12} {len(found):>4} mutants {_killed(found):>4} killed" for part, found in sorted(fates.items())]
    whole = [fate for found in fates.values() for fate in found]
    share = 100 * _killed(whole) / max(1, len(whole))
    return "\n".join([*lines, f"{'in all':<12} {len(whole):>4} mutants {_killed(whole):>4} killed: {share:.1f} %"])


def _killed(fates: Sequence[str]) -> int:
    return sum(fate in (KILLED, TIMEOUT) for fate in fates)


def run(mutants: Sequence[Mutant], jobs: int, timeout: float, verbose: bool = False) -> dict[str, str]:
    """Return the fate of each mutant. Raises SystemExit where its tests fail without it."""
    fates: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        runner = Runner(TreeCopies(Path(folder)), jobs, timeout)
        began = time.monotonic()
        tests = sorted({test for mutant in mutants for test in mutant.tests})
        for name, fine, seconds, said in runner.baseline(tests):
            if verbose or not fine:
                print(f"{'passes' if fine else 'FAILS'} without a mutant in {seconds:.1f} s: {name}", flush=True)
            if not fine:
                raise SystemExit(said[-2000:])
        for mutant, fate, seconds, said in runner.mutants(mutants):
            fates[mutant.id] = fate
            if verbose or fate in (SURVIVED, BROKEN):
                print(f"{fate:<13} {seconds:5.1f} s  {mutant.id}: {mutant.breaks}", flush=True)
            if verbose and fate != SURVIVED:
                told = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR", "not ok"))]
                print(*(f"    {line[:150]}" for line in told[:1]), sep="\n", flush=True)
        print(f"{time.monotonic() - began:.0f} s", flush=True)
    return fates


def main(given: Any = None) -> int:
    """Run what the command line asks for; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--only", default="*", help="mutants whose ids fit this pattern, or of this part")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, by chance")
    parser.add_argument("--seed", type=int, default=0, help="of that chance")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--timeout", type=float, default=180, help="seconds a mutant")
    parser.add_argument("--verbose", action="store_true", help="a line a mutant")
    parser.add_argument("--page", action="store_true", help="those of the page's logic instead (with Node and npm ci)")
    arguments = parser.parse_args(given)
    if arguments.page and not (shutil.which("node") and (ROOT / FRONTEND / "node_modules").is_dir()):
        print("mutants: the page's tests need Node and its packages: run `npm ci --ignore-scripts` in frontend/ first")
        return 1
    mutants = read(PAGE if arguments.page else LIST)
    if lines := wrong(mutants):
        print(*lines, sep="\n")
        return 1
    mutants = chosen(mutants, arguments.only, arguments.sample, arguments.seed)
    fates = run(mutants, arguments.jobs, arguments.timeout, arguments.verbose)
    by_part: dict[str, list[str]] = {}
    for mutant in mutants:
        by_part.setdefault(mutant.part, []).append(fates[mutant.id])
    print(summary(by_part))
    lost = len(mutants) - _killed(list(fates.values()))
    return int(lost > ALLOWED * len(mutants))


if __name__ == "__main__":
    sys.exit(main())
