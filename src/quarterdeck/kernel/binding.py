"""The binding of a plain function, and of all project functions that it calls, to one game's rules.

A template calls rule functions by the names in `kernel.rule_interface`, its *slots*. `bind` makes copies in which these
names refer to the rule functions of a game. The compiler does the same with compiled functions. Rule functions have no
decorator: interpreted, they run as they are written.
"""

import dis
from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from quarterdeck.kernel import rule_interface

_FORMS = rule_interface.__name__
"""The name of the module whose functions are slots."""


@cache
def bind(function: Any, rules: ModuleType | None = None) -> Any:
    """Return a copy of `function` for `PyState` that calls the rule functions of `rules` instead of slots.

    Raises ValueError if it uses a slot and `rules` is None, or if `rules` lacks a required function.
    """
    return rebound(function, lambda value: bind(filled(value, rules), rules) if is_ours(value, rules) else value)


def rebound(function: FunctionType, replace: Callable[[Any], Any]) -> FunctionType:
    """Return a copy of `function` that reads `replace(value)` instead of each global value that it names.

    Attributes of modules that it names are replaced, too.
    """
    names = dict(function.__globals__)
    for path in names_of(function.__code__):
        home, _, name = path.rpartition(".")
        value = value_of(path, function.__globals__)
        replaced = replace(value)
        if replaced is value:
            continue
        if home and names[home] is function.__globals__[home]:
            names[home] = ModuleType(home)
            vars(names[home]).update(vars(function.__globals__[home]))
        (vars(names[home]) if home else names)[name] = replaced
    copied = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copied.__qualname__ = function.__qualname__
    copied.__module__ = function.__module__
    copied.__doc__ = function.__doc__
    return copied


def is_ours(value: Any, rules: ModuleType | None) -> bool:
    """Return whether a value is a plain function of this project, or of the package that the rules are in."""
    if not isinstance(value, FunctionType):
        return False
    home = rules.__name__.rpartition(".")[0] if rules else ""
    return f"{value.__module__}.".startswith(("quarterdeck.", f"{home or 'quarterdeck'}."))


def names_of(code: Any) -> set[str]:
    """Return the global names that a function's code uses; with an attribute, if one follows: `deck.WINDOW`."""
    names: set[str] = set()
    name = ""
    for each in dis.get_instructions(code):
        if each.opname == "EXTENDED_ARG":
            continue
        if name and each.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            names.add(f"{name}.{each.argval}")
        elif name:
            names.add(name)
        name = each.argval if each.opname == "LOAD_GLOBAL" else ""
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            names |= names_of(constant)
    return names


def value_of(path: str, names: dict[str, Any]) -> Any:
    """Return the value of a global, or of a module's attribute; None for other names, such as those of builtins."""
    home, _, name = path.rpartition(".")
    if not home:
        return names.get(name)
    return getattr(names.get(home), name, None)


def game_of(rules: ModuleType) -> str:
    """Return the name of the package that a rules module is in, or the module's own name if it is in none."""
    return rules.__name__.split(".")[-2:][0]


def filled(function: Any, rules: ModuleType | None) -> Any:
    """Return a game's function for a slot, or the slot's own body if the slot is optional and the game omits it.

    Functions that are not slots are returned unchanged. Raises ValueError if the game lacks a required function.
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
