"""Effect of a Maneuver at each of several prices, by the three tests of the game's author (docs/maneuvers.md).

found = price(trial(definition), deals=200, progress=print)
found.json()
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.self_play import WHOLE
from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.deck import SEATS
from quarterdeck.games.feud.definitions.book import BOOK, LIST_PRICES, shelf
from quarterdeck.games.feud.definitions.definitions import HIGHEST_PRICE, Definition
from quarterdeck.games.feud.sentences import MANEUVERS
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.lab.contests.intervals import Estimate, estimate, ratio
from quarterdeck.lab.feud_pricing.measuring import WITHOUT, Counted, Trial, games_of, play_out
from quarterdeck.lab.simulation.jobs import Jobs

LEVELS = ("beginner", "medium")
"""Levels of the equal bots: quick ones that differ in strength (benchmarks/results/levels.md)."""
LEFT_OUT = "resurrection"
"""This Maneuver is not for sale by default: with it, most games between bots of level Medium last until the last
possible Round, whatever else is for sale."""

ALWAYS = 0.9
"""The Maneuver counts as always bought from this share of the Rounds in which it can be bought."""
NEVER = 0.25
"""The Maneuver counts as never bought if it is bought in less than this share of the games."""
WINS = 0.25
"""The Maneuver alone counts as deciding the game if its buyer's share of the win is at least a half plus this
number."""
ENDLESS = 0.02
"""Games count as endless if at least this share of them reaches the last possible Round. This is not one of the
author's tests."""
TESTS = ("always", "never", "wins", "endless")
THRESHOLDS = dict(zip(TESTS, (ALWAYS, NEVER, WINS, ENDLESS), strict=True))
WANTED = 0.25
"""Wanted share of Rounds with a purchase among those in which the Maneuver can be bought: a quarter, neither rare nor
usual. The proposed price is the one that comes nearest, among the prices that pass all tests."""
YES, NO, UNSURE = "yes", "no", "unsure"
SHARES = (0.5, 0.75, 1, 1.5, 2)
"""Prices to try by default, as multiples of the Maneuver's own price."""


class PricingError(ValueError):
    """A Maneuver or price that cannot be measured; one line."""


@dataclass(frozen=True)
class Verdict:
    """Result of one test: whether it speaks against the price."""

    over: bool
    """True if the mean is beyond the threshold."""
    sure: bool
    """True if the whole interval is on that side of the threshold."""

    @property
    def answer(self) -> str:
        return UNSURE if not self.sure else YES if self.over else NO


@dataclass(frozen=True)
class Figures:
    """Figures of one level of bots at one price. For all estimates a deal is one observation."""

    bot: str
    share: Estimate
    """The buyer's share of the win; .5 without the Maneuver."""
    bought: Estimate | None
    """Purchases per decision at which the Maneuver could be bought; None if it never could."""
    rounds: Estimate | None
    """Share of Rounds with a purchase among those in which the Maneuver could be bought; None if it never could."""
    per_round: Estimate
    """Purchases per Round."""
    games: Estimate
    """The share of games in which the Maneuver was bought."""
    length: Estimate
    """Rounds per game."""
    longer: Estimate
    """Additional Rounds per game, compared with the same deal without the Maneuver."""
    endless: Estimate
    """The share of games that reached the last possible Round."""

    @property
    def tests(self) -> dict[str, Verdict]:
        never = Estimate(self.games.mean, self.games.error)
        return {
            "always": _over(self.rounds, ALWAYS),
            "never": Verdict(never.mean < NEVER, not never.low <= NEVER <= never.high),
            "wins": _over(Estimate(self.share.mean - 0.5, self.share.error), WINS),
            "endless": _over(self.endless, ENDLESS),
        }

    @property
    def passes(self) -> bool:
        return not any(each.over for each in self.tests.values())


def _over(found: Estimate | None, threshold: float) -> Verdict:
    if found is None:
        return Verdict(False, True)
    return Verdict(found.mean >= threshold, not found.low <= threshold <= found.high)


@dataclass(frozen=True)
class Priced:
    price: int
    levels: list[Figures]

    @property
    def disagree(self) -> list[str]:
        return [test for test in TESTS if len({level.tests[test].over for level in self.levels}) > 1]

    @property
    def passes(self) -> bool:
        return all(level.passes for level in self.levels)

    @property
    def bought(self) -> float:
        """The mean of `Figures.rounds` over the levels; a level that could never buy counts as 0."""
        return sum(level.rounds.mean if level.rounds else 0.0 for level in self.levels) / len(self.levels)


@dataclass(frozen=True)
class Pricing:
    trial: Trial
    deals: list[int]
    """Number of deals played, for each level."""
    lengths: list[Estimate]
    """Rounds per game without the Maneuver, for each level."""
    prices: list[Priced]

    @property
    def proposed(self) -> int | None:
        """The proposed price; None if no tried price passes at both levels."""
        fit = [each for each in self.prices if each.passes]
        return min(fit, key=lambda each: (abs(each.bought - WANTED), each.price)).price if fit else None

    def json(self) -> dict[str, Any]:
        """Return plain JSON values, as docs/maneuvers.md describes them."""
        return {
            "definition": dict(self.trial.options["own_maneuvers"][0]),
            "options": {name: value for name, value in self.trial.options.items() if name != "own_maneuvers"},
            "seed": self.trial.seed,
            "deals": self.deals,
            "levels": list(self.trial.bots),
            "lengths": [asdict(each) for each in self.lengths],
            "thresholds": THRESHOLDS,
            "prices": [_json(each) for each in self.prices],
            "proposed": self.proposed,
        }


def _json(priced: Priced) -> dict[str, Any]:
    levels = [
        asdict(level) | {"tests": {test: verdict.answer for test, verdict in level.tests.items()}}
        for level in priced.levels
    ]
    return {"price": priced.price, "passes": priced.passes, "disagree": priced.disagree, "levels": levels}


def trial(
    definition: Definition,
    options: Mapping[str, Any] | None = None,
    prices: Sequence[int] = (),
    levels: Sequence[str] = LEVELS,
    seed: int = 1,
) -> Trial:
    """Return a plan that tries each of these prices for a Maneuver, the only one of the table's own Maneuvers.

    By default the prices lie around the Maneuver's own price (`usual_prices`), and the other options are those of
    `table_for`. Raises OptionError, BotError, PricingError.
    """
    options = table_for(definition) if options is None else options
    complete = GAME.complete({**options, "own_maneuvers": [definition]})
    chosen = tuple(sorted(set(prices))) or usual_prices(definition["price"], _won(definition))
    if bad := [each for each in chosen if not _won(definition) < each <= HIGHEST_PRICE]:
        raise PricingError(f"{bad[0]} can be no price of it: from {_won(definition) + 1} to {HIGHEST_PRICE}")
    for level in levels:
        if bots.untimed(level, GAME, 0).remembers:
            raise PricingError(f"{level!r} remembers the play, and cannot where one player alone may buy something")
    return Trial(complete, chosen, tuple(levels), seed)


def known() -> dict[str, tuple[str, Definition]]:
    """Return all Maneuvers by name, each as its source (`book` or `shelf`) and its definition for a table."""
    book = {name: ("book", {"name": dict(zip(LANGUAGES, MANEUVERS[name], strict=True)), **BOOK[name]}) for name in BOOK}
    return {**book, **{good.id: ("shelf", good.definition) for good in shelf()}}


def table_for(definition: Definition) -> dict[str, Any]:
    """Return the default options: the preset `true` and the Maneuvers of the book, except this one and `LEFT_OUT`."""
    names = definition.get("name") if isinstance(definition, dict) else None
    names = names if isinstance(names, dict) else {}
    measured = next((name for name in BOOK if MANEUVERS[name] == tuple(names.get(each) for each in LANGUAGES)), "")
    return {
        "preset": "true",
        "maneuvers": {name: cost for name, cost in LIST_PRICES.items() if name not in (LEFT_OUT, measured)},
    }


def usual_prices(price: int, won: int = 0) -> tuple[int, ...]:
    """Return the usual prices to try around this one, all above the points that the Maneuver wins."""
    around = {min(HIGHEST_PRICE, max(1, 5 * round(price * share / 5))) for share in SHARES} | {price}
    return tuple(sorted(each for each in around if each > won))


def _won(definition: Definition) -> int:
    """Return the points that the Maneuver's steps win; its price must be higher."""
    gains = [step for step in definition["steps"] if step["step"] == "gain"]
    return sum(step["count"] * (2 if step.get("whose") == "both" else 1) for step in gains)


def games(trial: Trial, deals: int | Sequence[int]) -> int:
    return sum(games_of(task) for task in trial.tasks(_of_each(trial, deals)))


def _of_each(trial: Trial, deals: int | Sequence[int]) -> list[int]:
    return [deals] * len(trial.bots) if isinstance(deals, int) else list(deals)


def price(
    trial: Trial, deals: int | Sequence[int], jobs: Jobs = 1, progress: Callable[[int], None] = lambda _: None
) -> Pricing:
    """Play `deals` (at least 2; one number for all levels, or one per level) at every price.

    The number of jobs does not change the result. `progress` gets the number of games just finished, of
    `games(trial, deals)`; an exception that it raises ends the work and is raised again. Raises WorkLostError,
    ClusterError.
    """
    counts = _of_each(trial, deals)
    found = play_out(trial, counts, jobs, progress)
    without = [found[bot, WITHOUT] for bot in range(len(trial.bots))]
    return Pricing(
        trial,
        counts,
        [estimate([deal.rounds for deal in each]) for each in without],
        [
            Priced(
                cost,
                [figures(name, found[bot, cost], without[bot]) for bot, name in enumerate(trial.bots)],
            )
            for cost in trial.prices
        ],
    )


def figures(bot: str, deals: Sequence[Counted], without: Sequence[Counted]) -> Figures:
    return Figures(
        bot=bot,
        share=estimate([deal.share for deal in deals], SEATS * WHOLE),
        bought=ratio([deal.did for deal in deals], [deal.could for deal in deals]),
        rounds=ratio([deal.did_rounds for deal in deals], [deal.could_rounds for deal in deals]),
        per_round=ratio([deal.did for deal in deals], [deal.rounds for deal in deals]) or Estimate(0.0, 0.0),
        games=estimate([deal.did_games for deal in deals], SEATS),
        length=estimate([deal.rounds for deal in deals], SEATS),
        longer=estimate([deal.rounds - SEATS * base.rounds for deal, base in zip(deals, without, strict=True)], SEATS),
        endless=estimate([deal.endless for deal in deals], SEATS),
    )
