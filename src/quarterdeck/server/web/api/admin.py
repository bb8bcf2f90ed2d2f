"""The HTTP half: what owners see and do. No handler here tells what anybody holds in a running game."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal, get_args

import msgspec
from litestar import Response, delete, get, post, put
from litestar.response import Stream

from quarterdeck.games.text import clean_text
from quarterdeck.server.admin.member_search import (
    Group,
    Person,
    PersonLine,
    TableLine,
    find_people,
    find_tables,
    is_table,
    the_person,
)
from quarterdeck.server.admin.policy import House
from quarterdeck.server.admin.rule_changes import NewRules, changed, with_wish
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.site_rules import (
    Announcement,
    BadLimitError,
    DoorKind,
    LimitInfo,
    Makers,
    shown,
    with_limits,
)
from quarterdeck.server.net.unknown_proxies import Claim
from quarterdeck.server.stores.site_store import Act
from quarterdeck.server.web.api.me import Done, export_of
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import (
    AnyRequest,
    body_of,
    own_page,
    proven_if_possible,
    reply,
    services_of,
    token_of,
)

OWNER: Any = {"door": "owner"}
LONGEST_BAN_DAYS = 3650


class RulesInfo(msgspec.Struct):
    """The rules of the house, as its owners see them."""

    door: DoorKind
    by_table: bool
    members_invite: bool
    makers: Makers
    announcement: Announcement | None
    limits: list[LimitInfo]


class NewRole(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody shall be in the house; null: a guest."""

    role: Literal["owner", "member"] | None


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """Why somebody may not come in, and for how many days; null: for good."""

    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_BAN_DAYS)] | None = None


@get("/api/house/rules", opt=OWNER)
async def rules_of_the_house(request: AnyRequest) -> Response[RulesInfo]:
    """Return the rules of the house."""
    return reply(_told(services_of(request).house), None)


@put("/api/house/rules", opt=OWNER)
async def change_rules(request: AnyRequest) -> Response[RulesInfo]:
    """Change some of them; they hold at once, in every server of the house within seconds."""
    own_page(request)
    by = await _owner(request)
    wish = await body_of(request, NewRules)
    house = services_of(request).house
    try:
        with_limits(house.rules, wish.limits)
    except BadLimitError as error:
        raise ApiError(400, "bad_limit", str(error)) from error
    await house.book.act(by.id, "rules", detail=changed(wish), rules=lambda rules: with_wish(rules, wish))
    await house.look()
    return reply(_told(house), None)


def _told(house: House) -> RulesInfo:
    rules = house.rules
    limits = shown(house.base, rules)
    return RulesInfo(rules.door, rules.by_table, rules.members_invite, rules.makers, rules.announcement, limits)


# Tables


@get("/api/house/tables", opt=OWNER)
async def all_tables(request: AnyRequest) -> Response[list[TableLine]]:
    """Return the tables, the last changed first; `name`: a part of a title or of somebody's name."""
    return reply(await find_tables(services_of(request).storage, request.query_params.get("name", "").strip()), None)


@put("/api/house/tables/{table_id:str}/hidden", opt=OWNER)
async def hide_table(request: AnyRequest) -> Response[Done]:
    """Show a table in no list of those that look for people."""
    return await _hide(request, True)


@delete("/api/house/tables/{table_id:str}/hidden", status_code=200, opt=OWNER)
async def show_table(request: AnyRequest) -> Response[Done]:
    """Show it again."""
    return await _hide(request, False)


async def _hide(request: AnyRequest, hidden: bool) -> Response[Done]:
    own_page(request)
    by = await _owner(request)
    await services_of(request).house.book.hide(by.id, await _table(request), hidden)
    return reply(Done(), None)


@post("/api/house/tables/{table_id:str}/close", status_code=200, opt=OWNER)
async def close_table(request: AnyRequest) -> Response[Done]:
    """End the game at a table, with its record and a word to its people."""
    own_page(request)
    by = await _proved(request)
    house = services_of(request).house
    await house.book.leave_to_do(by.id, "close", await _table(request))
    await house.look()
    return reply(Done(), None)


async def _table(request: AnyRequest) -> str:
    table_id: str = request.path_params["table_id"]
    if not await is_table(services_of(request).storage, table_id):
        raise ApiError(404, "unknown_table", "There is no such table.")
    return table_id


# People


@get("/api/house/people", opt=OWNER)
async def people(request: AnyRequest) -> Response[list[PersonLine]]:
    """People with a part of a `name`, of a `group`; those who came last first."""
    query = request.query_params
    wanted = query.get("group", "everybody")
    group: Group | None = next((known for known in get_args(Group) if known == wanted), None)
    if group is None:
        raise ApiError(400, "malformed", f"A group is one of: {', '.join(get_args(Group))}.")
    return reply(await find_people(services_of(request).storage, query.get("name", "").strip(), group), None)


@get("/api/house/people/{person:str}", opt=OWNER)
async def person(request: AnyRequest) -> Response[Person]:
    """Somebody in full."""
    return reply(await _person(request), None)


@put("/api/house/people/{person:str}/role", opt=OWNER)
async def set_role(request: AnyRequest) -> Response[Person]:
    """Make somebody an owner, a member, a guest. The last owner stays one."""
    own_page(request)
    by = await _proved(request)
    role = (await body_of(request, NewRole)).role
    found, book = await _person(request), services_of(request).house.book
    if role != "owner" and await book.owners() == [found.id]:
        raise ApiError(409, "last_owner", "A house has an owner: make somebody else one first.")
    if role == "owner" and found.ban is not None:
        raise ApiError(409, "banned_owner", "Whoever may not come in cannot be an owner: lift the ban first.")
    await book.set_role(by.id, found.id, role)
    return reply(await _person(request), None)


@put("/api/house/people/{person:str}/ban", opt=OWNER)
async def ban(request: AnyRequest) -> Response[Person]:
    """Let somebody in no more; bots of the house play for them."""
    own_page(request)
    by = await _proved(request)
    wish = await body_of(request, NewBan)
    found, house = await _person(request), services_of(request).house
    if found.role == "owner":
        raise ApiError(409, "banned_owner", "An owner cannot be banned: take the office from them first.")
    until = None if wish.days is None else time.time() + wish.days * 86400.0
    await house.book.ban(by.id, found.id, until, clean_text(wish.reason))
    await house.look()
    return reply(await _person(request), None)


@delete("/api/house/people/{person:str}/ban", status_code=200, opt=OWNER)
async def lift(request: AnyRequest) -> Response[Person]:
    """Let somebody in again."""
    own_page(request)
    by, house = await _owner(request), services_of(request).house
    await house.book.lift(by.id, (await _person(request)).id)
    await house.look()
    return reply(await _person(request), None)


@post("/api/house/people/{person:str}/sign-out", status_code=200, opt=OWNER)
async def sign_out(request: AnyRequest) -> Response[Person]:
    """Let no browser be somebody any more; their written code and passkeys bring them back."""
    own_page(request)
    by, services = await _proved(request), services_of(request)
    found = await _person(request)
    await services.house.book.act(by.id, "sign_out", whom=found.id)
    await services.guests.sign_out_everywhere(GuestRow(found.id, found.name))
    services.rooms.cut_off(found.id)
    return reply(await _person(request), None)


@get("/api/house/people/{person:str}/export", opt=OWNER)
async def export(request: AnyRequest) -> Stream:
    """Everything that is kept of somebody, as a file."""
    by, services = await _proved(request), services_of(request)
    found = await _person(request)
    await services.house.book.act(by.id, "export", whom=found.id)
    return export_of(services, GuestRow(found.id, found.name), None)


@delete("/api/house/people/{person:str}", status_code=200, opt=OWNER)
async def forget(request: AnyRequest) -> Response[Done]:
    """Forget somebody: the identity at once, the name wherever it stands."""
    own_page(request)
    by, house = await _proved(request), services_of(request).house
    found = await _person(request)
    if found.role == "owner":
        raise ApiError(409, "banned_owner", "An owner cannot be deleted here: take the office from them first.")
    await house.book.leave_to_do(by.id, "erase", found.id)
    await house.look()
    return reply(Done(), None)


@get("/api/house/acts", opt=OWNER)
async def acts(request: AnyRequest) -> Response[list[Act]]:
    """Return what was done to the house, the latest first."""
    return reply(await services_of(request).house.book.acts(), None)


@get("/api/house/proxies", opt=OWNER)
async def unnamed_proxies(request: AnyRequest) -> Response[list[Claim]]:
    """Who says to stand for others and is not named as a proxy, the latest first; as this process knows it."""
    return reply(services_of(request).unbelieved.claims, None)


async def _person(request: AnyRequest) -> Person:
    """Whom the address names. Raises ApiError."""
    found = await the_person(services_of(request).house.book, request.path_params["person"])
    if found is None:
        raise ApiError(404, "nobody", "Nobody of that kind is here, or no more.")
    return found


async def _owner(request: AnyRequest) -> GuestRow:
    """Who asks; the guard has seen that they are an owner."""
    guest = await services_of(request).guests.find(token_of(request))
    assert guest is not None
    return guest


async def _proved(request: AnyRequest) -> GuestRow:
    """Who asks, who has shown lately who they are, if they can. Raises ApiError."""
    guest = await _owner(request)
    await proven_if_possible(request, guest)
    return guest


HANDLERS = [
    rules_of_the_house,
    change_rules,
    all_tables,
    hide_table,
    show_table,
    close_table,
    people,
    person,
    set_role,
    ban,
    lift,
    sign_out,
    export,
    forget,
    acts,
    unnamed_proxies,
]
