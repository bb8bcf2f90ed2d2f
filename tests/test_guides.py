"""Guides for programmers, read as by a stranger: in an empty environment, from an empty folder, as they are written.

`pip install` of a page installs the wheel of these sources, and the versions that are pinned here.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import documents
import pytest
import sybil

ROOT = documents.ROOT
PIP = '#!/bin/sh\nexec "{uv}" pip "$@"\n'
SYSTEM = "/usr/local/bin:/usr/bin:/bin"


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """Variables of a user who has a shell and a `pip` that finds the wheel, and empty caches."""
    uv, folder = shutil.which("uv"), tmp_path_factory.mktemp("bare")
    if uv is None:
        pytest.skip("no uv")
    subprocess.run(["uv", "build", "--wheel", "--quiet", "--out-dir", folder, ROOT], check=True)
    (wheel,) = folder.glob("*.whl")
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]["constraint-dependencies"]
    here = [f"{path.name.split('-')[0]} @ {path.as_uri()}" for path in (wheel, *documents.WHEELS)]
    (folder / "pins.txt").write_text("\n".join([*pins, *here]), encoding="utf-8")
    (folder / "sybil").symlink_to(Path(sybil.__file__).parent)
    cache = subprocess.run(["uv", "cache", "dir"], capture_output=True, text=True, check=True).stdout.strip()
    (folder / "pip").write_text(PIP.format(uv=uv), encoding="utf-8")
    (folder / "pip").chmod(0o755)
    of_tests = ("PYTEST", "PYTHON", "QUARTERDECK")
    return {name: value for name, value in os.environ.items() if not name.startswith(of_tests)} | {
        "HOME": str(folder),
        "PATH": f"{folder}:{SYSTEM}",
        "PYTHONPATH": str(folder),
        "PYTHONUNBUFFERED": "1",
        "UV_CACHE_DIR": cache,
        "UV_CONSTRAINT": str(folder / "pins.txt"),
    }


@pytest.mark.slow
@pytest.mark.parametrize("page", documents.GUIDES, ids=lambda page: page.stem)
def test_a_guide_runs_as_written(page, bare, tmp_path):
    subprocess.run(["uv", "venv", "--quiet", "--python", sys.executable, ".venv"], cwd=tmp_path, check=True)
    programs = tmp_path / ".venv/bin"
    variables = {"PATH": f"{programs}{os.pathsep}{bare['PATH']}", "VIRTUAL_ENV": str(tmp_path / ".venv")}
    (tmp_path / "empty").mkdir()
    done = subprocess.run(
        [programs / "python", documents.__file__, page],
        cwd=tmp_path / "empty",
        env=bare | variables | {"XDG_CACHE_HOME": str(tmp_path / "caches")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    print(done.stdout)
    if done.returncode:
        pytest.fail(f"{page} stops a reader", pytrace=False)
