"""Options of a game: defaults filled in, values checked, command-line words understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quarterdeck.games.base import Option, OptionError, Options

if TYPE_CHECKING:
    from quarterdeck.games.base import Game

_ON = ("on", "true", "yes")
_OFF = ("off", "false", "no")


def complete(game: str, options: Sequence[Option], given: Mapping[str, Any]) -> Options:
    """Every option of `game`, in order: the value given, else the default. Raises OptionError."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"{game} has no option {name!r}; its options are {listed(names, 'and')}")
    chosen: Options = {}
    for option in options:
        if option.name in given:
            check(option, given[option.name])
            chosen[option.name] = given[option.name]
        else:
            chosen[option.name] = option.default(chosen) if callable(option.default) else option.default
    return chosen


def check(option: Option, value: Any) -> None:
    """Raise OptionError where `value` is not one that `option` can take."""
    if option.kind == "switch":
        fine = isinstance(value, bool)
    elif option.kind == "number":
        fine = isinstance(value, int) and not isinstance(value, bool) and option.low <= value <= option.high
    else:
        fine = any(type(value) is type(choice) and value == choice for choice in option.values)
    if not fine:
        shown = repr(value)
        shown = shown if len(shown) <= 40 else shown[:37] + "..."
        raise OptionError(f"option {option.name} cannot be {shown}: it is {possible(option)}")


def possible(option: Option) -> str:
    """The values that an option can take, in words."""
    if option.kind == "switch":
        return "on or off (true or false)"
    if option.kind == "number":
        return f"a whole number from {option.low} to {option.high}"
    return listed([str(value) for value in option.values], "or")


def listed(words: Sequence[str], link: str) -> str:
    """`a, b or c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def parse(game: Game, pairs: Sequence[str]) -> Options:
    """Options from words such as `rules=strife`, as `Game.complete` takes them; raises OptionError."""
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
        given[name] = _value(known[name], text.strip())
        check(known[name], given[name])
    return given


def _value(option: Option, text: str) -> Any:
    """What `text` means for `option`; the text itself where it means nothing (`check` then says so)."""
    if option.kind == "switch":
        word = text.lower()
        return True if word in _ON else False if word in _OFF else text
    if option.kind == "number":
        try:
            return int(text)
        except ValueError:
            return text
    return next((choice for choice in option.values if str(choice) == text), text)


def seat_count(game: Game, options: Mapping[str, Any]) -> int:
    """How many seats a game with these complete options has."""
    return int(options.get("players", game.max_seats))
