"""What is generated is what its sources say now."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"


@pytest.mark.parametrize(
    "what",
    [
        "asvs",  # the table of security
        "events",  # the page of events, from the games' declarations
        "samples",  # the games that the page's tests read, as the engine plays them
        "workshop",  # what the page's workshop goes by, from Feud's declarations
    ],
)
def test_it_is_fresh(what):
    command = [sys.executable, SCRIPTS / f"generate_{what}.py", "--check"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"run python scripts/generate_{what}.py\n{run.stdout}{run.stderr}"
