"""The HTTP half of the server as OpenAPI, from its handlers. It is not served: nobody needs it but programs that test.

uv run python benchmarks/http_schema.py > openapi.json
"""

from __future__ import annotations

import inspect
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar.routes import HTTPRoute

from quarterdeck.server import create_app
from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.web.api.me import NewName

READS = re.compile(r"body_of\(request, (\w[\w\[\], ]*)\)|(name_of)\(request\)")
"""How handlers say what they are sent."""
TEMPLATE = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Endpoint:
    """What can be asked for: `names` of the path's parameters, the type of the body and of the answer."""

    method: str
    path: str
    names: tuple[str, ...]
    body: Any
    answer: Any


def body_kind(handler: Any) -> Any:
    """Return the type of the body that a handler reads, or None."""
    found = READS.search(inspect.getsource(handler))
    if found is None:
        return None
    return NewName if found[2] else eval(found[1], handler.__globals__)


def answer_kind(handler: Any) -> Any:
    """Return the type of a handler's JSON answer, or None where it is not JSON."""
    said = inspect.get_annotations(handler, eval_str=True)["return"]
    kind = (get_args(said) or (said,))[0] if "Response" in str(said) else said
    return None if kind is bytes or "Stream" in str(kind) else kind


def endpoints() -> list[Endpoint]:
    """All of them, but the page's own files."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "index.html").write_text("<!doctype html>")
        (Path(name) / "pages.json").write_text('[""]')
        app = create_app(ServerConfig("sqlite+aiosqlite:///none", web=Path(name)))
    found = []
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith("/api/"):
            continue
        for handler in route.route_handlers:
            for method in sorted(handler.http_methods - {"OPTIONS"}):
                kinds = body_kind(handler.fn), answer_kind(handler.fn)
                found.append(Endpoint(method, route.path_format, tuple(route.path_parameters), *kinds))
    return found


def openapi() -> dict[str, Any]:
    """Return the OpenAPI document."""
    known = endpoints()
    kinds = [kind for one in known for kind in (one.body, one.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    named = iter(schemas)
    paths: dict[str, Any] = {}
    for one in known:
        operation: dict[str, Any] = {
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
                for name in one.names
            ],
            "responses": {"4XX": {"description": "refused"}, "2XX": {"description": "done"}},
        }
        if one.body is not None:
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": next(named)}}}
        if one.answer is not None:
            operation["responses"]["2XX"]["content"] = {"application/json": {"schema": next(named)}}
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Quarterdeck", "version": "0"},
        "paths": paths,
        "components": {"schemas": components},
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(openapi()).decode())
