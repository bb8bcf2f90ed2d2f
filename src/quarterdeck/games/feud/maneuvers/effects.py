"""The steps of Maneuvers: whether a step has an effect, which seat chooses, and how it is carried out (FEUD-33)."""

from typing import Any

from quarterdeck.games.feud import deck, steps
from quarterdeck.games.feud.cards import can_keep, in_deck, in_order, is_item, locked, reserved
from quarterdeck.games.feud.deck import lies_open
from quarterdeck.games.feud.events import (
    SCATTERED,
    SWAPPED,
    TURNED,
    tell_adjustment,
    tell_bought_unit,
    tell_buy,
    tell_call,
    tell_columns,
    tell_confuse,
    tell_deny,
    tell_empty_reserve,
    tell_exchange,
    tell_foresee,
    tell_keep,
    tell_lock_step,
    tell_look_hand,
    tell_markers,
    tell_points,
    tell_raise,
    tell_renew,
    tell_sabotage,
    tell_show_column,
    tell_show_hand,
    tell_shuffle_step,
    tell_swapped,
)
from quarterdeck.games.feud.knowledge.conclusions import (
    learn_adjusted,
    learn_draw,
    learn_elsewhere,
    learn_exchange,
    learn_found,
    learn_held,
    learn_shown,
    learn_shuffled_in,
)
from quarterdeck.games.feud.piles.armies import guard_units, raise_unit, replace_unit, units_left
from quarterdeck.games.feud.piles.arranging import scatter
from quarterdeck.games.feud.piles.piles import (
    draw_up,
    ensure_strike,
    lay_by,
    raise_deck,
    refill,
    shuffle_deck,
    tell_shuffle,
    top_card,
    void_lock,
)
from quarterdeck.games.feud.steps import chooser, condition_of, how_many, kind_of_step, place_of, whose
from quarterdeck.kernel.bits import lowest, popcount, select
from quarterdeck.kernel.draws import GAME, begin_draws, draw


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
    """Return whether the step would change anything now, judged by what everybody can see (FEUD-34)."""
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
    """Return whether a step on Action Cards would change anything now, judged by what everybody can see (FEUD-34)."""
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
    """Return the phase in which a seat chooses for this step; 0 if there is nothing to choose."""
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
    """Carry out a step that has an effect and needs no choice."""
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
    """Carry out a step on columns or locks, or a look; a look waits until the window has closed."""
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
    """Record that the seat's columns are to be rearranged, by the seat or by its opponent (FEUD-40)."""
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
    """Set the number of Markers on the seat's Unit, which may die of them (FEUD-12, FEUD-41)."""
    if state.maneuver < deck.OWN:
        tell_buy(state, buyer, state.window, state.maneuver, state.price[state.maneuver])
    else:
        tell_markers(state, seat, markers)
    state.markers[seat] = markers


def change_points(state: Any, buyer: int, seat: int, kind: int, count: int) -> None:
    """Give points, take them (as far as there are any) or steal them."""
    loser = 1 - buyer if kind == steps.STEAL else seat
    if kind != steps.GAIN:
        count = min(count, state.points[loser])
        state.points[loser] -= count
    if kind != steps.LOSE:
        state.points[buyer if kind == steps.STEAL else seat] += count
    tell_points(state, state.points, 0)


def call(state: Any, buyer: int, seat: int, unit: int) -> None:
    """Make a Unit of the Army Reserve the Current Unit (FEUD-33, FEUD-38)."""
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


def some_of(state: Any, members: int, count: int) -> int:
    """Draw `count` members of a set, or all of them if there are no more."""
    begin_draws(state, GAME)
    found = 0
    for _ in range(min(count, popcount(members))):
        left = members & ~found
        found |= 1 << select(left, draw(state, popcount(left), GAME))
    return found


def takeable(state: Any, seat: int, step: int) -> int:
    pile = place_of(step)
    cards = 0
    if pile in (steps.ANY_PILE, steps.DECK):
        cards |= in_deck(state, seat)
    if pile in (steps.ANY_PILE, steps.DISCARD):
        cards |= state.discard[seat]
    return int(cards)


def can_give(state: Any, seat: int, card: int) -> bool:
    """Return whether the hand may give that card for the one it takes (FEUD-36)."""
    after = (state.hand[seat] & ~(1 << card)) | 1 << state.choice[seat]
    if not (after | locked(state, seat)) & deck.STRIKES:
        return False
    lock = state.lock[seat]
    return lock < 0 or can_keep(after, state.column[seat * deck.COLUMNS + lock], lock, popcount(after & deck.TENS))


def choose_taken(state: Any, seat: int, card: int) -> None:
    """Choose the card that an adjustment takes (FEUD-33)."""
    state.choice[seat] = card
    state.phase = deck.GAVE


def exchange(state: Any, buyer: int, seat: int, gave: int) -> None:
    """Exchange cards, openly with the discard pile or in secret with the Action Deck (FEUD-33, FEUD-35)."""
    took = state.choice[seat]
    taken, given = 1 << took, 1 << gave
    openly = state.discard[seat] & taken != 0
    if state.maneuver < deck.OWN:
        price = state.price[state.maneuver]
        tell_adjustment(state, buyer, state.window, state.maneuver, price, openly, took, gave)
    else:
        tell_exchange(state, seat, openly, took, gave)
    unseen = in_deck(state, seat)
    state.choice[seat] = -1
    state.hand[seat] = (state.hand[seat] & ~given) | taken
    if openly:
        state.discard[seat] = (state.discard[seat] & ~taken) | given
        learn_adjusted(state, seat, taken, given)
    else:
        shuffle_deck(state, seat, (unseen & ~taken) | given)
        learn_exchange(state, seat, 1)
        tell_shuffle(state, seat, deck.BY_MANEUVER)


def renew_by_chance(state: Any, buyer: int, seat: int, step: int) -> None:
    """Renew cards of the hand that are drawn blindly (FEUD-37)."""
    renew(state, buyer, seat, some_of(state, state.hand[seat], how_many(step)), step)


def renew(state: Any, buyer: int, seat: int, lost: int, step: int) -> None:
    """Replace the cards `lost` of the hand by as many from the top of the Action Deck (FEUD-33, FEUD-37).

    They go under the Action Deck or to the discard pile, after the new cards are drawn.
    """
    openly = place_of(step) == steps.DISCARD
    count = popcount(lost)
    state.hand[seat] &= ~lost
    if openly:
        left = lost
        while left:
            learn_found(state, seat, left & -left)
            left &= left - 1
    if state.deck_count[seat] < count:
        refill(state, seat)
    drew = 0
    for _ in range(count):
        drew |= 1 << top_card(state, seat)
    state.hand[seat] |= drew
    if openly:
        learn_draw(state, seat)
        state.discard[seat] |= lost
    else:
        put_under(state, seat, lost, count)
        learn_exchange(state, seat, count)
    if state.maneuver < deck.OWN and chooser(step) == steps.CHANCE:
        price = state.price[state.maneuver]
        tell_sabotage(state, buyer, state.window, state.maneuver, price, lowest(lost), lowest(drew))
    else:
        tell_renew(state, seat, openly, lost, drew)
    mend(state, seat)


def put_under(state: Any, seat: int, cards: int, count: int) -> None:
    """Put cards under the Action Deck, and record that their owner knows their places (FEUD-37)."""
    raise_deck(state, seat, count)
    for place in range(count):
        state.deck[seat * deck.ACTION_CARDS + place] = lowest(cards)
        cards &= cards - 1
    state.seen[seat] |= (1 << count) - 1


def mend(state: Any, seat: int) -> None:
    """Reshuffle a hand without a Strike, and void a lock that no arrangement can keep any more (FEUD-6, FEUD-27)."""
    ensure_strike(state, seat)
    lock = state.lock[seat]
    hand = state.hand[seat]
    if lock >= 0 and not can_keep(hand, state.column[seat * deck.COLUMNS + lock], lock, popcount(hand & deck.TENS)):
        void_lock(state, seat)


def keep(state: Any, seat: int, card: int) -> None:
    """Put a card into the Action Reserve, and draw one from the Action Deck (FEUD-29)."""
    begin_draws(state, GAME)
    tell_keep(state, seat, card)
    lay_by(state, seat, card)
    draw_up(state, seat)
    mend(state, seat)


def empty_reserve(state: Any, seat: int, step: int) -> None:
    """Move the Action Reserve to the discard pile, face up, or shuffle it into the Action Deck."""
    begin_draws(state, GAME)
    cards = reserved(state, seat)
    openly = place_of(step) == steps.DISCARD
    tell_empty_reserve(state, seat, openly, cards)
    possible = 0
    for i in range(state.reserve_count[seat]):
        possible |= state.may_reserve[seat * deck.COLUMNS + i]
        state.may_reserve[seat * deck.COLUMNS + i] = 0
        state.reserve[seat * deck.COLUMNS + i] = -1
    state.reserve_count[seat] = 0
    if openly:
        learn_elsewhere(state, seat, cards)
        state.discard[seat] |= cards
    else:
        learn_shuffled_in(state, seat, possible)
        shuffle_deck(state, seat, in_deck(state, seat))
        tell_shuffle(state, seat, deck.BY_MANEUVER)


def shuffle(state: Any, seat: int, step: int) -> None:
    whole = place_of(step) == steps.DISCARD
    tell_shuffle_step(state, seat, whole)
    if whole:
        learn_shuffled_in(state, seat, state.discard[seat])
        state.discard[seat] = 0
    shuffle_deck(state, seat, in_deck(state, seat))
    tell_shuffle(state, seat, deck.BY_MANEUVER)


def foresee(state: Any, seat: int, step: int) -> None:
    """Show the top cards of an Action Deck to its owner; they stay there."""
    count = min(how_many(step), state.deck_count[seat])
    top = state.deck_count[seat] - 1
    for place in range(count):
        state.seen[seat] |= 1 << (top - place)
    tell_foresee(state, seat, state.deck, seat * deck.ACTION_CARDS + top, count)


def show_hand(state: Any, seat: int) -> None:
    """Show the hand to everybody (FEUD-25)."""
    tell_show_hand(state, seat, state.hand[seat])
    learn_shown(state, seat, state.hand[seat] | state.laid[seat])


def face_down(state: Any, seat: int) -> int:
    """Return the set of the seat's columns that lie face down, once all six are arranged."""
    columns = 0
    for column in range(deck.COLUMNS):
        if not lies_open(state, seat, column):
            columns |= 1 << column
    return columns


def pickable(state: Any, seat: int, swapping: bool) -> int:
    """Return the set of the seat's columns that can be turned up, or, if `swapping`, swapped with the one after it."""
    columns = face_down(state, seat)
    return columns & columns >> 1 if swapping else columns


def confuse(state: Any, buyer: int, seat: int, openly: int) -> None:
    """Put the columns into another order, which only their owner sees, or nobody (FEUD-39)."""
    begin_draws(state, GAME)
    disarray(state, seat)
    if openly:
        state.blind &= ~(1 << seat)
    scatter(state, seat, state.laid[seat], GAME)
    if state.maneuver < deck.OWN:
        price = state.price[state.maneuver]
        tell_confuse(state, buyer, state.window, state.maneuver, price, state.column, seat * deck.COLUMNS)
    else:
        tell_columns(state, seat, SCATTERED, state.column, seat * deck.COLUMNS)


def disarray(state: Any, seat: int) -> None:
    """Clear the seat's columns for a new arrangement that it does not see; locks do not bind (FEUD-39, FEUD-40)."""
    for column in range(deck.COLUMNS):
        state.column[seat * deck.COLUMNS + column] = -1
    state.shown[seat] = 0
    state.lock[seat] = -1
    state.blind |= 1 << seat


def take_back(state: Any, seat: int) -> None:
    """Return all six cards to the hand of their owner, who rearranges them; locks do not bind."""
    begin_draws(state, GAME)
    disarray(state, seat)
    state.blind &= ~(1 << seat)
    state.hand[seat] = state.laid[seat]
    state.laid[seat] = 0


def turn(state: Any, seat: int) -> None:
    """Reverse the order of the columns that lie face down, unless that breaks the Way of Order.

    Only their owner can tell whether they were reversed. Reversing twice changes nothing, so every order that others
    think possible is as likely afterwards as before.
    """
    begin_draws(state, GAME)
    turn_about(state, seat)
    if not in_order(state, seat * deck.COLUMNS):
        turn_about(state, seat)
    tell_columns(state, seat, TURNED, state.column, seat * deck.COLUMNS)


def turn_about(state: Any, seat: int) -> None:
    """Swap the first of the columns that lie face down with the last one, and so on inwards."""
    columns = face_down(state, seat)
    count = popcount(columns)
    for at in range(count // 2):
        change_places(state, seat, select(columns, at), select(columns, count - 1 - at))


def change_places(state: Any, seat: int, one: int, other: int) -> None:
    base = seat * deck.COLUMNS
    card = state.column[base + one]
    state.column[base + one] = state.column[base + other]
    state.column[base + other] = card


def swap(state: Any, seat: int, one: int, other: int) -> None:
    """Swap two columns that lie face down, unless that breaks the Way of Order; see `turn`."""
    begin_draws(state, GAME)
    change_places(state, seat, one, other)
    if not in_order(state, seat * deck.COLUMNS):
        change_places(state, seat, one, other)
    tell_swapped(state, seat, SWAPPED, state.column, seat * deck.COLUMNS, one, other)


def show_column(state: Any, seat: int, column: int) -> None:
    """Turn up a column for everybody to see."""
    begin_draws(state, GAME)
    card = state.column[seat * deck.COLUMNS + column]
    tell_show_column(state, seat, column, card)
    state.shown[seat] |= 1 << column
    learn_held(state, seat, 1 << card)


def lock_by_chance(state: Any, seat: int) -> None:
    """Draw a card of the hand and a column that leaves an arrangement, and lock the card there (FEUD-26)."""
    begin_draws(state, GAME)
    hand = state.hand[seat]
    card = select(hand, draw(state, popcount(hand), GAME))
    free = hand & ~(1 << card)
    columns = 0
    for column in range(1 if is_item(card) else 0, deck.COLUMNS):
        if can_keep(free, card, column, popcount(free & deck.TENS)):
            columns |= 1 << column
    column = select(columns, draw(state, popcount(columns), GAME))
    tell_lock_step(state, seat, column, card)
    learn_held(state, seat, 1 << card)
    state.hand[seat] = free
    state.laid[seat] = 1 << card
    state.column[seat * deck.COLUMNS + column] = card
    state.lock[seat] = column


def retake(state: Any) -> None:
    for seat in range(deck.SEATS):
        if state.rethinkers >> seat & 1:
            take_back(state, seat)


def two_of(state: Any, columns: int) -> tuple[int, int]:
    begin_draws(state, GAME)
    one = select(columns, draw(state, popcount(columns), GAME))
    left = columns & ~(1 << one)
    return one, select(left, draw(state, popcount(left), GAME))
