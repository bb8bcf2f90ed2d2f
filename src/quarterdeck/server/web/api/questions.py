"""The HTTP half: why did the bot do that?"""

from __future__ import annotations

import msgspec
from litestar import Response, put

from quarterdeck.server.rooms.questions import decisions_after, store_decisions
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import AnyRequest, body_of, guest_of, own_page, reply, services_of


class Doubt(msgspec.Struct, forbid_unknown_fields=True):
    """What bots decided once the game had so many events."""

    after: int


class Kept(msgspec.Struct):
    """It is kept."""

    kept: bool


@put("/api/tables/{table_id:str}/questions")
async def ask(request: AnyRequest) -> Response[Kept]:
    """Keep what bots decided at one moment for whoever improves them; the answer tells nothing of it."""
    own_page(request)
    doubt = await body_of(request, Doubt)
    services = services_of(request)
    guest, cookie = await guest_of(request)
    if not services.question_rate.take_token(guest.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    room = await services.rooms.get(request.path_params["table_id"])
    if room is None or not room.reception.admits(guest.id):
        raise ApiError(404, "unknown_table", "There is no such table.")
    rows = decisions_after(room, doubt.after)
    if not rows:
        raise ApiError(400, "no_decision", "No bot has decided anything there.")
    if not await store_decisions(services.storage, rows):
        raise ApiError(409, "enough_questions", "So many decisions of this table are kept already that no more are.")
    return reply(Kept(True), cookie)


HANDLERS = [ask]
