"""Binding of a plain function, and of all project functions that it calls, to one game's rules.

Rule functions have no decorator: interpreted, they run as they are written. `bind` makes copies whose global names
refer to a game's rule functions where a template names a slot. The compiler does the same with compiled ones.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from quarterdeck.kernel import rule_interface

_FORMS = rule_interface.__name__
"""The name of the module whose functions are slots."""


@cache
def bind(function: Any, rules: ModuleType | None = None) -> Any:
    """Return `function` for `PyState`, with the rule functions of `rules` in its slots.

    Raises ValueError for a slot without `rules`, or one that `rules` must fill and does not.
    """
    return rebound(function, rules, lambda callee: bind(callee, rules))


def rebound(
    function: FunctionType,
    rules: ModuleType | None,
    callee: Callable[[FunctionType], Any],
    as_they_are: Sequence[Callable[..., Any]] = (),
) -> FunctionType:
    """Return a copy of `function` in which `callee` replaces every project function that it names.

    Slots are filled first; functions in `as_they_are` stay unchanged.
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
    """Return whether the function is part of this project, or of the package that the rules are in."""
    home = rules.__name__.rpartition(".")[0] if rules else ""
    module = function.__module__
    return module.startswith("quarterdeck.") or (bool(home) and (module == home or module.startswith(f"{home}.")))


def names_of(code: Any) -> set[str]:
    """Return the global names that a function's code refers to."""
    names = {each.argval for each in dis.get_instructions(code) if each.opname == "LOAD_GLOBAL"}
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            names |= names_of(constant)
    return names


def game_of(rules: ModuleType) -> str:
    """Return the name of the package that a rules module is in (its own name if it is in none)."""
    return rules.__name__.split(".")[-2:][0]


def filled(function: Any, rules: ModuleType | None) -> Any:
    """Return a game's function for a slot, or the slot's own body if the slot is optional and the game omits it.

    Functions that are no slots are returned unchanged. Raises ValueError if a required one is missing.
    """
    if function.__module__ != _FORMS:
        return function
    name = function.__name__
    if rules is None:
        raise ValueError(f"{name} is a slot: say of which game")
    if name not in rule_interface.OPTIONAL and not hasattr(rules, name):
        home = rules.__name__
        raise ValueError(f"{game_of(rules)} has no rule function {name}: define it in {home}, or import it there")
    return getattr(rules, name, function)
