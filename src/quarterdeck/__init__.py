"""Quarterdeck: four card games, complete."""

import sys

__version__ = "0.1.0"

if sys.version_info < (3, 11):  # noqa: UP036 - who runs it from the sources with an older one is told so
    sys.exit("Quarterdeck needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2])  # noqa: UP031
