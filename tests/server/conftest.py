from __future__ import annotations

from collections.abc import Iterator

import pytest
from house import House, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for every test that does it no harm."""
    with running(tmp_path_factory.mktemp("house")) as house:
        yield house
