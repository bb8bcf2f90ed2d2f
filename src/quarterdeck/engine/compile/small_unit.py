"""Small units of machine code for a game, separate from the engine's: functions that players and servers do not need.

The code is kept in the user's cache folder, in a file whose name has a digest of the game's sources, of the functions,
and of all that they call.
"""

import hashlib
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from quarterdeck.engine import forced_way
from quarterdeck.engine.compile.cached_files import cache_folder, sealed_or_made
from quarterdeck.engine.compile.entries import dtypes
from quarterdeck.engine.compile.interpreting import interpreted
from quarterdeck.engine.compile.unit import CompileError, can_compile, digest
from quarterdeck.games.base import Game
from quarterdeck.kernel.binding import names_of, value_of
from quarterdeck.kernel.native import Entry, Library

logger = logging.getLogger(__name__)


@cache
def is_interpreted() -> bool:
    """Return whether small units are interpreted: `QUARTERDECK_ENGINE` says so, or there is no compiler.

    The first time that there is no compiler, logs a warning.
    """
    if forced_way() == "interpreted":
        return True
    if not can_compile():
        logger.warning("environments and functions of your own are interpreted, and slow: install quarterdeck[native]")
    return not can_compile()


def compiled_unit(
    game: Game, entries: Sequence[Entry], types: Mapping[str, np.dtype[Any]] | None = None
) -> list[Callable[..., int]]:
    """Return entries as callables, from the cache folder or compiled by this process. Raises CompileError.

    `types`: structured types of arguments in addition to those of every game, by name.
    """
    known = {**dtypes(game), **(types or {})}
    if is_interpreted():
        return [interpreted(entry, game.rules) for entry in entries]
    path = cache_folder() / f"{game.id}-{_digest(game, entries, known)}.o"
    library = Library(sealed_or_made(path, lambda: _object_code(game, entries, known)))
    return [library.function(entry, known) for entry in entries]


def _object_code(game: Game, entries: Sequence[Entry], types: dict[str, np.dtype[Any]]) -> bytes:
    from numba.core.errors import NumbaError

    from quarterdeck.kernel.compiling import Compiler

    try:
        return Compiler(game.rules).object_code(entries, types)
    except (NumbaError, TypeError, ValueError, NotImplementedError) as error:
        said = next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
        name = entries[0].function.__name__
        raise CompileError(f"{name} cannot be compiled for {game.id}: {said}") from error


def _digest(game: Game, entries: Sequence[Entry], types: dict[str, np.dtype[Any]]) -> str:
    found = hashlib.sha256(digest(game).encode())
    for entry in entries:
        used = [str(types[each.of]) for each in entry.arguments if each.kind in ("row", "rows")]
        found.update(repr((entry.arguments, used)).encode())
        _add_function(found, entry.function, set())
    return found.hexdigest()[:20]


def _add_function(found: Any, function: FunctionType, seen: set[int]) -> None:
    """Add a function to a hash: its code, that of the functions that it calls, and the constants that it reads."""
    if id(function) in seen:
        return
    seen.add(id(function))
    found.update(function.__name__.encode())
    _add_code(found, function.__code__)
    for path in sorted(names_of(function.__code__)):
        value = value_of(path, function.__globals__)
        found.update(path.encode())
        if isinstance(value, FunctionType):
            _add_function(found, value, seen)
        elif isinstance(value, int | float | str | tuple):
            found.update(repr(value).encode())


def _add_code(found: Any, code: CodeType) -> None:
    found.update(code.co_code + repr((code.co_names, code.co_varnames)).encode())
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            _add_code(found, constant)
        else:
            found.update(repr(constant).encode())
