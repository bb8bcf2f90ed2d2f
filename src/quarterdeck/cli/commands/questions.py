"""`quarterdeck questions`: the bots' decisions about which people at a server's tables have asked."""

import asyncio
from pathlib import Path

import click

from quarterdeck.cli.database_options import database_options
from quarterdeck.cli.errors import failing
from quarterdeck.cli.paths import NewFile


@click.command()
@database_options
@click.option("--out", type=NewFile(), metavar="FILE", help="Write them there, not here.")
def questions(
    database: str | None, database_password_file: Path | None, data_dir: Path | None, out: Path | None
) -> None:
    """Tell which decisions of bots were asked about ("Why did the bot do that?") in games that are over.

    A JSON object a line: the record up to the decision, the seat, what it did, the bot's level. The server may run
    meanwhile.
    """
    from quarterdeck.server import StartupError
    from quarterdeck.server.db.group_commit import StorageError
    from quarterdeck.server.settings.config import existing_database
    from quarterdeck.table import RecordError
    from quarterdeck.table.records import write_records

    with failing(StartupError, StorageError, RecordError):
        lines = asyncio.run(_lines(existing_database(database, data_dir, database_password_file)))
        if out is None:
            for line in lines:
                click.echo(line)
        else:
            click.echo(f"{write_records(out, lines)} decisions are in {out}", err=True)


async def _lines(url: str) -> list[bytes]:
    """Return a line for each decision. Raises StartupError, StorageError."""
    from quarterdeck.server.db.storage import Storage
    from quarterdeck.server.rooms.questions import answerable
    from quarterdeck.table.questions import encode

    storage = await Storage.open(url)
    try:
        return [encode(question) async for question in answerable(storage)]
    finally:
        await storage.close()
