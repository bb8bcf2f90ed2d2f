"""A PostgreSQL of the tests' own, if it is installed."""

import asyncio
import os
import secrets
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url


@contextmanager
def postgres():
    """Yield the URL of an empty database, the given one or that of a cluster for the tests."""
    given = os.environ.get("QUARTERDECK_TEST_POSTGRES")
    if given:
        yield given
        return
    from proving.postgres import cluster, programs  # imported here, as programs without this module import the file

    if programs() is None:
        pytest.skip("no PostgreSQL: set QUARTERDECK_TEST_POSTGRES or install Debian's postgresql")
    with cluster() as one:
        yield one.url.replace("postgresql:", "postgresql+asyncpg:")


def another(cluster):
    """Return the URL of a new database beside this one."""
    name = f"deck_{secrets.token_hex(4)}"

    async def make():
        connection = await asyncpg.connect(cluster.replace("+asyncpg", ""))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return make_url(cluster).set(database=name).render_as_string(hide_password=False)


@contextmanager
def frozen(cluster):
    """Stop every process of a cluster inside the context, so that it does not answer; its URL ends with its folder."""
    from proving.postgres import family, stopped

    if os.environ.get("QUARTERDECK_TEST_POSTGRES"):
        pytest.skip("the database is somebody else's: it is not stopped")
    folder = Path(cluster.rpartition("host=")[2])
    postmaster = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    with stopped(family(postmaster)):
        yield
