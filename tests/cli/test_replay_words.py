"""`replay`: options as one writes them, a heading a round, two languages, and an exit status that can be trusted."""

import os
import re
import subprocess
import sys

import pytest
from commands import output, run
from tables import edited, record

from quarterdeck.cli.commands.records import replay
from quarterdeck.cli.narration import SENTENCES
from quarterdeck.cli.parameters import written
from quarterdeck.games import GAMES
from quarterdeck.games.options import parse
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.table.records import write_records

OPTIONS = {
    "seas-of-strife": [{}, {"players": 3, "rules": "strife", "passing": True, "target": 4}],
    "turn-the-tide": [{"players": 3, "rounds": 4}],
    "sea-change": [{"players": 1, "target": 1}, {"players": 8, "teams": 4, "points": [-1, *[2] * 14], "target": 1}],
    "feud": [{}, {"preset": "true"}, {"preset": "true", "maneuvers": {"heal": 3, "sabotage": 60}}, {"maneuvers": {}}],
}
GAMES_AND_OPTIONS = [(game, options) for game, each in OPTIONS.items() for options in each]


@pytest.fixture
def games(tmp_path):
    path = tmp_path / "games.jsonl"
    write_records(path, [record(name="Ada"), record(plies=20, name="Ada"), record(name="Ada")])
    return path


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=str)
def test_options_are_written_as_the_command_line_takes_them(game, options):
    complete = GAMES[game].complete(options)
    text = written(complete)
    assert not re.search(r"[\[\]{}' ]", text.replace(" ", "", len(complete) - 1))
    assert GAMES[game].complete(parse(GAMES[game], text.split())) == complete


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=str)
def test_every_round_has_a_heading(game, options, language, tmp_path):
    made = record(options, plies=500, game=GAMES[game])
    write_records(tmp_path / "game.json", [made])
    told = output("replay", tmp_path / "game.json", "--language", language)
    shown = [int(number) for number in re.findall(r"^== [^\d\n]*(\d+)[^\d\n]* ==$", told, flags=re.M)]
    ends = sum(event["event"] in ("round_end", "tally") for event in made.events)
    deals = sum(event["event"] == "deal" for event in made.events)
    assert shown == list(range(1, len(shown) + 1))
    assert len(shown) == deals if game != "feud" else ends <= len(shown) <= ends + 1
    order = re.findall(r"^(?:== Round|Round) \d+|^第\d+ラウンド終|^== 第\d+", told, flags=re.M)
    numbers = [int(re.search(r"\d+", each)[0]) for each in order]
    assert numbers == sorted(numbers)


def test_the_same_game_in_japanese(games):
    lines = run("replay", games, "--game", 1, "--language", "ja").stdout.splitlines()
    assert lines[0].startswith("ゲーム1：seas-of-strife players=4 rules=texas ")
    assert (
        lines[1] == "席：Ada1（ボット：random）、Ada2（ボット：random）、Ada3（ボット：random）、Ada4（ボット：random）"
    )
    assert lines[3] == "== 第1ラウンド =="
    assert any("がトリックを取りました。" in line for line in lines)
    english = run("replay", games, "--game", 1).stdout.splitlines()
    assert len(english) == len(lines)
    unfinished = run("replay", games, "--game", 2, "--language", "ja").stdout
    assert "記録はここまでです。" in unfinished
    edited(games, lambda document: document.update(result=None))
    told = run("replay", games, "--game", 1, "--language", "ja")
    assert told.exit_code == 1
    assert told.stderr.startswith(f"{games}:1: 記録の内容が")


def test_the_languages_of_the_command_are_those_of_the_games():
    (language,) = [each for each in replay.params if each.name == "language"]
    assert tuple(language.type.choices) == LANGUAGES
    for texts in SENTENCES.values():
        assert all(texts)


LIES = {
    "an event": lambda d: d["events"][3].update(card=59),
    "the result": lambda d: d["result"].update(winners=[0, 1, 2, 3]),
}


@pytest.mark.parametrize("change", LIES.values(), ids=LIES)
def test_a_record_that_lies_is_told_and_gives_status_1(change, games):
    whole = run("replay", games)
    assert whole.exit_code == 0
    edited(games, change)
    told = run("replay", games)
    assert told.exit_code == 1
    assert told.stdout == whole.stdout
    assert told.stderr.splitlines() == [
        f"{games}:1: the record says something else than its decisions; see quarterdeck verify"
    ]
    assert run("verify", games).exit_code == 1
    assert run("replay", games, "--game", 1).exit_code == 1
    assert run("replay", games, "--game", 3).exit_code == 0


@pytest.mark.slow
def test_a_terminal_without_the_letters_gets_escapes_and_no_traceback(tmp_path):
    write_records(tmp_path / "game.json", [record(plies=6, game=GAMES["turn-the-tide"], name="アオイ")])
    for language in LANGUAGES:
        command = [sys.executable, "-m", "quarterdeck", "replay", tmp_path / "game.json", "--language", language]
        ran = subprocess.run(
            command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "latin-1"}, check=False
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert rb"\u30a2" in ran.stdout
