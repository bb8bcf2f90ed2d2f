"""Compile functions of other packages for a game: encoders, rewards, features, rules of thumb.

The machine code is kept in the user's cache folder, beside that of the games. Its file name contains a digest of the
game's sources, of the function, and of all functions that it calls.
"""

import inspect
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from quarterdeck.engine.compile.entries import STATE
from quarterdeck.engine.compile.environments import defined
from quarterdeck.engine.compile.small_unit import compiled_unit
from quarterdeck.games.base import Game
from quarterdeck.games.registry import as_game
from quarterdeck.kernel.binding import rebound
from quarterdeck.kernel.native import Argument, Entry

HOME = __name__.partition(".")[0]
ADOPTED = f"{HOME}.outside"
"""The module under which functions of other packages are compiled."""


def compiled(function: Callable[..., Any], game: Game | str, **arrays: str) -> Callable[..., int]:
    """Return `function` compiled to machine code for a game.

    The function is plain Python in the compiled subset (docs/architecture.md): scalar loops over integers, numbers and
    arrays among its arguments, and the rule functions of `quarterdeck.kernel.rule_interface`. Its parameter `state` is
    a state of the game. The parameters named in `arrays` are arrays, each with its NumPy type, such as `out="f4"`. All
    others are whole numbers. The function may call other functions of its own package. The compiled function takes an
    array of `Game.dtype` with the shape (1,) as the state, returns a whole number (0 if `function` returns nothing),
    and releases the interpreter's lock.

    Raises TypeError if `function` is not a plain function with such parameters, and CompileError if its code is outside
    the subset.

    Examples:
        >>> import numpy as np
        >>> from quarterdeck import GAMES, Table, compiled
        >>> def tricks(state, seat, out):
        ...     for at in range(state.seats):
        ...         out[at] = state.taken[(seat + at) % state.seats]
        >>> table = Table(GAMES["seas-of-strife"])
        >>> out = np.zeros(4, np.float32)
        >>> compiled(tricks, table.game, out="f4")(table.view(0), 0, out)
        0
    """
    if not isinstance(function, FunctionType):
        raise TypeError(f"compiled wants a plain function; not {function!r:.40}")
    names = list(inspect.signature(function).parameters)
    if set(arrays) - set(names):
        raise TypeError(f"compiled wants a plain function with parameters named {', '.join(arrays) or 'state'}")
    given = ", ".join(f"{name}[0]" if name == "state" else name for name in names)
    source = f"def {function.__name__}({', '.join(names)}):\n    return body({given})\n"
    door = defined(source, function.__name__, ADOPTED, body=adopted(function))
    arguments = tuple(_argument(name, arrays) for name in names)
    [found] = compiled_unit(as_game(game), [Entry(door, arguments)])
    return found


def _argument(name: str, arrays: dict[str, str]) -> Argument:
    if name == "state":
        return Argument("rows", STATE, 1)
    return Argument("numbers", np.dtype(arrays[name]).str[1:]) if name in arrays else Argument("one", "i8")


@cache
def adopted(function: FunctionType) -> FunctionType:
    """Return a copy of a function, and of those of its package that it calls, as functions of the module ADOPTED."""
    package = _package(function)
    if package == HOME:
        return function

    def replaced(value: Any) -> Any:
        own = isinstance(value, FunctionType) and value is not function and _package(value) == package
        return adopted(value) if own else value

    copied = rebound(function, replaced)
    copied.__module__ = ADOPTED
    return copied


def _package(function: FunctionType) -> str:
    return (function.__module__ or "__main__").partition(".")[0]
