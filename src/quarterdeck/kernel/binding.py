"""Compile a plain function, and everything of the project that it calls, for one game.

Rule functions carry no decorator: interpreted they are what they look like. `bind` makes copies whose
global names refer to compiled functions, and puts a game's rule functions where a template names a slot.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Literal

import numba
import numpy as np
import platformdirs
from numba import njit, types

from quarterdeck.kernel import slots
from quarterdeck.kernel.state import copy

Mode = Literal["compiled", "interpreted", "checked"]

_AS_THEY_ARE = (copy,)
"""Functions that Numba knows under their own object (they have an overload)."""

_lock = threading.RLock()


@cache
def sources_digest() -> str:
    """A hash of all sources that compiled code is made of, and of what compiles them."""
    root = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for folder in ("kernel", "games", "table", "bots", "lab"):
        for path in sorted((root / folder).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


@cache
def cache_folder() -> Path:
    """Where compiled code is kept between runs."""
    return Path(platformdirs.user_cache_dir("quarterdeck")) / "compiled" / sources_digest()


def _use_cache_folder() -> bool:
    """Point Numba at the cache folder; False where it cannot be written (then nothing is kept)."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        probe = cache_folder() / ".writable"
        probe.touch()
    except OSError:
        return False
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    return True


_keep = cache(_use_cache_folder)


def bind(function: Callable[..., Any], rules: ModuleType | None = None, mode: Mode = "compiled") -> Any:
    """`function` compiled (once a process and mode), with the rule functions of `rules` in its slots.

    `interpreted` gives plain Python for `PyState`; `checked` compiles with bounds checks. The compiled function
    is kept on disk and releases the GIL. Raises ValueError for a slot without `rules`, or one that `rules` must fill
    and does not.
    """
    with _lock:
        return _bound(function, rules, mode, True)


@cache
def _bound(function: Any, rules: ModuleType | None, mode: Mode, entry: bool) -> Any:
    plain = _rebound(function, rules, mode)
    if mode == "interpreted":
        return plain
    checked = mode == "checked"
    kept = entry and not checked and _keep()
    # Only an entry is called from Python: the others save the time that its wrappers take to compile.
    wrappers: dict[str, Any] = {} if entry else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compile_it = njit(nogil=True, error_model="numpy", boundscheck=checked, cache=kept, **wrappers)
    return _for_all_numbers(compile_it(plain))


def _for_all_numbers(compiled: Any) -> Any:
    """`compiled` made once for numbers of one type, where Numba would make it anew for each constant argument."""
    template = compiled.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(types.unliteral, args)), kws)

    compiled.get_call_template = get_call_template
    return compiled


def _rebound(function: FunctionType, rules: ModuleType | None, mode: Mode) -> FunctionType:
    """A copy of `function` whose project functions are bound ones."""
    names = dict(function.__globals__)
    for name in _names(function.__code__):
        value = names.get(name)
        if isinstance(value, FunctionType) and value.__module__.startswith("quarterdeck."):
            names[name] = _callee(value, rules, mode)
    copied = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    game = f"__{_game_of(rules)}" if rules else ""
    # Numba names its cache files by module and qualified name: one template bound to two games must not collide.
    copied.__qualname__ = f"{function.__qualname__}{game}"
    copied.__module__ = function.__module__
    copied.__doc__ = function.__doc__
    return copied


def _game_of(rules: ModuleType) -> str:
    """The name of the package that a rules module is in (its own where it is in none)."""
    return rules.__name__.split(".")[-2:][0]


def _names(code: Any) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            names |= _names(constant)
    return names


def _callee(function: FunctionType, rules: ModuleType | None, mode: Mode) -> Any:
    if function in _AS_THEY_ARE:
        return function
    if function.__module__ == slots.__name__:
        return _bound(_filling(function, rules), rules, mode, False)
    return _bound(function, rules, mode, False)


def _filling(slot: FunctionType, rules: ModuleType | None) -> Any:
    """What a game puts in a slot; the slot's own body where it may and does leave it out. Raises ValueError."""
    name = slot.__name__
    if rules is None:
        raise ValueError(f"{name} is a slot: say of which game")
    if name not in slots.OPTIONAL and not hasattr(rules, name):
        home = rules.__name__
        raise ValueError(f"{_game_of(rules)} has no rule function {name}: define it in {home}, or import it there")
    return getattr(rules, name, slot)
