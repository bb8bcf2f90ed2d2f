"""Army Decks, Army Reserves and Current Units (FEUD-1, FEUD-4, FEUD-12, FEUD-28)."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.events import tell_shuffled_army, tell_unit, tell_unit_and_reserve
from quarterdeck.kernel.bits import UNKNOWN, lowest
from quarterdeck.kernel.draws import GAME, begin_draws, draw


def put_shuffled_army(state: Any, seat: int, units: int, purpose: int) -> int:
    """Put Units into the lowest places of the seat's Army Deck, all orders equally likely; return their number."""
    base = seat * deck.UNITS
    count = 0
    while units:
        unit = deck.UNIT + lowest(units)
        units &= units - 1
        at = draw(state, count + 1, purpose)
        state.army[base + count] = state.army[base + at]
        state.army[base + at] = unit
        count += 1
    return count


def shuffle_army(state: Any, seat: int, units: int) -> None:
    """Shuffle these Units into a new Army Deck, and refill the Army Reserve from it if it lacks Units."""
    begin_draws(state, GAME)
    state.army_count[seat] = put_shuffled_army(state, seat, units, GAME)


def hidden_units(state: Any, seat: int) -> int:
    """Return the set of Units in the seat's Army Deck and Army Reserve together, which everybody knows."""
    units = deck.ARMY & ~state.dead[seat]
    if state.unit[seat] >= 0:
        units &= ~(1 << (state.unit[seat] - deck.UNIT))
    return units


def guard_units(state: Any, seat: int) -> int:
    """Return the set of Units in the seat's Army Reserve."""
    units = 0
    for i in range(state.guard_count[seat]):
        units |= 1 << (state.guard[2 * seat + i] - deck.UNIT)
    return units


def units_left(state: Any, seat: int) -> int:
    """Return the number of Units in the Army Deck and the Army Reserve (FEUD-13, FEUD-28)."""
    return int(state.army_count[seat] + state.guard_count[seat])


def top_unit(state: Any, seat: int) -> int:
    """Take the top Unit off the seat's Army Deck."""
    state.army_count[seat] -= 1
    at = seat * deck.UNITS + state.army_count[seat]
    unit = state.army[at]
    state.army[at] = UNKNOWN
    return int(unit)


def fill_guard(state: Any, seat: int) -> None:
    """Fill the Army Reserve up to two Units, as far as the Army Deck has them (FEUD-28)."""
    while state.reservation and state.guard_count[seat] < 2 and state.army_count[seat] > 0:
        at = 2 * seat + state.guard_count[seat]
        state.guard[at] = top_unit(state, seat)
        state.may_guard[at] = state.may_army[seat]
        state.guard_count[seat] += 1
        if state.army_count[seat] == 0:
            state.may_army[seat] = 0


def leave_guard(state: Any, seat: int, unit: int) -> None:
    """Take `unit` out of the Army Reserve.

    Others see the Unit, but not always which of the two places it came from.
    """
    base = 2 * seat
    bit = 1 << (unit - deck.UNIT)
    first, second = state.may_guard[base], state.may_guard[base + 1]
    if not first & bit:
        left = first
    elif not second & bit:
        left = second
    else:
        left = first | second
    if state.guard_count[seat] == 2 and state.guard[base] == unit:
        state.guard[base] = state.guard[base + 1]
    state.guard_count[seat] -= 1
    state.guard[base + state.guard_count[seat]] = -1
    state.may_guard[base] = left & ~bit if state.guard_count[seat] else 0
    state.may_guard[base + 1] = 0


def place_unit(state: Any, seat: int, unit: int, cause: int) -> None:
    """Make `unit`, which was taken from where it lay, the Current Unit, and refill the Army Reserve."""
    state.unit[seat] = unit
    bit = 1 << (unit - deck.UNIT)
    state.may_army[seat] &= ~bit
    for i in range(2):
        state.may_guard[2 * seat + i] &= ~bit
    fill_guard(state, seat)
    if state.reservation:
        tell_unit_and_reserve(state, seat, unit, cause, state.guard, 2 * seat, state.guard_count[seat])
    else:
        tell_unit(state, seat, unit, cause)


def call_units(state: Any, seats: int, resume: int) -> None:
    """Ask the seats of the set to bring up a Unit, and enter the phase `resume` afterwards.

    A seat with an Army Reserve chooses the Unit.
    """
    state.needs = seats
    state.resume = resume
    state.phase = deck.BRING_UP
    state.owing = seats if state.reservation else 0


def bring_up(state: Any) -> None:
    """Bring up the chosen Units, or the top ones, for both seats at the same time (FEUD-4, FEUD-12, FEUD-28)."""
    for seat in range(deck.SEATS):
        if state.needs >> seat & 1:
            cause = deck.AT_START if state.round_number == 0 else deck.FOR_KILLED
            if state.reservation:
                unit = state.choice[seat]
                state.choice[seat] = -1
                leave_guard(state, seat, unit)
            else:
                unit = top_unit(state, seat)
            place_unit(state, seat, unit, cause)
    state.needs = 0
    state.phase = state.resume


def bury(state: Any, seat: int) -> None:
    """Move the Current Unit to the Army Discard (FEUD-12)."""
    state.dead[seat] |= 1 << (state.unit[seat] - deck.UNIT)
    state.unit[seat] = -1
    state.markers[seat] = 0


def replace_unit(state: Any, seat: int, unit: int) -> None:
    """Swap the Current Unit with `unit` of the Army Reserve; the Markers stay (FEUD-33, Replacement)."""
    old = state.unit[seat]
    leave_guard(state, seat, unit)
    at = 2 * seat + state.guard_count[seat]
    state.guard[at] = old
    state.may_guard[at] = 1 << (old - deck.UNIT)
    state.guard_count[seat] += 1
    place_unit(state, seat, unit, deck.AS_REPLACEMENT)


def raise_unit(state: Any, seat: int, unit: int) -> None:
    """Put `unit` back into the Army Deck, and shuffle it (FEUD-33, Resurrection)."""
    bit = 1 << (unit - deck.UNIT)
    below = hidden_units(state, seat) & ~guard_units(state, seat)
    state.dead[seat] &= ~bit
    state.may_army[seat] |= bit
    shuffle_army(state, seat, below | bit)
    count = state.army_count[seat]
    tell_shuffled_army(state, seat, deck.BY_MANEUVER, state.army, seat * deck.UNITS + count - 1, count)
    fill_guard(state, seat)
