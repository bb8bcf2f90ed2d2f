"""What the page's own code computes, bundled for Node."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PACKAGES = HERE.parents[1] / "frontend" / "node_modules"


@pytest.fixture
def in_node(tmp_path):
    """Return a function that runs a program of this folder with some input, and returns its output."""
    if not (shutil.which("node") and PACKAGES.is_dir()):
        pytest.skip("needs Node, and `npm ci --ignore-scripts` in frontend/")

    def in_node(program, given):
        bundle = tmp_path / "bundle.mjs"
        subprocess.run(["node", HERE / "bundle.mjs", bundle, program], check=True, env={**os.environ, "CI": "1"})
        done = subprocess.run(["node", bundle], input=json.dumps(given), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return in_node
