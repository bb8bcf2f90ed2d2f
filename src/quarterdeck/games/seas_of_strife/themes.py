"""Themes of Seas of Strife: what a good player would say of a card, a gift or a choice of the leader.

Nothing here reads what `redact` hides from the reader. Only themes with the certainty `OUT` depend on cards of earlier
tricks. A card is *out* if it is neither played nor in the reader's hand. It may *fall* if, as far as the reader knows,
another seat may still play it to this trick.
"""

from typing import Any

from quarterdeck.games.seas_of_strife import deck
from quarterdeck.games.seas_of_strife.deck import FACES, FOLLOW, SUIT_OF, taking_card
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards, size_of_hands, unplayed_cards
from quarterdeck.games.themes import OUT, SURE, THEME
from quarterdeck.kernel.bits import highest, lowest, popcount

FEW = 2
"""If at most this many cards above a card are out, the card will seldom stay under another."""
SAFE = 3
"""If at least this many cards above a card are out, and none below, it will also be a safe lead later."""

STAYS_UNDER, HIGHEST_UNDER, MANY_ABOVE, FEW_ABOVE, MOST_BELOW = range(5)
NOTHING_LOWER, NOTHING_HIGHER, ALONE, LITTLE_USE, TAKES_LAST = range(5, 10)
SAFE_LAST, TAKES_HIGH, SHEDS_DANGER, SPENDS_LOW, LAST_OF_SUIT = range(10, 15)
NAMES_LEADER, PLAYS_LAST, ZEROES, FREE_TRICK, PLAYS_SECOND, SAVES_LEAD = range(15, 21)
"""The numbers of the themes: their places in `themes.json`. Where a theme needs a limit, the one was taken that tells
good choices from bad ones best."""


def themes(view: Any, reader: int, seat: int, action: int, out: Any) -> None:
    """Write the themes of an action of `seat`, as far as `reader` (-1: a spectator) knows the state, into `out`."""
    if view.phase == deck.PLAY:
        describe_card(view, reader, seat, action, out)
    elif view.phase == deck.CHOOSE and action == deck.LEADER + (seat + 1) % view.seats:
        note(out, PLAYS_LAST, SURE, action - deck.LEADER, seat, 0)
    elif view.phase == deck.CHOOSE and action == deck.LEADER + (seat + view.seats - 1) % view.seats:
        note(out, PLAYS_SECOND, SURE, action - deck.LEADER, seat, view.seats - 2)
    elif view.phase == deck.PASS and reader == seat:
        unseen = dealt_cards(view) & ~view.hand[seat]
        describe_keeping(seat, action, view.hand[seat], unseen, 1, out)
        describe_void(seat, action, view.hand[seat], unseen, out)


def note(out: Any, theme: int, certainty: int, a: int, b: int, c: int) -> None:
    out[theme * THEME] = certainty
    out[theme * THEME + 1] = a
    out[theme * THEME + 2] = b
    out[theme * THEME + 3] = c


def describe_card(view: Any, reader: int, seat: int, card: int, out: Any) -> None:
    """Write the themes of a card that is played to the trick (SOS-7 to SOS-13)."""
    bit = 1 << card
    own = view.hand[seat] if reader == seat else 0
    fall = unplayed_cards(view) & ~bit & ~own
    unseen = fall & ~view.hand[reader] if reader >= 0 else fall
    last = view.in_trick + 1 == view.seats
    under = view.trick & FOLLOW[card] & -bit
    if under:
        describe_under(view, seat, card, own, out)
    elif not last:
        describe_top(view, seat, card, own, fall, unseen, out)
    if last:
        describe_last(view, seat, card, own, out)
    if own and view.in_trick and (last or own & view.follow == 0):
        describe_void(seat, card, own, unseen, out)
        describe_throw(view, seat, card, own, unseen, out)
    if view.strife and view.trick & FOLLOW[card] and not last and FACES >> card & 1:
        note(out, ZEROES, SURE, SUIT_OF[card], 0, 0)


def describe_under(view: Any, seat: int, card: int, own: int, out: Any) -> None:
    """Write the themes of a card below another of its suit in the trick, which can never take it (SOS-8, SOS-9)."""
    top = highest(view.trick & FOLLOW[card])
    note(out, STAYS_UNDER, SURE, player_of(view, top), top, 0)
    under = own & FOLLOW[card] & ((1 << top) - 1)
    if under & (under - 1) and highest(under) == card:
        note(out, HIGHEST_UNDER, SURE, seat, SUIT_OF[card], top)


def describe_top(view: Any, seat: int, card: int, own: int, fall: int, unseen: int, out: Any) -> None:
    """Write the themes of a card with no higher one of its suit in the trick, if others still play."""
    mine = view.trick & FOLLOW[card]
    single = leading_suit(view) >> 6 < 2
    if mine or single:
        describe_around(view, seat, card, own, fall, unseen, out)
    if own == 0:
        return
    if view.in_trick == 0:
        most = most_below(own, unseen)
        if most > 1 and cards_below(card, unseen) == most:
            note(out, MOST_BELOW, OUT, seat, most, 0)
    below = cards_below(card, unseen)
    above = popcount(unseen & FOLLOW[card]) - below
    if view.in_trick == 0 and (below == 0 or above > below) and may_follow(view, seat, SUIT_OF[card]):
        describe_saving(view, seat, card, own, unseen, SAFE if below else above + 2, out)
    if mine == 0 and single and below <= above and 0 < above <= FEW:
        note(out, LITTLE_USE, OUT, above, below, 0)


def describe_saving(view: Any, seat: int, card: int, own: int, unseen: int, least: int, out: Any) -> None:
    """Write that a lead saves a card of another suit that will be a safe lead later.

    `least`: how many cards above that card must be out.
    """
    while own:
        kept = lowest(own)
        own &= own - 1
        above = popcount(unseen & FOLLOW[kept])
        if SUIT_OF[kept] == SUIT_OF[card] or above < least or cards_below(kept, unseen):
            continue
        if may_follow(view, seat, SUIT_OF[kept]):
            note(out, SAVES_LEAD, OUT, kept, SUIT_OF[kept], above)
            least = above + 1


def describe_last(view: Any, seat: int, card: int, own: int, out: Any) -> None:
    """Write what the trick's last card does, which nothing can change any more (SOS-8, SOS-9, SOS-11)."""
    best = taking_card(view.trick | 1 << card, view.strife)
    if best != card:
        note(out, SAFE_LAST, SURE, player_of(view, best), best, 0)
        return
    note(out, TAKES_LAST, SURE, 0, 0, 0)
    if view.happy and (view.trick | 1 << card) & FACES:
        note(out, FREE_TRICK, SURE, 0, 0, 0)
    legal = own & view.follow if own & view.follow else own
    if legal & (legal - 1) == 0 or not all_take(view, legal):
        return
    if highest(legal) == card:
        note(out, TAKES_HIGH, SURE, 0, 0, 0)
    if not view.strife and FACES >> card & 1 and popcount(view.played[seat]) + 1 < size_of_hands(view):
        note(out, NAMES_LEADER, SURE, 0, 0, 0)


def all_take(view: Any, cards: int) -> bool:
    """Return whether each of the cards would take the trick as its last card."""
    while cards:
        if taking_card(view.trick | cards & -cards, view.strife) != lowest(cards):
            return False
        cards &= cards - 1
    return True


def describe_around(view: Any, seat: int, card: int, own: int, fall: int, unseen: int, out: Any) -> None:
    """Write what is out above and below a card whose suit may still have the most cards.

    That the card may take the trick is a reason against throwing it away only if the hand has a lower card of its suit.
    """
    suit = SUIT_OF[card]
    below = cards_below(card, unseen)
    above = popcount(unseen & FOLLOW[card]) - below
    if fall & FOLLOW[card] == 0 and view.trick & FOLLOW[card] == 0:
        if not view.strife:
            note(out, ALONE, OUT, suit, 0, 0)
    elif fall & FOLLOW[card] & -(1 << card) == 0:
        if view.trick == 0 or view.trick & FOLLOW[card] or cards_below(card, own):
            note(out, NOTHING_HIGHER, OUT, suit, 0, 0)
    elif above and may_follow(view, seat, suit):
        if cards_below(card, fall) == 0:
            note(out, NOTHING_LOWER, OUT, suit, 0, 0)
        elif above - 2 * below > 1:
            note(out, MANY_ABOVE, OUT, suit, above, below)
        elif below > above and (view.trick == 0 or view.trick & FOLLOW[card] or cards_below(card, own)):
            note(out, FEW_ABOVE, OUT, suit, above, below)


def may_follow(view: Any, seat: int, suit: int) -> bool:
    """Return whether a seat that plays to the trick after `seat` may have the suit: it has not shown a void in it."""
    for after in range(1, view.seats - view.in_trick):
        if view.void[(seat + after) % view.seats] >> suit & 1 == 0:
            return True
    return False


def describe_throw(view: Any, seat: int, card: int, own: int, unseen: int, out: Any) -> None:
    """Write the reasons to throw a card away on a trick that it will hardly take."""
    best = leading_suit(view)
    if view.in_trick + 1 == view.seats:
        describe_keeping(seat, card, own, unseen, 1, out)
    elif card < best & 63 or best >> 6 > view.seats - view.in_trick:
        describe_keeping(seat, card, own, unseen, 1 if best >> 6 > 1 else 0, out)


def describe_keeping(seat: int, card: int, own: int, unseen: int, most: int, out: Any) -> None:
    """Write that a card is dangerous to keep, or that it is worth keeping.

    `most`: a dangerous card is mentioned if the hand has at most this number of lower cards of its suit. 0: cards worth
    keeping are not mentioned.
    """
    below = cards_below(card, unseen)
    above = popcount(unseen & FOLLOW[card]) - below
    cover = cards_below(card, own)
    if below > 1 and below > above and cover <= most:
        note(out, SHEDS_DANGER, OUT, below, seat, cover)
    if most and above > 1 and above > 2 * below:
        note(out, SPENDS_LOW, OUT, above, 0, 0)


def describe_void(seat: int, card: int, own: int, unseen: int, out: Any) -> None:
    """Write that the card is the last of its suit in the hand, while others still have cards of it (SOS-7)."""
    if own & FOLLOW[card] == 1 << card and own & (own - 1) and unseen & FOLLOW[card]:
        note(out, LAST_OF_SUIT, OUT, seat, SUIT_OF[card], 0)


def cards_below(card: int, cards: int) -> int:
    """Return how many of the cards are of the card's suit and below it."""
    return popcount(cards & FOLLOW[card] & ((1 << card) - 1))


def most_below(own: int, unseen: int) -> int:
    """Return the largest number of lower cards of the same suit that are out, for any card of the hand."""
    most = 0
    while own:
        most = max(most, cards_below(lowest(own), unseen))
        own &= own - 1
    return most


def leading_suit(view: Any) -> int:
    """Return 64 times the number of cards of the longest suit that counts in the trick, plus its highest card.

    See SOS-8 and SOS-9.
    """
    most = 0
    for suit in range(8):
        cards = view.trick & deck.SUIT[suit]
        if cards and not (view.strife and cards & FACES):
            most = max(most, popcount(cards) << 6 | highest(cards))
    return most


def player_of(view: Any, card: int) -> int:
    """Return the seat that played a card of the trick."""
    place = 0
    while view.laid[place] != card:
        place += 1
    return int((view.leader + place) % view.seats)
