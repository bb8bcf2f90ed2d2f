"""What README and documents show is run: programs, sessions and commands, and the output that stands with them.

    ```python                     runs, after those before it; where it begins with >>> its output is compared
    ```python title="duck.py"     is saved under that name, for what comes after it
    ```console                    the lines after $ are run, and what they print is compared; ... stands for anything
    ```json                       is JSON
    ```text, toml, nginx          are shown, and no more

`<!--- skip: next "why" -->` before a block leaves it out.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from unittest import SkipTest

import commands
import pytest
from sybil import Sybil
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown import SkipParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

ROOT = Path(__file__).parent.parent
PAGES = [
    path
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
    if "```" in path.read_text(encoding="utf-8") and path.name != "CHANGELOG.md"
]
LONG = {"README.md", *(f"docs/{name}.md" for name in ("arena", "bots", "environments", "laboratory"))}
LONG |= {"docs/tutorials/bot.md", "docs/tutorials/records.md"}
"""What these show plays many games, or is compiled."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SHOWN = {"text", "toml", "nginx"}
SHELL = {"|", ">", "<", "&&", ";"}
ONE_JOB = {name: {"jobs": 1} for name in ("simulate", "arena")} | {"feud": {"price": {"jobs": 1}}}
PATIENCE = 120
"""Seconds that a command may take, on a machine that has much else to do."""


def saved(example):
    Path(re.search('title="([^"]+)"', example.region.lexemes["info"])[1]).write_text(example.parsed, encoding="utf-8")


def console(example):
    """A session at a terminal: each command ends well and prints what stands below it, if anything does."""
    lines = re.sub(r"\\\n", "", example.parsed)
    for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n?)*)", lines, flags=re.M):
        status, printed = run(command)
        assert status == 0, f"{command}\n{printed}"
        if shown.strip() and not doctest.OutputChecker().check_output(shown, printed, FLAGS):
            raise AssertionError(f"{command}\nprints\n{printed}\nbut the page says\n{shown}")


def run(command):
    """Run a command; its exit status, and what it prints.

    Quarterdeck's own commands run in this process, with one job, where no shell is needed: starting a program and the
    processes of its jobs costs more than most of them. `quarterdeck --help` runs as an installed program.
    """
    words = shlex.split(command, comments=True)
    if words[0] != "quarterdeck" or "--help" in words or set(words) & SHELL:
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.returncode, done.stdout + done.stderr
    done = commands.run(*words[1:], default_map=ONE_JOB)
    return done.exit_code, done.stdout + done.stderr


def blocks(document):
    """The blocks of a page, each with what is done with it."""
    for region in RawFencedCodeBlockLexer(re.compile(r"(?P<info>[^\n]*)\n"))(document):
        region.parsed, info = region.lexemes["source"], region.lexemes["info"].strip()
        if info == "python" and region.parsed.startswith(">>>"):
            for session in DocTestStringParser(DocTestEvaluator(FLAGS))(region.parsed, document.path):
                session.adjust(region, region.parsed)
                yield session
            continue
        if info not in SHOWN:
            assert info in EVALUATORS or "title=" in info, f"{document.path}: a block in no language: {region.parsed}"
            region.evaluator = EVALUATORS.get(info, saved)
            yield region


EVALUATORS = {
    "python": PythonEvaluator(),
    "console": console,
    "json": lambda example: json.loads(example.parsed) and None,
}


def case(page):
    name = page.relative_to(ROOT).as_posix()
    return pytest.param(page, id=name, marks=[pytest.mark.slow] if name in LONG else [])


@pytest.mark.parametrize("page", [*map(case, PAGES)])
def test_what_a_page_shows_is_so(page, tmp_path, monkeypatch):
    for name in ("docs", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("COLUMNS", "120")
    known = set(sys.modules)
    try:
        for example in Sybil(parsers=[SkipParser(), blocks]).parse(page).examples():
            try:
                example.evaluate()
            except SkipTest:
                continue
    finally:
        for name in set(sys.modules) - known:
            if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
