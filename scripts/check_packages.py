"""Build the packages, and try each in an empty environment where there is no Node.

    uv run python scripts/check_packages.py

The wheel is built from the source package, which brings the built page along. Both are installed with a PATH on which
nothing but uv is found; then the command, the library and the page must be there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PROGRAM = """
from importlib.resources import files
from quarterdeck import GAMES, Table, create_bot

table = Table(GAMES["feud"], {"preset": "strikes"}, key=bytes(32))
bot = create_bot("random", table.game, seed=1)
while not table.over:
    seat = table.pending[0]
    table.decide(seat, bot.choose(table.view(seat), seat))
assert table.result(), "no result"
assert files("quarterdeck_web").joinpath("index.html").is_file(), "the page is missing"
"""
COMMANDS = (
    ["quarterdeck", "--help"],
    ["quarterdeck", "--version"],
    ["quarterdeck", "simulate", "seas-of-strife", "--games", "1", "--bots", "random,random,random,random"],
    ["python", "-c", PROGRAM],
)


def call(command: list[str], **environment: str) -> None:
    """Run it; a failure ends the check with what it said."""
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def build(uv: str, folder: Path) -> list[Path]:
    """The source package, and the wheel made from it."""
    call([uv, "build", "--quiet", "--out-dir", str(folder), str(ROOT)])
    return sorted(path for path in folder.iterdir() if path.suffix in (".gz", ".whl"))


def try_out(uv: str, package: Path, folder: Path) -> None:
    """Install the package into an environment of its own, and use it."""
    tools = folder / "tools"
    tools.mkdir(parents=True)
    (tools / "uv").symlink_to(uv)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    bare = {"PATH": f"{programs}{os.pathsep}{tools}", "VIRTUAL_ENV": str(folder / "env"), "NUMBA_DISABLE_JIT": "1"}
    call([uv, "venv", "--quiet", "--python", sys.executable, str(folder / "env")])
    call([str(tools / "uv"), "pip", "install", "--quiet", str(package)], **bare)
    for name, *rest in COMMANDS:
        call([str(programs / name), *rest], **bare)


def main() -> None:
    """Build both, and try both."""
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("uv is not on PATH: pip install uv")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        packages = build(uv, folder / "packages")
        if len(packages) != 2:
            sys.exit(f"a source package and a wheel should be built, but there are {packages}")
        for package in packages:
            try_out(uv, package, folder / package.suffix.strip("."))
            print(f"{package.name}: installed without Node, and at work")


if __name__ == "__main__":
    main()
