"""Build the wheel with machine code in it (QUARTERDECK_COMPILED=1), and do the server's tests with that.

    uv run --group dev python scripts/check_compiled.py

It takes a C compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("cluster", "deal", "failures", "fuzz", "long", "proofs", "socket", "table", "waiting")
PATCHED = ("tests/server/test_server_proofs.py::test_a_leak_is_seen",)
"""Puts a leak into a function that compiled callers do not look up any more."""


def build(folder: Path) -> Path:
    """The wheel's contents, in a folder."""
    env = os.environ | {"QUARTERDECK_COMPILED": "1", "QUARTERDECK_SKIP_WEB": "1"}
    command = ["uv", "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(folder), str(ROOT)]
    subprocess.run(command, env=env, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def check_used(site: Path, env: dict[str, str]) -> None:
    """Every module that is to be compiled is."""
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]
    names = [path.removesuffix(".py").replace("/", ".") for path in hook["compiled"]]
    program = f"import importlib, sys; print(*(importlib.import_module(name).__file__ for name in {names}), sep='\\n')"
    found = subprocess.run([sys.executable, "-c", program], env=env, check=True, stdout=subprocess.PIPE, text=True)
    for file in map(Path, found.stdout.split()):
        if file.suffix == ".py" or not file.is_relative_to(site):
            sys.exit(f"not compiled: {file}")


def main() -> None:
    """Stops at the first thing that is not as it must be."""
    with tempfile.TemporaryDirectory() as folder:
        site = build(Path(folder))
        env = os.environ | {"PYTHONPATH": str(site)}
        check_used(site, env)
        tests = [f"tests/server/test_server_{name}.py" for name in TESTS]
        deselected = [f"--deselect={test}" for test in PATCHED]
        subprocess.run([sys.executable, "-m", "pytest", "-q", *tests, *deselected], cwd=ROOT, env=env, check=True)


if __name__ == "__main__":
    main()
