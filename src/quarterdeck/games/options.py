"""Options of a game: defaults filled in, values checked, command-line words understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from quarterdeck.games.base import Note, Option, OptionError, Options

if TYPE_CHECKING:
    from quarterdeck.games.base import Game

_ON = ("on", "true", "yes")
_OFF = ("off", "false", "no")
_NONE, _ALL = "none", "all"
SHOWN = 40
"""Characters of a wrong value that a message repeats."""


def complete(game: str, options: Sequence[Option], given: Mapping[str, Any]) -> Options:
    """Every option of `game`, in order: the value given, else the default. Raises OptionError."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"{game} has no option {name!r}; its options are {listed(names, 'and')}")
    chosen: Options = {}
    for each in options:
        option = each.given(chosen)
        value = given.get(option.name, option.default)
        if option.kind == "numbers" and _is_number(option, value):
            value = [value] * _length(option)
        if option.name in given:
            check(option, value)
        chosen[option.name] = copy(value)
    return chosen


def form(options: Sequence[Option], given: Mapping[str, Any]) -> tuple[list[Option], Options]:
    """The options as they are where these values are given, and every value: a given one that is possible, else
    the default. For drawing a form, where one choice changes what the next one can be."""
    chosen: Options = {}
    shown = []
    for each in options:
        option = each.given(chosen)
        value = given.get(option.name)
        chosen[option.name] = copy(value if is_possible(option, value) else option.default)
        shown.append(option)
    return shown, chosen


def check(option: Option, value: Any) -> None:
    """Raise OptionError where `value` is not one that `option` (as it is now: `Option.given`) can take."""
    if not is_possible(option, value):
        shown = repr(value)
        shown = shown if len(shown) <= SHOWN else shown[: SHOWN - 3] + "..."
        raise OptionError(f"option {option.name} cannot be {shown}: it is {possible(option)}")


def is_possible(option: Option, value: Any) -> bool:
    """Whether `option` (as it is now) can take `value`."""
    return _KINDS[option.kind](option, value)


def _is_switch(_: Option, value: Any) -> bool:
    return isinstance(value, bool)


def _is_number(option: Option, value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and option.low <= value <= option.high


def _is_choice(option: Option, value: Any) -> bool:
    return any(type(value) is type(choice) and value == choice for choice in values_of(option))


def _are_numbers(option: Option, value: Any) -> bool:
    return isinstance(value, list) and len(value) == _length(option) and all(_is_number(option, n) for n in value)


def _are_prices(option: Option, value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    return all(name in values_of(option) and _is_number(option, price) for name, price in value.items())


_KINDS: dict[str, Callable[[Option, Any], bool]] = {
    "switch": _is_switch,
    "number": _is_number,
    "choice": _is_choice,
    "numbers": _are_numbers,
    "prices": _are_prices,
}


def values_of(option: Option) -> tuple[Any, ...]:
    """The values of an option as it is now."""
    return () if callable(option.values) else option.values


def note_of(option: Option) -> Note | None:
    """The note on an option as it is now."""
    return None if callable(option.note) else option.note


def _length(option: Option) -> int:
    """How many numbers an option as it is now has."""
    return 0 if callable(option.length) else option.length


def possible(option: Option) -> str:
    """The values that an option (as it is now) can take, in words."""
    numbers = f"from {option.low} to {option.high}"
    words = listed([str(value) for value in values_of(option)], "or")
    note = note_of(option)
    remark = f" ({note.words})" if note else ""
    return {
        "switch": "on or off (true or false)",
        "number": f"a whole number {numbers}",
        "choice": words,
        "numbers": f"a list of {_length(option)} whole numbers {numbers}",
        "prices": f"names of {words}, each with a price, a whole number {numbers}",
    }[option.kind] + remark


def listed(words: Sequence[str], link: str) -> str:
    """`a, b or c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def parse(game: Game, pairs: Sequence[str]) -> Options:
    """Options from words such as `rules=strife`, for `Game.complete`, which checks them; raises OptionError."""
    known = {option.name: option for option in game.options}
    given: Options = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise OptionError(f"write an option as name=value, not {pair!r}")
        if name not in known:
            raise OptionError(f"{game.id} has no option {name!r}; its options are {listed(list(known), 'and')}")
        if name in given:
            raise OptionError(f"option {name} is given twice")
        given[name] = text.strip()
    chosen: Options = {}
    for option in game.options:
        now = option.given(chosen)
        if option.name in given:
            given[option.name] = _value(now, given[option.name])
        chosen |= complete(game.id, (now,), {name: given[name] for name in given if name == option.name})
    return given


def _value(option: Option, text: str) -> Any:
    """What `text` means for `option`; the text itself where it means nothing (`check` then says so)."""
    if option.kind == "switch":
        word = text.lower()
        return True if word in _ON else False if word in _OFF else text
    if option.kind == "number":
        return _number(text)
    if option.kind == "numbers":
        numbers = [_number(part) for part in text.split(",")]
        return numbers[0] if len(numbers) == 1 else numbers
    if option.kind == "prices":
        return _prices(option, text)
    text = "0" if text.lower() in _OFF and 0 in values_of(option) else text
    return next((choice for choice in values_of(option) if str(choice) == text), text)


def _number(text: str) -> Any:
    """A whole number; the text itself where it is none."""
    try:
        return int(text)
    except ValueError:
        return text


def _prices(option: Option, text: str) -> Any:
    """`none`, `all`, or names with or without a price of their own: `heal,sabotage:60`."""
    if text.lower() == _NONE:
        return {}
    if text.lower() == _ALL:
        return {name: option.prices[name] for name in values_of(option)}
    prices = {}
    for part in text.split(","):
        name, colon, price = part.partition(":")
        name = name.strip().replace("-", "_")
        prices[name] = _number(price) if colon else option.prices.get(name, 0)
    return prices


def seat_count(game: Game, options: Mapping[str, Any]) -> int:
    """How many seats a game with these complete options has."""
    return int(options.get("players", game.max_seats))
