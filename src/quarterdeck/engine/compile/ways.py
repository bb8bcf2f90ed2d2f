"""The three ways in which a game's functions run: machine code, the game's module, or the interpreter."""

import logging
import os
from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple, get_args

from quarterdeck.engine.compile import module_file, unit
from quarterdeck.engine.compile.entries import dtypes, entries
from quarterdeck.engine.compile.interpreting import interpreted
from quarterdeck.engine.compile.module_file import ModuleFileError
from quarterdeck.engine.compile.unit import CompileError
from quarterdeck.games.base import Game
from quarterdeck.kernel.module import Program
from quarterdeck.kernel.native import Library

Way = Literal["native", "module", "interpreted"]
Mode = Literal["fast", "checked", "native", "module", "interpreted"]
"""What a caller requires: the fastest way that is ready (`fast`), bounds checks (`checked`), or one particular way."""
Functions = dict[str, Callable[..., int]]
FORCED = "QUARTERDECK_ENGINE"
"""The environment variable that names the way if the mode is `fast`."""

logger = logging.getLogger(__name__)


def forced_way() -> Way | None:
    """Return the way that `QUARTERDECK_ENGINE` names, or None. Raises CompileError."""
    given = os.environ.get(FORCED, "")
    ways: tuple[Way, ...] = get_args(Way)
    for way in ways:
        if given == way:
            return way
    if given:
        raise CompileError(f"{FORCED} is {given!r}: say {', '.join(ways[:-1])} or {ways[-1]}, or leave it out")
    return None


class Found(NamedTuple):
    """A game's functions by name, the way they run, and the module if they run in one."""

    way: Way
    functions: Functions
    program: Program | None = None


def functions_of(game: Game, mode: Mode) -> Found:
    """Return a game's functions.

    Machine code is compiled only if it is required and not in the cache folder; that takes a minute. Raises
    CompileError.
    """
    if mode == "checked":
        return _checked(game)
    way = forced_way() if mode == "fast" else mode
    if way == "native":
        return Found("native", called(game, unit.make(game)))
    if way == "module":
        return _by_module(game, _module(game))
    if way is None:
        if found := unit.load(game):
            return Found("native", called(game, found))
        try:
            return _by_module(game, module_file.program(game))
        except ModuleFileError as error:
            _say_slow(str(error), game.id)
    functions = {entry.function.__name__: interpreted(entry, game.rules) for entry in entries(game)}
    return Found("interpreted", functions)


def is_ready(game: Game, mode: Mode) -> bool:
    """Return whether a mode's functions can be used at once: the game has a fresh module, or machine code in the cache.

    `fast` and `interpreted` are always ready.
    """
    if mode == "module":
        return module_file.is_fresh(game)
    return mode in ("fast", "interpreted") or unit.load(game, mode == "checked") is not None


def called(game: Game, library: Library | Program) -> Functions:
    """Return the functions of a library or module by name."""
    types = dtypes(game)
    return {entry.function.__name__: library.function(entry, types) for entry in entries(game)}


def _by_module(game: Game, program: Program) -> Found:
    return Found("module", called(game, program), program)


def _checked(game: Game) -> Found:
    """Return functions with bounds checks: machine code that was compiled with them, else the interpreter.

    A module does not check bounds.
    """
    found = None if forced_way() == "interpreted" else unit.load(game, checked=True)
    return Found("native", called(game, found)) if found else functions_of(game, "interpreted")


def _module(game: Game) -> Program:
    try:
        return module_file.program(game)
    except ModuleFileError as error:
        raise CompileError(str(error)) from error


@cache
def _say_slow(why: str, game: str) -> None:
    """Log, once for each game and reason, that the game is interpreted."""
    more = "`quarterdeck compile` makes machine code" if unit.can_compile() else "install quarterdeck[native]"
    logger.warning("%s: %s is interpreted, and slow (%s)", why, game, more)
