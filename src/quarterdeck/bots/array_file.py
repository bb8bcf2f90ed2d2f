"""Reading and writing .npz files, safe for files from strangers."""

import sys
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

DIGEST = "digest"


def read_arrays(path: Path, most: int) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays of an .npz file by name, at most `most` bytes of them, without executing anything.

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


def write_sealed(file: BinaryIO, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """Write arrays and a digest of them to a file that `read_sealed` can read. Raises OSError."""
    np.savez_compressed(file, allow_pickle=False, **arrays, **{DIGEST: np.array(_digest(arrays))})


def read_sealed(path: Path, most: int) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays of a file that `write_sealed` wrote, as `read_arrays` does.

    Also raises ValueError if the file was changed.
    """
    found = read_arrays(path, most)
    if str(found.pop(DIGEST, "")) != _digest(found):
        raise ValueError(f"{path} was changed since it was saved, or is of an earlier version: save it again")
    return found


def _digest(arrays: Mapping[str, npt.NDArray[Any]]) -> str:
    found = sha256()
    for name, array in sorted(arrays.items()):
        found.update(f"{name} {array.shape}".encode() + array.tobytes())
    return found.hexdigest()


def _sound(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return the array. Raises ValueError if it has invalid texts, which Python could not decode later."""
    if array.dtype.kind == "U":
        letters = np.frombuffer(array.tobytes(), f"{array.dtype.byteorder}u4")
        if letters.size and letters.max() > sys.maxunicode:
            raise ValueError("no Unicode")
    return array
