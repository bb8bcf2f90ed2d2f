"""A stranger's check of what is said of a bid in Turn the Tide, written from a view and the rule page alone.

It plays a bid out in every way in which the tides may go, with plain sets of cards, and imports nothing of the program.
"""

from itertools import permutations

PLACES = {
    "gives_up_none raises lowers escapes escapes_out": {1},
    "second_stuck second_out wide_gap second_covers": {2},
    "equal_pays covers low_offer": {1, 2},
    "leaves_high keeps_in leaves_next no_lower keeps_low sits sits_out": {3},
}
"""The places among the bids that a sentence names, the highest first; a certain one excludes all others (TTT-7)."""


class Bid:
    """A bid as a reader sees it: who may bid what, and what each place brings."""

    def __init__(self, view, reader, seat, card):
        self.view, self.reader, self.seat, self.card = view, reader, seat, card
        self.low, self.high = sorted(view.tide[2 * view.hand_number - 2 : 2 * view.hand_number])
        self.rivals = [other for other in range(view.seats) if other != seat and view.inside >> other & 1]
        self.top, self.up = view.top[seat], view.up[seat]
        self.bids = {other: self.may_bid(other) for other in self.rivals}

    def held_before(self, other):
        """TTT-14: in round r a seat has held its own hand and those of the r - 1 seats to its left."""
        return self.reader >= 0 and (other - self.reader) % self.view.seats < self.view.round_number

    def known(self, other):
        bits = self.view.hand[other] if self.held_before(other) else self.view.shown[other]
        return {card for card in range(1, 61) if bits >> card & 1}

    def may_bid(self, other):
        played = {card for card in range(1, 61) if self.view.played[other] >> card & 1}
        known = self.known(other)
        if len(known) < 12:
            known = known | set(range(1, 61)).difference(*map(self.known, range(self.view.seats)))
        return known - played - {self.card}

    def beating(self, card):
        return {bid for bids in self.bids.values() for bid in bids if bid > card}

    @property
    def own(self):
        """The cards that the seat can bid."""
        return self.may_bid(self.seat) | {self.card}

    @property
    def below(self):
        return {bid for bids in self.bids.values() for bid in bids if bid < self.card}

    @property
    def places(self):
        """The places that the bid can have."""
        can = sum(max(bids) > self.card for bids in self.bids.values())
        must = sum(min(bids) > self.card for bids in self.bids.values())
        return {min(place, 3) for place in range(must + 1, can + 2)}

    def ends(self, place):
        """Yield who takes the tides if the bid has this place, and what each seat then shows (TTT-7)."""
        for taken in permutations([self.seat, *self.rivals], 2):
            if (taken.index(self.seat) + 1 if self.seat in taken else 3) == place:
                shown = {each: self.view.top[each] for each in (self.seat, *self.rivals)}
                yield taken, shown | dict(zip(taken, (self.low, self.high), strict=True))

    def always(self, claim, *places):
        return all(claim(taken, shown) for place in places or (1, 2, 3) for taken, shown in self.ends(place))

    def pays(self, *places):
        """Whether the seat must turn down a preserver in these places (TTT-8)."""
        return self.always(lambda _, shown: shown[self.seat] == max(shown.values()), *places)

    def spared(self, *places):
        return self.always(lambda _, shown: shown[self.seat] < max(shown.values()), *places)

    def tides_left(self):
        up = self.view.tide[: 2 * self.view.hand_number]
        return [tide for tide in range(1, 13) for _ in range(2 - up.count(tide))]


def is_true(view, reader, seat, card, theme, certainty, n):
    """Return whether the sentence holds in every way in which the bid can go."""
    bid = Bid(view, reader, seat, card)
    if certainty == "sure" and any(theme in names.split() and not bid.places <= PLACES[names] for names in PLACES):
        return False
    whose = n[:2] == [seat, bid.top]
    most = lambda tide: lambda _, shown: max(shown.values()) == tide  # noqa: E731
    after = lambda other, tide: lambda taken, shown: other not in taken or max(shown.values()) == tide  # noqa: E731
    beating, below = len(bid.beating(card)), len(bid.below)
    second = n[:2] == [bid.high, seat] and bid.pays(2)
    claims = {
        "leaves_high": lambda: n[0] == bid.high and n[2:] == [below, beating] and bid.always(most(bid.high)),
        "keeps_in": lambda: second and n[2:] == [below, beating] and bid.up == 0,
        "second_stuck": lambda: second and max(bid.tides_left(), default=0) <= bid.high,
        "second_out": lambda: second and bid.up == 0,
        "wide_gap": lambda: n[:3] == [bid.high, seat, bid.low] and bid.low < bid.high and bid.always(most(bid.high), 2),
        "low_offer": lambda: n[0] == bid.high and n[1] == sum(tide > n[0] for tide in bid.tides_left()),
        "equal_pays": lambda: n[0] == bid.low == bid.high and bid.pays(1, 2),
        "leaves_next": lambda: n[1:] == [view.top[n[0]], bid.high, below] and bid.always(after(n[0], bid.high)),
        "second_next": lambda: n[1] == bid.high and n[0] in bid.bids and bid.always(after(n[0], bid.high), 2),
        "safe_second": lambda: sum(view.top[each] > n[0] for each in bid.rivals) > 1 and bid.spared(),
        "no_lower": lambda: n[0] == bid.high and not below and bid.places == {3},
        "gives_up_none": lambda: bid.top == 0 and n[:2] == [bid.low, beating] and bid.spared(3),
        "keeps_low": lambda: whose and n[2] == beating and 0 < bid.top < bid.low,
        "raises": lambda: whose and n[2:] == [beating, bid.low] and 0 < bid.top < bid.low,
        "lowers": lambda: whose and n[2] == bid.low < bid.top,
        "covers": lambda: whose and bid.high < bid.top,
        "escapes": lambda: whose and n[2] == bid.low and bid.up > 0 and bid.pays(3) and bid.spared(1),
        "escapes_out": lambda: whose and n[2] == bid.low and bid.up == 0 and bid.pays(3) and bid.spared(1),
        "sits": lambda: whose and bid.up > 0 and bid.pays(3),
        "sits_out": lambda: whose and bid.up == 0 and bid.pays(3),
        "exposes": lambda: n[1:] == [view.top[n[0]], seat, bid.top] and bid.always(after(n[0], bid.top), 3),
        "second_covers": lambda: whose and n[2] == bid.high < bid.top,
        "spends_low": lambda: n[3] == below and n[0] == bid.high < n[2] == view.top[n[1]] and n[1] in bid.bids,
        "spends_top": lambda: n[:2] == [bid.high, seat] and card == max(bid.own) and bid.spared(3) and reader == seat,
        "saves_both": lambda: (
            (reader == seat and n[0] in bid.bids and n[1] == view.top[n[0]] > max(bid.high, bid.top))
            and n[2:] == [min(bid.own), max(bid.own)]
            and n[2] < card < n[3]
        ),
        "keeps_strong": lambda: (
            reader == seat and n[0] in bid.own and n[1] == len(bid.beating(n[0])) and not (n[1] and certainty == "sure")
        ),
    }
    return claims[theme]()
