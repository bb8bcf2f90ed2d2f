"""The compiled functions of environments.

They are copies of the templates in `engine.play.stepping` that use a game's constants and its observation.
"""

from dataclasses import replace
from functools import cache
from types import FunctionType
from typing import Any

from quarterdeck.engine.play import stepping
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Form
from quarterdeck.kernel.binding import rebound
from quarterdeck.kernel.native import Argument

FORMS: tuple[Form, ...] = ("float32", "bits")
"""The forms in which environments write observations."""
ENV, WORKSPACE = "env", "workspace"
TYPES = {ENV: stepping.ENV, WORKSPACE: stepping.WORKSPACE}
"""The structured types that these functions take in addition to those of every game."""


def environments(game: Game) -> dict[Any, tuple[Argument, ...]]:
    """Return the functions of a game's environments, with their arguments.

    Functions that write observations exist once for each form, with names that end in it, such as `observe_envs_bits`.
    """
    states, envs = Argument("rows", "state"), Argument("rows", ENV)
    search, workspace = Argument("row", "search"), Argument("row", WORKSPACE)
    view, model = Argument("row", "state", use="space"), Argument("row", "model", use="kept")
    one, whole, masks = Argument("one", "i8"), Argument("numbers", "i8"), Argument("numbers", "u1")
    read = replace(whole, use="in")
    looked_at = (*(replace(each, use="in") for each in (envs, masks, whole)), one)
    fixed = {
        "ACTIONS": game.actions,
        "SEATS": game.max_seats,
        "SIGN": -1 if game.fewest_points_win else 1,
    }
    stepped = states, view, search, model, envs, workspace, read, read, masks, one
    found: dict[Any, tuple[Argument, ...]] = {
        with_constants(stepping.step_envs, fixed): stepped,
        stepping.view_envs: (states, envs, states, one),
        with_constants(stepping.first_illegal, fixed): looked_at,
        with_constants(stepping.draw_actions, fixed): (states, envs, workspace, whole, one),
    }
    for form in FORMS:
        plan = game.observation(form)
        seen = Argument("numbers", plan.dtype.str[1:], plan.width), Argument("numbers", "i8", plan.words)
        found[observing(game, form)] = (states, envs, view, *seen, one)
    return found


def observing(game: Game, form: Form) -> FunctionType:
    """Return a copy of `stepping.observe_envs` for this form."""
    plan = game.observation(form)
    constants = {"WIDTH": plan.width, "WORDS": plan.words, "observe": defined(plan.source(), "observe")}
    return with_constants(stepping.observe_envs, constants, f"observe_envs_{form}")


def defined(source: str, name: str, module: str = __name__, **names: Any) -> FunctionType:
    """Return the function `name` that the text `source` defines, as if in `module`; the text may use `names`."""
    known: dict[str, Any] = {"__name__": module, **names}
    exec(compile(source, f"<{name}>", "exec"), known)
    found: FunctionType = known[name]
    return found


def with_constants(function: Any, constants: dict[str, Any], name: str = "") -> FunctionType:
    """Return a copy of a template that reads `constants` instead of those of its module.

    The functions of its module that it calls are copied, too. `name`: the name of the copy, by default the template's.
    """

    @cache
    def copied(template: FunctionType) -> FunctionType:
        made = rebound(template, lambda value: copied(value) if is_of_its_module(value) else value)
        made.__globals__.update(constants)
        return made

    def is_of_its_module(value: Any) -> bool:
        return isinstance(value, FunctionType) and value.__module__ == function.__module__

    found = copied(function)
    found.__name__ = name or found.__name__
    return found
