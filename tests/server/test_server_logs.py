"""What whoever runs the server reads: lines with a time, a level and a client, few of a kind, nothing secret."""

import io
import logging
import re

import pytest
from house import get, running, sql
from play import acting, table_of

from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.settings.logs import Calm, set_up

FAIL = "CREATE TRIGGER fail_{0} BEFORE INSERT ON {0} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"


@pytest.fixture
def lines():
    """What is written as the command writes it."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up(stream)
    yield stream
    for handler in root.handlers[:]:
        root.removeHandler(handler)
    for handler in before:
        root.addHandler(handler)
    root.setLevel(level)


def test_a_storage_that_fails_tells_no_secrets(tmp_path, lines):
    """What goes on at a table is no request, though its room was opened for one."""
    with running(tmp_path) as house:
        _, (ada,), (seat,) = table_of(house, "Ada", bots=("easy",) * 3)
        acting([seat])
        for name in ("log", "guests"):
            sql(tmp_path, FAIL.format(name))
        failed = [get(f"{house.address}api/me") for _ in range(20)]
        assert {answer.status_code for answer in failed} == {503}
        seat.line.decide(seat.turn, seat.turn["legal"][0])
        seat.hear_until("refused")
    written = lines.getvalue()
    told = written.splitlines()
    assert "the disk is full" in written
    assert 4 <= len(told) <= 12, "trouble of a minute is a few lines"
    assert all(re.match(r"timestamp=\S+Z level=\w+ event=", line) for line in told)
    requests = [line for line in told if "the storage failed" in line]
    assert all("client=127.0.0.1" in line and "request=" in line for line in requests)
    (decided,) = [line for line in told if "Decided not stored" in line]
    assert "request=" not in decided
    assert failed[0].headers["x-request-id"] in written
    assert token_hash(ada.token) not in written
    assert not re.search(r"INSERT|actions|parameters|token", written)


def test_a_mistake_is_one_line_with_its_request(lines, tmp_path):
    """However many lines its trace has, and whatever others have written into it."""
    log = logging.getLogger("quarterdeck.server.test")
    try:
        raise ValueError("one\r\ntwo \x1b[31m")
    except ValueError:
        log.exception("%s failed", "/api/x\nlevel=info")
    (line,) = lines.getvalue().splitlines()
    assert "Traceback" in line
    assert "\x1b" not in line


def test_what_is_alike_is_told_a_few_times_and_then_counted():
    now = [0.0]
    calm = Calm(lambda: now[0])

    def told(text, number):
        record = logging.LogRecord("x", logging.ERROR, "", 0, text, (number,), None)
        return calm.filter(record), getattr(record, "left_out", 0)

    assert [told("no %d", at)[0] for at in range(10)] == [True] * 3 + [False] * 7
    assert told("other %d", 1) == (True, 0)
    now[0] = 61.0
    assert told("no %d", 11) == (True, 7)
    assert told("no %d", 12) == (True, 0)
