"""The HTTP API: why did the bot do that?"""

from __future__ import annotations

from litestar import put
from litestar.params import FromPath, JSONBody

from quarterdeck.server.messages.tables import Doubt, Kept
from quarterdeck.server.rooms.questions import decisions_after, store_decisions
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import CurrentGuest, Services, spend


@put("/api/tables/{table_id:str}/questions")
async def ask(services: Services, guest: CurrentGuest, table_id: FromPath[str], data: JSONBody[Doubt]) -> Kept:
    """Keep what bots decided at one moment for whoever improves them; the answer tells nothing of it."""
    spend(services.question_rate, guest.id)
    room = await services.rooms.get(table_id)
    if room is None or not room.live.admits(guest.id):
        raise ApiError(404, "unknown_table", "There is no such table.")
    rows = decisions_after(room, data.after)
    if not rows:
        raise ApiError(400, "no_decision", "No bot has decided anything there.")
    if not await store_decisions(services.storage, rows):
        raise ApiError(409, "enough_questions", "So many decisions of this table are kept already that no more are.")
    return Kept(True)


HANDLERS = [ask]
