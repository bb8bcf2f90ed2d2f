"""Work whose finished tasks are stored beside a file, so that the same command continues after an interruption."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar, get_origin

import msgspec
import numpy as np

from quarterdeck.games.base import Game
from quarterdeck.lab.simulation.jobs import Jobs, carry_out, in_order
from quarterdeck.lab.simulation.journal import Journal, JournalError, OtherWorkError, journal_of
from quarterdeck.table.records import reason

Task = TypeVar("Task")
Result = TypeVar("Result")

GOES_ON = "Finished games were kept; run the same command again to continue"


class Piece(msgspec.Struct):
    """A finished task: the name of its work, its index in that work, and its result as JSON."""

    work: str
    place: int
    result: msgspec.Raw


class KeptWork:
    """A context manager that does tasks. If it belongs to a file, it keeps their results in a journal beside the file.

    Leaving it without an error deletes the results, so use them inside.
    """

    def __init__(self, jobs: Jobs = 1, path: Path | None = None, asked: Mapping[str, Any] | None = None) -> None:
        """Open the journal of the file at `path`; without a path there is none. Raises JournalError.

        `asked`: JSON values that determine all results.
        """
        self._jobs = jobs
        self._kept: dict[tuple[str, int], msgspec.Raw] = {}
        self._journal: Journal | None = None
        if path is not None:
            self._journal = _opened(path, asked or {})
            self._journal.read(Piece, self._take)

    def in_order(
        self, name: str, kind: type[Result], work: Callable[[Task], Result], tasks: Sequence[Task], game: Game
    ) -> Iterator[Result]:
        """Yield the results of tasks in their order, without repeating those that are stored.

        `name`: the name of this work in the journal. `kind`: the type of a result, of JSON values and arrays;
        dataclasses may hold both. `game`: see `carry_out`. Raises JournalError if a result cannot be stored, and what
        `carry_out` raises.
        """
        there = [place for place in range(len(tasks)) if (name, place) in self._kept]
        missing = [place for place in range(len(tasks)) if (name, place) not in self._kept]
        decode = msgspec.json.Decoder(kind, dec_hook=_decode_array).decode
        kept = ((place, decode(self._kept.pop((name, place)))) for place in there)
        done = carry_out(work, [tasks[place] for place in missing], self._jobs, game)
        return in_order(chain(kept, ((missing[at], self._keep(name, missing[at], result)) for at, result in done)))

    @property
    def keeps_any(self) -> bool:
        return self._journal is not None and self._journal.lines > 0

    def __enter__(self) -> KeptWork:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: object, trace: TracebackType | None) -> None:
        """Remove the journal. After an error, keep it if it has finished tasks."""
        if self._journal is not None and (kind is None or not self.keeps_any):
            self._journal.remove()
        elif self._journal is not None:
            self._journal.close()

    def _take(self, piece: Piece) -> bool:
        self._kept[piece.work, piece.place] = piece.result
        return True

    def _keep(self, name: str, place: int, result: Result) -> Result:
        if self._journal is not None:
            text = msgspec.json.encode(result, enc_hook=_encode_array)
            try:
                self._journal.add(Piece(name, place, msgspec.Raw(text)))
            except OSError as error:
                kept = f". {GOES_ON}" if self.keeps_any else ""
                raise JournalError(f"cannot write {self._journal.path}: {reason(error)}{kept}") from None
        return result


def as_work(jobs: Jobs | KeptWork) -> KeptWork:
    """Return `jobs` unchanged if it is kept work, otherwise new work without a journal."""
    return jobs if isinstance(jobs, KeptWork) else KeptWork(jobs)


def _opened(path: Path, asked: Mapping[str, Any]) -> Journal:
    """Open the journal of a file. Raises JournalError, which names the file."""
    try:
        return Journal(path, asked)
    except OtherWorkError as error:
        hint = "repeat the command that began it, or remove that file"
        raise JournalError(f"{journal_of(path)} keeps other work, {error}: {hint}") from None
    except JournalError as error:
        raise JournalError(f"{path} {error}") from None
    except OSError as error:
        raise JournalError(f"cannot write {journal_of(path)}: {reason(error)}") from None


class _Array(msgspec.Struct):
    """An array of numbers or strings as JSON; its bytes are compressed."""

    dtype: str
    shape: tuple[int, ...]
    content: bytes


def _encode_array(array: Any) -> Any:
    if isinstance(array, np.ndarray):
        return _Array(array.dtype.str, array.shape, zlib.compress(array.tobytes()))
    raise NotImplementedError(f"{type(array)} has no JSON")


def _decode_array(kind: type[Any], value: Any) -> Any:
    if kind is np.ndarray or get_origin(kind) is np.ndarray:
        found = msgspec.convert(value, _Array)
        return np.frombuffer(zlib.decompress(found.content), np.dtype(found.dtype)).reshape(found.shape)
    raise NotImplementedError(f"{kind} has no JSON")
