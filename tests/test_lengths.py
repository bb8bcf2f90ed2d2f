"""The lengths of games that the page tells are those that the model measures."""

import json

import pytest
from lengths import BY, FILE, row, settings

MEASURED = json.loads(FILE.read_text())


@pytest.mark.parametrize("name", BY)
def test_every_table_is_measured(name):
    measured = MEASURED[name]
    assert measured["by"] == list(BY[name])
    told = [each[: len(BY[name])] for each in measured["rows"]]
    assert told == [list(options.values()) for options in settings(name)]


@pytest.mark.parametrize(("name", "at"), [("seas-of-strife", 3), ("sea-change", 0), ("feud", 1)])
def test_a_table_measured_again(name, at):
    options = list(settings(name))[at]
    assert row(name, options) == MEASURED[name]["rows"][at]
