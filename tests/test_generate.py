"""Generators: what they write, and what they only name."""

import importlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "scripts"


@pytest.fixture
def writing(monkeypatch, tmp_path):
    """The module `writing`, of a repository that is an empty folder."""
    monkeypatch.syspath_prepend(SCRIPTS)
    module = importlib.import_module("writing")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


def run(writing, *arguments, outputs):
    """Generate, and return the exit status or message."""
    with pytest.raises(SystemExit) as ended:
        writing.run(outputs, writing.parser("About.").parse_args(arguments))
    return ended.value.code


def test_what_is_stale_is_written_and_with_check_only_named(writing, tmp_path, capsys):
    fresh, edited, missing = tmp_path / "fresh.md", tmp_path / "edited.md", tmp_path / "more" / "missing.md"
    fresh.write_text("é\n", "utf-8")
    edited.write_text("é\n\n", "utf-8")

    def outputs():
        return [writing.text_output(path, "é\n") for path in (fresh, edited, missing)]

    assert run(writing, "--check", outputs=outputs()) == 1
    named = "edited.md: stale\nmore/missing.md: stale\nrun: uv run --group dev poe generate\n"
    assert capsys.readouterr().out.replace("\\", "/") == named
    assert edited.read_text("utf-8") == "é\n\n"
    assert not missing.exists()
    assert run(writing, outputs=outputs()) == 0
    assert capsys.readouterr().out.replace("\\", "/") == "edited.md: written\nmore/missing.md: written\n"
    assert edited.read_bytes() == missing.read_bytes() == "é\n".encode()
    assert run(writing, "--check", outputs=outputs()) == 0
    assert capsys.readouterr().out == ""


def test_what_is_fresh_is_not_made_unless_all_is_asked_for(writing, tmp_path):
    made = []
    output = writing.Output(tmp_path / "module.wasm", True, lambda: made.append(1) or b"")
    assert run(writing, outputs=[output]) == 0
    assert made == []
    assert run(writing, "--all", outputs=[output]) == 0
    assert made == [1]


def test_what_cannot_be_made_is_one_line_and_leaves_the_file(writing, tmp_path):
    def make():
        raise writing.GenerateError("there is no Node")

    (tmp_path / "types.ts").write_text("before", "utf-8")
    assert run(writing, outputs=[writing.Output(tmp_path / "types.ts", False, make)]) == "generate: there is no Node"
    assert (tmp_path / "types.ts").read_text("utf-8") == "before"


def test_an_unknown_generator_is_refused():
    command = [sys.executable, SCRIPTS / "generate.py", "event"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no generator event: name some of protocol, http, settings, data, " in done.stderr.splitlines()[-1]


def test_every_generator_is_run(monkeypatch):
    monkeypatch.syspath_prepend(SCRIPTS)
    run_by_it = set(importlib.import_module("generate").GENERATORS.values())
    assert run_by_it == {path.stem for path in SCRIPTS.glob("generate_*.py")} | {"build_engine"}


def test_contributing_lists_every_task():
    tasks = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["poe"]["tasks"]
    listed = re.findall(r"^\| `poe ([\w-]+)", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M)
    assert listed == [name for name in tasks if not name.startswith("_")]


def test_every_file_of_tests_has_a_duration():
    tests = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    known = json.loads((ROOT / "tests/data/durations.json").read_text("utf-8"))
    assert sorted(known) == tests, "run `uv run --group dev poe durations`"
