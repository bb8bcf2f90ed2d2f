"""A file of a simulation's records that keeps finished games, however the simulation ends.

Until the file has all games, a journal lies beside it. Its first line describes the simulation. Each further line
describes a piece that was written to the file: the length of the file after the piece, and the sums over the piece's
games. Bytes beyond the last of these lengths are an incomplete piece. A continued simulation removes it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from quarterdeck.lab.simulation.journal import Journal, JournalError, OtherWorkError, journal_of, write_all
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.play import Tally
from quarterdeck.lean.files import PARQUET, check_installed, pack, write_rows
from quarterdeck.lean.form import lean_of_line
from quarterdeck.table.records import RecordError, reason


class Line(msgspec.Struct):
    """A piece that was written: the length of the file after it, and the sums over its games."""

    end: int
    tally: Tally


class Recording:
    """A context manager that writes the records of a plan's games, and continues an unfinished file.

    `kept` has the sums over the games in the file. After an error the file has only whole games.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open the file. Raises RecordError if it cannot be written, or has other content."""
        self.path, self.plan = path, plan
        self.kept = Tally.empty(len(plan.bots))
        self._end = 0
        self._rows = path.suffix == PARQUET
        self._data = path.parent / f"{path.name}.part" if self._rows else path
        self._journal: Journal | None = None
        if path.is_dir():
            raise RecordError(str(path), "is a folder: name a file to write to")
        if not path.parent.is_dir():
            raise RecordError("", f"cannot write {path}: there is no folder {path.parent}")
        check_installed(path)
        with self._telling():
            if path.exists() and not path.is_file():  # a pipe or a device cannot be continued
                self._file: BinaryIO = path.open("wb", buffering=0)
                return
        try:
            with self._telling():
                self._open()
        except RecordError:
            if self._journal is not None:
                self._journal.close()
            raise

    @property
    def games(self) -> int:
        return self.kept.games

    def kept_words(self) -> str:
        """Return a text about the games in the file, to append to a sentence; empty if the file has none."""
        if self._journal is None or not self.games:
            return ""
        kept = "1 finished game was" if self.games == 1 else f"{self.games:,} finished games were"
        return f". {kept} kept; run the same command again to continue"

    def add(self, tally: Tally) -> None:
        """Append the records of the next games. Raises RecordError if they cannot be written."""
        text = b"".join(line + b"\n" for line in tally.records)
        packed = text if self._rows else pack(self.path, text)
        with self._telling():
            write_all(self._file, packed)
            end = self._end + len(packed)
            if self._journal is not None:
                self._journal.add(Line(end, replace(tally, records=[])))
        self._end = end
        self.kept.add(tally)

    def __enter__(self) -> Recording:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: object, trace: TracebackType | None) -> None:
        """Finish the file; after an error, truncate it after the last whole game."""
        try:
            if self._journal is None:
                self._file.close()
            elif kind is None:
                self._finish()
            else:
                self._leave()
        finally:
            if self._journal is not None:
                self._journal.close()

    def _open(self) -> None:
        if self.path.exists() and not journal_of(self.path).exists():
            raise RecordError(str(self.path), "is there already: name another file, or remove it")
        try:
            self._journal = Journal(self.path, _description(self.plan))
        except OtherWorkError as error:
            hint = "name another file, or repeat the command that began it"
            raise RecordError(str(self.path), f"holds games of another simulation, {error}: {hint}") from None
        except JournalError as error:
            raise RecordError(str(self.path), str(error)) from None
        self._resume(self._journal)
        self._file = self._data.open("r+b" if self._data.exists() else "x+b", buffering=0)
        self._file.truncate(self._end)
        self._file.seek(self._end)

    def _resume(self, journal: Journal) -> None:
        """Read the sums from a journal, and drop pieces that the file does not have."""
        size = self._data.stat().st_size if self._data.exists() else 0

        def is_there(line: Line) -> bool:
            if line.end > size:
                return False
            if self.games + line.tally.games > self.plan.games:
                words = f"holds more than {self.plan.games:,} games of this simulation"
                raise RecordError(str(self.path), f"{words}: ask for more, or name another file")
            self._end = line.end
            self.kept.add(line.tally)
            return True

        journal.read(Line, is_there)

    def _finish(self) -> None:
        """Give the file its final form, and remove the journal."""
        with self._telling():
            os.fsync(self._file.fileno())
            self._file.close()
        if self._rows:
            with self._telling(), self._data.open("rb") as lines:
                named = ((f"{self._data}:{number}", line) for number, line in enumerate(lines, 1))
                write_rows(self.path, ((where, lean_of_line(line, where)) for where, line in named))
            self._data.unlink()
        if self._journal is not None:
            self._journal.remove()

    def _leave(self) -> None:
        """Truncate the file after the last whole game. Delete it if it has none."""
        with self._telling():
            self._file.truncate(self._end)
            self._file.close()
            if self._journal is not None and not self.games:
                self._data.unlink()
                self._journal.remove()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise RecordError("", f"cannot write {self.path}: {reason(error)}{self.kept_words()}") from None


def _description(plan: Plan) -> dict[str, Any]:
    """Return the values that must be the same to continue a simulation: all but the number of games."""
    found = asdict(plan)
    del found["games"]
    return found
