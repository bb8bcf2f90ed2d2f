"""`replay` and `verify` as a user meets them."""

import re
import subprocess
import sys

import msgspec
import pytest
from commands import refusal, run
from tables import edited, record

from quarterdeck.games import GAMES
from quarterdeck.games.options import listed
from quarterdeck.table import Table
from quarterdeck.table.fairness import (
    METHOD,
    RECEIPT,
    DealSeat,
    Receipt,
    RecordDeal,
    key_of,
    seat_commitment,
    site_commitment,
)
from quarterdeck.table.records import encode, write_records

UNPROVEN = "unproven: the record does not say who made what was dealt"
FULL = {"passing": True, "happy_faces": True}


@pytest.fixture
def games(tmp_path):
    path = tmp_path / "games.jsonl"
    write_records(path, [record(FULL, seed) for seed in range(3)])
    return path


def test_true_records_verify(games):
    result = run("verify", games)
    assert (result.exit_code, result.stdout) == (0, f"3 games checked: all as recorded\n3 deals {UNPROVEN}\n")


def test_differences_are_listed_with_exit_status_1(games):
    edited(games, lambda document: document["result"].update(scores=[1, 2, 3, 4], winners=[3]), 1)
    result = run("verify", games)
    first, second, last, unproven = result.stdout.splitlines()
    assert result.exit_code == 1
    assert re.fullmatch(rf"{games}:2: result: winners should be \[\d.*\] but is \[3\]", first)
    assert re.fullmatch(rf"{games}:2: result: scores should be \[.*\] but is \[1,2,3,4\]", second)
    assert last == "3 games checked: 1 with differences"
    assert unproven == f"2 deals {UNPROVEN}"


def test_very_many_differences_are_counted(games):
    def change(document):
        for event in document["events"]:
            event.pop("seat", None)

    lines = run("verify", edited(games, change, 1)).stdout.splitlines()
    assert len(lines) == 23
    assert re.fullmatch(r".*: and \d+ more differences", lines[20])


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_cannot_be_read(command, tmp_path):
    assert refusal(command, tmp_path / "no") == f"{tmp_path / 'no'}: there is no such file"
    file = tmp_path / "file"
    file.write_text("[1, 2]")
    assert refusal(command, file).startswith(f"{file}:1: not a quarterdeck-record/1 record: ")


def test_a_mistake_late_in_a_file_comes_after_the_games_before_it(games):
    edited(games, lambda document: document["result"].update(scores=[0, 0, 0, 0]))
    edited(games, lambda document: document.update(game="whist"), 2)
    result = run("verify", games)
    assert result.exit_code == 2
    assert result.stdout.startswith(f"{games}:1: result: scores should be ")
    known = listed(list(GAMES), "and")
    assert result.stderr.splitlines() == [f"quarterdeck: {games}:3: unknown game 'whist'; the games are {known}"]


def test_a_game_in_words(games):
    result = run("replay", games, "--game", 2)
    assert result.exit_code == 0
    made = record(FULL, 1)
    lines = result.stdout.splitlines()
    assert lines[0] == (
        "Game 2: seas-of-strife players=4 rules=texas passing=on happy_faces=on tie_break=shared target=15"
    )
    assert lines[1].startswith("Seats: Seat 1 (bot:random), Seat 2 (bot:random)")
    assert lines[2:5] == ["", "== Round 1 ==", "The cards are dealt."]
    assert sum(" plays " in line for line in lines) == sum(e["event"] == "play" for e in made.events)
    assert sum(" takes the trick with " in line for line in lines) == sum(e["event"] == "trick" for e in made.events)
    assert lines[-2].endswith("won the game.")


def test_all_games_and_an_unfinished_one(games):
    games.write_bytes(games.read_bytes() + encode(record(plies=5)) + b"\n")
    result = run("replay", games)
    told = [line[:7] for line in result.stdout.splitlines() if line.startswith("Game ")]
    assert told == [f"Game {number}:" for number in range(1, 5)]
    assert "The record ends here: the game is not over." in result.stdout


def test_a_game_that_the_file_has_not(games):
    assert refusal("replay", games, "--game", 4) == f"{games} has 3 games, there is no game 4"


def test_stepping_without_a_terminal_prints_on(games):
    assert run("replay", games, "--game", 1, "--step", input="").stdout == run("replay", games, "--game", 1).stdout


def test_nothing_in_a_file_reaches_the_terminal_as_a_command(games):
    def evil(document):
        document["seats"][0]["name"] = "\x1b[2J\nNorth"
        document["seats"][1]["player"] = "bot:\x1b]0;x\x07"
        document["events"][0]["event"] = "\x1b[31m"

    edited(games, evil, 1)
    shown = run("replay", games, "--game", 2).output + run("verify", games).output
    assert "\x1b" not in shown
    assert "\\x1b[2J\\nNorth" in shown
    edited(games, lambda document: document.update(game="\x1b[2J\n"), 1)
    assert "\x1b" not in refusal("replay", games, "--game", 2)


@pytest.mark.slow
def test_real_processes(games, tmp_path):
    command = [sys.executable, "-m", "quarterdeck"]
    bad = subprocess.run([*command, "verify", tmp_path], capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout, bad.stderr.count("\n")) == (2, "", 1)
    with subprocess.Popen([*command, "replay", games], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reader:
        reader.stdout.readline()
        reader.stdout.close()
        assert reader.stderr.read() == b""


@pytest.fixture
def fair(tmp_path):
    """A record whose deal two made, and the receipt of one of them."""
    numbers = ["1" * 64, "2" * 64, "", ""]
    made = [DealSeat("number", seat_commitment(number), number) if number else DealSeat("none") for number in numbers]
    table = Table(GAMES["seas-of-strife"], {}, key_of(numbers, "a" * 64))
    document = table.record([{"name": name, "player": "human"} for name in ("Ada", "Bo", "Cy\x1b", "Di")])
    document.deal = RecordDeal(METHOD, site_commitment("a" * 64), "a" * 64, made)
    write_records(tmp_path / "fair.json", [document])
    receipt = Receipt(RECEIPT, document.deal.commitment, [seat.commitment for seat in made], {0: numbers[0]})
    (tmp_path / "receipt.json").write_bytes(msgspec.json.encode(receipt))
    return tmp_path / "fair.json", tmp_path / "receipt.json"


def test_verify_says_who_made_a_deal(fair):
    path, receipt = fair
    deal = "made of 3 numbers: Ada, Bo, the server; took no part: Cy\\x1b, Di"
    assert run("verify", path).stdout.splitlines() == [f"{path}:1: deal {deal}", "1 game checked: all as recorded"]
    result = run("verify", path, "--receipt", receipt)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == f"{path}:1: deal {deal}; as in the receipt"


def test_verify_holds_a_deal_against_a_receipt(fair, games):
    path, receipt = fair
    edited(path, lambda record: record["deal"]["seats"][0].update(part="absent", number=""))
    told = run("verify", path, "--receipt", receipt)
    assert told.exit_code == 1
    assert "receipt seat 0: its browser showed its number, and the record says absent" in told.stdout
    assert "deal: seed should be" in told.stdout
    other = run("verify", games, "--receipt", receipt)
    assert other.exit_code == 1
    assert other.stdout.splitlines()[1] == f"{receipt}: the server's commitment in it is that of no game of {games}"
    assert "no such file" in refusal("verify", path, "--receipt", path.with_name("none")).lower()
    assert "not a quarterdeck-receipt/1 receipt" in refusal("verify", path, "--receipt", path)
