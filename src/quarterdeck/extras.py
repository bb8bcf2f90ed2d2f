"""Libraries that only parts of Quarterdeck need, and that `pip install quarterdeck` alone does not install."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def needed(what: str, package: str, error: Callable[[str], Exception] = ModuleNotFoundError) -> Iterator[None]:
    """Import libraries in this context; if one is missing, raise `error` with one line that says how to install it.

    `what`: who needs them, with the verb. `package`: what pip installs, such as `quarterdeck[envs]`.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        raise error(f"{what} {library}: pip install '{package}'") from None
