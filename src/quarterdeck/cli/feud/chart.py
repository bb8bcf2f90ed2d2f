"""The results of a price measurement for people: a table with bars in a terminal."""

import click

from quarterdeck.cli.errors import plain
from quarterdeck.cli.progress import show
from quarterdeck.games.feud.definitions.definitions import title
from quarterdeck.lab.contests.intervals import Estimate
from quarterdeck.lab.feud_pricing.pricing import Figures, Pricing

WORDS = {
    "always": "bought at every possible moment",
    "never": "nobody buys it",
    "wins": "wins by itself",
    "endless": "the game does not end",
}
COLUMNS = ("Price", "Level", "Win share", "", "Bought", "Longer", "Against it")
LEGEND = (
    "Win share: of the one who may buy it; without it .50. Bought: of the Rounds in which it could be, that share. "
    "Longer: Rounds more than without it. Against it: 1 {always}, 2 {never}, 3 {wins}, 4 {endless}; ?: not sure. "
    "\u00b1: 95 % intervals over deals."
)
WIDTH = 8
"""Characters of a full bar."""


def tell(found: Pricing) -> None:
    from rich.table import Table

    definition = found.trial.options["own_maneuvers"][0]
    levels = "; ".join(
        f"{bot} {deals:,} deals, without it {length.mean:.1f} Rounds"
        for bot, deals, length in zip(found.trial.bots, found.deals, found.lengths, strict=True)
    )
    click.echo(plain(f"{title(definition, 'en')}: seed {found.trial.seed}; {levels}"))
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    for name in COLUMNS:
        table.add_column(name, justify="left" if name in ("Level", "", "Against it") else "right", no_wrap=True)
    for priced in found.prices:
        for level in priced.levels:
            table.add_row(str(priced.price), level.bot, *_cells(level))
    show(table)
    for line in _notes(found):
        click.echo(line)


def _cells(level: Figures) -> list[str]:
    share = level.share.mean
    rounds = "never possible" if level.rounds is None else _short(level.rounds)
    longer = f"{level.longer.mean:+.1f} \u00b1 {level.longer.error:.1f}"
    return [_short(level.share), _bar(share), rounds, longer, _against(level)]


def _short(found: Estimate) -> str:
    return f"{found.mean:.2f} \u00b1 {found.error:.2f}"


def _bar(share: float) -> str:
    full = round(share * WIDTH)
    return "\u2588" * full + "\u00b7" * (WIDTH - full)


def _against(level: Figures) -> str:
    """Return the numbers of the failed tests, with a question mark after each whose result is not certain."""
    tests = enumerate(level.tests.values(), 1)
    return " ".join(f"{number}{'' if verdict.sure else '?'}" for number, verdict in tests if verdict.over)


def _notes(found: Pricing) -> list[str]:
    lines = [
        f"At {priced.price} the levels disagree: {', '.join(WORDS[test] for test in priced.disagree)}."
        for priced in found.prices
        if priced.disagree
    ]
    if found.proposed is None:
        return [*lines, "No price is proposed: none of these passes all tests at every level."]
    return [*lines, f"Proposed price: {found.proposed}."]
