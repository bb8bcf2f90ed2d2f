"""One game in progress as programs use it: seats decide, readers see what they may."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from secrets import token_bytes
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, empty_states, engine, key_words, share_of
from quarterdeck.games.base import SPECTATOR, Event, Game, Options, Reason
from quarterdeck.games.events import Event as EventStruct
from quarterdeck.games.options import seat_count, whole
from quarterdeck.table import errors
from quarterdeck.table.history import History
from quarterdeck.table.memory import remembered
from quarterdeck.table.past import Past, past_of
from quarterdeck.table.position import Position
from quarterdeck.table.records import FORMAT, Record, RecordDecision, RecordResult, RecordSeat, result
from quarterdeck.table.starting import CAREFUL, as_numbers, beginning
from quarterdeck.table.steps import Step


class Table:
    """A game of `game` with these options, dealt from `key` (32 bytes): one decision after another.

    Every state since the deal is kept, so that a reader who comes late sees the same events as one who was there.
    What a seat or spectator sees goes through `rules.redact` and nothing else. Synchronous; not thread-safe.

    Examples:
        >>> from quarterdeck import GAMES, Table
        >>> table = Table(GAMES["seas-of-strife"], {"players": 3}, key=bytes(32))
        >>> table
        <Table of seas-of-strife, ply 0: seat 0 to decide>
        >>> table.choices(0)
        {'card 11': 11}
        >>> table.decide(0, "card 11")
        >>> table.events(seat=2)[-1]
        {'event': 'play', 'seat': 0, 'card': 11}
    """

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None, key: bytes | None = None) -> None:
        """Deal: with default options, and from a key drawn at random, where none are given.

        Raises OptionError for impossible options and ValueError for a key that has not 32 bytes.
        """
        self.key = token_bytes(32) if key is None else bytes(key)
        self._open(game, game.complete(options or {}), "compiled")
        numbers = game.encode_options(self.options)
        self.history.begin(int(self._engine.start(self.history.states, numbers, key_words(self.key))))

    @classmethod
    def from_state(cls, game: Game, options: Mapping[str, Any], state: npt.NDArray[Any]) -> Table:
        """A game that begins at a full state (`full_state`) instead of a deal: its events and record begin there, too.

        Chance goes on as it would have gone there; `key` is empty. The rules run with bounds checks: interpreted, or
        compiled once somebody has called `engine(game, "checked").load()`. Raises OptionError for impossible options,
        and ValueError for what is no full state of this game with these options.

        Examples:
            >>> from quarterdeck import GAMES, Table
            >>> table = Table(GAMES["turn-the-tide"], {"players": 3})
            >>> other = Table.from_state(table.game, table.options, table.full_state())
            >>> other.legal(0) == table.legal(0), other.ply, other.events(seat=0)
            (True, 0, [])
        """
        table = cls.__new__(cls)
        table.key = b""
        table._open(game, game.complete(options), CAREFUL)
        table._begin(beginning(game, table.options, state))
        return table

    def _open(self, game: Game, options: Options, mode: Mode) -> None:
        """Everything but the first state."""
        self.game = game
        self.options = options
        self.seats = seat_count(game, options)
        self._engine = engine(game, mode)
        if mode == CAREFUL:
            self._engine.open()
        self.history = History(game, self.seats, mode)
        """The game for who has looked at seats and actions before; with everything secret in it."""

    def _begin(self, state: npt.NDArray[Any]) -> None:
        """Take the first state, shape (1,)."""
        self.history.states[:1] = state
        self.history.begin(int(self._engine.owing(self.history.states, 0)))

    @property
    def ply(self) -> int:
        """Decisions applied so far."""
        return self.history.ply

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return not self.history.pending

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision, ascending; none when the game is over."""
        return self.history.pending

    @property
    def decisions(self) -> list[tuple[int, int]]:
        """Every decision applied so far, as (seat, action)."""
        return list(self.history.decisions)

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` may choose now, ascending; none where it owes nothing. Raises UnknownSeat."""
        self._check_seat(seat)
        return list(self.history.legal(seat))

    def choices(self, seat: int) -> dict[str, int]:
        """What `seat` may choose now: the actions of `legal` by their names. Raises UnknownSeat."""
        return {self.game.action_text(action): action for action in self.legal(seat)}

    def why(self, seat: int, action: int | str) -> Reason | None:
        """Why `seat` may not choose `action` (its number or name) now; None where it may. Raises UnknownSeat."""
        refusal = self._refused(seat, self._number(action))
        return refusal.reason if refusal is not None else None

    def illegal(self, seat: int) -> dict[int, Reason]:
        """The actions on the seat's own cards that are not legal now, each with its reason. Raises UnknownSeat."""
        self._check_seat(seat)
        return dict(self.history.illegal(seat))

    def decide(self, seat: int, action: int | str) -> None:
        """Carry out a decision: the action's number, or its name (`Game.action_names`).

        Raises GameOver, UnknownSeat, UnknownAction, NotYourTurn or IllegalAction.
        """
        seat, number = whole(seat), self._number(action)
        if not self._sensible(seat, number) or not self.history.step(seat, number):
            raise self._refusal(seat, number)

    def decide_all(self, seat: int, actions: Sequence[int | str]) -> None:
        """Carry out decisions of one seat in order, all or none; raises as `decide` does."""
        at = self.ply
        try:
            for action in actions:
                self.decide(seat, action)
        except errors.TableError:
            self.history.rewind(at)
            raise

    def check(self, seat: int, actions: Sequence[int | str]) -> None:
        """Raise what `decide_all` would raise, and change nothing."""
        if len(actions) == 1:
            if (refusal := self._refused(seat, self._number(actions[0]))) is not None:
                raise refusal
            return
        at = self.ply
        self.decide_all(seat, actions)
        self.history.rewind(at)

    def change(self, seat: int, actions: Sequence[int | str]) -> None:
        """Put `actions` in the place of what `chosen` has for a seat, all or none: others' choices stay as they are.

        Raises NothingToChange where nothing of the seat waits to be revealed, else as `decide` does.
        """
        self._check_seat(seat)
        at = self.history.last_told()
        waiting = self.history.decisions[at:]
        if all(other != seat for other, _ in waiting):
            raise errors.nothing_to_change(seat)
        self.history.rewind(at)
        try:
            self._decide_each((other, action) for other, action in waiting if other != seat)
            self.decide_all(seat, actions)
        except errors.TableError:
            self.history.rewind(at)
            self._decide_each(waiting)
            raise

    def check_change(self, seat: int, actions: Sequence[int | str]) -> None:
        """Raise what `change` would raise, and change nothing."""
        waiting = self.history.decisions[self.history.last_told() :]
        at = self.ply - len(waiting)
        self.change(seat, actions)
        self.history.rewind(at)
        self._decide_each(waiting)

    def takes_back(self, seat: int) -> int | None:
        """The earliest ply to which `seat` may go back; None where its last decision stands. Raises UnknownSeat.

        All decisions since then are the seat's own, have told nothing but themselves and drawn nothing.
        """
        self._check_seat(seat)
        return self.history.takes_back(seat)

    def take_back(self, ply: int) -> None:
        """Go back to where `ply` decisions had been made, whoever has made the others and whatever they have told.

        Raises NothingToTakeBack for a ply that there was not, or that is now.
        """
        ply = whole(ply)
        if type(ply) is not int or not 0 <= ply < self.ply:
            raise errors.nothing_to_take_back(ply, self.ply)
        self.history.rewind(ply)

    def alternatives(self, seat: int) -> list[int]:
        """What the seat could have chosen in place of the first of `chosen`, ascending; none where there is none.

        Raises UnknownSeat. No seat's legal actions depend on what others have chosen and nobody has seen.
        """
        self._check_seat(seat)
        return self.history.alternatives(seat)

    def count(self, seat: int) -> int:
        """How many decisions `seat` has made. Raises UnknownSeat."""
        self._check_seat(seat)
        return self.history.counts[seat]

    def chosen(self, seat: int) -> list[int]:
        """The seat's decisions of a simultaneous choice that has not been revealed. Raises UnknownSeat.

        A choice is revealed by the first step that has events.
        """
        self._check_seat(seat)
        return self.history.chosen(seat)

    @property
    def revealed(self) -> bool:
        """Nobody has chosen what waits to be revealed (`chosen`)."""
        return self.history.last_told() == self.ply

    def position(self, seat: int) -> Position:
        """The state as `seat` may know it (-1: a spectator), to be read by people. Raises UnknownSeat."""
        return Position(self.game, self.view(seat)[0], seat)

    def view(self, seat: int) -> npt.NDArray[Any]:
        """The state as `seat` may know it (-1: a spectator), shape (1,), the reader's own. Raises UnknownSeat."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        out = empty_states(self.game, 1)
        self.history.look(seat, out)
        return out

    def full_state(self) -> npt.NDArray[Any]:
        """The state with everything secret in it, shape (1,): for who leads a game, and for nobody who plays."""
        return self.history.states[self.ply : self.ply + 1].copy()

    def past(self, seat: int) -> Past:
        """What `seat` remembers of the play since cards were last dealt, for a bot. Raises UnknownSeat."""
        self._check_seat(seat)
        history = self.history
        return past_of(self.game, history.states, history.ply, history.decisions, seat, history.mode)

    def events(self, seat: int, start: int = 0) -> list[Event]:
        """The events that `seat` has seen so far (-1: a spectator), from the `start`-th on, in a new list of shared
        dicts. Raises UnknownSeat."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        return list(self.history.events(seat, start))

    def typed_events(self, seat: int, start: int = 0) -> list[EventStruct]:
        """Return `events` as the Structs that the game declares, which type checkers and editors know.

        A field that is hidden from the seat is UNSET or None, as in the event's declaration. Raises UnknownSeat.

        Examples:
            >>> from quarterdeck import GAMES, Table
            >>> table = Table(GAMES["turn-the-tide"], {"players": 3}, key=bytes(32))
            >>> table.typed_events(seat=0)[0].event_name
            'deal'
        """
        return [self.game.events.typed(event) for event in self.events(seat, start)]

    def events_alike(self, start: int) -> list[Event] | None:
        """`events` from the `start`-th on where every reader is told the same, not to be changed; else None."""
        return self.history.events_alike(start)

    def catch_up(self, seat: int, most: int) -> bool:
        """Read what at most so many states told `seat`, for the next `events`; whether those are all.

        What a long game told is so read a little at a time. Raises UnknownSeat.
        """
        if seat != SPECTATOR:
            self._check_seat(seat)
        return self.history.catch_up(seat, most)

    def remembered(self, seat: int) -> list[Event]:
        """`events` as they may be looked at where players must remember: as many of them, without what lies open no
        longer (`quarterdeck.table.memory`). Raises UnknownSeat."""
        return remembered(self.game, self.events(seat), seat)

    def steps(self, start: int = 0) -> list[Step]:
        """Where decisions stand between the events, the same for every reader, from the `start`-th on: see `Step`."""
        return self.history.steps()[start:]

    def steps_since(self, events: int) -> list[Step]:
        """The steps that end once more than so many events have happened."""
        return self.history.steps_since(events)

    def decided_after(self, events: int) -> range:
        """The plies of what was decided once so many events had happened, up to what it led to; none where no step
        ended there, or nothing has come of it yet."""
        ends = [step.events for step in self.steps()]
        if events not in ends[:-1]:
            return range(0)
        at = ends.index(events)
        told = np.flatnonzero(self.history.states["events"][: self.ply + 1]).tolist()
        return range(told[at], told[at + 1])

    def everything(self) -> list[Event]:
        """All events with everything secret in them: for the record, and for nobody who plays."""
        return [event for at in range(self.ply + 1) for event in self.game.events.read(self.history.states[at])]

    def finished_rounds(self) -> list[Event]:
        """`everything` up to where the last round ended: to be shown only where that tells nothing of the running one
        (`Game.fresh_rounds`)."""
        events = self.everything()
        ends = [at for at, event in enumerate(events, 1) if event["event"] in self.game.round_ends]
        return events[: ends[-1]] if ends else []

    def result(self) -> RecordResult | None:
        """Return winners, shares of the win and scores; None while the game runs."""
        if not self.is_over:
            return None
        shares = share_of(self.game, self.history.states, self.ply, self.seats, self.history.mode)
        return result(shares, self._scores())

    def record(self, seats: Sequence[Mapping[str, str]]) -> Record:
        """The account of the game so far; `seats` are those of a `RecordSeat`, one a seat. Raises ValueError."""
        if len(seats) != self.seats:
            raise ValueError(f"the record needs {self.seats} seats, not {len(seats)}")
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

    def _decide_each(self, decisions: Iterable[tuple[int, int]]) -> None:
        for seat, action in decisions:
            self.decide(seat, action)

    def _scores(self) -> list[int]:
        scores = np.zeros(self.game.max_seats, np.int64)
        count = self._engine.score(self.history.states, self.ply, scores)
        found: list[int] = scores[:count].tolist()
        return found

    def _number(self, action: int | str) -> Any:
        """The action's number; what is no name of one is left to be refused."""
        return self.game.action_numbers.get(action, action) if isinstance(action, str) else whole(action)

    def _check_seat(self, seat: int) -> None:
        if type(whole(seat)) is not int or not 0 <= seat < self.seats:
            raise errors.unknown_seat(seat, self.seats)

    def _sensible(self, seat: int, action: int) -> bool:
        """Both are numbers that the game has."""
        return type(seat) is int and type(action) is int and 0 <= seat < self.seats and 0 <= action < self.game.actions

    def _refused(self, seat: int, action: int) -> errors.TableError | None:
        """What is wrong with a decision; None where it is legal. Raises UnknownSeat."""
        self._check_seat(seat)
        seat = whole(seat)
        allowed = self._sensible(seat, action) and action in self.history.legal(seat)
        return None if allowed else self._refusal(seat, action)

    def _refusal(self, seat: int, action: int) -> errors.TableError:
        """What is wrong with a decision that is not legal."""
        self._check_seat(seat)
        if self.is_over:
            return errors.game_over()
        if not self._sensible(seat, action):
            return errors.unknown_action(action, self.game.actions)
        if seat not in self.pending:
            return errors.not_your_turn(seat, self.pending)
        return errors.IllegalAction(self.history.why(seat, action))

    def clone(self) -> Table:
        """The same table once more: what is decided at one changes nothing at the other."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, history=self.history.clone())
        return other

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Game, options, what it began with and the decisions are the table: all else follows from them."""
        began = self.key or self.history.states[:1]
        return _again, (self.game, self.options, began, self.history.decisions)

    def __repr__(self) -> str:
        """Where the game stands; nothing that anybody may not know."""
        seats = " and ".join(map(str, self.pending))
        stands = f"seat {seats} to decide" if seats else "over"
        return f"<Table of {self.game.id}, ply {self.ply}: {stands}>"


def _again(
    game: Game, options: Options, began: bytes | npt.NDArray[Any], decisions: Sequence[tuple[int, int]]
) -> Table:
    """The table of a pickle."""
    table = Table(game, options, began) if isinstance(began, bytes) else Table.from_state(game, options, began)
    table._decide_each(decisions)
    return table
