"""Records of format 1 that were written before events and secrecy were declared are still read, and still true.

They were made with `quarterdeck simulate --record`: a few games of every kind, with all sorts of options and bots.
"""

import gzip
from pathlib import Path

import pytest

from quarterdeck.games import GAMES
from quarterdeck.table.records import decode
from quarterdeck.table.replay import replay, verify

LINES = gzip.decompress((Path(__file__).parent.parent / "data/records-before.jsonl.gz").read_bytes()).splitlines()
RECORDS = [decode(line) for line in LINES]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.game}-{len(record.decisions)}")
def test_a_record_of_before_is_still_true(record):
    assert verify(record) == []
    played = replay(record)
    assert [event for event in played.events if not event["event"].startswith("x_")] == [
        event for event in record.events if not event["event"].startswith("x_")
    ]
    assert played.result["scores"] == record.result.scores
    assert record.options.items() <= played.options.items()


def test_there_is_one_of_every_game():
    assert {record.game for record in RECORDS} == set(GAMES)
