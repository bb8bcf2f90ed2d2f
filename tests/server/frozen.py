"""A PostgreSQL that is there and says nothing."""

from contextlib import contextmanager
from pathlib import Path

from proving.postgres import family, stopped


@contextmanager
def frozen(cluster):
    """Stop every process of a cluster, whose URL ends with its folder, and let them go on at the end."""
    postmaster = int((Path(cluster.rpartition("host=")[2]) / "data" / "postmaster.pid").read_text().split()[0])
    with stopped(family(postmaster)):
        yield
