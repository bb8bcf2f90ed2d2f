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


def run(project):
    """Run the page's tests of a project of vitest.config.ts; return the exit status and what Vitest printed."""
    command = ["node", str(VITEST), "run", "--project", project, "--reporter=dot", "--maxWorkers=1"]
    done = subprocess.run(
        command, cwd=FRONTEND, env={**os.environ, "NO_COLOR": "1"}, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def check(project):
    """Fail with what Vitest printed if a test of the project fails; where Vitest is missing, only in CI."""
    reason = missing()
    if reason and not os.environ.get("CI"):
        pytest.skip(reason)
    status, output = run(project)
    assert status == 0, output[-20_000:]
