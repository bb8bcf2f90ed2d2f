"""Build the documents as a site of plain files, in build/site; a link to a missing page or anchor is an error.

    uv run --group docs python scripts/build_site.py            # then open build/site/index.html

The documents link to each other by their places in the repository, so that they can also be read on a code host. So
the site is built from a copy with the same folders. The description of the HTTP API is made from its handlers.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import generate_http

ROOT = Path(__file__).resolve().parent.parent
PAGES, SITE = ROOT / "build" / "pages", ROOT / "build" / "site"
DOCUMENTS = ("README.md", "README.ja.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "benchmarks/results")
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]+)")


def gather() -> None:
    """Copy all documents, and the files that they link to, to the folder from which the site is built."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for name in DOCUMENTS:
        goal = PAGES / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, goal)
    (PAGES / "docs" / "openapi.json").write_text(generate_http.description(), encoding="utf-8")
    pages = list(PAGES.rglob("*.md"))
    for page in pages:
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            goal = (page.parent / link).resolve()
            if not goal.exists() and (source := ROOT / goal.relative_to(PAGES)).is_file():
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, goal)
                pages += [goal] if goal.suffix == ".md" else []


def main() -> int:
    """Build the site, and return the exit status."""
    gather()
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
