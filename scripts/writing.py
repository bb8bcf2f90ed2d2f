"""Shared by the generators: outputs, which are written if they are stale, or only named with `--check`."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 118
"""The longest line of JSON, including its comma."""


class GenerateError(RuntimeError):
    """An output cannot be made; the message is one line that says what to do about it."""


@dataclass(frozen=True)
class Output:
    """A file that a generator writes."""

    path: Path
    is_fresh: bool
    """Whether the file has the content that its sources would produce now."""
    make: Callable[[], bytes]
    """Returns the content that the file should have. It may need Node or a compiler, and may raise GenerateError."""


def text_output(path: Path, text: str) -> Output:
    """Return the output of a file that should have this text."""
    return Output(path, path.is_file() and path.read_text(encoding="utf-8") == text, text.encode)


def json_text(value: Any, indent: int = 0) -> str:
    """Return JSON in which each part that fits is on one line; other parts are indented by one space a level."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH or not isinstance(value, dict | list):
        return line
    space, deeper = " " * indent, " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"{deeper}{json_text(each, indent + 1)}" for each in value) + f"\n{space}]"
    parts = (f"{deeper}{json.dumps(name)}: {json_text(each, indent + 1)}" for name, each in value.items())
    return "{\n" + ",\n".join(parts) + f"\n{space}}}"


def parser(about: str | None) -> argparse.ArgumentParser:
    """Return a parser of the options of `generate.py`. `about` is its docstring."""
    found = argparse.ArgumentParser(description=(about or "").split("\n")[0])
    found.add_argument("--check", action="store_true", help="only name what is stale, and exit with 1 if anything is")
    found.add_argument("--all", action="store_true", help="write what is fresh, too")
    return found


def write(outputs: Iterable[Output], options: argparse.Namespace) -> int:
    """Write the stale outputs, or only name them; return the exit status."""
    stale = False
    for output in outputs:
        if output.is_fresh and not options.all:
            continue
        stale = True
        if not options.check:
            output.path.parent.mkdir(parents=True, exist_ok=True)
            output.path.write_bytes(output.make())
        print(f"{output.path.relative_to(ROOT)}: {'stale' if options.check else 'written'}", flush=True)
    if options.check and stale:
        print("run: uv run --group dev poe generate")
    return int(options.check and stale)


def run(outputs: Iterable[Output], options: argparse.Namespace) -> None:
    """Write or name the outputs, and exit; if one cannot be made, print one line about it."""
    try:
        sys.exit(write(outputs, options))
    except GenerateError as error:
        sys.exit(f"generate: {error}")
