"""Lean records of Seas of Strife, Turn the Tide and Sea Change: the deal, and the events that decisions are."""

from independent_checkers import sea_change, seas, tide
from independent_checkers.doubt import insist
from independent_checkers.lean import Lean

RANKS = [rank for low, high in seas.COLOURS.values() for rank in range(low, high + 1)]


class Seas(Lean, seas.Stranger):
    game, title = "seas-of-strife", "Seas of Strife"

    def number(self, card):
        """Return the action number; a seat's number is that of the card with this rank."""
        return RANKS.index(card)

    def make_deal(self):
        self.dice.begin()
        cards = sorted(seas.deck(self.players, self.rules))
        hands = self.dice.deal(cards, [len(cards) // self.players] * self.players)
        return {"round": self.round, "hands": hands}

    def make_play(self):
        seat, action = self.decide()
        return {"seat": seat, "card": RANKS[action]}

    def make_choose_leader(self):
        seat, action = self.decide()
        return {"seat": seat, "leader": action - 60}

    def make_pass(self):
        seat, actions = self.together(dict.fromkeys(range(self.players), 2))
        cards = sorted(RANKS[action] for action in actions)
        return {"from": seat, "to": (seat + self.round) % self.players, "cards": cards}

    def make_play_on(self):
        tied = [seat for seat, total in enumerate(self.totals) if total == min(self.totals)]
        seat, (action,) = self.together(dict.fromkeys(tied, 1))
        insist(action in (66, 67), "SOS-15", "66 or 67")
        return {"seat": seat, "agrees": action == 66}


class Tide(Lean, tide.Stranger):
    game, title = "turn-the-tide", "Turn the Tide"

    def make_deal(self):
        hands = self.hands[-1:] + self.hands[:-1]
        if not hands:
            self.dice.begin()
            hands = self.dice.deal(range(1, 61), [12] * self.players + [60 - 12 * self.players])[: self.players]
        self.dice.begin()
        self.round += 1
        tides = [value for value in range(1, 13) for _ in "ab"]
        for m in range(24, 1, -1):
            at = self.dice.draw(m)
            tides[at], tides[m - 1] = tides[m - 1], tides[at]
        preservers = [sum(map(tide.printed, hand)) // 2 for hand in hands]
        return {"round": self.round, "hands": hands, "preservers": preservers, "tides": tides}

    def make_bids(self):
        cards = [None] * self.players
        inside = [seat for seat in range(self.players) if seat not in self.out]
        for _ in inside:
            seat, (cards[seat],) = self.together(dict.fromkeys(inside, 1))
        return {"cards": cards}


class SeaChange(Lean, sea_change.Stranger):
    game, title = "sea-change", "Sea Change"
    plays = 0

    def number(self, card):
        return card if isinstance(card, int) else 16 * "YPBRG".index(card[0]) + sea_change.number(card)

    def make_deal(self):
        self.dice.begin()
        dealer = self.dice.draw(self.players) if self.round == 1 else (self.dealer or 0) + 1
        cards = sorted(sea_change.deck(self.players), key=self.number)
        *hands, pile = self.dice.deal(cards, [10] * self.players + [len(cards) - 10 * self.players])
        made = {"round": self.round, "hands": hands}
        if self.players > 1:
            made["dealer"] = dealer % self.players
        if self.players < 3:
            made["draw_pile" if self.players == 2 else "stack"] = self.dice.order(pile)
        return made

    def make_play(self):
        self.plays += 1
        if self.players == 1 and self.plays % 3 != 2:
            return {"seat": None, "card": self.pile[0]}
        seat, action = self.decide()
        return {"seat": seat, "card": f"{'YPBRG'[action // 16]}{action % 16}"}
