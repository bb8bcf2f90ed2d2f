"""Build the packages, and try each in an empty environment without Node.

    uv run python scripts/check_packages.py

The wheel is built from the source package, which contains the built page. Both are installed with a PATH that has only
uv. The script checks the command, the page as a site for web hosts, and Hearts as a package of its own.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEARTS = ROOT / "examples" / "hearts"

COMMANDS = (
    ["quarterdeck", "--help"],
    ["quarterdeck", "--version"],
    ["quarterdeck", "simulate", "seas-of-strife", "--games", "1", "--bots", "random,random,random,random"],
)
WITH_HEARTS = ("simulate", "hearts", "--option", "target=10", "--games", "1", "--bots", "random,random,random,random")


@dataclass(frozen=True)
class Environment:
    """An environment to install packages in. `variables` are for its processes, which find no other program but uv."""

    uv: Path
    programs: Path
    variables: Mapping[str, str]

    def call(self, name: str, *words: str) -> None:
        """Run a program of the environment. End the check if it fails."""
        done = subprocess.run(
            [str(self.uv if name == "uv" else self.programs / name), *words],
            env={**os.environ, **self.variables},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{name} {' '.join(words)}\n{done.stdout}{done.stderr}")


def build(uv: str, folder: Path) -> list[Path]:
    """Build the source package, and the wheel from it; return their paths."""
    subprocess.run([uv, "build", "--quiet", "--out-dir", str(folder), str(ROOT)], check=True)
    return sorted(path for path in folder.iterdir() if path.suffix in (".gz", ".whl"))


def installed(uv: str, package: Path, folder: Path) -> Environment:
    """Create an environment with only the package in it."""
    tools = folder / "tools"
    tools.mkdir(parents=True)
    (tools / "uv").symlink_to(uv)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    bare = {"PATH": f"{programs}{os.pathsep}{tools}", "VIRTUAL_ENV": str(folder / "env")}
    environment = Environment(tools / "uv", programs, bare)
    environment.call("uv", "venv", "--quiet", "--python", sys.executable, str(folder / "env"))
    environment.call("uv", "pip", "install", "--quiet", str(package))
    return environment


def wheel_of_hearts(environment: Environment, folder: Path) -> str:
    """Build the wheel of Hearts without Node, and return its path."""
    shutil.copytree(HEARTS, folder, ignore=shutil.ignore_patterns(".venv", "__pycache__", "dist"))
    environment.call("uv", "build", "--quiet", "--wheel", "--python", sys.executable, str(folder))
    (wheel,) = (folder / "dist").glob("*.whl")
    return str(wheel)


def check_site(environment: Environment, site: Path) -> None:
    """Write the page as a site for any web host, and check that the site has the games."""
    environment.call("quarterdeck", "export", str(site))
    games = list(site.glob("**/*.wasm"))
    assert (site / "index.html").is_file(), "the site has no page"
    assert len(games) == 4, f"the site has {len(games)} games"


def main() -> None:
    """Build both packages, and try both."""
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
            environment.call("uv", "pip", "install", "--quiet", hearts)
            environment.call("quarterdeck", *WITH_HEARTS)
            print(f"{package.name}: installed without Node, and at work, with Hearts")


if __name__ == "__main__":
    main()
