"""Mistakes in one line, and words that are safe to print."""

from __future__ import annotations

from typing import Any

import click


class Failure(click.ClickException):
    """Something the user can mend: one line on standard error, exit status 2."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        """The message's control characters are made visible: it may quote a file."""
        super().__init__(plain(message))

    def show(self, file: Any = None) -> None:
        """Print the line."""
        click.echo(f"quarterdeck: {self.format_message()}", file=file, err=file is None)


class OneLineGroup(click.Group):
    """A group whose wrong usage is told in one line."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read the group's own options."""
        try:
            return super().make_context(*args, **extra)
        except click.UsageError as error:
            raise _told(error) from error

    def invoke(self, context: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(context)
        except click.UsageError as error:
            raise _told(error) from error


def _told(error: click.UsageError) -> click.ClickException:
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error
    path = error.ctx.command_path if error.ctx else "quarterdeck"
    message = " ".join(error.format_message().split()).rstrip(".")
    return Failure(f"{message} (see {path} --help)")


def plain(text: str) -> str:
    """`text` in one line, with everything unprintable (a terminal might obey it) written as an escape."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode() for char in text
    )
