"""What the page's own code computes, bundled for Node."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PACKAGES = HERE.parents[1] / "frontend" / "node_modules"


@pytest.fixture(scope="module")
def bundled(tmp_path_factory):
    """Return a function that bundles a program of this folder, `entry.mjs` if none is named."""
    if not (shutil.which("node") and PACKAGES.is_dir()):
        pytest.skip("needs Node, and `npm ci --ignore-scripts` in frontend/")
    bundle = tmp_path_factory.mktemp("web") / "bundle.mjs"

    def bundled(*program):
        subprocess.run(["node", HERE / "bundle.mjs", bundle, *program], check=True, env={**os.environ, "CI": "1"})
        return bundle

    return bundled
