"""`quarterdeck backup` and `restore`: all data of a server, to one file and back."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import click

from quarterdeck.cli.database_options import chosen_database, database_options
from quarterdeck.cli.errors import counted, failing
from quarterdeck.cli.paths import GivenFile, NewFile

Counts = dict[str, int]


@click.command()
@click.argument("file", type=NewFile())
@database_options
@click.pass_context
def backup(context: click.Context, /, file: Path, **_: Any) -> None:
    """Write all that a server keeps into FILE. The server may run meanwhile.

    FILE is always an SQLite database, also for a server on PostgreSQL. Only its owner may read it, since it has the
    cards of running games.
    """
    from quarterdeck.server.db.backup import back_up
    from quarterdeck.server.settings.config import existing_database

    url = chosen_database(context, existing_database)
    click.echo(f"{file} holds {_counted(_done(back_up(url, file)))}.")


@click.command()
@click.argument("file", type=GivenFile())
@database_options
@click.pass_context
def restore(context: click.Context, /, file: Path, **_: Any) -> None:
    """Fill a new database with what is in FILE, which `quarterdeck backup` made.

    The database may be of the other kind: so a site moves from SQLite to PostgreSQL, and back. One that has
    anything in it is left as it is.
    """
    from quarterdeck.server.db.backup import restore as put_back
    from quarterdeck.server.settings.config import database_url

    url = chosen_database(context, database_url)
    click.echo(f"Restored: {_counted(_done(put_back(file, url)))}.")


def _done(work: Coroutine[None, None, Counts]) -> Counts:
    """Run the work and return its counts. Raises Failure with one line on the reason."""
    from quarterdeck.server import StartupError
    from quarterdeck.server.db.backup import BackupError

    with failing(BackupError, StartupError):
        return asyncio.run(work)


def _counted(counts: Counts) -> str:
    entries = counted(counts["log"], "log entry", "log entries")
    return f"{counted(counts['tables'], 'table')}, {entries} and {counted(counts['guests'], 'guest')}"
