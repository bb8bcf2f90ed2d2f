"""Runs, saves or checks the blocks of a page of the documents.

    ```python                     runs, after those before it; where it begins with >>> its output is compared
    ```python title="duck.py"     is saved under that name, for what comes after it
    ```console                    the lines after $ are run, and what they print is compared; ... stands for anything
    ```console title="In a clone" the same, where the folder `examples` of this repository is at hand
    ```json                       is JSON
    ```text, toml, nginx          are shown, and no more

`<!--- skip: next "why" -->` before a block leaves it out; it may have a condition, `if(not has_torch, reason="why")`.
A command that takes minutes, by its own comment, is stopped after its first line.

    python tests/helpers/documents.py PAGE

runs a page in this folder and in this environment, which needs nothing for it but Sybil, and prints seconds.
"""

import doctest
import importlib
import json
import os
import re
import signal
import site
import subprocess
import sys
import sysconfig
import threading
import time
from pathlib import Path
from unittest import SkipTest

from sybil import Sybil
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown import SkipParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

ROOT = Path(__file__).parents[2]
GUIDES = [ROOT / f"docs/{name}.md" for name in ("environments", "research", "laboratory", "own-game")]
GUIDES += sorted((ROOT / "docs/tutorials").glob("*.md"))
"""Pages for programmers; each begins with the packages to install."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SHOWN = {"text", "toml", "nginx"}
IN_A_CLONE = 'console title="In a clone"'
MINUTES = re.compile(r"#.*\babout \d+ (min|h)\b")
WHEELS = sorted(Path(os.environ.get("PIP_FIND_LINKS", "none")).glob(f"*-cp3{sys.version_info.minor}-*.whl"))
"""Packages for this Python that lie on this machine."""
PATIENCE = 300
"""Seconds that a command may take, on a machine that has much else to do."""


def run_page(page, run):
    """Evaluate the blocks of a page in this folder, its commands with `run`; yield what was left out or took time."""
    document = Sybil(parsers=[SkipParser(), lambda document: blocks(document, run)]).parse(page)
    document.namespace["has_torch"] = any(wheel.name.startswith("torch-") for wheel in WHEELS)
    for example in document.examples():
        began = time.monotonic()
        try:
            example.evaluate()
        except SkipTest as reason:
            yield f"{page}:{example.line}: left out: {reason}"
        importlib.invalidate_caches()
        site.addsitedir(sysconfig.get_path("purelib"))  # for packages that a command has installed
        if (took := time.monotonic() - began) > 1:
            yield f"{page}:{example.line}: {took:.0f} s"


def blocks(document, run):
    """Yield the blocks of a page, each with the function that evaluates it."""
    evaluators = {
        "python": PythonEvaluator(),
        "console": lambda example: console(example, run),
        IN_A_CLONE: lambda example: in_a_clone(example, run),
        "json": lambda example: json.loads(example.parsed) and None,
    }
    for region in RawFencedCodeBlockLexer(re.compile(r"(?P<info>[^\n]*)\n"))(document):
        region.parsed, info = region.lexemes["source"], region.lexemes["info"].strip()
        if info == "python" and region.parsed.startswith(">>>"):
            for session in DocTestStringParser(DocTestEvaluator(FLAGS))(region.parsed, document.path):
                session.adjust(region, region.parsed)
                yield session
            continue
        if info not in SHOWN:
            assert info in evaluators or "title=" in info, f"{document.path}: a block in no language: {region.parsed}"
            region.evaluator = evaluators.get(info, saved)
            yield region


def saved(example):
    Path(re.search('title="([^"]+)"', example.region.lexemes["info"])[1]).write_text(example.parsed, encoding="utf-8")


def console(example, run):
    """A session at a terminal: each command ends well and prints what stands below it, if anything does."""
    lines = re.sub(r"\\\n", "", example.parsed)
    for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n?)*)", lines, flags=re.M):
        status, printed = run(command)
        assert status == 0, f"{command}\n{printed}"
        assert shown or not MINUTES.search(command), f"{command}\nThe page should show its first line."
        if shown.strip() and not doctest.OutputChecker().check_output(shown, printed, FLAGS):
            raise AssertionError(f"{command}\nprints\n{printed}\nbut the page says\n{shown}")


def in_a_clone(example, run):
    """The same with `examples` in the folder."""
    link = Path("examples")
    link.symlink_to(ROOT / "examples")
    console(example, run)
    link.unlink()


def run_in_shell(command):
    """Run a command, or the beginning of one that takes minutes; its exit status, and what it prints."""
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(["bash", "-c", command], **output, start_new_session=True) as process:
        patience = threading.Timer(PATIENCE, os.killpg, (process.pid, signal.SIGKILL))
        patience.start()
        printed = process.stdout.readline()
        is_cut = bool(printed and MINUTES.search(command))
        if is_cut:
            os.killpg(process.pid, signal.SIGKILL)
        printed += process.stdout.read()
        patience.cancel()
    return 0 if is_cut and process.returncode == -signal.SIGKILL else process.returncode, printed


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())  # as in a session of Python
    os.environ.pop("PYTHONPATH", None)
    for line in run_page(Path(sys.argv[1]), run_in_shell):
        print(line, flush=True)
