"""The cards that a seat could try, the reasons why a choice is not legal, and actions by name."""

from typing import Any

from quarterdeck.games.codes import Members, Name
from quarterdeck.games.seas_of_strife import deck
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards
from quarterdeck.games.types import Numbers, ReasonKind
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.hands import listed_members

ACTION_NAMES = (
    *(f"card {rank}" for rank in deck.RANK),
    *(f"seat {seat} leads" for seat in range(deck.MAX_SEATS)),
    "play on",
    "end the game",
)

_CARD: Numbers = (("card", Name(deck.RANK)),)
_SUITS: Numbers = (("suits", Members(deck.SUIT_NAMES)),)
REASONS = (
    ReasonKind("SOS-11", "choose_leader", "choose the seat that leads the next trick"),
    ReasonKind("SOS-7", "play_card", "play a card"),
    ReasonKind("SOS-7", "not_in_hand", "you do not hold that card", _CARD),
    ReasonKind("SOS-5", "already_given", "you give that card already", _CARD),
    ReasonKind("SOS-6", "must_open", "the {card} opens the round", _CARD),
    ReasonKind("SOS-7", "must_follow", "you hold {suits}", _SUITS),
    ReasonKind("SOS-15", "play_on", "say whether you play on"),
)
CHOOSE_LEADER, PLAY_CARD, NOT_IN_HAND, ALREADY_GIVEN, MUST_OPEN, MUST_FOLLOW, SAY_PLAY_ON = range(7)


def own_actions(state: Any, seat: int, out: Any) -> int:
    return listed_members(state.hand[seat], out)


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    if state.phase == deck.CHOOSE:
        return CHOOSE_LEADER
    if state.phase == deck.TIED:
        return SAY_PLAY_ON
    if action >= deck.LEADER:
        return PLAY_CARD
    out[0] = action
    if not state.hand[seat] >> action & 1:
        return NOT_IN_HAND
    if state.phase == deck.PASS:
        return ALREADY_GIVEN
    if state.opening:
        out[0] = lowest(dealt_cards(state))
        return MUST_OPEN
    suits = 0
    for suit in range(8):
        if state.follow & state.hand[seat] & deck.SUIT[suit]:
            suits |= 1 << suit
    out[0] = suits
    return MUST_FOLLOW
