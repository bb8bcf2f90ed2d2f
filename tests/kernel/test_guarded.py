"""A wrong index of compiled code ends the process where arrays are guarded (`tests/helpers/guarded.py`)."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

HELPERS = Path(__file__).parents[1] / "helpers"
PROGRAM = """
import sys

import guarded

guarded.guard(sys.argv[1])

import numpy as np

from quarterdeck import GAMES, Table, compiled


def mark(state, at, out):
    out[at] = 1


table = Table(GAMES["turn-the-tide"])
call = compiled(mark, table.game, out="i8")
out = np.zeros(3, np.int64)
call(table.view(0), 2, out)
print(out.tolist(), flush=True)
call(table.view(0), int(sys.argv[2]), out)
"""


@pytest.mark.slow
@pytest.mark.parametrize(("edge", "beyond"), [("end", 3), ("start", -1)])
def test_an_index_beyond_an_array_ends_the_process(edge, beyond):
    command = [sys.executable, "-c", PROGRAM, edge, str(beyond)]
    done = subprocess.run(command, cwd=HELPERS, capture_output=True, text=True)
    assert done.stdout == "[0, 0, 1]\n"
    assert done.returncode == -signal.SIGSEGV
