"""The page: files of the package `quarterdeck_web`, held in memory with their headers ready."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from quarterdeck.server.config import StartupError
from quarterdeck.server.errors import ApiError
from quarterdeck.server.game_pages import all_files, announced

INDEX = "index.html"
_HASHED = re.compile(r"-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
"""A name with a digest of its content in it never means anything else."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
_TEXTS = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".txt", ".md", ".webmanifest", ".map", ".wasm", ".i2"}
"""What becomes much smaller on the wire."""
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
}


@dataclass(frozen=True)
class Page:
    """A file as it is sent: `encodings` by name, the plain one under an empty name.

    Texts are packed by gzip when a reader first needs that: packing all of them would delay each start by 0.2 s.
    """

    media_type: str
    cache: str
    etag: str
    encodings: dict[str, bytes]
    is_text: bool

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that a reader with this Accept-Encoding takes, and its name."""
        names = {part.partition(";")[0].strip() for part in accepted.split(",") if ";q=0" not in part.replace(" ", "")}
        if self.is_text and "gzip" in names and not names & self.encodings.keys():
            self.encodings["gzip"] = gzip.compress(self.encodings[""], 9, mtime=0)
        usable = [(name, body) for name, body in self.encodings.items() if not name or name in names]
        return min(usable, key=lambda form: len(form[1]))


class Site:
    """Every file of the built page, and those that games from other packages bring, by its path."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read everything from `folder`, or from the installed package. Raises StartupError."""
        raw = page_files(folder)
        index = announced(raw[INDEX])
        if index != raw[INDEX]:
            raw = {name: body for name, body in raw.items() if name not in (f"{INDEX}.gz", f"{INDEX}.br")}
        raw |= {INDEX: index, **all_files()}
        self._pages = {
            name: _page(name, body, raw) for name, body in raw.items() if not name.endswith((".gz", ".br", ".py"))
        }

    def find(self, path: str) -> Page | None:
        """The file at `path`; the page itself for an address of the page's own; None for a missing file."""
        page = self._pages.get(path.strip("/"))
        if page is not None:
            return page
        last = path.rstrip("/").rpartition("/")[2]
        return None if "." in last or path.startswith(("api/", "assets/")) else self._pages[INDEX]


def page_files(folder: Path | None = None) -> dict[str, bytes]:
    """Every file of the built page by its path, packed forms too. Raises StartupError."""
    root: Traversable = folder if folder is not None else _package()
    raw: dict[str, bytes] = {}
    _gather(root, "", raw)
    if INDEX not in raw:
        raise StartupError(f"The page has not been built: there is no {INDEX} in {root}.")
    return raw


def _package() -> Traversable:
    try:
        return files("quarterdeck_web")
    except (ModuleNotFoundError, PackageNotFoundError) as error:
        raise StartupError(
            "The page is missing from this installation (package quarterdeck_web): install Quarterdeck again."
        ) from error


def _gather(folder: Traversable, prefix: str, raw: dict[str, bytes]) -> None:
    for entry in folder.iterdir():
        name = f"{prefix}{entry.name}"
        if entry.is_dir():
            if entry.name != "__pycache__":
                _gather(entry, f"{name}/", raw)
        elif entry.is_file():
            raw[name] = entry.read_bytes()


def _page(name: str, body: bytes, raw: dict[str, bytes]) -> Page:
    suffix = Path(name).suffix
    packed = {"gzip": raw.get(f"{name}.gz"), "br": raw.get(f"{name}.br")} if suffix in _TEXTS else {}
    encodings = {"": body} | {coding: form for coding, form in packed.items() if form is not None}
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    cache = _FOREVER if _HASHED.search(name) or name.startswith("games/") else _ASK_FIRST
    return Page(media_type, cache, etag, encodings, suffix in _TEXTS)


@get(["/", "/{path:path}"], sync_to_thread=False, opt={"door": "open"})
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page, or the page itself."""
    site: Site = request.app.state.site
    found = site.find(request.path_params.get("path", "").lstrip("/"))
    if found is None:
        raise ApiError(404, "not_found", "There is nothing at this address.")
    name, body = found.best(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": found.cache, "ETag": found.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    if name:
        headers["Content-Encoding"] = name
    return Response(body, media_type=found.media_type, headers=headers)
