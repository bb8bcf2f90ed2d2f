"""Write the data of Feud's workshop for the page, from Feud's declarations: frontend/src/games/feud/own/data.json."""

from collections.abc import Iterator

from writing import ROOT, Output, json_text, text_output

from quarterdeck.games.feud.definitions.workshop import data

FILE = ROOT / "frontend/src/games/feud/own/data.json"


def outputs() -> Iterator[Output]:
    """Yield the file."""
    yield text_output(FILE, json_text(data()) + "\n")
