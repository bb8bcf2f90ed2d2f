"""What every game must prove: the conformance suite, for this project's games and for anyone's.

    from quarterdeck.testing import check_game
    check_game(GAMES["seas-of-strife"], {"players": 5, "passing": True}, seed=1)

Each check raises AssertionError saying which state (ply), seat and field is wrong. There is no list of exceptions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.games.base import SPECTATOR, Game, Option, Options
from quarterdeck.games.options import values_of
from quarterdeck.kernel import PyState, bind
from quarterdeck.kernel.slots import apply, init, legal_actions, pending, redact, reopen, resample, returns

INIT, PENDING, LEGAL, APPLY, RETURNS, REDACT, RESAMPLE, REOPEN = range(8)

MAX_PLIES = 100_000
"""A random game that has not ended by then counts as endless."""


def operate(
    what: int, states: Any, i: int, j: int, seat: int, action: int, options: Any, key: Any, legal: Any, out: Any
) -> int:
    """One rule function on row `i` of `states` (result to row `j` where it makes a state)."""
    state = states[i]
    if what == INIT:
        init(state, options, key)
    elif what == PENDING:
        return pending(state)
    elif what == LEGAL:
        return legal_actions(state, seat, legal)
    elif what == APPLY:
        apply(state, seat, action)
    elif what == RETURNS:
        returns(state, out)
    elif what == REDACT:
        redact(state, seat, states[j])
    elif what == RESAMPLE:
        resample(state, seat, key, states[j])
    elif what == REOPEN:
        reopen(state, seat)
    return 0


@dataclass
class Engine:
    """A game's rule functions in one mode, on rows 0 to 3 of `states`."""

    game: Game
    mode: Any
    options: npt.NDArray[np.int64]

    def __post_init__(self) -> None:
        self.states = np.zeros(4, self.game.dtype)
        self.out = np.zeros(self.game.max_seats)
        self._legal = np.zeros(self.game.max_legal, np.int16)
        self._call = bind(operate, self.game.rules, self.mode)
        self._no_key = np.zeros(8, np.uint32)

    def run(self, what: int, i: int = 0, j: int = 0, seat: int = 0, action: int = 0, key: Any = None) -> int:
        """Call one rule function; its value (0 where it has none)."""
        key = self._no_key if key is None else key
        if self.mode != "interpreted":
            numbers = (self.options, key, self._legal, self.out)
            return int(self._call(what, self.states, i, j, seat, action, *numbers))
        states = {row: PyState.from_row(self.states[row]) for row in (i, j)}
        legal: list[int] = [0] * self.game.max_legal
        out = [0.0] * self.game.max_seats
        value = self._call(what, states, i, j, seat, action, self.options.tolist(), key.tolist(), legal, out)
        for row, state in states.items():
            self.states[row] = state.to_row()
        self._legal[:] = legal
        self.out[:] = out
        return int(value)

    def legal(self, seat: int, i: int = 0) -> list[int]:
        """The seat's legal actions in row `i`."""
        count = self.run(LEGAL, i=i, seat=seat)
        return [int(action) for action in self._legal[:count]]


def seats_of(bits: int) -> list[int]:
    """The seats of a bit set, ascending."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def all_options(game: Game, **fixed: Any) -> Iterator[Options]:
    """Every combination of the game's options: each choice and switch, players, and the default of everything else."""

    def further(left: Sequence[Option], chosen: Options) -> Iterator[Options]:
        if not left:
            yield chosen
            return
        option = left[0].given(chosen)
        for value in [fixed[option.name]] if option.name in fixed else _every(option):
            yield from further(left[1:], {**chosen, option.name: value})

    return (game.complete(options) for options in further(game.options, {}))


def _every(option: Option) -> Sequence[Any]:
    if option.name == "players":
        return values_of(option) or range(option.low, option.high + 1)
    if option.kind == "switch":
        return False, True
    return values_of(option) if option.kind == "choice" else (option.default,)


def check_game(game: Game, given: Mapping[str, Any], seed: int, look: int = 4) -> int:
    """Play one random game and check everything at every ply; `look`: every how many plies the slow checks run.

    Returns the number of plies. Raises AssertionError.
    """
    options = game.complete(given)
    rng = random.Random(seed)
    numbers = game.encode_options(options)
    compiled, interpreted, checked = (Engine(game, m, numbers) for m in ("compiled", "interpreted", "checked"))
    key = np.array([rng.getrandbits(32) for _ in range(8)], np.uint32)
    engines = (compiled, interpreted, checked)
    for engine in engines:
        engine.run(INIT, key=key)
    census = game.census(compiled.states[0])
    for ply in range(MAX_PLIES):
        _check_same(engines, ply)
        told, row = game.events(compiled.states[0]), compiled.states[0]
        assert bool(row["events"]) == bool(told), f"ply {ply}: `events` is {row['events']}, but told is {told}"
        owing = compiled.run(PENDING)
        if not owing:
            _check_end(engines, options.get("players", game.max_seats))
            return ply
        assert game.census(compiled.states[0]) == census, f"ply {ply}: a card was lost or doubled"
        check_knowledge(compiled, census, rng, ply)
        if ply % look == 0:
            _check_knowledge_interpreted(compiled, interpreted, checked, rng, ply)
        seat = rng.choice(seats_of(owing))
        action = rng.choice(compiled.legal(seat))
        for engine in engines:
            engine.run(APPLY, seat=seat, action=action)
    raise AssertionError(f"the game has not ended after {MAX_PLIES} plies")


def _check_same(engines: tuple[Engine, ...], ply: int, i: int = 0) -> None:
    first = engines[0]
    for other in engines[1:]:
        if first.states[i].tobytes() == other.states[i].tobytes():
            continue
        for name in first.game.dtype.names or ():
            one, two = first.states[i][name], other.states[i][name]
            assert np.array_equal(one, two), f"ply {ply}, {name}: {first.mode} {one}, {other.mode} {two}"
    owing = first.run(PENDING, i=i)
    for engine in engines[1:]:
        assert engine.run(PENDING, i=i) == owing, f"ply {ply}: pending differs in {engine.mode}"
        for seat in seats_of(owing):
            legal = first.legal(seat, i)
            assert engine.legal(seat, i) == legal, f"ply {ply}, seat {seat}: legal actions, {engine.mode}"


def _check_end(engines: tuple[Engine, ...], players: int) -> None:
    for engine in engines:
        engine.run(RETURNS)
        assert engine.out[players:].sum() == 0, "a seat that does not exist has won"
        assert engine.out.sum() in (0, 1) or abs(engine.out.sum() - 1) < 1e-9, f"returns: {engine.out}"
        assert np.array_equal(engine.out, engines[0].out), f"returns differ in {engine.mode}"


def check_knowledge(engine: Engine, census: Any, rng: random.Random, ply: int) -> None:
    """Nothing hidden leaks and nothing known is forgotten, for every seat and a spectator, at row 0."""
    owing = engine.run(PENDING)
    players = int(owing).bit_length()
    for seat in range(SPECTATOR, max(players, _seats(engine))):
        where = f"ply {ply}, seat {seat}"
        key = np.array([rng.getrandbits(32) for _ in range(8)], np.uint32)
        engine.run(REDACT, 0, 1, seat)
        engine.run(RESAMPLE, 0, 2, seat, key=key)
        engine.run(RESAMPLE, 1, 3, seat, key=key)
        assert engine.states[2].tobytes() == engine.states[3].tobytes(), f"{where}: resample read a secret"
        assert game_census(engine, 2) == census, f"{where}: a resampled state lost or doubled a card"
        engine.run(REDACT, 2, 3, seat)
        _assert_equal_rows(engine, 1, 3, f"{where}: redact(resample) differs from redact")
        assert engine.run(PENDING, i=1) == engine.run(PENDING, i=2) == owing, f"{where}: pending differs"
        if seat >= 0 and owing >> seat & 1:
            legal = engine.legal(seat)
            assert legal, f"{where}: owes a decision without a legal action"
            assert legal == sorted(set(legal)), f"{where}: legal actions are not ascending"
            assert engine.legal(seat, 1) == engine.legal(seat, 2) == legal, f"{where}: legal actions differ"
            _check_reopened(engine, census, owing, seat, where)


def _check_reopened(engine: Engine, census: Any, owing: int, seat: int, where: str) -> None:
    """What others have chosen in secret can be taken back in row 2: they owe it again, and nothing else changes."""
    legal = engine.legal(seat, 2)
    engine.run(REOPEN, 2, seat=seat)
    again = engine.run(PENDING, 2)
    assert again & owing == owing, f"{where}: reopened, a seat owes nothing any more"
    assert engine.legal(seat, 2) == legal, f"{where}: reopened, the seat's own legal actions differ"
    assert all(engine.legal(other, 2) for other in seats_of(again)), f"{where}: reopened, a seat cannot choose"
    assert game_census(engine, 2) == census, f"{where}: reopened, a card was lost or doubled"


def game_census(engine: Engine, i: int) -> Any:
    """The census of row `i`."""
    return engine.game.census(engine.states[i])


def _seats(engine: Engine) -> int:
    return int(engine.states[0]["seats"])


def _assert_equal_rows(engine: Engine, i: int, j: int, message: str) -> None:
    if engine.states[i].tobytes() != engine.states[j].tobytes():
        names = engine.game.dtype.names or ()
        wrong = [n for n in names if not np.array_equal(engine.states[i][n], engine.states[j][n])]
        raise AssertionError(f"{message} in {', '.join(wrong) or 'padding'}")


def _check_knowledge_interpreted(
    compiled: Engine, interpreted: Engine, checked: Engine, rng: random.Random, ply: int
) -> None:
    """The projection and its inverse, too, are the same in every mode."""
    seat = rng.randrange(SPECTATOR, _seats(compiled))
    key = np.array([rng.getrandbits(32) for _ in range(8)], np.uint32)
    engines = (compiled, interpreted, checked)
    for engine in engines:
        engine.run(REDACT, 0, 1, seat)
        engine.run(RESAMPLE, 1, 2, seat, key=key)
    _check_same(engines, ply, 1)
    _check_same(engines, ply, 2)
