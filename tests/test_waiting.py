"""What browser tests wait for, as tests/browser/waiting.py says."""

import ast
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent / "browser").rglob("*.py"))
WAITS = "waiting"
"""The module that waits for all."""


def parsed(file):
    return ast.parse(file.read_text(encoding="utf-8"))


def texts():
    """The texts that have a name in any of the files, by name."""
    named = [one for file in FILES for one in ast.walk(parsed(file)) if isinstance(one, ast.Assign)]
    return {target.id: one.value for one in named for target in one.targets if isinstance(target, ast.Name)}


def written(node):
    """A text as it stands in the program, without its quotes."""
    return ast.unparse(node).removeprefix("f").strip("'\"").lstrip("\\n ")


def calls(tree, name):
    """The calls of a method of that name."""
    return [call for call in ast.walk(tree) if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == name]


def waited_for(tree, named):
    """What `wait_for_function` is called with, written out or by its name, and in which line."""
    for call in calls(tree, "wait_for_function"):
        first = call.args[0]
        yield call.lineno, written(named[first.id] if isinstance(first, ast.Name) else first)


@pytest.fixture(scope="module")
def named():
    return texts()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_functions_are_waited_for(file, named):
    """An expression that does not hold at once is evaluated again in the page, which its security policy forbids; a
    promise counts as true at once, whatever becomes of it."""
    for line, text in waited_for(parsed(file), named):
        assert text.startswith("("), f"{file.name}:{line}: no function: {text}"
        assert "Promise" not in text, f"{file.name}:{line}: waits for a promise: {text}"


@pytest.mark.parametrize("file", [file for file in FILES if file.stem != WAITS], ids=lambda file: file.stem)
def test_nothing_waits_for_a_time(file):
    tree = parsed(file)
    slept = [*calls(tree, "wait_for_timeout"), *calls(tree, "sleep")]
    assert [call.lineno for call in slept] == [], f"{file.name} waits for a time: see {WAITS}.py"
    imported = [one.module for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)]
    assert "time" not in imported, f"{file.name} may sleep by another name"
