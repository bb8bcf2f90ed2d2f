"""The HTTP half: what the house tells everybody, and the way in by an invitation."""

from __future__ import annotations

import msgspec
from litestar import Response, delete, get, post

from quarterdeck.server.accounts.guests import new_guest, token_hash
from quarterdeck.server.accounts.invitations import LONGEST_DAYS, MOST, MOST_USES, Invitation
from quarterdeck.server.admin.site_info import HouseInfo, house_for
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.web.api.me import Done, Me
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import (
    AnyRequest,
    body_of,
    checked_name,
    count_entry,
    own_page,
    reply,
    services_of,
    token_cookie,
    token_of,
)


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What stands after # in an invitation, and how a new guest wants to be called."""

    secret: str
    name: str = ""


class Offer(msgspec.Struct):
    """What an invitation makes of its reader."""

    role: Role


class NewInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation to be made: for so many people, for so many days."""

    uses: int
    days: int


class Made(msgspec.Struct):
    """The secret of a new invitation, which nobody is told again."""

    secret: str


@get("/api/house", opt={"door": "open"})
async def about_the_house(request: AnyRequest) -> Response[HouseInfo]:
    """Who may come in, what is announced, and what I am here."""
    services = services_of(request)
    return reply(await house_for(services.house, await services.guests.find(token_of(request))), None)


@post("/api/join/look", status_code=200, opt={"door": "open"})
async def look_at_invitation(request: AnyRequest) -> Response[Offer]:
    """Return the role that an invitation gives, before it is accepted."""
    own_page(request)
    count_entry(request)
    return reply(Offer((await _invitation(request, await body_of(request, Secret))).role), None)


@post("/api/join", status_code=200, opt={"door": "open"})
async def join(request: AnyRequest) -> Response[Me]:
    """Come in by an invitation, as whom this browser is known, or as somebody new."""
    own_page(request)
    count_entry(request)
    services = services_of(request)
    asked = await body_of(request, Secret)
    await _invitation(request, asked)
    guest = await services.guests.find(token_of(request))
    if guest is not None and services.house.ban_of(guest.id) is not None:
        raise ApiError(403, "banned", "You may not come in here at the moment.")
    token = None
    if guest is None:
        guest, token = new_guest(checked_name(asked.name) if asked.name else "")
    if not await services.house.invitations.arrive(asked.secret, guest, token_hash(token) if token else None):
        raise _does_not_hold()
    return reply(Me(guest.id, guest.name), token_cookie(request, token) if token else None)


async def _invitation(request: AnyRequest, asked: Secret) -> Invitation:
    """Return the invitation with a secret. Raises ApiError if it is not valid, or the house takes nobody new."""
    house = services_of(request).house
    found = await house.invitations.find(asked.secret) if len(asked.secret) <= 100 else None
    if found is None:
        raise _does_not_hold()
    if house.rules.door == "closed" and found.role != "owner":
        raise ApiError(403, "house_closed", "This house takes nobody new at the moment.")
    return found


def _does_not_hold() -> ApiError:
    return ApiError(403, "no_invitation", "This invitation does not hold, or does so no more.")


# Inviting, for owners and, where they let them, members


@get("/api/invitations")
async def invitations(request: AnyRequest) -> Response[list[Invitation]]:
    """Return the valid invitations: owners see all, others their own."""
    maker, role = await _inviter(request)
    found = await services_of(request).house.invitations.all(None if role == "owner" else maker)
    return reply(found, None)


@post("/api/invitations", status_code=201)
async def invite(request: AnyRequest) -> Response[Made]:
    """Make an invitation."""
    own_page(request)
    maker, _ = await _inviter(request)
    asked = await body_of(request, NewInvitation)
    if not (1 <= asked.uses <= MOST_USES and 1 <= asked.days <= LONGEST_DAYS):
        message = f"An invitation is for 1 to {MOST_USES} people and 1 to {LONGEST_DAYS} days."
        raise ApiError(400, "bad_invitation", message)
    known = services_of(request).house.invitations
    if len(await known.all(maker)) >= MOST:
        raise ApiError(409, "too_many_invitations", f"Nobody has more than {MOST} invitations: take one back first.")
    return reply(Made(await known.make(maker, "member", asked.uses, asked.days * 86400.0)), None, status=201)


@delete("/api/invitations/{invitation:str}", status_code=200)
async def take_back(request: AnyRequest) -> Response[Done]:
    """Let nobody in by an invitation any more."""
    own_page(request)
    maker, role = await _inviter(request)
    known, wanted = services_of(request).house.invitations, request.path_params["invitation"]
    if wanted in {one.id for one in await known.all(None if role == "owner" else maker)}:
        await known.revoke(maker, wanted)
    return reply(Done(), None)


async def _inviter(request: AnyRequest) -> tuple[str, Role | None]:
    """Who asks, and what they are in the house. Raises ApiError for whoever may not invite."""
    house = services_of(request).house
    guest = await services_of(request).guests.find(token_of(request))
    if guest is None or not await house.may_invite(guest):
        raise ApiError(403, "may_not_invite", "Inviting is for owners, and for members where they allow it.")
    return guest.id, await house.book.role(guest.id)


HANDLERS = [about_the_house, look_at_invitation, join, invitations, invite, take_back]
