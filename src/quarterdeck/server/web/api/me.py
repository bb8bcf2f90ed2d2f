"""The HTTP API: the guest's identity, games, devices and erasure."""

import time
from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from quarterdeck.server.accounts.guests import LINK_SECONDS
from quarterdeck.server.admin.delete_account import erase
from quarterdeck.server.admin.export_account import exported
from quarterdeck.server.admin.policy import site_info_for
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.accounts import Code, Done, Keys, Link, Me, MeAndSite, NewName, Secret, SignOut
from quarterdeck.server.messages.table_types import TableSummary
from quarterdeck.server.messages.tables import Shelf, Tally
from quarterdeck.server.settings.logs import security
from quarterdeck.server.tables.state import TableState
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.my_games import shelf, tallies
from quarterdeck.server.web.request import (
    AnyRequest,
    CurrentGuest,
    PossibleGuest,
    Services,
    checked_name,
    count_entry,
    prove,
    proven,
    set_token,
    spend,
    token_of,
)

LAST_PAGE = 999_999


@get("/api/me", opt={"bots": True, "door": "open"})
async def me(request: AnyRequest, services: Services, guest: CurrentGuest, table: FromQuery[str] = "") -> MeAndSite:
    """Return the guest, and the site as the guest sees it.

    The first request creates a guest, if the door is open, or if `table` is a table whose link admits its reader.
    """
    if (token := token_of(request)) and (fresh := await services.guests.renew(token)):
        set_token(request, fresh)
    return MeAndSite(guest.id, guest.name, await site_info_for(services.site, guest))


@put("/api/me")
async def rename(services: Services, guest: CurrentGuest, data: JSONBody[NewName]) -> Me:
    """Change the guest's name, also at their tables."""
    name = checked_name(data.name)
    if name != guest.name:
        spend(services.rename_rate, guest.id, "Too many other names at once")
        guest = await services.guests.rename(guest, name)
        await services.identities.renamed(guest)
    return Me(guest.id, guest.name)


@delete("/api/me", status_code=200, opt={"door": "open"})
async def erase_me(request: AnyRequest, services: Services, current_guest: PossibleGuest) -> Done:
    """Erase the guest: the identity at once, then the name in every log."""
    if current_guest is not None:
        security.info("erased: guest %s", current_guest.id)
        await erase(current_guest, services.guests, services.bots, services.rooms, services.storage)
    set_token(request, "")
    return Done()


# Games


@get("/api/me/tables")
async def my_tables(
    services: Services,
    current_guest: PossibleGuest,
    game: FromQuery[str] = "",
    person: FromQuery[str] = "",
    hidden: FromQuery[Literal["", "yes"]] = "",
    page: Annotated[int, QueryParameter(ge=0, le=LAST_PAGE)] = 1,
) -> Shelf:
    """Return the guest's tables by page: of one `game`, with a `person`; `hidden=yes`: only the hidden ones."""
    tables = await services.rooms.mine(current_guest, None, hidden == "yes") if current_guest else []
    return shelf(tables, game, person, page)


@put("/api/me/hidden/{table_id:str}")
async def hide(services: Services, guest: CurrentGuest, table_id: FromPath[str]) -> Done:
    """Hide a table from the guest's list."""
    await services.storage.hide(guest.id, table_id, True)
    return Done()


@delete("/api/me/hidden/{table_id:str}", status_code=200)
async def show(services: Services, guest: CurrentGuest, table_id: FromPath[str]) -> Done:
    """Show a hidden table in the guest's list again."""
    await services.storage.hide(guest.id, table_id, False)
    return Done()


@get("/api/me/statistics")
async def statistics(services: Services, current_guest: PossibleGuest) -> list[Tally]:
    """Return the tallies of the guest's finished games."""
    return tallies(await _all_tables(services, current_guest)) if current_guest else []


@get("/api/me/export", opt={"door": "open"})
async def export(services: Services, guest: CurrentGuest) -> Stream:
    """Return all stored data about the guest, as a file."""
    spend(services.table_rate, guest.id)
    return export_of(services, guest)


def export_of(services: Services, guest: GuestRow) -> Stream:
    """Return all stored data about a guest, as a response."""

    async def table(table_id: str) -> TableState | None:
        room = await services.rooms.get(table_id)
        await services.rooms.put_away(time.monotonic())
        return room.state if room is not None else None

    content = exported(services.site.store, guest, table)
    headers = {"Content-Disposition": 'attachment; filename="quarterdeck.json"'}
    return Stream(content, media_type="application/json", headers=headers)


async def _all_tables(services: Services, guest: GuestRow) -> list[TableSummary]:
    """Return all of the guest's tables, including the hidden ones, the latest first."""
    tables = [*await services.rooms.mine(guest, None), *await services.rooms.mine(guest, None, hidden=True)]
    return sorted(tables, key=lambda table: table.changed, reverse=True)


# Other devices


@get("/api/me/keys")
async def keys(services: Services, guest: CurrentGuest) -> Keys:
    """Return the ways in which the guest can sign in."""
    kinds = await services.guests.store.kinds(guest.id)
    passkeys = await services.passkeys.of(guest.id)
    days = round(services.config.guest_seconds / 86400)
    return Keys(kinds.count("device"), "recovery" in kinds, len(passkeys), days)


@post("/api/me/link", status_code=200)
async def link(services: Services, guest: CurrentGuest) -> Link:
    """Create a secret that signs the guest in on one other browser."""
    security.info("a link for another browser: guest %s", guest.id)
    return Link(await services.guests.link(guest), LINK_SECONDS)


@post("/api/me/recovery", status_code=200, guards=[proven])
async def recovery(request: AnyRequest, services: Services, guest: CurrentGuest) -> Code:
    """Create a new written code; the previous one expires."""
    code = await services.guests.recovery(guest)
    await prove(request)
    security.info("a new written code: guest %s", guest.id)
    return Code(code)


@post("/api/enter", status_code=200, opt={"door": "open"}, guards=[count_entry])
async def enter(request: AnyRequest, services: Services, data: JSONBody[Secret]) -> Me:
    """Sign this browser in with the secret of a link, or a written code."""
    found = await services.guests.enter(data.secret) if len(data.secret) <= 100 else None
    if found is None:
        raise ApiError(403, "no_entry", "This link or code does not hold, or does so no more.")
    return await entered(request, services, *found, "a link or a written code")


async def entered(request: AnyRequest, services: Services, guest: GuestRow, token: str, how: str) -> Me:
    """Sign this browser in with `token`, and sign out the guest it belonged to before."""
    security.info("signed in by %s: guest %s", how, guest.id)
    if before := token_of(request):
        await services.guests.sign_out(before)
    set_token(request, token)
    return Me(guest.id, guest.name)


@post("/api/me/sign-out", status_code=200, opt={"door": "open"})
async def sign_out(
    request: AnyRequest, services: Services, current_guest: PossibleGuest, data: JSONBody[SignOut]
) -> Done:
    """Sign out this browser, or all of the guest's browsers."""
    if current_guest is not None and data.everywhere:
        await services.guests.sign_out_everywhere(current_guest)
        services.rooms.cut_off(current_guest.id)
        security.info("signed out everywhere: guest %s", current_guest.id)
    elif current_guest is not None:
        await services.guests.sign_out(token_of(request) or "")
        security.info("signed out: guest %s", current_guest.id)
    set_token(request, "")
    return Done()
