"""The rules of Seas of Strife, SOS-1 to SOS-15, as functions that run interpreted and compiled."""

from typing import Any

from quarterdeck.games.seas_of_strife import deck
from quarterdeck.games.seas_of_strife.deck import taking_card
from quarterdeck.games.seas_of_strife.encoding import encode, encode_hidden, output_of
from quarterdeck.games.seas_of_strife.events import (
    tell_choose_leader,
    tell_deal,
    tell_game_end,
    tell_pass,
    tell_play,
    tell_play_on,
    tell_round_end,
    tell_trick,
)
from quarterdeck.games.seas_of_strife.features import features
from quarterdeck.games.seas_of_strife.knowledge import (
    chose,
    deal_back,
    dealt_cards,
    gives,
    nudge,
    redact,
    reopen,
    resample,
    world_at,
)
from quarterdeck.games.seas_of_strife.legality import own_actions, why_illegal
from quarterdeck.games.seas_of_strife.strategy import counts, course, heuristic, horizon, outcomes, worth
from quarterdeck.games.seas_of_strife.themes import themes
from quarterdeck.kernel.bits import UNKNOWN, any_of, lowest, popcount
from quarterdeck.kernel.dealing import deal_out
from quarterdeck.kernel.draws import GAME, begin_draws, begin_real_draws
from quarterdeck.kernel.hands import listed_members
from quarterdeck.kernel.state import blank_rest


def init(state: Any, options: Any, key: Any) -> None:
    """Set up a new game. `options`: players, strife, passing, happy faces, tie break, target."""
    state.seats = options[0]
    state.strife = options[1]
    state.passing = options[2]
    state.happy = options[3]
    state.extra = options[4]
    state.target = options[5]
    state.round_number = 0
    begin_real_draws(state, key)
    for seat in range(deck.MAX_SEATS):
        state.score[seat] = 0
        state.points[seat] = 0
        state.laid[seat] = -1
        state.wish[seat] = 0
    state.events = 0
    blank_rest(state.event, 0)
    deal(state)


def deal(state: Any) -> None:
    """Begin the next round: deal, then pass cards or open."""
    state.round_number += 1
    if state.imagined:
        return
    for seat in range(deck.MAX_SEATS):
        state.hand[seat] = 0
        state.played[seat] = 0
        state.gave[seat] = 0
        state.void[seat] = 0
        state.taken[seat] = 0
        state.faces[seat] = 0
    deal_hands(state)
    state.trick = 0
    state.follow = 0
    state.led = 0
    state.in_trick = 0
    state.leader = 0
    state.opening = 0
    state.owing = 0
    tell_deal(state, state.round_number, state.hand, 0, state.seats)
    if gives(state):
        state.phase = deck.PASS
        state.turn = 0
        state.owing = (1 << state.seats) - 1
    else:
        open_round(state)


def deal_hands(state: Any) -> None:
    """Deal an equal number of cards to each seat, all deals equally likely (SOS-2, SOS-3, SOS-4)."""
    cards = dealt_cards(state)
    size = popcount(cards) // state.seats
    free = 0
    for seat in range(state.seats):
        free |= size << 8 * seat
    begin_draws(state, GAME)
    deal_out(state, cards, free, GAME)


def open_round(state: Any) -> None:
    """Give the lead to the seat that holds the lowest card in play, which the seat must lead (SOS-6)."""
    opening = lowest(dealt_cards(state))
    for seat in range(state.seats):
        if state.hand[seat] >> opening & 1:
            state.turn = seat
    state.leader = state.turn
    state.opening = 1
    state.phase = deck.PLAY


def pending(state: Any) -> int:
    if state.phase in (deck.PASS, deck.TIED):
        return int(state.owing)
    if state.phase == deck.OVER:
        return 0
    return 1 << state.turn


def legal_cards(state: Any, seat: int) -> int:
    """Return the set of cards that `seat`, which owes a decision, may choose (SOS-5, SOS-6, SOS-7)."""
    hand = state.hand[seat]
    if state.phase == deck.PASS:
        return int(hand & ~state.gave[seat])
    if state.opening:
        return 1 << lowest(dealt_cards(state))
    following = hand & state.follow
    return int(following if following else hand)


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[15]) with the seat's legal actions, ascending; return their number (0: an unknown hand)."""
    if not pending(state) >> seat & 1 or state.hand[seat] == UNKNOWN:
        return 0
    if state.phase == deck.CHOOSE:
        for leader in range(state.seats):
            out[leader] = deck.LEADER + leader
        return int(state.seats)
    if state.phase == deck.TIED:
        out[0] = deck.PLAY_ON
        out[1] = deck.END_GAME
        return 2
    return listed_members(legal_cards(state, seat), out)


def any_action(state: Any, seat: int, bits: int, out: Any) -> int:
    if state.phase == deck.CHOOSE:
        return deck.LEADER + (bits * state.seats >> 32)
    if state.phase == deck.TIED:
        return deck.PLAY_ON + (bits >> 31)
    return any_of(legal_cards(state, seat), bits)


def apply(state: Any, seat: int, action: int) -> None:
    state.events = 0
    if state.phase == deck.PLAY:
        play(state, seat, action)
    elif state.phase == deck.PASS:
        give(state, seat, action)
    elif state.phase == deck.TIED:
        wish(state, seat, action)
    else:
        tell_choose_leader(state, seat, action - deck.LEADER)
        state.turn = action - deck.LEADER
        state.leader = state.turn
        state.phase = deck.PLAY


def give(state: Any, seat: int, card: int) -> None:
    """Choose a card to give; when every seat has chosen two, all cards change hands at once (SOS-5)."""
    state.gave[seat] |= 1 << card
    if popcount(state.gave[seat]) == 2:
        state.owing &= ~(1 << seat)
    if state.owing:
        return
    for giver in range(state.seats):
        receiver = (giver + state.round_number) % state.seats
        gave = state.gave[giver]
        state.hand[giver] &= ~gave
        state.hand[receiver] |= gave
        tell_pass(state, giver, receiver, gave)
    open_round(state)


def play(state: Any, seat: int, card: int) -> None:
    """Play a card to the trick (SOS-7)."""
    # Lists are written last, because a compiler cannot know that their entries are not other fields.
    tell_play(state, seat, card)
    bit = 1 << card
    place = state.in_trick
    last = place + 1 == state.seats
    shown = state.led if not state.follow & bit else 0  # before the first card, no suit is led
    state.trick |= bit
    state.follow |= deck.FOLLOW[card]
    state.led |= 1 << deck.SUIT_OF[card]
    state.in_trick = place + 1
    state.opening = 0
    state.turn = seat + 1 if seat + 1 < state.seats else 0
    state.void[seat] |= shown
    state.hand[seat] &= ~bit
    state.played[seat] |= bit
    state.laid[place] = card
    if last:
        end_trick(state)


def end_trick(state: Any) -> None:
    """Give the trick to its taker, and the lead to the next leader (SOS-8 to SOS-11)."""
    best = taking_card(state.trick, state.strife)
    taker = state.leader
    for place in range(1, state.seats):
        if state.laid[place] == best:
            taker = state.leader + place
    if taker >= state.seats:
        taker -= state.seats
    tell_trick(state, taker, best, state.laid, 0, state.seats)
    state.taken[taker] += 1
    state.faces[taker] += popcount(state.trick & deck.FACES)
    state.trick = 0
    state.follow = 0
    state.led = 0
    state.in_trick = 0
    state.turn = taker
    state.leader = taker
    if state.hand[taker] == 0:
        end_round(state)
    elif not state.strife and deck.FACE[deck.SUIT_OF[best]] == best:
        state.phase = deck.CHOOSE


def end_round(state: Any) -> None:
    """Score penalty points, then end the game or begin another round (SOS-12 to SOS-15)."""
    round_scores(state, state.points)
    for seat in range(state.seats):
        state.score[seat] += state.points[seat]
    tell_round_end(state, state.points, 0, state.seats, state.score, 0, state.seats)
    if not target_reached(state):
        deal(state)
    elif not state.extra or popcount(winners_of(state)) == 1:
        end_game(state)
    elif state.extra == deck.ASK:
        state.phase = deck.TIED
        state.owing = winners_of(state)
    else:
        deal(state)


def round_scores(state: Any, out: Any) -> int:
    """Write the penalty points of the tricks taken (SOS-12); return the number of seats, or 0 between rounds."""
    if state.phase == deck.TIED:
        return 0
    for seat in range(state.seats):
        points = state.taken[seat]
        if state.happy:
            points = max(0, points - state.faces[seat])
        out[seat] = points
    return int(state.seats)


def target_reached(state: Any) -> bool:
    """Return whether a total has reached the target, which ends the game unless there is a tie (SOS-14)."""
    most = state.score[0]
    for seat in range(1, state.seats):
        most = max(most, state.score[seat])
    return bool(most >= state.target)


def end_game(state: Any) -> None:
    """End the game; the seats with the fewest points win (SOS-14, SOS-15)."""
    state.phase = deck.OVER
    tell_game_end(state, winners_of(state), state.score, 0, state.seats)


def wish(state: Any, seat: int, action: int) -> None:
    """Record whether a tied seat plays on; if all tied seats do, an extra round begins (SOS-15)."""
    state.wish[seat] = 1 + action - deck.PLAY_ON
    state.owing &= ~(1 << seat)
    if state.owing:
        return
    agreed = True
    for tied in range(state.seats):
        if state.wish[tied]:
            agrees = state.wish[tied] == 1
            tell_play_on(state, tied, agrees)
            agreed = agreed and agrees
            state.wish[tied] = 0
    if agreed:
        deal(state)
    else:
        end_game(state)


def winners_of(state: Any) -> int:
    """Return the set of the seats that share the fewest penalty points."""
    fewest = fewest_points(state)
    found = 0
    for seat in range(state.seats):
        if state.score[seat] == fewest:
            found |= 1 << seat
    return found


def fewest_points(state: Any) -> int:
    fewest = state.score[0]
    for seat in range(1, state.seats):
        fewest = min(fewest, state.score[seat])
    return int(fewest)


def returns(state: Any, out: Any) -> None:
    """Write each seat's share of the win (SOS-15: tied winners share it); zeros while the game runs."""
    winners = winners_of(state)
    for seat in range(deck.MAX_SEATS):
        out[seat] = 0.0
        if state.phase == deck.OVER and winners >> seat & 1:
            out[seat] = 1.0 / popcount(winners)


def scores(state: Any, out: Any) -> int:
    for seat in range(state.seats):
        out[seat] = state.score[seat]
    return int(state.seats)


def phase(state: Any) -> int:
    return int(state.phase)
