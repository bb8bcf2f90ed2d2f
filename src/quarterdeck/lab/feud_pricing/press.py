"""Price measurements for the page: reads a definition and a number of deals as JSON, and writes lines of JSON.

Each line has the number of finished games (`done`, `of`). The last one has the result (`found`, docs/maneuvers.md), or
the reason why it cannot be measured (`failed`). To cancel, end the process.
"""

import json
import os
import sys
from typing import Any

from quarterdeck.bots import BotError
from quarterdeck.games import OptionError
from quarterdeck.lab.feud_pricing.pricing import PricingError, games, price, trial


def main() -> None:
    """Measure the definition that is read from standard input."""
    os.nice(10)  # people's games on this machine have priority
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
