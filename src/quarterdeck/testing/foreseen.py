"""Checks that the rules compute the outcomes of a decision, and the counts at a round's end, as the game declares them.

`Game.outcomes` and `Game.counts` become sentences for people, such as "Takes the trick in 12 of 100 deals". A number in
a wrong place, or one that is neither 0 nor 1 where a share is computed, would make such a sentence false.
"""

import random
from typing import Any

from quarterdeck.engine import members
from quarterdeck.games.base import Game
from quarterdeck.games.registry import mistakes
from quarterdeck.kernel import PyState, rule_interface
from quarterdeck.kernel.event_buffer import SILENT
from quarterdeck.testing.rows import Rows

SPARE = 8
"""The number of additional places in the output, which must stay 0."""
STEPS = 5_000
"""A round counts as endless after this number of random decisions."""


def check_declared(game: Game) -> None:
    """Check that a game declares the names and texts of its outcomes and counts correctly. Raises AssertionError."""
    for mistake in mistakes(game):
        raise AssertionError(f"{game.id}: {mistake}")


def check_foreseen(rows: Rows, seat: int, action: int, rng: random.Random, where: str) -> None:
    """Check that `outcomes` and `counts` write what the game declares.

    The check makes the decision, and then random decisions to the end of the round.
    """
    game = rows.game
    if not game.outcomes and not game.counts:
        return
    before = PyState.from_row(rows.states[0])
    state = PyState.from_row(rows.states[0])
    state.imagined = SILENT
    told = f"{where}: after seat {seat}'s {game.action_text(action)}"
    outcomes, course = (getattr(game.rules, name, getattr(rule_interface, name)) for name in ("outcomes", "course"))
    out, waits = [0] * (len(game.outcomes) + SPARE), bool(game.outcomes)
    stop, stood = game.rules.horizon(state), course(state)
    game.rules.apply(state, seat, action)
    for _ in range(STEPS):
        over = not game.rules.pending(state) or game.rules.horizon(state) != stop
        if waits and (over or course(state) != stood):
            outcomes(before, state, seat, out)
            waits = False
            _check_outcomes(game, out, told)
        if over:
            return _check_counts(game, state, len(rows.scores()), told)
        _decide_by_chance(game, state, rng)
    raise AssertionError(f"{told}: `horizon` has not changed after {STEPS} decisions by chance")


def _decide_by_chance(game: Game, state: PyState, rng: random.Random) -> None:
    seat = rng.choice(members(game.rules.pending(state)))
    legal = [0] * game.max_legal
    count = game.rules.legal_actions(state, seat, legal)
    game.rules.apply(state, seat, legal[rng.randrange(count)])


def _check_outcomes(game: Game, out: list[int], where: str) -> None:
    """Check that outcomes, except declared means, are 0 or 1, and that no undeclared places are written."""
    found = {each.code: number for each, number in zip(game.outcomes, out, strict=False)}
    for each in game.outcomes:
        number = found[each.code]
        said = f"{where}, `outcomes` says {number} of {each.code!r}"
        assert each.mean or number in (0, 1), f"{said}: 0 or 1, or declare it with mean=True"
    _check_rest(out, set(range(len(game.outcomes))), f"{where}, `outcomes`", "Game.outcomes")


def _check_counts(game: Game, state: PyState, sides: int, where: str) -> None:
    """Check that `counts` writes only declared counts, and only for seats or sides that exist."""
    counts: Any = getattr(game.rules, "counts", rule_interface.counts)
    out = [0] * (len(game.counts) * game.max_seats + SPARE)
    counts(state, out)
    known = {
        place * game.max_seats + at
        for place, each in enumerate(game.counts)
        for at in range(sides if each.sides else state.seats)
    }
    _check_rest(out, known, f"{where}, `counts`", "Game.counts")


def _check_rest(out: list[int], known: set[int], where: str, declared: str) -> None:
    wrong = [place for place, number in enumerate(out) if number and place not in known]
    assert not wrong, f"{where} writes {out[wrong[0]]} to place {wrong[0]}, which {declared} does not declare"
