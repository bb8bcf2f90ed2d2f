"""Options that say where the database is, for the server and for commands that use its database."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from quarterdeck.cli.errors import failing
from quarterdeck.cli.paths import GivenFile, NewFolder

Command = TypeVar("Command", bound=Callable[..., Any])

_OPTIONS = (
    click.option(
        "--database",
        envvar="QUARTERDECK_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME.",
    ),
    click.option(
        "--database-password-file",
        envvar="QUARTERDECK_DATABASE_PASSWORD_FILE",
        type=GivenFile(),
        metavar="FILE",
        help="A file with the password of a PostgreSQL database.",
    ),
    click.option(
        "--data-dir",
        envvar="QUARTERDECK_DATA_DIR",
        type=NewFolder(),
        metavar="FOLDER",
        help="Folder for the games; by default the user's own data folder.",
    ),
)


DATABASE = ("database", "database_password_file", "data_dir")


def database_options(command: Command) -> Command:
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def chosen_database(context: click.Context, find: Callable[[str | None, Path | None, Path | None], str]) -> str:
    """Return the URL that `find` returns for the command's options (DATABASE). Raises Failure."""
    from quarterdeck.server import StartupError

    warn_of_password(context)
    given = context.params
    with failing(StartupError):
        return find(given["database"], given["data_dir"], given["database_password_file"])


def warn_of_password(context: click.Context) -> None:
    """Print a warning if the database's password is on the command line, which other users of the machine can read."""
    typed = context.get_parameter_source("database") is ParameterSource.COMMANDLINE
    if typed and re.search(r"://[^/@]*:[^/@]+@", context.params["database"]):
        click.echo(
            "quarterdeck: others on this machine can read the password in --database:"
            " give it by --database-password-file, or the URL by QUARTERDECK_DATABASE",
            err=True,
        )
