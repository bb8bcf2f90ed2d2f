"""The page's own tests, which Vitest runs, as a part of a run of pytest."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

FRONTEND = Path(__file__).parents[2] / "frontend"
VITEST = FRONTEND / "node_modules/vitest/vitest.mjs"


def missing():
    """Return why the page's tests cannot run here, in words, or None."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "the page's own tests: there is no Node on PATH"
    if not VITEST.exists():
        return "the page's own tests: Vitest is not installed, run `npm ci --ignore-scripts` in frontend/"
    return None


def _is_current():
    try:
        locked, there = (
            json.loads((FRONTEND / name).read_text("utf-8"))["packages"]["node_modules/vitest"]["version"]
            for name in ("package-lock.json", "node_modules/.package-lock.json")
        )
    except (OSError, ValueError, KeyError):
        return False
    return locked == there


def install():
    """Install what the page is tested with, if Node is there: a build of the page brings only what a build needs."""
    npm = shutil.which("npm")
    if npm and shutil.which("node") and not _is_current():
        quiet = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--silent"]
        subprocess.run([npm, "ci", *quiet], cwd=FRONTEND, check=False)


def check(project):
    """Fail with what Vitest printed if a test of the project fails; where Vitest is missing, only in CI."""
    reason = missing()
    if reason and not os.environ.get("CI"):
        pytest.skip(reason)
    command = ["node", str(VITEST), "run", "--project", project, "--reporter=dot", "--maxWorkers=1"]
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=FRONTEND, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-20_000:]
