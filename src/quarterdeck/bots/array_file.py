"""Reading .npz files that may come from a stranger."""

from __future__ import annotations

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
                    return {name: found[name] for name in found.files}
        except Exception as error:  # zipfile, zlib and NumPy raise errors of many kinds for a broken file
            raise ValueError(f"{path} is no .npz file of arrays, or is broken") from error
    raise ValueError(f"{path} is too big: {size:,} bytes of arrays; at most {most:,}")
