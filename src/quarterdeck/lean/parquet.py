"""Lean records as Parquet, one row for each game. This needs pyarrow, which the extra `quarterdeck[data]` installs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import numpy as np

from quarterdeck.extras import needed
from quarterdeck.lean.form import LEAN, TOGETHER, LeanGame, LeanHead
from quarterdeck.table.records import RecordError, longest_line

GROUP = 20 * TOGETHER
"""The number of rows that are compressed together, as one group."""
GROUP_LINES = 32
"""The most bytes that a group of rows may have, as a multiple of the longest line allowed in a file."""


def pyarrow(path: Path, module: str = "pyarrow") -> Any:
    """Return a module of pyarrow. Raises RecordError, which names `path`, if pyarrow is not installed."""
    with needed("files of this form need", "quarterdeck[data]", partial(RecordError, str(path))):
        found = import_module(module)
    return found


class Column(NamedTuple):
    """The description of a column.

    `kind` describes its values in error messages. `optional`: values may be missing. `repeats`: few different texts
    occur, so they are written as a dictionary.
    """

    kind: str
    type: Callable[[Any], Any]
    """Returns the column's type; the argument is the module pyarrow."""
    fits: Callable[[Any, Any], bool]
    """Returns whether a column of another type can be read as this column, given `pyarrow.types` and the other type."""
    optional: bool = False
    repeats: bool = False


def _is_text(types: Any, found: Any) -> bool:
    plain = found.value_type if types.is_dictionary(found) else found
    return bool(types.is_string(plain) or types.is_large_string(plain))


def _is_bytes(types: Any, found: Any) -> bool:
    return bool(types.is_binary(found) or types.is_large_binary(found) or types.is_fixed_size_binary(found))


def _is_whole(types: Any, found: Any) -> bool:
    return bool(types.is_integer(found))


def _is_number(types: Any, found: Any) -> bool:
    return bool(types.is_integer(found) or types.is_float64(found))


def _listed(fits: Callable[[Any, Any], bool]) -> Callable[[Any, Any], bool]:
    return lambda types, found: (types.is_list(found) or types.is_large_list(found)) and fits(types, found.value_type)


COLUMNS = {
    "game": Column("a text", lambda pa: pa.string(), _is_text, repeats=True),
    "rules": Column("a whole number below 2**31", lambda pa: pa.int32(), _is_whole),
    "options": Column("a text", lambda pa: pa.string(), _is_text, repeats=True),
    "seats": Column("a text", lambda pa: pa.string(), _is_text, repeats=True),
    "seed": Column("32 bytes", lambda pa: pa.binary(32), _is_bytes),
    "decisions": Column("a list of numbers from 0 to 65535", lambda pa: pa.list_(pa.uint16()), _listed(_is_whole)),
    "events_hash": Column("a whole number from 0 to 2**64 - 1", lambda pa: pa.uint64(), _is_whole),
    "scores": Column("a list of whole numbers", lambda pa: pa.list_(pa.int32()), _listed(_is_whole), optional=True),
    "returns": Column("a list of numbers", lambda pa: pa.list_(pa.float64()), _listed(_is_number), optional=True),
    "rest": Column("a text", lambda pa: pa.string(), _is_text, optional=True),
}
"""The columns of a file: the type in which each is written, and the types accepted in files of other programs."""


@cache
def _schema() -> Any:
    pa = import_module("pyarrow")
    fields = [
        (name, pa.dictionary(pa.int32(), pa.string()) if each.repeats else each.type(pa))
        for name, each in COLUMNS.items()
    ]
    return pa.schema(fields, metadata={"format": LEAN})


def write_parquet(path: Path, file: BinaryIO, games: Iterable[Sequence[LeanGame]]) -> int:
    """Write lists of games to the open `file`, and return the number of games. Error messages name `path`.

    Raises OSError, and RecordError if pyarrow is not installed.
    """
    count = 0
    pa, files = pyarrow(path), pyarrow(path, "pyarrow.parquet")
    with files.ParquetWriter(file, _schema(), compression="zstd", compression_level=9) as writer:
        waiting: list[Any] = []
        for some in games:
            count += len(some)
            waiting.append(_columns(pa, some))
            if len(waiting) * TOGETHER >= GROUP:
                _write_group(pa, writer, waiting)
        _write_group(pa, writer, waiting)
    return count


def _write_group(pa: Any, writer: Any, waiting: list[Any]) -> None:
    """Write the record batches in `waiting` as one group of rows, and empty the list."""
    if waiting:
        writer.write_table(pa.Table.from_batches(waiting).unify_dictionaries(), row_group_size=GROUP)
        waiting.clear()


def _columns(pa: Any, games: Sequence[LeanGame]) -> Any:
    """Return games as a record batch."""
    heads = [game.head for game in games]
    ends = np.cumsum([0, *(len(game.decisions) for game in games)], dtype=np.int32)
    played = np.concatenate([game.decisions for game in games])
    columns = [
        [head.game for head in heads],
        [head.rules for head in heads],
        [head.options.decode() for head in heads],
        [head.seats.decode() for head in heads],
        [game.seed for game in games],
        pa.ListArray.from_arrays(pa.array(ends), pa.array(played)),
        [game.events_hash for game in games],
        [game.scores for game in games],
        [game.returns for game in games],
        [game.rest.decode() or None for game in games],
    ]
    arrays = [
        values if isinstance(values, pa.Array) else pa.array(values, field.type)
        for values, field in zip(columns, _schema(), strict=True)
    ]
    return pa.record_batch(arrays, schema=_schema())


def count_rows(path: Path) -> int:
    """Return the number of games in a file that `read_parquet` can read."""
    return int(pyarrow(path, "pyarrow.parquet").read_metadata(path).num_rows)


def read_parquet(path: Path, first: int = 0) -> Iterator[tuple[str, LeanGame]]:
    """Yield the games of a file from index `first` on, each with its place (`file:row`, from 1). Raises RecordError."""
    pa, files = pyarrow(path), pyarrow(path, "pyarrow.parquet")
    try:
        with files.ParquetFile(path) as file:
            _check_schema(path, file.schema_arrow)
            rows = [file.metadata.row_group(at) for at in range(file.num_row_groups)]
            if any(each.total_byte_size > GROUP_LINES * longest_line() for each in rows):
                told = (
                    f"a group of rows has more than {GROUP_LINES * longest_line() // 1_000_000} MB: write smaller ones"
                )
                raise RecordError(str(path), told)
            sizes = [each.num_rows for each in rows]
            begins = [0, *accumulate(sizes)]
            groups = [at for at, end in enumerate(begins[1:]) if end > first]
            begin = begins[groups[0]] if groups else 0
            for batch in file.iter_batches(TOGETHER, row_groups=groups, columns=[*COLUMNS]):
                skipped = min(max(0, first - begin), len(batch))
                row = begin + skipped + 1
                for at, game in enumerate(_games(_read(path, batch.slice(skipped), row)), row):
                    yield f"{path}:{at}", game
                begin += len(batch)
    except (pa.ArrowException, OSError, UnicodeDecodeError) as error:  # pyarrow may fail to decode column names
        if isinstance(error, OSError) and error.errno:
            raise
        raise RecordError(str(path), "cannot be read as Parquet: it is damaged, or something else") from None


def _check_schema(path: Path, schema: Any) -> None:
    """Raise RecordError unless a file has all columns, each of a type that can be read without loss."""
    if (schema.metadata or {}).get(b"format") != LEAN.encode():
        raise RecordError(str(path), f"is no file of {LEAN} records: its metadata say nothing of that format")
    types = pyarrow(path, "pyarrow.types")
    for name, column in COLUMNS.items():
        if schema.names.count(name) != 1:
            raise RecordError(str(path), f"needs one column {name}: {column.kind}")
        if not column.fits(types, schema.field(name).type) and not types.is_null(schema.field(name).type):
            raise RecordError(str(path), f"its column {name} has something else than {column.kind}")


def _read(path: Path, batch: Any, first: int) -> dict[str, Any]:
    """Return the columns of a batch, converted to their types. Raises RecordError at a bad value, naming its row.

    `first`: the number of the batch's first row in the file.
    """
    pa, found = pyarrow(path), dict[str, Any]()
    for name, column in COLUMNS.items():
        values = batch.column(name)
        found[name] = _cast(pa, values, column)
        if found[name] is None:
            row = next(at for at in range(len(values)) if _cast(pa, values.take([at]), column) is None)
            raise RecordError(f"{path}:{first + row}", f"{name} is not {column.kind}")
    return found


def _cast(pa: Any, values: Any, column: Column) -> Any:
    """Return values converted to a column's type; None if one cannot be converted, or is missing but not optional."""
    try:
        found = values.cast(column.type(pa))
        found.validate(full=True)  # a text may be invalid UTF-8
    except pa.ArrowException:
        return None
    has_gaps = pa.types.is_list(found.type) and found.flatten().null_count
    return None if has_gaps or (found.null_count and not column.optional) else found


def _games(columns: dict[str, Any]) -> Iterator[LeanGame]:
    """Yield the games in columns that `_read` has checked."""
    decisions = columns.pop("decisions")
    lists = {name: values.to_pylist() for name, values in columns.items()}
    ends, played = decisions.offsets.to_numpy(), decisions.values.to_numpy()
    heads: dict[Any, LeanHead] = {}
    kinds = zip(lists["game"], lists["rules"], lists["options"], lists["seats"], strict=True)
    for at, kind in enumerate(kinds):
        if kind not in heads:
            heads[kind] = LeanHead(kind[0], kind[1], kind[2].encode(), kind[3].encode())
        yield LeanGame(
            heads[kind],
            lists["seed"][at],
            played[ends[at] : ends[at + 1]],
            lists["events_hash"][at],
            lists["scores"][at],
            lists["returns"][at],
            (lists["rest"][at] or "").encode(),
        )
