"""Journals of finished pieces of work. A journal lies beside an unfinished file, or is the file itself.

Its first line describes the work, and each other line is a finished piece. A line that was cut off when the process
ended is ignored, with all bytes after it.
"""

from collections.abc import Callable, Iterator, Mapping
from io import FileIO
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from quarterdeck import __version__
from quarterdeck.lab.simulation.cluster import program
from quarterdeck.lean.locks import LockError, lock, unlock
from quarterdeck.table.records import reason

Line = TypeVar("Line")
JOURNAL = ".journal"


class JournalError(ValueError):
    """A journal that cannot be used; one line, without the name of the file."""


class OtherWorkError(JournalError):
    """A journal that belongs to other work. The message names the difference: `whose seed is 7, not 8`."""


def journal_of(path: Path) -> Path:
    return path.parent / f"{path.name}{JOURNAL}"


def begun_seed(path: Path) -> int | None:
    """Return the seed of the file's unfinished work, or None. Raises JournalError."""
    try:
        with journal_of(path).open("rb") as journal:
            seed = msgspec.json.decode(journal.readline(), type=dict[str, Any]).get("seed")
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return None
    except OSError as error:
        raise JournalError(f"cannot read {journal_of(path)}: {reason(error)}") from None
    return seed if isinstance(seed, int) else None


class Journal:
    """An open journal, which no other process can open."""

    def __init__(self, path: Path, asked: Mapping[str, Any], is_file: bool = False) -> None:
        """Open the journal of the file at `path`, or create it. `is_file`: True if the file itself is the journal.

        `asked`: JSON values that must be the same to continue the work, among them `program`, by default a hash of the
        whole program. Raises OtherWorkError, JournalError and OSError.
        """
        self.lines = 0
        """The number of lines after the first."""
        self.path = path if is_file else journal_of(path)
        try:
            self._lock = lock(path)
        except LockError as error:
            raise JournalError(str(error)) from None
        try:
            self._file: BinaryIO = self.path.open("r+b" if self.path.exists() else "x+b", buffering=0)
        except OSError:
            unlock(self._lock)
            raise
        try:
            self._begin({**asked, "program": asked.get("program") or f"{__version__} {program()}"})
        except (OSError, JournalError):
            self.close()
            raise

    def read(self, kind: type[Line], accept: Callable[[Line], bool]) -> None:
        """Call `accept` with each line, in order, until it returns False. Remove that line and all after it."""
        good = self._file.tell()
        for line in self._lines(kind):
            if not accept(line):
                break
            good = self._file.tell()
            self.lines += 1
        self._file.truncate(good)
        self._file.seek(good)

    def add(self, line: Any) -> None:
        """Append a line. After an OSError, the file has at most a part of the line, which readers ignore."""
        write_all(self._file, msgspec.json.encode(line) + b"\n")
        self.lines += 1

    def close(self) -> None:
        """Close and unlock the journal, without removing it."""
        self._file.close()
        unlock(self._lock)

    def remove(self) -> None:
        self.path.unlink()
        self.close()

    def _begin(self, asked: Mapping[str, Any]) -> None:
        """Compare the first line with `asked`, or write it if there is none."""
        wanted = msgspec.json.encode(asked)
        first = self._file.readline()
        if not first.endswith(b"\n"):
            self._file.seek(0)
            self._file.truncate()
            write_all(self._file, wanted + b"\n")
            return
        try:
            begun = msgspec.json.decode(first, type=dict[str, Any])
        except ValueError:  # includes msgspec's errors
            raise OtherWorkError("whose first line says no work") from None
        for name, value in msgspec.json.decode(wanted).items():
            if begun.get(name) != value:
                there, here = (msgspec.json.encode(each).decode()[:80] for each in (begun.get(name), value))
                raise OtherWorkError(f"whose {name} is {there}, not {here}")

    def _lines(self, kind: type[Line]) -> Iterator[Line]:
        while (text := self._file.readline()).endswith(b"\n"):
            try:
                yield msgspec.json.decode(text, type=kind)
            except ValueError:
                return


def write_all(file: BinaryIO | FileIO, text: bytes) -> None:
    """Write a whole text to an unbuffered file, which may write only a part in one call. Raises OSError."""
    rest = memoryview(text)
    while rest:
        rest = rest[file.write(rest) :]
