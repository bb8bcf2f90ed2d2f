"""`quarterdeck house`: what owners do on their page, over the database, also while the server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import update_wrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quarterdeck.cli.errors import Failure, OneLineGroup, plain

if TYPE_CHECKING:
    from quarterdeck.server.stores.site_store import HouseBook

SOON = "A running server follows within seconds; without one it is done at the next start."


@click.group(cls=OneLineGroup)
def house() -> None:
    """Own a house: who may come in, who may make tables, people, tables, limits.

    Works on the server's database, also while the server runs, which follows within seconds.
    """


def over_the_book(work: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Make a command that gets the house's book, with the options for the database's place."""

    @click.option("--database", metavar="URL", help="As for the server: sqlite:///FILE or postgresql://...")
    @click.option(
        "--data-dir",
        type=click.Path(path_type=Path),
        help="The server's folder; by default the user's own data folder.",
    )
    def run(database: str | None, data_dir: Path | None, **arguments: Any) -> None:
        from quarterdeck.server import StartupError
        from quarterdeck.server.db.group_commit import StorageError
        from quarterdeck.server.messages.site_rules import BadLimitError

        try:
            asyncio.run(_with_book(work, database, data_dir, arguments))
        except (StartupError, StorageError, BadLimitError) as error:
            raise Failure(str(error)) from error

    return update_wrapper(run, work)


async def _with_book(
    work: Callable[..., Awaitable[None]], database: str | None, data_dir: Path | None, arguments: dict[str, Any]
) -> None:
    from quarterdeck.server.db.storage import Storage
    from quarterdeck.server.settings.config import existing_database
    from quarterdeck.server.stores.site_store import HouseBook

    storage = await Storage.open(existing_database(database, data_dir))
    try:
        await work(HouseBook(storage), **arguments)
    finally:
        await storage.close()


@house.command()
@over_the_book
async def show(book: HouseBook) -> None:
    """Tell the rules of the house, and what limits hold."""
    from quarterdeck.server.messages.site_rules import shown
    from quarterdeck.server.settings.config import Limits

    _, rules = await book.latest()
    click.echo(
        f"door: {rules.door}{' (and by the links of tables)' if rules.door == 'invited' and rules.by_table else ''}"
    )
    click.echo(f"tables are made by: {rules.makers}")
    click.echo(f"members may invite: {'yes' if rules.members_invite else 'no'}")
    for language in ("en", "ja"):
        if rules.announcement is not None and (line := getattr(rules.announcement, language)):
            click.echo(f"announcement ({language}): {plain(line)}")
    click.echo(f"owners: {len(await book.owners())}")
    for limit in shown(Limits(), rules):
        click.echo(f"{limit.name}: {limit.value:g} (usual {limit.default:g}, from {limit.low:g} to {limit.high:g})")


@house.command()
@click.option("--address", metavar="URL", default="", help="Where the server is found: https://cards.example.org.")
@over_the_book
async def owner(book: HouseBook, address: str) -> None:
    """Print a link that makes its reader an owner, once, within a day. An earlier one holds no more."""
    from quarterdeck.server.accounts.invitations import Invitations, path_of

    click.echo(address.rstrip("/") + path_of(await Invitations(book).owner_link()))


@house.command()
@click.option("--uses", type=click.IntRange(1, 500), default=1, show_default=True, help="How many people it is for.")
@click.option("--days", type=click.IntRange(1, 365), default=7, show_default=True, help="How long it holds.")
@click.option("--address", metavar="URL", default="", help="Where the server is found: https://cards.example.org.")
@over_the_book
async def invite(book: HouseBook, uses: int, days: int, address: str) -> None:
    """Print an invitation: a link that makes its readers members."""
    from quarterdeck.server.accounts.invitations import Invitations, path_of
    from quarterdeck.server.stores.site_store import COMMAND_LINE

    secret = await Invitations(book).make(COMMAND_LINE, "member", uses, days * 86400.0)
    click.echo(address.rstrip("/") + path_of(secret))


@house.command()
@click.option("--door", type=click.Choice(["open", "invited", "closed"]), help="Who may come in.")
@click.option("--by-table/--not-by-table", default=None, help="Invited: whether a table's link lets one in, to tables.")
@click.option("--members-invite/--members-do-not-invite", default=None, help="Whether members may invite others.")
@click.option("--makers", type=click.Choice(["everybody", "members", "owners"]), help="Who may make tables.")
@click.option("--limit", "limits", multiple=True, metavar="NAME=NUMBER", help="A limit; NAME=usual: the server's own.")
@over_the_book
async def rules(book: HouseBook, limits: tuple[str, ...], **given: Any) -> None:
    """Change the rules of the house: what is given, the rest stays."""
    from quarterdeck.server.admin.rule_changes import NewRules

    wish = NewRules(**given, limits=dict(_limit(limit) for limit in limits))
    await _change(book, wish)


def _limit(given: str) -> tuple[str, float | None]:
    name, _, value = given.partition("=")
    try:
        return name, None if value == "usual" else float(value)
    except ValueError as error:
        raise Failure(f"A limit is given as NAME=NUMBER or NAME=usual, not as {given!r}.") from error


@house.command()
@click.option("--en", default="", help="In English.")
@click.option("--ja", default="", help="In Japanese.")
@over_the_book
async def announce(book: HouseBook, en: str, ja: str) -> None:
    """Put a line on every page; without one the last is taken away."""
    from quarterdeck.server.admin.rule_changes import NewRules
    from quarterdeck.server.messages.site_rules import ANNOUNCEMENT_LENGTH, Announcement

    if max(len(en), len(ja)) > ANNOUNCEMENT_LENGTH:
        raise Failure(f"An announcement has at most {ANNOUNCEMENT_LENGTH} characters.")
    await _change(book, NewRules(announcement=Announcement(en, ja)))


async def _change(book: HouseBook, wish: Any) -> None:
    from quarterdeck.server.admin.rule_changes import changed, with_wish
    from quarterdeck.server.stores.site_store import COMMAND_LINE

    await book.act(COMMAND_LINE, "rules", detail=changed(wish), rules=lambda rules: with_wish(rules, wish))
    click.echo(SOON, err=True)


# Tables


@house.command()
@click.argument("name", default="")
@over_the_book
async def tables(book: HouseBook, name: str) -> None:
    """List tables whose title or people have NAME in theirs, those of which something was heard last first."""
    from quarterdeck.server.admin.member_search import find_tables

    for table in await find_tables(book.storage, name):
        marks = ", ".join([table.phase, *(["hidden"] if table.hidden else []), *(["listed"] if table.listed else [])])
        click.echo(plain(f"{table.id}  {table.game} ({marks})  {', '.join(table.names)}  {table.title}").rstrip())


def _table_command(name: str, words: str, work: Callable[[HouseBook, str], Awaitable[None]]) -> None:
    """Add a command for one table."""

    async def run(book: HouseBook, table: str) -> None:
        from quarterdeck.server.admin.member_search import is_table

        if not await is_table(book.storage, table):
            raise Failure(f"There is no table {table!r}: see `quarterdeck house tables`.")
        await work(book, table)
        click.echo(SOON, err=True)

    run.__doc__ = words
    house.command(name)(click.argument("table")(over_the_book(run)))


_table_command("hide", "Show a TABLE in no list.", lambda book, table: book.hide("", table, True))
_table_command("unhide", "Show a TABLE in the list again.", lambda book, table: book.hide("", table, False))
_table_command(
    "close",
    "End the game at a TABLE, with its record and a word to its people.",
    lambda book, table: book.leave_to_do("", "close", table),
)


# People


@house.command()
@click.argument("name", default="")
@over_the_book
async def people(book: HouseBook, name: str) -> None:
    """List people who have NAME in theirs, those who came last first."""
    from quarterdeck.server.admin.member_search import find_people

    for one in await find_people(book.storage, name, "everybody"):
        marks = [one.role or "guest", *(["banned"] if one.banned else [])]
        marks += [f"at the devices of {one.keeper}"] if one.keeper is not None else []
        click.echo(plain(f"{one.id}  {one.name} ({', '.join(marks)})"))


async def _person(book: HouseBook, person: str) -> Any:
    from quarterdeck.server.admin.member_search import the_person

    found = await the_person(book, person)
    if found is None:
        raise Failure(f"There is nobody {person!r}: see `quarterdeck house people`.")
    return found


@house.command()
@click.argument("person")
@click.argument("role", type=click.Choice(["owner", "member", "guest"]))
@over_the_book
async def role(book: HouseBook, person: str, role: str) -> None:
    """Make a PERSON an owner, a member, a guest."""
    found = await _person(book, person)
    await book.set_role("", found.id, None if role == "guest" else role)  # type: ignore[arg-type]


@house.command()
@click.argument("person")
@click.option("--days", type=click.IntRange(1, 3650), help="For how long; by default for good.")
@click.option("--reason", default="", help="What they are told.")
@over_the_book
async def ban(book: HouseBook, person: str, days: int | None, reason: str) -> None:
    """Let a PERSON in no more, with their devices, companions and bots; bots of the house play for them."""
    if len(reason) > 200:
        raise Failure("A reason has at most 200 characters.")
    found = await _person(book, person)
    await book.ban("", found.id, None if days is None else time.time() + days * 86400.0, reason)
    click.echo(SOON, err=True)


@house.command()
@click.argument("person")
@over_the_book
async def lift(book: HouseBook, person: str) -> None:
    """Let a PERSON in again who was banned."""
    await book.lift("", (await _person(book, person)).id)
    click.echo(SOON, err=True)


@house.command()
@click.argument("person")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE", help="Where it is written.")
@over_the_book
async def export(book: HouseBook, person: str, out: Path) -> None:
    """Write everything that is kept of a PERSON, as JSON."""
    from quarterdeck.server.admin.export_account import exported, from_log
    from quarterdeck.server.db.storage import GuestRow

    found = await _person(book, person)
    try:
        with out.open("wb") as file:
            async for part in exported(book, GuestRow(found.id, found.name), from_log(book.storage)):
                file.write(part)
    except OSError as error:
        raise Failure(f"Cannot write {out} ({error.strerror}).") from error
    await book.act("", "export", whom=found.id)


@house.command()
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask.")
@over_the_book
async def erase(book: HouseBook, person: str, yes: bool) -> None:
    """Forget a PERSON: the identity at once, the name wherever it stands."""
    found = await _person(book, person)
    if not yes:
        click.confirm(plain(f"Forget {found.name}? That cannot be undone."), abort=True)
    await book.leave_to_do("", "erase", found.id)
    click.echo(SOON, err=True)


@house.command()
@over_the_book
async def acts(book: HouseBook) -> None:
    """Tell what was done to the house, the latest first."""
    for act in await book.acts():
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(act.at))
        by = "a command" if act.by is None else act.by or "somebody"
        click.echo(plain(f"{when}  {by}: {act.what} {act.name or act.whom} {act.detail}").rstrip())
