"""The errors of the HTTP API: `{"code", "message"}` with a 4xx or 5xx status."""

import logging
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from quarterdeck.server.db.group_commit import StorageError
from quarterdeck.server.messages.site import Problem
from quarterdeck.server.settings.logs import security

PATH_LENGTH = 200
"""The most characters of a request's path in the log, since clients may send anything."""

logger = logging.getLogger(__name__)


class ApiError(Exception):
    """The server refuses a request. `status` and `problem` become its response."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message)


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _api_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, ApiError)
    if error.status in (401, 403, 429) or error.problem.code in ("wrong_host", "malformed"):
        security.warning(f"refused ({error.problem.code}): %s %s", request.method, request.url.path[:PATH_LENGTH])
    return _answer(error.status, error.problem)


def _storage_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("the storage failed: %s", error)
    return _answer(503, Problem("unavailable", "The storage does not answer. Please try again."))


def _http_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, HTTPException)
    if isinstance(error, ValidationException) or error.status_code == 400:
        extra = error.extra if isinstance(error.extra, list) else []
        details = "; ".join(_detail(part) for part in extra if isinstance(part, dict))
        return _answer(400, Problem("malformed", details or error.detail))
    phrase = HTTPStatus(error.status_code).phrase
    return _answer(error.status_code, Problem(phrase.lower().replace(" ", "_"), f"{phrase}."))


def _detail(part: dict[str, Any]) -> str:
    """Describe one error that Litestar found in a request.

    Litestar checks only that a body is present; `JsonRequest` checks its content.
    """
    if part.get("source") == "body":
        return "The request has no body."
    return f"{part.get('key', 'the request')}: {part.get('message', '')}"


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(500, Problem("mistake", "The server made a mistake."))


HANDLERS: dict[int | type[Exception], Any] = {
    ApiError: _api_error,
    StorageError: _storage_error,
    HTTPException: _http_error,
    Exception: _unexpected,
}
"""The application's exception handlers, by the type of the exception."""
