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
DECLARED: dict[str, dict[str, Any]] = {
    "seas-of-strife": {"fields": {"trick": "card", "hand": "card", "gave": "card"}},
    "turn-the-tide": {
        "fields": {"tide": "tide", "hand": "card", "bid": "card", "top": "tide"},
        "without": {"hand": ["played", "bid"]},
    },
    "sea-change": {"fields": {"trick": "card", "pile": "card", "hand": "card"}},
    "feud": {"fields": {"unit": "card", "column": "card", "hand": "card", "reserve": "card", "guard": "card"}},
}
"""The fields of a state that are drawn, in order, and the kind of piece for each; the fields whose cards have left
another field that still has them."""
TIDE = "turn-the-tide/pieces"
COMPONENTS = {
    "seas-of-strife": {"card": "seas-of-strife/Card", "back": f"{TIDE}/Back"},
    "turn-the-tide": {"card": f"{TIDE}/Card", "tide": f"{TIDE}/Gauge", "back": f"{TIDE}/Back"},
    "sea-change": {"card": "sea-change/Card", "back": "sea-change/Back"},
    "feud": {"card": "feud/pieces/Card", "back": "feud/pieces/Back"},
}
"""The component that draws each kind of piece; Seas of Strife has no back of its own."""
FONT = FRONTEND / "src/styles/fonts/gelasio-basic-600-normal.woff2"


def pieces(game: Game) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return component and properties of each piece by its name in the picture of a view: `card-74`, `back-0`."""
    fields = DECLARED[game.id]["fields"]
    found = {f"back-{seat}": (COMPONENTS[game.id]["back"], {"seat": seat}) for seat in range(2)}
    for kind in sorted({*fields.values()}):
        codes = [field.code for field in game.fields if fields.get(field.name) == kind]
        names: list[Any] = max(([*getattr(code, "names", ())] for code in codes), key=len)
        for at, name in enumerate(names):
            # A card of Sea Change is a number; its points are a table's own, so they are left out.
            card = {"card": at if game.id == "sea-change" else name, "level": name, "points": [], "trump": None}
            if name is not None:
                found[f"{kind}-{name}"] = COMPONENTS[game.id][kind], card
    return found


def digest(game: Game) -> str:
    """Return a hash of what a game's pieces are made from, except words."""
    files = [FRONTEND / "scripts/faces.ts", FRONTEND / "src/styles/tokens.css"]
    files += [GAMES_FOLDER / f"{component}.svelte" for component in COMPONENTS[game.id].values()]
    for file in files:
        for name in re.findall(r" from '(\.[^']*)'", file.read_text(encoding="utf-8")):
            named = (file.parent / name).resolve()
            found = named if named.is_file() else named.with_name(f"{named.name}.ts")
            if found not in files and "words" not in found.parts:
                files.append(found)
    texts = [path.read_text(encoding="utf-8") for path in files]
    return hashlib.sha256(json.dumps([DECLARED[game.id], pieces(game), texts]).encode()).hexdigest()[:16]


def is_fresh(game: Game) -> bool:
    """Return whether the stored pieces were drawn from the current components."""
    file = faces_file(game)
    return file.is_file() and json.loads(file.read_text(encoding="utf-8"))["digest"] == digest(game)


@cache
def _built() -> tuple[str, str]:
    """Return the script and the styles of `frontend/scripts/faces.ts`. Raises GenerateError."""
    node, vite = shutil.which("node"), FRONTEND / "node_modules/vite/bin/vite.js"
    if node is None or not vite.is_file():
        raise GenerateError("drawing cards needs Node: install it, then run `npm ci --ignore-scripts` in frontend/")
    with tempfile.TemporaryDirectory() as folder:
        build = ["build", "--config", "scripts/faces.config.ts", "--logLevel", "error", "--outDir"]
        command = [node, str(vite), *build, folder]
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
            raise GenerateError("drawing cards needs Chromium, which QUARTERDECK_CHROMIUM may name") from error
        page = browser.new_page()
        page.add_style_tag(content=styles)
        page.add_script_tag(content=script)
        wanted = pieces(game)
        found = dict(zip(wanted, page.evaluate("faces.draw", list(wanted.values())), strict=True))
        browser.close()
    font = b64encode(FONT.read_bytes()).decode()
    return (
        json_text({"digest": digest(game), "without": {}, **DECLARED[game.id], "pieces": found, "font": font}) + "\n"
    ).encode()


def outputs() -> Iterator[Output]:
    """Yield the file of each game. Whether one is stale is determined without Node and Chromium."""
    for game in GAMES.values():
        yield Output(faces_file(game), is_fresh(game), partial(made, game))
