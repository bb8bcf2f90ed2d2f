"""The games that the page's tests read are what the engine plays."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "scripts" / "generate_samples.py"


def test_samples_are_up_to_date():
    run = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"run python scripts/generate_samples.py\n{run.stdout}{run.stderr}"
