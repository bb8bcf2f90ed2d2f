"""The rules of Hearts, HRT-1 to HRT-13, as functions that run interpreted and compiled."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.bits import UNKNOWN, any_of, popcount
from quarterdeck.kernel.dealing import deal_out
from quarterdeck.kernel.draws import GAME, begin_draws, begin_real_draws
from quarterdeck.kernel.hands import listed_members
from quarterdeck.kernel.state import blank_rest
from quarterdeck_hearts.dealing_back import chose, deal_back, nudge
from quarterdeck_hearts.deck import (
    DECK,
    HAND_SIZE,
    HARMLESS,
    HEARTS,
    JACK,
    LACKED,
    OPENER,
    OVER,
    PASS,
    PLAY,
    POINTS,
    QUEEN,
    SEATS,
    SUIT,
    SUIT_OF,
    shift,
)
from quarterdeck_hearts.events import tell_deal, tell_game_end, tell_pass, tell_play, tell_round_end, tell_trick
from quarterdeck_hearts.knowledge import GIVEN, redact, reopen, resample, world_at
from quarterdeck_hearts.legality import legal_cards, own_actions, why_illegal
from quarterdeck_hearts.strategy import counts, heuristic, horizon, worth

__all__ = [
    "any_action",
    "apply",
    "chose",
    "counts",
    "deal_back",
    "heuristic",
    "horizon",
    "init",
    "legal_actions",
    "nudge",
    "own_actions",
    "pending",
    "phase",
    "redact",
    "reopen",
    "resample",
    "returns",
    "scores",
    "why_illegal",
    "world_at",
    "worth",
]

ALL_POINTS = 26
"""The points in a round (HRT-2)."""
MOON_SELF = 1
"""Value of the option `moon`: a seat that takes all points of a round has them subtracted from its total (HRT-11)."""


def init(state: Any, options: Any, key: Any) -> None:
    """Set up a new game. `options`: passing, moon, jack, target."""
    state.seats = SEATS
    state.passing = options[0]
    state.moon = options[1]
    state.jack = options[2]
    state.target = options[3]
    state.round_number = 0
    begin_real_draws(state, key)
    for seat in range(SEATS):
        state.score[seat] = 0
        state.points[seat] = 0
        state.laid[seat] = UNKNOWN
    state.events = 0
    blank_rest(state.event, 0)
    deal(state)


def deal(state: Any) -> None:
    """Begin the next round: deal, then pass cards or open (HRT-3, HRT-4)."""
    state.round_number += 1
    if state.imagined:
        return
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.played[seat] = 0
        state.gave[seat] = 0
        state.taken[seat] = 0
        state.void[seat] = 0
    begin_draws(state, GAME)
    deal_out(state, DECK, HAND_SIZE * 0x01010101, GAME)
    state.turn = 0
    state.leader = 0
    state.in_trick = 0
    state.tricks = 0
    state.broken = 0
    state.owing = 0
    direction = state.round_number & 3 if state.passing else 0
    tell_deal(state, state.round_number, direction, state.hand, 0)
    if shift(state):
        state.phase = PASS
        state.owing = (1 << SEATS) - 1
    else:
        open_round(state)


def open_round(state: Any) -> None:
    """Give the lead to the holder of the two of clubs, which it must lead (HRT-5)."""
    for seat in range(SEATS):
        if state.hand[seat] >> OPENER & 1:
            state.turn = seat
    state.leader = state.turn
    state.phase = PLAY


def pending(state: Any) -> int:
    """Return the set of the seats that owe a decision; 0 if the game is over."""
    if state.phase == PASS:
        return int(state.owing)
    return 1 << state.turn if state.phase == PLAY else 0


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[13]) with the seat's legal actions, ascending; return their number (0: an unknown hand)."""
    if not pending(state) >> seat & 1 or state.hand[seat] == UNKNOWN:
        return 0
    return listed_members(legal_cards(state, seat), out)


def any_action(state: Any, seat: int, bits: int, out: Any) -> int:
    """Return the legal action that 32 random bits select, as if the legal actions were listed."""
    return any_of(legal_cards(state, seat), bits)


def apply(state: Any, seat: int, action: int) -> None:
    """Carry out a legal action; its events replace those of the step before."""
    state.events = 0
    if state.phase == PASS:
        give(state, seat, action)
    else:
        play(state, seat, action)


def give(state: Any, seat: int, card: int) -> None:
    """Choose a card to give; when every seat has chosen three, all cards change hands at once (HRT-4)."""
    state.gave[seat] |= 1 << card
    if popcount(state.gave[seat]) == GIVEN:
        state.owing &= ~(1 << seat)
    if state.owing:
        return
    for giver in range(SEATS):
        receiver = (giver + shift(state)) % SEATS
        gave = state.gave[giver]
        state.hand[giver] &= ~gave
        state.hand[receiver] |= gave
        tell_pass(state, giver, receiver, gave)
    open_round(state)


def play(state: Any, seat: int, card: int) -> None:
    """Play a card to the trick (HRT-6)."""
    tell_play(state, seat, card)
    state.void[seat] |= kinds_lacked(state, card)
    state.hand[seat] &= ~(1 << card)
    state.played[seat] |= 1 << card
    state.laid[state.in_trick] = card
    state.in_trick += 1
    state.turn = (seat + 1) % SEATS
    if SUIT_OF[card] == HEARTS:
        state.broken = 1
    if state.in_trick == SEATS:
        end_trick(state)


def kinds_lacked(state: Any, card: int) -> int:
    """Return the kinds of cards that a seat shows to lack by playing this card (HRT-6 to HRT-8)."""
    suit = SUIT_OF[card]
    if state.in_trick == 0:
        return HARMLESS | LACKED[2] if suit == HEARTS and not state.broken else 0
    led = SUIT_OF[state.laid[0]]
    if suit == led:
        return 0
    return LACKED[led] | HARMLESS if state.tricks == 0 and POINTS >> card & 1 else LACKED[led]


def end_trick(state: Any) -> None:
    """Give the trick to the highest card of the suit that was led (HRT-9)."""
    best = state.laid[0]
    taker = state.leader
    cards = 0
    for place in range(SEATS):
        card = state.laid[place]
        cards |= 1 << card
        if SUIT_OF[card] == SUIT_OF[best] and card > best:
            best = card
            taker = (state.leader + place) % SEATS
    tell_trick(state, taker, best, state.laid, 0)
    state.taken[taker] |= cards
    state.in_trick = 0
    state.tricks += 1
    state.turn = taker
    state.leader = taker
    if state.tricks == HAND_SIZE:
        end_round(state)


def end_round(state: Any) -> None:
    """Score the round, then end the game or begin another round (HRT-10 to HRT-13)."""
    shooter = -1
    for seat in range(SEATS):
        if state.taken[seat] & POINTS == POINTS:
            shooter = seat
    for seat in range(SEATS):
        state.points[seat] = points_of(state, seat, shooter)
        state.score[seat] += state.points[seat]
    tell_round_end(state, state.points, 0, state.score, 0, shooter)
    if target_reached(state):
        state.phase = OVER
        tell_game_end(state, winners_of(state), state.score, 0)
    else:
        deal(state)


def points_of(state: Any, seat: int, shooter: int) -> int:
    """Return a seat's points of the round (HRT-10 to HRT-12); `shooter`: the seat that took all points (-1: none)."""
    taken = state.taken[seat]
    points = popcount(taken & SUIT[HEARTS]) + (13 if taken >> QUEEN & 1 else 0)
    if shooter >= 0:
        if state.moon == MOON_SELF:
            points = -ALL_POINTS if seat == shooter else 0
        else:
            points = 0 if seat == shooter else ALL_POINTS
    if state.jack and taken >> JACK & 1:
        points -= 10
    return int(points)


def target_reached(state: Any) -> bool:
    """Return whether a total has reached the target, which ends the game (HRT-13)."""
    most = state.score[0]
    for seat in range(1, SEATS):
        most = max(most, state.score[seat])
    return bool(most >= state.target)


def winners_of(state: Any) -> int:
    """Return the set of the seats that share the fewest points (HRT-13)."""
    fewest = state.score[0]
    for seat in range(1, SEATS):
        fewest = min(fewest, state.score[seat])
    found = 0
    for seat in range(SEATS):
        if state.score[seat] == fewest:
            found |= 1 << seat
    return found


def returns(state: Any, out: Any) -> None:
    """Write each seat's share of the win (HRT-13: tied winners share it); zeros while the game runs."""
    winners = winners_of(state)
    for seat in range(SEATS):
        out[seat] = 0.0
        if state.phase == OVER and winners >> seat & 1:
            out[seat] = 1.0 / popcount(winners)


def scores(state: Any, out: Any) -> int:
    """Write the totals to `out`, one for each seat; return their number."""
    for seat in range(SEATS):
        out[seat] = state.score[seat]
    return SEATS


def phase(state: Any) -> int:
    """Return the phase as an index into the game's `phases`."""
    return int(state.phase)
