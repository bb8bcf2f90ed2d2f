"""Make the games' rules and searches for browsers: `frontend/src/engine/modules/`, a module and its description a game.

    uv run --group web python scripts/build_engine.py           # those whose sources have changed
    uv run --group web python scripts/build_engine.py --all
    uv run python scripts/build_engine.py --check               # exit status 1 where one is not that of its sources

They are kept with the sources, so that nobody waits for a compiler who installs the program.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from quarterdeck.bots.calibration import scales_of
from quarterdeck.bots.levels import levels_of
from quarterdeck.engine.web import description, web_module
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game

FOLDER = Path(__file__).resolve().parent.parent / "frontend/src/engine/modules"


def described(game: Game) -> str:
    """The module's description, as it is kept."""
    scales = {kind: [scale.rise, scale.tilt] for kind, scale in scales_of(game).items()}
    more = {"levels": levels_of(game), "memory": memory_of(game), "scales": scales}
    return json.dumps(description(game) | more, indent=1) + "\n"


def memory_of(game: Game) -> dict[str, Any]:
    """What players must remember of the game, where they must (`quarterdeck.table.memory`)."""
    return {
        "trick_end": game.trick_end,
        "round_starts": sorted(game.round_starts),
        "stays": sorted(game.stays),
        "forgets": game.forgets,
        "kept_by_owner": game.kept_by_owner,
    }


def is_fresh(game: Game) -> bool:
    """Whether the module that is kept is that of the game's sources as they are."""
    try:
        kept = json.loads((FOLDER / f"{game.id}.json").read_text())
    except FileNotFoundError:
        return False
    return bool(kept == json.loads(described(game)) and (FOLDER / f"{game.id}.wasm").is_file())


def build(game: Game) -> None:
    """Write the game's module and its description."""
    module = web_module(game)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game.id}.wasm").write_bytes(module)
    (FOLDER / f"{game.id}.json").write_text(described(game))
    print(f"{game.id}: {len(module):,} bytes")


def main() -> None:
    """Build, or check."""
    stale = [game for game in GAMES.values() if "--all" in sys.argv or not is_fresh(game)]
    if "--check" in sys.argv:
        if stale:
            sys.exit(f"the modules of {', '.join(game.id for game in stale)} are of other sources: run {sys.argv[0]}")
        return
    for game in stale:
        build(game)


if __name__ == "__main__":
    main()
