"""A stranger's check of what is said of a play of Seas of Strife: each sentence of `themes.json` against all cards.

It is written from the sentences and the rule page alone, and imports nothing of the program. It knows every hand, so it
proves what the sentences claim of cards that are out. What they claim of the rest of the trick, it proves on random
endings of it, of all cards that the reader does not see.
"""

from dataclasses import dataclass, field
from random import Random

from independent_checkers.seas import colour, deck, is_face, who_takes

SUITS = ("orange", "red", "gray", "blue", "green", "purple", "teal", "dark red")
RANKS = [rank for rank in range(75) if rank in deck(4, "texas")]
"""A card's number in a sentence to its rank."""


@dataclass
class Scene:
    """A decision of `seat`, as nobody at the table sees it. Cards are ranks."""

    players: int
    rules: str
    happy: bool
    seat: int
    reader: int
    hands: list
    trick: list
    """(seat, card) in order."""
    taken: list = field(default_factory=list)
    faces: list = field(default_factory=list)
    rng: Random = field(default_factory=Random)

    def cards(self):
        return [card for _, card in self.trick]

    def left(self):
        """The seats that still play to the trick."""
        return [(self.seat + after) % self.players for after in range(1, self.players - len(self.trick))]

    def other_hands(self, but):
        return {card for seat, hand in enumerate(self.hands) if seat != but for card in hand}

    def endings(self, card, count=12):
        """Random complete tricks with the card."""
        pool = sorted(self.other_hands(self.seat if self.reader == self.seat else None) - {card})
        for _ in range(count):
            yield [*self.cards(), card, *self.rng.sample(pool, len(self.left()))]

    def takes(self, cards):
        return who_takes(cards, self.rules)


def alive(scene, cards):
    """The suits of a trick that count, each with its cards."""
    suits = {colour(card): {each for each in cards if colour(each) == colour(card)} for card in cards}
    return {suit: pile for suit, pile in suits.items() if scene.rules == "texas" or not any(map(is_face, pile))}


def is_true(scene, theme, action, numbers):
    """Return whether the sentence of a theme about an action holds; `numbers`: its four."""
    return CHECKS[theme](scene, RANKS[action] if action < 60 else action - 60, *numbers)


def of(suit, cards):
    return {card for card in cards if colour(card) == SUITS[suit]}


def lower(card, cards):
    """How many of the cards are below one in its suit."""
    return sum(colour(each) == colour(card) and each < card for each in cards)


def stays_under(scene, card, whose, top, *_):
    over = (whose, RANKS[top]) in scene.trick and lower(RANKS[top], [card]) == 1
    return over and all(scene.takes(trick) != card for trick in scene.endings(card))


def highest_under(scene, card, whose, suit, top, *_):
    own = {each for each in of(suit, scene.hands[whose]) if each < RANKS[top]}
    return whose == scene.seat == scene.reader and RANKS[top] in scene.cards() and max(own) == card and len(own) > 1


def most_below(scene, card, whose, below, *_):
    counts = {own: lower(own, scene.other_hands(whose)) for own in scene.hands[whose]}
    return whose == scene.seat == scene.reader and not scene.trick and counts[card] == max(counts.values()) == below


def counted(scene, card, suit, above, below, *_):
    """The numbers of cards that are out, for the reader, above and below a card."""
    out = of(suit, scene.other_hands(scene.reader) - {card})
    return colour(card) == SUITS[suit] and (len(out) - lower(card, out), lower(card, out)) == (above, below)


def around(scene, card, suit):
    """The cards of a suit that are out for the reader, and those that a seat to come may play on a card."""
    falls = {each for seat in scene.left() for each in scene.hands[seat]}
    return of(suit, scene.other_hands(scene.reader) | falls) - {card}


def nothing_lower(scene, card, suit, *_):
    out = of(suit, scene.other_hands(scene.reader) - {card})
    return bool(out) and colour(card) == SUITS[suit] and min(around(scene, card, suit)) > card


def nothing_higher(scene, card, suit, *_):
    return colour(card) == SUITS[suit] and max(around(scene, card, suit), default=-1) < card


def alone(scene, card, suit, *_):
    others = scene.other_hands(scene.seat if scene.reader == scene.seat else None) - {card}
    tricks = [alive(scene, trick) for trick in scene.endings(card) if scene.takes(trick) == card]
    pairs = any(len(pile) > 1 for piles in tricks for pile in piles.values())
    return colour(card) == SUITS[suit] and not of(suit, others) and scene.rules == "texas" and not pairs


def little_use(scene, card, above, below, *_):
    few = scene.reader == scene.seat and below <= above <= 2
    return few and counted(scene, card, SUITS.index(colour(card)), above, below)


def takes_last(scene, card, *_):
    return not scene.left() and scene.takes([*scene.cards(), card]) == card


def safe_last(scene, card, whose, best, *_):
    taker = scene.takes([*scene.cards(), card])
    return not scene.left() and taker == RANKS[best] != card and (whose, taker) in scene.trick


def takes_high(scene, card, *_):
    own, suits = scene.hands[scene.seat], set(map(colour, scene.cards()))
    legal = {each for each in own if colour(each) in suits} or own
    return card == max(legal) and len(legal) > 1 and all(takes_last(scene, each) for each in legal)


def sheds_danger(scene, card, below, whose, kept, *_):
    counts = lower(card, scene.other_hands(whose)), lower(card, scene.hands[whose])
    return scene.reader == scene.seat == whose and counts == (below, kept) and below > 1 >= kept


def spends_low(scene, card, higher, *_):
    others = of(SUITS.index(colour(card)), scene.other_hands(scene.seat))
    return scene.reader == scene.seat and len(others) - lower(card, others) == higher > 2 * lower(card, others)


def last_of_suit(scene, card, whose, suit, *_):
    only = of(suit, scene.hands[whose]) == {card} and len(scene.hands[whose]) > 1
    return scene.reader == scene.seat == whose and only


def names_leader(scene, card, *_):
    return is_face(card) and scene.rules == "texas" and takes_last(scene, card) and len(scene.hands[scene.seat]) > 1


def plays_last(scene, leader, named, whose, *_):
    return named == leader and (named + scene.players - 1) % scene.players == whose == scene.seat


def plays_second(scene, leader, named, whose, unseen, *_):
    return named == leader and (named + 1) % scene.players == whose == scene.seat and unseen == scene.players - 2


def zeroes(scene, card, suit, *_):
    counts = any(alive(scene, trick) for trick in scene.endings(card) if scene.takes(trick) == card)
    return scene.rules == "strife" and is_face(card) and colour(card) == SUITS[suit] and not counts


def saves_lead(scene, card, kept, suit, above, *_):
    own = scene.reader == scene.seat and RANKS[kept] in scene.hands[scene.seat] and not scene.trick
    return own and colour(card) != SUITS[suit] and counted(scene, RANKS[kept], suit, above, 0)


def free_trick(scene, card, *_):
    def points(tricks, faces):
        return max(0, tricks - faces)

    tricks, faces = scene.taken[scene.seat], scene.faces[scene.seat]
    after = [points(tricks + 1, faces + sum(map(is_face, trick))) for trick in scene.endings(card)]
    return scene.happy and max(after) <= points(tricks, faces)


CHECKS = {
    **{name: check for name, check in list(globals().items()) if getattr(check, "__code__", None)},
    "many_above": lambda *args: args[3] > 2 * args[4] and counted(*args),
    "few_above": lambda *args: args[4] > args[3] and counted(*args),
}
"""By the ids of the themes."""
