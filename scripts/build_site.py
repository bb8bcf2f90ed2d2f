"""Build the documents as a site of plain files, in build/site; a link that leads nowhere is an error.

    uv run --group docs python scripts/build_site.py            # then open build/site/index.html

The documents link to each other as they lie in the repository, so that they can be read on a code host, too: the site
is made from a copy with the same folders. `--only-group docs` does without Quarterdeck itself: nothing of it is run.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "pages"
DOCUMENTS = ("README.md", "README.ja.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "benchmarks/results")
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]+)")


def gather() -> None:
    """Copy all documents to where the site is built from, and the files that they link to."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for name in DOCUMENTS:
        goal = PAGES / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, goal)
    for page in list(PAGES.rglob("*.md")):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            goal = (page.parent / link).resolve()
            if not goal.exists() and (source := ROOT / goal.relative_to(PAGES)).is_file():
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, goal)


def main() -> int:
    """Build it; the exit status."""
    gather()
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
