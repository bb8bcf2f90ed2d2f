"""Build the packages, and try each in an empty environment where there is no Node.

    uv run python scripts/check_packages.py

The wheel is built from the source package, which brings the built page along. Both are installed with a PATH on which
nothing but uv is found. The command, the library, the page, the site for web hosts and Hearts, from a package of its
own, must be there. At last Hearts is replaced and removed while a server runs (`check_replaced.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from check_replaced import Environment, check_installed, check_replaced, wheel_of_hearts

ROOT = Path(__file__).resolve().parent.parent

PROGRAM = """
from importlib.resources import files
from quarterdeck import GAMES, Table, create_bot

table = Table(GAMES["feud"], {"preset": "strikes"}, key=bytes(32))
bot = create_bot("random", table.game, seed=1)
while not table.is_over:
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


def build(uv: str, folder: Path) -> list[Path]:
    """Build the source package and the wheel from it, and return their paths."""
    subprocess.run([uv, "build", "--quiet", "--out-dir", str(folder), str(ROOT)], check=True)
    return sorted(path for path in folder.iterdir() if path.suffix in (".gz", ".whl"))


def installed(uv: str, package: Path, folder: Path) -> Environment:
    """Create an environment with only the package in it."""
    tools = folder / "tools"
    tools.mkdir(parents=True)
    (tools / "uv").symlink_to(uv)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    bare = {"PATH": f"{programs}{os.pathsep}{tools}", "VIRTUAL_ENV": str(folder / "env"), "NUMBA_DISABLE_JIT": "1"}
    environment = Environment(tools / "uv", programs, bare)
    environment.call("uv", "venv", "--quiet", "--python", sys.executable, str(folder / "env"))
    environment.call("uv", "pip", "install", "--quiet", str(package))
    return environment


def check_site(environment: Environment, site: Path) -> None:
    """Write the page as a site for any web host, and check that the games are in it."""
    environment.call("quarterdeck", "export", str(site))
    games = list(site.glob("**/*.wasm"))
    assert (site / "index.html").is_file(), "the site has no page"
    assert len(games) == 4, f"the site has {len(games)} games"


def main() -> None:
    """Build both, and try both."""
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("uv is not on PATH: pip install uv")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        packages = build(uv, folder / "packages")
        if [package.suffix for package in packages] != [".whl", ".gz"]:
            sys.exit(f"a source package and a wheel should be built, but there are {packages}")
        hearts = None
        for package in packages:
            environment = installed(uv, package, folder / package.suffix.strip("."))
            for command in COMMANDS:
                environment.call(*command)
            check_site(environment, folder / package.suffix.strip(".") / "site")
            hearts = hearts or wheel_of_hearts(environment, folder / "hearts")
            check_installed(environment, hearts)
            print(f"{package.name}: installed without Node, and at work, with Hearts")
        check_replaced(environment, folder)
        print("Hearts: replaced while a server ran, and removed")


if __name__ == "__main__":
    main()
