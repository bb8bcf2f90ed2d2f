"""What a game declares for the other layers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.games import types
from quarterdeck.games.dependent import Dependent, SameAs, evaluate
from quarterdeck.games.events import Events
from quarterdeck.games.observation import Form, Layout, layout
from quarterdeck.games.options import Note, Option, Options, complete, encode, listed
from quarterdeck.games.sentences import Narrate
from quarterdeck.games.types import Article, Count, Learning, Network, Outcome, Reason, ReasonKind, StateRow, Workshop
from quarterdeck.kernel import Field, PyState, rule_interface, state_dtype

_PLAYERS = SameAs("players")


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
    """Called with the world, the state so far, a seat, the action that it chose in truth, and the reader of the world.
    Returns what the seat chose in the world; None if it has not chosen yet, so that the reader cannot notice."""


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

    Examples:
        >>> from quarterdeck import GAMES, Table
        >>> game = GAMES["seas-of-strife"]
        >>> options = game.complete({"players": 3})
        >>> view = Table(game, options, key=bytes(32)).view(0)
        >>> game.id, game.version, game.max_seats, game.max_legal, game.phases[:2], game.fewest_points_win
        ('seas-of-strife', 1, 6, 15, ('pass', 'play'), True)
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
    word: Callable[[str, int, str], str] = lambda kind, number, language: str(number)
    """Names a card or a suit (`kind`) by its number in a language, as it stands in the sentence of a theme."""
    explain: Callable[[Options, str], list[Article]] = lambda options, language: []
    """Describes the effects of complete options that no rule page has, in a language."""
    deal_back: DealBack | None = None
    """For the conformance suite, which requires it of every game."""
    numbers: tuple[str | int | Dependent, ...] = ()
    """The numbers that `rules.init` takes, in order. Each is an option's number, given by the option's name (see
    `Option`), a number that depends on options, or a constant. Empty: the numbers of all options in their order."""
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
    fewest_points_win: bool = False
    """Whether fewer points are better (`rules.scores`)."""
    fresh_rounds: bool = False
    """Whether every round is dealt again from all cards, so that earlier rounds reveal nothing about the next."""
    level_note: Note | Dependent | None = None
    """Why the level of a bot makes no difference, if that is so."""
    levels: Mapping[str, str | None] = field(default_factory=dict)
    """The players at levels of bots (`beginner`, `medium`, `hard`, `expert`) that differ from the usual ones. Each is a
    kind and its settings, such as `search:35000`, chosen by measurement. None (`hard` and `expert` only): the level
    is not shown to be stronger than the one below, so it is not offered. Where it is asked for, the one below plays."""
    learning: Learning | None = None
    """How its policy is trained; None: it has none, and rules of thumb predict the players' actions."""
    network: Network | None = None
    """Its networks; None: it has none."""
    counts: tuple[Count, ...] = ()
    """The counts of `rules.counts`, in its order."""
    outcomes: tuple[Outcome, ...] = ()
    """The outcomes of `rules.outcomes`, in its order."""
    calibration_keys: tuple[str, ...] = ()
    """Fields of a state that are 0 in one kind of game and not in another, for which `worth` is another estimate."""
    secret_phases: frozenset[str] = frozenset()
    """Phases whose decisions are never revealed to everybody: those of others are no part of a seat's past."""
    orders: frozenset[str] = frozenset()
    """Phases in which a seat lays all its cards in an order that the others see only when all is laid: whole orders are
    compared there, not cards."""
    retractable: frozenset[str] = frozenset()
    """The events that reveal only a seat's own decision, or what everybody can derive from it. A decision that
    caused no other events, and for which nothing was drawn, may be taken back."""
    trick_end: str = "trick"
    """The event that ends a trick, or what is like one. With strict memory the last trick may be viewed again."""
    memory_hides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields, by the event, hidden later from a reader with strict memory (docs/decisions/0022-strict-memory.md)."""
    memory_hides_scores: bool | Dependent = False
    """Whether a reader with strict memory must remember what `rules.round_scores` counts."""
    memory_keeps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Lists with an entry for each seat of which a reader with strict memory sees only its own entry again. A
    list that is also in `memory_hides` is shown in full until it is forgotten."""
    workshop: Workshop | None = None
    """The workshop in which people make definitions of their own; None: the game has none."""
    stays_visible: frozenset[str] = frozenset()
    """Events whose content lies on the table until the next of their kind and seat in the round."""

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def complete(self, given: Mapping[str, Any]) -> Options:
        """Return `given` with defaults filled in, in the rule page's order. Raises OptionError.

        Examples:
            >>> game.complete({"players": 3})["target"]
            15
        """
        return complete(self.id, self.options, given)

    def encode_options(self, options: Options) -> npt.NDArray[np.int64]:
        """Return the complete options as the numbers that `rules.init` takes.

        Examples:
            >>> game.encode_options(options)
            array([ 3,  0,  0,  0,  0, 15])
        """
        numbers = self.numbers or tuple(option.name for option in self.options)
        return np.array(encode(self.options, numbers, options), dtype=np.int64)

    def side(self, options: Options, seat: int) -> int:
        """Return the side that a seat plays for, an index into `scores`; without teams each seat is its own side.

        Examples:
            >>> game.side(options, seat=2)
            2
        """
        return seat if self.sides is None else seat % evaluate(self.sides, options)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """One state as a NumPy structured type.

        Examples:
            >>> game.dtype.names[:2]
            ('hand', 'played')
        """
        return state_dtype(self.fields)

    def observation(self, form: Form = "float32") -> Layout:
        """Return the layout of what a seat observes, in a form that programs learn from.

        Examples:
            >>> game.observation("bits").dtype
            dtype('uint8')
        """
        return layout(self.fields, self.max_seats, form)

    @property
    def actions(self) -> int:
        """The number of action numbers.

        Examples:
            >>> game.actions
            68
        """
        return len(self.action_names)

    @cached_property
    def action_numbers(self) -> Mapping[str, int]:
        """The number of every action, by the action's name.

        Examples:
            >>> game.action_numbers["card 41"]
            38
        """
        return {name: number for number, name in enumerate(self.action_names)}

    def action_text(self, action: int) -> str:
        """Return the name of an action.

        Examples:
            >>> game.action_text(38)
            'card 41'
        """
        return self.action_names[action]

    def action_number(self, text: str) -> int:
        """Return the action of this name. Raises ValueError, with a message of one line, for an unknown name.

        Examples:
            >>> game.action_number("card 41")
            38
            >>> game.action_number("card 41?")
            Traceback (most recent call last):
            ValueError: seas-of-strife has no action 'card 41?': did you mean card 41, card 4 or card 1?
        """
        if text not in self.action_numbers:
            near = listed(get_close_matches(text, self.action_names, 3), "or") or self.action_names[0]
            raise ValueError(f"{self.id} has no action {text!r}: did you mean {near}?")
        return self.action_numbers[text]

    def own_actions(self, state: StateRow, seat: int) -> list[int]:
        """List, ascending, the actions that a seat could try with its own cards in a (redacted) state, legal or not.

        Examples:
            >>> game.own_actions(view, 0)[:3]
            [11, 13, 17]
        """
        out = [0] * self.actions
        return out[: self.rules.own_actions(as_state(state), seat, out)]

    def why_illegal(self, state: StateRow, seat: int, action: int) -> Reason:
        """Return why `action` is not legal for `seat` in this (redacted) state; only for actions that are not.

        Examples:
            >>> game.why_illegal(view, 0, game.action_number("card 13")).words
            'the 11 opens the round'
        """
        numbers = [0] * types.MAX_NUMBERS
        return self.reasons[self.rules.why_illegal(as_state(state), seat, action, numbers)].reason(numbers)

    def scores(self, state: StateRow) -> list[int]:
        """Return `result.scores` of a state, one number for each side; they are public at every moment.

        Examples:
            >>> game.scores(view)
            [0, 0, 0]
        """
        out = [0] * self.max_seats
        return out[: self.rules.scores(as_state(state), out)]

    def phase(self, state: StateRow) -> str:
        """Return the name of a state's phase.

        Examples:
            >>> game.phase(view)
            'play'
        """
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
