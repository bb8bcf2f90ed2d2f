"""`quarterdeck review` as a user meets it."""

import json
import re

import pytest
from blunders import blunder
from commands import output, refusal
from tables import record

from quarterdeck.table.records import write_records

FULL = {"players": 3, "target": 2}
FEW = ("--plays", "1000")


@pytest.fixture
def games(tmp_path):
    path = tmp_path / "games.jsonl"
    write_records(path, [record(FULL, seed) for seed in range(2)])
    return path


def test_a_review_is_told_in_tables(games):
    told = output("review", games, "--game", 1, "--seats", 1, *FEW)
    for part in ("Game 1: seas-of-strife", "The share of the win", "Unseen", "Luck", "What decided the game"):
        assert part in told
    assert "Game 2" not in told


def test_the_same_seed_prints_the_same_json(games):
    words = ("review", games, "--game", 2, "--seats", 2, "--seed", 5, "--json", *FEW)
    first, second = (output(*words) for _ in range(2))
    assert first == second
    found = json.loads(first)
    assert (found["format"], found["game"], found["seats"]) == ("quarterdeck-review/1", "seas-of-strife", [1])
    assert all(each["seat"] == 1 for each in found["decisions"])
    themes = [told for each in found["decisions"] for choice in each["choices"] for told in choice["themes"]]
    assert all(set(told) == {"theme", "certainty", "of", "action", "numbers"} for told in themes)


def test_lean_records_are_reviewed_as_whole_ones(games, tmp_path):
    lean = tmp_path / "games.lean.jsonl"
    output("convert", games, lean)
    words = ("--game", 1, "--seats", 1, "--json", *FEW)
    assert output("review", lean, *words) == output("review", games, *words)


def test_what_cost_something_is_told_with_why(tmp_path):
    known, path = blunder(), tmp_path / "blunder.jsonl"
    write_records(path, [known.record])
    said = output("review", path, *FEW).partition("Why:")[2]
    line = next(line for line in said.splitlines() if line.startswith(f"  decision {known.ply + 1}, "))
    assert re.search(r", card .* rather than card .*: .*\. In 100 deals like this: \d+ \w+ (more|fewer)\.$", line)


@pytest.mark.parametrize("seats", ["0", "4", "one", "1,,2"])
def test_seats_that_there_are_not_are_refused(games, seats):
    assert "seats are numbers from 1 to 3" in refusal("review", games, "--seats", seats, *FEW)


def test_a_file_that_cannot_be_used_is_refused(games, tmp_path):
    assert "there is no such file" in refusal("review", tmp_path / "none.json")
    assert "there is no game 3" in refusal("review", games, "--game", 3, "--seats", 1, "--json", *FEW)
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "quarterdeck-record/1"}')
    assert refusal("review", broken)
