"""Records of games (docs/records.md): their parts, reading and writing.

The Structs here are the one description of the format. The page checks by the JSON Schema that is made of them
(`schema`). A file is one record as a JSON document, or many, one a line. Whatever is wrong with it is a `RecordError`
that names the file, the line and what is wrong.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Literal

import msgspec

from quarterdeck.games.text import LONGEST
from quarterdeck.table.document import TwiceError, broken, lower, place, values
from quarterdeck.table.fairness import RecordDeal
from quarterdeck.table.steps import Step

FORMAT: Final = "quarterdeck-record/1"

Name = Annotated[str, msgspec.Meta(max_length=LONGEST)]

Moment = Annotated[float, msgspec.Meta(ge=0, le=253_402_300_799)]
"""Unix time in seconds, until the end of the year 9999."""

Ending = Literal["agreement", "concession", "rules", "length", "house"]

_SEED = re.compile("[0-9a-fA-F]{64}")


OUTSIDE = "bot:outside"
"""The `player` of a bot that came to a table from outside."""


class RecordSeat(msgspec.Struct, omit_defaults=True):
    """Who sat at a seat: a name, and `human` or `bot:<name>`; `owner`: whose bot from outside it was."""

    name: Name
    player: Name
    owner: Name | None = None


class RecordDecision(msgspec.Struct):
    """A decision that was applied: the seat and the game's action number."""

    seat: int
    action: int


class RecordHint(msgspec.Struct):
    """Somebody asked for a hint: after so many decisions (`ply`), for the next one of the seat."""

    ply: int
    seat: int


class RecordResult(msgspec.Struct):
    """How a game ended. `result["winners"]` is `result.winners`.

    Attributes:
        winners: The winning seats, ascending.
        returns: Each seat's share of the win; all shares add up to 1.
        scores: The final scores, one a side.
    """

    winners: list[int]
    returns: list[float]
    scores: list[int]

    def __getitem__(self, name: str) -> Any:
        """Return a field by its name in the record. Raises KeyError."""
        if name not in self.__struct_fields__:
            raise KeyError(name)
        return getattr(self, name)


class RecordEnd(msgspec.Struct):
    """Why a game ended before its rules said so: by `agreement`, by `concession` of the person at `seat`, because its
    `rules` were mended, for its `length`, or by the `house`, whose owners closed the table."""

    why: Ending
    seat: int


class RecordKept(msgspec.Struct):
    """What a browser that keeps games itself adds: when the game began and ended, and whether it counts there."""

    created: Moment
    changed: Moment
    counts: bool


def _first_version() -> int:
    """The version of a game's rules where a record names none. (A plain default would be left out.)"""
    return 1


class Record(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One game, completely and unredacted. `result` is None (left out) while the game is not over."""

    format: Literal["quarterdeck-record/1"]
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)] = msgspec.field(default_factory=_first_version)
    """The version of the game's rules (`Game.version`); 1 where a record lacks it."""
    options: dict[str, Any]
    seats: list[RecordSeat]
    seed: str = ""
    start: dict[str, int | list[int]] | None = None
    """The state that the game begins at, where it was not dealt from `seed`."""
    decisions: list[RecordDecision]
    events: list[dict[str, Any]]
    steps: list[Step] = []
    """Missing in files of earlier versions."""
    result: RecordResult | None = None
    stand_ins: list[int] = []
    """Places in `decisions` of those that a bot made for the person at the seat."""
    hints: list[RecordHint] = []
    """Where hints were asked for."""
    ended: RecordEnd | None = None
    """Where the game ended before its rules said so; there is no result then."""
    deal: RecordDeal | None = None
    """How `seed` came about, where several made it."""
    kept: RecordKept | None = None


class RecordError(ValueError):
    """A record that cannot be used: one line that says where and why."""

    def __init__(self, where: str, what: str) -> None:
        """`where`: file and line; `what`: what is wrong, with the rule if there is one."""
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


def result(returns: list[float], scores: list[int]) -> RecordResult:
    """Return the result of a finished game from each seat's share of the win and the scores."""
    winners = [seat for seat, share in enumerate(returns) if share > 0]
    return RecordResult(winners, returns, scores)


_BEGINNINGS = [
    {
        "properties": {"seed": {"pattern": f"^{_SEED.pattern}$"}, "start": {"type": "null"}},
        "required": ["seed"],
    },
    {"properties": {"seed": {"const": ""}, "start": {"type": "object"}}, "required": ["start"]},
]
"""A game is dealt from a seed or begins at a state: what the types alone do not say."""

_NUMBER = re.compile("got `(int|float)`")
_LONG = re.compile(r"Expected `str` of length <= (\d+) - at `(.*)`")
_encoder = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """The JSON Schema of a record. It does not say that the text is no JSON for `document.broken` and `values`."""
    return msgspec.json.schema(Annotated[Record, msgspec.Meta(extra_json_schema={"anyOf": _BEGINNINGS})])


def encode(record: Record) -> bytes:
    """A record as one line of JSON, without the line's end."""
    return _encoder.encode(record)


def decode(text: bytes, where: str = "") -> Record:
    """A record from JSON. Fields that it does not know are passed over. Raises RecordError."""
    if words := broken(text):
        raise RecordError(where, words)
    try:
        document = values(text)
        found = document.get("format") if isinstance(document, dict) else None
        if isinstance(found, str) and found != FORMAT:
            raise RecordError(where, _other_format(found))
        record = msgspec.convert(document, Record)
    except TwiceError as error:
        raise RecordError(where, str(error)) from None
    except (msgspec.ValidationError, OverflowError) as error:
        raise RecordError(where, f"not a {FORMAT} record: {_refusal(str(error))}") from None
    if record.start is not None and record.seed:
        raise RecordError(where, "it has both seed and start: a game is dealt, or begins at a state")
    if record.start is None and not _SEED.fullmatch(record.seed):
        raise RecordError(where, "seed is not 64 hexadecimal digits (0-9, a-f)")
    return record


def _refusal(why: str) -> str:
    """Say in words what msgspec found."""
    if long := _LONG.fullmatch(why):
        return f"{long[2]} has more than {long[1]} characters: shorten it"
    return _NUMBER.sub("got `number`", lower(why))  # of a large whole one it says `float`


def _other_format(found: str) -> str:
    return f"format is {found[:40]!r}; this program reads {FORMAT!r}: use the Quarterdeck that wrote it, or a newer one"


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
        if not found and broken(line):
            rest = line + file.read()
            yield where, decode(rest, place(rest, name, number))
            return
        found = True
        yield where, decode(line, where)
    if not found:
        raise RecordError(name, "holds no record")


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
