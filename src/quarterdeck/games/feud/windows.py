"""Windows and maneuvers (FEUD-33 to FEUD-42)."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.deck import (
    ARRANGE,
    BEFORE_COLUMNS,
    BEFORE_STUDY,
    BETRAY,
    COLUMNS,
    FIGHT,
    GAVE,
    REPLACE,
    ROUND,
    SEATS,
    STUDY,
    TOOK,
    WINDOW,
)
from quarterdeck.games.feud.effects import (
    asks,
    call,
    choose_taken,
    disarray,
    exchange,
    has_effect,
    raise_dead,
    take_step,
)
from quarterdeck.games.feud.events import tell_betray, tell_buy, tell_look, tell_pass
from quarterdeck.games.feud.steps import LENGTH, whose
from quarterdeck.kernel.bits import lowest


def open_window(state: Any, window: int) -> None:
    """FEUD-34: the window opens; who is first in this Round acts first."""
    state.window = window
    state.turn = state.first
    state.passes = 0
    state.phase = WINDOW


def offers(state: Any, seat: int) -> int:
    """FEUD-33, FEUD-34: the set of maneuvers that the seat can buy in the present window."""
    found = state.offered[state.window] & ~(state.bought[seat] & state.once)
    left = found
    while left:
        maneuver = lowest(left)
        left &= left - 1
        price = state.price[maneuver]
        if price == 0 or price > state.points[seat] or not helps(state, seat, maneuver):
            found &= ~(1 << maneuver)
    return int(found)


def helps(state: Any, seat: int, maneuver: int) -> bool:
    """FEUD-34: whether any step of the maneuver would have an effect now."""
    at = maneuver * LENGTH
    end = at + LENGTH
    while at < end and not has_effect(state, seat, state.script[at]):
        at += 1
    return bool(at < end)


def attend_window(state: Any) -> None:
    """FEUD-34: the next who can buy something owes a decision; after two passes in a row the window closes."""
    while state.passes < 2:
        if offers(state, state.turn):
            state.owing = 1 << state.turn
            return
        end_turn(state, state.passes + 1)
    close_window(state)


def end_turn(state: Any, passes: int) -> None:
    """It is the other player's turn in the window, after so many passes in a row."""
    state.passes = passes
    state.turn = 1 - state.turn


def close_window(state: Any) -> None:
    """What waits for the end of a window, and what follows it."""
    for seat in range(SEATS):
        carry_out_waiting(state, seat)
    if state.window == BEFORE_STUDY:
        if state.study:
            state.phase = STUDY
            state.owing = 3
        else:
            open_window(state, state.window + 1)
    elif state.window == BEFORE_COLUMNS:
        begin_betrayals(state)
    elif state.window < BEFORE_COLUMNS:
        state.phase = ARRANGE
        state.owing = 3
    else:
        state.phase = ROUND


def carry_out_waiting(state: Any, seat: int) -> None:
    """FEUD-40: what the seat has bought in this window to be carried out when it closes."""
    while state.waiting[seat]:
        maneuver = lowest(state.waiting[seat])
        state.waiting[seat] &= state.waiting[seat] - 1
        for at in range(maneuver * LENGTH, (maneuver + 1) * LENGTH):
            take_step(state, seat, state.script[at])


def pass_turn(state: Any, seat: int) -> None:
    """FEUD-34: buy nothing."""
    tell_pass(state, seat, state.window)
    state.owing = 0
    end_turn(state, state.passes + 1)


def buy(state: Any, seat: int, maneuver: int) -> None:
    """FEUD-33: carry a maneuver out, now or when the window closes (FEUD-40)."""
    state.maneuver = maneuver
    state.step = 0
    if state.closing >> maneuver & 1:
        tell_buy(state, seat, state.window, maneuver, state.price[maneuver])
        state.waiting[seat] |= 1 << maneuver
        end_purchase(state, seat)
    else:
        carry_on(state, seat)


def carry_on(state: Any, seat: int) -> None:
    """FEUD-33: step by step, until somebody has to choose what the next one is to do."""
    while state.step < LENGTH:
        step = state.script[state.maneuver * LENGTH + state.step]
        if has_effect(state, seat, step):
            if asks(step):
                state.phase = asks(step)
                state.owing = 1 << whose(step, seat)
                return
            take_step(state, seat, step)
        state.step += 1
    end_purchase(state, seat)


def answer_step(state: Any, seat: int, action: int) -> None:
    """FEUD-33: what a step is to do has been chosen by `seat`; the buyer is whose turn it is."""
    buyer = state.turn
    if state.phase == TOOK:
        choose_taken(state, seat, action)
        return
    if state.phase == GAVE:
        exchange(state, buyer, seat, action)
    elif state.phase == REPLACE:
        call(state, buyer, seat, action)
    else:
        raise_dead(state, buyer, seat, action)
    state.step += 1
    carry_on(state, buyer)


def end_purchase(state: Any, seat: int) -> None:
    """FEUD-33: the points are spent, and it is the other player's turn."""
    state.points[seat] -= state.price[state.maneuver]
    state.bought[seat] |= 1 << state.maneuver
    state.phase = WINDOW
    state.owing = 0
    end_turn(state, 0)


def begin_betrayals(state: Any) -> None:
    """FEUD-40: the window has closed; betrayers look at the cards they will arrange."""
    state.phase = FIGHT
    if state.betrayers:
        for seat in range(SEATS):
            if state.betrayers >> seat & 1:
                tell_look(state, seat, state.column, (1 - seat) * COLUMNS)
        state.peeks = state.betrayers
        state.owing = state.betrayers
        state.phase = BETRAY


def betray(state: Any) -> None:
    """FEUD-40: the victims' columns are arranged as the betrayers planned."""
    for seat in range(SEATS):
        if state.betrayers >> seat & 1:
            victim = 1 - seat
            disarray(state, victim)
            for column in range(COLUMNS):
                state.column[victim * COLUMNS + column] = state.plan[seat * COLUMNS + column]
                state.plan[seat * COLUMNS + column] = -1
            tell_betray(state, seat, state.column, victim * COLUMNS)
    state.phase = FIGHT
