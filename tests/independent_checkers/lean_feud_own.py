"""Lean records of Feud with maneuvers of a table's own, and with a Sabotage whose card the owner chooses."""

from independent_checkers.feud_fight import is_item, is_strike

COLUMN_ONE, BUY_OWN = 56, 70


class Own:
    """Events of own maneuvers; the rest of the checker has the shuffles and the decisions."""

    def take(self, step, buyer, owner):
        self.step, self.buyer = step, buyer
        super().take(step, buyer, owner)

    def make_x_buy(self, seat, window):
        number = self.decide_as(seat) - BUY_OWN
        return {"maneuver": number, "cost": self.own()[number]["price"]}

    def take_renew(self, step, buyer, owner):
        """Choose the cards first: a refill precedes the event."""
        hand = set(self.sides[owner].hand)
        asked = step.get("by") == "owner" or self.events[-1]["event"] == "buy"
        self.dice.begin()
        self.lost = []
        for _ in range(min(step["count"], len(hand))):
            self.lost.append(self.card_as(owner) if asked else self.dice.pick(self.ascending(hand)))
            hand -= set(self.lost)
        super().take_renew(step, buyer, owner)

    def make_x_renew(self, seat, to):
        return {"lost": self.ascending(self.lost), "drew": self.ascending(self.sides[seat].deck[: len(self.lost)])}

    def make_x_keep(self, seat):
        card = self.chosen(self.step.get("by"), seat, self.sides[seat].hand)
        self.dice.begin()
        return {"card": card}

    def make_x_empty_reserve(self, seat, to):
        self.dice.begin()
        return {"cards": self.ascending(self.sides[seat].reserve)}

    def make_x_show_hand(self, seat):
        return {"cards": self.ascending(self.sides[seat].hand)}

    def make_x_look_hand(self, seat):
        return {"cards": self.ascending(self.sides[1 - seat].hand | self.sides[1 - seat].laid())}

    def take_look_columns(self, step, buyer, owner):
        self.lookers.add(buyer)

    def column_of(self, columns):
        if self.step.get("by") == "buyer":
            return self.decide_as(self.buyer) - COLUMN_ONE
        self.dice.begin()
        return self.dice.pick(columns)

    def take_swap(self, step, buyer, owner):
        """Choose the columns first: the checker looks at them before it requests the event."""
        down = self.face_down(self.sides[owner])
        one = self.column_of(down)
        other = one + 1 if step.get("by") == "buyer" else self.dice.pick([at for at in down if at != one])
        self.swap = {"event": "x_columns", "one": one + 1, "other": other + 1}
        super().take_swap(step, buyer, owner)
        self.swap = None

    def make_x_columns(self, seat, change, **_):
        if change == "scattered":
            self.unseen = self.unseen - {seat} if self.step.get("seen") else self.unseen | {seat}
            return {"columns": self.scattered(seat)}
        self.dice.begin()
        return self.swap or {}

    def make_x_show_column(self, seat):
        at = self.column_of(self.face_down(self.sides[seat]))
        self.dice.begin()
        return {"column": at + 1, "card": self.sides[seat].columns[at]}

    def make_x_arrange(self, seat):
        self.dice.begin()
        return {"columns": self.cards_of(dict.fromkeys(self.rethinkers, 6))}

    def make_x_lock(self, seat):
        hand = self.sides[seat].hand
        card = self.chosen("chance", seat, hand)
        last = 5 if any(map(is_strike, hand - {card})) else sum(other[0] == "T" for other in hand)
        return {"card": card, "column": 1 + self.dice.pick(range(is_item(card), last + 1))}

    def make_x_call(self, seat):
        return {"unit": self.chosen(self.step.get("by"), seat, self.sides[seat].guard)}

    def make_x_raise(self, seat):
        return {"unit": self.chosen(self.step.get("by"), seat, self.sides[seat].dead)}
