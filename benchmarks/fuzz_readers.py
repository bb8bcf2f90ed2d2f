"""Fuzz the readers of files: each must accept a randomly changed file, or refuse it in one line.

Each reader gets valid files with a few changes: of bytes, values of JSON, columns of Parquet, or arrays. A refusal must
be one line, and must not show the messages of the libraries that read the file. Anything else is a fault, which ends
the program with the smallest such file that Hypothesis finds.

    python benchmarks/fuzz_readers.py --minutes 10
    python benchmarks/fuzz_readers.py --minutes 1 --readers net parquet
"""

import copy
import io
import json
import os
import random
import signal
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click
import hypothesis.strategies as st
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from fuzz_messages import ANY
from hypothesis import HealthCheck, given, seed, settings
from proving.plans import planned
from proving.server import Server

from quarterdeck import GAMES
from quarterdeck.bots import create
from quarterdeck.bots.net_file import write_net
from quarterdeck.cli import main as quarterdeck
from quarterdeck.cli.feud.commands import _trials
from quarterdeck.envs import batch
from quarterdeck.lean.files import convert
from quarterdeck.table.puzzles import read_puzzles
from quarterdeck.table.questions import read_questions

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(tempfile.gettempdir()) / f"fuzzed-{os.getpid()}"
"""Holds the last file, so that it remains if it crashes the program."""
LONGEST = 30
"""Seconds that a reader may take."""
STRANGE = ("pyarrow", "numpy", "msgspec", "zipfile", "Traceback")
NAMES = ("records", "replay", "lean", "zst", "parquet", "net", "batch", "table", "backup", "receipt", "puzzles")
NAMES += ("questions", "maneuvers")
ROUND = 200
"""The number of files after which the time is checked again."""


@dataclass(frozen=True)
class Reader:
    """A reader of files, with its valid files and the changes to make in them."""

    name: str
    files: list[bytes]
    change: Callable[[bytes, random.Random, Any], bytes]
    read: Callable[[Path], object]


def some_bytes(text: bytes, chance: random.Random, _: Any) -> bytes:
    """Replace, add, remove or repeat a few bytes."""
    found = bytearray(text)
    for _at in range(chance.randint(1, 3)):
        at = chance.randrange(len(found) + 1)
        size = chance.choice((1, 1, 2, 8, 64))
        match chance.randrange(4):
            case 0:
                found[at : at + size] = chance.randbytes(size)
            case 1:
                del found[at : at + size]
            case 2:
                found[at:at] = found[at : at + size] * chance.randint(1, 20)
            case _:
                del found[at:]
    return bytes(found)


def some_values(text: bytes, chance: random.Random, value: Any) -> bytes:
    """Replace, remove or repeat a value at any depth of a line of JSON; or change a few bytes."""
    if chance.random() < 0.2:
        return some_bytes(text, chance, value)
    lines = text.splitlines() if text.count(b"\n") > 1 and text[:1] == b"{" else [text]
    at = chance.randrange(len(lines))
    try:
        document = json.loads(lines[at])
    except ValueError:
        return some_bytes(text, chance, value)
    for _ in range(chance.randint(1, 2)):
        _change(document, chance, value)
    lines[at] = json.dumps(document).encode("utf-8", "surrogatepass")
    return b"\n".join(lines) + b"\n"


def _change(inside: Any, chance: random.Random, value: Any) -> None:
    """Change something in an object or a list at random."""
    while inside:
        keys = list(inside) if isinstance(inside, dict) else range(len(inside))
        key = chance.choice(keys)
        if isinstance(inside[key], dict | list) and inside[key] and chance.random() < 0.7:
            inside = inside[key]
            continue
        if chance.random() < 0.2:
            del inside[key]
        elif isinstance(inside[key], int) and chance.random() < 0.6:
            inside[key] += chance.choice((-1, 1, 64, -1000, 2**31, 2**63))
        else:
            inside[key] = copy.deepcopy(value)
        return


def packed(change: Callable[..., bytes], text: bytes, chance: random.Random, value: Any) -> bytes:
    """Compress a text by Zstandard, and change it before or after that."""
    return (
        pa.compress(change(text, chance, value), "zstd", asbytes=True)
        if chance.random() < 0.8
        else some_bytes(pa.compress(text, "zstd", asbytes=True), chance, value)
    )


def some_columns(text: bytes, chance: random.Random, value: Any) -> bytes:
    """Remove or rename a column, or change its type or values; or change a few bytes."""
    if chance.random() < 0.3:
        return some_bytes(text, chance, value)
    table = pq.read_table(io.BytesIO(text))
    name = chance.choice(table.column_names)
    at, rows = table.column_names.index(name), table[name].to_pylist()
    match chance.randrange(5):
        case 0:
            table = table.drop_columns([name])
        case 1:
            table = table.rename_columns([f"{each}x" if each == name else each for each in table.column_names])
        case 2:
            rows = [None if chance.random() < 0.5 else row for row in rows]
            table = table.set_column(at, name, pa.array(rows, table[name].type))
        case _:
            texts = isinstance(rows[0], str) and rows[0][:1] in "{["
            other = (
                [some_values(row.encode(), chance, value).decode("utf-8", "replace") for row in rows]
                if texts
                else [chance.choice((row, value if not isinstance(value, dict | list) else str(value))) for row in rows]
            )
            try:
                table = table.set_column(at, name, pa.array(other))
            except (pa.ArrowException, OverflowError, UnicodeEncodeError):
                table = table.set_column(at, name, pa.array([str(each).encode("utf-8", "replace") for each in other]))
    made = io.BytesIO()
    pq.write_table(table, made)
    return made.getvalue()


def some_arrays(text: bytes, chance: random.Random, value: Any) -> bytes:
    """Remove an array, or change its type, shape or numbers; or change a few bytes."""
    if chance.random() < 0.3:
        return some_bytes(text, chance, value)
    with np.load(io.BytesIO(text), allow_pickle=False) as found:
        arrays = dict(found)
    name = chance.choice(list(arrays))
    array = arrays[name]
    match chance.randrange(6):
        case 0:
            del arrays[name]
        case 1:
            arrays[name] = array.reshape(-1)[: chance.randrange(array.size + 1)]
        case 2:
            kind = chance.choice(("u1", "i8", "f4", "f8", "U5"))
            arrays[name] = np.zeros(array.shape, kind)
        case 3:
            arrays[name] = np.array(some_values(str(array).encode(), chance, value).decode("utf-8", "replace"))
        case _:
            raw = bytearray(array.tobytes())
            for _ in range(chance.randint(1, 8) if raw else 0):
                raw[chance.randrange(len(raw))] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))
            arrays[name] = np.frombuffer(bytes(raw), array.dtype).reshape(array.shape)
    made = io.BytesIO()
    np.savez(made, **arrays)
    return made.getvalue()


def command(*words: str) -> Callable[[Path], None]:
    """Return a reader that runs a command; the word FILE stands for the file."""

    def read(path: Path) -> None:
        quarterdeck([str(path) if word == "FILE" else word for word in words], standalone_mode=False)

    return read


def stepped(path: Path) -> None:
    """Load a saved batch, and make a step."""
    games = batch("seas-of-strife", n=4)
    games.load(path)
    for _ in range(40):
        games.step(games.sample())


def restored(path: Path) -> None:
    """Restore a backup from the file."""
    database = path.with_name("restored.db")
    command("restore", "FILE", "--database", f"sqlite:///{database}")(path)


def offered(path: Path) -> None:
    """Read a Maneuver, and allow it at a table."""
    _trials(str(path), (), [], "beginner", 1)


def made(folder: Path) -> list[Reader]:
    """Return all readers, with valid files that are written to a folder."""

    def simulated(name: str, game: str, *more: str) -> bytes:
        path = folder / name
        command("simulate", game, "--games", "3", "--seed", "1", "--jobs", "1", "--record", "FILE", *more)(path)
        return path.read_bytes()

    def carried(name: str, text: bytes) -> bytes:
        (folder / "whole.jsonl").write_bytes(text)
        convert(folder / "whole.jsonl", folder / name)
        return (folder / name).read_bytes()

    own = json.loads((ROOT / "tests/data/own_maneuvers.json").read_text("utf-8"))
    wholes = [simulated(f"{game}.jsonl", game) for game in GAMES]
    leans = [carried(f"{at}.lean.jsonl", whole) for at, whole in enumerate(wholes)]
    columns = [carried(f"{at}.parquet", whole) for at, whole in enumerate(wholes)]
    game = GAMES["seas-of-strife"]
    width = game.observation("float32").width
    write_net(folder / "true.npz", game, "float32", [(np.ones((width, game.actions)), np.ones(game.actions))])
    batch("seas-of-strife", n=4).save(folder / "batch.npz")
    train = command(
        "train", "table", "turn-the-tide", "--rounds", "1", "--lessons", "50", "--jobs", "1", "--out", "FILE"
    )
    train(folder / "table.npz")
    server = Server(f"sqlite:///{folder / 'site.db'}", folder)
    server.start()
    server.wait()
    command("backup", "FILE", "--database", server.database)(folder / "backup.db")
    server.stop()
    receipt = {
        "format": "quarterdeck-receipt/1",
        "site": "a" * 64,
        "seats": ["b" * 64, ""],
        "numbers": {"0": "c" * 64},
    }
    puzzles = Path(str(game.rules.__file__)).with_name("puzzles.json").read_bytes()
    asked = (ROOT / "tests/data/positions.jsonl").read_bytes().splitlines(keepends=True)[:3]
    whole = str(folder / "whole.jsonl")
    return [
        Reader("records", wholes, some_values, command("verify", "FILE", "--jobs", "1")),
        Reader("replay", wholes, some_values, command("replay", "FILE")),
        Reader("lean", leans, some_values, command("verify", "FILE", "--jobs", "1")),
        Reader("zst", wholes + leans, partial(packed, some_values), command("verify", "FILE", "--jobs", "1")),
        Reader("parquet", columns, some_columns, command("verify", "FILE", "--jobs", "1")),
        Reader("net", [(folder / "true.npz").read_bytes()], some_arrays, lambda path: create(f"net:{path}", game, 1)),
        Reader("batch", [(folder / "batch.npz").read_bytes()], some_arrays, stepped),
        Reader("table", [(folder / "table.npz").read_bytes()], some_arrays, train),
        Reader("backup", [(folder / "backup.db").read_bytes()], some_bytes, restored),
        Reader("receipt", [json.dumps(receipt).encode()], some_values, command("verify", whole, "--receipt", "FILE")),
        Reader("puzzles", [puzzles], some_values, lambda path: read_puzzles(path, game)),
        Reader("questions", [b"".join(asked)], some_values, lambda path: list(read_questions(path))),
        Reader("maneuvers", [json.dumps(each).encode() for each in own["own_maneuvers"]], some_values, offered),
    ]


def read(reader: Reader, path: Path, told: Counter[str]) -> None:
    """Have a file read, and count whether it was accepted or refused. Raises AssertionError for a bad refusal."""
    out = io.StringIO()
    signal.alarm(LONGEST)
    try:
        with redirect_stdout(out), redirect_stderr(out):
            reader.read(path)
    except (SystemExit, click.exceptions.Exit):
        told["read"] += 1
    except Exception as error:
        where = error.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        ours = where is not None and "/quarterdeck/" in where.tb_frame.f_code.co_filename
        known = type(error).__module__.startswith("quarterdeck.") or (ours and type(error) is ValueError)
        line = str(error) if not isinstance(error, click.ClickException) else error.format_message()
        bad = not known or "\n" in line or any(word in line for word in STRANGE)
        if bad:
            raise AssertionError(f"{reader.name}: {type(error).__name__}: {line}") from error
        told["refused"] += 1
    else:
        told["read"] += 1
    finally:
        signal.alarm(0)
        for left in path.parent.iterdir():
            left.unlink()


def fuzz(reader: Reader, seconds: float) -> Counter[str]:
    """Read changed files until the seconds are over. Raises AssertionError with the smallest bad file found."""
    told: Counter[str] = Counter()
    end = time.monotonic() + seconds
    number = 0
    with tempfile.TemporaryDirectory(prefix="reader") as folder:
        ending = Path(folder) / {"parquet": "x.parquet", "zst": "x.jsonl.zst", "lean": "x.lean.jsonl"}.get(
            reader.name, "x"
        )

        @settings(max_examples=ROUND, database=None, deadline=None, suppress_health_check=list(HealthCheck))
        @given(st.randoms(use_true_random=False), st.integers(0, len(reader.files) - 1), ANY)
        def once(chance: random.Random, at: int, value: Any) -> None:
            text = reader.change(reader.files[at], chance, value)
            KEPT.write_bytes(text)
            ending.write_bytes(text)
            read(reader, ending, told)

        while time.monotonic() < end:
            number += 1
            seed(number)(once)()
    return told


@dataclass(frozen=True)
class Plan:
    """The length of the run, and its readers."""

    minutes: float = 10.0
    """Minutes for each reader."""
    readers: tuple[str, ...] = ()
    """The readers to test; all if none are named."""


def main() -> None:
    """Read the command line."""
    plan = planned(Plan, __doc__, readers=NAMES)
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="true") as folder:
        with redirect_stdout(io.StringIO()):
            readers = made(Path(folder))
        for reader in readers:
            if not plan.readers or reader.name in plan.readers:
                try:
                    found = fuzz(reader, 60 * plan.minutes)
                except AssertionError as error:
                    traceback.print_exception(error.__cause__, limit=-3)
                    print(error, f"({KEPT})")
                else:
                    print(f"{reader.name}: {found['read']:,} read, {found['refused']:,} refused", flush=True)


if __name__ == "__main__":
    main()
