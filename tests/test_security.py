"""The threat model names tests that exist."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def functions_of(path):
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {part.name for part in ast.walk(tree) if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_that_the_threat_model_names_exists():
    named = NAMED.findall((ROOT / "docs" / "security.md").read_text(encoding="utf-8"))
    assert len(named) > 20
    assert [f"{path}::{name}" for path, name in named if name not in functions_of(path)] == []
