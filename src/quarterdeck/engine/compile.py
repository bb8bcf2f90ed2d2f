"""The process that compiles: `python -m quarterdeck.engine.compile NICE`, see `engine.unit.Worker`.

An order is a line, `PACKAGE CHECKED DIGEST`; the answer a sign, eight bytes of length, and machine code or what is
wrong.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module

from quarterdeck.engine.unit import FAILED, FINE, compile_game


def main() -> None:
    """Compile what is ordered until there are no more orders."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who gives the orders ends it
    with suppress(OSError, AttributeError):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no answer
    for order in sys.stdin:
        package, checked, expected = order.split()
        try:
            sign, answer = FINE, compile_game(import_module(package).GAME, checked == "1", expected)
        except Exception as error:
            sign, answer = FAILED, f"{type(error).__name__}: {error}".encode()
        try:
            answers.write(sign + len(answer).to_bytes(8, "little") + answer)
            answers.flush()
        except OSError:  # who gave the orders has ended meanwhile
            os._exit(0)


if __name__ == "__main__":
    main()
