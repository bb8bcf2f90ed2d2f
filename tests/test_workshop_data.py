"""What the page's workshop goes by is what Feud declares."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "scripts" / "generate_workshop.py"


def test_the_workshops_data_are_fresh():
    run = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"run python scripts/generate_workshop.py\n{run.stdout}{run.stderr}"
