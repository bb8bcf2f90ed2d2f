"""A stranger's check of a Sea Change record: written from the rule page and the record page alone.

It reads the record as plain JSON, imports nothing of the program, follows every card from the deal to the last
trick, and raises `Unbelievable` where the account breaks a rule. Ids in the messages are those of the rule page.
"""

from independent_checkers.doubt import Reader, insist


def deck(players):
    """SEA-2: three suits to five; for more players each suit has one value more at both ends."""
    suits, more = "YPBRG"[: max(3, players)], max(0, players - 5)
    return [f"{suit}{value}" for suit in suits for value in (0, *range(4 - more, 13 + more))]


def number(card):
    return int(card[1:])


def in_order(cards):
    return sorted(cards, key=lambda card: ("YPBRG".index(card[0]), number(card)))


def who_takes(cards, trump):
    """SEA-10: the place in the trick of the card that takes it."""
    of_trump = [card for card in cards if card[0] == trump]
    of_lead = [card for card in cards if card[0] == cards[0][0]]
    return cards.index(max(of_trump or of_lead, key=number))


class Stranger(Reader):
    """Follows one record; `check` returns the final scores."""

    def __init__(self, record):
        super().__init__(record)
        self.teams = self.options["teams"]
        self.sides = 2 if self.players == 1 else self.teams or self.players
        self.target = self.options["target"]
        self.points = {0: 0, **dict(enumerate(self.options["points"], 1))}
        self.totals = [0] * self.sides
        self.dealer = None
        self.decided = []
        """(seat, action) as the events tell them."""

    def side(self, seat):
        """SEA-14, SEA-17."""
        if seat is None:
            return 1
        return seat % self.teams if self.teams else seat

    def check(self):
        insist(len(self.target) == self.sides, "records", "a target a side")
        winners = []
        while not winners:
            winners = self.play_round()
        seats = [seat for seat in range(self.players) if self.side(seat) in winners]
        self.expect("SEA-13", event="game_end", winners=seats, scores=self.totals)
        self.finish(seats, self.totals)
        told = [(decision["seat"], decision["action"]) for decision in self.record["decisions"]]
        insist(told == self.decided, "records", "every decision appears as an event")
        return self.totals

    def play_round(self):
        """One round; the sides that have won the game with it."""
        self.round += 1
        self.read_deal()
        self.trump = None
        self.collected = [[] for _ in range(self.sides)]
        leader = None if self.players == 1 else (self.dealer + 1) % self.players
        while any(self.hands):
            taker = self.play_trick(leader)
            leader = None if self.players == 1 else taker
        insist(not self.pile, "SEA-15", "the pile is used up")
        return self.count()

    def read_deal(self):
        """SEA-2, SEA-5, SEA-15, SEA-16."""
        event = self.next("deal")
        insist(event["round"] == self.round, "records", "rounds count from 1")
        if self.players == 1:
            insist("dealer" not in event, "records", "nobody deals")
        else:
            fine = 0 <= event["dealer"] < self.players
            if self.dealer is not None:
                fine = event["dealer"] == (self.dealer + 1) % self.players
            insist(fine, "SEA-5", "the deal passes to the left")
            self.dealer = event["dealer"]
        hidden = {1: ("stack", 20), 2: ("draw_pile", 10)}.get(self.players)
        self.pile = list(event[hidden[0]]) if hidden else []
        insist(len(self.pile) == (hidden[1] if hidden else 0), "SEA-15", "cards that are not dealt")
        self.hands = [set(hand) for hand in event["hands"]]
        insist([len(hand) for hand in event["hands"]] == [10] * self.players, "SEA-5", "ten cards each")
        insist(all(hand == in_order(hand) for hand in event["hands"]), "records", "hands by suit and value")
        cards = [card for hand in event["hands"] for card in hand] + self.pile
        insist(sorted(cards) == sorted(deck(self.players)), "SEA-2", "the whole deck")

    def play_trick(self, leader):
        """SEA-6 to SEA-10; who took it (None: the stack)."""
        order = [None, 0, None] if self.players == 1 else [(leader + n) % self.players for n in range(self.players)]
        cards = []
        for seat in order:
            self.play_card(seat, cards)
        best = who_takes(cards, self.trump)
        self.expect("SEA-10", event="trick", taker=order[best], card=cards[best], cards=cards)
        self.collected[self.side(order[best])] += cards
        return order[best]

    def play_card(self, seat, cards):
        event = self.next("play")
        card = event["card"]
        insist(event["seat"] == seat, "SEA-5", f"it is the turn of {seat}")
        if seat is None:
            insist(card == self.pile.pop(0), "SEA-16", "the stack's next card")
        else:
            insist(card in self.hands[seat], "SEA-7", f"seat {seat} does not hold {card}")
            self.follow(seat, card, cards)
            self.hands[seat].remove(card)
            self.decided.append((seat, 16 * "YPBRG".index(card[0]) + number(card)))
        if self.trump is None:
            self.turn(card, "lead", "SEA-6")
        elif cards and number(cards[-1]) == number(card):
            self.turn(card, "sea_change", "SEA-8")
        cards.append(card)
        if self.players == 2 and self.pile:
            drawn = self.pile.pop(0)
            self.expect("SEA-15", event="draw", seat=seat, card=drawn)
            self.hands[seat].add(drawn)

    def turn(self, card, cause, rule):
        self.trump = card[0]
        self.expect(rule, event="trump", suit=card[0], cause=cause)

    def follow(self, seat, card, cards):
        """SEA-7, SEA-9."""
        if not cards or card[0] == cards[0][0] or number(card) == number(cards[-1]):
            return
        could = [held for held in self.hands[seat] if held[0] == cards[0][0]]
        insist(not could, "SEA-7", f"seat {seat} could follow with {could}, played {card}")

    def count(self):
        """SEA-3, SEA-4, SEA-12, SEA-13, SEA-17."""
        zero = self.trump + "0"
        points = [sum(self.points[number(card)] for card in pile) for pile in self.collected]
        with_zero = next(side for side, pile in enumerate(self.collected) if zero in pile)
        points[with_zero] += 5
        if self.players == 1:
            won = points[0] > points[1] and any(number(card) == 8 for card in self.collected[0])
            gained = [int(won), int(not won)]
        else:
            gained = [int(more == max(points)) for more in points]
        self.totals = [total + more for total, more in zip(self.totals, gained, strict=True)]
        numbers = [len(pile) for pile in self.collected]
        self.expect(
            "SEA-12",
            event="round_end",
            points=points,
            victory_points=gained,
            totals=self.totals,
            trump_zero=with_zero,
            cards=numbers,
        )
        reached = [side for side in range(self.sides) if self.totals[side] >= self.target[side]]
        if with_zero in reached:
            return [with_zero]
        return [side for side in reached if numbers[side] == min(numbers[other] for other in reached)]


def check(record):
    """Raise Unbelievable where the record breaks a rule; returns the final scores."""
    return Stranger(record).check()
