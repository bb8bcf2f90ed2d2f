"""The options of games: how they are declared, completed, checked, encoded, and parsed from the command line."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import index
from typing import Any, Protocol

from quarterdeck.games.dependent import Dependent, evaluate

DEFINED = "defined"
"""The kind of an option whose values the game's own code checks and encodes (`Codec`)."""

Options = dict[str, Any]
"""The value of every option of a game, by the option's name, with defaults filled in."""

_ON = ("on", "true", "yes")
_OFF = ("off", "false", "no")
_NONE, _ALL = "none", "all"
SHOWN = 40
"""The most characters of a wrong value that a message repeats."""


class OptionError(ValueError):
    """An option that the game does not have, or a value that it cannot take.

    The message is one line that names the option, its value and what is possible.
    """


@dataclass(frozen=True)
class Note:
    """A remark that the form shows beside an option, given the other options chosen.

    It explains why a value that people look for cannot be chosen or has no effect, or it gives advice.
    """

    code: str
    """The key of its text on the page: `option.note.<code>`."""
    words: str
    """The remark in English, for the message that refuses a value; it follows the list of possible values."""


class Codec(Protocol):
    """How a game checks and encodes the values of an option of the kind `defined`."""

    def wrong(self, value: Any, chosen: Mapping[str, Any]) -> str:
        """Describe what is wrong with a value, given `chosen`, the values of the options before this one.

        The text names the place of the mistake and its remedy; it is empty if there is no mistake.
        """

    def fitting(self, value: Any, chosen: Mapping[str, Any]) -> Any:
        """Return the value without the parts that are wrong; an empty value if nothing is left."""

    def encoded(self, value: Any) -> list[int]:
        """Return a value as the numbers that the rules take."""


@dataclass(frozen=True)
class Option:
    """One option of a game, with all that checks, forms and the encoding for the rules need.

    Its `kind` is one of these:

    - `choice`: one of `values`, which are whole numbers or words. The rules get the number, or the index of the word in
      `values` (which must not be dependent then).
    - `switch`: true or false. The rules get 1 or 0.
    - `number`: a whole number from `low` to `high`.
    - `numbers`: a list of `length` such numbers. A single number, also as the default, stands for a list of equal
      numbers. The rules get the numbers, and zeros up to `room` numbers.
    - `prices`: an object that maps some of the names in `values` to such numbers. The rules get a number for each name
      in the option's `prices`, 0 for a name that the object lacks.
    - `defined`: a list or an object that its `codec` checks. The option is left out if it is empty, which is its
      default. `form` does not contain it: a page that can show it calls `defined`.

    `default`, `values`, `length` and `note` may be dependent: options are completed in order, and each may depend on
    those before it.
    """

    name: str
    kind: str
    default: Any
    values: tuple[Any, ...] | Dependent = ()
    low: int = 1
    high: int = 1000
    length: int | Dependent = 0
    room: int = 0
    prices: Mapping[str, int] = field(default_factory=dict)
    """For the kind `prices` only: the usual price of each name, which a name gets if it is given without a price."""
    note: Note | Dependent | None = None
    """A remark on the option. If it depends on the value of the option itself, it is shown only in the form, as a
    message that refuses a value has no chosen value."""
    codec: Codec | None = None
    """For the kind `defined` only."""
    added: bool = False
    """Whether the option was added to the game later. If a record lacks it, the game was played with its default."""

    @cached_property
    def _plain(self) -> bool:
        """Whether no part of this option depends on other options, so that `given` returns the option unchanged."""
        each_alike = self.kind == "numbers" and isinstance(self.default, int)
        dependent = any(isinstance(part, Dependent) for part in (self.default, self.length, self.note))
        return isinstance(self.values, tuple) and not each_alike and not dependent

    def given(self, chosen: Mapping[str, Any]) -> Option:
        """Return this option with all its dependent parts evaluated, if the options before it are `chosen`."""
        if self._plain:
            return self
        default, length = evaluate(self.default, chosen), evaluate(self.length, chosen)
        if self.kind == "numbers" and isinstance(default, int):
            default = [default] * length
        values, note = tuple(evaluate(self.values, chosen)), evaluate(self.note, chosen)
        return replace(self, default=default, values=values, length=length, note=note)


class Chooses(Protocol):
    """The attributes of a `Game` that concern its options (this module cannot import `Game`)."""

    @property
    def id(self) -> str:
        """The game's name in records."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The game's options, each after the options that it depends on."""

    @property
    def seats(self) -> int | Dependent:
        """The number of seats."""


def whole(value: Any) -> Any:
    """Return a whole number of any type (such as NumPy's) as an `int`; return a bool and anything else unchanged."""
    if type(value) is int or isinstance(value, bool) or not hasattr(value, "__index__"):
        return value
    try:
        return index(value)
    except TypeError:  # an array, or NumPy's bool
        return value


def _own_numbers(value: Any) -> Any:
    """Return the value with whole numbers as `int`, also within lists and objects."""
    if isinstance(value, list):
        return [_own_numbers(each) for each in value]
    if isinstance(value, dict):
        return {name: _own_numbers(each) for name, each in value.items()}
    return whole(value)


def complete(game: str, options: Sequence[Option], given: Mapping[str, Any]) -> Options:
    """Return the value of every option, in order: the given one or the default. Raises OptionError."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"{game} has no option {name!r}; its options are {listed(names, 'and')}")
    chosen: Options = {}
    for each in options:
        option = each.given(chosen)
        value = _own_numbers(given[option.name]) if option.name in given else option.default
        if option.kind == "numbers" and _is_number(option, value):
            value = [value] * _length(option)
        if option.name in given:
            check(option, value, chosen)
        if option.kind != DEFINED or value:
            chosen[option.name] = deepcopy(value)
    return chosen


def form(options: Sequence[Option], given: Mapping[str, Any]) -> tuple[list[Option], Options]:
    """Return the options for a form, with dependent parts evaluated, and a possible value for each.

    A value that is missing or not possible is replaced by the default. One choice may change the possible values of
    later options.
    """
    chosen: Options = {}
    shown = []
    for each in for_forms(options):
        option = each.given(chosen)
        value = given.get(option.name)
        chosen[option.name] = copy(value if is_possible(option, value) else option.default)
        shown.append(replace(option, note=evaluate(each.note, chosen)))
    return shown, chosen


def defined(options: Sequence[Option], given: Mapping[str, Any], chosen: Options) -> Options:
    """Return, for each option of the kind `defined`, the part of its value that is possible with `chosen`."""
    codecs = [(option, option.codec) for option in options if option.codec]
    return {option.name: codec.fitting(given.get(option.name, option.default), chosen) for option, codec in codecs}


def for_forms(options: Sequence[Option]) -> list[Option]:
    """Return all options but those of the kind `defined`; any form can show these."""
    return [option for option in options if option.kind != DEFINED]


def check(option: Option, value: Any, chosen: Mapping[str, Any]) -> None:
    """Raise OptionError if `option` cannot have this value.

    `chosen`: the values of the options before it, for which its parts have been evaluated (`Option.given`).
    """
    if option.codec:
        if words := option.codec.wrong(value, chosen):
            raise OptionError(f"option {option.name}: {words}")
        return
    if not is_possible(option, value):
        shown = repr(value)
        shown = shown if len(shown) <= SHOWN else shown[: SHOWN - 3] + "..."
        raise OptionError(f"option {option.name} cannot be {shown}: it is {possible(option)}")


def is_possible(option: Option, value: Any) -> bool:
    """Return whether `option` (with evaluated parts) can have this value."""
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
    """Return the values of an option whose parts have been evaluated."""
    return () if isinstance(option.values, Dependent) else tuple(option.values)


def note_of(option: Option) -> Note | None:
    """Return the note on an option whose parts have been evaluated."""
    return None if isinstance(option.note, Dependent) else option.note


def _length(option: Option) -> int:
    """Return how many numbers an option of the kind `numbers` has (after its parts have been evaluated)."""
    return 0 if isinstance(option.length, Dependent) else option.length


def possible(option: Option) -> str:
    """Describe the values that an option (with evaluated parts) can have."""
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
    """Join words as `a, b or c`, with `link` before the last one."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def parse(game: Chooses, pairs: Sequence[str]) -> Options:
    """Parse options from texts such as `rules=strife`; `Game.complete` must check them. Raises OptionError."""
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
        if option.kind == DEFINED:
            if option.name in given:
                given[option.name] = _json(option, given[option.name])
            continue
        now = option.given(chosen)
        if option.name in given:
            given[option.name] = _value(now, given[option.name])
        chosen |= complete(game.id, (now,), {name: given[name] for name in given if name == option.name})
    return given


def _value(option: Option, text: str) -> Any:
    """Parse `text` as a value of `option`; return the text itself if that fails, so that `check` rejects it."""
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


def _json(option: Option, text: str) -> Any:
    """Parse a value written as JSON. Raises OptionError."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise OptionError(f"option {option.name} is written as JSON (docs/records.md), and this is none") from None


def _number(text: str) -> Any:
    """Parse a whole number; return the text itself if it is not one."""
    try:
        return int(text)
    except ValueError:
        return text


def _prices(option: Option, text: str) -> Any:
    """Parse `none`, `all`, or a list of names, each with or without a price: `heal,sabotage:60`."""
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


def seat_count(game: Chooses, options: Mapping[str, Any]) -> int:
    """Return the number of seats of a game with these complete options."""
    return int(evaluate(game.seats, options))


def encode(options: Sequence[Option], numbers: Sequence[str | int | Dependent], chosen: Options) -> list[int]:
    """Return the numbers for the rules under the complete options `chosen`; `numbers`: see `Game.numbers`."""
    named = {option.name: option for option in options}
    encoded: list[int] = []
    for number in numbers:
        if isinstance(number, str):
            encoded += _encoded(named[number], chosen.get(number, named[number].default))
        else:
            encoded.append(evaluate(number, chosen))
    return encoded


def _encoded(option: Option, value: Any) -> list[int]:
    if option.kind == "numbers":
        return [*value, *[0] * (option.room - len(value))]
    if option.codec:
        return option.codec.encoded(value)
    if option.kind == "prices":
        return [value.get(name, 0) for name in option.prices]
    return [values_of(option).index(value) if isinstance(value, str) else int(value)]
