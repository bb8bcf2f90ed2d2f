"""The steps of Maneuvers: whether a step has an effect, which seat chooses, and how it is carried out (FEUD-33).

Those on Units, Markers and points are here, those on cards in `effects_cards` and `effects_columns`.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud import deck, steps
from quarterdeck.games.feud.events.declared import (
    tell_bought_unit,
    tell_buy,
    tell_call,
    tell_deny,
    tell_look_hand,
    tell_markers,
    tell_points,
    tell_raise,
)
from quarterdeck.games.feud.maneuvers.effects_cards import (
    empty_reserve,
    foresee,
    keep,
    renew_by_chance,
    show_hand,
    shuffle,
    some_of,
)
from quarterdeck.games.feud.maneuvers.effects_columns import (
    confuse,
    face_down,
    lock_by_chance,
    pickable,
    show_column,
    swap,
    turn,
    two_of,
)
from quarterdeck.games.feud.packs.armies import guard_units, raise_unit, replace_unit, units_left
from quarterdeck.games.feud.packs.piles import void_lock
from quarterdeck.games.feud.steps import chooser, condition_of, how_many, kind_of_step, place_of, whose
from quarterdeck.kernel.bits import lowest


def holds_for(state: Any, buyer: int, condition: int) -> bool:
    """Return whether a condition holds now for the buyer, as everybody can see."""
    if condition == steps.ALWAYS_SO:
        return True
    other = 1 - buyer
    if condition >= steps.IS_JACK:
        return bool((state.unit[buyer] - deck.UNIT) >> 2 == condition - steps.IS_JACK)
    if condition >= steps.MARKED:
        return bool(state.markers[buyer if condition == steps.MARKED else other] > 0)
    if condition >= steps.FEWER_UNITS:
        lead = units_left(state, buyer) - units_left(state, other)
        return bool(lead < 0 if condition == steps.FEWER_UNITS else lead > 0)
    lead = state.points[buyer] - state.points[other]
    return bool(lead < 0 if condition == steps.FEWER_POINTS else lead > 0)


def has_effect(state: Any, buyer: int, step: int) -> bool:
    """Return whether the step would change anything now, as everybody can see (FEUD-34)."""
    kind = kind_of_step(step)
    if kind == 0 or not holds_for(state, buyer, condition_of(step)):
        return False
    seat = whose(step, buyer)
    if kind == steps.HEAL_UNIT:
        return bool(state.markers[seat] > 0)
    if kind == steps.CALL:
        return bool(state.guard_count[seat] > 0)
    if kind == steps.RAISE_DEAD:
        return bool(state.dead[seat] != 0)
    if kind == steps.WOUND:
        return bool(state.markers[seat] < steps.MOST_MARKERS)
    if kind in (steps.LOSE, steps.STEAL):
        return bool(state.points[1 - buyer if kind == steps.STEAL else seat] > 0)
    if kind == steps.DENY:
        return not state.denied >> place_of(step) & 1
    return has_effect_on_cards(state, seat, kind, step)


def has_effect_on_cards(state: Any, seat: int, kind: int, step: int) -> bool:
    """Return whether a step on Action Cards would change anything now, as everybody can see (FEUD-34)."""
    if kind == steps.EXCHANGE:
        from_deck = place_of(step) != steps.DISCARD and state.deck_count[seat] > 0
        return bool(from_deck or (place_of(step) != steps.DECK and state.discard[seat] != 0))
    if kind == steps.KEEP:
        return bool(state.deck_count[seat] > 0 and state.reserve_count[seat] < deck.COLUMNS - 1)
    if kind == steps.EMPTY_RESERVE:
        return bool(state.reserve_count[seat] > 0)
    if kind == steps.SHUFFLE:
        return bool(state.discard[seat] != 0 if place_of(step) == steps.DISCARD else state.deck_count[seat] > 0)
    if kind == steps.FORESEE:
        return bool(state.deck_count[seat] > 0)
    if kind in (steps.LOCK_CARD, steps.UNLOCK):
        return bool((state.lock[seat] < 0) == (kind == steps.LOCK_CARD))
    if kind == steps.SWAP and chooser(step) == steps.BUYER:
        return pickable(state, seat, True) != 0
    if kind in (steps.TURN, steps.SWAP):
        columns = face_down(state, seat)
        return bool(columns & (columns - 1))
    if kind == steps.SHOW_COLUMN:
        return face_down(state, seat) != 0
    return True


def asks(step: int) -> int:
    """Return the phase in which a seat makes the choice for this step; 0 if there is none to make."""
    kind = kind_of_step(step)
    if kind == steps.EXCHANGE:
        return deck.TOOK
    if chooser(step) == steps.CHANCE:
        return 0
    if kind == steps.CALL:
        return deck.REPLACE
    if kind == steps.RAISE_DEAD:
        return deck.RAISE
    if kind in (steps.RENEW, steps.KEEP):
        return deck.GIVE
    return deck.PICK if kind in (steps.SWAP, steps.SHOW_COLUMN) else 0


def who_answers(step: int, buyer: int) -> int:
    return buyer if chooser(step) == steps.BUYER else whose(step, buyer)


def take_step(state: Any, buyer: int, step: int) -> None:
    """Carry out a step that has an effect and asks nobody."""
    kind = kind_of_step(step)
    if kind >= steps.HEAL_UNIT:
        take_public_step(state, buyer, kind, step)
    elif kind >= steps.LOOK_HAND:
        take_columns_step(state, buyer, kind, step)
    else:
        take_cards_step(state, buyer, kind, step)


def take_cards_step(state: Any, buyer: int, kind: int, step: int) -> None:
    """Carry out a step on Action Cards outside the columns."""
    seat = whose(step, buyer)
    if kind == steps.RENEW:
        renew_by_chance(state, buyer, seat, step)
    elif kind == steps.KEEP:
        keep(state, seat, lowest(some_of(state, state.hand[seat], 1)))
    elif kind == steps.EMPTY_RESERVE:
        empty_reserve(state, seat, step)
    elif kind == steps.SHUFFLE:
        shuffle(state, seat, step)
    elif kind == steps.FORESEE:
        foresee(state, seat, step)
    elif kind == steps.SHOW_HAND:
        show_hand(state, seat)


def take_columns_step(state: Any, buyer: int, kind: int, step: int) -> None:
    """Carry out a step on columns or locks, or a look, which comes when the window has closed."""
    seat = whose(step, buyer)
    if kind == steps.LOOK_HAND:
        tell_look_hand(state, buyer, state.hand[1 - buyer] | state.laid[1 - buyer])
        state.spies |= 1 << buyer
    elif kind == steps.LOOK_COLUMNS:
        state.lookers |= 1 << buyer
    elif kind == steps.ARRANGE_ANEW:
        arrange_anew(state, seat, who_answers(step, buyer))
    elif kind == steps.SCATTER:
        confuse(state, buyer, seat, place_of(step))
    elif kind == steps.TURN:
        turn(state, seat)
    elif kind == steps.SWAP:
        one, other = two_of(state, face_down(state, seat))
        swap(state, seat, one, other)
    elif kind == steps.SHOW_COLUMN:
        show_column(state, seat, lowest(some_of(state, face_down(state, seat), 1)))
    elif kind == steps.LOCK_CARD:
        lock_by_chance(state, seat)
    elif kind == steps.UNLOCK:
        void_lock(state, seat)


def arrange_anew(state: Any, seat: int, arranger: int) -> None:
    """Record that the seat's columns are to be rearranged, by itself or by its opponent (FEUD-40)."""
    if arranger == seat:
        state.rethinkers |= 1 << seat
    else:
        state.betrayers |= 1 << arranger


def take_public_step(state: Any, buyer: int, kind: int, step: int) -> None:
    """Carry out a step on Units, Markers, points or rules."""
    seat = whose(step, buyer)
    if kind == steps.HEAL_UNIT:
        set_markers(state, buyer, seat, state.markers[seat] - min(how_many(step), state.markers[seat]))
    elif kind == steps.WOUND:
        set_markers(state, buyer, seat, state.markers[seat] + how_many(step))
    elif kind == steps.CALL:
        call(state, buyer, seat, deck.UNIT + lowest(some_of(state, guard_units(state, seat), 1)))
    elif kind == steps.RAISE_DEAD:
        raise_dead(state, buyer, seat, deck.UNIT + lowest(some_of(state, state.dead[seat], 1)))
    elif kind == steps.DENY:
        tell_deny(state, place_of(step))
        state.denied |= 1 << place_of(step)
    else:
        change_points(state, buyer, seat, kind, how_many(step))


def set_markers(state: Any, buyer: int, seat: int, markers: int) -> None:
    """Set the number of Markers on the seat's Unit, which it may not survive (FEUD-12, FEUD-41)."""
    if state.maneuver < deck.OWN:
        tell_buy(state, buyer, state.window, state.maneuver, state.price[state.maneuver])
    else:
        tell_markers(state, seat, markers)
    state.markers[seat] = markers


def change_points(state: Any, buyer: int, seat: int, kind: int, count: int) -> None:
    """Give, take (as far as there are any) or steal points."""
    loser = 1 - buyer if kind == steps.STEAL else seat
    if kind != steps.GAIN:
        count = min(count, state.points[loser])
        state.points[loser] -= count
    if kind != steps.LOSE:
        state.points[buyer if kind == steps.STEAL else seat] += count
    tell_points(state, state.points, 0)


def call(state: Any, buyer: int, seat: int, unit: int) -> None:
    """Bring in a Unit of the Army Reserve for the Current Unit (FEUD-33, FEUD-38)."""
    if state.maneuver < deck.OWN:
        tell_bought_unit(state, buyer, state.window, state.maneuver, state.price[state.maneuver], unit)
    else:
        tell_call(state, seat, unit)
    replace_unit(state, seat, unit)


def raise_dead(state: Any, buyer: int, seat: int, unit: int) -> None:
    """Put a dead Unit back into the Army Deck (FEUD-33)."""
    if state.maneuver < deck.OWN:
        tell_bought_unit(state, buyer, state.window, state.maneuver, state.price[state.maneuver], unit)
    else:
        tell_raise(state, seat, unit)
    raise_unit(state, seat, unit)
