"""The `quarterdeck` command, its own subcommands and those that packages add.

Most modules are imported only when a command that needs them runs, so that `--help` answers at once.
"""

import io
import sys
from typing import Any

import click

from quarterdeck import __version__
from quarterdeck.cli.commands.arena import arena
from quarterdeck.cli.commands.backup import backup, restore
from quarterdeck.cli.commands.bench import bench
from quarterdeck.cli.commands.compile import compile_games, module
from quarterdeck.cli.commands.export import export
from quarterdeck.cli.commands.lab import lab
from quarterdeck.cli.commands.new_game import new_game
from quarterdeck.cli.commands.positions import positions
from quarterdeck.cli.commands.puzzles import puzzles
from quarterdeck.cli.commands.records import convert, replay, verify
from quarterdeck.cli.commands.review import review
from quarterdeck.cli.commands.simulate import simulate
from quarterdeck.cli.commands.site import site
from quarterdeck.cli.commands.train import train
from quarterdeck.cli.database_options import database_options, warn_of_password
from quarterdeck.cli.errors import failing
from quarterdeck.cli.paths import GivenFile
from quarterdeck.cli.plugins import OpenGroup

__all__ = ["main"]


@click.group(
    cls=OpenGroup,
    invoke_without_command=True,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "max_content_width": 110,
        "auto_envvar_prefix": "QUARTERDECK",
    },
)
@click.version_option(__version__, prog_name="quarterdeck")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0: all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port; 0: any free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@database_options
@click.option(
    "--public-url",
    metavar="URL",
    help="Where people find the server from outside: https://cards.example.org, or https://example.org/cards.",
)
@click.option("--tls-cert", type=GivenFile(), help="Certificate (PEM); then the server speaks https.")
@click.option("--tls-key", type=GivenFile(), help="The certificate's key (PEM).")
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    metavar="ADDRESS",
    multiple=True,
    help="A proxy whose X-Forwarded-* headers are believed, or a network of them; may be given again.",
)
@click.option(
    "--allowed-host",
    "allowed_hosts",
    metavar="NAME",
    multiple=True,
    help="A name that the server answers to; others are then refused, but for this machine's and the public one.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes serve; more than one need PostgreSQL.",
)
@click.option(
    "--metrics-port", type=click.IntRange(1, 65535), help="Where Prometheus may ask; without it there are no metrics."
)
@click.option(
    "--metrics-host", default="127.0.0.1", show_default=True, help="Address for that; others may then read them too."
)
@click.option(
    "--drain-seconds",
    type=click.FloatRange(0, 3600),
    default=0.0,
    show_default=True,
    help="How long it serves on, as not ready, once it was told to stop: for balancers.",
)
@click.option("--smtp", metavar="URL", help="Server that takes mails: smtps://USER@HOST, or smtp:// with STARTTLS.")
@click.option("--smtp-password-file", type=GivenFile(), metavar="FILE", help="A file with its password.")
@click.option("--mail-from", metavar="ADDRESS", help="From which address mails come: cards@example.org.")
@click.option("--no-webhooks", is_flag=True, help="Call nobody by webhooks.")
@click.option(
    "--webhook-origin",
    "webhook_origins",
    metavar="URL",
    multiple=True,
    help="Where webhooks may lead in your own network: http://ntfy.home:8080; may be given again.",
)
@click.pass_context
def main(
    context: click.Context, /, no_browser: bool, no_webhooks: bool, webhook_origins: tuple[str, ...], **settings: Any
) -> None:
    """Play card games in the browser, or let programs play them.

    Without a command: start the server on this machine and open its page in a browser. Each option can also be set by
    an environment variable: --public-url by QUARTERDECK_PUBLIC_URL.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may not know all letters of a player's name
    if context.invoked_subcommand is not None:
        _no_server_options(context)
        return
    from quarterdeck.server import StartupError, serve

    warn_of_password(context)
    with failing(StartupError):
        serve(open_browser=not no_browser, webhooks=not no_webhooks, webhook_origin=webhook_origins, **settings)


def _no_server_options(context: click.Context) -> None:
    """Raise a usage error if server options stand before a subcommand, where they have no effect."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if source is click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{parameter.opts[0]} is for the server, not for {context.invoked_subcommand}")


for _command in (
    *(simulate, arena, lab, train, replay, verify, convert, review, bench, compile_games, module, backup, restore),
    *(export, site, positions, puzzles, new_game),
):
    main.add_command(_command)
