"""Maneuvers defined as data: the possible definitions, their problems, and their encoding for the rules.

    {"name": "Field Hospital", "price": 60, "windows": ["end_of_round"], "once": True,
     "steps": [{"step": "heal", "whose": "own", "count": 2, "if": "fewer_units"}]}

A definition is refused if what a seat sees or arranges by it could still change unseen afterwards, or if it could be
bought again and again without end.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quarterdeck.games.feud.deck import WINDOWS
from quarterdeck.games.feud.definitions.problems import Named, Problem
from quarterdeck.games.feud.steps import CHOOSERS, CONDITIONS, KINDS, LENGTH, PILES, RULES, packed
from quarterdeck.games.text import JOINER, fits

Definition = Mapping[str, Any]
"""A maneuver as data; the module's docstring has an example, docs/records.md all fields."""

WHOSE = ("own", "opponent", "both")
WHEN = ("at_once", "window_closes")
FIELDS = ("name", "price", "windows", "once", "when", "needs", "steps")
STEP_FIELDS = ("step", "whose", "by", "count", "pile", "seen", "rule", "if")
HIGHEST_PRICE = 1000
LONGEST_NAME = 40
LANGUAGES = ("en", "ja")

BEFORE, AFTER, COLUMNS, END = WINDOWS
HANDS = (BEFORE, AFTER)
AT_ONCE, AT_CLOSE, EITHER = "at once", "when the window closes", "at either time"


@dataclass(frozen=True)
class Kind:
    """The fields that a step of one kind can have. `most`: the highest `count`; 0: the step has no count."""

    whose: tuple[str, ...] = WHOSE
    by: tuple[str, ...] = ()
    most: int = 0
    piles: tuple[str, ...] = ()
    seen: bool = False
    rules: tuple[str, ...] = ()
    windows: tuple[str, ...] = WINDOWS
    when: str = AT_ONCE
    option: str = ""
    """The option that must be on for this step; empty: none."""


STEPS: dict[str, Kind] = {
    "exchange": Kind(by=("owner",), piles=("any", "deck", "discard"), windows=HANDS),
    "renew": Kind(by=("chance", "owner"), most=6, piles=("under", "discard"), windows=HANDS),
    "keep": Kind(by=("owner", "chance"), windows=HANDS, option="reservation"),
    "empty_reserve": Kind(piles=("discard", "deck"), option="reservation"),
    "shuffle": Kind(piles=("deck", "discard")),
    "foresee": Kind(("own",), most=10),
    "show_hand": Kind(windows=HANDS),
    "look_hand": Kind(("opponent",), windows=(AFTER,), when=AT_CLOSE),
    "look_columns": Kind(("opponent",), windows=(COLUMNS,), when=AT_CLOSE),
    "scatter": Kind(by=("chance",), seen=True, windows=(COLUMNS,), when=EITHER),
    "arrange": Kind(by=("owner", "buyer"), windows=(COLUMNS,), when=AT_CLOSE),
    "turn": Kind(windows=(COLUMNS,), when=EITHER),
    "swap": Kind(by=("chance", "buyer"), windows=(COLUMNS,), when=EITHER),
    "show_column": Kind(by=("chance", "buyer"), windows=(COLUMNS,), when=EITHER),
    "lock": Kind(by=("chance",), windows=(AFTER,)),
    "unlock": Kind(windows=(AFTER,)),
    "heal": Kind(most=5, when=EITHER),
    "wound": Kind(most=5, when=EITHER),
    "call": Kind(by=("owner", "chance"), option="reservation"),
    "raise": Kind(by=("owner", "chance")),
    "gain": Kind(most=200, when=EITHER),
    "lose": Kind(most=200, when=EITHER),
    "steal": Kind(("opponent",), most=200, when=EITHER),
    "deny": Kind(("both",), rules=RULES, windows=(BEFORE, AFTER, COLUMNS), when=EITHER),
}
"""The values that each kind of step allows. If a definition leaves a field out, the first value counts."""


def problems(value: Any, options: Mapping[str, Any], named: bool = True) -> Iterator[Problem]:
    """Find everything that is wrong with a maneuver under these options.

    If a part of it is not valid, it is not checked whether the parts fit together.
    """
    if named and isinstance(value, dict):
        yield from _wrong_name(value.get("name"))
    shape = list(misshapen(value))
    yield from shape
    if not shape:
        yield from _senseless(value, options)


def misshapen(value: Any) -> Iterator[Problem]:
    """Find the parts that are not valid in any maneuver.

    If there are none, the maneuver's text can be written.
    """
    if wrong := _wrong_fields(value, FIELDS):
        yield wrong
        return
    yield from _not_whole(value.get("price"), 1, HIGHEST_PRICE, "price")
    windows = value.get("windows")
    if not isinstance(windows, list) or not windows or _repeats(windows):
        yield Problem(("windows",), "windows", {"values": Named("windows", WINDOWS, "and")})
    else:
        for window in windows:
            yield from _not_one_of(window, WINDOWS, "windows")
    yield from _no_flag(value, "once")
    yield from _not_one_of(value.get("when", "at_once"), WHEN, "when")
    yield from _not_one_of(value.get("needs", "always"), CONDITIONS, "needs")
    steps = value.get("steps")
    if not isinstance(steps, list) or not steps:
        yield Problem(("steps",), "steps", {"most": LENGTH})
        return
    for at, step in enumerate(steps):
        yield from (problem.inside("steps", at) for problem in _misshapen_step(step))


def _repeats(values: Sequence[Any]) -> bool:
    names = [value for value in values if isinstance(value, str)]
    return len(set(names)) < len(names)


def _misshapen_step(step: Any) -> Iterator[Problem]:
    wrong = _wrong_fields(step, STEP_FIELDS) or next(_not_one_of(step.get("step"), tuple(STEPS), "step"), None)
    if wrong:
        yield wrong
        return
    kind = STEPS[step["step"]]
    yield from _not_one_of(_whose(step), kind.whose, "whose")
    yield from _not_one_of(step.get("if", "always"), CONDITIONS, "if")
    for field, values in (("by", kind.by), ("pile", kind.piles), ("rule", kind.rules)):
        if field in step or (field == "rule" and kind.rules):
            yield from _not_one_of(step.get(field), values, field)
    if kind.most:
        yield from _not_whole(step.get("count"), 1, kind.most, "count")
    elif "count" in step:
        yield Problem(("count",), "no_meaning")
    if "seen" in step and not kind.seen:
        yield Problem(("seen",), "no_meaning")
    else:
        yield from _no_flag(step, "seen")


def _senseless(value: Definition, options: Mapping[str, Any]) -> Iterator[Problem]:
    """List the problems of a definition whose parts are valid by themselves but do not fit together."""
    if value.get("when") == "window_closes":
        if not value.get("once", False):
            yield Problem(("once",), "waits_once", {"once": Named("field", ("once",))})
        if set(value["windows"]) - {AFTER, COLUMNS}:
            yield Problem(("when",), "waits_where", {"windows": Named("windows", (AFTER, COLUMNS), "and")})
    for at, step in enumerate(value["steps"]):
        found = (*_untimely(step, value), *_optional(step, options))
        yield from (problem.inside("steps", at) for problem in found)
    if sum(1 + (_whose(step) == "both" and step["step"] != "deny") for step in value["steps"]) > LENGTH:
        yield Problem(("steps",), "many_steps", {"most": LENGTH})
    won = sum(step["count"] * (1 + (_whose(step) == "both")) for step in value["steps"] if step["step"] == "gain")
    # refused, so every purchase lowers the players' sum of points, and a chain of purchases ends
    if won >= value["price"]:
        yield Problem(("price",), "for_ever", {"won": won, "price": value["price"]})


def _untimely(step: Mapping[str, Any], definition: Definition) -> Iterator[Problem]:
    kind, named = STEPS[step["step"]], Named("step", (step["step"],))
    windows = (BEFORE,) if step.get("rule") == "study" else kind.windows
    for window in definition["windows"]:
        if window not in windows:
            data = {"window": Named("windows", (window,)), "windows": Named("windows", windows, "and")}
            yield Problem((), "not_here", {"step": named, **data})
    waits = definition.get("when") == "window_closes"
    if waits and kind.when == AT_ONCE:
        yield Problem((), "cannot_wait", {"step": named})
    if kind.when == AT_CLOSE and not waits:
        yield Problem((), "must_wait", {"step": named, "when": Named("when", ("window_closes",))})
    if waits and step.get("by", next(iter(kind.by), "")) == "buyer" and step["step"] != "arrange":
        others = [by for by in kind.by if by != "buyer"]
        yield Problem(("by",), "nobody_asked", {"values": Named("by", others)})
    if step["step"] == "renew" and step.get("by") == "owner" and step["count"] > 1:
        yield Problem(("count",), "one_at_a_time")


def _optional(step: Mapping[str, Any], options: Mapping[str, Any]) -> Iterator[Problem]:
    option = step.get("rule") or STEPS[step["step"]].option
    if option and options.get(option) not in (True, "on"):
        data = {"step": Named("step", (step["step"],)), "option": Named("option", (option,))}
        yield Problem((), "option_off", data)


def _wrong_name(name: Any) -> Iterator[Problem]:
    names = name if isinstance(name, dict) else {"en": name}
    if not names or set(names) - set(LANGUAGES):
        yield Problem(("name",), "names")
        return
    for language, text in names.items():
        if not isinstance(text, str) or not _is_name(text):
            place = ("name", language) if isinstance(name, dict) else ("name",)
            yield Problem(place, "name", {"most": LONGEST_NAME})


def _is_name(text: str) -> bool:
    return bool(text.strip()) and text.replace(JOINER, "").isprintable() and fits(text.strip(), LONGEST_NAME)


def _wrong_fields(value: Any, fields: Sequence[str]) -> Problem | None:
    named = {"fields": Named("field", fields, "and")}
    if not isinstance(value, dict):
        return Problem((), "object", named)
    unknown = next((name for name in value if name not in fields), None)
    return None if unknown is None else Problem((), "unknown_field", {"field": unknown, **named})


def _not_one_of(value: Any, values: Sequence[str], field: str) -> Iterator[Problem]:
    if not values:
        yield Problem((field,), "no_meaning")
    elif value is None:
        yield Problem((field,), "no_choice", {"values": Named(field, values)})
    elif not isinstance(value, str) or value not in values:
        yield Problem((field,), "choice", {"value": value, "values": Named(field, values)})


def _not_whole(value: Any, low: int, high: int, field: str) -> Iterator[Problem]:
    bounds = {"low": low, "high": high}
    if value is None:
        yield Problem((field,), "no_number", bounds)
    elif not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        yield Problem((field,), "number", {"value": value, **bounds})


def _no_flag(value: Mapping[str, Any], field: str) -> Iterator[Problem]:
    if not isinstance(value.get(field, False), bool):
        yield Problem((field,), "flag")


def _whose(step: Mapping[str, Any]) -> Any:
    kind = STEPS[step["step"]]
    return step.get("whose", kind.whose[0])


def encoded(definition: Definition) -> list[int]:
    """Return a definition as the rules take it: price, set of windows, whether once a Round, if it waits, steps."""
    windows = sum(1 << WINDOWS.index(window) for window in definition["windows"])
    waits = definition.get("when") == "window_closes"
    steps = [code for step in definition["steps"] for code in _encoded_step(step, definition.get("needs", "always"))]
    return [
        *(definition["price"], windows, int(definition.get("once", False)), int(waits)),
        *steps,
        *[0] * (LENGTH - len(steps)),
    ]


NOTHING = (0,) * (4 + LENGTH)
"""The encoding of an empty place for a maneuver."""


def _encoded_step(step: Mapping[str, Any], needs: str) -> list[int]:
    """Encode a step as one number, or as two if it is about both players."""
    kind = STEPS[step["step"]]
    by = CHOOSERS.index(step.get("by", next(iter(kind.by), "owner")))
    sides = {"own": (0,), "opponent": (1,), "both": (0, 1)}[_whose(step)]
    if kind.rules:
        sides = (0,)
    place = RULES.index(step["rule"]) if kind.rules else int(step.get("seen", False))
    if kind.piles:
        place = PILES.index(step.get("pile", kind.piles[0]))
    condition, needed = CONDITIONS.index(step.get("if", "always")), CONDITIONS.index(needs)
    number = KINDS.index(step["step"])
    return [packed(number, side, by, step.get("count", 0), place, condition, needed) for side in sides]


def title(definition: Definition, language: str) -> str:
    """Return the definition's name in a language, or its name in the only language that it has."""
    name = definition["name"]
    if isinstance(name, str):
        return name
    return str(name.get(language) or next(iter(name.values())))


def alters_key_rule(definition: Definition) -> bool:
    """Return whether the maneuver denies a rule of the game, which the game's author advises against."""
    return any(step["step"] == "deny" for step in definition["steps"])
