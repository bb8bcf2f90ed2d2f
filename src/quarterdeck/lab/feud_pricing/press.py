"""Prices measured for a page: a definition and a number of deals come in, lines of JSON go out.

A line tells how many games are done (`done`, `of`), the last one what was found (`found`, docs/maneuvers.md) or why it
cannot be measured (`failed`). Who wants no more of it ends the process.
"""

import json
import os
import sys
from typing import Any

from quarterdeck.bots import BotError
from quarterdeck.games import OptionError
from quarterdeck.lab.feud_pricing.pricing import PricingError, games, price, trial


def main() -> None:
    """Measure what stands on the standard input."""
    os.nice(10)  # those who play on this machine come first
    asked = json.load(sys.stdin)
    try:
        what = trial(asked["definition"])
    except (BotError, OptionError, PricingError) as error:
        _say({"failed": str(error)})
        return
    done, whole = 0, games(what, asked["deals"])

    def advance(count: int) -> None:
        nonlocal done
        done += count
        _say({"done": done, "of": whole})

    advance(0)
    _say({"found": price(what, asked["deals"], 1, advance).json()})


def _say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
