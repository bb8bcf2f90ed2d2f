"""The table of security: no requirement is missing, every test that it names is there, and the page is made from it."""

import ast
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TABLE = tomllib.loads((ROOT / "docs" / "asvs.toml").read_text(encoding="utf-8"))
LEVELS = {f"{section}.{at}": level for section, said in TABLE["levels"].items() for at, level in enumerate(said, 1)}


@cache
def functions_of(path):
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {part.name for part in ast.walk(tree) if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_the_standard_has_as_many_requirements():
    assert Counter(LEVELS.values()) == {"1": 70, "2": 183, "3": 92}


def test_every_requirement_of_levels_1_and_2_is_answered_once():
    answered = Counter(one for row in TABLE["requirement"] for one in row["ids"])
    assert answered == Counter(one for one, level in LEVELS.items() if level in "12")


@pytest.mark.parametrize("row", TABLE["requirement"], ids=lambda row: row["ids"][0])
def test_an_answer_says_how_it_is_or_why_it_is_not(row):
    assert row.keys() <= {"ids", "asks", "how", "why_not", "short", "tests"}
    assert ("why_not" in row) != ("how" in row)
    assert not ("why_not" in row and row.keys() & {"short", "tests"})
    for name in row.get("tests", ()):
        path, _, test = name.partition("::")
        assert test in functions_of(path), f"there is no test {name}"
