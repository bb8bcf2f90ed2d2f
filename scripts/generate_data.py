"""Write data that the page reads: the levels of bots, Feud's workshop, and the JSON Schema of records.

The schema is made from the Structs in `quarterdeck.table.records`, by which every other reader checks records.
"""

import json
from collections.abc import Iterator
from typing import Any

from writing import ROOT, Output, json_text, text_output

from quarterdeck.bots.levels import offered_levels
from quarterdeck.games import GAMES
from quarterdeck.games.feud.definitions.workshop import data
from quarterdeck.table.document import DEPTH
from quarterdeck.table.records import FORMAT, schema

PAGE = ROOT / "frontend/src"

_WORDS = ("title", "description", "default")
"""Keywords of a schema that forbid nothing. They are removed only if their values are not schemas, because properties
may have these names."""


def outputs() -> Iterator[Output]:
    """Yield the files."""
    levels = [f"  {json.dumps(game.id)}: {json.dumps(offered_levels(game))}" for game in GAMES.values()]
    yield text_output(PAGE / "contract/levels.json", "{\n" + ",\n".join(levels) + "\n}\n")
    yield text_output(PAGE / "games/feud/own/data.json", json_text(data()) + "\n")
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": FORMAT, "maxDepth": DEPTH}
    yield text_output(PAGE / "contract/record-schema.json", json_text(head | _bare(schema())) + "\n")


def _bare(part: Any) -> Any:
    """Return a schema without the keywords that forbid nothing."""
    if isinstance(part, list):
        return [_bare(one) for one in part]
    if not isinstance(part, dict):
        return part
    named = {
        name: {key: _bare(one) for key, one in part[name].items()} for name in ("properties", "$defs") if name in part
    }
    rest = {name: _bare(one) for name, one in part.items() if name not in named and name not in _WORDS}
    return rest | named
