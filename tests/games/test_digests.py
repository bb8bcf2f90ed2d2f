"""Games are what they were before events and secrecy were declared: hashes of whole games, kept as data."""

import importlib.util
import json
from pathlib import Path

import pytest

from quarterdeck.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent


def script():
    spec = importlib.util.spec_from_file_location("generate_digests", ROOT / "scripts/generate_digests.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = script()
CASES = json.loads(SCRIPT.FILE.read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']}-{case['seed']}")
def test_a_game_is_what_it_was(case):
    assert SCRIPT.wrong(case) == [], json.dumps(case)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_there_and_a_wrong_hash_is_found(game):
    case = next(case for case in CASES if case["game"] == game)
    for name in ("play", "told", "seen", "result"):
        assert SCRIPT.wrong({**case, name: "0" * 16}) == [name]


def test_what_is_added_to_the_format_does_not_count_and_all_else_does():
    events = [{"event": "x_discard"}, {"event": "x_new"}, {"event": "deal"}]
    assert SCRIPT.told(events) == [{"event": "x_discard"}, {"event": "deal"}]
