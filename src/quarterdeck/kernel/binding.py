"""A plain function, and everything of the project that it calls, put together for one game.

Rule functions carry no decorator: interpreted they are what they look like. `bind` makes copies in whose global names a
game's rule functions stand where a template names a slot; the compiler does the same with compiled ones.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from quarterdeck.kernel import slots

_FORMS = slots.__name__
"""The module whose functions are slots."""


@cache
def bind(function: Any, rules: ModuleType | None = None) -> Any:
    """`function` for `PyState`, with the rule functions of `rules` in its slots.

    Raises ValueError for a slot without `rules`, or one that `rules` must fill and does not.
    """
    return rebound(function, rules, lambda callee: bind(callee, rules))


def rebound(
    function: FunctionType,
    rules: ModuleType | None,
    callee: Callable[[FunctionType], Any],
    as_they_are: Sequence[Callable[..., Any]] = (),
) -> FunctionType:
    """A copy of `function` in which every project function that it names is what `callee` makes of it.

    Slots are filled first; functions `as_they_are` stay themselves.
    """
    names = dict(function.__globals__)
    for name in names_of(function.__code__):
        value = names.get(name)
        if isinstance(value, FunctionType) and value not in as_they_are and _is_ours(value, rules):
            names[name] = callee(filled(value, rules))
    copied = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copied.__qualname__ = function.__qualname__
    copied.__module__ = function.__module__
    copied.__doc__ = function.__doc__
    return copied


def _is_ours(function: FunctionType, rules: ModuleType | None) -> bool:
    """Part of this project, or of the package that the rules are in."""
    home = rules.__name__.rpartition(".")[0] if rules else ""
    module = function.__module__
    return module.startswith("quarterdeck.") or (bool(home) and (module == home or module.startswith(f"{home}.")))


def names_of(code: Any) -> set[str]:
    """The global names that a function's code asks for."""
    names = {each.argval for each in dis.get_instructions(code) if each.opname == "LOAD_GLOBAL"}
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            names |= names_of(constant)
    return names


def game_of(rules: ModuleType) -> str:
    """The name of the package that a rules module is in (its own where it is in none)."""
    return rules.__name__.split(".")[-2:][0]


def filled(function: Any, rules: ModuleType | None) -> Any:
    """What a game puts in a slot, or the slot's own body where it may and does leave it out. Raises ValueError."""
    if function.__module__ != _FORMS:
        return function
    name = function.__name__
    if rules is None:
        raise ValueError(f"{name} is a slot: say of which game")
    if name not in slots.OPTIONAL and not hasattr(rules, name):
        home = rules.__name__
        raise ValueError(f"{game_of(rules)} has no rule function {name}: define it in {home}, or import it there")
    return getattr(rules, name, function)
