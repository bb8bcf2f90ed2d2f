"""Pin the version of every package that this project installs or is built with, in pyproject.toml.

    uv run python scripts/pin.py               # resolve today's versions, and write them
    uv run python scripts/pin.py --print       # print the present pins as a file of constraints for pip

uv reads both lists when it installs from the clone. The wheel has only the requirements of [project] (decision 0070).
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "pyproject.toml"
PINS, BUILD_PINS = "constraint-dependencies", "build-constraint-dependencies"
OF_HATCHLING = ("editables~=0.3",)
"""What hatchling needs in addition to install a package in place, as `uv run` does."""
OF_SOURCES = ("setuptools>=80",)
"""What packages that come as sources need to be built."""
QUIET = ("--quiet", "--no-header", "--no-annotate")


def resolved(text: str) -> list[str]:
    """Return a line for each package of the project, its extras and its groups, as uv resolves them today.

    Args:
        text: A pyproject.toml. Its pins do not matter.
    """
    with tempfile.TemporaryDirectory() as name:
        Path(name, "pyproject.toml").write_text(replaced(replaced(text, PINS, []), BUILD_PINS, []), encoding="utf-8")
        _uv(name, "lock", "--quiet")
        what = ("--all-groups", "--all-extras", "--no-hashes", "--no-emit-project", "--frozen")
        return sorted(_uv(name, "export", *QUIET, *what).splitlines())


def resolved_for_builds(requirements: list[str], python: str) -> list[str]:
    """Return a line for each package that these requirements install, for this Python and all later ones."""
    with tempfile.TemporaryDirectory() as name:
        Path(name, "requirements.txt").write_text("\n".join(requirements), encoding="utf-8")
        what = ("--universal", "--python-version", python, "requirements.txt")
        return sorted(_uv(name, "pip", "compile", *QUIET, *what).splitlines())


def build_requirements(project: dict[str, Any]) -> list[str]:
    """Return what builds require: the build system, what hatch_build.py adds, and what hatchling adds."""
    hook = project["tool"]["hatch"]["build"]["hooks"]["custom"]
    return [*project["build-system"]["requires"], *hook["node"], *OF_HATCHLING, *OF_SOURCES]


def replaced(text: str, key: str, lines: list[str]) -> str:
    """Return the pyproject.toml with the list of this name replaced by other lines."""
    written = "".join(f'  "{line}",\n' for line in lines)
    found, count = re.subn(rf"(?ms)^({key} = \[)\n.*?^\]$", lambda match: f"{match[1]}\n{written}]", text)
    if count != 1:
        sys.exit(f"pyproject.toml: there should be one list {key}, but there are {count}")
    return found


def _uv(folder: str, *words: str) -> str:
    """Run uv in a folder and return its output. If it fails, it has printed why."""
    done = subprocess.run(["uv", *words], cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"uv {words[0]} failed: pyproject.toml is as it was")
    return done.stdout


def main() -> None:
    """Write the pins, or print them."""
    text = FILE.read_text(encoding="utf-8")
    project = tomllib.loads(text)
    if sys.argv[1:] == ["--print"]:
        print(*project["tool"]["uv"][PINS], sep="\n")
        return
    python = project["project"]["requires-python"].removeprefix(">=")
    pins, build_pins = resolved(text), resolved_for_builds(build_requirements(project), python)
    FILE.write_text(replaced(replaced(text, PINS, pins), BUILD_PINS, build_pins), encoding="utf-8")
    print(f"{len(pins)} packages are pinned, and {len(build_pins)} that builds use")


if __name__ == "__main__":
    main()
