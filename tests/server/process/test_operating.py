"""Operation of a server: health, metrics, logs, and a stop that loses no decision."""

import asyncio
import io
import logging
import random
import re
import resource
import signal
import time
from contextlib import suppress
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from commands import run
from play import acting, come_back, play_on, table_of
from prometheus_client.parser import text_string_to_metric_families
from proxy import kept_port
from running_server import PATIENCE, get, process, running, sql, startup_error, wait_for
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed

import quarterdeck.server
from quarterdeck.cli import main
from quarterdeck.games import GAMES
from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.settings.config import database_url
from quarterdeck.server.settings.logs import FloodFilter, set_up
from quarterdeck.server.web.prometheus import told as serving


def told(port):
    text = get(f"http://127.0.0.1:{port}/metrics").text
    return {
        (sample.name, *(sample.labels[label] for label in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_metrics_count_and_name_nobody(tmp_path):
    with kept_port() as port, running(tmp_path, metrics=("127.0.0.1", port)) as server:
        before = told(port)

        def more(*name):
            return told(port).get(name, 0.0) - before.get(name, 0.0)

        table, (ada, ben), seats = table_of(server, "Adelheid", "Benjamin", bots=("beginner",))
        made = play_on(seats, random.Random(1), decisions=6)
        decided = "quarterdeck_decisions_total"
        wait_for(lambda: more(decided, "bot", "seas-of-strife"))
        assert more(decided, "person", "seas-of-strife") >= made
        assert more("quarterdeck_deciding_seconds_count") == made
        by_bots = more(decided, "bot", "seas-of-strife")
        # Bots of other tests may still decide, but only for a short time.
        wait_for(lambda: more("quarterdeck_bot_thinking_seconds_count") >= by_bots)
        assert more("quarterdeck_storing_seconds_count") > 0
        assert told(port)["quarterdeck_tables", "playing"] == 1
        assert told(port)["quarterdeck_sockets",] == 2
        wait_for(lambda: told(port)["quarterdeck_tasks",] > 2)
        seats[0].refusal("sit", seat=9)
        assert sum(value for name, value in told(port).items() if name[0] == "quarterdeck_refusals_total")
        assert more("quarterdeck_http_answers_total", "404") == 0
        for path in ("api/nothing", "metrics"):  # paths that only the separate port serves
            assert get(f"{server.address}{path}").status_code == 404
        assert more("quarterdeck_http_answers_total", "404") == 2
        text = get(f"http://127.0.0.1:{port}/metrics").text
        for secret in (table, ada.id, ben.id, ada.token, "Adelheid", "Benjamin"):
            assert secret not in text
        labels = {label for name in told(port) for label in name[1:]}
        plain = {label for label in labels if label.replace(".", "").replace("+Inf", "0").replace("_", "").isalnum()}
        assert labels - plain <= {*GAMES}
        assert str(port) in startup_error(asyncio.run, serving(("127.0.0.1", port)).__aenter__())


@pytest.mark.server(allowed_hosts=("cards.example.org",))
def test_health_follows_the_database(server, monkeypatch):
    stranger = {"host": "10.0.0.7:8000"}
    assert get(f"{server.address}api/games", headers=stranger).status_code == 400
    for path in ("healthz/live", "healthz/ready"):
        assert get(f"{server.address}{path}", headers=stranger).status_code == 200
    silent = AsyncMock(return_value=False)
    monkeypatch.setattr(server.services.storage, "answers", silent)
    wait_for(lambda: get(f"{server.address}healthz/ready").status_code == 503)
    assert get(f"{server.address}healthz/live").status_code == 200
    before, began = silent.await_count, time.monotonic()
    for _ in range(20):
        assert get(f"{server.address}healthz/ready").status_code == 503
    assert silent.await_count - before <= time.monotonic() - began + 1, "strangers cannot make it ask all the time"
    monkeypatch.undo()
    wait_for(lambda: get(f"{server.address}healthz/ready").status_code == 200)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process's files")
def test_health_sees_a_disk_that_takes_nothing(tmp_path):
    with process(tmp_path) as (server, child):
        ada = server.guest("Ada")
        ready = f"{server.address}healthz/ready"
        assert get(ready).status_code == 200
        limits = resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        assert ada.http.post("/api/tables", json={"game": "feud"}).status_code == 503
        wait_for(lambda: get(ready).status_code == 503)
        resource.prlimit(child.pid, resource.RLIMIT_FSIZE, limits)
        wait_for(lambda: get(ready).status_code == 200)
        assert ada.http.post("/api/tables", json={"game": "feud"}).status_code == 201


@pytest.mark.slow
def test_it_leaves_in_order(tmp_path):
    """The server reports that it is not ready and serves on. Then it stores all decisions, and clients reconnect."""
    with process(tmp_path, DRAIN_SECONDS="5") as (server, child):
        options = {"rules": "strife", "target": 1000}  # a game that outlasts the test
        table, guests, seats = table_of(server, "Ada", "Ben", bots=("beginner",), options=options)
        play_on(seats, random.Random(1), decisions=6)
        assert get(f"{server.address}healthz/ready").status_code == 200
        child.send_signal(signal.SIGTERM)
        wait_for(lambda: get(f"{server.address}healthz/ready").status_code == 503)
        assert get(f"{server.address}healthz/live").status_code == 200
        play_on(seats, random.Random(2), decisions=2)
        with suppress(ConnectionClosed):
            play_on(seats, random.Random(3))
        assert seats[0].line.end() == 1012, "a restart"
        told = [seat.events for seat in seats]
        assert child.wait(PATIENCE) in (0, -signal.SIGTERM)
    with running(tmp_path) as server:
        come_back(guests, server, table, told)


def test_every_option_is_also_in_the_environment(monkeypatch):
    """The list of options in docs/operating.md agrees with the command's options."""
    served = []
    monkeypatch.setattr(quarterdeck.server, "serve", lambda **settings: served.append(settings))
    page = (Path(__file__).parents[3] / "docs" / "operating.md").read_text("utf-8")
    for parameter in main.params:
        if parameter.name in ("version", "help"):
            continue
        assert f"`QUARTERDECK_{str(parameter.name).upper()}`" in page
        assert f"`{parameter.opts[0]}`" in page
    proxies = ("127.0.0.1", "10.0.0.0/8")
    given = {"PORT": "0", "NO_BROWSER": "1", "TRUSTED_PROXIES": " ".join(proxies), "DRAIN_SECONDS": "5"}
    for name, value in given.items():
        monkeypatch.setenv(f"QUARTERDECK_{name}", value)
    assert run().exit_code == 0
    expected = {"port": 0, "open_browser": False, "trusted_proxies": proxies, "drain_seconds": 5.0}
    assert expected.items() <= served[0].items()


def test_a_password_has_a_file_of_its_own(tmp_path):
    file = tmp_path / "password"
    file.write_text("p%4/@ :?ä#\n")
    url = database_url("postgresql://deck@db/cards", password_file=file)
    assert make_url(url).password == "p%4/@ :?ä#"
    assert make_url(url).host == "db"
    assert make_url(database_url("postgresql://deck:50%25%40home@db/cards")).password == "50%@home"
    for content in ("", "one\ntwo\n"):
        file.write_text(content)
        assert "one line" in startup_error(database_url, "postgresql://deck@db/cards", None, file)
    for wrong in (tmp_path / "none", tmp_path):
        assert "Cannot read the password" in startup_error(database_url, "postgresql://deck@db/cards", None, wrong)
    assert "postgresql://" in startup_error(database_url, f"sqlite:///{tmp_path}/x.db", None, file)


def test_a_password_that_others_can_read_is_warned_of(monkeypatch):
    monkeypatch.setattr(quarterdeck.server, "serve", lambda **_: None)
    typed = run("--database", "postgresql://deck:hush@db/cards")
    assert "--database-password-file" in typed.stderr
    assert "hush" not in typed.stderr
    assert run("--database", "postgresql://deck@db/cards").stderr == ""
    monkeypatch.setenv("QUARTERDECK_DATABASE", "postgresql://deck:hush@db/cards")
    assert run().stderr == ""


FAIL = "CREATE TRIGGER fail_{0} BEFORE INSERT ON {0} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"


@pytest.fixture
def lines(monkeypatch):
    root, stream = logging.getLogger(), io.StringIO()
    level = root.level
    monkeypatch.setattr(root, "handlers", [])
    set_up(stream)
    yield stream
    root.setLevel(level)


def test_a_storage_that_fails_tells_no_secrets(tmp_path, lines):
    """Log lines about a table have no request's id, even if a request opened the table's room."""
    with running(tmp_path) as server:
        _, (ada,), (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
        acting([seat])
        for name in ("log", "guests"):
            sql(tmp_path, FAIL.format(name))
        failed = [get(f"{server.address}api/me") for _ in range(20)]
        assert {answer.status_code for answer in failed} == {503}
        seat.line.decide(seat.turn, seat.turn["legal"][0])
        seat.until("refused")
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
    """Holds for long stack traces, and for traces with control characters from strangers."""
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
    calm = FloodFilter(lambda: now[0])

    def told(text, number):
        record = logging.LogRecord("x", logging.ERROR, "", 0, text, (number,), None)
        return calm.filter(record), getattr(record, "left_out", 0)

    assert [told("no %d", at)[0] for at in range(10)] == [True] * 3 + [False] * 7
    assert told("other %d", 1) == (True, 0)
    now[0] = 61.0
    assert told("no %d", 11) == (True, 7)
    assert told("no %d", 12) == (True, 0)
