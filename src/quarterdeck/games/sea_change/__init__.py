"""Sea Change: tricks in which trump may change with every card; 1-8 players, also in teams."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from quarterdeck.games.base import Game, Note, Option, Options
from quarterdeck.games.sea_change import deck, events, legality, rules, words

TEAMS = {4: (0, 2), 5: (0, 2, 3), 6: (0, 2, 3), 7: (0, 3, 4), 8: (0, 2, 4)}
"""SEA-14: players to the numbers of teams that they can make up; 0: everybody plays alone."""


def _teams(options: Options) -> tuple[int, ...]:
    return TEAMS.get(options["players"], (0,))


NO_TEAMS = Note("teams", "teams need four players or more")


def _why_no_teams(options: Options) -> Note | None:
    return None if options["players"] in TEAMS else NO_TEAMS


def _sides(options: Options) -> int:
    """Teams, else seats; the stack is the one player's opponent (SEA-17)."""
    return options["teams"] or max(2, options["players"])


def _targets(options: Options) -> list[int]:
    """SEA-13, SEA-14: 3, or the team's size and one more."""
    players, teams = options["players"], options["teams"]
    if not teams:
        return [3] * _sides(options)
    return [len(range(team, players, teams)) + 1 for team in range(teams)]


OPTIONS = (
    Option("players", "number", 4, low=1, high=8),
    Option("teams", "choice", 0, _teams, note=_why_no_teams),
    Option("target", "numbers", _targets, length=_sides),
    Option("points", "numbers", list(deck.POINTS), low=-1000, length=len(deck.POINTS)),
)


def _encode(options: Options) -> npt.NDArray[np.int64]:
    targets = options["target"] + [0] * (deck.MAX_SEATS - len(options["target"]))
    numbers = [options["players"], options["teams"], _sides(options), *targets, *options["points"]]
    return np.array(numbers, dtype=np.int64)


def _side(options: Options, seat: int) -> int:
    """SEA-14."""
    return seat % _sides(options)


GAME = Game(
    id="sea-change",
    rules=rules,
    dtype=deck.STATE,
    options=OPTIONS,
    actions=deck.ACTIONS,
    max_legal=deck.MAX_LEGAL,
    max_seats=deck.MAX_SEATS,
    encode_options=_encode,
    events=events.events,
    event_types=events.EVENT_TYPES,
    own_actions=legality.own_actions,
    why_illegal=legality.why_illegal,
    action_text=legality.action_text,
    narrate=words.narrate,
    scores=events.scores,
    census=events.census,
    side=_side,
)
