"""Steps: where decisions are made between the events of a game, by which seats, and in which phase."""

from typing import Any

import msgspec

from quarterdeck.engine import members
from quarterdeck.games.base import Game


class Step(msgspec.Struct, gc=False, omit_defaults=True):
    """The end of a step: after `events` events, the seats `pending` owe a decision, in this phase of the game.

    `now` is the points that each side (each seat, without teams) would get if the round ended now. It is missing if no
    round is being played, and in messages to players who must remember the cards that these points count.
    """

    events: int
    pending: list[int]
    phase: str
    now: list[int] | None = None


def step_at(game: Game, mark: Any) -> Step:
    """Return the step that ends at a state, given the state's mark (`engine.play.steps.MARK`).

    The state must have events. A state without events does not end a step: a seat has chosen in secret, or has made
    only the first of several decisions.
    """
    *_, events, _, phase, owing, sides, now = mark.item()
    return Step(events, list(members(owing)), game.phases[phase], now[:sides].tolist() if sides else None)
