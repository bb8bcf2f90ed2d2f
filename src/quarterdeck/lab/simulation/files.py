"""Files each line of which is written whole."""

from __future__ import annotations

from io import FileIO
from typing import BinaryIO


def write_all(file: BinaryIO | FileIO, text: bytes) -> None:
    """Write all of it: a file without a buffer may take a part. Raises OSError."""
    rest = memoryview(text)
    while rest:
        rest = rest[file.write(rest) :]
