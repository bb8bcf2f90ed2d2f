"""Lean records as Parquet: a row a game. Needs pyarrow, which the extra `quarterdeck[data]` installs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from quarterdeck.lean.form import LEAN, TOGETHER, LeanGame, LeanHead
from quarterdeck.table.records import RecordError

GROUP = 20 * TOGETHER
"""Rows that are compressed together."""


def pyarrow(path: Path, module: str = "pyarrow") -> Any:
    """Return a module of pyarrow. Raises RecordError where it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        raise RecordError(str(path), "files of this form need pyarrow: pip install 'quarterdeck[data]'") from None


@cache
def _schema() -> Any:
    pa = import_module("pyarrow")
    word = pa.dictionary(pa.int32(), pa.string())
    fields = {
        "game": word,
        "rules": pa.int32(),
        "options": word,
        "seats": word,
        "seed": pa.binary(32),
        "decisions": pa.list_(pa.uint16()),
        "events_hash": pa.uint64(),
        "scores": pa.list_(pa.int32()),
        "returns": pa.list_(pa.float64()),
        "rest": pa.string(),
    }
    return pa.schema(list(fields.items()), metadata={"format": LEAN})


def write_parquet(path: Path, file: BinaryIO, games: Iterable[Sequence[LeanGame]]) -> int:
    """Write lists of games to an open file, which is `path` in messages, and return the number of games.

    Raises OSError, and RecordError where pyarrow is not installed.
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
    """Write the lists of games that wait as one group of rows."""
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
            if (file.schema_arrow.metadata or {}).get(b"format") != LEAN.encode():
                raise RecordError(str(path), f"is no file of {LEAN} records: its metadata say nothing of that format")
            sizes = [file.metadata.row_group(at).num_rows for at in range(file.num_row_groups)]
            begins = [0, *accumulate(sizes)]
            groups = [at for at, end in enumerate(begins[1:]) if end > first]
            begin = begins[groups[0]] if groups else 0
            for batch in file.iter_batches(TOGETHER, row_groups=groups):
                skipped = min(max(0, first - begin), len(batch))
                for row, game in enumerate(_games(batch.slice(skipped)), begin + skipped + 1):
                    yield f"{path}:{row}", game
                begin += len(batch)
    except pa.ArrowException as error:
        raise RecordError(str(path), f"cannot be read as Parquet: {str(error).splitlines()[0]}") from None


def _games(batch: Any) -> Iterator[LeanGame]:
    """Yield the games of a record batch."""
    names = ("game", "rules", "options", "seats", "seed", "events_hash", "scores", "returns", "rest")
    lists = {name: batch.column(name).to_pylist() for name in names}
    decisions = batch.column("decisions")
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
