"""Serves the page: the files of the package `quarterdeck_web`, which are kept in memory with their headers."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Request, Response, get

from quarterdeck.server.net.subfolder import placed, placed_manifest
from quarterdeck.server.settings.config import StartupError
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.game_pages import all_files, announced

INDEX = "index.html"
MANIFEST = "app.webmanifest"
"""The manifest that browsers read when a person installs the page."""
PAGES = "pages.json"
"""The file with all paths that the page can show, in the form of its router: `table/{id}/screen`."""
MISSING = "404.html"
"""The page that a static web host shows for a missing address of an exported site. This server shows the index page."""
OWN = ("api", "healthz")
"""The first parts of the paths that the server itself uses, in addition to those of the page and its files."""
_HASHED = re.compile(r"-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
"""Matches file names that contain a digest of the content; the content under such a name never changes."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
_TEXTS = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".txt", ".md", ".webmanifest", ".map", ".wasm", ".i2"}
"""Suffixes of files that are worth compressing."""
_HOLE = re.compile(r"\{\w+\}")
_SEGMENT = "[A-Za-z0-9_-]+"
"""The text that can replace a placeholder such as `{id}` in a path: an id, or the name of a game."""
_CLOSING = " \t\r\n\u00a0\u3000.,;:!?)]}>'\"’”»。、，！？」』）"
"""Characters that mail and chat programs append to a link by mistake; no address of the page ends with them."""
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
    """A file with the headers with which it is sent.

    `encodings`: the file's body in each content encoding, such as `gzip`; the uncompressed body has an empty name. A
    text is compressed by gzip when a client first needs that. To compress all texts would delay the start by 0.2 s.
    """

    media_type: str
    cache: str
    etag: str
    encodings: dict[str, bytes]
    is_text: bool

    def best(self, accepted: str) -> tuple[str, bytes]:
        """Return the smallest encoding, by name and body, that a client with this Accept-Encoding header accepts."""
        names = {part.partition(";")[0].strip() for part in accepted.split(",") if ";q=0" not in part.replace(" ", "")}
        if self.is_text and "gzip" in names and not names & self.encodings.keys():
            self.encodings["gzip"] = gzip.compress(self.encodings[""], 9, mtime=0)
        usable = [(name, body) for name, body in self.encodings.items() if not name or name in names]
        return min(usable, key=lambda form: len(form[1]))


class PageFiles:
    """Every file of the built page, and those of games from other packages, by path."""

    def __init__(self, built: Path | None = None, folder: str = "/") -> None:
        """Read the files from `built`, or from the installed package. Raises StartupError.

        `folder`: the path below which people find the server.
        """
        raw = page_files(built)
        routes = msgspec.json.decode(raw.pop(PAGES), type=list[str])
        raw.pop(MISSING, None)
        self.folder = folder
        self._route = re.compile("|".join(_HOLE.sub(_SEGMENT, route) for route in routes))
        index = announced(raw[INDEX])
        if folder != "/":
            _check_free(folder, (*routes, *raw, *OWN))
            index = placed(index.decode(), folder, {"folder": folder}).encode()
            if MANIFEST in raw:
                raw[MANIFEST] = placed_manifest(raw[MANIFEST], folder)
        if index != raw[INDEX]:
            raw = {name: body for name, body in raw.items() if name not in (f"{INDEX}.gz", f"{INDEX}.br")}
        raw |= {INDEX: index, **all_files()}
        self._pages = {
            name: _page(name, body, raw) for name, body in raw.items() if not name.endswith((".gz", ".br", ".py"))
        }
        self.index = self._pages[INDEX]

    def find(self, path: str) -> Page | None:
        """Return the file at `path`, the index page for one of the page's own paths, or None."""
        path = path.strip("/")
        return self._pages.get(path) or (self.index if self._route.fullmatch(path) else None)

    def meant(self, path: str) -> str | None:
        """Return the address that an unknown `path` probably means, or None.

        Two mistakes are recognized: the server's folder lacks its final slash, or characters that do not belong to
        the address follow it (`_CLOSING`).
        """
        path = path.strip("/")
        if f"/{path}/" == self.folder:
            return self.folder
        better = path.rstrip(_CLOSING)
        return self.folder + quote(better) if better != path and self._route.fullmatch(better) else None


def _check_free(folder: str, own: Iterable[str]) -> None:
    """Raise StartupError if the folder collides with one of the server's own addresses."""
    first = folder.split("/")[1]
    if first in {address.partition("/")[0] for address in own}:
        raise StartupError(f"Quarterdeck's own addresses begin with /{first}/: choose another folder in --public-url.")


def page_files(folder: Path | None = None) -> dict[str, bytes]:
    """Return every file of the built page by its path, with the compressed forms. Raises StartupError."""
    root: Traversable = folder if folder is not None else _package()
    raw: dict[str, bytes] = {}
    _gather(root, "", raw)
    for name in (INDEX, PAGES):
        if name not in raw:
            raise StartupError(f"The page has not been built: there is no {name} in {root}.")
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
    """Return the file or the page at an address.

    For an unknown address, return a redirect to the address that was probably meant, or else the index page with
    status 404. Raises ApiError instead of that page if the address is one of the API or the client accepts no HTML.
    """
    files: PageFiles = request.app.state.page_files
    path = request.path_params.get("path", "").strip("/")
    found = files.find(path)
    if found is not None:
        return _sent(request, found)
    if better := files.meant(path):
        query = f"?{request.url.query}" if request.url.query else ""
        return Response(b"", status_code=307, headers={"Location": better + query})
    if path.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
        raise ApiError(404, "not_found", "There is nothing at this address.")
    return _sent(request, files.index, 404)


def _sent(request: Request[Any, Any, Any], found: Page, status: int = 200) -> Response[bytes]:
    """Return a response with a file in the smallest encoding that the client accepts."""
    name, body = found.best(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": found.cache, "Vary": "Accept-Encoding" if status == 200 else "Accept-Encoding, Accept"}
    if status == 200:
        headers["ETag"] = found.etag
        if request.headers.get("if-none-match") == found.etag:
            return Response(b"", status_code=304, headers=headers)
    if name:
        headers["Content-Encoding"] = name
    return Response(body, status_code=status, media_type=found.media_type, headers=headers)
