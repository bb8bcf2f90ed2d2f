"""Checks that rules give the same results in every mode: interpreted, compiled, compiled with bounds checks."""

import random
from collections.abc import Sequence

import numpy as np

from quarterdeck.engine import members
from quarterdeck.games.types import SPECTATOR
from quarterdeck.testing.rows import Rows


def check_same(everywhere: Sequence[Rows], where: str, i: int = 0) -> None:
    """Check that the state in row `i`, the seats that owe a decision and their legal actions are alike in all modes."""
    first = everywhere[0]
    for other in everywhere[1:]:
        if first.states[i].tobytes() == other.states[i].tobytes():
            continue
        for name in first.game.dtype.names or ():
            one, two = first.states[i][name], other.states[i][name]
            assert np.array_equal(one, two), f"{where}, {name}: {first.mode} {one}, {other.mode} {two}"
    owing = first.pending(i)
    for rows in everywhere[1:]:
        assert rows.pending(i) == owing, f"{where}: pending differs in {rows.mode}"
        for seat in members(owing):
            assert rows.legal(seat, i) == first.legal(seat, i), f"{where}, seat {seat}: legal actions, {rows.mode}"


def check_same_knowledge(everywhere: Sequence[Rows], rng: random.Random, where: str) -> None:
    """Check that `redact` and `resample` have the same results in all modes. Rows 1 and 2 are overwritten."""
    seat = rng.randrange(SPECTATOR, int(everywhere[0].states[0]["seats"]))
    key = np.array([rng.getrandbits(32) for _ in range(8)], np.uint32)
    for rows in everywhere:
        rows.redact(seat, 0, 1)
        rows.resample(seat, 1, 2, key)
    check_same(everywhere, where, 1)
    check_same(everywhere, where, 2)


def check_what_a_page_needs(everywhere: Sequence[Rows], rng: random.Random, where: str) -> None:
    """Check that phase, scores, own actions, reasons and rules of thumb are valid, and alike in all modes.

    A page needs these. Row 1 is overwritten.
    """
    first = everywhere[0]
    game = first.game
    assert 0 <= first.phase() < len(game.phases), f"{where}: phase {first.phase()} has no name"
    for rows in everywhere[1:]:
        assert rows.phase() == first.phase(), f"{where}: the phase differs in {rows.mode}"
        assert rows.scores() == first.scores(), f"{where}: scores differ in {rows.mode}"
        assert rows.round_scores() == first.round_scores(), f"{where}: scores of the round differ in {rows.mode}"
    for seat in members(first.pending()):
        for rows in everywhere:
            rows.redact(seat, 0, 1)
        legal, bits = first.legal(seat), rng.getrandbits(32)
        by_chance = legal[bits * len(legal) >> 32]
        for rows in everywhere:
            assert rows.any_action(seat, bits) == by_chance, f"{where}, seat {seat}: an action by chance, {rows.mode}"
        choice = first.advise(seat, bits, 1)
        assert choice in legal, f"{where}, seat {seat}: the rules of thumb say {choice}, which is not legal"
        own = first.own(seat, 1)
        assert own == sorted(set(own)), f"{where}, seat {seat}: own actions are not ascending"
        barred = rng.choice([action for action in range(game.actions) if action not in legal] or [-1])
        for rows in everywhere[1:]:
            assert rows.advise(seat, bits, 1) == choice, f"{where}: rules of thumb differ in {rows.mode}"
            assert rows.own(seat, 1) == own, f"{where}: own actions differ in {rows.mode}"
        if barred >= 0:
            found = {rows.mode: rows.why(seat, barred, 1) for rows in everywhere}
            kind, numbers = found[first.mode]
            assert 0 <= kind < len(game.reasons), f"{where}: action {barred} has reason {kind}, which is none"
            assert game.reasons[kind].reason(numbers).words, f"{where}: reason {kind} has no words"
            assert len({str(each) for each in found.values()}) == 1, f"{where}: reasons differ: {found}"
