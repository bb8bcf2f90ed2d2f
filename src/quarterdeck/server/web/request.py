"""What the HTTP API's handlers share: guards, dependencies, the guest of a request, and its decoded body."""

from typing import Any, TypeAlias, cast

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, SkipValidation
from litestar.types import Message, Scope

from quarterdeck.games import GAMES, Game
from quarterdeck.server.accounts.bot_tokens import PREFIX
from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.admin.member_search import is_table
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.settings.origin import answers_to, from_here
from quarterdeck.server.support.json_input import MalformedError, understand
from quarterdeck.server.support.rate_limits import Buckets, network_of
from quarterdeck.server.support.text import NAME_LENGTH, clean_name, resembles_bot_name
from quarterdeck.server.web import container
from quarterdeck.server.web.errors import ApiError

BAD_TOKEN = "This token does not hold, or does so no more."
TOKEN_AND_COOKIE = "A bot sends its token and no cookie: nobody is two."

PROOF_SECONDS = 600.0
"""Seconds for which a proof of identity counts."""
SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing, which any page may use."""
_COOKIE = "quarterdeck.cookie"
"""The key in a request's state for the cookie that its response sets."""

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
Services: TypeAlias = NamedDependency[SkipValidation[container.Services]]
"""The type of `services`: the parts of the server that received the request."""
CurrentGuest: TypeAlias = NamedDependency[SkipValidation[GuestRow]]
"""The type of `guest`: the guest who sent the request; a stranger becomes a new guest."""
PossibleGuest: TypeAlias = NamedDependency[SkipValidation[GuestRow | None]]
"""The type of `current_guest`: the guest who sent the request, or None for a stranger."""
NamedGame: TypeAlias = NamedDependency[SkipValidation[Game]]
"""The type of `named_game`: the game in the request's path."""


class JsonRequest(Request[Any, Any, Any]):
    """A request with JSON within the limits of `support.json_input`, decoded as the type that its handler declares."""

    async def json(self) -> Any:
        """Return the body as the type of the handler's `data`. Raises ApiError."""
        field = self.route_handler.parsed_data_field
        try:
            return understand(await self.body(), msgspec.json.Decoder(field.annotation if field else Any))
        except MalformedError as error:
            raise ApiError(400, "malformed", f"The request cannot be understood: {error}.") from error


def services_of(request: Connection) -> Services:
    """Return the parts of the server that received the request."""
    return cast(Services, request.app.state.services)


def token_of(request: Connection) -> str | None:
    """Return the token that the client's browser will have after this response, or None."""
    fresh: Cookie | None = request.scope["state"].get(_COOKIE)
    return str(fresh.value) if fresh else services_of(request).cookies.token(request)


def set_token(request: AnyRequest, token: str) -> None:
    """Set the browser's cookie to `token` in the response; an empty token signs it out."""
    request.scope["state"][_COOKIE] = services_of(request).cookies.make(request, token)


async def send_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie of `set_token` to a response, for Litestar's `before_send`."""
    if message["type"] == "http.response.start" and (cookie := scope["state"].get(_COOKIE)):
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))


def game_named(name: str) -> Game:
    """Return the game of that name. Raises ApiError."""
    game = GAMES.get(name)
    if game is None:
        raise ApiError(400, "unknown_game", f"There is no game {name!r}; there are: {', '.join(GAMES)}.")
    return game


def checked_name(given: str) -> str:
    """Return the given name, cleaned. Raises ApiError."""
    name = clean_name(given)
    if name is None:
        raise ApiError(400, "bad_name", f"A name has 1 to {NAME_LENGTH} visible characters.")
    if resembles_bot_name(name):
        raise ApiError(400, "bot_name_taken", f"A bot of the site is called {name}: choose another name.")
    return name


def bearer(connection: Connection) -> str | None:
    """Return the token of a bot from outside in a request or a handshake, or None."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    found = token.strip()
    return found if scheme.lower() == "bearer" and found.startswith(PREFIX) else None


async def entrance(connection: Connection, handler: BaseRouteHandler) -> None:
    """Guard every handler. The four guards are one function, because Litestar copies the handler for each guard."""
    _known_host(connection, handler)
    await _only_people(connection, handler)
    await _at_the_door(connection, handler)
    _own_page(connection, handler)


def _known_host(connection: Connection, handler: BaseRouteHandler) -> None:
    """Reject a request to a host name that is not the server's, unless the handler allows any host."""
    config: ServerConfig = connection.app.state.services.config
    if not handler.opt.get("any_host") and not answers_to(connection.headers.get("host", ""), config.allowed_hosts):
        raise ApiError(400, "wrong_host", "This server is not called so.")


async def _only_people(connection: Connection, handler: BaseRouteHandler) -> None:
    """Check the token of a bot from outside. Such a bot may use only handlers with the option `bots`."""
    if connection.scope["type"] != ScopeType.HTTP or (token := bearer(connection)) is None:
        return
    if token_of(connection) is not None:
        raise ApiError(400, "token_and_cookie", TOKEN_AND_COOKIE)
    services = services_of(connection)
    bot = await services.bots.find(token)
    if bot is None:
        await count_entry(connection, handler)
        raise ApiError(401, "bad_token", BAD_TOKEN)
    if not handler.opt.get("bots"):
        raise ApiError(403, "people_only", "That is for people.")
    if not services.bots.may_ask(bot.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    connection.scope["user"] = bot


async def _at_the_door(connection: Connection, handler: BaseRouteHandler) -> None:
    """Reject a client that the site does not admit, according to the handler's option `door`.

    `open` admits everyone, even the banned. `link` admits anyone with a table's link, if the site allows that. `owner`
    admits owners. Without the option the handler admits known guests, or everyone if the site is open to all.
    """
    need, services = handler.opt.get("door"), services_of(connection)
    site = services.site
    if connection.scope["type"] != ScopeType.HTTP or need == "open":
        return
    if site.wide_open and not site.banning and need != "owner":
        return
    guest = connection.scope.get("user") or await known_guest(connection)
    if guest is not None and site.ban_of(guest.id) is not None:
        raise ApiError(403, "banned", "You may not come in here at the moment.")
    if need == "owner" and (guest is None or await site.store.role(guest.id) != "owner"):
        raise ApiError(403, "owners_only", "That is for the owners of this site.")
    if guest is None and not (site.wide_open or (need == "link" and site.tables_invite)):
        raise _not_let_in(services)


def _own_page(connection: Connection, handler: BaseRouteHandler) -> None:
    """Reject a change that another site's page requests, unless the handler has the option `any_page`.

    A request without Origin is accepted: it comes from a program, which has no cookie that could be misused.
    """
    changes = connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] not in SAFE
    if changes and not handler.opt.get("any_page") and not from_here(connection, allow_missing=True):
        raise ApiError(403, "foreign", "Only pages of this server may do that.")


def _not_let_in(services: Services) -> ApiError:
    """Return the error for a stranger whom the site does not admit."""
    if services.site.rules.door == "closed":
        return ApiError(403, "site_closed", "This site takes nobody new at the moment.")
    return ApiError(403, "by_invitation", "This site is by invitation: open the link of one.")


async def _new_role(request: AnyRequest) -> Role | None:
    """Return the role of a new guest: none if the site is open to all, `visitor` if a table's link admits them.

    Raises ApiError if the site does not admit them.
    """
    services = services_of(request)
    if services.site.wide_open:
        return None
    table = request.query_params.get("table", "")
    if not (services.site.tables_invite and await is_table(services.storage, table)):
        raise _not_let_in(services)
    return "visitor"


async def known_guest(request: Connection) -> GuestRow | None:
    """Return the guest of the client's browser, or None."""
    return await services_of(request).guests.find(token_of(request))


async def guest_of(request: AnyRequest) -> GuestRow:
    """Return the guest who sent the request. An admitted stranger becomes a new guest with a cookie."""
    if (bot := request.scope.get("user")) is not None:
        return cast(GuestRow, bot)
    services = services_of(request)
    known = token_of(request)
    guest = await services.guests.find(known)
    if guest is None:
        spend(services.guest_rate, network(request), "Too many new guests from your address")
        guest, token = await services.guests.make(await _new_role(request))
        set_token(request, token)
    elif not services.cookies.settled(request):
        set_token(request, known or "")
    return guest


async def game_of(game_id: FromPath[str]) -> Game:
    """Return the game in the request's path. Raises ApiError."""
    return game_named(game_id)


DEPENDENCIES = {
    "services": Provide(services_of, sync_to_thread=False),
    "current_guest": Provide(known_guest),
    "guest": Provide(guest_of),
    "named_game": Provide(game_of),
}
"""The dependencies of every handler of the HTTP API, by parameter name."""


async def proven(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard actions for which a signed-in browser is not enough.

    Raises ApiError if the guest has a passkey or a written code, but has used neither within PROOF_SECONDS.
    """
    services = services_of(connection)
    guest = await known_guest(connection)
    if guest is None:
        return
    if "recovery" not in await services.guests.store.kinds(guest.id) and not await services.passkeys.of(guest.id):
        return
    if not await services.guests.proved(token_of(connection), PROOF_SECONDS):
        raise ApiError(403, "prove", "Show first by your passkey or your written code that it is you.")


async def prove(request: AnyRequest) -> None:
    """Store that the guest has just proved their identity."""
    await services_of(request).guests.store.prove(token_hash(token_of(request) or ""))


def network(request: Connection) -> str:
    """Return the network that the request comes from, as rate limits count it."""
    return network_of(request.client.host if request.client else "")


def spend(rate: Buckets, key: str, what: str = "Too much at once") -> None:
    """Count one action of `key`. Raises ApiError if there are too many."""
    if not rate.take_token(key):
        raise ApiError(429, "too_fast", f"{what}: wait a little.")


async def count_entry(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard handlers that accept a secret: count the attempts from the client's network.

    The limit of new guests is counted separately. Raises ApiError if there are too many attempts.
    """
    spend(services_of(connection).entry_rate, network(connection), "Too many attempts from your address")
