"""Requests and the page of a server below a folder of its host, such as `https://example.org/cards/`.

Some proxies strip the folder from the paths that they pass on, others keep it. Both work without a setting.
"""

import html
import re
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

_NAMED = re.compile(r'(?<= )(src|href)="/')
"""Matches the beginning of a file's address in the built page."""
_CHARSET = '<meta charset="utf-8" />'


def without_folder(app: ASGIApp, folder: str) -> ASGIApp:
    """Return the application without `folder`, a path such as `/cards/`, at the beginning of each request's path."""
    if folder == "/":
        return app
    begins, kept = folder.encode(), len(folder) - 1

    async def strip(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) and scope["raw_path"].startswith(begins):
            scope = scope.copy()
            scope["path"], scope["raw_path"] = scope["path"][kept:], scope["raw_path"][kept:]
        await app(scope, receive, send)

    return strip


def placed_manifest(manifest: bytes, folder: str | None) -> bytes:
    """Return the built web app manifest for a page below `folder`, which becomes the app's id.

    None: the page is a static site in an unknown folder, and its own paths are written after #. The id is then left
    out, and browsers use the address of the page instead.
    """
    told = msgspec.json.decode(manifest, type=dict[str, Any])
    if folder is not None:
        told["id"] = folder
    else:
        del told["id"]
        for shortcut in told["shortcuts"]:
            shortcut["url"] = "./#/" + shortcut["url"].removeprefix("./")
    return msgspec.json.encode(told)


def placed(index: str, folder: str, head: dict[str, str], policy: str | None = None) -> str:
    """Return the built page with file addresses below `folder`, and `head` as <meta> elements `quarterdeck-...`.

    `policy`: the content security policy, if no header of the response has it. The elements stand before the first
    script.
    """
    told = [f'name="quarterdeck-{name}" content="{html.escape(value)}"' for name, value in head.items()]
    if policy is not None:
        told.insert(0, f'http-equiv="Content-Security-Policy" content="{policy}"')
    lines = "".join(f"\n    <meta {one} />" for one in told)
    return _NAMED.sub(rf'\1="{folder}', index).replace(_CHARSET, _CHARSET + lines, 1)
