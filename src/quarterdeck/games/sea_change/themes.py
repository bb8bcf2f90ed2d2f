"""Themes of Sea Change: what a good player would say of a card, from the cards on the table and those still out.

A card is *ahead* if it would take the trick as things stand. Cards are *out* if they were not played yet and are not in
the seat's hand, as far as the reader knows that hand: other seats, a draw pile or the stack may bring them.
`themes.json` has the words; a theme's number here is its place there. Nothing here reads what `redact` hides.
"""

from typing import Any

from quarterdeck.games.sea_change.deck import DREADED, FIRST, VALUES, WORD, ZERO
from quarterdeck.games.sea_change.features import own_suit
from quarterdeck.games.sea_change.knowledge import suit_of_words, unseen
from quarterdeck.games.sea_change.strategy import trick_with, trump_with
from quarterdeck.games.sea_change.taking import matches, rank_of, seat_at, side_at, side_of, taking_place, trick_size
from quarterdeck.games.themes import OUT, SURE, THEME
from quarterdeck.kernel.bits import lowest, popcount

TAKES_POINTS, TAKES_MINUS, TAKES_ZERO, SHEDS, LEAVES_MINUS, GIVES_POINTS, GIVES_ZERO = range(7)
AHEAD_MINUS, LEADS_HIGH, LEADS_LOW, UNBEATEN, UNMATCHED, STAYS_UNDER, FEEDS_PARTNER = range(7, 14)
CHANGE_TAKES, CHANGED_AWAY, OWN_ZERO, ENDS_ZERO, RAISES_ZERO, NEEDED_EIGHT, STACK_SELDOM = range(14, 21)
NO_POINTS, LAST_OF_SUIT, SPENDS_HIGH, AHEAD_PLUS, MATCHABLE = range(21, 26)


def themes(view: Any, reader: int, seat: int, action: int, out: Any) -> None:
    trump = trump_with(view, action)
    best, place, _ = trick_with(view, action, trump, 0)
    points = points_of_trick(view, seat, action, trump)
    ours = side_at(view, place) == side_of(view, seat)
    if view.in_trick + 1 < trick_size(view):
        before_others(view, reader, seat, action, place, points, out)
    elif place == view.in_trick:
        of_taking_card(view, seat, action, trump, points, out)
    elif not ours:
        of_lost_card(view, seat, action, trump, place, points, out)
    of_card_below(view, action, points, out)
    if reader == seat and view.held[seat] > 1:
        of_hand(view, seat, action, place, out)
    if matches(view, action) and trump != view.trump:
        of_change(view, reader, seat, action, place, points, out)
    same = reader >= 0 and side_of(view, reader) == side_of(view, seat)
    worth = view.value[action & 15]
    if view.teams and same and ours and place < view.in_trick and worth > 0:
        last = view.in_trick + 1 == trick_size(view)
        write(out, FEEDS_PARTNER, SURE if last else OUT, worth, seat_at(view, place), best, 0)


def write(out: Any, theme: int, certainty: int, a: int, b: int, c: int, d: int) -> None:
    at = theme * THEME
    out[at] = certainty
    out[at + 1] = a
    out[at + 2] = b
    out[at + 3] = c
    out[at + 4] = d


def points_of_trick(view: Any, seat: int, action: int, trump: int) -> int:
    """Return the trick's points with the card; with the round's last card, the trump's 0 counts (SEA-3, SEA-4)."""
    points = view.value[action & 15]
    for place in range(view.in_trick):
        points += view.value[view.trick[place] & 15]
    if view.held[seat] == 1 and view.in_trick + 1 == trick_size(view) and has_card(view, action, trump << 4):
        points += ZERO
    return int(points)


def has_card(view: Any, action: int, card: int) -> bool:
    """Return whether `card` is in the trick once the action's card is played."""
    found = action == card
    for place in range(view.in_trick):
        found = found or view.trick[place] == card
    return bool(found)


def still_out(view: Any, reader: int, seat: int, action: int) -> tuple[int, int]:
    """Return the cards that are out, as two words (see the module's docstring)."""
    low, high = unseen(view, seat if reader == seat else -1)
    if action < WORD:
        return low & ~(1 << action), high
    return low, high & ~(1 << action - WORD)


def of_taking_card(view: Any, seat: int, action: int, trump: int, points: int, out: Any) -> None:
    """Write the themes of a trick's last card if it takes the trick."""
    zero = view.held[seat] > 1 and has_card(view, action, trump << 4)
    if points > 0:
        write(out, TAKES_POINTS, SURE, points, 0, 0, 0)
    elif points < 0 and not zero:
        write(out, TAKES_MINUS, SURE, points, 0, 0, 0)
    if zero and action & 15:
        write(out, TAKES_ZERO, SURE, trump << 4, trump, 0, 0)


def of_lost_card(view: Any, seat: int, action: int, trump: int, place: int, points: int, out: Any) -> None:
    """Write the themes of a trick's last card if another side takes the trick, with the card at `place`."""
    taker = seat_at(view, place)
    worth = view.value[action & 15]
    if worth < 0:
        write(out, SHEDS, SURE, worth, taker, 0, 0)
    elif worth > 0 and points > 0:
        write(out, GIVES_POINTS, SURE, worth, taker, 0, 0)
    if points < 0 and not has_card(view, action, trump << 4):
        write(out, LEAVES_MINUS, SURE, points, taker, 0, 0)
    if action & 15 == 0 and view.held[seat] > 1:
        write(out, GIVES_ZERO, SURE, taker, action >> 4, 0, 0)


def before_others(view: Any, reader: int, seat: int, action: int, place: int, points: int, out: Any) -> None:
    """Write the themes of a card after which others or the stack still play; `place`: where the card ahead lies."""
    low, high = still_out(view, reader, seat, action)
    worth = view.value[action & 15]
    if place == view.in_trick:
        if view.seats == 1 and reader == seat:
            of_card_alone(view, action, low, out)
        of_card_ahead(view, action, points, low, high, out)
    elif side_at(view, place) != side_of(view, seat) and worth < 0:
        write(out, SHEDS, OUT, worth, 0, view.trick[place], 0)
    elif side_at(view, place) != side_of(view, seat) and worth > 0 and points > 0:
        write(out, GIVES_POINTS, OUT, worth, 0, view.trick[place], 0)
    elif action & 15 == 0 and points >= 0 and suit_of_words(low, high, action >> 4):
        write(out, GIVES_ZERO, OUT, 0, action >> 4, 0, 0)
    if view.in_trick == 0:
        of_lead(view, reader, seat, action, low, high, out)


def matching(action: int, low: int, high: int) -> int:
    """Return how many of the cards that are out have the card's value (SEA-8)."""
    value = FIRST << (action & 15)
    return int(popcount(low & value) + popcount(high & value))


def of_card_alone(view: Any, action: int, low: int, out: Any) -> None:
    """Write the themes of a card that beats the stack's lead; `low`: the cards in the stack (SEA-16, SEA-17)."""
    led = view.trick[0]
    eight = action & 15 == DREADED or led & 15 == DREADED
    good = view.held[0] < 7 or view.value[action & 15] + view.value[led & 15] > view.value[DREADED]
    if eight and good and view.collected[0] & FIRST << DREADED == 0:
        write(out, NEEDED_EIGHT, OUT, 0, 0, 0, 0)
    size = popcount(low)
    lost = 0
    while low:
        after = lowest(low)
        low &= low - 1
        trump = after >> 4 if (after ^ action) & 15 == 0 else trump_with(view, action)
        rank = rank_of(action, view.lead, trump)
        if rank < rank_of(after, view.lead, trump) or rank < rank_of(led, view.lead, trump):
            lost += 1
    if 0 < 3 * lost <= size:
        write(out, STACK_SELDOM, OUT, lost, size, 0, 0)


def of_card_ahead(view: Any, action: int, points: int, low: int, high: int, out: Any) -> None:
    """Write the themes of a card that is ahead while others still play; `low`, `high`: the cards that are out."""
    suit, trump = action >> 4, trump_with(view, action)
    above = suit_of_words(low, high, suit) >> (action & 15) + 1
    trumps = suit_of_words(low, high, trump) if suit != trump else 0
    beating = popcount(above) + popcount(trumps)
    if points < 0 and view.in_trick and not out[NEEDED_EIGHT * THEME]:
        write(out, AHEAD_MINUS, SURE, points, 0, 0, 0)
    elif points > 0 and view.in_trick and matching(action, low, high) < 2:
        write(out, AHEAD_PLUS, OUT, points, beating, 0, 0)
    if points < 2 or view.in_trick + 2 < trick_size(view):
        return
    if beating == 0:
        write(out, UNBEATEN, OUT, 0, 0, 0, 0)
    if matching(action, low, high) == 0:
        write(out, UNMATCHED, SURE, action & 15, 0, 0, 0)


def of_hand(view: Any, seat: int, action: int, place: int, out: Any) -> None:
    """Write that a card is the last of its suit in the hand, or that it is high and thrown away (SEA-9)."""
    suit = action >> 4
    low, high = unseen(view, seat)
    same = suit_of_words(low, high, suit)
    if own_suit(view, seat, suit) == 1 << (action & 15) and suit != view.trump and popcount(same) > 2:
        write(out, LAST_OF_SUIT, OUT, suit, seat, popcount(same), 0)
    behind = place < view.in_trick and view.in_trick + 1 < trick_size(view)
    if behind and same and same >> (action & 15) == 0 and action & 15 > DREADED:
        write(out, SPENDS_HIGH, OUT, suit, 0, 0, 0)


def of_lead(view: Any, reader: int, seat: int, action: int, low: int, high: int, out: Any) -> None:
    """Write the themes of a lead; `low`, `high`: the cards that are out.

    The lead of a 0 has a theme if its suit is trump, if the hand has three cards of it, or if two play.
    """
    suit, value, worth = action >> 4, action & 15, view.value[action & 15]
    same = suit_of_words(low, high, suit)
    count, above = popcount(same), popcount(same >> value + 1)
    worst = lowest_value(view, low, high)
    if matching(action, low, high) > 2 and view.seats > 1:
        write(out, MATCHABLE, OUT, value, matching(action, low, high), 0, 0)
    if value == 0:
        more = view.seats == 2 or (reader == seat and popcount(own_suit(view, seat, suit)) > 2)
        if count and (more or suit == trump_with(view, action)):
            write(out, GIVES_ZERO, OUT, 0, suit, 0, 0)
    elif worth < 0:
        if 2 * above < count:
            write(out, AHEAD_MINUS, OUT, worth, suit, above, 0)
    elif above < 2 and count and worst < 0 and view.seats > 2 and worth < 2:
        write(out, LEADS_HIGH, OUT, worst, suit, above, 0)
    elif suit == view.trump and worth == 1 and view.seats > 2:
        write(out, LEADS_HIGH, SURE, worth, 0, 0, 0)
    elif count > 2 and 4 * above >= 3 * count:
        write(out, LEADS_LOW, OUT, count, suit, above, 0)
    elif worth == 0:
        write(out, NO_POINTS, SURE, 0, 0, 0, 0)


def lowest_value(view: Any, low: int, high: int) -> int:
    """Return the lowest points among the cards that are out; 0 if none has negative points."""
    worst = 0
    for value in range(1, VALUES):
        if (low | high) & FIRST << value:
            worst = min(worst, view.value[value])
    return int(worst)


def of_card_below(view: Any, action: int, points: int, out: Any) -> None:
    """Write that a higher card of its suit lies in the trick, so the card cannot take it under any trump (SEA-10)."""
    over = action
    for place in range(view.in_trick):
        card = view.trick[place]
        if card >> 4 == action >> 4 and card > over:
            over = card
    early = points < 2 and view.value[action & 15] <= 0 and view.in_trick + 2 < trick_size(view)
    if over > action and (points < 0 or early):
        write(out, STAYS_UNDER, SURE, over, 0, 0, 0)


def of_change(view: Any, reader: int, seat: int, action: int, place: int, points: int, out: Any) -> None:
    """Write the themes of a change of trump (SEA-8); `place`: where the card lies that is ahead then."""
    trump, before = action >> 4, view.trump
    held = taking_place(view)
    ahead = view.trick[held]
    if place == view.in_trick and side_at(view, held) != side_of(view, seat) and points > 0:
        last = view.in_trick + 1 == trick_size(view)
        if rank_of(action, view.lead, before) < rank_of(ahead, view.lead, before):
            write(out, CHANGE_TAKES, SURE if last else OUT, trump, ahead, 0, 0)
    gains = place == view.in_trick and points > 0
    fewer = popcount(own_suit(view, seat, before)) + 1 - popcount(own_suit(view, seat, trump)) if reader == seat else 0
    if fewer > (0 if points < 0 else 2) and not gains:
        write(out, CHANGED_AWAY, SURE, trump, before, seat, 0)
    if view.held[seat] > 1:
        of_zeros(view, reader, seat, trump, gains, out)


def of_zeros(view: Any, reader: int, seat: int, trump: int, gains: bool, out: Any) -> None:
    """Write that the 0 of the new or of the old trump was collected (SEA-4).

    `gains`: whether the card also takes points.
    """
    side, before = side_of(view, seat), view.trump
    new, old = owner_of_zero(view, trump), owner_of_zero(view, before)
    if new == side and gains:
        write(out, OWN_ZERO, SURE, trump, seat, trump << 4, 0)
    elif new >= 0 and new != side and view.seats > 1 and not gains:
        write(out, RAISES_ZERO, SURE, trump, named(view, reader, new), trump << 4, 0)
    if old >= 0 and old != side and view.seats > 1 and gains:
        write(out, ENDS_ZERO, SURE, trump, named(view, reader, old), before << 4, before)


def owner_of_zero(view: Any, suit: int) -> int:
    """Return the side that has collected the suit's 0; -1: none."""
    word = suit // 3
    for side in range(view.sides):
        if view.collected[2 * side + word] >> VALUES * (suit - 3 * word) & 1:
            return side
    return -1


def named(view: Any, reader: int, side: int) -> int:
    """Return a seat that stands for a side: the reader if it is of that side, otherwise the side's first seat.

    A team has one pile (SEA-14), so any of its seats will do.
    """
    return reader if reader >= 0 and side_of(view, reader) == side else side
