"""Records of games (docs/records.md): their format, and how they are read and written.

The Structs in this module define the format. The page checks records against the JSON Schema made from them (`schema`).
A file is either one record as a JSON document, or many records, each in one line. Every error in a file is a
`RecordError` that names the file, the line and the fault.
"""

from __future__ import annotations

import errno
import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Literal, NamedTuple

import msgspec

from quarterdeck.games.text import LONGEST
from quarterdeck.table.document import TwiceError, broken, lower, place, values
from quarterdeck.table.fairness import RecordDeal
from quarterdeck.table.steps import Step

FORMAT: Final = "quarterdeck-record/1"

Name = Annotated[str, msgspec.Meta(max_length=LONGEST)]

Moment = Annotated[float, msgspec.Meta(ge=0, le=253_402_300_799)]
"""Unix time in seconds, until the end of the year 9999."""

Ending = Literal["agreement", "concession", "rules", "length", "site", "house"]
"""The values of `RecordEnd.why`. Earlier programs wrote `house` instead of `site`."""

_SEED = re.compile("[0-9a-fA-F]{64}")


OUTSIDE = "bot:outside"
"""`RecordSeat.player` for a bot that another program plays, instead of the server."""


class RecordSeat(msgspec.Struct, omit_defaults=True):
    """The player at a seat: a name, and `human` or `bot:<name>`.

    `owner` names the owner of a bot that came from outside.
    """

    name: Name
    player: Annotated[Name, msgspec.Meta(pattern="^(human$|bot:)")]
    owner: Name | None = None


class RecordDecision(msgspec.Struct):
    """A decision that was applied: the seat and the game's action number."""

    seat: int
    action: int


class RecordHint(msgspec.Struct):
    """A request for a hint after `ply` decisions, for the next decision of `seat`."""

    ply: int
    seat: int


class RecordResult(msgspec.Struct):
    """The result of a game. `result["winners"]` is the same as `result.winners`.

    Attributes:
        winners: The winning seats, ascending.
        returns: Each seat's share of the win; all shares add up to 1.
        scores: The final score of each side.
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
    """The reason why a game ended before its rules ended it.

    `why` is `agreement`; `concession`, by the person at `seat`; `rules`, because the rules were corrected; `length`; or
    `site`, because the owners of the site closed the table.
    """

    why: Ending
    seat: int


class RecordKept(msgspec.Struct):
    """The fields that a browser adds to games that it stores: when the game began and ended, and whether it counts."""

    created: Moment
    changed: Moment
    counts: bool


def _first_version() -> int:
    """Return the version of the rules for a record that names none.

    A plain default value would be left out of the record.
    """
    return 1


class Record(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One complete game with everything secret in it. `result` is None (left out) while the game is not over."""

    format: Literal["quarterdeck-record/1"]
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)] = msgspec.field(default_factory=_first_version)
    """The version of the game's rules (`Game.version`); 1 if a record lacks it."""
    options: dict[str, Any]
    seats: list[RecordSeat]
    seed: str = ""
    start: dict[str, int | list[int]] | None = None
    """The state at which the game begins if it was not dealt from `seed`."""
    decisions: list[RecordDecision]
    events: list[dict[str, Any]]
    steps: list[Step] = []
    """The steps of the game (`table.steps`); files of earlier versions lack them."""
    result: RecordResult | None = None
    stand_ins: list[int] = []
    """Indexes of the decisions that a bot made for the person at the seat."""
    hints: list[RecordHint] = []
    """Requests for hints."""
    ended: RecordEnd | None = None
    """The reason why the game ended before its rules ended it, if it did; there is no result then."""
    deal: RecordDeal | None = None
    """The origin of `seed`, if several participants contributed to it."""
    kept: RecordKept | None = None


class RecordError(ValueError):
    """The error for a record that cannot be used. The message is one line that names the place and the fault."""

    def __init__(self, where: str, what: str) -> None:
        """Store the place (file and line) and the fault."""
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
"""A condition that the types do not express: a game is either dealt from a seed or begins at a state."""

_NUMBER = re.compile("got `(int|float)`")
_LONG = re.compile(r"Expected `str` of length <= (\d+) - at `(.*)`")
_OTHER_PLAYER = re.compile(r"Expected `str` matching regex .* - at `(.*)`")
_encoder = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a record.

    It does not cover the checks of the JSON text itself (`document.broken`, `document.values`).
    """
    return msgspec.json.schema(Annotated[Record, msgspec.Meta(extra_json_schema={"anyOf": _BEGINNINGS})])


def encode(record: Record) -> bytes:
    """Return a record as one line of JSON, without the line's end."""
    return _encoder.encode(record)


def decode(text: bytes, where: str = "") -> Record:
    """Return the record in a JSON text. Unknown fields are ignored. Raises RecordError."""
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
    """Return an error message of msgspec in words for people."""
    if long := _LONG.fullmatch(why):
        return f"{long[2]} has more than {long[1]} characters: shorten it"
    if other := _OTHER_PLAYER.fullmatch(why):
        return f"{other[1]} is neither human nor bot:<name>"
    return _NUMBER.sub("got `number`", lower(why))  # msgspec calls a large whole number `float`


def _other_format(found: str) -> str:
    return f"format is {found[:40]!r}; this program reads {FORMAT!r}: use the Quarterdeck that wrote it, or a newer one"


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Raise RecordError instead of an OSError while a file of records is read."""
    try:
        yield
    except IsADirectoryError:
        raise RecordError(str(path), "is a folder, not a file of records") from None
    except FileNotFoundError:
        raise RecordError(str(path), "there is no such file") from None
    except OSError as error:
        raise RecordError(str(path), f"cannot be read: {error.strerror or error}") from None


class Document(NamedTuple):
    """The text of one record in a file."""

    where: str
    """The place where the record begins, `file:line`."""
    at: str
    """The place to name in an error message about the text."""
    text: bytes
    spread: bool
    """Whether the record takes several lines, up to the end of the file."""


def longest_line() -> int:
    """Return the most bytes that a line of a file of records, or a record in several lines, may have.

    The environment variable QUARTERDECK_LONGEST_LINE sets it, in megabytes; the default is 16. Raises RecordError if
    the variable is not such a number.
    """
    given = os.environ.get("QUARTERDECK_LONGEST_LINE", "16")
    if not given.isdecimal() or not int(given):
        raise RecordError("", f"QUARTERDECK_LONGEST_LINE is a number of megabytes from 1 on, not {given[:40]!r}")
    return int(given) * 1_000_000


def _too_long(where: str) -> RecordError:
    told = f"has more than {longest_line() // 1_000_000} MB, so it is hardly a game"
    return RecordError(where, f"{told}: set QUARTERDECK_LONGEST_LINE to more megabytes if it is one")


def lines_of(file: BinaryIO, name: str) -> Iterator[bytes]:
    """Yield the lines of a file. Raises RecordError for a line that is longer than `longest_line`."""
    longest = longest_line()
    for number in count(1):
        line = file.readline(longest + 1)
        if len(line) > longest:
            raise _too_long(f"{name}:{number}")
        if not line:
            return
        yield line


def read_text(path: Path) -> bytes:
    """Return the contents of a file. Raises OSError, and RecordError if it is longer than `longest_line`."""
    with path.open("rb") as file:
        text = file.read(longest_line() + 1)
    if len(text) > longest_line():
        raise _too_long(str(path))
    return text


def documents(file: BinaryIO, name: str) -> Iterator[Document]:
    """Yield the text of each record in a file.

    Each line is a record; but if the first line is not a complete JSON document, the whole file is one record. Raises
    RecordError for a file without records, and for a record that is longer than `longest_line`.
    """
    found = False
    for number, line in enumerate(lines_of(file, name), 1):
        if not line.strip():
            continue
        where = f"{name}:{number}"
        if not found and broken(line):
            rest = line + file.read(longest_line() + 1)
            if len(rest) > longest_line():
                raise _too_long(where)
            yield Document(where, place(rest, name, number), rest, spread=True)
            return
        found = True
        yield Document(where, where, line, spread=False)
    if not found:
        raise RecordError(name, "holds no record")


def write_records(path: Path | str, records: Iterable[Record | bytes]) -> int:
    """Write records (or encoded records) into a file, each in one line; return their number. Raises RecordError.

    The file gets its name only when it is complete. Until then, and after an error, an older file stays as it was.
    """
    with Writer(Path(path)) as writer:
        for record in records:
            writer.add(record)
    return writer.count


class Writer:
    """A context manager that writes records to a temporary file, and renames it to `path` if no error occurs."""

    def __init__(self, path: Path) -> None:
        """Open the temporary file. Raises RecordError if that fails."""
        self.path = path
        self.count = 0
        self._target = path.resolve()
        self._part: Path | None = None
        try:
            if path.is_dir():
                raise RecordError(str(path), "is a folder: name a file to write to")
            if path.exists() and not path.is_file():  # a file cannot replace a pipe or a device
                self.file: BinaryIO = path.open("wb")
                return
            prefix = f".{path.name[:100]}."
            handle, name = tempfile.mkstemp(prefix=prefix, suffix=".part", dir=self._target.parent)
        except (OSError, RuntimeError) as error:
            raise unwritable(path, error) from None
        self._part = Path(name)
        self.file = os.fdopen(handle, "wb")

    def add(self, record: Record | bytes) -> None:
        """Append a record. Raises RecordError if it cannot be written."""
        self.write((record if isinstance(record, bytes) else encode(record)) + b"\n", 1)

    def write(self, text: bytes, count: int) -> None:
        """Append the text of `count` records. Raises RecordError if it cannot be written."""
        with self.telling():
            self.file.write(text)
        self.count += count

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Raise RecordError instead of an OSError while the file is written."""
        try:
            yield
        except OSError as error:
            raise unwritable(self.path, error) from None

    def __enter__(self) -> Writer:
        """Return the writer itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Give the temporary file its final name, or remove it after an error."""
        try:
            with self.file:
                self.file.flush()
                if kind is None and self._part:
                    os.fsync(self.file.fileno())
            if kind is None and self._part:
                self._part.chmod(0o666 & ~_umask())
                self._part.replace(self._target)
        except OSError as error:
            if kind is None:
                raise unwritable(self.path, error) from None
        finally:
            if self._part:
                self._part.unlink(missing_ok=True)


NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""The error numbers with which the system reports that a disk is full, or that a quota or size limit is reached."""


def reason(error: Exception) -> str:
    """Return why a file cannot be read or written, in words."""
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        return "the disk is full"
    return str(getattr(error, "strerror", None) or error)


def unwritable(path: Path, error: Exception) -> RecordError:
    """Return the error for a file that cannot be written."""
    return RecordError(str(path), f"cannot be written: {reason(error)}")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
