"""The compiled code of environments: the templates of `stepping` with a game's constants and observation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import FunctionType
from typing import Any

from quarterdeck.engine.compile.entries import MIND, MODEL, STATE
from quarterdeck.engine.compile.small_unit import compiled_unit
from quarterdeck.envs import stepping
from quarterdeck.envs.compiling import defined
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Form
from quarterdeck.kernel.binding import names_of
from quarterdeck.kernel.native import Argument, Entry

FORMS: tuple[Form, ...] = ("float32", "bits")
ROWS, NOTHING = "rows", "nothing"
SHOWN = (*FORMS, ROWS, NOTHING)
"""What a batch can show."""
LANE, DESK = "lane", "desk"
TYPES = {LANE: stepping.LANE, DESK: stepping.DESK}
"""The structured types that the entries take, beside those of every game."""


@dataclass(frozen=True)
class Unit:
    """The entries of a game."""

    step: dict[str, Callable[..., Any]]
    """`stepping.step_lanes`, by what is shown."""
    observe: dict[str, Callable[..., Any]]
    """`stepping.observe_seats`, by the form."""
    first_illegal: Callable[..., Any]
    draw_actions: Callable[..., Any]


@cache
def unit(game: Game) -> Unit:
    """Return the entries of a game's environments. Raises CompileError."""
    found = compiled_unit(game, [*_entries(game)], TYPES)
    step, rest = dict(zip(SHOWN, found, strict=False)), found[len(SHOWN) :]
    return Unit(step, dict(zip(FORMS, rest, strict=False)), *rest[len(FORMS) :])


def _entries(game: Game) -> Iterator[Entry]:
    kinds = STATE, STATE, MIND, MODEL, LANE, DESK
    states, views, mind, model, lanes, desks = (Argument("rows", name) for name in kinds)
    one, whole, masks = Argument("one", "i8"), Argument("numbers", "i8"), Argument("numbers", "u1")
    sign = -1 if game.fewest_points_win else 1
    fixed = {"ACTIONS": game.actions, "SEATS": game.max_seats, "SIGN": sign}
    shown = {form: _shown(game, form) for form in SHOWN}
    for form, (constants, seen) in shown.items():
        template = with_constants(stepping.step_lanes, {**fixed, **constants}, f"step_{form}")
        yield Entry(template, (states, views, mind, model, lanes, desks, whole, whole, masks, seen, whole, one))
    for form in FORMS:
        constants, seen = shown[form]
        template = observing(game, form)
        least = (replace(seen, length=constants["WIDTH"]), replace(whole, length=constants["WORDS"]))
        yield Entry(template, (states, one, one, one, views, *least))
    yield Entry(with_constants(stepping.first_illegal, fixed), (lanes, masks, whole, one))
    yield Entry(with_constants(stepping.draw_actions, fixed), (states, lanes, desks, whole, one))


def observing(game: Game, form: Form) -> FunctionType:
    """Return the template that writes what seats observe of a full state (`stepping.observe_seats`)."""
    return with_constants(stepping.observe_seats, _shown(game, form)[0], f"observe_{form}")


def _shown(game: Game, form: str) -> tuple[dict[str, Any], Argument]:
    """Return the constants of what is shown, and the argument for its numbers."""
    if form in FORMS:
        plan = game.observation(form)
        written = defined(plan.source(), "observe")
        numbers = Argument("numbers", plan.dtype.str[1:])
        return {"WIDTH": plan.width, "WORDS": plan.words, "observe": written}, numbers
    return {"WIDTH": 1, "LOOKS": int(form == ROWS), "EACH": int(form == ROWS)}, Argument("numbers", "u1")


def with_constants(function: Any, constants: dict[str, Any], name: str = "") -> FunctionType:
    """Return a copy of a template, and of the templates that it calls, with other constants; `name`: another name."""
    made: dict[FunctionType, FunctionType] = {}

    def copied(template: FunctionType) -> FunctionType:
        if template not in made:
            names = {**template.__globals__, **constants}
            made[template] = FunctionType(template.__code__, names, template.__name__)
            made[template].__module__ = template.__module__
            for each in names_of(template.__code__) - set(constants):
                value = names.get(each)
                if isinstance(value, FunctionType) and value.__module__ == stepping.__name__:
                    names[each] = copied(value)
        return made[template]

    found = copied(function)
    found.__name__ = name or found.__name__
    return found
