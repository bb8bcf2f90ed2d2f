"""The page of events is written from the games' declarations."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "generate_events.py"


def test_the_page_of_events_is_fresh():
    run = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"run python scripts/generate_events.py\n{run.stdout}{run.stderr}"
