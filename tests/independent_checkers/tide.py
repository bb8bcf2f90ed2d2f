"""A stranger's check of a Turn the Tide record: written from the rule page and the record page alone.

It reads the record as plain JSON, imports nothing of the program, follows every card and tide from the deal to the last
round, and raises `Unbelievable` where the account breaks a rule. Ids in the messages are those of the rule page.
"""

from independent_checkers.doubt import Reader, Unbelievable, insist


def printed(card):
    """TTT-1: life preservers on a card, in halves."""
    for last, halves in ((12, 0), (24, 1), (36, 2), (48, 1), (60, 0)):
        if card <= last:
            return halves
    raise Unbelievable(f"TTT-1: there is no card {card}")


class Stranger(Reader):
    """Follows one record; `check` returns the final totals."""

    def __init__(self, record):
        super().__init__(record)
        self.totals = [0] * self.players
        self.hands = []
        """The cards with which the round began."""
        self.decided = []
        """What the seats chose, hand by hand: a dict from seat to card."""

    def check(self):
        insist(3 <= self.players <= 5, "options", "players")
        for number in range(1, self.options["rounds"] + 1):
            self.play_round(number)
        most = max(self.totals)
        winners = [seat for seat, total in enumerate(self.totals) if total == most]
        self.expect("TTT-15", event="game_end", winners=winners, scores=self.totals)
        self.finish(winners, self.totals)
        self.check_decisions()
        return self.totals

    def check_decisions(self):
        """Each hand's bids came in some order, all before they were revealed; a bid is the card's number."""
        at = 0
        for bids in self.decided:
            made = self.record["decisions"][at : at + len(bids)]
            insist({d["seat"]: d["action"] for d in made} == bids, "TTT-6", f"decisions {at} to {at + len(bids) - 1}")
            at += len(bids)
        insist(at == len(self.record["decisions"]), "records", "every decision appears in an event")

    def play_round(self, number):
        tides = self.deal(number)
        self.left = [set(hand) for hand in self.hands]
        self.up = [sum(map(printed, hand)) // 2 for hand in self.hands]
        self.top = [0] * self.players
        self.out = set()
        for hand in range(12):
            low, high = sorted(tides[2 * hand : 2 * hand + 2])
            self.expect("TTT-6", event="tides", hand=hand + 1, low=low, high=high)
            self.bid(low, high)
            self.turn_down()
            if self.players - len(self.out) <= 2:
                break
        self.count()

    def deal(self, number):
        """TTT-3 to TTT-5, TTT-14; returns the tides."""
        deal = self.next("deal")
        insist(deal["round"] == number, "records", "rounds count from 1")
        cards = [card for hand in deal["hands"] for card in hand]
        insist([len(hand) for hand in deal["hands"]] == [12] * self.players, "TTT-3", "twelve cards each")
        insist(len(set(cards)) == len(cards) and set(cards) <= set(range(1, 61)), "TTT-1", "each card once")
        if number > 1:
            passed = self.hands[-1:] + self.hands[:-1]
            insist(deal["hands"] == passed, "TTT-14", "every hand passes to the left")
        self.hands = deal["hands"]
        preservers = [sum(map(printed, hand)) // 2 for hand in self.hands]
        insist(deal["preservers"] == preservers, "TTT-4", f"{deal['preservers']} for {preservers}")
        insist(sorted(deal["tides"]) == [tide for tide in range(1, 13) for _ in "ab"], "TTT-2", "two of each tide")
        return deal["tides"]

    def bid(self, low, high):
        """TTT-6, TTT-7, TTT-10."""
        told = self.next("bids")["cards"]
        insist(len(told) == self.players, "records", "a bid a seat")
        for seat, card in enumerate(told):
            insist((card is None) == (seat in self.out), "TTT-9", f"seat {seat} bids {card}")
            insist(card is None or card in self.left[seat], "TTT-6", f"seat {seat} does not hold {card}")
        bids = {seat: card for seat, card in enumerate(told) if card is not None}
        self.decided.append(bids)
        for seat, card in bids.items():
            self.left[seat].remove(card)
        first, second = sorted(bids, key=bids.get)[:-3:-1]
        for seat, tide in ((first, low), (second, high)):
            self.expect("TTT-7", event="take_tide", seat=seat, tide=tide)
            self.top[seat] = tide

    def turn_down(self):
        """TTT-8, TTT-9."""
        most = max(self.top)
        for seat in [seat for seat, tide in enumerate(self.top) if tide == most]:
            if self.up[seat]:
                self.up[seat] -= 1
                self.expect("TTT-8", event="lose_preserver", seat=seat, left=self.up[seat])
            else:
                self.out.add(seat)
                self.top[seat] = 0
                self.expect("TTT-9", event="eliminated", seat=seat)

    def count(self):
        """TTT-12, TTT-13."""
        inside = [seat for seat in range(self.players) if seat not in self.out]
        least = min(self.top[seat] for seat in inside)
        bonus = [seat for seat in inside if self.top[seat] == least]
        points = [-1 if seat in self.out else self.up[seat] + (seat in bonus) for seat in range(self.players)]
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self.expect("TTT-12", event="round_end", points=points, totals=self.totals, bonus=bonus)


def check(record):
    """Raise Unbelievable where the record breaks a rule; returns the final totals."""
    return Stranger(record).check()
