"""The HTTP API for owners. No handler here reveals the cards of a running game."""

import time
from typing import TypeAlias

from litestar import delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from litestar.response import Stream

from quarterdeck.games.text import clean_text
from quarterdeck.server.admin.member_search import find_people, find_tables, is_table, the_person
from quarterdeck.server.admin.policy import SitePolicy, changed, with_wish
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages import site as messages
from quarterdeck.server.messages.accounts import Done
from quarterdeck.server.messages.site_rules import BadLimitError, shown, with_limits
from quarterdeck.server.net.unknown_proxies import Claim
from quarterdeck.server.web.api.me import export_of
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import PossibleGuest, Services, proven

Owner: TypeAlias = NamedDependency[SkipValidation[GuestRow]]
"""The type of `owner`: the owner who sent the request."""
Somebody: TypeAlias = NamedDependency[SkipValidation[messages.Person]]
"""The type of `person`: the person in the request's path."""
ATable: TypeAlias = NamedDependency[SkipValidation[str]]
"""The type of `table`: the id of the table in the request's path."""


async def _owner(current_guest: PossibleGuest) -> GuestRow:
    """Return the owner who sent the request; a guard has checked the role."""
    assert current_guest is not None
    return current_guest


async def _person(services: Services, person_id: FromPath[str]) -> messages.Person:
    """Return the person in the request's path. Raises ApiError."""
    return await _looked_up(services, person_id)


async def _table(services: Services, table_id: FromPath[str]) -> str:
    """Return the id of the table in the request's path. Raises ApiError."""
    if not await is_table(services.storage, table_id):
        raise ApiError(404, "unknown_table", "There is no such table.")
    return table_id


async def _looked_up(services: Services, person_id: str) -> messages.Person:
    """Return a person in full. Raises ApiError."""
    found = await the_person(services.site.store, person_id)
    if found is None:
        raise ApiError(404, "nobody", "Nobody of that kind is here, or no more.")
    return found


@get("/rules")
async def show_site_rules(services: Services) -> messages.RulesInfo:
    """Return the rules of the site."""
    return _told(services.site)


@put("/rules")
async def change_rules(services: Services, owner: Owner, data: JSONBody[messages.NewRules]) -> messages.RulesInfo:
    """Change some rules. They apply at once here, and within seconds on every server of the site."""
    site = services.site
    try:
        with_limits(site.rules, data.limits)
    except BadLimitError as error:
        raise ApiError(400, "bad_limit", str(error)) from error
    await site.store.act(owner.id, "rules", detail=changed(data), rules=lambda rules: with_wish(rules, data))
    await site.look()
    return _told(site)


def _told(site: SitePolicy) -> messages.RulesInfo:
    rules = site.rules
    limits = shown(site.base, rules)
    return messages.RulesInfo(
        rules.door, rules.by_table, rules.members_invite, rules.makers, rules.announcement, limits
    )


# Tables


@get("/tables")
async def all_tables(services: Services, name: FromQuery[str] = "") -> list[messages.TableLine]:
    """Return the tables, the last changed first; `name`: a part of a title or of a player's name."""
    return await find_tables(services.storage, name.strip())


@put("/tables/{table_id:str}/hidden")
async def hide_table(services: Services, owner: Owner, table: ATable) -> Done:
    """Hide a table from the list of tables that wait for players."""
    await services.site.store.hide(owner.id, table, True)
    return Done()


@delete("/tables/{table_id:str}/hidden", status_code=200)
async def show_table(services: Services, owner: Owner, table: ATable) -> Done:
    """Show a hidden table in the list again."""
    await services.site.store.hide(owner.id, table, False)
    return Done()


@post("/tables/{table_id:str}/close", status_code=200, guards=[proven])
async def close_table(services: Services, owner: Owner, table: ATable) -> Done:
    """End the game at a table, with its record and a notice to its people."""
    await services.site.store.leave_to_do(owner.id, "close", table)
    await services.site.look()
    return Done()


# People


@get("/people")
async def people(
    services: Services, name: FromQuery[str] = "", group: FromQuery[messages.Group] = "everybody"
) -> list[messages.PersonLine]:
    """Return people with a part of a `name`, of a `group`, the newest first."""
    return await find_people(services.storage, name.strip(), group)


@get("/people/{person_id:str}")
async def one_person(person: Somebody) -> messages.Person:
    """Return a person in full."""
    return person


@put("/people/{person_id:str}/role", guards=[proven])
async def set_role(
    services: Services, owner: Owner, person: Somebody, data: JSONBody[messages.NewRole]
) -> messages.Person:
    """Make a person an owner, a member or a guest. The last owner stays one."""
    store = services.site.store
    if data.role != "owner" and await store.owners() == [person.id]:
        raise ApiError(409, "last_owner", "A site has an owner: make somebody else one first.")
    if data.role == "owner" and person.ban is not None:
        raise ApiError(409, "banned_owner", "Whoever may not come in cannot be an owner: lift the ban first.")
    await store.set_role(owner.id, person.id, data.role)
    return await _looked_up(services, person.id)


@put("/people/{person_id:str}/ban", guards=[proven])
async def ban(services: Services, owner: Owner, person: Somebody, data: JSONBody[messages.NewBan]) -> messages.Person:
    """Ban a person; bots of the site play for them."""
    site = services.site
    if person.role == "owner":
        raise ApiError(409, "banned_owner", "An owner cannot be banned: take the office from them first.")
    until = None if data.days is None else time.time() + data.days * 86400.0
    await site.store.ban(owner.id, person.id, until, clean_text(data.reason))
    await site.look()
    return await _looked_up(services, person.id)


@delete("/people/{person_id:str}/ban", status_code=200)
async def lift(services: Services, owner: Owner, person: Somebody) -> messages.Person:
    """Lift a person's ban."""
    await services.site.store.lift(owner.id, person.id)
    await services.site.look()
    return await _looked_up(services, person.id)


@post("/people/{person_id:str}/sign-out", status_code=200, guards=[proven])
async def sign_out(services: Services, owner: Owner, person: Somebody) -> messages.Person:
    """Sign out all of a person's browsers. Their written code and passkeys still work."""
    await services.site.store.act(owner.id, "sign_out", whom=person.id)
    await services.guests.sign_out_everywhere(GuestRow(person.id, person.name))
    services.rooms.cut_off(person.id)
    return await _looked_up(services, person.id)


@get("/people/{person_id:str}/export", guards=[proven])
async def export(services: Services, owner: Owner, person: Somebody) -> Stream:
    """Return all stored data about a person, as a file."""
    await services.site.store.act(owner.id, "export", whom=person.id)
    return export_of(services, GuestRow(person.id, person.name))


@delete("/people/{person_id:str}", status_code=200, guards=[proven])
async def forget(services: Services, owner: Owner, person: Somebody) -> Done:
    """Erase a person: the identity at once, then the name in every log."""
    if person.role == "owner":
        raise ApiError(409, "banned_owner", "An owner cannot be deleted here: take the office from them first.")
    await services.site.store.leave_to_do(owner.id, "erase", person.id)
    await services.site.look()
    return Done()


@get("/acts")
async def acts(services: Services) -> list[messages.Act]:
    """Return the audit log, the latest entries first."""
    return await services.site.store.acts()


@get("/proxies")
async def unnamed_proxies(services: Services) -> list[Claim]:
    """Return the addresses that act as proxies but are not configured, the latest first, as this process knows them."""
    return services.unknown_proxies.claims


DEPENDENCIES = {"owner": Provide(_owner), "person": Provide(_person), "table": Provide(_table)}
