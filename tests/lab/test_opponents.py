"""How well models of opponents explain decisions, and how evidence chooses among them."""

from math import exp, log

import numpy as np
import pytest
from click.testing import CliRunner

from quarterdeck.cli import main
from quarterdeck.engine.search import opponents
from quarterdeck.engine.search.opponents import LOOSE_THUMB, MODELS, ONE, POLICY, THUMB, UNIFORM
from quarterdeck.engine.search.workspace import MODEL_COUNT, mind_of
from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState
from quarterdeck.lab.opponents import Decisions, explain_records, explain_table, measure, mixed, play
from quarterdeck.table.records import RecordError, write_records

SEAS = GAMES["seas-of-strife"]


def mind(bits):
    """A mind whose seats may be imagined by these models."""
    row = PyState.from_row(mind_of(SEAS, range(8), 12345, [])[0])
    row.candidates = sum(1 << model for model in bits)
    return row


def test_there_are_as_many_numbers_as_models():
    assert len(MODELS) == MODEL_COUNT == UNIFORM + 1


def test_chances_of_the_rules_of_thumb_add_up_to_1():
    for expected, surprise in (
        (opponents.EXPECTED, opponents.SURPRISE),
        (opponents.OFTEN_EXPECTED, opponents.OFTEN_SURPRISE),
    ):
        for count in (2, 5, 30):
            whole = exp(expected[count] / ONE) + (count - 1) * exp(surprise[count] / ONE)
            assert whole == pytest.approx(1, abs=0.002)


def test_a_mixture_of_two_is_computed_by_hand():
    """At first both count the same; after one decision that the first finds 4 times as likely, 4 to 1."""
    logs = np.array([[round(ONE * log(0.8)), round(ONE * log(0.2))], [round(ONE * log(0.5)), round(ONE * log(0.1))]])
    game = Decisions((0, 0), (1, 1), (2, 2), logs)
    expected = [0.5 * 0.8 + 0.5 * 0.2, 0.8 * 0.5 + 0.2 * 0.1]
    assert np.exp(mixed(game, True) / ONE) == pytest.approx(expected, abs=0.002)
    apart = Decisions((0, 1), (1, 1), (2, 2), logs)
    assert np.exp(mixed(apart, True) / ONE) == pytest.approx([0.5, 0.3], abs=0.002)
    later = Decisions((0, 0), (1, 2), (2, 2), logs)
    assert np.exp(mixed(later, True) / ONE) == pytest.approx([0.5, 0.3], abs=0.002)
    assert np.exp(mixed(later, False) / ONE) == pytest.approx(expected, abs=0.002)


def test_a_model_is_drawn_as_often_as_evidence_says():
    row = mind([THUMB, LOOSE_THUMB])
    row.evidence[MODEL_COUNT + THUMB] = round(ONE * log(3))
    drawn = []
    for _ in range(2000):
        opponents.draw_models(row)
        drawn.append((row.models[0], row.models[1]))
    assert sum(own == THUMB for own, _ in drawn) / 2000 == pytest.approx(1 / 2, abs=0.05)
    assert sum(own == THUMB for _, own in drawn) / 2000 == pytest.approx(3 / 4, abs=0.05)


def test_the_likelihood_of_a_mixture_is_the_sum_of_those_of_its_models():
    row = mind([THUMB, UNIFORM])
    before = opponents.mixed_evidence(row)
    row.evidence[THUMB], row.evidence[UNIFORM] = -700, -3000
    expected = log((exp(-700 / ONE) + exp(-3000 / ONE)) / 2)
    assert (opponents.mixed_evidence(row) - before) / ONE == pytest.approx(expected, abs=0.02)


def test_the_models_of_a_chain_are_kept():
    row = mind([THUMB])
    row.models[:] = [THUMB, POLICY, UNIFORM, 0, 0, 0, LOOSE_THUMB, UNIFORM]
    kept = list(row.models)
    opponents.keep_models(row, 3)
    row.models[:] = [0] * len(kept)
    opponents.take_models(row, 3)
    assert list(row.models) == kept


def test_decisions_by_rules_of_thumb_make_their_model_likely():
    games = [explain_table(play(SEAS, SEAS.complete({"players": 3, "target": 8}), "heuristic", 1, k)) for k in (0, 1)]
    found = measure(SEAS, "heuristic", games).logs
    assert found["thumb"].mean > found["loose thumb"].mean > found["uniform"].mean
    assert found["mixture, by game"].mean > found["mixture, by round"].mean > found["uniform"].mean


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
    result = CliRunner().invoke(main, ["models", *words])
    assert result.exit_code == 2, result.output
    (line,) = result.stderr.splitlines()
    assert line.startswith("quarterdeck: ")
    assert told in line
