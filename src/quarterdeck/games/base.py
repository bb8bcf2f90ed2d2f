"""The declaration of a game, `Game`: all that the other layers know of it."""

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
    """Functions that reconstruct, from a resampled world, the state after its cards were last dealt.

    From there, the game can be played again as it would have gone in that world. Only the conformance suite uses this.
    """

    deal: Callable[[PyState, PyState, Sequence[tuple[int, int]], int], None]
    """Takes a world, the full state after the last step in which cards moved by chance (a deal, a shuffle, a draw), the
    decisions since then (seat and action), and the seat that the world was resampled for. Puts the world's hidden cards
    into that state, and completes what the world left open of the past. Raises AssertionError if that is impossible."""
    chose: Callable[[PyState, PyState, int, int, int], int | None]
    """Takes the world, the state so far, a seat, the action that it chose in the real game, and the seat that the world
    was resampled for. Returns what the seat chose in the world; None if it has not chosen there yet (which the other
    seat cannot notice)."""


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
    """A game as the other layers know it.

    All of it but `narrate`, `explain`, `census` and `deal_back` is data or compiled, so that a web page can use it
    without Python.

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
    """The module with the game's rule functions (docs/architecture.md)."""
    fields: tuple[Field, ...]
    """The fields of a state, and who may see them; rule functions use their names."""
    options: tuple[Option, ...]
    action_names: tuple[str, ...]
    """The name of each action, at the index that is the action's number; all names are different."""
    max_legal: int
    """The most legal actions that one seat can have at one time."""
    max_seats: int
    events: Events
    """The declaration of the game's events."""
    reasons: tuple[ReasonKind, ...]
    """The reasons for illegal actions; `rules.why_illegal` returns an index into this list."""
    phases: tuple[str, ...]
    """The names of the phases; `rules.phase` returns an index into this list."""
    narrate: Narrate
    """Returns an event as one sentence, given the seats' names and a language."""
    census: Callable[[StateRow], list[int]]
    """Returns every card of a full (not redacted) state, wherever it lies, ascending: the same list all game long."""
    word: Callable[[str, int, str], str] = lambda kind, number, language: str(number)
    """Returns the name of a card or suit (`kind`) with a number, in a language, for the sentences of themes."""
    explain: Callable[[Options, str], list[Article]] = lambda options, language: []
    """Describes, in a language, the effects of the chosen options that the rule page does not explain."""
    deal_back: DealBack | None = None
    """Needed only by the conformance suite, which requires it of every game."""
    numbers: tuple[str | int | Dependent, ...] = ()
    """The numbers that `rules.init` takes, in order. An entry is an option's name, which stands for the option's
    numbers (see `Option`); a number that depends on options; or a constant. Empty: the numbers of all options, in their
    order."""
    seats: int | Dependent = _PLAYERS
    """The number of seats."""
    sides: int | Dependent | None = None
    """The number of sides, if it differs from that of the seats; seat `n` plays for side `n % sides`."""
    version: int = 1
    """The version of the rules. It rises by one if the same options, seed and decisions may lead to another game than
    before (docs/records.md). A new option that is `added` does not raise it."""
    round_starts: frozenset[str] = frozenset({"deal"})
    """The events that begin a round: the first of them in a game, and the first after one of `round_ends`."""
    round_ends: frozenset[str] = frozenset({"round_end"})
    """The events that end a round; other events may follow before the next round begins."""
    fewest_points_win: bool = False
    """Whether fewer points are better (`rules.scores`)."""
    fresh_rounds: bool = False
    """Whether every round begins with a deal of all cards, so that earlier rounds reveal nothing about it."""
    level_note: Note | Dependent | None = None
    """A note that the level of a bot makes no difference, and why, if that is so."""
    levels: Mapping[str, str | None] = field(default_factory=dict)
    """By level of bots (`beginner`, `medium`, `hard`, `expert`): the player, if it is not the usual one, as a kind and
    its settings, such as `search:35000`. They are chosen by measurement. None (`hard` and `expert` only): the level is
    not known to be stronger than the one below, so it is not offered, and a bot of this level plays like the one
    below."""
    learning: Learning | None = None
    """How the game's policy is trained; None: it has no policy, and rules of thumb predict the players' actions."""
    network: Network | None = None
    """The sizes of the game's networks; None: it has no network."""
    counts: tuple[Count, ...] = ()
    """The counts of `rules.counts`, in its order."""
    outcomes: tuple[Outcome, ...] = ()
    """The outcomes of `rules.outcomes`, in its order."""
    calibration_keys: tuple[str, ...] = ()
    """Fields of a state that are 0 in one kind of game and not 0 in another. Each combination gets its own scale from
    `worth` to the share of the win."""
    secret_phases: frozenset[str] = frozenset()
    """Phases whose decisions are never revealed to everybody; a seat's past does not contain those of others."""
    orders: frozenset[str] = frozenset()
    """Phases in which a seat lays all its cards in an order that the others see only when all is laid. There, the
    analysis compares whole orders instead of single cards."""
    retractable: frozenset[str] = frozenset()
    """The events that reveal only a seat's own decision, or what everybody can derive from it. A decision that
    caused no other events, and no random draw, may be taken back."""
    trick_end: str = "trick"
    """The event that ends a trick, or what resembles one. With strict memory the last trick may be viewed again."""
    memory_hides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By event: the fields that are later hidden from a reader with strict memory
    (docs/decisions/0022-strict-memory.md)."""
    memory_hides_scores: bool | Dependent = False
    """Whether `rules.round_scores` is hidden from a reader with strict memory, who must remember what it counts."""
    memory_keeps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By event: fields that are lists with an entry for each seat. Later, a reader with strict memory sees only the own
    entry of such a list. A list that is also in `memory_hides` is shown in full until it is hidden."""
    workshop: Workshop | None = None
    """The workshop in which people write definitions for one of the options; None: the game has none."""
    stays_visible: frozenset[str] = frozenset()
    """Events whose content lies on the table until the next event of the same kind and seat in the round."""
    longest_history: Callable[[Options], int | None] = lambda options: None
    """Returns the most bytes that all events of a game can have (docs/lean-records.md); None if there is no bound."""

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
        """Return the layout of observations: arrays with what a seat sees, for programs that learn.

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
        """List the actions that a seat could try with its own cards in a (redacted) state, legal or not, ascending.

        Examples:
            >>> game.own_actions(view, 0)[:3]
            [11, 13, 17]
        """
        out = [0] * self.actions
        return out[: self.rules.own_actions(as_state(state), seat, out)]

    def why_illegal(self, state: StateRow, seat: int, action: int) -> Reason:
        """Return why an illegal `action` is not legal for `seat` in this (redacted) state.

        Examples:
            >>> game.why_illegal(view, 0, game.action_number("card 13")).words
            'the 11 opens the round'
        """
        numbers = [0] * types.MAX_NUMBERS
        return self.reasons[self.rules.why_illegal(as_state(state), seat, action, numbers)].reason(numbers)

    def scores(self, state: StateRow) -> list[int]:
        """Return the scores in a state, one number for each side; they are public at every moment.

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
    """Return a state as an object of Python ints: a `PyState` unchanged, or a row of shape () or (1,) converted."""
    if isinstance(row, PyState):
        return row
    return PyState.from_row(row[0] if getattr(row, "shape", ()) else row)


def _named_game(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game
