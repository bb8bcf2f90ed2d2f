"""Files of games. The name decides the format: whole or lean records, as lines, as compressed lines, or as Parquet."""

import io
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

import msgspec

from quarterdeck.lean.form import LEAN, LeanGame, in_batches, lean_line, lean_of, lean_of_line, record_of
from quarterdeck.lean.parquet import count_rows, pyarrow, read_parquet, write_parquet
from quarterdeck.table.document import broken
from quarterdeck.table.records import Record, RecordError, Writer, decode, documents, encode, lines_of, reading

PARQUET, PACKED, LEAN_LINES = ".parquet", ".zst", (".lean.jsonl", ".lean.jsonl.zst")

Placed: TypeAlias = tuple[str, "Record | LeanGame"]
"""The place of a game (`file:line`), and the game."""


def is_lean(path: Path) -> bool:
    """Return whether a file of this name is written with lean records."""
    return path.name.endswith((*LEAN_LINES, PARQUET))


def is_packed(path: Path) -> bool:
    """Return whether a file of this name is compressed with Zstandard, with one frame for each piece written."""
    return path.suffix == PACKED


def check_installed(path: Path) -> None:
    """Raise RecordError if a file of this name needs pyarrow, which is not installed."""
    if is_packed(path) or path.suffix == PARQUET:
        pyarrow(path)


def pack(path: Path, text: bytes) -> bytes:
    """Return bytes, compressed if the file's name says so. Raises RecordError if a needed library is missing."""
    if not is_packed(path):
        return text
    found: bytes = pyarrow(path).Codec("zstd", 9).compress(text, asbytes=True)
    return found


def read_games(path: Path | str, first: int = 0, count: int | None = None) -> Iterator[Placed]:
    """Yield the games of a file in order, as whole or lean records, whichever the file has.

    `first`: the index of the first game to yield; earlier games are not decoded. `count`: the most games to yield.
    Raises RecordError for a file that cannot be read or has no records, and at the first bad record.
    """
    path = Path(path)
    with reading(path):
        if path.suffix == PARQUET and path.is_file():
            yield from islice(_some(read_parquet(path, first), path), count)
        else:
            with path.open("rb") as file:
                yield from islice(_read_lines(_unpacked(file, path), str(path), first), count)


def read_records(path: Path | str) -> Iterator[tuple[str, Record]]:
    """Yield the games of a file in order as whole records, each with its place (`file:line`).

    Lean records are replayed to make whole ones. Raises RecordError for a file that cannot be read or has no records,
    and at the first bad record.
    """
    return ((where, whole(where, game)) for where, game in read_games(path))


def _some(games: Iterator[tuple[str, LeanGame]], path: Path) -> Iterator[Placed]:
    found = False
    for each in games:
        found = True
        yield each
    if not found:
        raise RecordError(str(path), "holds no record")


def _unpacked(file: BinaryIO, path: Path) -> BinaryIO:
    if not is_packed(path):
        return file
    arrow = pyarrow(path)
    unpacked: BinaryIO = io.BufferedReader(arrow.CompressedInputStream(arrow.PythonFile(file, "r"), "zstd"))
    return unpacked


def count_games(path: Path) -> int:
    """Return the number of games in a file without decoding them all; 1 if one record is spread over several lines.

    Raises RecordError as `read_games` does for a file that cannot be read.
    """
    for _ in read_games(path, count=1):
        pass
    if path.suffix == PARQUET:
        return count_rows(path)
    with path.open("rb") as file:
        some = (line for line in lines_of(_unpacked(file, path), str(path)) if line.strip())
        return 1 if broken(next(some)) else 1 + sum(1 for _ in some)


def _read_lines(file: BinaryIO, name: str, first: int) -> Iterator[Placed]:
    """Yield the games of a file of lines; if the file is one record spread over its lines, `first` has no effect."""
    for index, (where, at, text, spread) in enumerate(documents(file, name)):
        if spread or index >= first:
            yield where, (lean_of_line(text, at) if not spread and _says_lean(text) else decode(text, at))


class _Format(msgspec.Struct):
    format: Any = None


def _says_lean(line: bytes) -> bool:
    try:
        return bool(msgspec.json.decode(line, type=_Format).format == LEAN)
    except ValueError:  # msgspec's errors are ValueErrors, too
        return False


def whole(place: str, game: Record | LeanGame) -> Record:
    """Return a game as a whole record. Raises RecordError if a lean record contradicts its own decisions."""
    return record_of(game, place) if isinstance(game, LeanGame) else game


def lean(place: str, game: Record | LeanGame) -> LeanGame:
    """Return a game as a lean record. Raises RecordError if a whole record has no lean form."""
    return game if isinstance(game, LeanGame) else lean_of(game, place)


def convert(source: Path, target: Path) -> int:
    """Write a file's games to `target`, in the format that its name says; return their number. Raises RecordError."""
    if target.suffix == PARQUET:
        return write_rows(target, ((where, lean(where, game)) for where, game in read_games(source)))
    lines = (
        lean_line(lean(where, game)) if is_lean(target) else encode(whole(where, game))
        for where, game in read_games(source)
    )
    with Writer(target) as writer:
        for text, count in _pieces(lines):
            writer.write(pack(target, text), count)
    return writer.count


def _pieces(lines: Iterator[bytes]) -> Iterator[tuple[bytes, int]]:
    """Yield lines in pieces, each with the number of lines in it."""
    while some := list(islice(lines, 100)):
        yield b"".join(line + b"\n" for line in some), len(some)


def write_rows(target: Path, games: Iterable[tuple[str, LeanGame]]) -> int:
    """Write lean records to a Parquet file, which gets its name only when it is complete; return their number.

    Raises RecordError.
    """
    with Writer(target) as writer:
        batches = ([game for _, game in some] for some in in_batches(iter(games)))
        with writer.telling():
            writer.count = write_parquet(target, writer.file, batches)
    return writer.count
