"""The list of mutants fits the source, and a few of them, drawn by a fixed seed, are killed (scripts/mutants.py)."""

import ast
import importlib.util
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def script():
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "scripts/mutants.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


SCRIPT = script()
MUTANTS = SCRIPT.read()
PAGE = SCRIPT.read(SCRIPT.PAGE)
QUICK = ("search", "server")
"""Parts whose tests are one file of a second or two."""


def test_every_snippet_is_in_its_file_exactly_once():
    """Whoever changes a line that a mutant changes, too, changes the mutant."""
    assert SCRIPT.wrong([*MUTANTS, *PAGE]) == []


@cache
def functions(path):
    """The names of the tests in a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_that_the_list_names_exists():
    """Whoever renames a test renames it in the list."""
    named = {test.partition("[")[0] for mutant in MUTANTS for test in mutant.tests}
    assert [test for test in named if "::" in test and test.split("::")[1] not in functions(test.split("::")[0])] == []
    assert [test for test in named if not (ROOT / test.split("::")[0]).exists()] == []


def test_there_are_enough_of_every_part():
    parts = {mutant.part for mutant in MUTANTS}
    assert len(MUTANTS) >= 150
    assert parts >= {
        *QUICK,
        "rules",
        "taking",
        "striking",
        "scoring",
        "legality",
        "knowledge",
        "strategy",
        "dealing",
        "draws",
        "table",
        "records",
        "referee",
    }
    assert all(mutant.breaks and mutant.tests for mutant in MUTANTS)


def test_there_are_enough_of_the_page():
    assert len(PAGE) >= 90
    assert {mutant.part for mutant in PAGE} >= {"models", "wire", "connection", "review", "engine", "local", "layout"}
    assert all(mutant.breaks and mutant.tests for mutant in PAGE)
    assert all(SCRIPT.is_of_page(test) for mutant in PAGE for test in mutant.tests)


def test_tests_of_the_page_are_run_by_node():
    tests = ["frontend/tests/local.test.mjs::giving up", "frontend/tests/local.test.mjs::two tabs"]
    names = [r"--test-name-pattern=giving\ up", r"--test-name-pattern=two\ tabs"]
    assert SCRIPT.node_command(tests) == ["node", "--test", *names, "tests/local.test.mjs"]


def test_a_wrong_list_is_noticed():
    one = MUTANTS[0]
    broken = SCRIPT.Mutant(**{**vars(one), "old": "no such line"})
    assert SCRIPT.wrong([broken]) == [f"{one.id}: {one.file} has its snippet 0 times"]
    assert SCRIPT.wrong([one, one]) == [f"{one.id}: 2 mutants of this name"]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are made in forks")
def test_a_sample_is_killed():
    """In a process of its own: it forks, which one with threads should not."""
    quick = SCRIPT.chosen([mutant for mutant in MUTANTS if mutant.part in QUICK], "*", 6, 7)
    program = f"import mutants; ids = {[mutant.id for mutant in quick]}; import json, sys\n"
    program += "found = mutants.run([m for m in mutants.read() if m.id in ids], 2, 120)\n"
    program += "sys.stderr.write(json.dumps(found))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "scripts"), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    fates = json.loads(done.stderr.splitlines()[-1])
    assert set(fates.values()) == {SCRIPT.KILLED}, fates
