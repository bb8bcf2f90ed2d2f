"""A report that was stopped keeps its finished games, and the same command goes on to the same numbers."""

import errno
import json
import os
import subprocess
import sys

import pytest
from commands import output, refusal, run

from quarterdeck.games import GAMES
from quarterdeck.lab.simulation import journal, kept_work
from quarterdeck.lab.simulation.journal import journal_of
from quarterdeck.lab.simulation.kept_work import KeptWork
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.comparing import compare, facts_of
from quarterdeck.lab.study.study import study

COMMAND = ("lab", "report", "turn-the-tide", "--games", 300, "--ladder", "random,heuristic", "--deals", 30)
COMMAND += ("--restricted", 30, "--jobs", 1)
KILLED = """
import os, sys
from pathlib import Path
from quarterdeck.lab.simulation.kept_work import KeptWork
from quarterdeck.lab.study.study import study

def count(_):
    global left
    left -= 1
    if not left:
        os._exit(9)

left = 4
made = study("turn-the-tide", games=300, seed=5, ladder=("random", "heuristic"), deals=30, restricted=30)
made.run(KeptWork(1, Path(sys.argv[1]), made.facts), count)
"""
"""Three tasks of games are done then, and one of the ladder."""


@pytest.fixture
def killed(tmp_path):
    """The path of a report whose process ended at once after four tasks."""
    path = tmp_path / "a.json"
    assert subprocess.run([sys.executable, "-c", KILLED, path], check=False).returncode == 9
    return path


@pytest.mark.slow
def test_a_killed_report_goes_on_to_the_same_numbers(killed, monkeypatch):
    with journal_of(killed).open("ab") as file:
        file.write(b'{"work": "games", "pl')
    done, carry_out = [], kept_work.carry_out
    monkeypatch.setattr(kept_work, "carry_out", lambda work, tasks, *more: carry_out(work, _noted(done, tasks), *more))
    output(*COMMAND, "--out", killed)  # without a seed, the run continues with the seed of the journal
    assert done == [0, 1, 3]
    assert list(killed.parent.iterdir()) == [killed]
    made = study("turn-the-tide", games=300, seed=5, ladder=("random", "heuristic"), deals=30, restricted=30)
    assert json.loads(killed.read_text(encoding="utf-8")) == json.loads(json.dumps(made.run().report().json()))


def _noted(done, tasks):
    done.append(len(tasks))
    return tasks


@pytest.mark.slow
def test_another_report_is_refused(killed):
    found = refusal(*COMMAND, "--seed", 6, "--out", killed)
    assert found.startswith(f"{journal_of(killed)} keeps other work, whose seed is 5, not 6: repeat the command")
    assert "there is no folder" in refusal(*COMMAND, "--out", killed.parent / "no" / "a.json")


def test_a_stopped_report_says_that_it_goes_on(tmp_path, monkeypatch):
    path = tmp_path / "a.md"
    keep = KeptWork._keep

    def stop_after_first(work, *given):
        keep(work, *given)
        raise KeyboardInterrupt

    monkeypatch.setattr(KeptWork, "_keep", stop_after_first)
    stopped = run(*COMMAND, "--out", path)
    assert f"stopped before {path} was written. Finished games were kept; run the same" in stopped.stderr
    assert "Traceback" not in stopped.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["a.md.journal"]


@pytest.mark.slow
def test_a_full_disk_is_told_in_a_line_and_keeps_what_was_finished(tmp_path, monkeypatch):
    path, write, left = tmp_path / "a.json", journal.write_all, [3]

    def until_full(file, text):
        left[0] -= 1
        write(file, text if left[0] else text[:10])
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(journal, "write_all", until_full)
        kept = "Finished games were kept; run the same command again to continue"
        assert refusal(*COMMAND, "--out", path) == f"cannot write {journal_of(path)}: the disk is full. {kept}"
    assert journal_of(path).read_bytes().count(b"\n") == 2
    output(*COMMAND, "--out", path)
    assert list(tmp_path.iterdir()) == [path]


def test_a_stopped_comparison_goes_on(tmp_path):
    games = GAMES["seas-of-strife"]
    plans = [Plan(games.id, games.complete({"target": target}), ("heuristic",) * 4, 1, 64) for target in (4, 5)]

    def stop(_):
        raise ZeroDivisionError

    path, facts = tmp_path / "a.json", facts_of(*plans)
    with pytest.raises(ZeroDivisionError), KeptWork(1, path, facts) as work:
        compare(*plans, work, stop)
    with KeptWork(1, path, facts) as work:
        assert work.keeps_any
        assert compare(*plans, work) == compare(*plans)


@pytest.mark.slow
def test_two_jobs_keep_what_one_goes_on_with(tmp_path):
    made = study("turn-the-tide", games=400, deals=0, restricted=0)
    path, counted = tmp_path / "a.json", []

    def stop(games):
        counted.append(games)
        if len(counted) == 2:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), KeptWork(2, path, made.facts) as work:
        made.run(work, stop)
    with KeptWork(1, path, made.facts) as work:
        assert made.run(work).report().json() == made.run().report().json()
