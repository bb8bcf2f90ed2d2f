"""Tests Hearts as an installed package: the command finds it by its entry point, plays, records and checks it."""

import json
import subprocess
import sys

from quarterdeck_hearts import GAME

from quarterdeck.games import GAMES


def run(*words):
    done = subprocess.run(
        [sys.executable, "-m", "quarterdeck", *map(str, words)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_game_is_found():
    assert GAMES["hearts"] is GAME
    assert [*GAMES][:4] == ["seas-of-strife", "turn-the-tide", "sea-change", "feud"]


def test_games_are_simulated_recorded_and_verified(tmp_path):
    path = tmp_path / "games.jsonl"
    bots = ("--bots", "search:200,heuristic,random,hard")
    run("simulate", "hearts", "--option", "target=20", "--games", 2, *bots, "--seed", 7, "--record", path)
    assert run("verify", path).startswith("2 games checked: all as recorded\n")
    told = run("replay", path, "--game", 2)
    assert "Three cards go to the left." in told
    assert "won the game." in told


def test_bots_compete():
    found = run("arena", "hearts", "--option", "target=20", "--deals", 4, "--bots", "search:300,random", "--seed", 5)
    assert "search:300" in found


def test_a_report_is_made(tmp_path):
    path = tmp_path / "report.json"
    run("lab", "report", "hearts", "--games", 20, "--deals", 4, "--seed", 5, "--jobs", 1, "--out", path)
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["answers"][0]["question"] == "Is a seat favoured?"
    assert found["numbers"]["rounds"]["n"] == 20
    held = found["numbers"][f"held: {GAME.action_names[0]}"]
    assert held["low"] < held["high"]
