"""Compile each game's modules into its package, and write descriptions for the page to `frontend/src/engine/modules/`.

They are kept with the sources, so that no one needs a compiler to install the program.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache, partial
from importlib import import_module
from typing import Any

from writing import ROOT, GenerateError, Output

from quarterdeck.analysis.calibration import scales_of
from quarterdeck.analysis.themes import OF_OUTCOMES, Vocabulary, vocabulary_of
from quarterdeck.bots.levels import levels_of
from quarterdeck.engine import CompileError
from quarterdeck.engine.compile import module_file
from quarterdeck.engine.compile.web import description, modules
from quarterdeck.games import GAMES
from quarterdeck.games.as_data import as_data
from quarterdeck.games.base import Game

FOLDER = ROOT / "frontend/src/engine/modules"
PAGE = "page.wasm"
"""The file name of the module for the page, which lies beside the module for Python."""


def described(game: Game) -> str:
    """Return the description of the game's module as JSON, as it is stored."""
    scales = {kind: [scale.rise, scale.tilt] for kind, scale in scales_of(game).items()}
    added = [option.name for option in game.options if option.added]
    more = {"levels": levels_of(game), "memory": memory_of(game), "scales": scales, "added": added}
    if (vocabulary := vocabulary_of(game)) is not None:
        more["vocabulary"] = without_words(vocabulary)
    lines = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in (description(game) | more).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def without_words(vocabulary: Vocabulary) -> dict[str, Any]:
    """Return the part of a game's themes that searches need. The page fetches the words when it shows them."""
    found = asdict(vocabulary)
    for words in ("rule", "name", "probably", "lesson"):
        for theme in found["themes"].values():
            del theme[words]
    for theme in found["themes"].values():
        theme |= {certainty: theme[certainty] is not None for certainty in ("sure", "out")}
    for outcome in found["outcomes"].values():
        outcome["plain"] = [outcome.pop(words) is not None for words in OF_OUTCOMES]
        del outcome["rule"]
    del found["unit"]["words"]
    return found


def memory_of(game: Game) -> dict[str, Any]:
    """Return what players must remember of the game, as its rules declare (`quarterdeck.table.memory`)."""
    return {
        "trick_end": game.trick_end,
        "round_starts": sorted(game.round_starts),
        "stays_visible": sorted(game.stays_visible),
        "memory_hides": game.memory_hides,
        "memory_keeps": game.memory_keeps,
        "memory_hides_scores": as_data(game.memory_hides_scores),
    }


def is_fresh(game: Game) -> bool:
    """Return whether the stored modules and description fit the game's present sources."""
    try:
        kept = (FOLDER / f"{game.id}.json").read_text()
    except FileNotFoundError:
        return False
    page = module_file.path_of(game).with_name(PAGE)
    return kept == described(game) and module_file.is_fresh(game) and page.is_file()


@cache
def made(game: Game) -> tuple[bytes, bytes]:
    """Return the game's modules, newly compiled. Raises GenerateError."""
    try:
        return modules(game)
    except CompileError as error:
        raise GenerateError(str(error)) from error


def _made(game: Game, which: int) -> bytes:
    return made(game)[which]


def _elsewhere() -> Iterator[Game]:
    """Yield games from packages that need not be installed: an example, and one of the tests."""
    for folder, package in (("examples/hearts/src", "quarterdeck_hearts"), ("tests/lab", "duel")):
        sys.path.append(str(ROOT / folder))
        yield import_module(package).GAME


def outputs() -> Iterator[Output]:
    """Yield each module, and then its description. Whether one is stale is determined without compiling."""
    for game in _elsewhere():
        yield Output(module_file.path_of(game), module_file.is_fresh(game), partial(_made, game, 0))
    for game in GAMES.values():
        fresh = is_fresh(game)
        path = module_file.path_of(game)
        yield Output(path, fresh, partial(_made, game, 0))
        yield Output(path.with_name(PAGE), fresh, partial(_made, game, 1))
        yield Output(FOLDER / f"{game.id}.json", fresh, described(game).encode)
