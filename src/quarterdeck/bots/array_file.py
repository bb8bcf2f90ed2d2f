"""Reading .npz files that may come from a stranger."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt


def read_arrays(path: Path, most: int) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays of an .npz file by name, at most `most` bytes of them; nothing in it is executed.

    Raises OSError, and ValueError with one line for a file that is broken, too big, or no regular file: reading a pipe
    or a device might never end.
    """
    if path.exists() and not path.is_file():
        raise ValueError(f"{path} is no regular file: name a file of arrays")
    with path.open("rb") as file:
        try:
            with zipfile.ZipFile(file) as parts:
                size = sum(part.file_size for part in parts.infolist())
            file.seek(0)
            if size <= most:
                with np.load(file, allow_pickle=False) as found:
                    return {name: _sound(found[name]) for name in found.files}
        except Exception as error:  # zipfile, zlib and NumPy raise errors of many kinds for a broken file
            raise ValueError(f"{path} is no .npz file of arrays, or is broken") from error
    raise ValueError(f"{path} is too big: {size:,} bytes of arrays; at most {most:,}")


def _sound(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return the array. Raises ValueError for texts that are none: Python itself fails where they are read."""
    if array.dtype.kind == "U":
        letters = np.frombuffer(array.tobytes(), f"{array.dtype.byteorder}u4")
        if letters.size and letters.max() > sys.maxunicode:
            raise ValueError("no Unicode")
    return array
