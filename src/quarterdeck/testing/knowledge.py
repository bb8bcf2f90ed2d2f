"""Checks that `redact` and `resample` give a reader nothing that is hidden, and lose nothing that the reader knows."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import members
from quarterdeck.games.base import as_state
from quarterdeck.games.types import SPECTATOR
from quarterdeck.testing.rows import Rows


def readers(rows: Rows) -> range:
    """Return the numbers of all readers: the spectator first, then every seat."""
    return range(SPECTATOR, int(rows.states[0]["seats"]))


def check_start(rows: Rows, key: npt.NDArray[np.uint32]) -> None:
    """Deal a game into row 0, and check that the deal does not depend on what the row held before."""
    rows.start(key)
    rows.states[3] = rows.states[0]
    rows.states[:1].view(np.uint8)[:] = 1
    rows.start(key)
    for reader in readers(rows):
        rows.redact(reader, 0, 1)
        rows.redact(reader, 3, 2)
        for name in (field.name for field in rows.game.fields):
            used, fresh = rows.states[1][name], rows.states[2][name]
            assert np.array_equal(used, fresh), f"a new game depends on what its row held: reader {reader} sees {name}"
    rows.states[0] = rows.states[3]


def check_secrecy(rows: Rows, where: str) -> None:
    """Check that each reader's view has exactly those entries of fields whose declared audience includes the reader."""
    state = as_state(rows.states[0])
    for reader in readers(rows):
        rows.redact(reader, 0, 1)
        shown = as_state(rows.states[1])
        for field in rows.game.fields:
            true, given = getattr(state, field.name), getattr(shown, field.name)
            wanted = field.audience.view(state, reader, true if field.shape else [true])
            found = given if field.shape else [given]
            assert found == wanted, _said(where, reader, field.name, wanted, found)
    _check_open_events(rows, where)


def _check_open_events(rows: Rows, where: str) -> None:
    """Check that all readers get the same events if a spectator gets them unredacted.

    Tables encode such events once for all readers.
    """
    told = []
    for reader in readers(rows):  # the spectator comes first
        rows.redact(reader, 0, 1)
        told.append(_events(rows, 1))
        if told[0] != _events(rows, 0):
            return
        assert told[-1] == told[0], f"{where}, reader {reader}: is not told what a spectator is told"


def _events(rows: Rows, at: int) -> bytes:
    row = rows.states[at]
    numbers: bytes = row["event"][: row["events"]].tobytes()
    return numbers


def _said(where: str, reader: int, name: str, wanted: list[int], found: list[int]) -> str:
    at = next(at for at, (one, other) in enumerate(zip(wanted, found, strict=True)) if one != other)
    return f"{where}, reader {reader}: {name}[{at}] should be shown as {wanted[at]}, but redact gives {found[at]}"


def check_knowledge(rows: Rows, census: Any, rng: random.Random, where: str) -> None:
    """Check worlds that `resample` makes for each reader.

    A world must agree with the reader's view, depend on nothing else, and have all cards. For a seat that owes a
    decision, its legal actions must be the same in the true state, in its view and in the world.
    """
    owing = rows.pending()
    for seat in readers(rows):
        here = f"{where}, seat {seat}"
        key = np.array([rng.getrandbits(32) for _ in range(8)], np.uint32)
        rows.redact(seat, 0, 1)
        rows.resample(seat, 0, 2, key)
        rows.resample(seat, 1, 3, key)
        assert rows.states[2].tobytes() == rows.states[3].tobytes(), f"{here}: resample read a secret"
        assert rows.game.census(rows.states[2]) == census, f"{here}: a resampled state lost or doubled a card"
        rows.redact(seat, 2, 3)
        _assert_equal_rows(rows, 1, 3, f"{here}: redact(resample) differs from redact")
        assert rows.pending(1) == rows.pending(2) == owing, f"{here}: pending differs"
        assert rows.phase(1) == rows.phase(2) == rows.phase(0), f"{here}: the phase differs"
        assert rows.scores(1) == rows.scores(2) == rows.scores(0), f"{here}: scores differ"
        now = [rows.round_scores(row) for row in range(3)]
        assert now[1] == now[2] == now[0], f"{here}: scores of the round differ"
        if seat >= 0 and owing >> seat & 1:
            legal = rows.legal(seat)
            assert legal, f"{here}: owes a decision without a legal action"
            assert legal == sorted(set(legal)), f"{here}: legal actions are not ascending"
            assert rows.legal(seat, 1) == rows.legal(seat, 2) == legal, f"{here}: legal actions differ"
            _check_reopened(rows, census, owing, seat, here)


def _check_reopened(rows: Rows, census: Any, owing: int, seat: int, where: str) -> None:
    """Check `reopen` in row 2: the seats with secret choices must owe a decision again, and nothing else may change."""
    legal = rows.legal(seat, 2)
    rows.reopen(seat, 2)
    again = rows.pending(2)
    assert again & owing == owing, f"{where}: reopened, a seat owes nothing any more"
    assert rows.legal(seat, 2) == legal, f"{where}: reopened, the seat's own legal actions differ"
    assert all(rows.legal(other, 2) for other in members(again)), f"{where}: reopened, a seat cannot choose"
    assert rows.game.census(rows.states[2]) == census, f"{where}: reopened, a card was lost or doubled"


def _assert_equal_rows(rows: Rows, i: int, j: int, message: str) -> None:
    if rows.states[i].tobytes() != rows.states[j].tobytes():
        names = rows.game.dtype.names or ()
        wrong = [name for name in names if not np.array_equal(rows.states[i][name], rows.states[j][name])]
        raise AssertionError(f"{message} in {', '.join(wrong) or 'padding'}")


def check_taken_back(rows: Rows, seat: int, action: int, rng: random.Random, where: str) -> None:
    """Check that no reader learns more from a decision that may be taken back than the decision itself.

    After the decision, the reader's view must be the same in the true state and in a world that the reader thinks
    possible. The deciding seat is a reader, too. Rows 1 to 3 are overwritten, and row 0 is restored.
    """
    before = rows.states[0].copy()
    rows.apply(seat, action)
    after = rows.states[0].copy()
    rows.states[1], rows.states[2] = before, after
    retractable = rows.is_retractable(seat, 1)
    told = readers(rows) if after["events"] else (seat,)  # no events: others see at most that the seat has chosen
    for reader in told if retractable else ():
        rows.states[0] = after
        rows.redact(reader, 0, 1)
        rows.states[0] = before
        rows.resample(reader, 0, 2, np.array([rng.getrandbits(32) for _ in range(8)], np.uint32))
        if action not in rows.legal(seat, 2):
            assert reader != seat, f"{where}: seat {seat} may not do the same in a world that it may be in"
            continue
        rows.apply(seat, action, 2)
        rows.redact(reader, 2, 3)
        same = rows.states[1].tobytes() == rows.states[3].tobytes()
        text = rows.game.action_text(action)
        assert same, f"{where}: by seat {seat}'s decision ({text}), which may be taken back, {reader} learns more"
    rows.states[0] = before
