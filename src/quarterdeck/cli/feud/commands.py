"""`quarterdeck feud`: the effect of a Maneuver at each of several prices, and the Maneuvers of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quarterdeck.cli.errors import Failure, OneLineGroup, failing
from quarterdeck.cli.parameters import seed_option
from quarterdeck.cli.progress import bar, chosen_jobs, ended_tidily, lost_told, work_options

if TYPE_CHECKING:
    from quarterdeck.games.feud.definitions.definitions import Definition
    from quarterdeck.lab.feud_pricing.measuring import Trial
    from quarterdeck.lab.feud_pricing.pricing import Pricing

MOST = 40
"""Largest number of definitions in one file."""
LONG = 7
"""Numbers with this many digits or more are refused."""
FEWEST = 2
"""Smallest number of deals from which an interval can be computed."""


@click.group(cls=OneLineGroup)
def feud() -> None:
    """Measure what Maneuvers of Feud are worth, and list some new ones."""


@feud.command()
@click.option(
    "--language", type=click.Choice(["en", "ja"]), default="en", show_default=True, help="The language of the texts."
)
@click.option("--json", "as_json", is_flag=True, help="Print them as a file of definitions.")
def shelf(language: str, as_json: bool) -> None:
    """List the six Maneuvers that come with the game in addition to those of the rule book."""
    from quarterdeck.games.feud.definitions.book import shelf
    from quarterdeck.games.feud.definitions.wording import described

    if as_json:
        click.echo(json.dumps([good.definition for good in shelf()], indent=1, ensure_ascii=False))
        return
    for good in shelf():
        told = described(good.definition, language)
        click.echo(f"{good.id}: {told.name} ({told.terms})")
        click.echo(f"    {' '.join(told.sentences)}")
        click.echo(f"    {good.fun[language]}")


@feud.command()
@click.argument("what")
@click.option(
    "--deals", metavar="N", default="40,400", show_default=True, help="Deals at each price, a number, or one a level."
)
@click.option("--prices", metavar="P,Q,...", default="", help="The prices.  [default: five about its own]")
@click.option("--levels", metavar="A,B", default="beginner,medium", show_default=True, help="Levels, or bots.")
@click.option("--option", "pairs", metavar="NAME=VALUE", multiple=True, help="An option of the table; may be repeated.")
@seed_option("deals", 1)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@work_options
def price(
    what: str,
    deals: str,
    prices: str,
    levels: str,
    pairs: tuple[str, ...],
    seed: int,
    as_json: bool,
    jobs: int | None,
    ray: str | None,
) -> None:
    """Measure what a Maneuver does at several prices, and propose one.

    WHAT is a file with one definition, or with a list of them (as in the option `own_maneuvers`). Or it names a
    Maneuver of the book (`sabotage`) or of `quarterdeck feud shelf` (`scouts`); `book` and `shelf` stand for all of
    them. Equal bots play the same deals without the Maneuver, and with it while only one of the two may buy it.
    """
    from quarterdeck.cli.feud.chart import LEGEND, WORDS, tell

    found = []
    where = chosen_jobs(jobs, ray)
    trials = _trials(what, pairs, _numbers("--prices", prices), levels, seed)
    counts = _deals(deals, trials[0])
    for trial in trials:
        pricing = _price(trial, counts, where)
        found.append(pricing)
        if not as_json:
            tell(pricing)
    if not as_json:
        click.echo(LEGEND.format(**WORDS))
    else:
        click.echo(json.dumps([pricing.json() for pricing in found], indent=1, ensure_ascii=False))


def _price(trial: Trial, deals: list[int], jobs: int | str) -> Pricing:
    from quarterdeck.lab.feud_pricing.pricing import games, price

    with ended_tidily(), lost_told(), bar("games", games(trial, deals)) as advance:
        return price(trial, deals, jobs, advance)


def _numbers(name: str, text: str) -> list[int]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if bad := [part for part in parts if not (part.isascii() and part.isdecimal() and len(part) < LONG)]:
        raise Failure(f"{name}: {bad[0]!r} is no whole number below a million; write them like 30,50,80")
    return [int(part) for part in parts]


def _deals(text: str, trial: Trial) -> list[int]:
    """Return the number of deals for each level. Raises Failure."""
    found, levels = _numbers("--deals", text), len(trial.bots)
    if len(found) == 1:
        found *= levels
    if len(found) != levels or min(found) < FEWEST:
        raise Failure(f"--deals: give one number, or {levels}, one a level, each at least {FEWEST}")
    return found


def _trials(what: str, pairs: tuple[str, ...], prices: list[int], levels: str, seed: int) -> list[Trial]:
    """Return the trials to measure. Raises Failure."""
    from quarterdeck.bots import BotError
    from quarterdeck.games import OptionError
    from quarterdeck.games.feud import GAME
    from quarterdeck.games.options import parse
    from quarterdeck.lab.feud_pricing.pricing import PricingError, table_for, trial

    named = [name.strip() for name in levels.split(",")]
    found = []
    for definition in _definitions(what):
        with failing(BotError, OptionError, PricingError):
            options = {**table_for(definition), **parse(GAME, pairs)} if pairs else table_for(definition)
            found.append(trial(definition, options, prices, named, seed))
    return found


def _definitions(what: str) -> list[Definition]:
    """Return the definitions that `what` names. Raises Failure."""
    from quarterdeck.lab.feud_pricing.pricing import known

    names = known()
    if what == "book":
        return [definition for place, definition in names.values() if place == "book"]
    if what == "shelf":
        return [definition for place, definition in names.values() if place == "shelf"]
    if what in names:
        return [names[what][1]]
    found = _read(Path(what), list(names))
    definitions = found if isinstance(found, list) else [found]
    if not 0 < len(definitions) <= MOST:
        raise Failure(f"{what}: it has {len(definitions)} definitions; give 1 to {MOST}")
    return definitions


def _read(path: Path, names: list[str]) -> Any:
    """Return the content of a JSON file. Raises Failure."""
    from quarterdeck.games.options import listed
    from quarterdeck.table.document import TwiceError, broken, values
    from quarterdeck.table.records import RecordError, read_text

    try:
        text = read_text(path)
    except OSError as error:
        raise Failure(
            f"{path}: {error.strerror or error}; name a file, or book, shelf, {listed(names, 'or')}"
        ) from error
    except RecordError as error:
        raise Failure(str(error)) from error
    if why := broken(text):
        raise Failure(f"{path}: {why}")
    try:
        return values(text)
    except TwiceError as error:
        raise Failure(f"{path}: {error}") from None
