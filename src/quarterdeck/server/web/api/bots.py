"""The HTTP API: the reader's own bots, which come to tables from outside."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from quarterdeck.server.accounts.bot_tokens import MOST
from quarterdeck.server.admin.delete_account import give_up
from quarterdeck.server.messages.accounts import Done, NewBot, NewName, OutsideBot
from quarterdeck.server.settings.logs import security
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import CurrentGuest, Services, checked_name, spend


@get("/api/me/bots")
async def my_bots(services: Services, guest: CurrentGuest) -> list[OutsideBot]:
    """Return the guest's bots."""
    return await services.bots.of(guest.id)


@post("/api/me/bots")
async def make_bot(services: Services, guest: CurrentGuest, data: JSONBody[NewName]) -> NewBot:
    """Create a bot that belongs to the guest, and return it with its token."""
    name = checked_name(data.name)
    known = [bot.name for bot in await services.bots.of(guest.id)]
    if name.casefold() in {taken.casefold() for taken in known}:
        raise ApiError(400, "bot_name_taken", f"Another bot is called {name}: choose another name.")
    if len(known) >= MOST:
        raise ApiError(409, "too_many_bots", f"Nobody has more than {MOST} bots: revoke one first.")
    spend(services.table_rate, guest.id)
    bot = await services.bots.make(guest.id, name)
    security.info("a new bot %s: guest %s", bot.id, guest.id)
    return bot


@delete("/api/me/bots/{bot_id:str}", status_code=200)
async def revoke_bot(services: Services, guest: CurrentGuest, bot_id: FromPath[str]) -> Done:
    """Revoke a bot's token; the site's bots take over its seats."""
    if await services.bots.revoke(guest.id, bot_id):
        security.info("revoked bot %s: guest %s", bot_id, guest.id)
        await give_up(bot_id, services.rooms, services.storage)
    return Done()
