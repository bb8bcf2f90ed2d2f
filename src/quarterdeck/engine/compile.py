"""The process that compiles: `python -m quarterdeck.engine.compile PACKAGE` writes machine code to standard output."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from importlib import import_module

from quarterdeck.engine.unit import compile_game


def main() -> None:
    """Compile the game `GAME` of a package."""
    parser = argparse.ArgumentParser(description="Compile a game's rule functions.")
    parser.add_argument("package")
    parser.add_argument("--checked", action="store_true")
    parser.add_argument("--nice", type=int, default=0)
    given = parser.parse_args()
    with suppress(OSError, AttributeError):
        os.nice(given.nice)
    code = compile_game(import_module(given.package).GAME, given.checked)
    sys.stdout.buffer.write(code)


if __name__ == "__main__":
    main()
