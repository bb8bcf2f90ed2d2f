"""How what is generated is kept: written where it is stale, or with `--check` only named."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def keep(about: str | None, files: Iterable[tuple[Path, str]]) -> None:
    """Write each of the files that is not this text; with `--check` on the command line say which, and exit with 1.

    `about`: the program's docstring.
    """
    parser = argparse.ArgumentParser(description=(about or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say what is stale")
    check = parser.parse_args().check
    stale = [(file, text) for file, text in files if not file.is_file() or file.read_text(encoding="utf-8") != text]
    for file, text in stale:
        print(f"{file.relative_to(ROOT)}: {'stale' if check else 'written'}")
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    if check and stale:
        sys.exit(1)
