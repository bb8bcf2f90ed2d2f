"""Write the page's TypeScript types from the server's message Structs and the games' event Structs.

With a game's types come the names of its phases and the encoding of its events as numbers, for
frontend/src/contract/decode.ts.

Writing needs Node and `npm ci` in frontend/. Checking needs neither: each file has a digest of the schema that it was
made from, and a digest of its own text.
"""

import hashlib
import inspect
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec
from writing import ROOT, GenerateError, Output

from quarterdeck.games import GAMES, Game

FRONTEND = ROOT / "frontend"
CONTRACT = FRONTEND / "src" / "contract"
PACKAGE = "json-schema-to-typescript"
"""The Node package that writes types from a schema."""
FEW = 4
"""Lists of more names than this are written only once in a file."""
IMPORTS = "import type { EventCode, Named } from '../decode';\n\n"

LOGGED = (
    "Decided",
    "Changed",
    "Proposed",
    "Answered",
    "TookBack",
    "Hinted",
    "Ended",
    "StoodIn",
    "Returned",
    "Followed",
)
"""The kinds of entries that the log of a table in the browser can have, too."""
OUTSIDE = ("by", "imports", "constants", "declared")
"""Keys for the content that a file has besides the types of its schema, or instead of them."""

Schema = dict[str, Any]


def finished(node: Any, names: dict[frozenset[str], str]) -> Any:
    """Complete the parts of a schema that msgspec leaves out.

    Objects without declared fields (`dict[str, Any]`) may hold anything. Literals in `names` get their names back.
    Docstrings lose their indentation.
    """
    if isinstance(node, list):
        return [finished(item, names) for item in node]
    if not isinstance(node, dict):
        return node
    result = {key: finished(value, names) for key, value in node.items()}
    name = names.get(frozenset(map(str, result.get("enum", ()))))
    if name is not None:
        return {"$ref": f"#/$defs/{name}"}
    if "prefixItems" in result:
        result["items"] = result.pop("prefixItems")
    if result.get("type") == "object" and "properties" not in result:
        result.setdefault("additionalProperties", True)
    if isinstance(result.get("description"), str):
        result["description"] = inspect.cleandoc(result["description"])
    return result


def _schema(title: str, unions: dict[str, list[Any]], literals: dict[str, Any]) -> Schema:
    """Return one schema with a definition for each Struct, each named union of Structs, and each named Literal."""
    types = [struct for members in unions.values() for struct in members]
    references, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    start = 0
    for name, members in unions.items():
        components[name] = {"title": name, "anyOf": list(references[start : start + len(members)])}
        start += len(members)
    first = next(iter(unions))
    schema = {"title": title, "type": "object", "properties": {first: {"$ref": f"#/$defs/{first}"}}}
    names = {frozenset(get_args(literal)): name for name, literal in literals.items()}
    result: Schema = finished({**schema, "required": [first], "$defs": components}, names)
    for name, literal in literals.items():
        result["$defs"][name] = {"title": name, "enum": list(get_args(literal))}
    return result


def messages() -> Schema:
    """Return the schema of the messages at a table."""
    from quarterdeck.server.messages import client_messages, log_entries, server_messages, table_types

    unions = {
        "ServerMessage": list(get_args(server_messages.ServerMessage)),
        "ClientMessage": list(get_args(client_messages.ClientMessage)),
        "LogEntry": [getattr(log_entries, name) for name in LOGGED],
    }
    named = ("Phase", "Memory", "Talk", "Phrase", "RefusalCode")
    return _schema("Protocol", unions, {name: getattr(table_types, name) for name in named})


def thinking() -> Schema:
    """Return the schema of thoughts, reviews and puzzles, and of the vocabulary that they use."""
    from quarterdeck.analysis.analyse import Thought
    from quarterdeck.analysis.orders import OrderThought
    from quarterdeck.analysis.review_report import PROGRESS, Mark, Review
    from quarterdeck.analysis.themes import Vocabulary
    from quarterdeck.games.types import Count, Outcome
    from quarterdeck.table.puzzles import Puzzle

    written = [Review, Thought, OrderThought, Count, Outcome, Vocabulary, Puzzle]
    schema = _schema("Thinking", {"Any": written}, {"Mark": Mark})
    found = schema["$defs"]
    del found["Any"], schema["properties"]["Any"]
    kept = {name: part for name, part in found["Review"]["properties"].items() if name not in PROGRESS}
    found["Review"]["properties"] = {"format": {"type": "string"}, **kept}
    for name, each in found.items():
        if name != "Puzzle":  # only a Puzzle leaves out fields with their usual values
            each["required"] = list(each.get("properties", ()))
    return schema


def schemas() -> dict[Path, Schema]:
    """Return the schema of each generated file."""
    found = {CONTRACT / "protocol.ts": messages(), CONTRACT / "thinking.ts": thinking()}
    for game in GAMES.values():
        schema = _schema("Events", {"GameEvent": list(game.events.types)}, {})
        _forgettable(schema, game)
        declared = {"phases": list(game.phases), "events": game.events.data()}
        found[CONTRACT / "events" / f"{game.id}.ts"] = {**schema, "declared": declared}
    return found


def _forgettable(schema: Schema, game: Game) -> None:
    """Make the parts that strict memory hides nullable: a field, or each entry of a list.

    See docs/decisions/0022-strict-memory.md.
    """
    names = {struct.__struct_config__.tag: struct.__name__ for struct in game.events.types}
    for event, fields in game.memory_hides.items():
        properties = schema["$defs"][names[event]]["properties"]
        for name in fields:
            part = properties[name]
            if part.get("type") == "array":
                part["items"] = _nullable(part["items"])
            else:
                properties[name] = _nullable(part)


def _nullable(part: Schema) -> Schema:
    return part if {"type": "null"} in part.get("anyOf", ()) else {"anyOf": [part, {"type": "null"}]}


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _header(schema: Schema, body: str) -> str:
    made_from = _digest(json.dumps(schema, sort_keys=True))
    by = schema.get("by", "scripts/generate_protocol.py")
    return f"// Generated by {by}; do not edit.\n// schema {made_from} text {_digest(body)}\n\n"


def stale(file: Path, schema: Schema) -> bool:
    """Return whether a generated file is missing, made from another schema, or edited by hand."""
    if not file.is_file():
        return True
    text = file.read_text(encoding="utf-8")
    body = text.split("\n\n", 1)[-1]
    return text != _header(schema, body) + body


def _generate(schema: Schema) -> str:
    types = "".join([*schema.get("imports", ()), _types(schema), *schema.get("constants", ())])
    if "declared" not in schema:
        return types
    return f"{IMPORTS}{types}\n{_declared(**schema['declared'])}"


def _declared(phases: list[str], events: list[dict[str, Any]]) -> str:
    """Return what a game declares as TypeScript: its phases, and the encoding of its events as numbers.

    Lists of more than FEW names are written only once.
    """
    lists: list[str] = []

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(part) for key, part in value.items() if part is not False}
        if isinstance(value, list) and value and (len(value) <= FEW or isinstance(value[0], dict)):
            return [bare(part) for part in value]
        if isinstance(value, list):
            if (text := json.dumps(value)) not in lists:
                lists.append(text)
            return f"names{lists.index(text)}"
        return value

    rows = re.sub(r'"(names\d+)"', r"\1", ",\n".join(f"  {json.dumps(bare(event))}" for event in events))
    named = "".join(f"const names{at}: readonly Named[] = {text};\n" for at, text in enumerate(lists))
    return (
        f"export type Phase = {' | '.join(map(json.dumps, phases))};\n\n{named}\n"
        "/** How the events are numbers, in the order of their kinds. */\n"
        f"export const EVENTS: readonly EventCode[] = [\n{rows},\n];\n"
    )


def _types(schema: Schema) -> str:
    """Return the TypeScript types of a schema. Raises GenerateError."""
    node = shutil.which("node")
    if node is None:
        raise GenerateError("there is no Node on PATH: install it, then run `npm ci --ignore-scripts` in frontend/")
    if not (FRONTEND / "node_modules" / PACKAGE).is_dir():
        raise GenerateError(f"{PACKAGE} is not installed: run `npm ci --ignore-scripts` in frontend/")
    made = subprocess.run(
        [node, "scripts/generate-types.mjs"],
        cwd=FRONTEND,
        input=json.dumps({name: part for name, part in schema.items() if name not in OUTSIDE}),
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise GenerateError(f"frontend/scripts/generate-types.mjs failed: {made.stderr.strip()}")
    return made.stdout.strip() + "\n"


def content(schema: Schema) -> bytes:
    """Return the text of a generated file. Raises GenerateError."""
    body = _generate(schema)
    return (_header(schema, body) + body).encode()


def outputs() -> Iterator[Output]:
    """Yield the files of types. Whether one is stale is determined without Node."""
    for file, schema in schemas().items():
        yield Output(file, not stale(file, schema), partial(content, schema))
