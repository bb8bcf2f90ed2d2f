"""The class `Table`, by which programs play a game: seats decide, and each reader receives what it may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from secrets import token_bytes
from typing import Any

import numpy.typing as npt

from quarterdeck.engine import Mode, engine, key_words
from quarterdeck.games.base import Game
from quarterdeck.games.events import Event as EventStruct
from quarterdeck.games.options import Options, seat_count, whole
from quarterdeck.games.registry import as_game
from quarterdeck.games.types import Event, Reason
from quarterdeck.table import checks, errors
from quarterdeck.table.history import History
from quarterdeck.table.memory import remembered
from quarterdeck.table.observed import Observed
from quarterdeck.table.past import SECRET, Past, Play
from quarterdeck.table.position import Position
from quarterdeck.table.records import FORMAT, Record, RecordDecision, RecordResult, RecordSeat
from quarterdeck.table.starting import CAREFUL, as_numbers, beginning
from quarterdeck.table.steps import Step


class Table(Observed):
    """A game in progress, dealt from `key` (32 bytes) and advanced one decision at a time.

    The table keeps every state since the deal, so a reader who arrives late receives the same events as one who was
    present from the beginning. All that a seat or a spectator receives passes through `rules.redact`. Methods are
    synchronous and not thread-safe. The examples of the methods continue this one.

    Examples:
        >>> from quarterdeck import GAMES, Table
        >>> table = Table(GAMES["seas-of-strife"], {"players": 3}, key=bytes(32))
        >>> table
        <Table of seas-of-strife, ply 0: seat 0 to decide>
        >>> table.choices(0)
        {'card 11': 11}
        >>> table.decide(0, "card 11")
        >>> bids = Table("turn-the-tide", {"players": 3}, key=bytes(32))
        >>> bids.decide(0, "card 1")
    """

    def __init__(self, game: Game | str, options: Mapping[str, Any] | None = None, key: bytes | None = None) -> None:
        """Deal a game, given as a `Game` or by its id.

        Without `options` the game's defaults apply; without `key` a random key is drawn. Raises UnknownGameError,
        OptionError for impossible options, and ValueError for a key that is not 32 bytes long.
        """
        game = as_game(game)
        self.key = token_bytes(32) if key is None else bytes(key)
        self._open(game, game.complete(options or {}), "fast")
        numbers = game.encode_options(self.options)
        self._engine.start(self.history.states, numbers, key_words(self.key))
        self.history.begin()

    @classmethod
    def from_state(cls, game: Game | str, options: Mapping[str, Any], state: npt.NDArray[Any]) -> Table:
        """Return a table whose game begins at a full state (see `full_state`) instead of a deal.

        Its events and its record begin at that state, too. Random draws continue as they would have from that state;
        `key` is empty. The rules run with bounds checks: interpreted, or as machine code after `engine(game,
        "checked").compile()`. Raises OptionError for impossible options, and ValueError if `state` is not a full state
        of this game with these options.

        Examples:
            >>> Table.from_state(table.game, table.options, table.full_state())
            <Table of seas-of-strife, ply 0: seat 1 to decide>
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
        self._engine = engine(game, mode)
        self.history = History(game, self.seats, mode)
        """The states and decisions, with everything secret in them. Its methods do not check seats and actions."""

    @property
    def ply(self) -> int:
        """The number of decisions applied so far.

        Examples:
            >>> table.ply
            1
        """
        return self.history.ply

    @property
    def is_over(self) -> bool:
        """Whether the game has ended.

        Examples:
            >>> table.is_over
            False
        """
        return not self.history.pending

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision, ascending; empty when the game is over.

        Examples:
            >>> table.pending
            (1,)
        """
        return self.history.pending

    @property
    def decisions(self) -> list[tuple[int, int]]:
        """A list of every decision applied so far, as (seat, action).

        Examples:
            >>> table.decisions
            [(0, 11)]
        """
        return list(self.history.decisions)

    @property
    def event_count(self) -> int:
        """The number of events so far, which is the same for every reader.

        Examples:
            >>> table.event_count
            2
        """
        return self.history.events_at(self.ply)

    def legal(self, seat: int) -> list[int]:
        """Return the actions that `seat` may choose now, ascending; empty if it owes no decision. Raises UnknownSeat.

        Examples:
            >>> table.legal(1)
            [12, 15, 16]
        """
        checks.check_seat(self.history, seat)
        return list(self.history.legal(seat))

    def choices(self, seat: int) -> dict[str, int]:
        """Return the numbers of the actions that `seat` may choose now, by the actions' names. Raises UnknownSeat.

        Examples:
            >>> table.choices(1)
            {'card 12': 12, 'card 15': 15, 'card 16': 16}
        """
        return {self.game.action_text(action): action for action in self.legal(seat)}

    def why(self, seat: int, action: int | str) -> Reason | None:
        """Return why `seat` may not choose `action` (its number or name) now, or None if it may. Raises UnknownSeat.

        Examples:
            >>> table.why(1, "card 34").words
            'you hold red'
        """
        refusal = checks.refused(self.history, seat, checks.number(self.game, action))
        return refusal.reason if refusal is not None else None

    def illegal(self, seat: int) -> dict[int, Reason]:
        """Return the illegal actions that the seat could try with its own cards now, each with its reason.

        Empty if the seat owes no decision. Raises UnknownSeat.

        Examples:
            >>> table.illegal(1)[22].words
            'you hold red'
        """
        checks.check_seat(self.history, seat)
        return dict(self.history.illegal(seat))

    def illegal_rows(self, seat: int) -> list[bytes]:
        """Return the same as `illegal`, as rows of bytes that `history.illegal_action` decodes.

        Equal rows have equal meanings, so a caller can cache what it makes of them. Raises UnknownSeat.

        Examples:
            >>> len(table.illegal_rows(1)) == len(table.illegal(1))
            True
        """
        checks.check_seat(self.history, seat)
        return self.history.illegal_rows(seat)

    def decide(self, seat: int, action: int | str) -> None:
        """Apply a decision: the action's number, or its name (`Game.action_names`).

        Raises GameOver, UnknownSeat, UnknownAction, NotYourTurn or IllegalAction.

        Examples:
            >>> table.decide(1, "card 12")
        """
        seat, number = whole(seat), checks.number(self.game, action)
        if not checks.sensible(self.history, seat, number) or not self.history.step(seat, number):
            raise checks.refusal(self.history, seat, number)

    def decide_all(self, seat: int, actions: Sequence[int | str]) -> None:
        """Apply several decisions of one seat in order, all or none. Raises as `decide` does.

        Examples:
            >>> table.decide_all(1, ["card 12"])
        """
        at = self.ply
        try:
            for action in actions:
                self.decide(seat, action)
        except errors.TableError:
            self.history.rewind(at)
            raise

    def check(self, seat: int, actions: Sequence[int | str]) -> None:
        """Raise what `decide_all` would raise, and change nothing.

        Examples:
            >>> table.check(1, ["card 12"])
        """
        if len(actions) == 1:
            number = checks.number(self.game, actions[0])
            if (refusal := checks.refused(self.history, seat, number)) is not None:
                raise refusal
            return
        at = self.ply
        self.decide_all(seat, actions)
        self.history.rewind(at)

    def change(self, seat: int, actions: Sequence[int | str]) -> None:
        """Replace the seat's choices that wait to be revealed (`chosen`) with `actions`, all or none.

        Choices of other seats stay as they are. Raises NothingToChange if no choice of the seat waits to be revealed;
        otherwise raises as `decide` does.

        Examples:
            >>> bids.change(0, ["card 7"])
        """
        checks.check_seat(self.history, seat)
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
        """Raise what `change` would raise, and change nothing.

        Examples:
            >>> bids.check_change(0, ["card 7"])
        """
        waiting = self.history.decisions[self.history.last_told() :]
        at = self.ply - len(waiting)
        self.change(seat, actions)
        self.history.rewind(at)
        self._decide_each(waiting)

    def undo_limit(self, seat: int) -> int | None:
        """Return the earliest ply to which `seat` may go back, or None if its last decision stands. Raises UnknownSeat.

        All decisions since that ply are the seat's own. They revealed nothing but themselves and caused no random draw.

        Examples:
            >>> bids.undo_limit(0)
            0
        """
        checks.check_seat(self.history, seat)
        return self.history.undo_limit(seat)

    def undo(self, ply: int) -> None:
        """Return to the state after `ply` decisions, regardless of who made the later ones and what they revealed.

        Raises NothingToTakeBack unless `ply` is earlier than the current one.

        Examples:
            >>> table.undo(0)
        """
        ply = whole(ply)
        if type(ply) is not int or not 0 <= ply < self.ply:
            raise errors.nothing_to_take_back(ply, self.ply)
        self.history.rewind(ply)

    def alternatives(self, seat: int) -> list[int]:
        """Return the actions that the seat could have chosen instead of the first of `chosen`, ascending.

        Empty if `chosen` is empty. No seat's legal actions depend on choices that are not yet revealed. Raises
        UnknownSeat.

        Examples:
            >>> bids.alternatives(0)[:3]
            [1, 7, 10]
        """
        checks.check_seat(self.history, seat)
        return self.history.alternatives(seat)

    def count(self, seat: int) -> int:
        """Return the number of decisions that `seat` has made. Raises UnknownSeat.

        Examples:
            >>> table.count(0)
            1
        """
        checks.check_seat(self.history, seat)
        return self.history.counts[seat]

    def chosen(self, seat: int) -> list[int]:
        """Return the seat's decisions in a simultaneous choice that is not yet revealed. Raises UnknownSeat.

        The first step that has events reveals a choice.

        Examples:
            >>> bids.chosen(0)
            [1]
        """
        checks.check_seat(self.history, seat)
        return self.history.chosen(seat)

    def position(self, seat: int) -> Position:
        """Return the state as `seat` may know it (-1: a spectator), to be printed for people. Raises UnknownSeat.

        Examples:
            >>> table.position(1)
            <Position of seas-of-strife, as seat 1 sees it: play>
        """
        return Position(self.game, self.view(seat)[0], seat)

    def view(self, seat: int) -> npt.NDArray[Any]:
        """Return the state as `seat` may know it (-1: a spectator), a new array of shape (1,). Raises UnknownSeat.

        Examples:
            >>> table.view(1)["turn"]
            array([1], dtype=int8)
        """
        checks.check_reader(self.history, seat)
        return self.history.view(self.ply, seat)

    def full_state(self) -> npt.NDArray[Any]:
        """Return a copy of the state, shape (1,), with everything secret in it.

        It is for the program that runs the game, never for a player.

        Examples:
            >>> table.full_state()["turn"]
            array([1], dtype=int8)
        """
        return self.history.states[self.ply : self.ply + 1].copy()

    def past(self, seat: int) -> Past:
        """Return what `seat` remembers of the play, as bots need it. Raises UnknownSeat.

        Examples:
            >>> table.past(1)
            <Past of 1 decisions, and 0 stretches before>
        """
        checks.check_seat(self.history, seat)
        return self.history.past(self.ply, seat)

    def events(self, seat: int, start: int = 0) -> list[Event]:
        """Return the events that `seat` has seen so far (-1: a spectator), from index `start` on.

        The list is new, but its dicts are shared: do not change them. Raises UnknownSeat.

        Examples:
            >>> table.events(seat=2)[-1]
            {'event': 'play', 'seat': 0, 'card': 11}
        """
        checks.check_reader(self.history, seat)
        return list(self.history.events(seat, start))

    def typed_events(self, seat: int, start: int = 0) -> list[EventStruct]:
        """Return `events` as instances of the Structs that the game declares, for type checkers and editors.

        A field that is hidden from the seat is UNSET or None, as in the event's declaration. Raises UnknownSeat.

        Examples:
            >>> table.typed_events(seat=2)[-1].card
            11
        """
        return [self.game.events.typed(event) for event in self.events(seat, start)]

    def events_alike(self, start: int) -> list[Event] | None:
        """Return `events` from index `start` on if they are the same for every reader, else None.

        The list and its dicts are shared: do not change them.

        Examples:
            >>> table.events_alike(1)
            [{'event': 'play', 'seat': 0, 'card': 11}]
        """
        return self.history.events_alike(start)

    def catch_up(self, seat: int, most: int) -> bool:
        """Read the events of at most `most` more states for `seat`, and return whether all have been read.

        In a long game, the next call of `events` has much to read; repeated calls of this method spread that work over
        time. Raises UnknownSeat.

        Examples:
            >>> table.catch_up(1, most=10)
            True
        """
        checks.check_reader(self.history, seat)
        return self.history.catch_up(seat, most)

    def remembered(self, seat: int) -> list[Event]:
        """Return as many events as `events`, but without the cards that players must remember.

        See `quarterdeck.table.memory`. Raises UnknownSeat.

        Examples:
            >>> len(table.remembered(1))
            2
        """
        return remembered(self.game, self.events(seat), seat)

    def steps(self, start: int = 0) -> list[Step]:
        """Return the steps from index `start` on (see `Step`). They are the same for every reader.

        Examples:
            >>> table.steps(1)
            [Step(events=2, pending=[1], phase='play', now=[0, 0, 0])]
        """
        return self.history.steps()[start:]

    def steps_since(self, events: int) -> list[Step]:
        """Return the steps that end after more than `events` events.

        Examples:
            >>> table.steps_since(1)
            [Step(events=2, pending=[1], phase='play', now=[0, 0, 0])]
        """
        return self.history.steps_since(events)

    def plays_after(self, events: int, seat: int) -> list[Play]:
        """Return the decisions made after `events` events and before the next event, as far as `seat` may know them.

        Empty if no step ends after that number of events, or if no event has followed yet.

        Examples:
            >>> [play.seat for play in table.plays_after(1, 0)]
            [0]
        """
        plies = self.history.decided_after(events)
        known = self.history.known(plies.start, plies.stop, seat)
        view = self.history.view(plies.start, seat)
        return [Play(view, by, action) for by, action in known if action != SECRET]

    def everything(self) -> list[Event]:
        """Return all events, including everything secret: for the record, never for a player.

        Examples:
            >>> [len(hand) for hand in table.everything()[0]["hands"]]
            [15, 15, 15]
        """
        return self.history.everything()

    def finished_rounds(self) -> list[Event]:
        """Return all events up to the end of the last finished round, including everything secret.

        Show them to players only if they reveal nothing about the current round (`Game.fresh_rounds`).

        Examples:
            >>> table.finished_rounds()
            []
        """
        events = self.everything()
        ends = [at for at, event in enumerate(events, 1) if event["event"] in self.game.round_ends]
        return events[: ends[-1]] if ends else []

    def result(self) -> RecordResult | None:
        """Return the winners, shares of the win and scores, or None while the game runs.

        Examples:
            >>> table.result() is None
            True
        """
        return self.history.result()

    def record(self, seats: Sequence[Mapping[str, str]]) -> Record:
        """Return the record of the game so far.

        `seats`: for each seat the fields of a `RecordSeat`. Raises ValueError for a wrong number of seats, and for a
        `resampled` table.

        Examples:
            >>> table.record([{"name": name, "player": "human"} for name in "ABC"]).decisions
            [RecordDecision(seat=0, action=11)]
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

    def _decide_each(self, decisions: Iterable[tuple[int, int]]) -> None:
        for seat, action in decisions:
            self.decide(seat, action)

    def clone(self) -> Table:
        """Return an independent copy of the table.

        Examples:
            >>> table.clone().ply
            1
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, history=self.history.clone())
        return other

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what pickle stores: the game, the options, the key or first state, and the decisions."""
        self._check_real()
        began = self.key or self.history.states[:1]
        return _again, (self.game, self.options, began, self.history.decisions)

    def __repr__(self) -> str:
        """Return the game, the ply and the seats that owe a decision; nothing in it is secret."""
        seats = " and ".join(map(str, self.pending))
        stands = f"seat {seats} to decide" if seats else "over"
        return f"<Table of {self.game.id}, ply {self.ply}: {stands}>"


def _again(
    game: Game, options: Options, began: bytes | npt.NDArray[Any], decisions: Sequence[tuple[int, int]]
) -> Table:
    table = Table(game, options, began) if isinstance(began, bytes) else Table.from_state(game, options, began)
    table._decide_each(decisions)
    return table
