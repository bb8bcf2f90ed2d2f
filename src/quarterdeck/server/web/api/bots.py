"""The HTTP half: bots of one's own, which come to tables from outside."""

from __future__ import annotations

from litestar import Response, delete, get, post

from quarterdeck.server.accounts.bot_tokens import MOST, NewBot, OutsideBot
from quarterdeck.server.admin.delete_account import give_up
from quarterdeck.server.settings.logs import security
from quarterdeck.server.web.api.me import Done, name_of
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import AnyRequest, guest_of, own_page, reply, services_of


@get("/api/me/bots")
async def my_bots(request: AnyRequest) -> Response[list[OutsideBot]]:
    """My bots."""
    guest, cookie = await guest_of(request)
    return reply(await services_of(request).bots.of(guest.id), cookie)


@post("/api/me/bots", status_code=201)
async def make_bot(request: AnyRequest) -> Response[NewBot]:
    """Create a bot that belongs to the asker, and return it with its token."""
    own_page(request)
    name = await name_of(request)
    guest, cookie = await guest_of(request)
    services = services_of(request)
    known = [bot.name for bot in await services.bots.of(guest.id)]
    if name.casefold() in {taken.casefold() for taken in known}:
        raise ApiError(400, "bot_name_taken", f"Another bot is called {name}: choose another name.")
    if len(known) >= MOST:
        raise ApiError(409, "too_many_bots", f"Nobody has more than {MOST} bots: revoke one first.")
    if not services.table_rate.take_token(guest.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    bot = await services.bots.make(guest.id, name)
    security.info("a new bot %s: guest %s", bot.id, guest.id)
    return reply(bot, cookie, status=201)


@delete("/api/me/bots/{bot_id:str}", status_code=200)
async def revoke_bot(request: AnyRequest) -> Response[Done]:
    """Let a bot of mine in no more; where it plays, the house's bots play on."""
    own_page(request)
    guest, cookie = await guest_of(request)
    services = services_of(request)
    bot_id = request.path_params["bot_id"]
    if await services.bots.revoke(guest.id, bot_id):
        security.info("revoked bot %s: guest %s", bot_id, guest.id)
        await give_up(bot_id, services.rooms, services.storage)
    return reply(Done(), cookie)


HANDLERS = [my_bots, make_bot, revoke_bot]
