"""Types of path arguments, which are checked before any work begins."""

import os
from pathlib import Path
from typing import Any

import click

from quarterdeck.cli.errors import Failure


class GivenFile(click.Path):
    def __init__(self, what: str = "file") -> None:
        super().__init__(path_type=Path)
        self._what = what

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path. Raises Failure."""
        path = Path(value)
        if path.is_dir():
            raise Failure(f"{path}: is a folder, not a {self._what}")
        if not path.exists():
            raise Failure(f"{path}: there is no such file")
        if not os.access(path, os.R_OK):
            raise Failure(f"{path}: cannot be read: you may not read it")
        return path


class NewFile(click.Path):
    """The path of a file to write, which need not exist."""

    def __init__(self, *endings: str) -> None:
        """Set the endings that the file's name may have; without any, all are allowed."""
        super().__init__(path_type=Path)
        self._endings = endings

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path. Raises Failure."""
        path = Path(value)
        if self._endings and path.suffix not in self._endings:
            raise Failure(f"{path}: let its name end in {', '.join(self._endings[:-1])} or {self._endings[-1]}")
        if path.is_dir():
            raise Failure(f"{path}: is a folder: name a file to write to")
        if not path.parent.is_dir():
            raise Failure(f"cannot write {path}: there is no folder {path.parent}")
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise Failure(f"cannot write {path}: you may not write there")
        return path


class NewFolder(click.Path):
    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path. Raises Failure."""
        path = Path(value)
        above = next(each for each in (path, *path.absolute().parents) if each.exists())
        if not above.is_dir():
            raise Failure(f"{path} cannot be written: {above} is not a folder")
        if not os.access(above, os.W_OK):
            raise Failure(f"{path} cannot be written: you may not write there")
        return path
