"""The page's files of games from other packages. Such a game has them in the folder `page` beside its rules.

    page/board.js             how the page shows the game (docs/own-game.md)
    page/words/en.json, ja.json
    page/rules/en.md, ja.md   the rule page
    page/scene.svg            a picture for the first page; may be missing

The server reads a game's files once, when it starts. Their address contains a digest of all of them, so the content
at an address never changes. After a package is replaced, the server must be started again to serve its new files.
"""

import hashlib
import html
from functools import cache
from pathlib import Path

import msgspec

from quarterdeck.bots.levels import offered_levels
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game

FOLDER = "page"
BOARD = "board.js"


@cache
def files_of(game: Game) -> dict[str, bytes]:
    """Return a game's own files for the page, by their paths; none if it has no `board.js`."""
    root = Path(str(game.rules.__file__)).parent / FOLDER
    if not (root / BOARD).is_file():
        return {}
    found = sorted(path for path in root.rglob("*") if path.is_file())
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


def address_of(game: Game) -> str:
    """Return the path at which a game's own files are served, with a slash at the end; empty if it has none."""
    files = files_of(game)
    digest = hashlib.sha256()
    for name, body in files.items():
        digest.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
    return f"games/{game.id}/{digest.hexdigest()[:12]}/" if files else ""


def all_files() -> dict[str, bytes]:
    """Return the own files of all games, by the paths at which they are served."""
    return {address_of(game) + name: body for game in GAMES.values() for name, body in files_of(game).items()}


def announced(index: bytes) -> bytes:
    """Return the page `index` with a <meta> element about the games that have own files.

    The element has the address of each game's files and its levels of bots. Without such games the page is unchanged.
    """
    games = [game for game in GAMES.values() if files_of(game)]
    if not games:
        return index
    brought = {game.id: {"files": address_of(game), "levels": offered_levels(game)} for game in games}
    told = html.escape(msgspec.json.encode(brought).decode())
    return index.replace(b"</head>", f'  <meta name="quarterdeck-games" content="{told}" />\n  </head>'.encode(), 1)
