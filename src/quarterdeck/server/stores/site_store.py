"""The storage of what owners decide about the site: rules, roles, bans, pending work and the audit log.

Every action is one transaction that also adds a line to the audit log and stores the rules under the next revision. No
two servers can use the same revision. So a server finds out by one small query whether another one has acted.
"""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Literal

from sqlalchemy import Delete, delete, func, insert, or_, select, update

from quarterdeck.server.db.group_commit import ConflictError, Statement, StorageError
from quarterdeck.server.db.schema import acts, bans, bots, errands, guests, members, roles, site, tables
from quarterdeck.server.db.storage import Store
from quarterdeck.server.messages.site import Act, Ban
from quarterdeck.server.messages.site_rules import Role, Rules

Errand = Literal["ban", "close", "erase"]
"""The kinds of pending work at tables. Any server process does it, and doing it twice is harmless."""

COMMAND_LINE = ""
"""The actor in the audit log for commands on the server's machine."""
KEEP_ACTS_SECONDS = 365 * 86400.0
ACTS_SHOWN = 100
TRIES = 5


def role_statements(guest_id: str, role: Role | None) -> list[Statement]:
    """Return the statements that give a guest a role, or take it away if `role` is None."""
    drop = delete(roles).where(roles.c.guest_id == guest_id)
    return [drop] if role is None else [drop, insert(roles).values(guest_id=guest_id, role=role, since=time.time())]


def drop_ban(guest_id: str) -> Delete:
    """Return the statement that deletes the bans of a guest, and of their companions and bots."""
    return delete(bans).where(or_(bans.c.person == guest_id, bans.c.guest_id == guest_id))


def act_statement(by: str, what: str, whom: str = "", detail: str = "") -> Statement:
    """Return the statement that adds a line to the audit log.

    The line has ids and no names, since a person's name may have to be erased.
    """
    row = {"id": secrets.token_urlsafe(12), "at": time.time(), "actor": by, "what": what, "whom": whom}
    return insert(acts).values({**row, "detail": detail[:200]})


def errand_statements(kind: Errand, target: str) -> list[Statement]:
    """Return the statements that store pending work, which a server then does."""
    return [_drop_errand(kind, target), insert(errands).values(kind=kind, target=target)]


def _drop_errand(kind: Errand, target: str) -> Delete:
    return delete(errands).where(errands.c.kind == kind, errands.c.target == target)


class SiteStore(Store):
    # The rules and the audit log

    async def latest(self) -> tuple[int, Rules]:
        """Return the number of the current rules, and the rules; 0 and the defaults if none were ever set."""
        rows = await self.storage.rows(select(site).order_by(site.c.revision.desc()).limit(1))
        return (rows[0].revision, rows[0].rules) if rows else (0, Rules())

    async def revision(self) -> int:
        """Return the number of the current rules; 0 if none were ever set."""
        return (await self.storage.rows(select(func.max(site.c.revision))))[0][0] or 0

    async def act(
        self,
        by: str,
        what: str,
        *statements: Statement,
        whom: str = "",
        detail: str = "",
        rules: Callable[[Rules], Rules] = lambda rules: rules,
    ) -> Rules:
        """Store an action: its log line, `statements`, and the new rules; return these rules.

        `rules` computes the new rules from the current ones; by default they stay the same.
        """
        for _ in range(TRIES):
            revision, before = await self.latest()
            after = rules(before)
            try:
                await self.write(
                    insert(site).values(revision=revision + 1, rules=after),
                    delete(site).where(site.c.revision <= revision),
                    act_statement(by, what, whom, detail),
                    *statements,
                )
            except ConflictError:  # another action has just taken this number
                continue
            return after
        raise StorageError("too much was decided at once")

    async def acts(self) -> list[Act]:
        """Return the latest lines of the audit log, the newest first."""
        actor, whom = guests.alias(), guests.alias()
        query = (
            select(acts, actor.c.name.label("actor_name"), whom.c.name.label("whom_name"))
            .outerjoin(actor, actor.c.id == acts.c.actor)
            .outerjoin(whom, whom.c.id == acts.c.whom)
            .order_by(acts.c.at.desc())
            .limit(ACTS_SHOWN)
        )
        return [
            Act(
                row.at,
                None if row.actor == COMMAND_LINE else row.actor_name or "",
                row.what,
                row.whom,
                row.whom_name,
                row.detail,
            )
            for row in await self.storage.rows(query)
        ]

    async def drop_old(self) -> None:
        """Delete lines of the audit log that are older than KEEP_ACTS_SECONDS."""
        await self.write(delete(acts).where(acts.c.at < time.time() - KEEP_ACTS_SECONDS))

    # Roles

    async def role(self, guest_id: str) -> Role | None:
        """Return a guest's role on the site, or None."""
        rows = await self.storage.rows(select(roles.c.role).where(roles.c.guest_id == guest_id))
        return rows[0].role if rows else None

    async def owners(self) -> list[str]:
        query = select(roles.c.guest_id).where(roles.c.role == "owner")
        return [row.guest_id for row in await self.storage.rows(query)]

    async def set_role(self, by: str, guest_id: str, role: Role | None) -> None:
        """Give a guest a role on the site, or none."""
        await self.act(by, "role", *role_statements(guest_id, role), whom=guest_id, detail=role or "guest")

    async def sits(self, guest_id: str, table_id: str) -> bool:
        """Return whether a guest has, or had, a seat at a table."""
        query = select(members.c.seat).where(members.c.guest_id == guest_id, members.c.table_id == table_id)
        return bool(await self.storage.rows(query))

    # Bans

    async def whole_person(self, guest_id: str) -> tuple[str, list[str]]:
        """Return the id of the person to whom a guest belongs, and the ids of all guests of this person.

        A companion or a bot belongs to its keeper or owner; any other guest is a person. The list begins with the
        person's own id.
        """
        query = select(func.coalesce(guests.c.keeper, guests.c.id)).where(guests.c.id == guest_id)
        owned = select(bots.c.owner).where(bots.c.id == guest_id)
        rows = await self.storage.rows(query) or await self.storage.rows(owned)
        person = str(rows[0][0]) if rows else guest_id
        companions = select(guests.c.id).where(guests.c.keeper == person)
        programs = select(bots.c.id).where(bots.c.owner == person)
        others = [str(row[0]) for row in await self.storage.rows(companions.union_all(programs))]
        return person, [person, *others]

    async def ban(self, by: str, guest_id: str, until: float | None, reason: str) -> None:
        """Ban the person to whom a guest belongs, with companions and bots, until a Unix time, or for ever (None)."""
        person, everybody = await self.whole_person(guest_id)
        rows = [{"guest_id": one, "person": person, "until": until, "reason": reason} for one in everybody]
        statements = (*map(drop_ban, everybody), insert(bans).values(rows), *errand_statements("ban", person))
        await self.act(by, "ban", *statements, whom=person)

    async def lift(self, by: str, guest_id: str) -> None:
        """Lift the ban of the person to whom a guest belongs."""
        person, _ = await self.whole_person(guest_id)
        await self.act(by, "lift", drop_ban(person), whom=person)

    async def bans(self) -> dict[str, Ban]:
        rows = await self.storage.rows(select(bans))
        return {row.guest_id: Ban(row.guest_id, row.person, row.until, row.reason) for row in rows}

    # Tables, and pending work

    async def hide(self, by: str, table_id: str, hidden: bool) -> None:
        """Hide a table from the list of tables that wait for players, or show it there again."""
        statement = update(tables).where(tables.c.id == table_id).values(hidden=hidden)
        await self.act(by, "hide" if hidden else "unhide", statement, whom=table_id)

    async def leave_to_do(self, by: str, kind: Errand, target: str) -> None:
        """Store the pending work to close a table or to erase a person, which a server then does."""
        await self.act(by, kind, *errand_statements(kind, target), whom=target)

    async def errands(self) -> Sequence[tuple[Errand, str]]:
        return [(row.kind, row.target) for row in await self.storage.rows(select(errands))]

    async def done(self, kind: Errand, target: str) -> None:
        await self.write(_drop_errand(kind, target))

    async def shut(self, table_id: str) -> None:
        """Remove a table that never began from all lists."""
        await self.write(
            update(tables).where(tables.c.id == table_id).values(phase="finished", hidden=True),
            delete(members).where(members.c.table_id == table_id),
        )
