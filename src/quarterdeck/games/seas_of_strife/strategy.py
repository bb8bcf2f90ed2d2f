"""Rules of thumb for good play of Seas of Strife, and the worth of a position at a round's end.

Every legal card has a cost: the chance that it takes this trick (exact for the last to play), less the danger of
keeping the card. All numbers are whole, chances in 1024ths, so that interpreted and compiled play agree. Nothing here
reads what `redact` hides from the seat, so a search may apply it to any seat of a full state.
"""

from math import sqrt
from typing import Any

from quarterdeck.games.seas_of_strife import deck
from quarterdeck.games.seas_of_strife.deck import taking_card
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards, unplayed_cards
from quarterdeck.games.types import Count, Outcome
from quarterdeck.kernel.bits import lowest, popcount
from quarterdeck.kernel.math import exp

ONE = 1024
"""A certain event."""

NONE_OF = tuple(
    ONE if count == 0 else 0 if holders == 0 else round(ONE * (holders - 1) ** count / holders**count)
    for holders in range(deck.MAX_SEATS)
    for count in range(12)
)
"""`NONE_OF[12 * holders + count]`: the chance that one of `holders` seats has none of `count` cards."""

FEAR = tuple(round(ONE * 16 * below / (16 * below + 50 * above + 16)) for below in range(12) for above in range(12))
"""`FEAR[12 * below + above]`: the danger of a card if other hands have these numbers of lower and higher cards of its
suit."""

DANGER, TIE, BEHIND, FAR, ALONE, ONE_BELOW, TWO_BELOW = range(7)
RANK_FEAR, SECOND_SUIT, LAST_ONE, FACE_KEPT, MYSELF, ZEROED = range(7, 13)
"""The names of the weights, by index in `STRIFE` and `TEXAS`."""

FAR_BEHIND = 4
"""A lead of at least this many points is seldom made up in one round."""

TEXAS = (75, 884, 240, 27, 0, 600, 307, 3, 84, 136, -16, -1164, 1024)
STRIFE = (300, 420, 50, 34, 17, 720, 258, 7, 600, 40, 637, 0, 700)
"""The weights for Strife rules and for the others, found by play between variants (docs/decisions/0009-search.md)."""


def heuristic(state: Any, seat: int, bits: int) -> int:
    return advise(state, seat, bits, STRIFE if state.strife else TEXAS)


def advise(state: Any, seat: int, bits: int, w: Any) -> int:
    """Return the action with the lowest cost; `w`: the weights."""
    if state.phase == deck.TIED:
        return play_on(state)
    hand = state.hand[seat]
    unseen = unplayed_cards(state) & ~hand
    if state.phase == deck.CHOOSE:
        return choose_leader(state, seat, unseen, bits, w)
    if state.opening:
        return lowest(dealt_cards(state))
    legal = hand & ~state.gave[seat] if state.phase == deck.PASS else hand & state.follow
    if legal == 0:
        legal = hand
    if legal & (legal - 1) == 0:
        return lowest(legal)
    return cheapest(state, seat, legal, unseen, bits, w)


def cheapest(state: Any, seat: int, legal: int, unseen: int, bits: int, w: Any) -> int:
    """Return the card of `legal` with the lowest cost.

    Of neighbouring cards of a suit, which are equally good, only the highest is tried.
    """
    matter = legal | unseen | state.trick
    cards = legal
    best = 0
    least = 1 << 40
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = lowest(bit)
        above = matter & deck.FOLLOW[card] & -(bit << 1)
        if above & -above & legal & ~deck.FACES or is_below_another(state.trick & deck.FOLLOW[card], legal & above):
            continue
        passing = state.phase == deck.PASS
        cost = -danger(state, seat, card, unseen, w) if passing else cost_of(state, seat, card, unseen, w)
        cost = cost * 16 + (bits >> (card & 15) & 15)
        if cost < least:
            least = cost
            best = card
    return best


def is_below_another(trick: int, higher: int) -> bool:
    """Return whether a card of `higher`, which are the seat's, also stays below a card of its suit in the trick."""
    return higher != 0 and trick > higher & -higher


def cost_of(state: Any, seat: int, card: int, unseen: int, w: Any) -> int:
    """Return the cost of playing the card: the chance to take the trick, less the danger of keeping the card.

    It is in 1024ths of a trick for each of the other seats. A trick that another seat takes is good for the seat, which
    matters if Face cards change the trick's worth.
    """
    take = take_chance(state, seat, card, unseen, w) * state.seats - ONE
    keep = (danger(state, seat, card, unseen, w) * w[DANGER] >> 10) * (state.seats - 1)
    if state.happy:
        take *= 1 - popcount((state.trick | 1 << card) & deck.FACES)
    return int(take - keep)


def take_chance(state: Any, seat: int, card: int, unseen: int, w: Any) -> int:
    """Return the chance that the card takes the present trick, in 1024ths."""
    trick = state.trick | 1 << card
    mine = trick & deck.FOLLOW[card]
    if mine >> card > 1:
        return 0
    takes = state.in_trick == 0 or taking_card(trick, state.strife) == card
    left = state.seats - state.in_trick - 1
    if left == 0:
        return ONE if takes else 0
    if takes:
        return hold_chance(state, seat, card, unseen, w)
    behind = state.in_trick + 1 - 2 * popcount(mine)
    if behind > left:
        return 0
    return int(w[TIE] if behind <= 0 else w[BEHIND] if behind == 1 else w[FAR])


def hold_chance(state: Any, seat: int, card: int, unseen: int, w: Any) -> int:
    """Return the chance that a card that is ahead in the trick still takes it after the others have played."""
    suit = deck.SUIT_OF[card]
    same = unseen & deck.FOLLOW[card]
    below = popcount(same & ((1 << card) - 1))
    above = popcount(same) - below
    left = state.seats - state.in_trick - 1
    holders = 0
    able = 0
    for after in range(1, state.seats):
        other = seat + after if seat + after < state.seats else seat + after - state.seats
        if not state.void[other] >> suit & 1:
            holders += 1
            able += after <= left
    # Another seat takes the trick from this card only if forced: it has cards above this one and none below.
    forced = NONE_OF[12 * holders + below] * (ONE - NONE_OF[12 * holders + above]) >> 10
    if state.follow & ~deck.FOLLOW[card]:
        forced = forced * w[SECOND_SUIT] >> 10
    hold = ONE if same >> deck.FACE[suit] & 1 == 0 else w[ZEROED]
    alone = ONE
    nothing = NONE_OF[12 * holders + below + above]
    for _ in range(able):
        hold = hold * (ONE - forced) >> 10
        alone = alone * nothing >> 10
    if state.trick & deck.FOLLOW[card]:
        return int(hold)
    # If no other seat has the suit, many suits have one card each, and the highest card takes the trick.
    return int((hold * (ONE - alone) >> 10) + (alone * (card * 17) >> 10) * w[ALONE] // 64)


def danger(state: Any, seat: int, card: int, unseen: int, w: Any) -> int:
    """Return the danger of keeping the card.

    It is high if others can stay below the card, if few cards are above it, and if the seat has none below it.
    """
    same = unseen & deck.FOLLOW[card]
    lower = (1 << card) - 1
    below = popcount(same & lower)
    own = state.hand[seat] & deck.FOLLOW[card]
    fear = FEAR[12 * below + popcount(same) - below]
    cover = own & lower
    if cover:
        fear = fear * (w[TWO_BELOW] if cover & (cover - 1) else w[ONE_BELOW]) >> 10
    elif own == 1 << card:
        fear += w[LAST_ONE]
    fear += card * w[RANK_FEAR]
    if deck.FACES >> card & 1:
        if state.happy:
            fear = fear >> 2
        fear -= w[FACE_KEPT]
    return int(fear)


def choose_leader(state: Any, seat: int, unseen: int, bits: int, w: Any) -> int:
    """Choose the seat itself if it has a safe lead, otherwise the seat that makes it play last (SOS-11)."""
    least = ONE
    cards = state.hand[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        least = min(least, cost_of(state, seat, card, unseen, w))
    if least < w[MYSELF]:
        return deck.LEADER + seat
    return deck.LEADER + (seat + 1) % state.seats


def play_on(state: Any) -> int:
    """Return whether to play on: only if the others are too far behind to gain by an extra round (SOS-15)."""
    fewest = state.score[0]
    for seat in range(1, state.seats):
        fewest = min(fewest, state.score[seat])
    for seat in range(state.seats):
        if 0 < state.score[seat] - fewest < FAR_BEHIND:
            return deck.END_GAME
    return deck.PLAY_ON


def horizon(state: Any) -> int:
    if state.phase == deck.OVER:
        return -1
    return int(state.round_number)


def worth(state: Any, out: Any) -> None:
    """Write each seat's expected share of the win, by the total penalty points.

    That holds at the end of the game, too: a search learns faster if it can tell near misses from disasters than if it
    knows only the winner.
    """
    fewest = state.score[0]
    most = state.score[0]
    for seat in range(1, state.seats):
        fewest = min(fewest, state.score[seat])
        most = max(most, state.score[seat])
    # A point weighs more if fewer are still to come. Both numbers are fitted to games between rules of thumb.
    to_come = max(0, state.target - most) + 0.25 * state.target
    weight = 1.8 / sqrt(to_come)
    total = 0.0
    for seat in range(deck.MAX_SEATS):
        out[seat] = exp(-weight * (state.score[seat] - fewest)) if seat < state.seats else 0.0
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


COUNTS = (
    Count("tricks", ("tricks taken in the round", "このラウンドで取るトリック")),
    Count("points", ("penalty points for the round", "このラウンドの失点")),
)


def counts(state: Any, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = state.taken[seat]
        out[deck.MAX_SEATS + seat] = state.points[seat]


OUTCOMES = (Outcome("takes"), Outcome("face"))


def course(state: Any) -> int:
    """Return a number that changes with every trick."""
    return tricks_of(state)


def tricks_of(state: Any) -> int:
    tricks = 0
    for seat in range(state.seats):
        tricks += state.taken[seat]
    return tricks


def outcomes(before: Any, state: Any, seat: int, out: Any) -> None:
    """Write the numbers that `OUTCOMES` declares, for this trick."""
    out[0] = state.taken[seat] - before.taken[seat]
    out[1] = 1 if state.faces[seat] > before.faces[seat] else 0
