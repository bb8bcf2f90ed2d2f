"""Steps: the places between events where decisions are made, with their seats and phases."""

from typing import Any

import msgspec

from quarterdeck.engine import members
from quarterdeck.games.base import Game


class Step(msgspec.Struct, gc=False, omit_defaults=True):
    """The end of a step: after `events` events, the seats `pending` owe a decision, in this phase of the game.

    `now` is what the round would score each side (each seat, without teams) if it ended now: the points of the event
    that ends a round. It is missing where no round is being played, and from messages to players who must remember what
    it counts.
    """

    events: int
    pending: list[int]
    phase: str
    now: list[int] | None = None


def step_at(game: Game, mark: Any) -> Step:
    """Return the step that ends with a state that has events, given its mark (`engine.play.steps.MARK`).

    A state without events ends no step: a seat has chosen in secret, or has begun an action of several decisions.
    """
    *_, events, _, phase, owing, sides, now = mark.item()
    return Step(events, list(members(owing)), game.phases[phase], now[:sides].tolist() if sides else None)
