"""Fail if an installed library, of Python or of the page, has a known vulnerability.

    uv run --group dev --group audit python scripts/audit.py

It runs `pip-audit` and `npm audit`. If their databases cannot be reached, it prints a line for each and passes.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FRONTEND = Path(__file__).resolve().parent.parent / "frontend"
PYTHON = (sys.executable, "-m", "pip_audit", "--local", "--format", "json", "--progress-spinner", "off")
NPM = ("npm", "audit", "--json")


class UnreachableError(Exception):
    """The databases of known vulnerabilities could not be reached."""


def report_of(command: Sequence[str], folder: Path | None = None) -> Any:
    """Run a program and return its JSON report. Raises UnreachableError if it returns no JSON."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=600)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise UnreachableError from error


def python_holes(report: Any) -> list[str]:
    """Return the vulnerabilities in Python's libraries. Raises UnreachableError if all libraries were skipped."""
    known = [library for library in report["dependencies"] if "skip_reason" not in library]
    if not known:
        raise UnreachableError
    return [f"{one['name']} {one['version']}: {hole['id']}" for one in known for hole in one["vulns"]]


def page_holes(report: Any) -> list[str]:
    """Return the vulnerabilities in the page's libraries. Raises UnreachableError if the report is about a failure."""
    if "vulnerabilities" not in report:
        raise UnreachableError
    return [f"{name}: {hole['severity']}" for name, hole in report["vulnerabilities"].items()]


def main() -> int:
    """Audit the libraries, and return the exit status: 1 if one has a known vulnerability."""
    found: list[str] = []
    for name, command, folder, read in (
        ("Python's", PYTHON, None, python_holes),
        ("page's", NPM, FRONTEND, page_holes),
    ):
        try:
            holes = read(report_of(command, folder))
        except UnreachableError:
            print(f"NOT AUDITED: nothing can be found out here about holes in the {name} libraries.")
            continue
        print(f"{len(holes)} known holes in the {name} libraries.")
        found += holes
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
