"""How well the model of the other seats explains decisions, and how it learns a seat."""

from math import exp, log

import numpy as np
import pytest
from commands import refusal

from quarterdeck.engine.search import opponents, policy
from quarterdeck.engine.search.opponents import CERTAIN, DECISION, HEURISTIC, LEARNED, ONE, PLAIN, PRIOR, RANDOM
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.engine.search.workspace import COMPONENTS, search_of
from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState
from quarterdeck.lab.opponents import ROUND, WHOLE, explain_records, explain_table, measure, play, pooled
from quarterdeck.table.records import RecordError, write_records

SEAS = GAMES["seas-of-strife"]


def search():
    row = PyState.from_row(search_of(SEAS, range(8), 12345, [])[0])
    opponents.start_counts(row)
    return row


def test_a_decision_is_shared_by_how_likely_each_component_found_it():
    """Against the rule of Bayes, by hand; other seats learn nothing from it."""
    row = search()
    shares = np.array([0.25, 0, 0.5]) * PRIOR
    for at, chance in enumerate((0.25, 0, 0.5)):
        row.chances[at] = round(chance * CERTAIN)
    found = opponents.observe(1, row)
    assert exp(found / ONE) == pytest.approx(shares.sum() / sum(PRIOR), abs=0.002)
    expected = np.array(PRIOR) + DECISION * shares / shares.sum()
    assert row.counts[COMPONENTS : 2 * COMPONENTS] == pytest.approx(expected, abs=2)
    assert row.counts[:COMPONENTS] == list(PRIOR)


def test_without_a_policy_the_pool_has_two_components():
    row = search()
    row.learned = policy.HEURISTIC
    opponents.start_counts(row)
    row.chances[:] = [CERTAIN // 4, CERTAIN, CERTAIN]
    expected = (PLAIN[RANDOM] / 4 + PLAIN[HEURISTIC]) / sum(PLAIN)
    assert exp(opponents.observe(0, row) / ONE) == pytest.approx(expected, abs=0.002)
    assert row.counts[LEARNED] == 0


def test_logarithms_of_chances():
    for chance in (1, 700, 1023, 1024, 5000, CERTAIN // 3, CERTAIN):
        assert opponents.log_of(chance) / ONE == pytest.approx(log(chance / CERTAIN), abs=0.003)


def test_a_round_begins_with_the_counts_of_those_before():
    row = search()
    row.prior[COMPONENTS : 2 * COMPONENTS] = [7, 8, 9]
    opponents.start_counts(row)
    assert row.counts[: 3 * COMPONENTS] == [*PRIOR, 7, 8, 9, *PRIOR]
    assert len(row.counts) == SEATS * COMPONENTS


def test_the_pool_is_measured_as_bots_compute_it():
    table = play(SEAS, SEAS.complete({"players": 3, "target": 2}), "beginner", 1, 0)
    found = explain_table(table)
    whole, row = pooled(found, False), search()
    for at, seat in enumerate(found.seats):
        row.chances[:] = [round(each * CERTAIN) for each in found.chances[at]]
        assert exp(opponents.observe(seat, row) / ONE) == pytest.approx(whole[at], abs=0.01)
    again = [at for at, number in enumerate(found.rounds) if number == found.rounds[-1]]
    assert pooled(found, True)[again[0]] == pytest.approx(found.chances[again[0]] @ PRIOR / sum(PRIOR))


@pytest.mark.parametrize("player", ["heuristic", "beginner", "policy", "search:100"])
def test_the_pool_is_better_than_no_model(player):
    """Whatever players are like: a model that is worse than chance makes bots worse than without one."""
    options = SEAS.complete({"players": 3, "target": 8})
    games = [explain_table(play(SEAS, options, player, 1, number)) for number in (0, 1)]
    found = measure(SEAS, player, games).logs
    assert found[ROUND].mean > found["uniform"].mean
    assert found[WHOLE].mean > found["uniform"].mean


def test_people_in_records_are_measured(tmp_path):
    path = tmp_path / "games.jsonl"
    people = [{"name": "Ada", "player": "human"}, *({"name": "Bo", "player": "bot:heuristic"} for _ in range(2))]
    tables = [play(SEAS, SEAS.complete({"players": 3, "target": 2}), "heuristic", 1, k) for k in (0, 1)]
    write_records(path, [table.record(people) for table in tables])
    (every, ada) = (sum(len(explain_table(table).seats) for table in tables), list(explain_records(path, SEAS, None)))
    assert 0 < sum(len(each.seats) for each in ada) < every
    assert {seat for each in ada for seat in each.seats} == {0}
    with pytest.raises(RecordError, match="at least 2 games"):
        list(explain_records(path, GAMES["feud"], None))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "unknown game"),
        (["feud", "--bots", "nobody"], "--bots"),
        (["feud", "--games", "2", "--bots", "random", "--records", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_bad_input_gets_one_line(words, told):
    assert told in refusal("models", *words)
