"""Commands that packages add to `quarterdeck`: entry points of the group `quarterdeck.commands`, each a click command.

A package's module is imported when its command is run or listed. It should import other large modules only when the
command runs.
"""

from importlib.metadata import EntryPoint, entry_points

import click

from quarterdeck.cli.errors import OneLineGroup, plain

GROUP = "quarterdeck.commands"


class OpenGroup(OneLineGroup):
    """A group that has its own commands, and after them those that packages add."""

    def list_commands(self, context: click.Context) -> list[str]:
        own = super().list_commands(context)
        found = [name for name in sorted(_declared()) if name not in own]
        return own + [name for name in found if self.get_command(context, name)]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return the command of this name. If it cannot be used, print a warning of one line and return None."""
        return super().get_command(context, name) or _loaded(_declared().get(name))


def _declared() -> dict[str, EntryPoint]:
    """Return the installed commands. If two packages use the same name, the first package by name wins."""
    entries = sorted(entry_points(group=GROUP), key=lambda entry: entry.dist.name if entry.dist else "", reverse=True)
    return {entry.name: entry for entry in entries}


def _loaded(entry: EntryPoint | None) -> click.Command | None:
    if entry is None:
        return None
    package = f" of {entry.dist.name}" if entry.dist else ""
    try:
        found = entry.load()
    except Exception as error:  # other people's packages may raise anything
        found, why = None, f"{type(error).__name__}: {error}"
    else:
        why = f"{entry.value} is no click command"
    if isinstance(found, click.Command):
        return found
    click.echo(plain(f"quarterdeck: the command {entry.name!r}{package} is left out: {why}"), err=True)
    return None
