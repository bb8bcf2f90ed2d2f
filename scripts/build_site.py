"""Build the documents as a site of plain files, in build/site; a link that leads nowhere is an error.

    uv run --group docs python scripts/build_site.py            # then open build/site/index.html

The documents link to each other by their places in the repository, so that they can also be read on a code host. So
the site is built from a copy with the same folders. The description of the HTTP API is made from its handlers.
"""

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

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


class Page(HTMLParser):
    """The links and the anchors of a page of the site."""

    def __init__(self, file: Path) -> None:
        """Read the page's file."""
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the link and the anchor of a tag."""
        self.links |= {value for name, value in attrs if name in ("href", "src") and value}
        self.anchors |= {value for name, value in attrs if name in ("id", "name") and value}


def dead_links() -> list[str]:
    """Return a line for each link in the site to a missing file or anchor; a folder does not count as a file."""
    pages, lines = {file: Page(file) for file in SITE.rglob("*.html")}, []
    for file, page in sorted(pages.items()):
        for link in sorted(page.links):
            scheme, host, path, _, anchor = urlsplit(link)
            start = SITE if path.startswith("/") else file.parent
            goal = (start / unquote(path).lstrip("/")).resolve() if path else file
            anchored = not anchor or goal not in pages or unquote(anchor) in pages[goal].anchors
            if not scheme and not host and not (goal.is_file() and anchored):
                lines.append(f"{file.relative_to(SITE)}: a link leads nowhere: {link}")
    return lines


def main() -> int:
    """Build the site, check its links, and return the exit status."""
    gather()
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    print(*(lines := dead_links()), sep="\n", file=sys.stderr)
    return status or len(lines) > 0


if __name__ == "__main__":
    sys.exit(main())
