"""Errors that are printed in one line, and texts that are safe to print."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import UnsupportedOperation
from typing import Any

import click


class Failure(click.ClickException):
    """An error that the user can correct. It prints one line to standard error, and the exit status is 2."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        """Escape the control characters in the message, which may come from a file."""
        super().__init__(plain(message))

    def show(self, file: Any = None) -> None:
        click.echo(f"quarterdeck: {self.format_message()}", file=file, err=file is None)


@contextmanager
def failing(*kinds: type[Exception]) -> Iterator[None]:
    """Report errors of these kinds in one line: each becomes a Failure with its message."""
    try:
        yield
    except kinds as error:
        raise Failure(str(error)) from error


class OneLineGroup(click.Group):
    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        try:
            return super().make_context(*args, **extra)
        except click.UsageError as error:
            raise _as_failure(error) from error

    def invoke(self, context: click.Context) -> Any:
        """Run the command and flush its output, because an error in a later flush would not be reported."""
        try:
            try:
                return super().invoke(context)
            finally:
                sys.stdout.flush()
        except click.UsageError as error:
            raise _as_failure(error) from error
        except OSError as error:
            if not _is_full(error):
                raise
            raise _no_room(error) from error
        except RuntimeError as error:
            from quarterdeck.engine import CompileError

            if not isinstance(error, CompileError):
                raise
            raise Failure(str(error)) from error


def _as_failure(error: click.UsageError) -> click.ClickException:
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error
    path = error.ctx.command_path if error.ctx else "quarterdeck"
    message = " ".join(error.format_message().split()).rstrip(".")
    return Failure(f"{message} (see {path} --help)")


def _is_full(error: OSError) -> bool:
    from quarterdeck.table.records import NO_ROOM

    return error.errno in NO_ROOM


def _no_room(error: OSError) -> Failure:
    """Return the error for a full disk. If it was the output that did not fit, discard the rest of it."""
    what = error.filename or "the output"
    if error.filename is None:
        with suppress(UnsupportedOperation):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return Failure(f"{what} cannot be written: {error.strerror}; make room, then run the same command again")


def counted(count: int, one: str, many: str = "") -> str:
    """Return a number with its noun: "1 game", "2,000 games". `many`: the plural if it is not `one` with an s."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def plain(text: str) -> str:
    """Return `text` in one line. Unprintable characters, which a terminal might obey, become escapes."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode() for char in text
    )
