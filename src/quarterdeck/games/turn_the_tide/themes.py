"""Themes of a bid in Turn the Tide: what a good player would say of it.

The words are in `themes.json`. A bid takes the lower tide, the higher one or nothing. Estimated chances only select the
bids that have a theme: every sentence is true whatever the chances are. Nothing here reads what `redact` hides from the
reader.
"""

from typing import Any

from quarterdeck.games.themes import OUT, SURE, THEME
from quarterdeck.games.turn_the_tide import strategy
from quarterdeck.games.turn_the_tide.deck import DECK, HANDS, knows_hand
from quarterdeck.games.turn_the_tide.strategy import all_moods, chances, offered, unseen_cards
from quarterdeck.kernel.bits import highest, lowest, popcount

LEAVES_HIGH, KEEPS_IN, SECOND_STUCK, SECOND_OUT, WIDE_GAP, EQUAL_PAYS = range(6)
LEAVES_NEXT, SECOND_NEXT, SAFE_SECOND, NO_LOWER, LOW_OFFER, GIVES_UP_NONE = range(6, 12)
KEEPS_LOW, RAISES, LOWERS, COVERS, ESCAPES, ESCAPES_OUT = range(12, 18)
SITS, SITS_OUT, EXPOSES, KEEPS_STRONG, SPENDS_TOP, SECOND_COVERS, SPENDS_LOW, SAVES_BOTH = range(18, 26)
"""The numbers of the themes: their places in `themes.json`."""

LATE = 9
"""From this hand on, strong cards are seldom worth keeping."""

UNWELCOME, HIGH = 5, 8
"""From these tides on, players seldom want the lower one and the higher one on offer."""

Bid = tuple[int, int, int, int, int, int]
"""What to expect of a bid: the chances in 1024ths that it is the highest and the second highest; how many others can
bid more, and how many must; how many cards above it and below it the others can bid."""


def themes(view: Any, reader: int, seat: int, action: int, out: Any) -> None:
    """Write the themes of a bid; see `kernel.rule_interface`."""
    unseen = unseen_cards(view, reader)
    bid = outlook(view, reader, seat, action, unseen)
    low, high = offered(view)
    top = view.top[seat]
    count, above = higher_tides(view, seat, top)
    if top < high:
        write_paying(view, seat, bid, out)
        if top < low:
            write_second(view, seat, bid, out)
            write_safe(view, seat, bid, out)
    elif count == 0:
        write_highest(view, seat, bid, out)
    elif count == 1 and bid[0] + bid[1] < 400:
        put(out, EXPOSES, OUT, above, view.top[above], seat, top)
    if low + 4 < top <= high and bid[0] >= 40:
        put(out, LOWERS, sure_if(bid[2] == 0), seat, top, low, 0)
    if high < top and bid[0] + bid[1] >= 700 and bid[3] < 2:
        put(out, COVERS, sure_if(bid[2] < 2), seat, top, 0, 0)
    count, above = higher_tides(view, seat, high)
    if count and high <= HIGH and bid[5] < 12 and bid[0] + bid[1] < 400 and view.hand_number < LATE:
        put(out, SPENDS_LOW, sure_if(bid[5] == 0), high, above, view.top[above], bid[5])
    if low < high < top and bid[1] >= 200 and bid[3] < 2:
        put(out, SECOND_COVERS, OUT, seat, top, high, 0)
    if reader == seat and top < high and view.hand_number < LATE:
        write_keeping(view, seat, action, unseen, bid[0], out)
    if reader == seat and bid[0] < 700:
        write_saving(view, seat, action, out)


def put(out: Any, theme: int, certainty: int, a: int, b: int, c: int, d: int) -> None:
    """Write a theme with the numbers of its sentence."""
    at = theme * THEME
    out[at] = certainty
    out[at + 1] = a
    out[at + 2] = b
    out[at + 3] = c
    out[at + 4] = d


def sure_if(follows: bool) -> int:
    """Return SURE if a theme follows from the rules (`follows`), and OUT if it depends on unseen cards."""
    return SURE if follows else OUT


def possible_bids(view: Any, reader: int, other: int, unseen: int) -> int:
    """Return the cards that another seat in the round may bid, as far as `reader` knows."""
    if knows_hand(view, reader, other):
        return int(view.hand[other] & ~view.played[other])
    left = view.shown[other] & ~view.played[other]
    return int(left if popcount(view.shown[other]) == HANDS else left | unseen)


def outlook(view: Any, reader: int, seat: int, card: int, unseen: int) -> Bid:
    """Return what `reader` can expect of a bid of `card` by `seat`."""
    low, high = offered(view)
    odds = chances(view, reader, seat, card, unseen, all_moods(view, low + high, strategy.WEIGHTS))
    above = DECK & -(2 << card)
    can = 0
    must = 0
    cards = 0
    for other in range(view.seats):
        if other != seat and view.inside >> other & 1:
            bids = possible_bids(view, reader, other, unseen & ~(1 << card))
            can += bids & above != 0
            must += bids & ~above == 0
            cards |= bids
    return odds >> 16, odds & 0xFFFF, can, must, popcount(cards & above), popcount(cards & ~above)


def higher_tides(view: Any, seat: int, tide: int) -> tuple[int, int]:
    """Return how many other seats show more than a tide, and the last of them (-1: none)."""
    count = 0
    last = -1
    for other in range(view.seats):
        if other != seat and view.top[other] > tide:
            count += 1
            last = other
    return count, last


def tides_left_above(view: Any, tide: int) -> int:
    """Return the number of tides above this one that have not been turned up yet (TTT-2, TTT-5)."""
    left = 2 * (HANDS - tide)
    for at in range(2 * view.hand_number):
        left -= view.tide[at] > tide
    return int(left)


def write_safe(view: Any, seat: int, bid: Bid, out: Any) -> None:
    """Write the themes of a seat that loses nothing if it takes no tide, because another shows a higher one.

    See TTT-7 and TTT-8.
    """
    low, _ = offered(view)
    first, _, can, must, cards, _ = bid
    top = view.top[seat]
    early = view.hand_number < LATE
    if top == 0 and first >= 500 and early:
        put(out, GIVES_UP_NONE, sure_if(can == 0), low, cards, 0, 0)
    elif 0 < top < low and first >= 500 and early:
        put(out, RAISES, sure_if(can == 0), seat, top, cards, low)
    elif 0 < top < low and low >= 5 and first < 300:
        put(out, KEEPS_LOW, sure_if(must > 1), seat, top, cards, 0)


def write_second(view: Any, seat: int, bid: Bid, out: Any) -> None:
    """Write the themes of the second highest bid, for a seat that shows less than both tides.

    That bid takes the higher tide (TTT-7).
    """
    low, high = offered(view)
    first, second, can, must, _, below = bid
    count, above = higher_tides(view, seat, high)
    unwelcome = low >= UNWELCOME and high >= HIGH
    if below == 0 and count < 2 and unwelcome:
        put(out, NO_LOWER, SURE, high, 0, 0, 0)
    if high <= 6 and count < 2 and below >= 8 and first < 700 and must < 2:
        put(out, LOW_OFFER, sure_if(can < 2), high, tides_left_above(view, high), 0, 0)
    if low == high:
        if count == 0 and first + second >= 300 and must < 2:
            put(out, EQUAL_PAYS, sure_if(can < 2), high, 0, 0, 0)
    elif count == 1 and unwelcome and high > HIGH:
        if below < 8 and first + second < 300:
            put(out, LEAVES_NEXT, sure_if(must > 1), above, view.top[above], high, below)
        elif below >= 15 and can > 0 and must < 2:
            put(out, SECOND_NEXT, OUT, above, high, 0, 0)
    elif count > 1 and second >= 150 and first < 500:
        put(out, SAFE_SECOND, SURE, high, 0, 0, 0)


def write_paying(view: Any, seat: int, bid: Bid, out: Any) -> None:
    """Write the themes of the second highest bid if it then shows the highest tide and pays (TTT-8, TTT-9)."""
    low, high = offered(view)
    first, second, can, must, above, below = bid
    bare = view.up[seat] == 0
    gap = low < UNWELCOME or view.top[seat] > low
    if low == high or higher_tides(view, seat, high)[0] or (high < HIGH - 1 + gap and not bare):
        return
    if first + second < 150 and (below == 0 or bare or not gap):
        if bare or not gap:
            put(out, KEEPS_IN if bare else LEAVES_HIGH, sure_if(must > 1), high, seat, below, above)
    elif can > 0 and must < 2:
        stuck = view.hand_number < HANDS and tides_left_above(view, high) == 0
        if bare or gap or stuck:
            theme = SECOND_OUT if bare else WIDE_GAP if gap else SECOND_STUCK
            put(out, theme, sure_if(can == 1 and must == 1), high, seat, low, 0)


def write_highest(view: Any, seat: int, bid: Bid, out: Any) -> None:
    """Write the themes of a seat that loses a preserver if it takes no tide (TTT-8, TTT-9)."""
    low, high = offered(view)
    bare = view.up[seat] == 0
    if low < high and bid[0] >= 200:
        put(out, ESCAPES_OUT if bare else ESCAPES, sure_if(bid[2] == 0), seat, view.top[seat], low, 0)
    if bid[0] + bid[1] < 400:
        put(out, SITS_OUT if bare else SITS, sure_if(bid[3] > 1), seat, view.top[seat], 0, 0)


def write_keeping(view: Any, seat: int, action: int, unseen: int, chance: int, out: Any) -> None:
    """Write that a bid keeps or spends the strongest card where no tide is welcome; `chance`: that the bid is first."""
    low, high = offered(view)
    cards_left = view.hand[seat] & ~view.played[seat]
    best = highest(cards_left)
    first, _, can, _, cards, _ = outlook(view, seat, seat, best, unseen)
    if best != action and first >= 700 and chance < 500 and low >= 4:
        put(out, KEEPS_STRONG, sure_if(can == 0), best, cards, 0, 0)
    elif best == action and cards_left != 1 << best and low <= view.top[seat]:
        put(out, SPENDS_TOP, SURE, high, seat, 0, 0)


def write_saving(view: Any, seat: int, action: int, out: Any) -> None:
    """Write that a bid saves the lowest and the highest card while another shows more than both tides and its own."""
    count, above = higher_tides(view, seat, max(offered(view)[1], view.top[seat]))
    left = view.hand[seat] & ~view.played[seat]
    if count and lowest(left) < action < highest(left):
        put(out, SAVES_BOTH, SURE, above, view.top[above], lowest(left), highest(left))
