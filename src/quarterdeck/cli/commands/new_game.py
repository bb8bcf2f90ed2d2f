"""`quarterdeck new-game`: makes a package with a small complete game, as a start for writing your own."""

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import click

from quarterdeck.cli.errors import Failure
from quarterdeck.cli.paths import NewFolder

TEMPLATE = "template"
PLAIN = re.compile(r"[\w' -]{1,40}")
"""Names that need no escaping in a sentence, in JSON or in Python."""
ENDING = ".txt"
"""Suffix of the template's files, so that no tool reads them as code."""


@click.command("new-game")
@click.argument("name")
@click.option("--folder", type=NewFolder(), help="Where to make it; by default NAME's id, here.")
def new_game(name: str, folder: Path | None) -> None:
    """Make a package with a small trick-taking game called NAME, complete with its page and tests."""
    from quarterdeck.games import GAMES

    words = re.findall(r"[a-z0-9]+", name.lower())
    game, module = "-".join(words), "_".join(words)
    if not words or game[0].isdigit() or not PLAIN.fullmatch(name):
        raise Failure(f"{name!r} gives no name for a package: take letters from a to z, digits and spaces")
    if game in GAMES or keyword.iskeyword(module) or find_spec(module):
        raise Failure(f"there is something called {module} already: choose another name")
    target = folder or Path(game)
    if target.exists():
        raise Failure(f"{target} is there already")
    _write(files("quarterdeck.cli") / TEMPLATE, target, {"NEW-ID": game, "NEW_MODULE": module, "NEW_NAME": name})
    (target / "src").mkdir()
    (target / "package").rename(target / "src" / module)
    click.echo(f"{target} is a package with a small game. Next:")
    click.echo(f"  {_installer()} -e {target} pytest    # quarterdeck knows {game} now")
    click.echo(f"  {sys.executable} -m pytest {target}/tests    # it proves what every game must")
    click.echo(f"  {sys.executable} -m quarterdeck    # and play it in the browser")


def _installer() -> str:
    """Return the command that installs a package in this environment; environments from uv have no pip."""
    return f"{sys.executable} -m pip install" if find_spec("pip") else f"uv pip install --python {sys.executable}"


def _write(source: Traversable, target: Path, names: dict[str, str]) -> None:
    """Write the template's files, with `names` in place of the placeholders. Raises Failure."""
    try:
        target.mkdir(parents=True)
        for entry in source.iterdir():
            if entry.is_dir():
                _write(entry, target / entry.name, names)
            elif entry.name.endswith(ENDING):
                text = entry.read_text("utf-8")
                for placeholder, name in names.items():
                    text = text.replace(placeholder, name)
                (target / entry.name.removesuffix(ENDING)).write_text(text, "utf-8")
    except OSError as error:
        raise Failure(f"{target} cannot be written: {error.strerror}") from error
