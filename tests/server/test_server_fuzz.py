"""A little of `benchmarks/fuzz_server.py`: nothing that is sent makes the server make a mistake, and people play on."""

import asyncio
import logging
import sys
from pathlib import Path

from house import config_for, running

sys.path.append(str(Path(__file__).parent.parent.parent / "benchmarks"))

from fuzz_server import PLACE, Tally, fuzz
from http_schema import openapi


def test_nothing_that_is_sent_makes_the_server_make_a_mistake(tmp_path, caplog):
    tally = Tally()
    limits = config_for(tmp_path).limits
    with running(tmp_path, public_url=PLACE, limits=limits) as house:
        asyncio.run(fuzz(house.address, messages=240, pool=40, number=1, tally=tally))
    assert tally.faults == []
    assert tally.sent.total() == 240
    assert tally.decisions > 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_every_endpoint_is_in_the_document_of_the_http_half():
    """With what it is sent: the document is made from what handlers say they read."""
    paths = openapi()["paths"]
    written = [one for path in paths.values() for method, one in path.items() if method in ("post", "put")]
    assert len([one for one in written if "requestBody" in one]) >= 13
    assert "NewName" in str(paths["/api/me"]["put"]["requestBody"])
