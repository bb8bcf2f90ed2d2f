"""Maneuvers defined as data: what a definition may say, what is wrong with one, and how the rules take it.

    {"name": "Field Hospital", "price": 60, "windows": ["end_of_round"], "once": True,
     "steps": [{"step": "heal", "whose": "own", "count": 2, "if": "fewer_units"}]}

A composition after which somebody could no longer know what it has seen, or that would not end, is refused here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quarterdeck.games.feud.deck import WINDOWS
from quarterdeck.games.feud.steps import CHOOSERS, CONDITIONS, KINDS, LENGTH, PILES, RULES, packed
from quarterdeck.games.options import listed

Definition = Mapping[str, Any]
"""A maneuver: see the module, and docs/records.md."""

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
    """What a step of one kind may say. `most`: of its `count`, 0: it has none."""

    words: str
    """What it does, after "to", for messages."""
    whose: tuple[str, ...] = WHOSE
    by: tuple[str, ...] = ()
    most: int = 0
    piles: tuple[str, ...] = ()
    seen: bool = False
    rules: tuple[str, ...] = ()
    windows: tuple[str, ...] = WINDOWS
    when: str = AT_ONCE
    option: str = ""
    """The option that must be on."""


STEPS: dict[str, Kind] = {
    "exchange": Kind("exchange a card", by=("owner",), piles=("any", "deck", "discard"), windows=HANDS),
    "renew": Kind("renew cards", by=("chance", "owner"), most=6, piles=("under", "discard"), windows=HANDS),
    "keep": Kind("keep a card", by=("owner", "chance"), windows=HANDS, option="reservation"),
    "empty_reserve": Kind("empty the Action Reserve", piles=("discard", "deck"), option="reservation"),
    "shuffle": Kind("shuffle the Action Deck", piles=("deck", "discard")),
    "foresee": Kind("look at the top of the Action Deck", ("own",), most=10),
    "show_hand": Kind("show the hand", windows=HANDS),
    "look_hand": Kind("look at the hand", ("opponent",), windows=(AFTER,), when=AT_CLOSE),
    "look_columns": Kind("look at the columns", ("opponent",), windows=(COLUMNS,), when=AT_CLOSE),
    "scatter": Kind("shuffle the columns", by=("chance",), seen=True, windows=(COLUMNS,), when=EITHER),
    "arrange": Kind("arrange the columns anew", by=("owner", "buyer"), windows=(COLUMNS,), when=AT_CLOSE),
    "turn": Kind("turn the columns about", windows=(COLUMNS,), when=EITHER),
    "swap": Kind("swap two columns", by=("chance", "buyer"), windows=(COLUMNS,), when=EITHER),
    "show_column": Kind("turn a column up", by=("chance", "buyer"), windows=(COLUMNS,), when=EITHER),
    "lock": Kind("lock a card", by=("chance",), windows=(AFTER,)),
    "unlock": Kind("break a lock", windows=(AFTER,)),
    "heal": Kind("remove Markers", most=5, when=EITHER),
    "wound": Kind("put Markers on", most=5, when=EITHER),
    "call": Kind("call a Unit", by=("owner", "chance"), option="reservation"),
    "raise": Kind("bring a Unit back", by=("owner", "chance")),
    "gain": Kind("win points", most=200, when=EITHER),
    "lose": Kind("lose points", most=200, when=EITHER),
    "steal": Kind("take points", ("opponent",), most=200, when=EITHER),
    "deny": Kind("deny a rule", ("both",), rules=RULES, windows=(BEFORE, AFTER, COLUMNS), when=EITHER),
}
"""What each step may say; the first of several is meant where a definition does not say."""


class DefinitionError(ValueError):
    """What is wrong with a definition, where, and how to mend it, in one line."""


def check_definition(value: Any, where: str, options: Mapping[str, Any], named: bool = True) -> None:
    """Raise DefinitionError where `value` is no maneuver, or none that could be bought under these options."""
    _fields(value, FIELDS, where)
    if named:
        _check_name(value.get("name"), where)
    _whole(value.get("price"), 1, HIGHEST_PRICE, f"{where}.price")
    windows = value.get("windows")
    if not isinstance(windows, list) or not windows or len(set(map(str, windows))) < len(windows):
        raise DefinitionError(f"{where}.windows must be a list of one or more of {listed(WINDOWS, 'and')}, each once")
    for window in windows:
        _one_of(window, WINDOWS, f"{where}.windows")
    _flag(value.get("once", False), f"{where}.once")
    _one_of(value.get("when", "at_once"), WHEN, f"{where}.when")
    _one_of(value.get("needs", "always"), CONDITIONS, f"{where}.needs")
    _check_waiting(value, where)
    steps = value.get("steps")
    if not isinstance(steps, list) or not steps:
        raise DefinitionError(f"{where}.steps must be a list of 1 to {LENGTH} steps")
    for at, step in enumerate(steps):
        _check_step(step, value, f"{where}.steps[{at}]", options)
    if sum(1 + (_whose(step) == "both" and step["step"] != "deny") for step in steps) > LENGTH:
        raise DefinitionError(
            f"{where}.steps are more than {LENGTH} (one that is about both players counts twice): leave some out"
        )
    _check_gain(value, where)


def _check_waiting(value: Definition, where: str) -> None:
    if value.get("when", "at_once") == "at_once":
        return
    if not value.get("once", False):
        raise DefinitionError(
            f"{where} waits for the end of its window, so it must be bought once a Round: add 'once': true"
        )
    if set(value["windows"]) - {AFTER, COLUMNS}:
        raise DefinitionError(f"{where} waits for the end of its window: it can do so in {AFTER} and {COLUMNS} alone")


def _check_gain(value: Definition, where: str) -> None:
    """A chain of purchases ends, as all of them together make points fewer."""
    won = sum(step["count"] * (1 + (_whose(step) == "both")) for step in value["steps"] if step["step"] == "gain")
    if won >= value["price"]:
        raise DefinitionError(
            f"{where} wins {won} points for {value['price']}: it could be bought for ever; lower 'count'"
        )


def _check_step(step: Any, definition: Definition, where: str, options: Mapping[str, Any]) -> None:
    _fields(step, STEP_FIELDS, where)
    _one_of(step.get("step"), tuple(STEPS), f"{where}.step")
    kind = STEPS[step["step"]]
    _one_of(_whose(step), kind.whose, f"{where}.whose")
    _one_of(step.get("if", "always"), CONDITIONS, f"{where}.if")
    for field, values in (("by", kind.by), ("pile", kind.piles), ("rule", kind.rules)):
        if field in step:
            _one_of(step[field], values, f"{where}.{field}")
    if kind.most:
        _whole(step.get("count"), 1, kind.most, f"{where}.count")
    elif "count" in step:
        raise DefinitionError(f"{where}.count has no meaning for {step['step']!r}: leave it out")
    if "seen" in step:
        if not kind.seen:
            raise DefinitionError(f"{where}.seen has no meaning for {step['step']!r}: leave it out")
        _flag(step["seen"], f"{where}.seen")
    if kind.rules and "rule" not in step:
        raise DefinitionError(f"{where}.rule is missing: {listed(kind.rules, 'or')}")
    _check_moment(step, kind, definition, where)
    _check_options(step, kind, where, options)


def _check_moment(step: Mapping[str, Any], kind: Kind, definition: Definition, where: str) -> None:
    windows = (BEFORE,) if step.get("rule") == "study" else kind.windows
    wrong = [window for window in definition["windows"] if window not in windows]
    if wrong:
        raise DefinitionError(
            f"{where}: {step['step']!r} cannot be done in {wrong[0]}, only in {listed(windows, 'and')}"
        )
    waits = definition.get("when") == "window_closes"
    if waits and kind.when == AT_ONCE:
        raise DefinitionError(f"{where}: {step['step']!r} cannot wait for the end of the window: leave 'when' out")
    if kind.when == AT_CLOSE and not waits:
        words = "what is seen, or arranged, could still change before the window closes"
        raise DefinitionError(f"{where}: {step['step']!r} needs 'when': 'window_closes', as {words}")
    if waits and step.get("by", next(iter(kind.by), "")) == "buyer" and step["step"] != "arrange":
        raise DefinitionError(
            f"{where}.by cannot be 'buyer' when the window closes: nobody is asked then but to arrange columns"
        )
    if step["step"] == "renew" and step.get("by") == "owner" and step["count"] > 1:
        raise DefinitionError(f"{where}.count must be 1 where the owner chooses: repeat the step for more")


def _check_options(step: Mapping[str, Any], kind: Kind, where: str, options: Mapping[str, Any]) -> None:
    option = step.get("rule") or kind.option
    if option == "skirmishes" and options.get("skirmishes") != "on":
        raise DefinitionError(f"{where}: {step['step']!r} of skirmishes needs the option skirmishes to be on")
    if option and not options.get(option):
        raise DefinitionError(f"{where}: {step['step']!r} needs the option {option} to be on")


def _check_name(name: Any, where: str) -> None:
    names = name if isinstance(name, dict) else {"en": name}
    if not names or set(names) - set(LANGUAGES):
        raise DefinitionError(f"{where}.name must be a text, or one for each of 'en' and 'ja'")
    for text in names.values():
        if not isinstance(text, str) or not 0 < len(text.strip()) <= LONGEST_NAME or not text.isprintable():
            raise DefinitionError(f"{where}.name must be a text of 1 to {LONGEST_NAME} characters in one line")


def _fields(value: Any, fields: Sequence[str], where: str) -> None:
    if not isinstance(value, dict):
        raise DefinitionError(f"{where} must be an object of {listed(fields, 'and')}")
    for name in value:
        if name not in fields:
            raise DefinitionError(
                f"{where} has no field {str(name)[:LONGEST_NAME]!r}; its fields are {listed(fields, 'and')}"
            )


def _one_of(value: Any, values: Sequence[str], where: str) -> None:
    if not values:
        raise DefinitionError(f"{where} has no meaning here: leave it out")
    if not isinstance(value, str) or value not in values:
        raise DefinitionError(f"{where} cannot be {str(value)[:LONGEST_NAME]!r}: it is {listed(values, 'or')}")


def _whole(value: Any, low: int, high: int, where: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise DefinitionError(
            f"{where} cannot be {str(value)[:LONGEST_NAME]!r}: it is a whole number from {low} to {high}"
        )


def _flag(value: Any, where: str) -> None:
    if not isinstance(value, bool):
        raise DefinitionError(f"{where} must be true or false")


def _whose(step: Mapping[str, Any]) -> Any:
    kind = STEPS[step["step"]]
    return step.get("whose", kind.whose[0])


def encoded(definition: Definition) -> list[int]:
    """A definition as the rules take it: price, windows as a set, whether once a Round, whether it waits, its steps."""
    windows = sum(1 << WINDOWS.index(window) for window in definition["windows"])
    waits = definition.get("when") == "window_closes"
    steps = [code for step in definition["steps"] for code in _encoded_step(step, definition.get("needs", "always"))]
    return [
        *(definition["price"], windows, int(definition.get("once", False)), int(waits)),
        *steps,
        *[0] * (LENGTH - len(steps)),
    ]


NOTHING = (0,) * (4 + LENGTH)
"""No maneuver, as the rules take it."""


def _encoded_step(step: Mapping[str, Any], needs: str) -> list[int]:
    """One number, or two where the step is about both players."""
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
    """Its name in a language, or in the one that it has."""
    name = definition["name"]
    if isinstance(name, str):
        return name
    return str(name.get(language) or next(iter(name.values())))


def alters_key_rule(definition: Definition) -> bool:
    """Whether it denies a rule of the game, as its author warns against."""
    return any(step["step"] == "deny" for step in definition["steps"])
