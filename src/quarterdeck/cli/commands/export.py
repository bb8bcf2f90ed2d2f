"""`quarterdeck export`: the page as a static site for any web host, on which people play alone against bots."""

import json
import shlex
from pathlib import Path

import click

from quarterdeck import __version__
from quarterdeck.cli.errors import Failure, failing, plain
from quarterdeck.cli.paths import NewFolder

LEFT = (".br", ".gz", ".py", ".pyc")
SERVED = b"const SERVED = true;"
"""The line of the service worker that says that the page comes from a server."""
WORKER = "sw.js"
LISTING = "quarterdeck-site.json"
"""Name of the file that lists the files of an export, so that the next export into the same folder can replace them."""


@click.command()
@click.argument("folder", type=NewFolder())
def export(folder: Path) -> None:
    """Write a static site to FOLDER, for any web host. On it, people can play all games alone against bots.

    The host runs no program: the rules and the bots are in the page, and games are stored in the reader's browser.
    FOLDER must be new, empty, or written by this command before; then it is updated.
    """
    from quarterdeck.server import StartupError
    from quarterdeck.server.web.pages import page_files

    with failing(StartupError):
        files = _site(page_files())
    try:
        before = _written_before(folder)
        _write(folder, files, before)
    except OSError as error:
        raise Failure(f"{folder} cannot be written: {error.strerror or error}") from error
    size = sum(map(len, files.values())) / 1e6
    click.echo(f"{plain(str(folder))} holds the static site: {len(files)} files, {size:.1f} MB.")
    click.echo("Put it on any web host as it is, in whatever folder there. To look at it on this machine:")
    click.echo(f"  python -m http.server --bind 127.0.0.1 --directory {plain(shlex.quote(str(folder)))} 8080")


def _site(built: dict[str, bytes]) -> dict[str, bytes]:
    """Return the built page as a static site, without packed files and with relative addresses."""
    from quarterdeck.server.net.security_headers import POLICY
    from quarterdeck.server.net.subfolder import placed, placed_manifest
    from quarterdeck.server.web.pages import INDEX, MANIFEST, PAGES

    # Browsers ignore `frame-ancestors` in a <meta> element of the page; only a header of the host can set it.
    policy = "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith("frame-ancestors"))
    files = {name: body for name, body in built.items() if not (Path(name).name.startswith(".") or name.endswith(LEFT))}
    del files[PAGES]
    files[INDEX] = placed(files[INDEX].decode(), "./", {"site": "alone"}, policy).encode()
    files[MANIFEST] = placed_manifest(files[MANIFEST], None)
    files[WORKER] = files[WORKER].replace(SERVED, SERVED.replace(b"true", b"false"))
    return files


def _written_before(folder: Path) -> set[str]:
    """Return the names of the files of an earlier export; none if the folder is new or empty.

    Raises Failure if the folder has other files.
    """
    if folder.exists() and not folder.is_dir():
        raise Failure(f"{folder} is not a folder")
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    try:
        listing = json.loads((folder / LISTING).read_text("utf-8"))
        return {str(name) for name in listing["files"]}
    except (FileNotFoundError, ValueError, TypeError, KeyError):
        raise Failure(f"{folder} is not empty, and no earlier export: name a new folder") from None


def _write(folder: Path, files: dict[str, bytes], before: set[str]) -> None:
    """Write the files, then remove old ones. HTML is written last, so that until then the old page stays complete."""
    folder.mkdir(parents=True, exist_ok=True)
    listing = {"quarterdeck": __version__, "files": sorted(before | files.keys())}
    (folder / LISTING).write_text(json.dumps(listing, indent=1) + "\n", "utf-8")
    for name, body in sorted(files.items(), key=lambda file: file[0].endswith(".html")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    for name in before - files.keys():
        path = folder / name
        if ".." not in Path(name).parts and not Path(name).is_absolute():
            path.unlink(missing_ok=True)
    listing["files"] = sorted(files)
    (folder / LISTING).write_text(json.dumps(listing, indent=1) + "\n", "utf-8")
