"""Lean records of Feud: every shuffle, and the events that follow from the decisions."""

from independent_checkers import feud
from independent_checkers.doubt import insist
from independent_checkers.feud_fight import is_item, is_strike, kind
from independent_checkers.lean import Lean
from independent_checkers.lean_feud_own import BUY_OWN, COLUMN_ONE, Own

CARDS = [rank + suit for suit in "CSDH" for rank in "3456789"]
CARDS += [rank + suit for rank in "A2T" for suit in "CSDH"] + ["X1", "X2"]
CARDS += [rank + suit for rank in "JQK" for suit in "CSDH"]
NOTHING, TAKE_UP, BUY = 54, 55, 62
MANEUVERS = ["tactical_adjustment", "replacement", "resurrection", "sabotage", "secret_tactical_adjustment"]
MANEUVERS += ["confuse", "betrayal", "heal"]


class Chooser(Lean):
    """What falls by chance, or is a decision of one seat or of both."""

    def number(self, card):
        return CARDS.index(card) if isinstance(card, str) else card

    def ascending(self, cards):
        return sorted(cards, key=CARDS.index)

    def ordered(self, cards):
        """Return a shuffled deck, the next card first."""
        self.dice.begin()
        return self.dice.order(self.ascending(cards))[::-1]

    def decide_as(self, seat):
        made, action = self.decide()
        insist(made == seat, "lean", f"decision {self.used - 1} is of seat {made}, not {seat}")
        return action

    def card_as(self, seat):
        return CARDS[self.decide_as(seat)]

    def cards_of(self, counts):
        return [CARDS[action] for action in self.together(counts)[1]]

    def chosen(self, by, seat, cards):
        """Return a card, by chance or as the seat decides."""
        if by != "chance":
            return self.card_as(seat)
        self.dice.begin()
        return self.dice.pick(self.ascending(cards))

    def scattered(self, seat):
        """Return the columns in an order that keeps the Way of Order (FEUD-39)."""
        self.dice.begin()
        while True:
            rest, columns = self.ascending(self.sides[seat].laid()), []
            while rest:
                columns.append(self.dice.pick(rest))
                rest.remove(columns[-1])
            first = list(map(is_strike, columns)).index(True)
            if not any(map(is_item, columns[:first])):
                return columns


class Feud(Own, Chooser, feud.Stranger):
    game, title = "feud", "Feud"
    swap = None

    def bytes_of(self, event):
        if event["event"] == "column":
            drawn = zip(event["attacks"], event["cards"], self.sides, strict=True)
            healing = [
                each or {"value": 0, "suit": card[1], "kind": kind(card[1], side.unit)} for each, card, side in drawn
            ]
            event = {**event, "attacks": healing}
        return super().bytes_of(event)

    def readers(self, seen, event, entry=None):
        if "unless its columns were rearranged unseen" in seen and event["seat"] in self.unseen:
            return 0
        return super().readers(seen, event, entry)

    def peek(self):
        """Return the next event. Before it is made: of a swap its columns, in a window its kind."""
        if self.at < len(self.events) or self.swap:
            return self.swap if self.at == len(self.events) else super().peek()
        action = [*self.record["decisions"][self.used : self.used + 1], {"action": NOTHING}][0]["action"]
        return {"event": "pass_window" if action == NOTHING else "buy" if action < BUY_OWN else "x_buy"}

    def next(self, kind, **fields):
        event = super().next(kind, **fields)
        if kind == "tally":
            self.discard_hand(0)
            self.discard_hand(1)
        return event

    def begin_plans(self):
        super().begin_plans()
        self.unseen, self.lookers = set(), set()

    def make_deal(self, **_):
        self.pack = {card for card in CARDS[:42] if self.options["items"] or is_strike(card)}
        decks = [self.ordered(cards) for cards in (CARDS[42:], self.pack) * 2]
        return {"army": decks[::2], "action": decks[1::2]}

    def make_first(self):
        points = [side.points for side in self.sides]
        if points[0] != points[1] or self.round > 1:
            return {"seat": 1 - self.first if points[0] == points[1] else points.index(min(points))}
        self.dice.begin()
        return {"seat": self.dice.draw(2)}

    def make_unit(self, seat, cause, **fields):
        side = self.sides[seat]
        if fields:
            return {}
        if not self.options["reservation"]:
            return {"card": side.army[0]}
        (card,) = self.cards_of({seat: 1 for seat, side in enumerate(self.sides) if side.unit is None})
        left = [unit for unit in side.guard if unit != card]
        return {"card": card, "reserve": left + side.army[: 2 - len(left)]}

    def make_take_reserve(self, seat):
        _, (action,) = self.together({seat: 1 for seat, side in enumerate(self.sides) if side.reserve})
        insist(action in (NOTHING, TAKE_UP), "FEUD-31", "taken up or left")
        return {"taken": action == TAKE_UP}

    def take_up(self, seat):
        self.discard_hand(seat)
        super().take_up(seat)

    def discard_hand(self, seat):
        if self.sides[seat].hand:
            self.next("x_discard", seat=seat, cards=self.ascending(self.sides[seat].hand))

    def make_refill(self, seat):
        return {"pile": self.ordered(self.sides[seat].discard)}

    def make_reshuffle(self, seat, cause):
        """Shuffle the Army Deck if it lacks a Unit, else all Action Cards that lie nowhere else."""
        side = self.sides[seat]
        army = set(CARDS[42:]) - {side.unit, *side.guard, *side.dead}
        if len(army) > len(side.army):
            return {"army": self.ordered(army)}
        cards = self.pack - {*side.hand, *side.reserve, *side.discard, *side.laid()}
        deck = self.ordered(cards)
        before = [(event["event"], event.get("cause"), event.get("seat")) for event in self.events[-2:]]
        if before == [("reshuffle", "no_strike", seat), ("draw", None, seat)]:
            while not any(is_strike(card, self.skirmish) for card in deck[:6]):
                deck = self.ordered(cards)
        return {"deck": deck}

    def make_reserve(self, seat):
        _, (action,) = self.together({seat: 1 for seat, side in enumerate(self.sides) if side.deck})
        return {"card": None if action == NOTHING else CARDS[action]}

    def make_study(self, seat):
        return {"columns": self.cards_of({0: 6, 1: 6})}

    def make_lock(self, seat):
        _, (action,) = self.together({0: 1, 1: 1})
        return {"column": None if action == NOTHING else action - COLUMN_ONE + 1}

    def free(self, side):
        if side.locked is not None and any(map(is_strike, side.hand | side.laid())):
            place = {"column": side.locked + 1, "card": side.columns[side.locked]}
            self.next("x_unlock", seat=self.sides.index(side), **place)
        super().free(side)

    def make_arrange(self, seat):
        side = self.sides[seat]
        columns = self.cards_of({seat: 5 + (side.locked is None) for seat, side in enumerate(self.sides)})
        if side.locked is not None:
            columns.insert(side.locked, side.columns[side.locked])
        return {"columns": columns}

    def rethink(self):
        super().rethink()
        for seat in sorted(self.betrayers | self.lookers):
            self.next("x_look", seat=seat, columns=self.sides[1 - seat].columns)

    def make_betray(self, seat):
        return {"columns": self.cards_of(dict.fromkeys(self.betrayers, 6))}

    def make_pass_window(self, seat, window):
        self.decide_as(seat)
        return {}

    def refilled_buy(self, seat, window):
        """Choose the card of a Sabotage first: a refill precedes the event."""
        action, victim = self.decide_as(seat), self.sides[1 - seat]
        insist(action >= BUY, "lean", f"decision {self.used - 1} buys nothing")
        self.maneuver = MANEUVERS[action - BUY]
        self.by = self.changes(self.maneuver).get("by", "chance" if self.maneuver == "sabotage" else "owner")
        if self.maneuver == "sabotage" and self.by == "chance":
            self.lost = self.chosen("chance", 1 - seat, victim.hand)
            if not victim.deck:
                self.refill(1 - seat)
        return self.next("buy", seat=seat, window=window)

    def make_x_exchange(self, seat):
        took, gave = self.card_as(seat), self.card_as(seat)
        return {"pile": "discard" if took in self.sides[seat].discard else "deck", "took": took, "gave": gave}

    def make_buy(self, seat, window):
        side, victim = self.sides[seat], self.sides[1 - seat]
        made = {"maneuver": self.maneuver, "cost": self.options["maneuvers"][self.maneuver]}
        if "adjustment" in self.maneuver:
            made |= self.make_x_exchange(seat)
        elif self.maneuver in ("replacement", "resurrection"):
            made["unit"] = self.chosen(self.by, seat, side.guard if self.maneuver == "replacement" else side.dead)
        elif self.maneuver == "sabotage" and self.by == "chance":
            made |= {"lost": self.lost, "drew": victim.deck[0]}
        elif self.maneuver == "confuse":
            self.unseen.add(1 - seat)
            made["columns"] = self.scattered(1 - seat)
        return made

    def make_place(self, seat, column):
        phase = next(event["phase"] for event in reversed(self.events) if event["event"] == "skirmish")
        action = self.decide_as(seat) if phase == "combat" else self.together({0: 1, 1: 1})[1][0]
        return {"card": CARDS[action]}
