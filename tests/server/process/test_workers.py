"""`quarterdeck --workers N`: several processes serve one address, and a new one replaces one that dies."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from play import come_back, hang_up, play_on, table_of
from running_server import PATIENCE, config_for, get, process, wait_for

from quarterdeck.server.net import handoff
from quarterdeck.server.process.run import listen
from quarterdeck.server.process.workers import Workers, check_workers
from quarterdeck.server.settings.config import ServerConfig, StartupError


def workers(folder, database, fresh=handoff.FRESH_SECONDS):
    """Run a server with two workers. Yield it and its parent process. A worker silent for `fresh` gets no tables."""
    program, found = (__file__, fresh), os.pathsep.join(sys.path)
    return process(folder, database, program, subprocess.Popen.terminate, PYTHONPATH=found)


def children(parent):
    return set(map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split()))


def test_a_file_has_one_process():
    check_workers(ServerConfig("sqlite+aiosqlite:///x.db"), 1)
    with pytest.raises(StartupError, match="An SQLite file has one process"):
        check_workers(ServerConfig("sqlite+aiosqlite:///x.db"), 2)


@pytest.mark.slow
def test_a_game_goes_on_when_workers_die(post, tmp_path):
    """After a kill or a hang another worker starts, people reconnect, and the game is played to its end."""
    with workers(tmp_path, post) as (server, parent):
        table, guests, seats = table_of(server, "Ada", "Ben", bots=("beginner",) * 2, options={"target": 5})
        play_on(seats, random.Random(1), 3)
        for how in (signal.SIGKILL, signal.SIGSTOP):
            before = children(parent.pid)
            os.kill(min(before), how)
            wait_for(lambda before=before: len(children(parent.pid) - before) == 1)
            wait_for(lambda: get(f"{server.address}healthz/ready").status_code == 200)
        hang_up(seats)
        again = come_back(guests, server, table)
        play_on(again, random.Random(2))
        assert guests[0].http.get(f"/api/tables/{table}/record").status_code == 200
        hang_up(again)
        parent.terminate()
        began = time.monotonic()
        assert parent.wait(30) == 0
        assert time.monotonic() - began < 20.0


def serving(port, client, processes):
    """Return the process that serves the connection from the client's port `client`."""
    lines = (line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
    ends = f":{port:04X}", f":{client:04X}"
    (inode,) = (line[9] for line in lines if (line[1][-5:], line[2][-5:]) == ends)
    files = ((process, file) for process in processes for file in Path(f"/proc/{process}/fd").iterdir())
    (found,) = (process for process, file in files if os.path.realpath(file).endswith(f"socket:[{inode}]"))
    return found


@pytest.mark.slow
def test_all_people_of_a_table_are_at_one_worker(post, tmp_path):
    """The worker that accepts a connection hands it to the table's worker. Two tables can have different workers."""
    with workers(tmp_path, post, PATIENCE) as (server, parent):
        port = int(server.address.rstrip("/").rpartition(":")[2])
        seen = set()
        for _ in range(40):  # the worker of each table is drawn at random
            _, _, seats = table_of(server, "Ada", "Ben", "Cem", "Dot", options={"target": 5})
            clients = [seat.line.socket.socket.getsockname()[1] for seat in seats]
            at = {serving(port, client, children(parent.pid)) for client in clients}
            assert len(at) == 1
            seen |= at
            play_on(seats, random.Random(1), 3)
            if len(seen) == 2:
                break
        assert len(seen) == 2


if __name__ == "__main__":
    fresh, folder, database = sys.argv[1:]
    handoff.FRESH_SECONDS = float(fresh)
    config = config_for(Path(folder), database)
    Workers(config, listen("127.0.0.1", 0), 2).run(lambda address: print(address, flush=True))
