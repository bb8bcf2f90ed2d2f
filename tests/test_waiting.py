"""What browser tests wait for."""

import ast
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent / "browser").glob("*.py"))


def parsed(file):
    return ast.parse(file.read_text(encoding="utf-8"))


def texts():
    """The texts that have a name in any of the files, by name."""
    named = [one for file in FILES for one in ast.walk(parsed(file)) if isinstance(one, ast.Assign)]
    return {target.id: one.value for one in named for target in one.targets if isinstance(target, ast.Name)}


def written(node):
    """A text as it stands in the program, without its quotes."""
    return ast.unparse(node).removeprefix("f").strip("'\"").lstrip("\\n ")


def waited_for(tree, named):
    """What `wait_for_function` is called with, written out or by its name, and in which line."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "wait_for_function":
            first = call.args[0]
            yield call.lineno, written(named[first.id] if isinstance(first, ast.Name) else first)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_functions_are_waited_for(file):
    """An expression that does not hold at once is evaluated again in the page, which its security policy forbids; a
    promise counts as true at once, whatever becomes of it."""
    for line, text in waited_for(parsed(file), texts()):
        assert text.startswith("("), f"{file.name}:{line}: no function: {text}"
        assert "Promise" not in text, f"{file.name}:{line}: waits for a promise: {text}"
