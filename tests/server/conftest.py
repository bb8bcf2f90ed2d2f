import asyncio
import inspect
import random
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
import uvicorn.protocols.websockets.websockets_sansio_impl as server_side
import websockets.sync.connection as client_side
from once import made_once
from postgres import another, postgres
from push_service import push_service
from running_server import OPEN, TEMPLATE, in_storage, running, shared_application

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run each test that is a coroutine in a separate event loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    asyncio.run(
        pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters})
    )
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        if HERE in item.path.parents and "cluster" in item.fixturenames:
            item.add_marker("slow")


@pytest.fixture(scope="session", autouse=True)
def _quick_starts(tmp_path_factory):
    """Let servers share routes and a migrated database (except those of the tests of migrations)."""
    base = tmp_path_factory.getbasetemp()
    TEMPLATE[:] = [made_once(base, "template.db", lambda file: in_storage(f"sqlite+aiosqlite:///{file}"))]
    with shared_application():
        yield


@pytest.fixture(scope="session", autouse=True)
def _own_dice():
    """Give pings a separate random generator: threads draw their numbers, and Hypothesis seeds `random`."""
    for module in (server_side, client_side):
        module.random = random.Random()


@pytest.fixture(autouse=True)
def _hang_up():
    yield
    while OPEN:
        OPEN.pop().close()


def pytest_configure(config):
    config.addinivalue_line("markers", "server(**settings): the settings and limits of the server of these tests")


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    """A function that returns a server with some settings, started or shared within the module."""
    with ExitStack() as stopping:
        yield cache(lambda **settings: stopping.enter_context(running(tmp_path_factory.mktemp("server"), **settings)))


@pytest.fixture
def server(request, servers):
    """The server that the module's tests with the same settings share (`pytest.mark.server`)."""
    mark = request.node.get_closest_marker("server")
    return servers(**mark.kwargs if mark else {})


@pytest.fixture
def ada(server):
    return server.guest("Ada")


@pytest.fixture
def ben(server):
    return server.guest("Ben")


@pytest.fixture
def http(server):
    return server.guest().http


@pytest.fixture
def home(tmp_path):
    with running(tmp_path) as home:
        yield home


@pytest.fixture
def service():
    """A push service, which also accepts webhooks."""
    with push_service() as service:
        yield service


@pytest.fixture(scope="session")
def cluster():
    with postgres() as url:
        yield url


@pytest.fixture
def post(cluster):
    """The URL of a PostgreSQL database that only this test uses."""
    return another(cluster)
