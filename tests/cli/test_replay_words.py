"""`replay`: options as one writes them, a heading a round, two languages, and an exit status that can be trusted."""

import json
import os
import random
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from quarterdeck.cli import main
from quarterdeck.cli.commands.records import replay
from quarterdeck.cli.narration import SENTENCES
from quarterdeck.cli.parameters import written
from quarterdeck.games import GAMES
from quarterdeck.games.options import parse
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.table import Table
from quarterdeck.table.records import write

OPTIONS = {
    "seas-of-strife": [{}, {"players": 3, "rules": "strife", "passing": True, "target": 4}],
    "turn-the-tide": [{"players": 3, "rounds": 4}],
    "sea-change": [{"players": 1, "target": 1}, {"players": 8, "teams": 4, "points": [-1, *[2] * 14], "target": 1}],
    "feud": [{}, {"preset": "true"}, {"preset": "true", "maneuvers": {"heal": 3, "sabotage": 60}}, {"maneuvers": {}}],
}
GAMES_AND_OPTIONS = [(game, options) for game, each in OPTIONS.items() for options in each]


def run(*words, **extra):
    return CliRunner().invoke(main, [str(word) for word in words], **extra)


def record(game, options, plies=None, name="Ada"):
    dice = random.Random(4)
    table = Table(GAMES[game], options, dice.randbytes(32))
    while not table.is_over and (plies is None or table.ply < plies):
        seat = table.pending[0]
        table.decide(seat, dice.choice(table.legal(seat)))
    return table.record([{"name": f"{name}{seat}", "player": "human"} for seat in range(table.seats)])


@pytest.fixture
def games(tmp_path):
    path = tmp_path / "games.jsonl"
    write(path, [record("seas-of-strife", {}), record("seas-of-strife", {}, 20), record("seas-of-strife", {})])
    return path


def edited(path, change, line):
    lines = path.read_text().splitlines()
    document = json.loads(lines[line])
    change(document)
    lines[line] = json.dumps(document)
    path.write_text("\n".join(lines) + "\n")
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
    made = record(game, options, 500)
    write(tmp_path / "game.json", [made])
    told = run("replay", tmp_path / "game.json", "--language", language)
    assert told.exit_code == 0, told.output
    shown = [int(number) for number in re.findall(r"^== [^\d\n]*(\d+)[^\d\n]* ==$", told.stdout, flags=re.M)]
    ends = sum(event["event"] in ("round_end", "tally") for event in made.events)
    deals = sum(event["event"] == "deal" for event in made.events)
    assert shown == list(range(1, len(shown) + 1))
    assert len(shown) == deals if game != "feud" else ends <= len(shown) <= ends + 1
    order = re.findall(r"^(?:== Round|Round) \d+|^第\d+ラウンド終|^== 第\d+", told.stdout, flags=re.M)
    numbers = [int(re.search(r"\d+", each)[0]) for each in order]
    assert numbers == sorted(numbers)


def test_the_same_game_in_japanese(games):
    lines = run("replay", games, "--game", 1, "--language", "ja").stdout.splitlines()
    assert lines[0].startswith("ゲーム1：seas-of-strife players=4 rules=texas ")
    assert lines[1] == "席：Ada0（人）、Ada1（人）、Ada2（人）、Ada3（人）"
    assert lines[3] == "== 第1ラウンド =="
    assert any("がトリックを取りました。" in line for line in lines)
    english = run("replay", games, "--game", 1).stdout.splitlines()
    assert len(english) == len(lines)
    unfinished = run("replay", games, "--game", 2, "--language", "ja").stdout
    assert "記録はここまでです。" in unfinished
    edited(games, lambda document: document.update(result=None), 0)
    told = run("replay", games, "--game", 1, "--language", "ja")
    assert told.exit_code == 1
    assert told.stderr.startswith(f"{games}:1: 記録の内容が")


def test_the_languages_of_the_command_are_those_of_the_games():
    (language,) = [each for each in replay.params if each.name == "language"]
    assert tuple(language.type.choices) == LANGUAGES
    for texts in SENTENCES.values():
        assert all(texts)


def test_an_unknown_language_is_refused_in_one_line(games):
    told = run("replay", games, "--language", "de")
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert "'de' is not one of 'en', 'ja'" in told.stderr


def test_why_every_trick_was_taken_is_told(games):
    told = run("replay", games, "--game", 1).stdout
    taken = [line for line in told.splitlines() if " takes the trick with " in line]
    assert taken
    assert all(re.search(r"Most cards are|have equally many cards", line) for line in taken)


LIES = {
    "an event": lambda d: d["events"][3].update(card=59),
    "an event left out": lambda d: d["events"].pop(5),
    "an event more": lambda d: d["events"].insert(2, {"event": "play", "seat": 0, "card": 1}),
    "the result": lambda d: d["result"].update(winners=[0, 1, 2, 3]),
    "no result": lambda d: d.pop("result"),
    "an option missing": lambda d: d["options"].pop("target"),
}


@pytest.mark.parametrize("change", LIES.values(), ids=LIES)
def test_a_record_that_lies_is_told_and_gives_status_1(change, games):
    whole = run("replay", games)
    assert whole.exit_code == 0
    edited(games, change, 0)
    told = run("replay", games)
    assert told.exit_code == 1
    assert told.stdout == whole.stdout
    assert told.stderr.splitlines() == [
        f"{games}:1: the record says something else than its decisions; see quarterdeck verify"
    ]
    assert run("verify", games).exit_code == 1
    assert run("replay", games, "--game", 1).exit_code == 1
    assert run("replay", games, "--game", 3).exit_code == 0


def test_the_statuses_are_documented():
    for command in ("replay", "verify"):
        shown = " ".join(run(command, "--help").stdout.split())
        assert "Exit status: 0" in shown
        assert "1 " in shown
        assert "2 where the file cannot be used" in shown


WRONG = {
    "newer rules": (lambda d: d.update(rules=7), "played by version 7 of the rules of seas-of-strife"),
    "another format": (lambda d: d.update(format="quarterdeck-record/2"), "format is 'quarterdeck-record/2'"),
    "unknown option": (lambda d: d["options"].update(wind=True), "no option 'wind' that this program knows"),
    "a long name": (lambda d: d["seats"][0].update(name="\x1b" * 201), "more than 200 characters"),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("change", "words"), WRONG.values(), ids=WRONG)
def test_records_that_are_not_understood_give_one_line_and_status_2(change, words, command, games):
    before = games.read_text().splitlines()[0]
    told = run(command, edited(games, change, 1))
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1
    assert told.stderr.startswith(f"quarterdeck: {games}:2: ")
    assert words in told.stderr
    assert games.read_text().splitlines()[0] == before


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_doubled_names_and_byte_order_marks_in_one_line(command, games):
    text = games.read_bytes()
    games.write_bytes(text.replace(b'"seed":', b'"seed":"00","seed":', 1))
    told = run(command, games)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == (
        f"quarterdeck: {games}:1: 'seed' stands twice in the same object: only one of them can be meant\n"
    )
    games.write_bytes(b"\xef\xbb\xbf" + text)
    told = run(command, games)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == (f"quarterdeck: {games}:1: it begins with a byte order mark: save it as UTF-8 without one\n")


def test_a_terminal_without_the_letters_gets_escapes_and_no_traceback(tmp_path):
    write(tmp_path / "game.json", [record("turn-the-tide", {}, 6, name="アオイ")])
    for language in LANGUAGES:
        command = [sys.executable, "-m", "quarterdeck", "replay", tmp_path / "game.json", "--language", language]
        ran = subprocess.run(
            command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "latin-1"}, check=False
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert rb"\u30a2" in ran.stdout
