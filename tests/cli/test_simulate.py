"""`simulate`: the same games whatever the number of processes, told truly, recorded truly."""

import json
import re
from dataclasses import replace

import pytest
from commands import output, refusal

from quarterdeck import bots
from quarterdeck.bots import levels
from quarterdeck.games import GAMES
from quarterdeck.lab.simulation.plan import Plan, repeated
from quarterdeck.lab.simulation.play import play_chunk
from quarterdeck.lab.simulation.simulate import simulate
from quarterdeck.lean.files import read_records
from quarterdeck.table.records import decode
from quarterdeck.table.replay import verify

SEAS = GAMES["seas-of-strife"]


def test_bots_are_named_as_they_are_written(monkeypatch):
    """A number between colons is no picture."""
    monkeypatch.setenv("COLUMNS", "120")
    words = ("simulate", "feud", "--games", 1, "--jobs", 1, "--bots", "search:100:guided=0,random")
    assert "search:100:guided=0" in output(*words)


def plan(*bots, seed=7, games=12, record=True, **options):
    complete = SEAS.complete(options)
    return Plan(SEAS.id, complete, repeated(bots, SEAS, complete), seed, games, record)


def outcome(chosen, jobs):
    lines, steps = [], []
    found = simulate(chosen, jobs, steps.append, lambda tally: lines.extend(tally.records))
    assert sum(steps) == chosen.games
    return found, lines


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing():
    chosen = plan("heuristic", "random", games=7)
    one, two = outcome(chosen, 1), outcome(chosen, 2)
    assert len(one[1]) == 7
    assert one == two


@pytest.mark.slow
def test_random_games_in_several_chunks_are_the_same_in_processes():
    chosen = plan("random", games=1100, record=False)
    found, lines = outcome(chosen, 1)
    assert outcome(chosen, 2) == (found, lines)
    assert lines == []
    assert sum(seat.win_share for seat in found.seats) == pytest.approx(1)
    assert all(0.17 < seat.low < 0.25 < seat.high < 0.33 for seat in found.seats)


def test_games_differ_and_follow_from_the_seed():
    _, lines = outcome(plan("random"), 1)
    seeds = [json.loads(line)["seed"] for line in lines]
    assert len(set(seeds)) == 12
    assert outcome(plan("random"), 1)[1] == lines
    assert not set(seeds) & {json.loads(line)["seed"] for line in outcome(plan("random", seed=8), 1)[1]}
    assert outcome(plan("random", games=5), 1)[1] == lines[:5]


def test_the_means_are_those_of_the_records():
    found, lines = outcome(plan("random", "heuristic", games=4, players=5, rules="strife", passing=True), 1)
    seats = found.seats
    records = [decode(line) for line in lines]
    assert all(verify(record) == [] for record in records)
    assert {tuple(seat.player for seat in record.seats) for record in records} == {
        tuple(f"bot:{('random', 'heuristic')[seat % 2]}" for seat in range(5))
    }
    assert [seat.mean_score for seat in seats] == [
        sum(each.result.scores[seat] for each in records) / 4 for seat in range(5)
    ]
    decisions = [decision.seat for record in records for decision in record.decisions]
    assert [seat.decisions for seat in seats] == [decisions.count(seat) / 4 for seat in range(5)]
    assert found.seat_test is None  # no test of seats: with different bots, a seat may win more because of its bot


def test_distributions_are_those_of_the_records():
    found, lines = outcome(plan("heuristic", games=40, target=4), 1)
    records = [decode(line) for line in lines]
    rounds = [sum(event["event"] == "round_end" for event in each.events) for each in records]
    ordered = [sorted(each.result.scores) for each in records]
    for spread, values in (
        (found.decisions, [len(each.decisions) for each in records]),
        (found.rounds, rounds),
        (found.margins, [scores[1] - scores[0] for scores in ordered]),
    ):
        assert spread.counts == {value: values.count(value) for value in sorted(set(values))}
        assert (spread.least, spread.most) == (min(values), max(values))
        assert spread.mean == pytest.approx(sum(values) / 40)
        assert spread.median == sorted(values)[19]
    assert found.ties == sum(len(each.result.winners) > 1 for each in records) > 0
    assert found.seat_test.freedom == 3


def test_results_as_json():
    words = ("simulate", "seas-of-strife", "--games", 5, "--seed", 7, "--jobs", 1, "--json")
    told = json.loads(output(*words))
    assert (told["game"], told["games"], told["seed"], told["options"]["players"]) == ("seas-of-strife", 5, 7, 4)
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)
    assert sum(told["decisions"]["counts"].values()) == sum(told["margins"]["counts"].values()) == 5


def test_a_level_with_a_clock_plays_without_it(monkeypatch):
    monkeypatch.setattr(levels, "CEILING", 1e-6)
    monkeypatch.setitem(GAMES.loaded, SEAS.id, replace(SEAS, levels={"hard": "rollout:500"}))
    made = []
    rollout = bots.BOTS["rollout"]
    monkeypatch.setitem(bots.BOTS, "rollout", lambda *args, **given: made.append(given) or rollout(*args, **given))
    chosen = plan("hard", games=1, players=3, target=1)
    first, again = play_chunk(chosen, (0, 1)), play_chunk(chosen, (0, 1))
    assert first.records == again.records
    assert made[-3:] == [{"simulations": 500, "seconds": None}] * 3


def test_the_table(tmp_path):
    path = tmp_path / "games.jsonl"
    words = ("simulate", "seas-of-strife", "--players", 5, "--option", "rules=strife", "--games", 6, "--seed", 7)
    shown = output(*words, "--bots", "random,heuristic", "--record", path, "--jobs", 1)
    rows = [line.split("│")[1:-1] for line in shown.splitlines() if line.startswith("│")]
    rows = [[cell.strip() for cell in row] for row in rows]
    assert [row[:2] for row in rows] == [[f"{seat + 1}", ("random", "heuristic")[seat % 2]] for seat in range(5)]
    for row in rows:
        assert re.fullmatch(r"\d+\.\d\d", row[2])
        assert re.fullmatch(r"\d+\.\d%", row[3])
        assert re.fullmatch(r"\d+\.\d% - \d+\.\d%", row[4])
        assert re.fullmatch(r"\d+\.\d", row[5])
    assert "6 games, seed 7" in shown
    assert f"Records of 6 games are in {path}" in shown
    records = [record for _, record in read_records(path)]
    scores = [sum(record.result.scores[seat] for record in records) / 6 for seat in range(5)]
    assert [row[2] for row in rows] == [f"{score:.2f}" for score in scores]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["whist"], "unknown game 'whist'; the games are seas-of-strife"),
        (
            ["seas-of-strife", "--bots", "genius"],
            "there is no bot 'genius'; choose from random, heuristic",
        ),
        (["seas-of-strife", "--bots", ""], "there is no bot ''"),
        (["seas-of-strife", "--bots", "random," * 4 + "random"], "5 bots are too many for 4 seats"),
        (["seas-of-strife", "--players", "9"], "option players cannot be 9: it is a whole number from 3 to 6"),
        (["seas-of-strife", "--players", "3", "--option", "players=4"], "do not agree"),
        (["seas-of-strife", "--games", "0"], "0 is not in the range"),
        (["seas-of-strife", "--record", "/dev/null/x"], "cannot write /dev/null/x: there is no folder /dev/null"),
        (["seas-of-strife", "--record", "/"], "/: is a folder"),
    ],
)
def test_mistakes_in_one_line(words, told):
    assert told in refusal("simulate", *words)


def test_an_older_file_survives(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("older")
    refusal("simulate", "seas-of-strife", "--bots", "genius", "--record", path)
    told = refusal("simulate", "seas-of-strife", "--record", path)
    assert told == f"{path}: is there already: name another file, or remove it"
    assert path.read_text() == "older"
