"""Write the page's TypeScript types of the HTTP API, and the API's description (OpenAPI 3.1) for the documents' site.

    uv run --group dev poe generate http            # writes frontend/src/contract/http.ts
    uv run --group dev poe generate http --check    # only tells whether it is stale; exit 1 if it is

Litestar describes the handlers, and msgspec describes what they take and return. The types are made from that.
"""

import copy
import inspect
import json
import re
import typing
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from generate_protocol import CONTRACT, Schema, content, finished, messages, stale
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.routes import HTTPRoute
from writing import Output

from quarterdeck.server.app import API_ROUTER
from quarterdeck.server.messages import accounts, settings, site, site_rules, tables

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
A_FILE = {"type": "string"}
"""The schema by which Litestar describes an answer of bytes, whose type only the reader knows."""
LITERALS = {
    "Role": site_rules.Role,
    "DoorKind": site_rules.DoorKind,
    "Makers": site_rules.Makers,
    "Group": site.Group,
    "WayKind": accounts.WayKind,
    "OptionKind": tables.OptionKind,
    "Opponents": tables.Opponents,
}
"""The Literals that have a name of their own in the page, too."""
BY_HAND = {"Language": "./language", "OptionValue": "./options", "Chair": "./options"}
"""Types that are written by hand in the page, with their modules."""


def api() -> Litestar:
    """Return an application with only the HTTP API. No server serves its description."""
    return Litestar([API_ROUTER], openapi_config=OpenAPIConfig("Quarterdeck", "1", use_handler_docstrings=True))


def handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    """Yield every handler of the API."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            for handler in route.route_handlers:
                if handler.http_methods != {"OPTIONS"}:
                    yield handler


def types_of(handler: HTTPRouteHandler) -> tuple[Any, Any]:
    """Return the types of a handler's body and JSON answer, each None if it has none."""
    body = handler.parsed_data_field
    answer = handler.parsed_return_field
    is_file = answer.annotation is not None and "litestar" in getattr(answer.annotation, "__module__", "")
    return body.annotation if body else None, None if is_file else answer.annotation


def openapi() -> Schema:
    """Return the description of all endpoints. Every refusal is described as a `Problem`."""
    app = api()
    document = app.openapi_schema.to_schema()
    paths = sorted(document["paths"].items())
    document["paths"] = {path: dict(sorted(item.items())) for path, item in paths if path.startswith("/api/")}
    kinds = [kind for handler in handlers(app) for kind in types_of(handler) if kind is not None]
    _, components = msgspec.json.schema_components([*kinds, site.Problem], ref_template=REFERENCE)
    document["components"] = {"schemas": dict(sorted(components.items()))}
    del document["servers"]
    problem = {"description": "Refused.", "content": {JSON: {"schema": {"$ref": REFERENCE.format(name="Problem")}}}}
    for item in document["paths"].values():
        for operation in item.values():
            operation["responses"].pop("400", None)
            operation.get("parameters", []).sort(key=lambda parameter: parameter["name"])
            operation["responses"]["4XX"] = problem
    return typing.cast(Schema, document)


def endpoint(operation: Schema) -> Schema:
    """Return the schema of the body and the answers of an operation, with a property for each part."""
    parts: Schema = {}
    for parameter in operation.get("parameters", ()):
        part = parts.setdefault(parameter["in"], {"type": "object", "properties": {}, "required": []})
        part["properties"][parameter["name"]] = parameter["schema"]
        part["required"] += [parameter["name"]] * parameter["required"]
    if "requestBody" in operation:
        parts["body"] = operation["requestBody"]["content"][JSON]["schema"]
    answers = (answer for status, answer in operation["responses"].items() if status.startswith("2"))
    answer = next((answer.get("content", {}).get(JSON, {}).get("schema") for answer in answers), None)
    parts["answer"] = {} if answer in (None, A_FILE) else answer
    return {"type": "object", "properties": parts, "required": [*parts], "description": operation["description"]}


def types(document: Schema) -> Schema:
    """Return the schema of the page's types: a definition for each Struct, and all endpoints by method and address."""
    endpoints = {
        f"{method.upper()} {path}": endpoint(operation)
        for path, item in document["paths"].items()
        for method, operation in item.items()
    }
    _, kinds = msgspec.json.schema_components([settings.Fixed, settings.Settings], ref_template=REFERENCE)
    definitions = copy.deepcopy({**document["components"]["schemas"], **kinds})
    for name in {*definitions} - taken(endpoints, definitions):
        if "properties" in definitions[name]:
            definitions[name]["required"] = [*definitions[name]["properties"]]
    definitions["Endpoints"] = {"type": "object", "properties": endpoints, "required": [*endpoints]}
    shared = messages()["$defs"]
    names = {frozenset(typing.get_args(kind)): name for name, kind in LITERALS.items()}
    names |= {frozenset(part["enum"]): name for name, part in shared.items() if "enum" in part}
    names[frozenset(typing.get_args(accounts.Language))] = "Language"
    made: Schema = finished(json.loads(json.dumps(definitions).replace("#/components/schemas/", "#/$defs/")), names)
    for name, kind in LITERALS.items():
        made[name] = {"title": name, "enum": list(typing.get_args(kind))}
    elsewhere = {**dict.fromkeys(shared, "./protocol"), **BY_HAND}
    kept = {name: part for name, part in made.items() if name not in elsewhere}
    return _imported({"title": "Http", "type": "object", "$defs": kept}, elsewhere)


def taken(endpoints: Schema, definitions: Schema) -> set[str]:
    """Return the names of the types that people send, and of their parts.

    A field with a default may be left out of these.
    """
    found: set[str] = set()
    left = [json.dumps(one["properties"].get("body", {})) for one in endpoints.values()]
    while left:
        new = {*re.findall(r"#/components/schemas/(\w+)", left.pop())} - found
        found |= new
        left += [json.dumps(definitions[name]) for name in new]
    return found


def _imported(schema: Schema, elsewhere: dict[str, str]) -> Schema:
    """Return the schema with imports of the types that other modules define, and those imports."""
    used: set[str] = set()

    def replaced(node: Any) -> Any:
        if isinstance(node, list):
            return [replaced(part) for part in node]
        if not isinstance(node, dict):
            return node
        name = node.get("tsType") or str(node.get("$ref", "")).removeprefix("#/$defs/")
        if name in elsewhere:
            used.add(name)
            return {"tsType": name}
        return {key: replaced(part) for key, part in node.items()}

    found: Schema = replaced(schema)
    modules = sorted({elsewhere[name] for name in used})
    lists = (", ".join(sorted(name for name in used if elsewhere[name] == module)) for module in modules)
    lines = [f"import type {{ {names} }} from '{module}';\n" for module, names in zip(modules, lists, strict=True)]
    return {**found, "by": "scripts/generate_http.py", "imports": [*lines, "\n"], "constants": _defaults()}


def _defaults() -> list[str]:
    """Return the settings of a table with their defaults, as TypeScript."""
    text = []
    for kind, name, before in ((settings.Fixed, "FIXED", ""), (settings.Settings, "SETTINGS", "  ...FIXED,\n")):
        shown = typing.cast(dict[str, Any], msgspec.to_builtins(kind()))
        new = [field for field in kind.__struct_fields__ if not before or field not in settings.Fixed.__struct_fields__]
        lines = "".join(f"  {field}: {json.dumps(shown[field])},\n" for field in new)
        about = inspect.cleandoc(kind.__doc__ or "").split("\n")[0]
        text.append(f"\n/** {about} */\nexport const {name}: {name.title()} = {{\n{before}{lines}}};\n")
    return text


def outputs() -> Iterator[Output]:
    """Yield the file of the page's types. Whether it is stale is determined without Node."""
    file, schema = CONTRACT / "http.ts", types(openapi())
    yield Output(file, not stale(file, schema), partial(content, schema))


def description() -> str:
    """Return the description as JSON, with one line for each endpoint or type."""
    return json.dumps(_plain(openapi()), indent=1, ensure_ascii=False) + "\n"


def _plain(node: Any) -> Any:
    """Return the description without the parts that only the page's types need."""
    if isinstance(node, list):
        return [_plain(part) for part in node]
    return {key: _plain(part) for key, part in node.items() if key != "tsType"} if isinstance(node, dict) else node
