"""Time that people would need for a game, if each decision takes an assumed number of seconds (docs/decisions/0083).

The people know the rules and neither hurry nor ponder. A decision with one legal action takes less. Choices that are
made at the same time count once, for any number of people.
"""

from collections.abc import Sequence
from functools import cache

from quarterdeck.engine.play.surveying import DECISIONS, FORCED_TOGETHER, FREE, FREE_TOGETHER
from quarterdeck.games.base import Game

DECISION = {"turn-the-tide": 12.0}
"""Seconds per decision in games that differ from `USUAL`: for a bid, people compare the cards of the whole hand."""
USUAL = 6.0
FORCED = 2.0
SHOWN = {
    "deal": 0.4,
    "play": 0.11,
    "trick": 0.7,
    "trump": 0.3,
    "tides": 0.2,
    "bids": 0.3,
    "lose_preserver": 0.5,
    "eliminated": 1.0,
    "column": 0.85,
    "killed": 0.55,
    "buy": 0.6,
    "betray": 0.6,
    "skirmish": 0.5,
    "tally": 4.5,
    "round_end": 8.2,
}
"""Seconds for which the page shows each kind of event at its usual pace (`paces.ts` of each game), including the time
that a person takes to read a score. All other events take `OTHER`."""
OTHER = 0.15


def milliseconds(game: Game, seats: int, counts: Sequence[int], kinds: Sequence[int]) -> int:
    """Return how many milliseconds `seats` people would need for a game.

    `counts`, `kinds`: the game's numbers of decisions, and of events by kind, as `survey` counts them.
    """
    forced = counts[DECISIONS] - counts[FREE]
    alone = counts[FREE] - counts[FREE_TOGETHER], forced - counts[FORCED_TOGETHER]
    together = counts[FREE_TOGETHER] / seats, counts[FORCED_TOGETHER] / seats
    think = DECISION.get(game.id, USUAL)
    seconds = (alone[0] + together[0]) * think + (alone[1] + together[1]) * FORCED
    shown = sum(count * SHOWN.get(name, OTHER) for name, count in zip(event_names(game), kinds, strict=False))
    return round(1000 * (seconds + shown))


@cache
def event_names(game: Game) -> list[str]:
    return [str(event["event"]) for event in game.events.data()]
