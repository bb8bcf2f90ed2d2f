"""Write each game's cards, as the page draws them, into `faces.json` in its package, for `View.svg`.

Writing needs Node, `npm ci` in frontend/ and Chromium. Checking needs none of them: each file has a digest of the
components that draw the cards.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from writing import ROOT, GenerateError, Output, json_text

from quarterdeck.games import GAMES, Game
from quarterdeck.table.drawing import faces_file

FRONTEND = ROOT / "frontend"
GAMES_FOLDER = FRONTEND / "src/games"
FIELDS = {
    "seas-of-strife": {"trick": "card", "hand": "card", "gave": "card"},
    "turn-the-tide": {"tide": "tide", "hand": "card", "bid": "card", "top": "tide"},
    "sea-change": {"trick": "card", "pile": "card", "hand": "card"},
    "feud": {"unit": "card", "column": "card", "hand": "card", "reserve": "card", "guard": "card"},
}
"""The fields of a state that are drawn, in order, and whether with cards or tides."""
WITHOUT = {"turn-the-tide": {"hand": ["played", "bid"]}}
"""The fields whose cards have left a field that still has them."""
FONT = FRONTEND / "src/styles/fonts/gelasio-basic-600-normal.woff2"
COMPONENTS = {
    "seas-of-strife": {"card": "seas-of-strife/Card"},
    "turn-the-tide": {"card": "turn-the-tide/pieces/Card", "tide": "turn-the-tide/pieces/Gauge"},
    "sea-change": {"card": "sea-change/Card"},
    "feud": {"card": "feud/pieces/Card"},
}
BACKS = {"sea-change": "sea-change/Back", "feud": "feud/pieces/Back"}
BACK = "turn-the-tide/pieces/Back"

Piece = tuple[str, dict[str, Any]]
"""A component, and its properties."""


def pieces(game: Game) -> dict[str, Piece]:
    """Return what is drawn of a game, by the name under which `View.svg` finds it: `card-74`, `back-0`."""
    back = BACKS.get(game.id, BACK)
    found: dict[str, Piece] = {f"back-{seat}": (back, {"seat": seat}) for seat in range(2)}
    codes = {field.name: field.code for field in game.fields}
    for kind, component in COMPONENTS[game.id].items():
        lists = [getattr(codes[name], "names", ()) for name, its in FIELDS[game.id].items() if its == kind]
        for at, name in enumerate(max(lists, key=len)):
            if name is not None:
                found[f"{kind}-{name}"] = component, _properties(game, kind, at, name)
    return found


def _properties(game: Game, kind: str, at: int, name: Any) -> dict[str, Any]:
    if kind == "tide":
        return {"level": name}
    # The points of values are a table's own, so they are left out.
    return {"card": at, "points": [], "trump": None} if game.id == "sea-change" else {"card": name}


def digest(game: Game) -> str:
    """Return a hash of what the drawings of a game are made from, except words."""
    files = [FRONTEND / "scripts/faces.ts", FRONTEND / "src/styles/tokens.css"]
    files += [GAMES_FOLDER / f"{component}.svelte" for component in {each for each, _ in pieces(game).values()}]
    for file in files:
        for name in re.findall(r" from '(\..*?)'", file.read_text(encoding="utf-8")) if file.suffix != ".css" else ():
            found = next(
                path for suffix in ("", ".ts") if (path := (file.parent / f"{name}{suffix}").resolve()).is_file()
            )
            if found not in files and "words" not in found.parts:
                files.append(found)
    texts = [path.read_text(encoding="utf-8") for path in sorted(files)]
    return hashlib.sha256(json.dumps([FIELDS[game.id], pieces(game), texts]).encode()).hexdigest()[:16]


def is_fresh(game: Game) -> bool:
    """Return whether the stored drawings are made from the present components."""
    file = faces_file(game)
    return file.is_file() and json.loads(file.read_text(encoding="utf-8"))["digest"] == digest(game)


@cache
def _built() -> tuple[str, str]:
    """Return the script and the styles of `frontend/scripts/faces.ts`. Raises GenerateError."""
    node, vite = shutil.which("node"), FRONTEND / "node_modules/vite/bin/vite.js"
    if node is None or not vite.is_file():
        raise GenerateError("drawing cards needs Node: install it, then run `npm ci --ignore-scripts` in frontend/")
    with tempfile.TemporaryDirectory() as folder:
        command = [
            node,
            vite,
            "build",
            "--config",
            "scripts/faces.config.ts",
            "--outDir",
            folder,
            "--logLevel",
            "error",
        ]
        made = subprocess.run(command, cwd=FRONTEND, capture_output=True, text=True, check=False)
        if made.returncode:
            raise GenerateError(f"frontend/scripts/faces.ts cannot be built: {made.stderr.strip()}")
        script, styles = (Path(folder, name).read_text(encoding="utf-8") for name in ("faces.iife.js", "faces.css"))
    return script, styles


def made(game: Game) -> bytes:
    """Return the content of a game's file, drawn in Chromium. Raises GenerateError."""
    from playwright.sync_api import Error, sync_playwright

    script, styles = _built()
    chromium = os.environ.get("QUARTERDECK_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        except Error as error:
            raise GenerateError(
                "drawing cards needs Chromium: install it, or name it in QUARTERDECK_CHROMIUM"
            ) from error
        page = browser.new_page()
        page.add_style_tag(content=styles)
        page.add_script_tag(content=script)
        wanted = pieces(game)
        call = (
            "async (all) => { const out = []; for (const each of all) out.push(await faces.draw(...each)); return out }"
        )
        found = dict(zip(wanted, page.evaluate(call, list(wanted.values())), strict=True))
        browser.close()
    declared = {"digest": digest(game), "fields": FIELDS[game.id], "without": WITHOUT.get(game.id, {})}
    return (json_text(declared | {"pieces": found, "font": b64encode(FONT.read_bytes()).decode()}) + "\n").encode()


def outputs() -> Iterator[Output]:
    """Yield the file of each game. Whether one is stale is determined without Node and Chromium."""
    for game in GAMES.values():
        yield Output(faces_file(game), is_fresh(game), partial(made, game))
