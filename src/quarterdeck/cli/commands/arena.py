"""`quarterdeck arena`: comparison of bots' strength, with intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import counted, failing
from quarterdeck.cli.parameters import chosen_game, chosen_options, game_options, named_bots, seed_option, written
from quarterdeck.cli.paths import NewFile
from quarterdeck.cli.progress import bar, chosen_jobs, ended_tidily, lost_told, new_table, show, work_options

if TYPE_CHECKING:
    from quarterdeck.lab.contests.contest import Contest
    from quarterdeck.lab.contests.intervals import Estimate
    from quarterdeck.lab.contests.standings import Standings
    from quarterdeck.lab.simulation.jobs import Jobs

CHEAT = (
    "cheat searches on the true deal: it sees all hands and what lies face down in its order, but nothing that is still"
    " to be shuffled, and not what others are choosing at the same time (bids, cards passed, orders)."
)


@click.command()
@click.argument("game")
@game_options
@click.option(
    "--bots",
    metavar="A,B,...",
    required=True,
    help="Bots, such as random, heuristic, search:1000, cheat:1000, or levels.",
)
@click.option(
    "--deals", type=click.IntRange(2), default=100, show_default=True, help="Deals, each played several times."
)
@seed_option("deals", 1)
@click.option(
    "--design",
    type=click.Choice(["alone", "mixed"]),
    help="alone (usual for two bots): each bot but the last alone among others that are all the last one. "
    "mixed: all sit in a circle and move on, until each has been at every seat.",
)
@click.option("--rounds", is_flag=True, help="Play first rounds, not whole games, and measure what they are worth.")
@work_options
@click.option("--out", type=NewFile(), metavar="FILE", help="Keep what is played there; go on if it was begun.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def arena(
    game: str,
    players: int | None,
    pairs: tuple[str, ...],
    bots: str,
    deals: int,
    seed: int,
    design: str | None,
    rounds: bool,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let bots compete in GAME. All of them play the same deals, at every seat."""
    from quarterdeck.lab.contests.contest import ArenaError, contest

    chosen = chosen_game(game)
    options = chosen_options(chosen, players, pairs)
    named = named_bots(bots, chosen, cheats=True)
    with failing(ArenaError):
        made = contest(chosen, options, named, seed, design, rounds)
        found = _compete(made, deals, chosen_jobs(jobs, ray), out)
    notes = _notes(found)
    if as_json:
        click.echo(json.dumps(found.json() | {"notes": notes}, indent=1))
    else:
        _print(found, notes)


def _compete(contest: Contest, deals: int, jobs: Jobs, out: Path | None) -> Standings:
    """Play with a progress bar. After an interrupt, the file has the finished deals. Raises ArenaError."""
    from quarterdeck.lab.contests.arena import compete, kept

    with kept(out, contest) as keeper:
        try:
            with ended_tidily(), lost_told(), bar("deals", deals) as advance:
                return compete(contest, deals, jobs, keeper, advance)
        except KeyboardInterrupt:
            if keeper is None:
                raise
            click.echo(f"{counted(len(keeper.deals), 'deal')} kept in {out}; the same command goes on", err=True)
            raise click.exceptions.Exit(130) from None


def _notes(found: Standings) -> list[str]:
    return [CHEAT] if any(name.startswith("cheat") for name in found.contest.bots) else []


def _print(found: Standings, notes: list[str]) -> None:
    contest = found.contest
    games = counted(found.games, "first round" if contest.rounds else "game")
    click.echo(
        f"{contest.game} {written(contest.options)}; {contest.design}; {counted(found.deals, 'deal')}, {games}, "
        f"seed {contest.seed}; a fair share is {found.fair:.3f}; ±: 95 % intervals over deals"
    )
    share = "Worth" if contest.rounds else "Win share"
    table = new_table(["Bot", share, "Score", "Less the others'"], ["Bot"])
    for bot in found.bots:
        table.add_row(bot.bot, str(bot.share), _short(bot.score), _short(bot.lead))
    show(table)
    if found.differences:
        table = new_table(["Difference", share, "Score"], ["Difference"])
        for each in found.differences:
            table.add_row(" less ".join(each.bots), str(each.share), _short(each.score))
        show(table)
    if found.ratings:
        table = new_table(["Rating", "Elo", "95 % interval"], ["Rating"])
        for rated in found.ratings:
            table.add_row(rated.bot, f"{rated.elo:+.0f}", f"{rated.low:+.0f} to {rated.high:+.0f}")
        show(table)
    for note in notes:
        click.echo(note)


def _short(found: Estimate) -> str:
    return f"{found.mean:.2f} ± {found.error:.2f}"
