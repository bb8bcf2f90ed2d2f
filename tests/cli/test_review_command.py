"""`quarterdeck review` as a user meets it."""

import json

import pytest
from blunders import blunder
from click.testing import CliRunner
from tables import record

from quarterdeck.cli import main
from quarterdeck.table.records import write_records

FULL = {"players": 3, "target": 2}
FEW = ("--plays", "1000")


def run(*words):
    return CliRunner().invoke(main, ["review", *map(str, words)])


def refused(*words):
    result = run(*words)
    assert result.exit_code == 2, result.output
    (line,) = result.stderr.splitlines()
    return line.removeprefix("quarterdeck: ")


@pytest.fixture
def games(tmp_path):
    path = tmp_path / "games.jsonl"
    write_records(path, [record(FULL, seed) for seed in range(2)])
    return path


def test_a_review_is_told_in_tables(games):
    result = run(games, "--game", 1, "--seats", 1, *FEW)
    assert result.exit_code == 0, result.output
    for part in ("Game 1: seas-of-strife", "The share of the win", "Accuracy", "Luck", "What decided the game"):
        assert part in result.output
    assert "Game 2" not in result.output


def test_the_same_seed_prints_the_same_json(games):
    first, second = (run(games, "--game", 2, "--seats", 2, "--seed", 5, "--json", *FEW) for _ in range(2))
    assert first.output == second.output
    found = json.loads(first.output)
    assert (found["format"], found["game"], found["seats"]) == ("quarterdeck-review/1", "seas-of-strife", [1])
    assert all(each["seat"] == 1 for each in found["decisions"])
    reasons = [told for each in found["decisions"] for choice in each["choices"] for told in choice["reasons"]]
    assert {told["code"] for told in reasons} > {"takes"}
    assert all(set(told) == {"code", "number", "other", "then", "often"} for told in reasons)


def test_what_cost_something_is_told_with_why(tmp_path):
    known, path = blunder(), tmp_path / "blunder.jsonl"
    write_records(path, [known.record])
    result = run(path, *FEW)
    assert result.exit_code == 0, result.output
    said = result.output[result.output.index("Why:") :]
    assert f"  decision {known.ply + 1}, better: " in said
    assert " (other choices: " in said
    assert "    did: " in said
    assert "(the best choice: " in said


@pytest.mark.parametrize("seats", ["0", "4", "one", "1,,2"])
def test_seats_that_there_are_not_are_refused(games, seats):
    assert "seats are numbers from 1 to 3" in refused(games, "--seats", seats, *FEW)


def test_a_file_that_cannot_be_used_is_refused(games, tmp_path):
    assert "there is no such file" in refused(tmp_path / "none.json")
    assert "there is no game 3" in refused(games, "--game", 3, "--seats", 1, "--json", *FEW)
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "quarterdeck-record/1"}')
    assert refused(broken)
