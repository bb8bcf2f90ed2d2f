"""Work in several processes: everything once, in order where that is wanted, and nothing lost with a process."""

import os
import random
import signal
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.lab.simulation.jobs import carry_out, in_order
from quarterdeck.lab.simulation.pool import TRIES, WorkLostError


def square(number):
    return number * number


def killed_once(folder, number):
    """The first process that comes to number 3 is killed, and each that comes to number 5 twice."""
    for nth in range({3: 1, 5: 2}.get(number, 0)):
        mark = Path(folder) / f"{number} {nth}"
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    with (Path(folder) / "done").open("a") as file:
        file.write(f"{number}\n")
    return number * number


def deadly(number):
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number):
    raise ValueError(f"not {number}")


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_everything_is_done_once(jobs):
    assert sorted(carry_out(square, range(9), jobs)) == [(n, n * n) for n in range(9)]
    assert list(in_order(carry_out(square, range(9), jobs))) == [n * n for n in range(9)]
    assert list(carry_out(square, [], jobs)) == []


@pytest.mark.slow
def test_a_killed_process_costs_only_what_it_was_doing(tmp_path):
    found = list(in_order(carry_out(partial(killed_once, str(tmp_path)), range(12), 2)))
    assert found == [n * n for n in range(12)]
    done = [int(line) for line in (tmp_path / "done").read_text().split()]
    assert sorted(done) == list(range(12)), "what others were doing is not done again"


@pytest.mark.slow
def test_what_kills_every_process_is_given_up():
    with pytest.raises(WorkLostError, match=f"{TRIES} processes have ended at the same work"):
        list(carry_out(deadly, range(4), 2))


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_what_work_raises_is_raised(jobs):
    with pytest.raises(ValueError, match="not "):
        list(carry_out(refused, range(3), jobs))


@pytest.mark.slow
def test_who_wants_no_more_ends_it():
    results = carry_out(square, range(1000), 2)
    next(results)
    results.close()


@given(order=st.permutations(range(8)))
def test_results_are_put_in_order(order):
    assert list(in_order((place, place) for place in order)) == list(range(8))


def test_the_first_result_does_not_wait_for_the_last():
    given_out = []

    def results():
        for place in random.Random(1).sample(range(5), 5):
            given_out.append(place)
            yield place, place

    for result in in_order(results()):
        assert result in given_out
        if result == 0:
            assert given_out[-1] == 0
