"""The HTTP API: public facts about the site, and admission by an invitation."""

from typing import TypeAlias

from litestar import delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, SkipValidation

from quarterdeck.server.accounts.guests import new_guest, token_hash
from quarterdeck.server.accounts.invitations import LONGEST_DAYS, MOST, MOST_USES
from quarterdeck.server.admin.policy import SitePolicy, site_info_for
from quarterdeck.server.messages import site as messages
from quarterdeck.server.messages.accounts import Done, Me
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import AnyRequest, PossibleGuest, Services, checked_name, count_entry, set_token

Inviter: TypeAlias = NamedDependency[SkipValidation[tuple[str, Role | None]]]
"""The type of `inviter`: the guest who sent the request, and their role on the site."""


@get("/api/site", opt={"door": "open"})
async def show_site(services: Services, current_guest: PossibleGuest) -> messages.SiteInfo:
    """Return who may enter, the announcement, and the reader's role."""
    return await site_info_for(services.site, current_guest)


@post("/api/join/look", status_code=200, opt={"door": "open"}, guards=[count_entry])
async def look_at_invitation(services: Services, data: JSONBody[messages.InvitationSecret]) -> messages.Offer:
    """Return the role that an invitation gives, before it is accepted."""
    return messages.Offer((await _invitation(services.site, data)).role)


@post("/api/join", status_code=200, opt={"door": "open"}, guards=[count_entry])
async def join(
    request: AnyRequest, services: Services, current_guest: PossibleGuest, data: JSONBody[messages.InvitationSecret]
) -> Me:
    """Accept an invitation as the guest of this browser, or as a new guest."""
    await _invitation(services.site, data)
    guest, token = current_guest, None
    if guest is not None and services.site.ban_of(guest.id) is not None:
        raise ApiError(403, "banned", "You may not come in here at the moment.")
    if guest is None:
        guest, token = new_guest(checked_name(data.name) if data.name else "")
    if not await services.site.invitations.arrive(data.secret, guest, token_hash(token) if token else None):
        raise _does_not_hold()
    if token:
        set_token(request, token)
    return Me(guest.id, guest.name)


async def _invitation(site: SitePolicy, asked: messages.InvitationSecret) -> messages.Invitation:
    """Return the invitation with a secret. Raises ApiError if it is not valid, or the site admits no one new."""
    found = await site.invitations.find(asked.secret) if len(asked.secret) <= 100 else None
    if found is None:
        raise _does_not_hold()
    if site.rules.door == "closed" and found.role != "owner":
        raise ApiError(403, "site_closed", "This site takes nobody new at the moment.")
    return found


def _does_not_hold() -> ApiError:
    return ApiError(403, "no_invitation", "This invitation does not hold, or does so no more.")


# Inviting, for owners and, if they allow it, members


async def _inviter(services: Services, current_guest: PossibleGuest) -> tuple[str, Role | None]:
    """Return the guest and their role. Raises ApiError if they may not invite."""
    if current_guest is None or not await services.site.may_invite(current_guest):
        raise ApiError(403, "may_not_invite", "Inviting is for owners, and for members where they allow it.")
    return current_guest.id, await services.site.store.role(current_guest.id)


@get("/api/invitations")
async def invitations(services: Services, inviter: Inviter) -> list[messages.Invitation]:
    """Return the valid invitations: owners see all, others their own."""
    maker, role = inviter
    return await services.site.invitations.all(None if role == "owner" else maker)


@post("/api/invitations")
async def invite(
    services: Services, inviter: Inviter, data: JSONBody[messages.NewInvitation]
) -> messages.MadeInvitation:
    """Make an invitation."""
    maker, known = inviter[0], services.site.invitations
    if not (1 <= data.uses <= MOST_USES and 1 <= data.days <= LONGEST_DAYS):
        message = f"An invitation is for 1 to {MOST_USES} people and 1 to {LONGEST_DAYS} days."
        raise ApiError(400, "bad_invitation", message)
    if len(await known.all(maker)) >= MOST:
        raise ApiError(409, "too_many_invitations", f"Nobody has more than {MOST} invitations: take one back first.")
    return messages.MadeInvitation(await known.make(maker, "member", data.uses, data.days * 86400.0))


@delete("/api/invitations/{invitation_id:str}", status_code=200)
async def take_back(services: Services, inviter: Inviter, invitation_id: FromPath[str]) -> Done:
    """Revoke an invitation."""
    (maker, role), known = inviter, services.site.invitations
    if invitation_id in {one.id for one in await known.all(None if role == "owner" else maker)}:
        await known.revoke(maker, invitation_id)
    return Done()


DEPENDENCIES = {"inviter": Provide(_inviter)}
