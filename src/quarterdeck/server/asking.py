"""What the handlers of the HTTP half share: who asks, what was sent, how it is answered."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie

from quarterdeck.server.errors import ApiError
from quarterdeck.server.guests import COOKIE
from quarterdeck.server.origin import from_here
from quarterdeck.server.services import Services
from quarterdeck.server.storage import GuestRow

COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


def services_of(request: AnyRequest) -> Services:
    """The parts of the server that was asked."""
    return cast(Services, request.app.state.services)


def own_page(request: AnyRequest) -> None:
    """Refuse what another site's page sends. (Programs send no Origin; they have no cookie to misuse.)"""
    if not from_here(request, allow_missing=True):
        raise ApiError(403, "foreign", "Only pages of this server may do that.")


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """The request's JSON as a `kind`."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiError(400, "malformed", f"The request cannot be understood: {error}.") from error


async def guest_of(request: AnyRequest) -> tuple[GuestRow, Cookie | None]:
    """The guest who asks; a new one and the cookie that makes them known where there was none."""
    services = services_of(request)
    guest = await services.guests.find(request.cookies.get(COOKIE))
    if guest is not None:
        return guest, None
    count_entry(request)
    guest, token = await services.guests.make()
    return guest, token_cookie(request, token)


def count_entry(request: AnyRequest) -> None:
    """Take account of an attempt to become known from the asker's address. Raises ApiError where there are too many."""
    address = request.client.host if request.client else ""
    if not services_of(request).guest_rate.take(address):
        raise ApiError(429, "too_fast", "Too many new guests from your address: wait a little.")


def token_cookie(request: AnyRequest, token: str) -> Cookie:
    """The cookie by which a browser is known; an empty token makes it forget."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def reply(content: Any, cookie: Cookie | None, status: int = 200) -> Response[Any]:
    """An answer that nobody keeps, with the cookie where there is a new one."""
    headers = {"Cache-Control": "no-store"}
    return Response(content, status_code=status, cookies=[cookie] if cookie else None, headers=headers)
