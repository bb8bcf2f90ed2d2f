"""Write what the page's workshop goes by from Feud's declarations: frontend/src/games/feud/own/data.json.

python scripts/generate_workshop.py            # writes it
python scripts/generate_workshop.py --check    # exit 1 if it is stale
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from writing import ROOT, Output, main, text_output

from quarterdeck.games.feud.definitions.workshop import data

FILE = ROOT / "frontend/src/games/feud/own/data.json"


def outputs() -> Iterator[Output]:
    """Yield the file."""
    yield text_output(FILE, json.dumps(data(), ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main(__doc__, outputs)
