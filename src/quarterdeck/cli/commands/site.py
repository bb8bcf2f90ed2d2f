"""`quarterdeck site`: what owners of a site can do on their page, as commands that work on the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import update_wrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quarterdeck.cli.database_options import DATABASE, chosen_database, database_options
from quarterdeck.cli.errors import Failure, OneLineGroup, failing, plain
from quarterdeck.cli.paths import NewFile

if TYPE_CHECKING:
    from quarterdeck.server.stores.site_store import SiteStore

SOON = "A running server follows within seconds; without one it is done at the next start."


@click.group(cls=OneLineGroup)
def site() -> None:
    """Manage a site: who may come in and who may make tables, its people, its tables and its limits.

    The commands change the server's database, also while the server runs. It follows within seconds.
    """


def with_store(work: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Make a command of `work`, which gets the site's store, and add the options that say where the database is."""

    @database_options
    @click.pass_context
    def run(context: click.Context, /, **arguments: Any) -> None:
        from quarterdeck.server import StartupError
        from quarterdeck.server.db.group_commit import StorageError
        from quarterdeck.server.messages.site_rules import BadLimitError
        from quarterdeck.server.settings.config import existing_database

        with failing(StartupError, StorageError, BadLimitError):
            asyncio.run(_with_book(work, chosen_database(context, existing_database), arguments))

    return update_wrapper(run, work)


async def _with_book(work: Callable[..., Awaitable[None]], database: str, arguments: dict[str, Any]) -> None:
    from quarterdeck.server.db.storage import Storage
    from quarterdeck.server.stores.site_store import SiteStore

    storage = await Storage.open(database)
    try:
        await work(SiteStore(storage), **{name: arguments[name] for name in arguments if name not in DATABASE})
    finally:
        await storage.close()


@site.command()
@with_store
async def show(store: SiteStore) -> None:
    """Print the rules of the site and its limits."""
    from quarterdeck.server.messages.site_rules import shown
    from quarterdeck.server.settings.config import Limits

    _, rules = await store.latest()
    click.echo(
        f"door: {rules.door}{' (and by the links of tables)' if rules.door == 'invited' and rules.by_table else ''}"
    )
    click.echo(f"tables are made by: {rules.makers}")
    click.echo(f"members may invite: {'yes' if rules.members_invite else 'no'}")
    for language in ("en", "ja"):
        if rules.announcement is not None and (line := getattr(rules.announcement, language)):
            click.echo(f"announcement ({language}): {plain(line)}")
    click.echo(f"owners: {len(await store.owners())}")
    for limit in shown(Limits(), rules):
        click.echo(f"{limit.name}: {limit.value:g} (usual {limit.default:g}, from {limit.low:g} to {limit.high:g})")


@site.command()
@click.option("--address", metavar="URL", default="", help="Where the server is found: https://cards.example.org.")
@with_store
async def owner(store: SiteStore, address: str) -> None:
    """Print a link that makes its reader an owner. It works once, for a day; an earlier link expires."""
    from quarterdeck.server.accounts.invitations import Invitations, path_of

    click.echo(address.rstrip("/") + path_of(await Invitations(store).owner_link()))


@site.command()
@click.option("--uses", type=click.IntRange(1, 500), default=1, show_default=True, help="How many people it is for.")
@click.option("--days", type=click.IntRange(1, 365), default=7, show_default=True, help="How long it holds.")
@click.option("--address", metavar="URL", default="", help="Where the server is found: https://cards.example.org.")
@with_store
async def invite(store: SiteStore, uses: int, days: int, address: str) -> None:
    """Print an invitation: a link that makes its readers members."""
    from quarterdeck.server.accounts.invitations import Invitations, path_of
    from quarterdeck.server.stores.site_store import COMMAND_LINE

    secret = await Invitations(store).make(COMMAND_LINE, "member", uses, days * 86400.0)
    click.echo(address.rstrip("/") + path_of(secret))


@site.command()
@click.option("--door", type=click.Choice(["open", "invited", "closed"]), help="Who may come in.")
@click.option("--by-table/--not-by-table", default=None, help="Invited: whether a table's link lets one in, to tables.")
@click.option("--members-invite/--members-do-not-invite", default=None, help="Whether members may invite others.")
@click.option("--makers", type=click.Choice(["everybody", "members", "owners"]), help="Who may make tables.")
@click.option("--limit", "limits", multiple=True, metavar="NAME=NUMBER", help="A limit; NAME=usual: the server's own.")
@with_store
async def rules(store: SiteStore, limits: tuple[str, ...], **given: Any) -> None:
    """Change the rules of the site that are given as options; the others stay."""
    from quarterdeck.server.messages.site import NewRules

    wish = NewRules(**given, limits=dict(_limit(limit) for limit in limits))
    await _change(store, wish)


def _limit(given: str) -> tuple[str, float | None]:
    name, _, value = given.partition("=")
    try:
        return name, None if value == "usual" else float(value)
    except ValueError as error:
        raise Failure(f"A limit is given as NAME=NUMBER or NAME=usual, not as {given!r}.") from error


@site.command()
@click.option("--en", default="", help="In English.")
@click.option("--ja", default="", help="In Japanese.")
@with_store
async def announce(store: SiteStore, en: str, ja: str) -> None:
    """Put a line on every page. Without a text, remove the present line."""
    from quarterdeck.server.messages.site import NewRules
    from quarterdeck.server.messages.site_rules import ANNOUNCEMENT_LENGTH, Announcement

    if max(len(en), len(ja)) > ANNOUNCEMENT_LENGTH:
        raise Failure(f"An announcement has at most {ANNOUNCEMENT_LENGTH} characters.")
    await _change(store, NewRules(announcement=Announcement(en, ja)))


async def _change(store: SiteStore, wish: Any) -> None:
    from quarterdeck.server.admin.policy import changed, with_wish
    from quarterdeck.server.stores.site_store import COMMAND_LINE

    await store.act(COMMAND_LINE, "rules", detail=changed(wish), rules=lambda rules: with_wish(rules, wish))
    click.echo(SOON, err=True)


# Tables


@site.command()
@click.argument("name", default="")
@with_store
async def tables(store: SiteStore, name: str) -> None:
    """List the tables with NAME in their title or in a person's name, the most recently active first."""
    from quarterdeck.server.admin.member_search import find_tables

    for table in await find_tables(store.storage, name):
        marks = ", ".join([table.phase, *(["hidden"] if table.hidden else []), *(["listed"] if table.listed else [])])
        click.echo(plain(f"{table.id}  {table.game} ({marks})  {', '.join(table.names)}  {table.title}").rstrip())


def _table_command(name: str, words: str, work: Callable[[SiteStore, str], Awaitable[None]]) -> None:
    async def run(store: SiteStore, table: str) -> None:
        from quarterdeck.server.admin.member_search import is_table

        if not await is_table(store.storage, table):
            raise Failure(f"There is no table {table!r}: see `quarterdeck site tables`.")
        await work(store, table)
        click.echo(SOON, err=True)

    run.__doc__ = words
    site.command(name)(click.argument("table")(with_store(run)))


_table_command("hide", "Show a TABLE in no list.", lambda store, table: store.hide("", table, True))
_table_command("unhide", "Show a TABLE in the list again.", lambda store, table: store.hide("", table, False))
_table_command(
    "close",
    "End the game at a TABLE, with its record and a word to its people.",
    lambda store, table: store.leave_to_do("", "close", table),
)


# People


@site.command()
@click.argument("name", default="")
@with_store
async def people(store: SiteStore, name: str) -> None:
    """List the people with NAME in their name, those who joined most recently first."""
    from quarterdeck.server.admin.member_search import find_people

    for one in await find_people(store.storage, name, "everybody"):
        marks = [one.role or "guest", *(["banned"] if one.banned else [])]
        marks += [f"at the devices of {one.keeper}"] if one.keeper is not None else []
        click.echo(plain(f"{one.id}  {one.name} ({', '.join(marks)})"))


async def _person(store: SiteStore, person: str) -> Any:
    from quarterdeck.server.admin.member_search import the_person

    found = await the_person(store, person)
    if found is None:
        raise Failure(f"There is nobody {person!r}: see `quarterdeck site people`.")
    return found


@site.command()
@click.argument("person")
@click.argument("role", type=click.Choice(["owner", "member", "guest"]))
@with_store
async def role(store: SiteStore, person: str, role: str) -> None:
    """Make a PERSON an owner, a member or a guest."""
    found = await _person(store, person)
    await store.set_role("", found.id, None if role == "guest" else role)  # type: ignore[arg-type]


@site.command()
@click.argument("person")
@click.option("--days", type=click.IntRange(1, 3650), help="For how long; by default for good.")
@click.option("--reason", default="", help="What they are told.")
@with_store
async def ban(store: SiteStore, person: str, days: int | None, reason: str) -> None:
    """Ban a PERSON, with their devices, companions and bots. Bots of the site play on in their seats."""
    if len(reason) > 200:
        raise Failure("A reason has at most 200 characters.")
    found = await _person(store, person)
    await store.ban("", found.id, None if days is None else time.time() + days * 86400.0, reason)
    click.echo(SOON, err=True)


@site.command()
@click.argument("person")
@with_store
async def lift(store: SiteStore, person: str) -> None:
    """Lift the ban of a PERSON, who may then come in again."""
    await store.lift("", (await _person(store, person)).id)
    click.echo(SOON, err=True)


@site.command()
@click.argument("person")
@click.option("--out", type=NewFile(), required=True, metavar="FILE", help="Where it is written.")
@with_store
async def export(store: SiteStore, person: str, out: Path) -> None:
    """Write everything that the site stores about a PERSON, as JSON."""
    from quarterdeck.server.admin.export_account import exported, from_log
    from quarterdeck.server.db.storage import GuestRow

    found = await _person(store, person)
    try:
        with out.open("wb") as file:
            async for part in exported(store, GuestRow(found.id, found.name), from_log(store.storage)):
                file.write(part)
    except OSError as error:
        raise Failure(f"Cannot write {out} ({error.strerror}).") from error
    await store.act("", "export", whom=found.id)


@site.command()
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask.")
@with_store
async def erase(store: SiteStore, person: str, yes: bool) -> None:
    """Erase a PERSON: the identity at once, then the name everywhere."""
    found = await _person(store, person)
    if not yes:
        click.confirm(plain(f"Forget {found.name}? That cannot be undone."), abort=True)
    await store.leave_to_do("", "erase", found.id)
    click.echo(SOON, err=True)


@site.command()
@with_store
async def acts(store: SiteStore) -> None:
    """List what owners and commands have done to the site, the latest first."""
    for act in await store.acts():
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(act.at))
        by = "a command" if act.by is None else act.by or "somebody"
        click.echo(plain(f"{when}  {by}: {act.what} {act.name or act.whom} {act.detail}").rstrip())
