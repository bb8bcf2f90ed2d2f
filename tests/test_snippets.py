"""What README and documents show is run: programs, sessions and commands, and the output that stands with them.

`tests/helpers/documents.py` describes how blocks are marked. Guides run in an environment of their own, in
`tests/test_guides.py`.
"""

import os
import shlex
import sys
from pathlib import Path

import commands
import documents
import pytest

ROOT = documents.ROOT
PAGES = [
    path
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
    if "```" in path.read_text(encoding="utf-8") and path.name != "CHANGELOG.md" and path not in documents.GUIDES
]
LONG = {"README.md", *(f"docs/{name}.md" for name in ("arena", "bots"))}
"""What these show plays many games, or is compiled."""
SHELL = {"|", ">", "<", "&&", ";"}
ONE_JOB = {name: {"jobs": 1} for name in ("simulate", "arena")} | {"feud": {"price": {"jobs": 1}}}


def run(command):
    """Run a command; its exit status, and what it prints.

    Quarterdeck's own commands run in this process, with one job, where no shell is needed: starting a program and the
    processes of its jobs costs more than most of them. `quarterdeck --help` runs as an installed program.
    """
    words = shlex.split(command, comments=True)
    if words[0] != "quarterdeck" or "--help" in words or set(words) & SHELL:
        return documents.run_in_shell(command)
    done = commands.run(*words[1:], default_map=ONE_JOB)
    return done.exit_code, done.stdout + done.stderr


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
        for _ in documents.run_page(page, run):
            pass
    finally:
        for name in set(sys.modules) - known:
            if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
