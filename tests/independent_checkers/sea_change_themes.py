"""A stranger's check of the sentences of Sea Change's themes: written from the rule page and their words alone.

It reads a redacted row as sets of named cards. `Told.holds` says whether a sentence is true as it stands.
"""

from independent_checkers.sea_change import deck, number, who_takes

SUITS = "YPBRG"


def named(card):
    return f"{SUITS[card // 16]}{card % 16}"


def cards_of(low, high):
    return {named(card) for card in range(80) if (low | high << 48) >> card & 1}


class Told:
    """An action of `seat`, as `reader` sees the row."""

    def __init__(self, row, reader, seat, action):
        self.row, self.reader, self.seat, self.card = row, reader, seat, named(action)
        self.players, self.teams = int(row["seats"]), int(row["teams"])
        words = [int(word) for word in row["collected"]]
        self.piles = [cards_of(*words[2 * side : 2 * side + 2]) for side in range(int(row["sides"]))]
        self.trick = [named(int(card)) for card in row["trick"][: row["in_trick"]]]
        self.cards = [*self.trick, self.card]
        self.hand = cards_of(*map(int, row["hand"][2 * seat : 2 * seat + 2])) if reader == seat else set()
        self.out = set(deck(self.players)).difference(*self.piles, self.cards, self.hand)
        self.before = SUITS[row["trump"]] if row["trump"] >= 0 else None
        self.trump = self.after(self.trick, self.card, self.before)
        size = 3 if self.players == 1 else self.players
        self.last, self.final = len(self.cards) == size, int(row["held"][seat]) == 1
        self.best = self.taker(self.cards, self.trump)
        self.points = sum(map(self.worth, self.cards))
        if self.final and self.last and f"{self.trump}0" in self.cards:
            self.points += 5

    def after(self, trick, card, trump):
        """SEA-6, SEA-8: trump when the card has been played."""
        return card[0] if trump is None or (trick and number(trick[-1]) == number(card)) else trump

    def taker(self, cards, trump):
        return cards[who_takes(cards, trump)]

    def worth(self, card):
        return int(self.row["value"][number(card)])

    def side(self, seat):
        return seat % self.teams if self.teams else seat

    def owner(self, card):
        """The seat that played a card of the trick; None: the stack."""
        place = self.cards.index(card)
        if self.players == 1:
            return 0 if place == 1 else None
        return (int(self.row["leader"]) + place) % self.players

    def others(self, card):
        owner = self.owner(card)
        return owner is None or self.side(owner) != self.side(self.seat)

    def beaters(self):
        """Cards still out that would be ahead of this one under the same trump."""
        return {card for card in self.out if self.taker([*self.cards, card], self.trump) != self.card}

    def higher(self):
        return {card for card in self.out if card[0] == self.card[0] and number(card) > number(self.card)}

    def above(self, suit):
        """The numbers of the suit's cards still out, and of those above this card."""
        return sum(card[0] == suit for card in self.out), len(self.higher())

    def given(self, worth, seat):
        """The last card, of this worth, goes to a seat of another side."""
        return self.last and worth == self.worth(self.card) and self.others(self.best) and self.owner(self.best) == seat

    def behind(self, worth, card):
        """This one, of that worth, cannot take the trick under the same trump, and the other is ahead."""
        takers = {self.taker([*self.cards, more], self.trump) for more in self.out}
        return worth == self.worth(self.card) and self.best == named(card) and self.card not in {*takers, self.best}

    def makes(self, suit):
        return self.card[0] == self.trump == SUITS[suit] != self.before

    def pile(self, seat, zero, suit, ours):
        """The 0 lies in the pile of the seat, which is of this side or of another."""
        lies = zero == f"{SUITS[suit]}0" and zero in self.piles[self.side(seat)]
        return lies and (self.side(seat) == self.side(self.seat)) == ours

    def partner(self, seat, card, worth):
        ours = self.side(self.seat) == self.side(self.reader) == self.side(seat) and self.seat != seat
        ahead = self.owner(self.best) == seat and self.best == named(card)
        return self.teams and ours and ahead and worth == self.worth(self.card)

    def taken(self):
        """The cards of the stack that take the trick from this one, also by a Sea Change."""
        after = {card: self.after(self.cards, card, self.trump) for card in self.out}
        return [card for card, trump in after.items() if self.taker([*self.cards, card], trump) != self.card]

    def held(self, suit):
        return sum(card[0] == SUITS[suit] for card in self.hand - {self.card})

    def holds(self, theme, certainty, a, b, c, d):
        return bool(CLAIMS[f"{theme} {certainty}"](self, a, b, c, d))


def taking(told):
    return told.last and told.best == told.card


def leading(told, suit):
    return not told.trick and told.card[0] == SUITS[suit]


def changed(told, card):
    was = told.taker(told.trick, told.before)
    return told.best == told.card and named(card) == was and told.others(was)


CLAIMS = {
    "takes_points sure": lambda t, a, b, c, d: taking(t) and a == t.points > 0,
    "takes_minus sure": lambda t, a, b, c, d: taking(t) and a == t.points < 0,
    "takes_zero sure": lambda t, a, b, c, d: (
        taking(t) and t.card != f"{SUITS[b]}0" == named(a) and named(a) in t.cards and not t.final
    ),
    "sheds sure": lambda t, a, b, c, d: a < 0 and t.given(a, b),
    "sheds out": lambda t, a, b, c, d: a < 0 and t.behind(a, c),
    "leaves_minus sure": lambda t, a, b, c, d: a == t.points < 0 and t.given(t.worth(t.card), b),
    "gives_points sure": lambda t, a, b, c, d: a > 0 and t.given(a, b),
    "gives_points out": lambda t, a, b, c, d: a > 0 and t.behind(a, c) and t.others(named(c)),
    "gives_zero sure": lambda t, a, b, c, d: t.card == f"{SUITS[b]}0" and t.given(0, a),
    "gives_zero out": lambda t, a, b, c, d: t.card == f"{SUITS[b]}0" and 0 < t.above(SUITS[b])[0] == len(t.higher()),
    "ahead_minus sure": lambda t, a, b, c, d: t.best == t.card and a == t.points < 0 and not t.last,
    "ahead_minus out": lambda t, a, b, c, d: (
        leading(t, b) and a == t.worth(t.card) < 0 and c == t.above(SUITS[b])[1] < t.above(SUITS[b])[0] / 2
    ),
    "leads_high sure": lambda t, a, b, c, d: not t.trick and t.card[0] == t.before and a == t.points > 0,
    "leads_high out": lambda t, a, b, c, d: (
        leading(t, b) and c == t.above(SUITS[b])[1] and a in map(t.worth, t.out) and a < 0
    ),
    "leads_low out": lambda t, a, b, c, d: leading(t, b) and (a, c) == t.above(SUITS[b]) and c > 1,
    "unbeaten out": lambda t, a, b, c, d: t.best == t.card and not t.beaters(),
    "unmatched sure": lambda t, a, b, c, d: a == number(t.card) and a not in map(number, t.out) and not t.last,
    "stays_under sure": lambda t, a, b, c, d: (
        named(a) in t.trick and named(a)[0] == t.card[0] and t.card not in {t.taker(t.cards, suit) for suit in SUITS}
    ),
    "feeds_partner sure": lambda t, a, b, c, d: t.last and t.partner(b, c, a),
    "feeds_partner out": lambda t, a, b, c, d: t.partner(b, c, a),
    "change_takes sure": lambda t, a, b, c, d: t.last and t.makes(a) and changed(t, b),
    "change_takes out": lambda t, a, b, c, d: t.makes(a) and changed(t, b),
    "changed_away sure": lambda t, a, b, c, d: (
        t.makes(a) and SUITS[b] == t.before and c == t.seat and t.held(b) > t.held(a)
    ),
    "own_zero sure": lambda t, a, b, c, d: t.makes(a) and t.pile(b, named(c), a, True),
    "raises_zero sure": lambda t, a, b, c, d: t.makes(a) and t.pile(b, named(c), a, False),
    "ends_zero sure": lambda t, a, b, c, d: t.makes(a) and SUITS[d] == t.before and t.pile(b, named(c), d, False),
    "needed_eight out": lambda t, a, b, c, d: (
        t.players == 1 and 8 in map(number, t.cards) and t.best == t.card and 8 not in map(number, t.piles[0])
    ),
    "stack_seldom out": lambda t, a, b, c, d: t.players == 1 and a == len(t.taken()) > 0 and b == len(t.out),
    "no_points sure": lambda t, a, b, c, d: not t.trick and number(t.card) > 0 == t.worth(t.card),
    "last_of_suit out": lambda t, a, b, c, d: (
        t.card[0] == SUITS[a] and b == t.seat == t.reader and not t.held(a) and c == t.above(SUITS[a])[0]
    ),
    "spends_high out": lambda t, a, b, c, d: (
        t.card[0] == SUITS[a] and t.best != t.card and t.above(SUITS[a])[0] and not t.higher()
    ),
    "ahead_plus out": lambda t, a, b, c, d: (
        t.trick and t.best == t.card and a == t.points > 0 and b == len(t.beaters())
    ),
    "matchable out": lambda t, a, b, c, d: (
        not t.trick and a == number(t.card) and b == sum(number(card) == a for card in t.out) > 1
    ),
}
"""By theme and certainty: whether the sentence is true with these numbers."""
