"""The adapter to OpenSpiel: importing this module registers every installed game.

    import pyspiel
    import quarterdeck.envs.open_spiel
    game = pyspiel.load_game("quarterdeck_seas_of_strife(players=3,rules=strife)")

A game's options that are numbers, choices or switches (`on` or `off`) are parameters of its string. So is `deals`: the
first node is a chance node, which draws one of `deals` deals. All later chance of the game follows from the deal. If
several seats owe a decision at the same time (bids, Feud's orders), the lowest seat decides first, and the others do
not see its choice. Utilities are shares of the win.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from quarterdeck.envs.playing import Playing
from quarterdeck.extras import needed
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.dependent import ByOption, SameAs
from quarterdeck.games.observation import PART
from quarterdeck.games.options import Option
from quarterdeck.games.registry import as_game
from quarterdeck.table import Table
from quarterdeck.table.history import History
from quarterdeck.table.past import Decision

with needed("quarterdeck.envs.open_spiel needs", "open_spiel"):
    import pyspiel

__all__ = ["game_name", "register"]

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEALS = 1000
"""The number of deals of the games that are registered by the import."""
LONGEST = 20_000
"""The most decisions in a game, as declared to OpenSpiel."""
LARGEST = 1 << 14
"""The most numbers that a history may have. Games with longer histories have no `information_state_tensor`."""
SCALE = np.float32(1 / PART)
"""The factor for all numbers of a history. It is a float32, so that no product is computed as float64."""
Numbers = npt.NDArray[Any]
SWITCH = {"on": True, "off": False}


def game_name(game: Game) -> str:
    """Return the name under which a game is registered by the import of this module."""
    return f"quarterdeck_{game.id.replace('-', '_')}"


def register(game: Game | str, options: Mapping[str, Any] | None = None, name: str = "", deals: int = DEALS) -> str:
    """Register a game with these options, and return its name. Its other options are parameters. Raises OptionError."""
    found = as_game(game)
    entry = Entry(found, dict(options or {}), name or game_name(found), deals)
    # A class, because OpenSpiel releases it after Python has ended, and would then free any other object.
    pyspiel.register_game(entry.type(entry.playing({})), type(entry.name, (SpielGame,), {"entry": entry}))
    return entry.name


class Entry(NamedTuple):
    """A registered game, as `register` takes it."""

    game: Game
    options: dict[str, Any]
    name: str
    deals: int

    @property
    def free(self) -> list[Option]:
        """The options that `register` has not fixed."""
        return [option for option in self.game.options if option.name not in self.options]

    @property
    def parameters(self) -> dict[str, int | str]:
        """The parameters with their defaults; -1 or an empty text if a default depends on other options."""
        chosen = self.game.complete(self.options)
        defaults = {option.name: _default(option, chosen.get(option.name)) for option in self.free}
        return {"deals": self.deals, **{name: value for name, value in defaults.items() if value is not None}}

    def playing(self, given: Mapping[str, int | str]) -> Playing:
        """Prepare games with these values of parameters. Raises OptionError."""
        switches = {option.name for option in self.free if option.kind == "switch"}
        values = {name: value.strip("'") if isinstance(value, str) else value for name, value in given.items()}
        chosen = {name: SWITCH.get(str(value), value) if name in switches else value for name, value in values.items()}
        return Playing(self.game, {**self.options, **chosen})

    def type(self, playing: Playing) -> Any:
        """Return OpenSpiel's description of the game."""
        fewest, most = next(((o.low, o.high) for o in self.free if o.name == "players"), (playing.seats, playing.seats))
        alone = playing.seats == 1  # the only player plays against the game, which may win
        return pyspiel.GameType(
            short_name=self.name,
            long_name=f"{self.game.id} (Quarterdeck, rules {self.game.version})",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=getattr(pyspiel.GameType.Utility, "GENERAL_SUM" if alone else "CONSTANT_SUM"),
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=history_room(playing) > 0,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification=self.parameters,
        )


def history_room(playing: Playing) -> int:
    """Return how many numbers the longest history of these games needs; 0 if it has no bound, or needs over LARGEST."""
    most = playing.game.longest_history(playing.options) or 0
    return most if most <= LARGEST else 0


def _default(option: Option, value: Any) -> int | str | None:
    """Return an option's default as a parameter; None if its values are lists or objects: no parameter has these."""
    if option.kind != "prices" and isinstance(option.default, SameAs | ByOption):
        return "" if isinstance(value, str | bool) else -1
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, int | str) else None


class SpielGame(pyspiel.Game):
    """A game in the form that OpenSpiel expects; `register` makes a subclass for each registered game."""

    entry: Entry

    def __init__(self, parameters: Mapping[str, int | str]) -> None:
        """Prepare a game with the values of all its parameters. Raises OptionError, and ValueError for `deals`."""
        given = dict(parameters.items() - self.entry.parameters.items())
        given |= {name: f"'{value}'" for name, value in given.items() if value == "true"}
        self.deals = int(parameters["deals"])
        if self.deals < 1:
            raise ValueError(f"deals cannot be {self.deals}: it is 1 or more")
        self.playing = self.entry.playing({name: value for name, value in given.items() if name != "deals"})
        self.room = history_room(self.playing)
        self._kind = kind = self.entry.type(self.playing)
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.playing.game.actions, 1),
            max_chance_outcomes=self.deals,
            num_players=self.playing.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def get_type(self) -> Any:
        """Return OpenSpiel's description of the game, the same object every time: its environment reads it often."""
        return self._kind

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer of all that a player sees, or sees and remembers; None if only a part is requested."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self, kind.perfect_recall) if whole else None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what another process needs to register and load the game."""
        return _load, (self.entry, str(self))


def _load(entry: Entry, text: str) -> Any:
    if entry.name not in pyspiel.registered_names():
        register(*entry)
    return pyspiel.load_game(text)


class Observations:
    """What all seats observe and remember, computed when it is requested; copies, also by pickle, start empty."""

    def __init__(self, playing: Playing, room: int) -> None:
        """Prepare for a game; `room`: see `history_room`."""
        self._playing = playing
        self.room = room
        self._read = self._end = 0
        self._told: Numbers | None = None
        """For each seat, the events that it has seen in the states before ply `_read`: `_end` numbers, then zeros."""
        self._seen: Numbers | None = None
        self._known: Numbers | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Observations, (self._playing, self.room)

    def expire(self) -> None:
        """Forget the results for the state before a decision."""
        self._seen = self._known = None

    def seen(self, table: Table | None) -> Numbers:
        """Return what each seat observes, shape (seats, width); zeros before the deal."""
        if self._seen is None:
            self._seen = self._playing.observe_all(table)
        return self._seen

    def known(self, table: Table | None) -> Numbers:
        """Return what each seat observes, then its history, shape (seats, width + room); zeros before the deal.

        A history has the bytes of all events that the seat has seen (docs/lean-records.md), then -1 - action for each
        of its own decisions that no event has followed yet, all times SCALE, and zeros.
        """
        if self._known is None:
            width, seats = self._playing.layout.width, self._playing.seats
            if self._told is None:
                self._told = np.zeros((seats, self.room), np.float32)
            waiting = self._listen(table.history, self._told) if table is not None else []
            self._known = np.empty((seats, width + self.room), np.float32)
            self._playing.observe_all(table, self._known[:, :width])
            self._known[:, width:] = self._told
            places = [width + self._end] * seats
            for seat, action in waiting:
                self._known[seat, places[seat]] = (-1 - action) * SCALE
                places[seat] += 1
        return self._known

    def _listen(self, history: History, told: Numbers) -> list[Decision]:
        """Append the events since the last call to `told`; return the decisions that no event has followed yet."""
        last = history.last_told()
        if self._read <= last:
            buffer, lengths, are_open = history.states["event"], history.states["events"], history.marks["open"]
            for ply in range(self._read, last + 1):
                if length := lengths.item(ply):
                    place = slice(self._end, self._end + length)
                    if are_open.item(ply):
                        told[:, place] = buffer[ply, :length] * SCALE
                    else:
                        for seat in range(len(told)):
                            told[seat, place] = history.view(ply, seat)["event"][0, :length] * SCALE
                    self._end += length
            self._read = last + 1
        return history.decisions[last:]


class SpielState(pyspiel.State):
    """A game in progress; `table` is None before the deal."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._playing: Playing = game.playing
        self._deals: int = game.deals
        self.table: Table | None = None
        self._asked = CHANCE
        self._observations = Observations(self._playing, game.room)

    def current_player(self) -> int:
        """Return the seat that decides next."""
        return self._asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player) if player >= 0 else []

    def _seat(self, player: int | None) -> int:
        """Return `player`, or the one that decides next if it is None."""
        return self._asked if player is None else player

    # Python programs call the next four methods. OpenSpiel's own methods would use C++ and copy number by number.

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return a player's legal actions, by default those of the player that decides next; all others have none."""
        if player not in (None, self._asked):
            return []
        return list(self.table.history.legal(self._asked)) if self.table else list(range(self._deals))

    def observation_tensor(self, player: int | None = None) -> Numbers:
        """Return what a player observes, by default the one that decides next. Raises ValueError if no player does."""
        return cast(Numbers, self._observations.seen(self.table)[self._observing(player)])

    def information_state_tensor(self, player: int | None = None) -> Numbers:
        """Return what a player observes, then its history (`Observations.known`). Raises ValueError if too long."""
        if not self._observations.room:
            raise ValueError("there is no information_state_tensor: the options do not bound the length of a game")
        return cast(Numbers, self._observations.known(self.table)[self._observing(player)])

    def _observing(self, player: int | None) -> int:
        if not 0 <= (seat := self._seat(player)) < self._playing.seats:
            raise ValueError(f"player {seat} observes nothing: give one from 0 to {self._playing.seats - 1}")
        return seat

    def rewards(self) -> list[float]:
        """Return the rewards of the last decision: the shares of the win if it ended the game, otherwise zeros."""
        return self.returns()

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            key = hashlib.sha256(f"{self._playing.game.id} {action}".encode()).digest()
            self.table = self._playing.deal(key)
        elif not self.table.history.step(self._asked, action):  # faster than `decide`, which raises the error
            self.table.decide(self._asked, action)
        pending = self.table.history.pending
        self._asked = pending[0] if pending else TERMINAL
        self._observations.expire()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else self._playing.game.action_text(action)

    def is_chance_node(self) -> bool:
        """Whether the deal comes next."""
        return self._asked == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._asked == TERMINAL

    def returns(self) -> list[float]:
        """Return the shares of the win; zeros while the game runs."""
        return self._playing.returns(self.table) if self.table and self.is_terminal() else [0.0] * self._playing.seats

    def __str__(self) -> str:
        return "not dealt" if self.table is None else str(self.table.view(-1))

    def information_state_string(self, player: int | None = None) -> str:
        """Return `Table.information_state` of a player, by default of the one that decides next."""
        seat = self._seat(player)
        return self.table.information_state(seat) if self.table and seat >= 0 else "not dealt"

    def observation_string(self, player: int | None = None) -> str:
        """Return the position, without the cards that are hidden from the player."""
        seat = self._seat(player)
        return str(self.table.view(max(seat, -1))) if self.table else "not dealt"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game, and the state as `serialize` writes it."""
        return self.get_game().deserialize_state, (self.serialize(),)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a random state that agrees with all that the player knows."""
        other: SpielState = self.clone()
        if self.table is not None:
            key = b"".join(int(sampler() * 2**32).to_bytes(4, "little") for _ in range(8))
            other.table = self.table.resampled(player, key)
        return other


class Observer:
    """Writes one of a state's arrays into `tensor` (float32), which is None if `recall` requests a missing array."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall, width = recall, game.playing.layout.width
        self._read = SpielState.information_state_tensor if recall else SpielState.observation_tensor
        numbers = np.zeros(width + game.room * recall, np.float32)
        self.tensor = None if recall and not game.room else numbers
        parts = {"observation": numbers[:width], "history": numbers[width:]}
        self.dict = {name: part for name, part in parts.items() if self.tensor is not None and part.size}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player observes."""
        if self.tensor is not None:
            self.tensor[:] = self._read(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's information state, or the position as the player may see it."""
        return state.information_state_string(player) if self._recall else state.observation_string(player)


for _game in GAMES.values():
    register(_game)
