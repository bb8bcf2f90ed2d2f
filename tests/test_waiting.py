"""What browser tests wait for."""

import ast
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent / "browser").glob("*.py"))


def expressions(tree):
    """What is written out as the thing to wait for, where it is no function."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or getattr(call.func, "attr", "") != "wait_for_function":
            continue
        first = call.args[0]
        if isinstance(first, ast.Constant | ast.JoinedStr) and "=>" not in ast.unparse(first):
            yield call.lineno, ast.unparse(first)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_functions_are_waited_for(file):
    """An expression that does not hold at once is evaluated again in the page, which its security policy forbids."""
    assert list(expressions(ast.parse(file.read_text(encoding="utf-8")))) == []
