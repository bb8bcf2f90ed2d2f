"""What the mutants of `scripts/mutants.py` change, and that it finds those that survive."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"
RULES = "src/quarterdeck/games/tiny/rules.py"
SOURCE = """
def most(one: int, other: int) -> int:
    return one if one > other else other
"""
TEST = """
from quarterdeck.games.tiny.rules import most

def test_the_larger_number():
    assert most(2, 1) == 2
"""
EXPLAINED = "most: return one if one > other else other -> return one if one >= other else other"
UNEXPLAINED = "most: return one if one > other else other -> return one if True else other"


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("x = 1.5 + 0", ["x = 2.5 + 0", "x = 0.5 + 0", "x = 1.5 + 1", "x = 1.5 + -1"]),
        ("x = y if z else x", ["x = y if True else x", "x = y if False else x"]),
        ("x = y < z is not None", ["x = y <= z is not None", "x = y < z is None"]),
        ("x = é or y and not z", ["x = é and y and not z", "x = é or y or not z", "x = é or y and z"]),
        ("while y: pass", ["while False: pass"]),
        ("x = [y for y in z if y]", ["x = [y for y in z if True]", "x = [y for y in z if False]"]),
        ("call(x)", ["pass"]),
        ("assert x == 1", []),
        ("x: Literal[1] = f'{2}'", []),
    ],
)  # fmt: skip
def test_what_is_changed(tmp_path, monkeypatch, line, changed):
    monkeypatch.syspath_prepend(SCRIPTS)
    from mutations import mutants_of

    source = f"class A:\n  def f():\n    {line}\n"
    (tmp_path / "a.py").write_text(source)
    found = mutants_of(tmp_path, "a.py")
    assert sorted(mutant.name for mutant in found) == sorted(f"A.f: {line} -> {after}" for after in changed)
    assert {mutant.apply(source.encode()).decode() for mutant in found} == {
        source.replace(line, new) for new in changed
    }


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are tried in forks")
def test_survivors_of_the_rules_need_a_reason(tmp_path):
    """Of three mutants one is killed, one survives for a reason that the list gives, and one survives without."""
    for name, text in {
        RULES: SOURCE,
        "src/quarterdeck/__init__.py": "",
        "tests/games/tiny/test_nothing.py": "def test_nothing(): pass",
        "tests/games/tiny/test_tiny.py": TEST,
        "tests/data/survivors.toml": f"['{RULES}']\n'{EXPLAINED}' = 'equal'\n'gone' = 'equal'",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    program = "import sys, mutants; mutants.LIBRARIES = (); sys.exit(mutants.main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "src", "--root", str(tmp_path), "--rules", "--jobs", "1"]
    environment = {**os.environ, "PYTHONPATH": str(SCRIPTS), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    *survivors, share, _, told, gone = done.stdout.splitlines()
    assert {*survivors} == {f"{RULES}:3: {EXPLAINED}  # equal", f"{RULES}:3: {UNEXPLAINED}"}, done.stderr
    assert share == f" 33.3% of    3  {RULES}"
    assert (told, gone) == (f"No longer in {RULES}, remove from tests/data/survivors.toml:", "  gone")
    assert done.returncode == 1
