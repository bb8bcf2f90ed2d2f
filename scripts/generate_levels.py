"""Write the levels of bots that each game offers to `frontend/src/contract/levels.json`, for the page."""

import json
from collections.abc import Iterator

from writing import ROOT, Output, text_output

from quarterdeck.bots.levels import offered_levels
from quarterdeck.games import GAMES

PAGE = ROOT / "frontend/src/contract/levels.json"


def outputs() -> Iterator[Output]:
    """Yield the file: an object with a line for each game."""
    lines = [f"  {json.dumps(game.id)}: {json.dumps(offered_levels(game))}" for game in GAMES.values()]
    yield text_output(PAGE, "{\n" + ",\n".join(lines) + "\n}\n")
