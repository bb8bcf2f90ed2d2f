"""Hold what the page says of Feud's maneuvers against what Python says: problems, texts, numbers, barred choices.

    uv run --group dev python scripts/check_definitions.py [COUNT]

So many definitions (4,000, if nothing is said), right and wrong in every way, and lists and changes of them, are looked
at by both, as are forms; every problem there can be must be among them. Exit status 1 where anything is not the same.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from quarterdeck.games.as_data import options_data
from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.definitions.book import LIST_PRICES
from quarterdeck.games.feud.definitions.definitions import STEPS
from quarterdeck.games.feud.definitions.problem_sentences import SENTENCES
from quarterdeck.games.feud.steps import CONDITIONS

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS / "web"), str(TESTS / "games")]

import definitions as given  # noqa: E402 - it lies with the tests

PARTS_OF_SENTENCES = {"quoted", "end", "condition"}
TOLD_ELSEWHERE = {"changes"}
"""A value that is no object at all: both say only that it is wrong."""


def in_node(asked: dict[str, Any]) -> dict[str, list[Any]]:
    """Return the page's results."""
    with tempfile.TemporaryDirectory() as folder:
        bundle = str(Path(folder) / "definitions.mjs")
        command = ["node", str(TESTS / "web/bundle.mjs"), bundle, "definitions.mjs"]
        subprocess.run(command, check=True, env={**os.environ, "CI": "1"})
        done = subprocess.run(["node", bundle], input=json.dumps(asked), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    found: dict[str, list[Any]] = json.loads(done.stdout)
    return found


def uncovered(expected: dict[str, list[Any]], definitions: list[Any]) -> list[str]:
    """Return the parts of the language that no definition used, and that were therefore not compared."""
    told = [
        problem for one in expected["definitions"] + expected["lists"] for each in one["problems"] for problem in each
    ]
    told += [problem for one in expected["changes"] for problem in one["problems"]]
    codes = {code for _, code, *_ in told}
    right = [each for each, one in zip(definitions, expected["definitions"], strict=True) if one["encoded"]]
    steps = [step for each in right for step in each["steps"]]
    missing = set(SENTENCES) - PARTS_OF_SENTENCES - TOLD_ELSEWHERE - codes
    missing |= set(STEPS) - {step["step"] for step in steps}
    missing |= set(CONDITIONS) - {step.get("if", "always") for step in steps}
    return sorted(missing | set(CONDITIONS) - {each.get("needs", "always") for each in right})


def main() -> None:
    """Compare."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    of = {
        "definitions": list(given.definitions(count)),
        "lists": list(given.lists(count // 20)),
        "changes": list(given.changes(count // 10)),
        "forms": list(given.forms(count // 20)),
    }
    about = {"tables": given.TABLES, "maneuvers": LIST_PRICES, "description": options_data(GAME)}
    found = in_node({**about, **of})
    say = {
        **{"definitions": given.said, "lists": given.said_of_list, "changes": given.said_of_changes},
        "forms": given.said_of_form,
    }
    expected = {kind: [json.loads(json.dumps(say[kind](each))) for each in values] for kind, values in of.items()}
    if missing := uncovered(expected, of["definitions"]):
        sys.exit(f"never said: {', '.join(missing)}")
    for kind, values in of.items():
        for value, mine, other in zip(values, expected[kind], found[kind], strict=True):
            if mine != other:
                lines = [f"{part}: {mine[part]}\n  page: {other[part]}" for part in mine if mine[part] != other[part]]
                sys.exit("\n".join([f"{kind}: {json.dumps(value, ensure_ascii=False)}", *lines]))
        print(f"{kind}: {len(values)} alike", flush=True)


if __name__ == "__main__":
    main()
