"""Write the JSON Schema by which the page checks records: frontend/src/contract/record-schema.json.

It is made from the Structs in `quarterdeck.table.records`, by which every other reader checks them.
"""

from collections.abc import Iterator
from typing import Any

from writing import ROOT, Output, json_text, text_output

from quarterdeck.table.document import DEPTH
from quarterdeck.table.records import FORMAT, schema

FILE = ROOT / "frontend/src/contract/record-schema.json"

_WORDS = ("title", "description", "default")
"""Keywords of a schema that forbid nothing. They are removed only if their values are not schemas, because properties
may have these names."""


def outputs() -> Iterator[Output]:
    """Yield the file."""
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": FORMAT, "maxDepth": DEPTH}
    yield text_output(FILE, json_text(head | _bare(schema())) + "\n")


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
