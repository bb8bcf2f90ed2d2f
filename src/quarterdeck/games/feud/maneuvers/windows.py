"""Windows and maneuvers (FEUD-33 to FEUD-42)."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.events import (
    tell_betray,
    tell_buy,
    tell_buy_own,
    tell_look,
    tell_pass,
    tell_rearrange,
)
from quarterdeck.games.feud.maneuvers.effects import (
    asks,
    call,
    choose_taken,
    disarray,
    exchange,
    has_effect,
    holds_for,
    keep,
    raise_dead,
    renew,
    retake,
    show_column,
    swap,
    take_step,
    who_answers,
)
from quarterdeck.games.feud.steps import KEEP, LENGTH, STUDY_OF_ROUND, SWAP, is_barred, kind_of_step, needed_of, whose
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.draws import GAME, begin_draws


def open_window(state: Any, window: int) -> None:
    """Open the window; the seat that is first in this Round acts first (FEUD-34)."""
    state.window = window
    state.turn = state.first
    state.passes = 0
    state.phase = deck.WINDOW


def offers(state: Any, seat: int) -> int:
    """Return the set of maneuvers that the seat can buy in the present window (FEUD-33, FEUD-34)."""
    found = state.offered[state.window] & ~(state.bought[seat] & state.once)
    left = found
    while left:
        maneuver = lowest(left)
        left &= left - 1
        price = state.price[maneuver]
        if (
            price == 0
            or price > state.points[seat]
            or not (state.certain >> maneuver & 1 or helps(state, seat, maneuver))
        ):
            found &= ~(1 << maneuver)
    return int(found)


def helps(state: Any, seat: int, maneuver: int) -> bool:
    """Return whether any step of the maneuver would have an effect now, and its condition holds (FEUD-34)."""
    at = maneuver * LENGTH
    end = at + LENGTH
    if is_barred(state.script[at], seat) or not holds_for(state, seat, needed_of(state.script[at])):
        return False
    while at < end and not has_effect(state, seat, state.script[at]):
        at += 1
    return bool(at < end)


def attend_window(state: Any) -> None:
    """Ask the next seat that can buy something; close the window after two passes in a row (FEUD-34)."""
    while state.passes < 2:
        if offers(state, state.turn):
            state.owing = 1 << state.turn
            return
        end_turn(state, state.passes + 1)
    close_window(state)


def end_turn(state: Any, passes: int) -> None:
    state.passes = passes
    state.turn = 1 - state.turn


def close_window(state: Any) -> None:
    """Carry out the maneuvers that wait for the end of this window, then open the next phase."""
    for seat in range(deck.SEATS):
        carry_out_waiting(state, seat)
    if state.window == deck.BEFORE_STUDY:
        if state.study and not state.denied >> STUDY_OF_ROUND & 1:
            state.phase = deck.STUDY
            state.owing = 3
        else:
            open_window(state, state.window + 1)
    elif state.window == deck.BEFORE_COLUMNS:
        begin_rethinking(state)
    elif state.window < deck.BEFORE_COLUMNS:
        state.phase = deck.ARRANGE
        state.owing = 3
    else:
        state.phase = deck.ROUND


def carry_out_waiting(state: Any, seat: int) -> None:
    """Carry out the maneuvers that the seat has bought in this window and that wait for its end (FEUD-40)."""
    while state.waiting[seat]:
        maneuver = lowest(state.waiting[seat])
        state.waiting[seat] &= state.waiting[seat] - 1
        state.maneuver = maneuver
        for at in range(maneuver * LENGTH, (maneuver + 1) * LENGTH):
            if has_effect(state, seat, state.script[at]):
                take_step(state, seat, state.script[at])


def pass_turn(state: Any, seat: int) -> None:
    """Pass without buying (FEUD-34)."""
    tell_pass(state, seat, state.window)
    state.owing = 0
    end_turn(state, state.passes + 1)


def buy(state: Any, seat: int, maneuver: int) -> None:
    """Carry a maneuver out, now or when the window closes (FEUD-33, FEUD-40)."""
    state.maneuver = maneuver
    state.step = 0
    if told_first(state, seat):
        if maneuver >= deck.OWN:
            tell_buy_own(state, seat, state.window, maneuver - deck.OWN, state.price[maneuver])
        else:
            tell_buy(state, seat, state.window, maneuver, state.price[maneuver])
        pay(state, seat)
    if state.closing >> maneuver & 1:
        state.waiting[seat] |= 1 << maneuver
        end_purchase(state, seat)
    else:
        carry_on(state, seat)


def told_first(state: Any, buyer: int) -> bool:
    """Return whether the purchase is paid, and its event written, before the maneuver's effects.

    This holds for a table's own maneuvers, and for those of the eight that wait or ask the opponent.
    """
    step = state.script[state.maneuver * LENGTH]
    asks_opponent = asks(step) and who_answers(step, buyer) != buyer
    return bool(state.maneuver >= deck.OWN or state.closing >> state.maneuver & 1 or asks_opponent)


def pay(state: Any, seat: int) -> None:
    """Spend the points (FEUD-33)."""
    state.points[seat] -= state.price[state.maneuver]


def carry_on(state: Any, seat: int) -> None:
    """Carry out step after step, until a seat has to choose for the next one (FEUD-33)."""
    while state.step < LENGTH:
        step = present_step(state)
        if step == 0:
            break
        if has_effect(state, seat, step):
            if asks(step):
                state.phase = asks(step)
                state.owing = 1 << who_answers(step, seat)
                return
            take_step(state, seat, step)
        state.step += 1
    end_purchase(state, seat)


def answer_step(state: Any, seat: int, action: int) -> None:
    """Carry out a step with the choice of `seat`, then go on with the buyer's maneuver (FEUD-33)."""
    buyer = state.turn
    step = present_step(state)
    owner = whose(step, buyer)
    if state.phase == deck.TOOK:
        choose_taken(state, seat, action)
        return
    if state.phase == deck.GAVE:
        exchange(state, buyer, owner, action)
    elif state.phase == deck.REPLACE:
        call(state, buyer, owner, action)
    elif state.phase == deck.RAISE:
        raise_dead(state, buyer, owner, action)
    elif state.phase == deck.PICK:
        pick(state, owner, kind_of_step(step), action - deck.LOCK_COLUMN)
    elif kind_of_step(step) == KEEP:
        keep(state, owner, action)
    else:
        begin_draws(state, GAME)
        renew(state, buyer, owner, 1 << action, step)
    state.step += 1
    carry_on(state, buyer)


def pick(state: Any, seat: int, kind: int, column: int) -> None:
    if kind == SWAP:
        swap(state, seat, column, column + 1)
    else:
        show_column(state, seat, column)


def present_step(state: Any) -> int:
    return int(state.script[state.maneuver * LENGTH + state.step])


def end_purchase(state: Any, seat: int) -> None:
    """Pay if that is still to be done, and give the turn to the other player (FEUD-33)."""
    if not told_first(state, seat):
        pay(state, seat)
    state.bought[seat] |= 1 << state.maneuver
    state.phase = deck.WINDOW
    state.owing = 0
    end_turn(state, 0)


def begin_rethinking(state: Any) -> None:
    """Let the seats that rearrange their own columns do so now, before any betrayer looks."""
    if state.rethinkers:
        retake(state)
        state.owing = state.rethinkers
        state.phase = deck.ARRANGE
    else:
        begin_betrayals(state)


def end_rethinking(state: Any) -> None:
    """Write the events of the columns that were rearranged face down, then begin the betrayals."""
    for seat in range(deck.SEATS):
        if state.rethinkers >> seat & 1:
            tell_rearrange(state, seat, state.column, seat * deck.COLUMNS)
    state.rethinkers = 0
    begin_betrayals(state)


def begin_betrayals(state: Any) -> None:
    """Show the opponent's columns to betrayers, who will arrange them, and to other lookers (FEUD-40)."""
    looking = state.betrayers | state.lookers
    for seat in range(deck.SEATS):
        if looking >> seat & 1:
            tell_look(state, seat, state.column, (1 - seat) * deck.COLUMNS)
    state.peeks = looking
    state.owing = state.betrayers
    state.phase = deck.BETRAY if state.betrayers else deck.FIGHT


def betray(state: Any) -> None:
    """Arrange the victims' columns as the betrayers planned (FEUD-40)."""
    for seat in range(deck.SEATS):
        if state.betrayers >> seat & 1:
            victim = 1 - seat
            disarray(state, victim)
            for column in range(deck.COLUMNS):
                state.column[victim * deck.COLUMNS + column] = state.plan[seat * deck.COLUMNS + column]
                state.plan[seat * deck.COLUMNS + column] = -1
            tell_betray(state, seat, state.column, victim * deck.COLUMNS)
    state.phase = deck.FIGHT
