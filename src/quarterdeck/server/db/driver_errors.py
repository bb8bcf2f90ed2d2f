"""The errors of asyncpg, PostgreSQL's driver, which is installed by the extra `postgres` alone.

The driver is looked up among the imported modules: before SQLAlchemy has imported it, nothing can raise its errors.
"""

from __future__ import annotations

import sys


def driver_errors() -> tuple[type[Exception], ...]:
    """Return the base classes of the driver's errors."""
    asyncpg = sys.modules.get("asyncpg")
    return (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) if asyncpg else ()


def is_out_of_step(error: BaseException) -> bool:
    """Whether the connection broke off between a question and its answer."""
    asyncpg = sys.modules.get("asyncpg")
    return asyncpg is not None and isinstance(error, asyncpg.InternalClientError)
