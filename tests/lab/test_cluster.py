"""Work on a Ray cluster of two nodes on this machine: equal results, also after kills, and errors of one line."""

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest
from commands import refusal
from test_pool import deadly, refused

from quarterdeck.games import GAMES
from quarterdeck.lab.contests.arena import compete, kept
from quarterdeck.lab.contests.contest import contest, play_deals
from quarterdeck.lab.simulation import cluster
from quarterdeck.lab.simulation.jobs import carry_out
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.pool import WorkLostError
from quarterdeck.lab.simulation.simulate import simulate

NODE = "QUARTERDECK_TEST_NODE"
SLOW = 300
"""Seconds after which what is waited for will not come any more."""
GAME, OPTIONS, BOTS = "seas-of-strife", {"players": 3, "target": 2}, ["search:30", "heuristic"]


def until(wanted, what):
    """Wait for something; what it is, for who must read that it did not come."""
    end = time.monotonic() + SLOW
    while not (found := wanted()):
        assert time.monotonic() < end, f"no {what}"
        time.sleep(0.05)
    return found


# Functions that run in workers.


def with_accidents(folder, made, deals):
    """A first worker is killed, and the second node hangs in the second chunk that it begins."""
    here = Path(folder)
    if os.environ[NODE] == "second":
        if (here / "begun").exists():
            (here / "hangs").touch()
            threading.Event().wait()
        (here / "begun").touch()
    else:
        with suppress(FileExistsError):
            (here / "killed").touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        until((here / "lost").exists, "end of the second node")
    with (here / "done").open("a") as file:
        file.write(f"{os.environ[NODE]} {deals[0]}\n")
    return play_deals(made, deals)


# Starting a cluster.


class Node:
    """A node of one CPU, with a folder for its files. All its processes are of one session."""

    def __init__(self, name, folder, *words):
        self._log = folder / f"{name}.log"
        command = [str(Path(sys.executable).with_name("ray")), "start", "--num-cpus=1", "--block", *words]
        command += ["--object-store-memory=80000000", "--disable-usage-stats"]
        # Ray waits only 15 seconds for a process that finds its port itself.
        for port in ("dashboard-agent-grpc", "runtime-env-agent", "metrics-export"):
            command.append(f"--{port}-port={free_port()}")
        environment = {**os.environ, NODE: name, "PYTHONPATH": str(Path(__file__).parent)}
        for _ in range(5):  # on a busy machine the 15 seconds may be over
            with self._log.open("w") as log:
                self._process = subprocess.Popen(
                    command,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                    env=environment,
                    preexec_fn=end_with_parent,
                )
            until(self._decided, f"{name} node")
            if self._process.returncode is None:
                return
            self.kill()
        raise AssertionError(self._log.read_text())

    def kill(self):
        """Kill all its processes, until nothing is left."""
        while found := self._pids():
            for pid in found:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self._process.wait()

    def _decided(self):
        return self._process.poll() is not None or "Ray runtime started" in self._log.read_text()

    def _pids(self):
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                state, _, _, session = path.read_text().rpartition(")")[2].split()[:4]
                if int(session) == self._process.pid and state != "Z":
                    found.append(int(path.parent.name))
        return found


def end_with_parent():
    """Whatever happens to the tests, no node outlives them."""
    set_death_signal = 1
    ctypes.CDLL(None).prctl(set_death_signal, signal.SIGTERM)


def free_port():
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return line.getsockname()[1]


@pytest.fixture
def nodes():
    """A cluster's address, and its second node."""
    folder = Path(tempfile.mkdtemp(prefix="ray"))  # paths of sockets must be short
    address = f"127.0.0.1:{free_port()}"
    begun = []
    try:
        port = address.partition(":")[2]
        begun.append(
            Node("first", folder, "--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder}")
        )
        begun.append(Node("second", folder, f"--address={address}"))
        yield address, begun[1]
    finally:
        for node in begun:
            node.kill()
        shutil.rmtree(folder, ignore_errors=True)


# Tests.


@pytest.mark.cluster
@pytest.mark.skipif(find_spec("ray") is None or sys.platform != "linux", reason="needs Ray, and Linux to end all of it")
def test_a_cluster_gives_the_same_whoever_is_killed(nodes, tmp_path, monkeypatch, capfd):
    """One story, since a cluster is dear: a contest is begun, interrupted, and goes on while some die."""
    address, second = nodes
    made = contest(GAMES[GAME], OPTIONS, BOTS, seed=1)
    deals = interrupted(address, tmp_path / "kept") + 12
    finished = []
    with kept(tmp_path / "kept", made) as keeper, monkeypatch.context() as patch:
        patch.setattr("quarterdeck.lab.contests.arena.play_deals", partial(with_accidents, str(tmp_path)))
        killer = threading.Thread(target=kill_when_it_hangs, args=(second, tmp_path))
        killer.start()
        there = compete(made, deals, address, keeper, finished.append)
        killer.join()
    assert there == compete(made, deals)
    assert sum(finished) == deals, "progress"
    done = [line.split() for line in (tmp_path / "done").read_text().splitlines()]
    assert sorted(int(deal) for _, deal in done) == list(range(deals - 12, deals)), "each is played once"
    assert [node for node, _ in done].count("second") == 1

    assert simulated(address) == simulated(1)
    with pytest.raises(ValueError, match="not 0"):
        list(carry_out(refused, range(3), address))
    with pytest.raises(WorkLostError, match="3 processes have ended at the same work"):
        list(carry_out(deadly, range(4), address))
    with monkeypatch.context() as patch:
        patch.setattr(cluster, "program", lambda: "9.9.9 0123")
        with pytest.raises(cluster.ClusterError, match=r"has another quarterdeck: 0.* where here it is 9.9.9 0123"):
            list(carry_out(refused, range(3), address))
    assert capfd.readouterr() == ("", ""), "Ray is silent"


def interrupted(address, path):
    """Interrupt a contest on a cluster, check that it ends in one line, and return the number of kept deals.

    Ray may log a lost answer, in lines that begin with a date."""
    words = [f"--bots={','.join(BOTS)}", "--deals=1000000", f"--out={path}", f"--ray={address}"]
    words += [f"--option={name}={value}" for name, value in OPTIONS.items()]
    command = [sys.executable, "-m", "quarterdeck", "arena", GAME, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: process.poll() is not None or lines(path) > 2, "deals")
        process.send_signal(signal.SIGINT)
        out, told = process.communicate(timeout=SLOW)
    deals = lines(path) - 1
    ours = [line for line in told.splitlines() if not line.startswith("[20")]
    assert (out, ours) == ("", [f"{deals} deals kept in {path}; the same command goes on"])
    assert process.returncode == 130
    return deals


def lines(path):
    return path.read_text().count("\n") if path.exists() else 0


def simulated(jobs):
    records = []
    plan = Plan(GAME, GAMES[GAME].complete(OPTIONS), ("heuristic",) * 3, seed=7, games=250, record=True)
    return simulate(plan, jobs, lambda _: None, lambda tally: records.extend(tally.records)), records


def kill_when_it_hangs(node, folder):
    until((folder / "hangs").exists, "second chunk of the second node")
    node.kill()
    (folder / "lost").touch()


def test_mistakes_are_told_in_a_line(monkeypatch):
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        monkeypatch.setattr(cluster, "PATIENCE", 0.1)
        for address in (f"127.0.0.1:{silent.getsockname()[1]}", f"127.0.0.1:{free_port()}", "localhost", "", "a:b"):
            assert refusal("simulate", GAME, f"--ray={address}").startswith(f"no Ray cluster answers at {address} (")
    assert refusal("simulate", GAME, "--ray=127.0.0.1:1", "--jobs=2") == (
        "--jobs is for processes here, --ray for a cluster, all of which is used: give one of them"
    )
    monkeypatch.setattr(cluster, "_answers", lambda address: True)
    monkeypatch.setitem(sys.modules, "ray", None)
    needed = "a cluster needs ray: pip install 'quarterdeck[ray]'"
    assert refusal("simulate", GAME, "--ray=127.0.0.1:1") == needed
