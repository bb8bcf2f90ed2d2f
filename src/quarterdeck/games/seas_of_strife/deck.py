"""The deck and the state of Seas of Strife, and the taker of a trick (SOS-1, SOS-8, SOS-9).

A card is its index, 0-59, in ascending rank.
"""

from typing import Any

from quarterdeck.games.codes import Members, Name, Number
from quarterdeck.kernel.bits import UNKNOWN, highest, lowest, popcount
from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.fields import Field, event_audience, everybody, state_dtype, those

SUIT_NAMES = ("orange", "red", "gray", "blue", "green", "purple", "teal", "darkred")
SUIT_RANKS = (
    range(0, 11),
    range(11, 21),
    range(21, 30),
    range(31, 39),
    range(41, 48),
    range(51, 57),
    range(61, 66),
    range(71, 75),
)
RANK = tuple(rank for ranks in SUIT_RANKS for rank in ranks)
"""The printed rank of each card."""
CARD = {rank: card for card, rank in enumerate(RANK)}
SUIT_OF = tuple(suit for suit, ranks in enumerate(SUIT_RANKS) for _ in ranks)
"""The suit of each card, 0-7."""
SUIT = tuple(sum(1 << card for card in range(60) if SUIT_OF[card] == suit) for suit in range(8))
"""For each suit, the set of its cards."""
FOLLOW = tuple(SUIT[suit] for suit in SUIT_OF)
"""For each card, the set of its suit's cards."""
FACE = tuple(max(card for card in range(60) if SUIT_OF[card] == suit) for suit in range(8))
"""For each suit, its Face card, which is the highest."""
FACES = sum(1 << card for card in FACE)
DECK = (1 << 60) - 1

LEADER = 60
"""Action `LEADER + seat` chooses that seat to lead; actions below are cards."""
PLAY_ON = 66
END_GAME = 67
ACTIONS = 68
MAX_SEATS = 6
MAX_LEGAL = 15

PASS, PLAY, CHOOSE, OVER, TIED = 0, 1, 2, 3, 4
"""Phases: choosing cards to give, playing to a trick, choosing the next leader, game over, and the choice of tied seats
whether to play on."""

PHASES = ("pass", "play", "choose_leader", "over", "tie")

SHARED, EXTRA_ROUNDS, ASK = 0, 1, 2
"""What follows a tie for the fewest points: a shared win, extra rounds, or what the tied seats choose."""

EVENT_ROOM = 128
"""Room for the events of the longest step: the last card of a round, the trick, the round's end and a deal for six."""


def _sees_gift(state: Any, reader: int, giver: int) -> bool:
    """Return whether the reader sees a gift: the giver at once, the receiver once all seats have chosen (SOS-5)."""
    if reader == giver or not (state.passing and state.round_number % state.seats):
        return True
    passed = state.phase != PASS
    return giver >= state.seats or (passed and reader >= 0 and reader == (giver + state.round_number) % state.seats)


def _sees_wish(state: Any, reader: int, seat: int) -> bool:
    """Return whether the reader sees a wish: its own, or that a seat has none yet (SOS-15)."""
    return bool(reader == seat or state.wish[seat] == 0)


def _sees_hand(state: Any, reader: int, seat: int) -> bool:
    return reader == seat or seat >= state.seats


CARDS = Members(RANK)
SEAT_SET = Members(tuple(range(MAX_SEATS)))
FIELDS = (
    Field("hand", "i8", those(_sees_hand, UNKNOWN, "its owner"), MAX_SEATS, CARDS, by="seat"),
    Field("played", "i8", everybody(), MAX_SEATS, CARDS, by="seat"),  # in this round
    Field(
        "gave", "i8", those(_sees_gift, UNKNOWN, "giver; receiver once all have chosen"), MAX_SEATS, CARDS, by="seat"
    ),
    Field("follow", "i8", everybody(), observed=CARDS),  # all cards of the suits in the trick
    Field("trick", "i8", everybody(), 0, CARDS),  # cards in the trick
    *DRAW_FIELDS,
    Field("round_number", "i4", everybody(), 0, Number()),
    Field("score", "i4", everybody(), MAX_SEATS, Number(), by="seat"),
    Field("led", "i2", everybody(), 0, Members(SUIT_NAMES)),  # the suits in the trick
    Field("target", "i2", everybody(), 0, Number()),
    # suits that the seat has shown not to hold
    Field("void", "i2", everybody(), MAX_SEATS, Members(SUIT_NAMES), by="seat"),
    # the cards of the trick in order, then those of the trick before
    Field("laid", "i1", everybody(), MAX_SEATS, observed=Name(RANK)),
    Field("taken", "i1", everybody(), MAX_SEATS, Number(), by="seat"),  # tricks taken in this round
    Field("faces", "i1", everybody(), MAX_SEATS, Number(), by="seat"),  # Face cards in these tricks
    Field("points", "i1", everybody(), MAX_SEATS, Number(), by="seat"),  # penalty points of the last completed round
    # SOS-15: the choice of a tied seat, from 1 (play on); 0: none yet
    Field(
        "wish",
        "i1",
        those(_sees_wish, UNKNOWN, "its owner; everybody while there is none"),
        MAX_SEATS,
        Number(),
        by="seat",
    ),
    Field("events", "i1", everybody()),
    Field("event", "i1", event_audience(), EVENT_ROOM),
    Field("seats", "i1", everybody()),
    Field("strife", "i1", everybody()),
    Field("passing", "i1", everybody()),
    Field("happy", "i1", everybody()),
    Field("extra", "i1", everybody()),  # what follows a tie for the fewest points
    Field("phase", "i1", everybody(), 0, Name(PHASES)),
    Field("turn", "i1", everybody(), 0, Number(), of="seat"),
    # seats that must still choose cards to give, or whether to play on
    Field("owing", "i1", everybody(), of="seat", observed=SEAT_SET),
    Field("in_trick", "i1", everybody()),
    Field("leader", "i1", everybody(), 0, Number(), of="seat"),
    Field("opening", "i1", everybody()),  # whether the round's first card is still to be played
)
"""The fields of a state (SOS-1 to SOS-15). Sets of cards are bit sets; seats beyond `seats` hold nothing."""
STATE = state_dtype(FIELDS)


def census(row: Any) -> list[int]:
    """Return the rank of every card that a seat holds or has played this round, ascending."""
    held = row["hand"].tolist() + row["played"].tolist()
    return sorted(rank for cards in held for rank in CARDS.value(cards))


def taking_card(trick: int, strife: int) -> int:
    """Return the card that takes a complete trick (SOS-8, SOS-9)."""
    counted = trick
    if strife:
        faces = trick & FACES
        while faces:
            counted &= ~FOLLOW[lowest(faces)]
            faces &= faces - 1
        if counted == 0:
            return highest(trick)
    best = 0
    cards = counted
    while cards:  # card by card, as a processor predicts the number of cards better than that of suits
        card = lowest(cards)
        cards &= cards - 1
        best = max(best, popcount(counted & FOLLOW[card]) << 6 | card)
    return best & 63
