"""Records of games (docs/records.md): their parts, reading and writing.

A file is one record as a JSON document, or many, one a line. Whatever is wrong with it is a `RecordError`
that names the file, the line and what is wrong.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

FORMAT = "quarterdeck-record/1"

_SEED = re.compile("[0-9a-fA-F]{64}")


class RecordSeat(msgspec.Struct):
    """Who sat at a seat: a name, and `human` or `bot:<name>`."""

    name: str
    player: str


class RecordDecision(msgspec.Struct):
    """A decision that was applied: the seat and the game's action number."""

    seat: int
    action: int


class RecordResult(msgspec.Struct):
    """How the game ended: winning seats ascending, share of the win a seat, final scores."""

    winners: list[int]
    returns: list[float]
    scores: list[int]


class Record(msgspec.Struct, omit_defaults=True):
    """One game, completely and unredacted. `result` is None (left out) while the game is not over."""

    format: str
    game: str
    options: dict[str, Any]
    seats: list[RecordSeat]
    seed: str
    decisions: list[RecordDecision]
    events: list[dict[str, Any]]
    result: RecordResult | None = None


class RecordError(ValueError):
    """A record that cannot be used: one line that says where and why."""

    def __init__(self, where: str, what: str) -> None:
        """`where`: file and line; `what`: what is wrong, with the rule if there is one."""
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


def result(returns: list[float], scores: list[int]) -> dict[str, Any]:
    """`result` of a finished game from the share of the win a seat and the scores."""
    winners = [seat for seat, share in enumerate(returns) if share > 0]
    return {"winners": winners, "returns": returns, "scores": scores}


_decoder = msgspec.json.Decoder(Record)
_encoder = msgspec.json.Encoder()


def encode(record: Record) -> bytes:
    """A record as one line of JSON, without the line's end."""
    return _encoder.encode(record)


def decode(text: bytes, where: str = "") -> Record:
    """A record from JSON. Fields that it does not know are passed over. Raises RecordError."""
    try:
        record = _decoder.decode(text)
    except msgspec.ValidationError as error:
        if broken := _broken(text):
            raise RecordError(where, broken) from None
        raise RecordError(where, f"not a {FORMAT} record: {_lower(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(where, _broken(text) or f"broken JSON: {error}") from None
    if record.format != FORMAT:
        shown = record.format[:40]
        raise RecordError(where, f"format is {shown!r}; this program reads {FORMAT!r}")
    if not _SEED.fullmatch(record.seed):
        raise RecordError(where, "seed is not 64 hexadecimal digits (0-9, a-f)")
    return record


def _lower(text: str) -> str:
    text = " ".join(text.split())
    return text[:1].lower() + text[1:]


def read(path: Path) -> Iterator[tuple[str, Record]]:
    """The records of a file in order, each with its place (`file:line`), one at a time.

    Raises RecordError for a file that cannot be read or holds none, and for the first bad record.
    """
    try:
        with path.open("rb") as file:
            yield from _read_lines(file, str(path))
    except IsADirectoryError:
        raise RecordError(str(path), "is a folder, not a file of records") from None
    except FileNotFoundError:
        raise RecordError(str(path), "there is no such file") from None
    except OSError as error:
        raise RecordError(str(path), f"cannot be read: {error.strerror}") from None


def _read_lines(file: BinaryIO, name: str) -> Iterator[tuple[str, Record]]:
    """A record a line; where the first line is not a whole JSON document, the file is one."""
    found = False
    for number, line in enumerate(file, 1):
        if not line.strip():
            continue
        where = f"{name}:{number}"
        if not found and _broken(line):
            rest = line + file.read()
            yield where, decode(rest, _place(rest, name, number))
            return
        found = True
        yield where, decode(line, where)
    if not found:
        raise RecordError(name, "holds no record")


def _broken(text: bytes) -> str:
    """What makes `text` no JSON document; empty where it is one."""
    try:
        msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        return f"broken JSON: {_lower(str(error).removeprefix('JSON is '))}"
    return ""


_BYTE = re.compile(r"byte (\d+)")


def _place(text: bytes, name: str, first: int) -> str:
    """`file:line` of what is broken in a JSON document that begins at line `first`; else of its beginning."""
    try:
        msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        at = _BYTE.search(str(error))
        end = int(at.group(1)) if at else len(text.rstrip())
        return f"{name}:{first + text[:end].count(10)}"
    return f"{name}:{first}"


def write(path: Path, records: Iterable[Record | bytes]) -> int:
    """Write records (or records encoded already) one a line, all or none; how many. Raises RecordError.

    The file appears under its name when it is complete; until then an older one stays as it was.
    """
    with Writer(path) as writer:
        for record in records:
            writer.add(record)
    return writer.count


class Writer:
    """A file of records being written beside its place; it takes its name when the block ends without error."""

    def __init__(self, path: Path) -> None:
        """Open it. Raises RecordError where that is not possible."""
        self.path = path
        self.count = 0
        self._target = path.resolve()
        self._part: Path | None = None
        try:
            if path.is_dir():
                raise RecordError(str(path), "is a folder: name a file to write to")
            if path.exists() and not path.is_file():  # a pipe or a device cannot be exchanged for a file
                self._file: BinaryIO = path.open("wb")
                return
            prefix = f".{path.name[:100]}."
            handle, name = tempfile.mkstemp(prefix=prefix, suffix=".part", dir=self._target.parent)
        except (OSError, RuntimeError) as error:
            raise _unwritable(path, error) from None
        self._part = Path(name)
        self._file = os.fdopen(handle, "wb")

    def add(self, record: Record | bytes) -> None:
        """Append a record. Raises RecordError where the disk does not take it."""
        try:
            self._file.write((record if isinstance(record, bytes) else encode(record)) + b"\n")
        except OSError as error:
            raise _unwritable(self.path, error) from None
        self.count += 1

    def __enter__(self) -> Writer:
        """The writer itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Give the file its name, or remove it after an error."""
        try:
            with self._file:
                self._file.flush()
                if kind is None and self._part:
                    os.fsync(self._file.fileno())
            if kind is None and self._part:
                self._part.chmod(0o666 & ~_umask())
                self._part.replace(self._target)
        except OSError as error:
            if kind is None:
                raise _unwritable(self.path, error) from None
        finally:
            if self._part:
                self._part.unlink(missing_ok=True)


def _unwritable(path: Path, error: Exception) -> RecordError:
    return RecordError(str(path), f"cannot be written: {getattr(error, 'strerror', None) or error}")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
