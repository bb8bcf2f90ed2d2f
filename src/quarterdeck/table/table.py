"""The class `Table`, by which programs play a game: seats decide, and each reader receives what it may know."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from secrets import token_bytes
from typing import Any, Self, SupportsIndex

import msgspec
import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, engine, key_words
from quarterdeck.games.base import Game
from quarterdeck.games.observation import EVENTS
from quarterdeck.games.options import Options, seat_count, whole
from quarterdeck.games.registry import as_game
from quarterdeck.games.types import SPECTATOR, Event, Reason
from quarterdeck.table import checks, errors
from quarterdeck.table.history import History
from quarterdeck.table.past import Past
from quarterdeck.table.position import View
from quarterdeck.table.records import FORMAT, Record, RecordDecision, RecordResult, RecordSeat
from quarterdeck.table.starting import CAREFUL, as_numbers, beginning
from quarterdeck.table.steps import Step


class Table:
    """A game in progress: seats decide, and each reader receives what it may know.

    `game`, `options`, `seats` and `key` determine the deal. A seat and an action may be any whole number, such as an
    `np.int64`; seat -1 is a spectator; an action may be given by its name. Methods raise UnknownSeat for a seat that
    the game lacks. They are synchronous and not thread-safe. `HostedTable` has more methods, for servers.

    Examples:
        >>> from quarterdeck import Table
        >>> table = Table("seas-of-strife", {"players": 3}, seed=1)
        >>> table, table.choices(0)
        (<Table of seas-of-strife, ply 0: seat 0 to decide>, {'card 11': 11})
        >>> table.decide(0, "card 11")
        >>> table.pending, table.legal(1), table.why(1, "card 24").words
        ((1,), [15, 16, 17, 18], 'you hold red')
        >>> table.view(1)  # print it to read it; table.svg(1) is the picture
        <Position of seas-of-strife, as seat 1 sees it: play>
        >>> table.events(seat=2)[-1]
        {'event': 'play', 'seat': 0, 'card': 11}
        >>> table.clone() == table, table.is_over, table.result(), table.scores
        (True, False, None, [0, 0, 0])
        >>> table.undo(ply=0)
    """

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None = None,
        key: bytes | None = None,
        *,
        seed: SupportsIndex | None = None,
    ) -> None:
        """Deal a game, given as a `Game` or by its id; the same `key` (32 bytes) or `seed` gives the same deal.

        The defaults are the game's options and a random key. Environments deal the same game for the same seed. Raises
        UnknownGameError, OptionError for impossible options, and ValueError for a wrong key or seed, or for both.
        """
        game = as_game(game)
        if key is not None and seed is not None:
            raise ValueError("a table is dealt by a key or a seed, not by both")
        drawn = token_bytes(32) if seed is None else np.random.default_rng(whole(seed)).bytes(32)
        self.key = drawn if key is None else bytes(key)
        self._open(game, game.complete(options or {}), "fast")
        self._engine.start(self.history.states, game.encode_options(self.options), key_words(self.key))
        self.history.begin()

    @classmethod
    def from_state(cls, game: Game | str, options: Mapping[str, Any], state: npt.NDArray[Any]) -> Self:
        """Return a table whose game begins at a full state (see `full_state`) instead of a deal.

        Its events and its record begin at that state, too. Random draws continue as they would in the game from which
        the state was taken; `key` is empty. The rules run with bounds checks: interpreted, or as machine code after
        `engine(game, "checked").compile()`. Raises OptionError for impossible options, and ValueError if `state` is not
        a full state of this game with these options.
        """
        table, game = cls.__new__(cls), as_game(game)
        table.key = b""
        table._open(game, game.complete(options), CAREFUL)
        table.history.states[:1] = beginning(game, table.options, state)
        table.history.begin()
        return table

    def _open(self, game: Game, options: Options, mode: Mode) -> None:
        self.game = game
        self.options = options
        self.seats = seat_count(game, options)
        self.real = True
        """Whether this is the real game, not one from `resampled`."""
        self._engine = engine(game, mode)
        self.history = History(game, self.seats, mode)
        """The states and decisions, with everything secret in them. Its methods do not check seats and actions."""

    @property
    def ply(self) -> int:
        """The number of decisions applied so far."""
        return self.history.ply

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.history.pending

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision, ascending; empty when the game is over."""
        return self.history.pending

    @property
    def decisions(self) -> list[tuple[int, int]]:
        """A list of every decision applied so far, as (seat, action)."""
        return list(self.history.decisions)

    @property
    def scores(self) -> list[int]:
        """The scores of the sides now; at the end they are the same as in `result`."""
        return self.history.scores()

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Return the actions that `seat` may choose now, ascending; empty if it owes no decision."""
        return list(self.history.legal(checks.check_seat(self.history, seat)))

    def choices(self, seat: SupportsIndex) -> dict[str, int]:
        """Return the numbers of the actions that `seat` may choose now, by the actions' names."""
        return {self.game.action_text(action): action for action in self.legal(seat)}

    def why(self, seat: SupportsIndex, action: SupportsIndex | str) -> Reason | None:
        """Return why `seat` may not choose `action` (its number or name) now, or None if it may."""
        refusal = checks.refused(self.history, seat, checks.number(self.game, action))
        return refusal.reason if refusal is not None else None

    def illegal(self, seat: SupportsIndex) -> dict[int, Reason]:
        """Return the illegal actions that the seat could try with its own cards now, each with its reason.

        Empty if the seat owes no decision.
        """
        return dict(self.history.illegal(checks.check_seat(self.history, seat)))

    def decide(self, seat: SupportsIndex, action: SupportsIndex | str) -> None:
        """Apply a decision: the action's number, or its name (`Game.action_names`).

        Raises GameOver, UnknownSeat, UnknownAction, NotYourTurn or IllegalAction.
        """
        by, number = whole(seat), checks.number(self.game, action)
        if not checks.sensible(self.history, by, number) or not self.history.step(by, number):
            raise checks.refusal(self.history, by, number)

    def undo(self, ply: SupportsIndex) -> None:
        """Return to the state after `ply` decisions, regardless of who made the later ones and what they revealed.

        Raises NothingToTakeBack unless `ply` is earlier than the current one.
        """
        at = whole(ply)
        if type(at) is not int or not 0 <= at < self.ply:
            raise errors.nothing_to_take_back(at, self.ply)
        self.history.rewind(at)

    def view(self, seat: SupportsIndex) -> View:
        """Return the state as `seat` may know it (-1: a spectator), a new array of shape (1,)."""
        seat = checks.check_reader(self.history, seat)
        return View.of(self.game, self.history.view(self.ply, seat), seat)

    def svg(self, seat: SupportsIndex = SPECTATOR) -> str:
        """Return a picture of the state as `seat` may know it, with the cards' faces: a whole SVG file."""
        return self.view(seat).position.svg()

    def _repr_html_(self) -> str:
        return self.view(SPECTATOR).position._repr_html_()

    def full_state(self) -> View:
        """Return a copy of the state, shape (1,), with everything secret in it.

        It is for the program that runs the game, never for a player.
        """
        return View.of(self.game, self.history.states[self.ply : self.ply + 1].copy(), None)

    def past(self, seat: SupportsIndex) -> Past:
        """Return what `seat` remembers of the play, as bots need it."""
        return self.history.past(self.ply, checks.check_seat(self.history, seat))

    def events(self, seat: SupportsIndex, start: int = 0) -> list[Event]:
        """Return the events that `seat` has seen so far (-1: a spectator), from index `start` on.

        The list is new, but its dicts are shared: do not change them.
        """
        return list(self.history.events(checks.check_reader(self.history, seat), start))

    def steps(self, start: int = 0) -> list[Step]:
        """Return the steps from index `start` on (see `Step`). They are the same for every reader."""
        return self.history.steps()[start:]

    def everything(self) -> list[Event]:
        """Return all events, including everything secret: for the record, never for a player."""
        return self.history.everything()

    def mask(self, seat: SupportsIndex) -> npt.NDArray[np.int8]:
        """Return an array of shape (Game.actions,): 1 for each action that `seat` may choose now, else 0."""
        seat = checks.check_seat(self.history, seat)
        mask = np.zeros(self.history.game.actions, np.int8)
        mask[self.history.legal(seat)] = 1
        return mask

    def information_state(self, seat: SupportsIndex) -> str:
        """Return all that `seat` knows as a text: the events that it has seen, its unrevealed choices, and its view.

        Equal texts are equal information states of games with the same options.
        """
        seat = checks.check_seat(self.history, seat)
        view = self.history.view(self.history.ply, seat)
        for name in EVENTS:
            view[name] = 0
        known = [
            seat,
            self.history.events(seat, 0),
            self.history.chosen(seat),
            hashlib.sha256(view.tobytes()).hexdigest(),
        ]
        return msgspec.json.encode(known).decode()

    def information_key(self, seat: SupportsIndex) -> str:
        """Return a hash of `information_state`: 32 hexadecimal digits."""
        return hashlib.sha256(self.information_state(seat).encode()).hexdigest()[:32]

    def resampled(self, seat: SupportsIndex, key: bytes) -> Self:
        """Return a table of a game that agrees with all that `seat` knows, drawn at random by `key` (32 bytes).

        The past, as `seat` knows it, is the same as in this game. It lacks everything about the past that only other
        seats know: the actions of decisions that `seat` has not seen are -1. Such a table has no record.
        """
        other = object.__new__(type(self))
        world = self.history.possible(checks.check_seat(self.history, seat), key)
        other.__dict__.update(self.__dict__, history=world, key=b"", real=False)
        return other

    def result(self) -> RecordResult | None:
        """Return the winners, shares of the win and scores, or None while the game runs."""
        return self.history.result()

    def record(self, seats: Sequence[Mapping[str, str]]) -> Record:
        """Return the record of the game so far.

        `seats`: for each seat the fields of a `RecordSeat`. Raises ValueError for a wrong number of seats, and for a
        `resampled` table.
        """
        if len(seats) != self.seats:
            raise ValueError(f"the record needs {self.seats} seats, not {len(seats)}")
        self._check_real()
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.version,
            options=dict(self.options),
            seats=[RecordSeat(**seat) for seat in seats],
            seed=self.key.hex(),
            start=None if self.key else as_numbers(self.history.states[0]),
            decisions=[RecordDecision(seat=seat, action=action) for seat, action in self.history.decisions],
            events=self.everything(),
            steps=self.steps(),
            result=self.result(),
        )

    def _check_real(self) -> None:
        if not self.real:
            raise ValueError("a resampled table has no record: it is a game that one seat thinks possible")

    def _decide_each(self, decisions: Iterable[tuple[int, int]]) -> None:
        for seat, action in decisions:
            self.decide(seat, action)

    def clone(self) -> Self:
        """Return an independent copy of the table."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, history=self.history.clone())
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what pickle stores: the game, the options, the key or first state, and the decisions."""
        self._check_real()
        began = self.key or self.history.states[:1]
        return _again, (type(self), self.game, self.options, began, self.history.decisions)

    def __eq__(self, other: object) -> bool:
        """Return whether both tables have the same game, deal and decisions."""
        if not isinstance(other, Table):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def _identity(self) -> tuple[Any, ...]:
        states = self.history.states[: self.ply + 1]
        return self.game, self.options, self.key, self.real, self.history.decisions, states.tobytes()

    def __repr__(self) -> str:
        """Return the game, the ply and the seats that owe a decision; nothing in it is secret."""
        seats = " and ".join(map(str, self.pending))
        stands = f"seat {seats} to decide" if seats else "over"
        return f"<Table of {self.game.id}, ply {self.ply}: {stands}>"


def _again(kind: type[Table], game: Game, options: Options, began: Any, decisions: Iterable[tuple[int, int]]) -> Table:
    table = kind(game, options, began) if isinstance(began, bytes) else kind.from_state(game, options, began)
    table._decide_each(decisions)
    return table
