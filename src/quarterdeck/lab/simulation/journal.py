"""A journal beside a file: what is done already, as long as the file is not finished.

Its first line says what is asked for, and each other line is a piece of work that is done. A line that was cut off when
the process ended does not count, nor does anything after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from quarterdeck import __version__
from quarterdeck.lab.simulation.cluster import program
from quarterdeck.table.records import reason

Line = TypeVar("Line")
JOURNAL = ".journal"


class JournalError(ValueError):
    """A journal that cannot be read, or one of something else: then the message says how it differs.

    An example is `whose seed is 7, not 8`.
    """


def journal_of(path: Path) -> Path:
    """Return the path of the journal of a file."""
    return path.parent / f"{path.name}{JOURNAL}"


def begun_seed(path: Path) -> int | None:
    """Return the seed of what this file has begun to hold, or None. Raises JournalError."""
    try:
        with journal_of(path).open("rb") as journal:
            seed = msgspec.json.decode(journal.readline()).get("seed")
    except (FileNotFoundError, NotADirectoryError, msgspec.DecodeError):
        return None
    except OSError as error:
        raise JournalError(f"cannot read {journal_of(path)}: {reason(error)}") from None
    return seed if isinstance(seed, int) else None


class Journal:
    """An open journal."""

    def __init__(self, path: Path, asked: Mapping[str, Any]) -> None:
        """Open the journal of the file at `path`, or begin it.

        `asked`: JSON values that must be the same where the work goes on; so must the program. Raises JournalError
        and OSError.
        """
        self._path = journal_of(path)
        wanted = msgspec.json.decode(msgspec.json.encode({"program": f"{__version__} {program()}", **asked}))
        self._file: BinaryIO = self._path.open("r+b" if self._path.exists() else "x+b", buffering=0)
        first = self._file.readline()
        if first.endswith(b"\n"):
            self._compare(msgspec.json.decode(first), wanted)
        else:
            self._file.seek(0)
            self._file.truncate()
            self.add(wanted)

    def read(self, kind: type[Line], accept: Callable[[Line], bool], decode_own: Any = None) -> None:
        """Call `accept` with each line, in order, until it returns False; that line and all after it are cut off.

        `decode_own`: makes values of types that JSON does not have (`dec_hook` of msgspec).
        """
        good = self._file.tell()
        for line in self._lines(kind, decode_own):
            if not accept(line):
                break
            good = self._file.tell()
        self._file.truncate(good)
        self._file.seek(good)

    def add(self, line: Any, encode_own: Any = None) -> None:
        """Append a line. Raises OSError; then at most a part of the line is there, which does not count."""
        write_all(self._file, msgspec.json.encode(line, enc_hook=encode_own) + b"\n")

    def close(self) -> None:
        """Close the file. The journal stays."""
        self._file.close()

    def remove(self) -> None:
        """Close and remove the journal: the work is done, or nothing of it is."""
        self.close()
        self._path.unlink()

    def _lines(self, kind: type[Line], decode_own: Any) -> Iterator[Line]:
        while (text := self._file.readline()).endswith(b"\n"):
            try:
                yield msgspec.json.decode(text, type=kind, dec_hook=decode_own)
            except msgspec.MsgspecError:
                return

    def _compare(self, begun: dict[str, Any], wanted: dict[str, Any]) -> None:
        """Refuse to go on with something else."""
        for name, value in wanted.items():
            if begun.get(name) != value:
                self.close()
                there, here = (msgspec.json.encode(each).decode()[:80] for each in (begun.get(name), value))
                raise JournalError(f"whose {name} is {there}, not {here}")


def write_all(file: BinaryIO, text: bytes) -> None:
    """Write all of it: a file without a buffer may take a part. Raises OSError."""
    rest = memoryview(text)
    while rest:
        rest = rest[file.write(rest) :]
