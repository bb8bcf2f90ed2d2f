"""The page and Python agree on Feud's maneuvers: problems, texts, numbers, barred choices.

Both check many definitions, right and wrong in every way, lists and changes of them, and forms. Every possible problem
must be among them.
"""

import json

import definitions as given
import pytest

from quarterdeck.games.as_data import options_data
from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.definitions.book import LIST_PRICES
from quarterdeck.games.feud.definitions.definitions import STEPS
from quarterdeck.games.feud.definitions.problems import SENTENCES
from quarterdeck.games.feud.steps import CONDITIONS

COUNT = 4000
PARTS_OF_SENTENCES = {"quoted", "end", "condition"}
TOLD_ELSEWHERE = {"changes"}
"""A value that is no object at all: both say only that it is wrong."""
SAY = {
    "definitions": given.said,
    "lists": given.said_of_list,
    "changes": given.said_of_changes,
    "forms": given.said_of_form,
}


def uncovered(expected, definitions):
    """The parts of the language that no definition used, and that were therefore not compared."""
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
    return missing | set(CONDITIONS) - {each.get("needs", "always") for each in right}


@pytest.mark.slow
def test_the_page_and_python_say_the_same(in_node):
    of = {
        "definitions": list(given.definitions(COUNT)),
        "lists": list(given.lists(COUNT // 20)),
        "changes": list(given.changes(COUNT // 10)),
        "forms": list(given.forms(COUNT // 20)),
    }
    about = {"tables": given.TABLES, "maneuvers": LIST_PRICES, "description": options_data(GAME)}
    found = in_node("definitions.mjs", {**about, **of})
    expected = {kind: [json.loads(json.dumps(SAY[kind](each))) for each in values] for kind, values in of.items()}
    assert uncovered(expected, of["definitions"]) == set()
    for kind, values in of.items():
        for value, mine, other in zip(values, expected[kind], found[kind], strict=True):
            assert mine == other, json.dumps(value, ensure_ascii=False)
