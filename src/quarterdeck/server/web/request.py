"""What the handlers of the HTTP half share: who asks, what was sent, how it is answered."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from quarterdeck.games import GAMES, Game
from quarterdeck.server.accounts.bot_tokens import PREFIX
from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.admin.member_search import is_table
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.settings.origin import answers_to, from_here
from quarterdeck.server.support.json_input import MalformedError, understand
from quarterdeck.server.support.rate_limits import network_of
from quarterdeck.server.support.text import NAME_LENGTH, clean_name, of_the_house
from quarterdeck.server.web.container import Services
from quarterdeck.server.web.errors import ApiError

BAD_TOKEN = "This token does not hold, or does so no more."
TOKEN_AND_COOKIE = "A bot sends its token and no cookie: nobody is two."

PROOF_SECONDS = 600.0
"""How long it counts that somebody has shown who they are."""

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


def services_of(request: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the parts of the server that received the request."""
    return cast(Services, request.app.state.services)


def token_of(request: AnyRequest) -> str | None:
    """Return the token by which the client's browser is known, or None."""
    return services_of(request).cookies.token(request)


def own_page(request: AnyRequest) -> None:
    """Refuse a request from another site's page.

    Programs send no Origin; they have no cookie to misuse.
    """
    if not from_here(request, allow_missing=True):
        raise ApiError(403, "foreign", "Only pages of this server may do that.")


def game_named(name: str) -> Game:
    """Return the game of that name. Raises ApiError."""
    game = GAMES.get(name)
    if game is None:
        raise ApiError(400, "unknown_game", f"There is no game {name!r}; there are: {', '.join(GAMES)}.")
    return game


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """Return the request's JSON as a `kind`. Raises ApiError."""
    try:
        return understand(await request.body(), msgspec.json.Decoder(kind))
    except MalformedError as error:
        raise ApiError(400, "malformed", f"The request cannot be understood: {error}.") from error


def checked_name(given: str) -> str:
    """Return the given name, cleaned. Raises ApiError."""
    name = clean_name(given)
    if name is None:
        raise ApiError(400, "bad_name", f"A name has 1 to {NAME_LENGTH} visible characters.")
    if of_the_house(name):
        raise ApiError(400, "bot_name_taken", f"A bot of the house is called {name}: choose another name.")
    return name


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the token of a bot from outside that comes with a request or a handshake, or None."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    found = token.strip()
    return found if scheme.lower() == "bearer" and found.startswith(PREFIX) else None


async def entrance(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Guard every handler. It is three guards in one, as Litestar copies the handler for each."""
    _known_host(connection, handler)
    await _only_people(connection, handler)
    await _at_the_door(connection, handler)


def _known_host(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Where the server's names are given, it answers to no other, but a balancer that knows its address."""
    config: ServerConfig = connection.app.state.services.config
    if not handler.opt.get("any_host") and not answers_to(connection.headers.get("host", ""), config.allowed_hosts):
        raise ApiError(400, "wrong_host", "This server is not called so.")


async def _only_people(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Bots from outside are told no more than a handler with `bots` among its options has for them."""
    if connection.scope["type"] != ScopeType.HTTP or (token := bearer(connection)) is None:
        return
    request: AnyRequest = Request(connection.scope)
    if token_of(request) is not None:
        raise ApiError(400, "token_and_cookie", TOKEN_AND_COOKIE)
    services = services_of(request)
    bot = await services.bots.find(token)
    if bot is None:
        count_entry(request)
        raise ApiError(401, "bad_token", BAD_TOKEN)
    if not handler.opt.get("bots"):
        raise ApiError(403, "people_only", "That is for people.")
    if not services.bots.may_ask(bot.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    connection.scope["user"] = bot


async def _at_the_door(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Reject a client that the house does not let in, according to the handler's option `door`.

    `open` lets in everyone, even the banned. `link` lets in anyone with a table's link, if the house allows that.
    `owner` lets in owners. Without the option the handler lets in known guests, or everyone if the door is open.
    """
    need, services = handler.opt.get("door"), services_of(connection)
    house = services.house
    if connection.scope["type"] != ScopeType.HTTP or need == "open":
        return
    if house.wide_open and not house.banning and need != "owner":
        return
    request: AnyRequest = Request(connection.scope)
    guest = request.scope.get("user") or await services.guests.find(token_of(request))
    if guest is not None and house.ban_of(guest.id) is not None:
        raise ApiError(403, "banned", "You may not come in here at the moment.")
    if need == "owner" and (guest is None or await house.book.role(guest.id) != "owner"):
        raise ApiError(403, "owners_only", "That is for the owners of this house.")
    if guest is None and not (house.wide_open or (need == "link" and house.tables_invite)):
        raise _not_let_in(services)


def _not_let_in(services: Services) -> ApiError:
    """Why a stranger is not let in."""
    if services.house.rules.door == "closed":
        return ApiError(403, "house_closed", "This house takes nobody new at the moment.")
    return ApiError(403, "by_invitation", "This house is by invitation: open the link of one.")


async def _new_role(request: AnyRequest) -> Role | None:
    """Return the role of a newcomer who is let in; a table's link makes only a visitor. Raises ApiError."""
    services = services_of(request)
    if services.house.wide_open:
        return None
    table = request.query_params.get("table", "")
    if not (services.house.tables_invite and await is_table(services.storage, table)):
        raise _not_let_in(services)
    return "visitor"


async def guest_of(request: AnyRequest) -> tuple[GuestRow, Cookie | None]:
    """Return the guest who asks, or a new one if the door lets them in, and the cookie that makes them known."""
    if (bot := request.scope.get("user")) is not None:
        return bot, None
    services = services_of(request)
    known = token_of(request)
    guest = await services.guests.find(known)
    if guest is not None:
        return guest, None if services.cookies.settled(request) else token_cookie(request, known or "")
    count_newcomer(request)
    guest, token = await services.guests.make(await _new_role(request))
    return guest, token_cookie(request, token)


async def proven(request: AnyRequest) -> None:
    """Raise ApiError unless the asker has shown within PROOF_SECONDS, by a passkey or a written code, who they are.

    For what somebody who only has got hold of an open browser must not do.
    """
    if not await services_of(request).guests.proved(token_of(request), PROOF_SECONDS):
        raise ApiError(403, "prove", "Show first by your passkey or your written code that it is you.")


async def proven_if_possible(request: AnyRequest, guest: GuestRow) -> None:
    """Require a proof, as `proven` does, from a guest who has a passkey or a written code.

    Called before a change to the ways in which they come back. Raises ApiError.
    """
    services = services_of(request)
    if "recovery" in await services.guests.book.kinds(guest.id) or await services.keyring.of(guest.id):
        await proven(request)


async def prove(request: AnyRequest, cookie: Cookie | None) -> None:
    """Store that the asker has just shown who they are."""
    await services_of(request).guests.book.prove(token_hash(token_from_now(request, cookie)))


def token_from_now(request: AnyRequest, cookie: Cookie | None) -> str:
    """Return the token by which the client's browser is known once it has the answer, which sets `cookie`."""
    return str(cookie.value) if cookie else token_of(request) or ""


def network(request: AnyRequest) -> str:
    """Where the asker is, as limits count it."""
    return network_of(request.client.host if request.client else "")


def count_newcomer(request: AnyRequest) -> None:
    """Take account of a new guest from the asker's network. Raises ApiError where there are too many."""
    if not services_of(request).guest_rate.take_token(network(request)):
        raise ApiError(429, "too_fast", "Too many new guests from your address: wait a little.")


def count_entry(request: AnyRequest) -> None:
    """Take account of a secret that is shown, or guessed, from the asker's network, which keeps no new guest out.

    Raises ApiError where there are too many.
    """
    if not services_of(request).entry_rate.take_token(network(request)):
        raise ApiError(429, "too_fast", "Too many attempts from your address: wait a little.")


def token_cookie(request: AnyRequest, token: str) -> Cookie:
    """Return the cookie by which a browser is known; an empty token deletes it."""
    return services_of(request).cookies.make(request, token)


def reply(content: Any, cookie: Cookie | None, status: int = 200) -> Response[Any]:
    """Return a response that is not cached, with the cookie if there is one."""
    headers = {"Cache-Control": "no-store"}
    return Response(content, status_code=status, cookies=[cookie] if cookie else None, headers=headers)
