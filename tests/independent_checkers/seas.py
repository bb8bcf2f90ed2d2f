"""A stranger's check of a Seas of Strife record: written from the rule page and the record page alone.

It reads the record as plain JSON, imports nothing of the program, follows every card from the deal to the last
trick, and raises `Unbelievable` where the account breaks a rule. Ids in the messages are those of the rule page.
"""

from independent_checkers.doubt import Reader, Unbelievable, insist

COLOURS = {
    "orange": (0, 10),
    "red": (11, 20),
    "gray": (21, 29),
    "blue": (31, 38),
    "green": (41, 47),
    "purple": (51, 56),
    "teal": (61, 65),
    "dark red": (71, 74),
}


def colour(card):
    for name, (low, high) in COLOURS.items():
        if low <= card <= high:
            return name
    raise Unbelievable(f"SOS-1: there is no card {card}")


def is_face(card):
    return card == COLOURS[colour(card)][1]


def deck(players, rules):
    """SOS-2 to SOS-4."""
    without = set()
    if players == 3:
        without = {"orange", "dark red"} if rules == "texas" else {"orange", "red", "gray"}
    return {card for name, (low, high) in COLOURS.items() if name not in without for card in range(low, high + 1)}


def who_takes(cards, rules):
    """SOS-8, SOS-9: the card that takes a trick."""
    piles = {}
    for card in cards:
        piles.setdefault(colour(card), []).append(card)
    if rules == "strife":
        piles = {name: pile for name, pile in piles.items() if not any(map(is_face, pile))}
    if not piles:
        return max(cards)
    most = max(len(pile) for pile in piles.values())
    return max(max(pile) for pile in piles.values() if len(pile) == most)


class Stranger(Reader):
    """Follows one record; `check` returns the final totals."""

    def __init__(self, record):
        super().__init__(record)
        self.rules = self.options["rules"]
        self.totals = [0] * self.players
        self.decided = []
        """(seat, what) as the events tell them."""

    def check(self):
        over = False
        while not over:
            over = self.play_round()
        fewest = min(self.totals)
        winners = [seat for seat, total in enumerate(self.totals) if total == fewest]
        self.expect("SOS-14", event="game_end", winners=winners, scores=self.totals)
        self.finish(winners, self.totals)
        seats = [decision["seat"] for decision in self.record["decisions"]]
        insist(len(seats) == len(self.decided), "records", "every decision appears as an event")
        insist(sorted(seats) == sorted(seat for seat, _ in self.decided), "records", "by the same seats")
        return self.totals

    def play_round(self):
        self.round += 1
        deal = self.next("deal")
        insist(deal["round"] == self.round, "records", "rounds count from 1")
        hands = [set(hand) for hand in deal["hands"]]
        cards = [card for hand in deal["hands"] for card in hand]
        insist(len(hands) == self.players, "SOS-2", "a hand a seat")
        insist(len({len(hand) for hand in deal["hands"]}) == 1, "SOS-2", "hands of one size")
        insist(sorted(cards) == sorted(deck(self.players, self.rules)), "SOS-3", "the whole deck is dealt")
        self.pass_cards(hands)
        taken = self.play_tricks(hands)
        return self.count(taken)

    def pass_cards(self, hands):
        """SOS-5."""
        if not self.options["passing"] or self.round % self.players == 0:
            return
        moved = []
        for seat in range(self.players):
            event = self.next("pass")
            to = (seat + self.round) % self.players
            insist((event["from"], event["to"]) == (seat, to), "SOS-5", f"seat {seat} gives to seat {to}")
            gift = set(event["cards"])
            insist(len(gift) == len(event["cards"]) == 2 and gift <= hands[seat], "SOS-5", "two own cards")
            moved.append((to, gift))
            hands[seat] = hands[seat] - gift
            self.decided += [(seat, card) for card in gift]
        for to, gift in moved:
            hands[to] = hands[to] | gift

    def play_tricks(self, hands):
        opening = min(deck(self.players, self.rules))
        leader = next(seat for seat, hand in enumerate(hands) if opening in hand)
        taken = [[] for _ in hands]
        first = True
        while any(hands):
            cards = self.play_trick(hands, leader, opening if first else None)
            first = False
            best = who_takes(cards, self.rules)
            taker = (leader + cards.index(best)) % self.players
            rule = "SOS-8" if self.rules == "texas" else "SOS-9"
            self.expect(rule, event="trick", taker=taker, card=best, cards=cards)
            taken[taker].append(cards)
            leader = taker
            if self.rules == "texas" and is_face(best) and any(hands):
                choice = self.next("choose_leader")
                insist(choice["seat"] == taker, "SOS-11", "the taker chooses")
                insist(0 <= choice["leader"] < self.players, "SOS-11", "a seat")
                self.decided.append((taker, choice["leader"]))
                leader = choice["leader"]
        return taken

    def play_trick(self, hands, leader, opening):
        cards = []
        for turn in range(self.players):
            seat = (leader + turn) % self.players
            event = self.next("play")
            card = event["card"]
            insist(event["seat"] == seat, "SOS-7", f"it is seat {seat}'s turn")
            insist(card in hands[seat], "SOS-7", f"seat {seat} does not hold {card}")
            if opening is not None and not cards:
                insist(card == opening, "SOS-6", f"{opening} opens the round")
            open_colours = {colour(played) for played in cards}
            could = {held for held in hands[seat] if colour(held) in open_colours}
            insist(not could or card in could, "SOS-7", f"seat {seat} could follow with {could}, played {card}")
            hands[seat] = hands[seat] - {card}
            cards.append(card)
            self.decided.append((seat, card))
        return cards

    def count(self, taken):
        """SOS-12 to SOS-15: whether the game is over."""
        points = []
        for tricks in taken:
            faces = sum(is_face(card) for cards in tricks for card in cards)
            points.append(max(0, len(tricks) - faces) if self.options["happy_faces"] else len(tricks))
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self.expect("SOS-12", event="round_end", points=points, totals=self.totals)
        if max(self.totals) < self.options["target"]:
            return False
        tied = [seat for seat, total in enumerate(self.totals) if total == min(self.totals)]
        if len(tied) > 1 and self.options["tie_break"] == "ask":
            return [self.wants_more(seat) for seat in tied] != [True] * len(tied)
        return len(tied) == 1 or self.options["tie_break"] == "shared"

    def wants_more(self, seat):
        """SOS-15: what a tied seat says."""
        told = self.next("play_on")
        insist(told["seat"] == seat, "SOS-15", f"seat {seat} is tied and says whether it plays on")
        self.decided.append((seat, told["agrees"]))
        return told["agrees"]


def check(record):
    """Raise Unbelievable where the record breaks a rule; returns the final totals."""
    return Stranger(record).check()
