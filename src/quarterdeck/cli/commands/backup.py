"""`quarterdeck backup` and `restore`: write all data of a server to one file, and fill a database from it."""

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
    """Write all data of a server to FILE. The server may run meanwhile.

    FILE is always an SQLite database, also for a server with PostgreSQL. Only the user who runs this command may read
    it, since it has the cards of running games.
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
    """Fill a new database with the data in FILE, which `quarterdeck backup` wrote.

    The database may be of another kind than the server's was, so this can move a site from SQLite to PostgreSQL or
    back. A database that is not empty is not changed.
    """
    from quarterdeck.server.db.backup import restore as put_back
    from quarterdeck.server.settings.config import database_url

    url = chosen_database(context, database_url)
    click.echo(f"Restored: {_counted(_done(put_back(file, url)))}.")


def _done(work: Coroutine[None, None, Counts]) -> Counts:
    """Run the work and return its counts. Raises Failure."""
    from quarterdeck.server import StartupError
    from quarterdeck.server.db.backup import BackupError

    with failing(BackupError, StartupError):
        return asyncio.run(work)


def _counted(counts: Counts) -> str:
    entries = counted(counts["log"], "log entry", "log entries")
    return f"{counted(counts['tables'], 'table')}, {entries} and {counted(counts['guests'], 'guest')}"
