"""The process that compiles: `python -m quarterdeck.engine.compile NICE`, see `engine.compile.unit.Worker`.

It reads orders from the standard input, each a line `PACKAGE CHECKED DIGEST`. It answers each on the standard output
with one byte, FINE or FAILED; eight bytes, the length of the rest; and the machine code or an error message.
"""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue

from quarterdeck.engine.compile.unit import FAILED, FINE, compile_game


def main() -> None:
    """Compile the ordered games, one after the other, until the input ends."""
    for sent_to_the_whole_group in (signal.SIGINT, signal.SIGTERM):  # ignored, as the parent process ends this one
        signal.signal(sent_to_the_whole_group, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # keep printed text out of the answers
    for order in _orders():
        package, checked, expected = order.split()
        try:
            sign, answer = FINE, compile_game(import_module(package).GAME, checked == "1", expected)
        except Exception as error:
            sign, answer = FAILED, f"{type(error).__name__}: {error}".encode()
        try:
            answers.write(sign + len(answer).to_bytes(8, "little") + answer)
            answers.flush()
        except OSError:  # the parent process has ended
            os._exit(0)


def _orders() -> Iterator[str]:
    """Yield the orders. At the end of the input the process exits at once, as no process waits for its answer."""
    orders: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for order in sys.stdin:
            orders.put(order)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    while True:
        yield orders.get()


if __name__ == "__main__":
    main()
