"""What a game declares for the other layers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property, lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from quarterdeck.games.codes import Code
from quarterdeck.games.dependent import Dependent, SameAs, evaluate
from quarterdeck.games.events import Events
from quarterdeck.games.learning import Learning
from quarterdeck.games.options import Note, Option, OptionError, Options, complete, encode, listed
from quarterdeck.kernel import Field, PyState, rule_interface, state_dtype

if TYPE_CHECKING:
    from quarterdeck.games.sentences import Narrate
    from quarterdeck.games.workshop import Workshop

__all__ = [
    "SPECTATOR",
    "Article",
    "Event",
    "Game",
    "Note",
    "Option",
    "OptionError",
    "Options",
    "Reason",
    "ReasonKind",
    "StateRow",
]

Event = dict[str, Any]
"""One event of `records.md` as plain JSON values; what its reader may not see is left out."""

StateRow = Any
"""One state: a row of `Game.dtype` or the Python-int object of the same field names."""

SPECTATOR = -1
"""The seat number under which `redact` shows what is public."""

_PLAYERS = SameAs("players")


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a rule id, a code that the page has words for, and its parameters."""

    rule: str
    code: str
    data: dict[str, Any] = field(default_factory=dict)
    words: str = ""
    """The reason in English, one short sentence without the rule id."""


@dataclass(frozen=True)
class Article:
    """One effect of the options that no rule page has, in one language; all but `name` and `terms` in sentences."""

    option: str
    """The option that says it."""
    entry: str
    """Which part of the option's value: a name in it, or a place in its list, from 0."""
    name: str
    terms: str
    """What it costs, when and how often: "60 points, at the end of the Round, once a Round"."""
    conditions: tuple[str, ...]
    """On what condition, and when it is carried out, where there is anything to say."""
    effect: tuple[str, ...]
    """What it does, a step a sentence."""
    warning: str
    """What to beware of; empty where there is nothing."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """All sentences behind name and terms."""
        return (*self.conditions, *self.effect, *([self.warning] if self.warning else []))


Numbers = tuple[tuple[str, Code], ...]
"""Parameters by name, and what each number means."""


@dataclass(frozen=True, eq=False)
class ReasonKind:
    """A reason for an action not to be legal: a rule id, a code that the page has words for, its numbers' meanings."""

    rule: str
    code: str
    words: str
    """In English, one short sentence without the rule id; `{name}` stands for a parameter."""
    numbers: Numbers = ()
    """The parameters by name, and how each is made of the number that `rules.why_illegal` gives."""

    def reason(self, given: Sequence[int]) -> Reason:
        """Return the reason with these numbers; equal reasons are one shared object."""
        return _reason(self, tuple(given[: len(self.numbers)]))


@lru_cache(maxsize=4000)
def _reason(kind: ReasonKind, given: tuple[int, ...]) -> Reason:
    data = {name: code.value(number) for (name, code), number in zip(kind.numbers, given, strict=True)}
    words = {name: listed(value, "and") if isinstance(value, list) else value for name, value in data.items()}
    return Reason(kind.rule, kind.code, data, kind.words.format(**words))


MAX_NUMBERS = 4
"""The largest number of parameters of a reason."""


@dataclass(frozen=True)
class Count:
    """A count that people keep at the end of a round, a whole number a seat; a search can expect a value of it."""

    code: str
    words: tuple[str, str]
    """In English and Japanese, a few words."""
    sides: bool = False
    """Whether it is a number for each side, not for each seat."""


MAX_COUNTS = 3
"""The largest number of counts of a game."""


@dataclass(frozen=True)
class Outcome:
    """A possible early result of a decision, such as taking the trick, from which reasons for choices are made."""

    code: str
    words: tuple[str, str]
    """In English and Japanese, without a full stop; `{n}`: the number of 100 deals, or the average amount."""
    mean: bool = False
    """Whether it is an amount; otherwise it comes true (1) or does not (0)."""
    after: str = ""
    """The code of an outcome without which it cannot come true: only the taker of a trick leads next, for example. It
    is shown only with that one: `{n}` is of 100 deals in which that came true."""


MAX_OUTCOMES = 10
"""The largest number of outcomes of a game."""


@dataclass(frozen=True)
class Told:
    """One entry that tells choices apart: a code of `Game.outcomes` or `Game.counts`.

    `number` with this choice, `other` with the best one, or with the others where this is the best: in hundredths of
    all deals, or in tenths where it is an amount.
    """

    code: str
    number: int
    other: int
    then: str = ""
    """The code of the outcome that mostly follows it (`Outcome.after`); empty: none does."""
    often: int = 0
    """In how many of 100 deals in which it comes true."""


@dataclass(frozen=True)
class DealBack:
    """How to put a resampled world back to where its cards were last dealt.

    The game can then be played again from there as it would have gone in that world. Only the conformance suite uses
    this.
    """

    deal: Callable[[PyState, PyState, Sequence[tuple[int, int]], int], None]
    """Called with a world, the full state after the last step in which cards moved by chance (a deal, a shuffle, a
    draw), the decisions since then (seat and action), and the reader of the world: gives that state the world's hidden
    cards, and the world what it left open of the past. Raises AssertionError where that cannot be."""
    chose: Callable[[PyState, PyState, int, int, int], int | None]
    """Called with the world, the state so far, a seat, the action that it chose in truth, and the reader of the world:
    what the seat chose in the world. None: it has not chosen yet, and nobody can tell."""
    drawn: tuple[str, ...] = ()
    """Fields, such as counts of piles, whose change tells that cards have moved by chance; `shuffles` always does."""


def deals_back(
    deal_back: Callable[[Any, Any, int, Any, Any, int], int],
    chose: Callable[[Any, Any, int, int], int] = rule_interface.chose,
) -> DealBack:
    """Build a `DealBack` from a game's rule functions of these names (`quarterdeck.kernel.rule_interface`)."""

    def deal(world: PyState, beginning: PyState, decisions: Sequence[tuple[int, int]], reader: int) -> None:
        owners, actions = [seat for seat, _ in decisions], [action for _, action in decisions]
        found = deal_back(world, beginning, reader, owners, actions, len(decisions))
        assert found, "a world that the game's rules cannot deal back"

    def chosen(world: PyState, state: PyState, seat: int, action: int, _: int) -> int | None:
        found = chose(world, state, seat, action)
        return found if found >= 0 else None

    return DealBack(deal, chosen)


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the other layers know it. Shapes, dtypes and seats are those of `rules`.

    All of it but `narrate`, `explain`, `census` and `deal_back` is data or compiled: a page can have it without Python.
    """

    id: str
    rules: ModuleType
    """The rule functions of docs/architecture.md: plain functions in the compiled subset."""
    fields: tuple[Field, ...]
    """What a state is made of, and who may see it; names are those that the rule functions use."""
    options: tuple[Option, ...]
    action_names: tuple[str, ...]
    """Every action by its number, in words; every legal action is below their number, and no name stands twice."""
    max_legal: int
    """The most legal actions that one seat can have at once."""
    max_seats: int
    events: Events
    """What happens in it, declared."""
    reasons: tuple[ReasonKind, ...]
    """The reasons for illegal actions; `rules.why_illegal` returns an index into this list."""
    phases: tuple[str, ...]
    """The names of the phases; `rules.phase` returns an index into this list."""
    narrate: Narrate
    """An event as one sentence, given the seats' names and a language."""
    census: Callable[[StateRow], list[int]]
    """Returns every card of a full (not redacted) state, wherever it lies, ascending: the same list all game long."""
    explain: Callable[[Options, str], list[Article]] = lambda options, language: []
    """Describes the effects of complete options that no rule page has, in a language."""
    deal_back: DealBack | None = None
    """For the conformance suite, which requires it of every game."""
    numbers: tuple[str | int | Dependent, ...] = ()
    """The numbers that `rules.init` takes, in order: an option's by its name (`Option` says which), or one that depends
    on options, or is always the same. Empty: those of every option."""
    seats: int | Dependent = _PLAYERS
    """The number of seats."""
    sides: int | Dependent | None = None
    """The number of sides, if it differs from that of the seats; the seats are counted off to the sides in turn."""
    version: int = 1
    """The version of the rules. It rises by one if the same options, seed and decisions may lead to another game than
    before (docs/records.md). An option that is `added` does not raise it."""
    round_starts: frozenset[str] = frozenset({"deal"})
    """The events of which the first in a game, and the first after one of `round_ends`, begins a round."""
    round_ends: frozenset[str] = frozenset({"round_end"})
    """The events that end a round; others may follow before the next one begins."""
    fresh_rounds: bool = False
    """Whether every round is dealt again from all cards, so that earlier rounds reveal nothing about the next."""
    level_note: Note | Dependent | None = None
    """Why the level of a bot makes no difference, if that is so."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The players at levels of bots (`beginner`, `medium`, `hard`, `expert`) that differ from the usual ones. Each is a
    kind and its settings, such as `search:35000`, chosen by measurement."""
    learning: Learning | None = None
    """How its policy is trained; None: it has none, and rules of thumb predict the players' actions."""
    counts: tuple[Count, ...] = ()
    """The counts of `rules.counts`, in its order."""
    outcomes: tuple[Outcome, ...] = ()
    """The outcomes of `rules.outcomes`, in its order."""
    scaled_by: tuple[str, ...] = ()
    """Fields of a state that are 0 in one kind of game and not in another, for which `worth` is another estimate."""
    secret_phases: frozenset[str] = frozenset()
    """Phases whose decisions are never revealed to everybody: those of others are no part of a seat's past."""
    retractable: frozenset[str] = frozenset()
    """The events that reveal only a seat's own decision, or what everybody can derive from it. A decision that
    caused no other events, and for which nothing was drawn, may be taken back."""
    trick_end: str = "trick"
    """The event that ends a trick or the like, which may be viewed again until the next of its kind."""
    forgets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields, by the event, hidden later from a reader with strict memory (docs/decisions/0022-strict-memory.md)."""
    kept_by_owner: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Lists with an entry for each seat of which a reader with strict memory sees only its own entry again. For
    lists of `forgets` this begins when they are forgotten, for others at once."""
    workshop: Workshop | None = None
    """The workshop in which people make definitions of their own; None: the game has none."""
    stays: frozenset[str] = frozenset()
    """Events whose content lies on the table until the next of their kind and seat in the round."""

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def complete(self, given: Mapping[str, Any]) -> Options:
        """Return `given` with defaults filled in, in the rule page's order. Raises OptionError."""
        return complete(self.id, self.options, given)

    def encode_options(self, options: Options) -> npt.NDArray[np.int64]:
        """Return the complete options as the numbers that `rules.init` takes."""
        numbers = self.numbers or tuple(option.name for option in self.options)
        return np.array(encode(self.options, numbers, options), dtype=np.int64)

    def side(self, options: Options, seat: int) -> int:
        """Return the side that a seat plays for, an index into `scores`; without teams each seat is its own side."""
        return seat if self.sides is None else seat % evaluate(self.sides, options)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """One state as a NumPy structured type."""
        return state_dtype(self.fields)

    @property
    def actions(self) -> int:
        """The number of action numbers."""
        return len(self.action_names)

    @cached_property
    def action_numbers(self) -> Mapping[str, int]:
        """The number of every action, by the action's name."""
        return {name: number for number, name in enumerate(self.action_names)}

    def action_text(self, action: int) -> str:
        """Return the name of an action.

        Examples:
            >>> from quarterdeck import GAMES
            >>> GAMES["seas-of-strife"].action_text(38)
            'card 41'
        """
        return self.action_names[action]

    def action_number(self, text: str) -> int:
        """Return the action of this name. Raises ValueError, with a message of one line, for an unknown name.

        Examples:
            >>> from quarterdeck import GAMES
            >>> GAMES["seas-of-strife"].action_number("card 41")
            38
            >>> GAMES["seas-of-strife"].action_number("card 41?")
            Traceback (most recent call last):
            ValueError: seas-of-strife has no action 'card 41?': did you mean card 41, card 4 or card 1?
        """
        if text not in self.action_numbers:
            near = listed(get_close_matches(text, self.action_names, 3), "or") or self.action_names[0]
            raise ValueError(f"{self.id} has no action {text!r}: did you mean {near}?")
        return self.action_numbers[text]

    def own_actions(self, state: StateRow, seat: int) -> list[int]:
        """List, ascending, the actions that a seat could try with its own cards in a (redacted) state, legal or not."""
        out = [0] * self.actions
        return out[: self.rules.own_actions(as_state(state), seat, out)]

    def why_illegal(self, state: StateRow, seat: int, action: int) -> Reason:
        """Return why `action` is not legal for `seat` in this (redacted) state; only for actions that are not."""
        numbers = [0] * MAX_NUMBERS
        return self.reasons[self.rules.why_illegal(as_state(state), seat, action, numbers)].reason(numbers)

    def scores(self, state: StateRow) -> list[int]:
        """Return `result.scores` of a state, one number for each side; they are public at every moment."""
        out = [0] * self.max_seats
        return out[: self.rules.scores(as_state(state), out)]

    def phase(self, state: StateRow) -> str:
        """Return the name of a state's phase."""
        return self.phases[self.rules.phase(as_state(state))]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy a game by reference: as the `GAME` of its package."""
        return _named_game, (self.rules.__name__.rpartition(".")[0],)


def as_state(row: StateRow) -> PyState:
    """Return a state as an object of Python ints; a row of shape () or (1,) is converted."""
    if isinstance(row, PyState):
        return row
    return PyState.from_row(row[0] if getattr(row, "shape", ()) else row)


def _named_game(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game
