"""What a game tells the rest of the house about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

Options = dict[str, Any]
"""Every option of a game by the name on its rule page, defaults filled in."""

Event = dict[str, Any]
"""One event of `records.md` as plain JSON values; what its reader may not see is left out."""

StateRow = Any
"""One state: a row of `Game.dtype` or the Python-int object of the same field names."""

SPECTATOR = -1
"""The seat number under which `redact` shows what is public."""


class OptionError(ValueError):
    """An option that the game does not have, or a value that it cannot take.

    The message is one line that names the option, its value and what is possible.
    """


def _own_side(_: Options, seat: int) -> int:
    return seat


@dataclass(frozen=True)
class Note:
    """Why something that one could expect of an option is not possible, or does nothing, beside the others chosen."""

    code: str
    """The page has words for it: `option.note.<code>`."""
    words: str
    """The same in English, to follow the option's possible values in the message that refuses another."""


@dataclass(frozen=True)
class Option:
    """One option of a game, enough to check a value and to draw a form for it.

    - `choice`: one of `values`;
    - `switch`: true or false;
    - `number`: a whole number from `low` to `high`;
    - `numbers`: a list of `length` such numbers (one number given stands for all of them);
    - `prices`: an object from some of the names `values` to such numbers.

    `default`, `values`, `length` and `note` are the thing itself or a function of the options chosen so far: options
    are filled in order.
    """

    name: str
    kind: str
    default: Any | Callable[[Options], Any]
    values: tuple[Any, ...] | Callable[[Options], tuple[Any, ...]] = ()
    low: int = 1
    high: int = 1000
    length: int | Callable[[Options], int] = 0
    prices: Mapping[str, int] = field(default_factory=dict)
    """`prices` only: the list price of each name, for a name given without one."""
    note: Note | Callable[[Options], Note | None] | None = None
    """What the others chosen make impossible here, for the form and for the message that refuses it."""

    def given(self, chosen: Options) -> Option:
        """This option where the options before it are `chosen`: what depends on them as it then is."""
        parts = {name: getattr(self, name) for name in ("default", "values", "length", "note")}
        return replace(self, **{name: part(chosen) for name, part in parts.items() if callable(part)})


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a rule id, a code that the page has words for, and its parameters."""

    rule: str
    code: str
    data: dict[str, Any] = field(default_factory=dict)
    words: str = ""
    """The reason in English, one short sentence without the rule id."""


@dataclass(frozen=True)
class Game:
    """A game as the other layers know it. Shapes, dtypes and seats are those of `rules`."""

    id: str
    rules: ModuleType
    """The rule functions of docs/architecture.md: plain functions in the compiled subset."""
    dtype: np.dtype[Any]
    """One state; field names are those that the rule functions use."""
    options: tuple[Option, ...]
    actions: int
    """Number of action numbers; every legal action is below it."""
    max_legal: int
    """The most legal actions that one seat can have at once."""
    max_seats: int
    encode_options: Callable[[Options], npt.NDArray[np.int64]]
    """The complete options as the numbers that `rules.init` takes."""
    events: Callable[[StateRow], list[Event]]
    """The events that the last `apply` (or `init`) left in a state; of a redacted state, those its seat sees."""
    event_types: Any
    """The msgspec Structs of the game's events (a union), for schemas."""
    own_actions: Callable[[StateRow, int], list[int]]
    """The actions that a seat could try with its own cards in this (redacted) state, legal or not, ascending."""
    why_illegal: Callable[[StateRow, int, int], Reason]
    """Why `action` is not legal for `seat` in this (redacted) state; only to be asked where it is not."""
    action_text: Callable[[int], str]
    """An action in words: `play 42`."""
    narrate: Callable[[Event, Sequence[str]], str]
    """An event as one English sentence, given the seats' names."""
    scores: Callable[[StateRow], list[int]]
    """`result.scores` of a state, one number a side: public at every moment."""
    census: Callable[[StateRow], list[int]]
    """Every card of a full (not redacted) state, wherever it lies, ascending: the same list all game long."""
    side: Callable[[Options, int], int] = _own_side
    """The side that a seat plays for, an index into `scores`; without teams each seat is its own."""

    def complete(self, given: Mapping[str, Any]) -> Options:
        """`given` with defaults filled in, in the rule page's order. Raises OptionError."""
        from quarterdeck.games.options import complete

        return complete(self.id, self.options, given)
