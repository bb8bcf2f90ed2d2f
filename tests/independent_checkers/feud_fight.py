"""How a stranger to the program fights the columns and Skirmishes of Feud; used by `independent_checkers.feud`."""

from independent_checkers.doubt import insist

RED = "DH"
KILLED_BY = {"J": 3, "Q": 4, "K": 5}


def is_strike(card, skirmish=False):
    return card[0] in "3456789" or (skirmish and card[0] == "T")


def is_item(card):
    return card[0] in "A2X"


def kind(suit, unit):
    """FEUD-15."""
    if suit == unit[1]:
        return "ultimate"
    return "superior" if (suit in RED) == (unit[1] in RED) else "normal"


class Side:
    """One player's cards; decks have the next card first."""

    def __init__(self, army, action, reservation):
        self.army = list(army)
        self.deck = list(action)
        self.hand = set()
        self.discard = set()
        self.reserve = []
        self.guard = [self.army.pop(0), self.army.pop(0)] if reservation else []
        self.dead = set()
        self.unit = None
        self.markers = 0
        self.points = 0
        self.columns = [None] * 6
        self.locked = None
        self.last = None

    def laid(self):
        return {card for card in self.columns if card}

    def left(self):
        return len(self.army) + len(self.guard)


class Fighter:
    """Columns and Skirmishes; `next`, `draw` and `permutation` come with the rest of the stranger."""

    def is_instant(self, event):
        """FEUD-32."""
        values = [attack["value"] for attack in event["attacks"] if attack]
        return (
            self.options["affinities"]
            and event["hit"] is not None
            and event["decided"] == "value"
            and abs(values[0] - values[1]) >= 10
        )

    def attack(self, side, card):
        """FEUD-18 to FEUD-22, FEUD-32, FEUD-43."""
        if card[0] == "T" and not self.skirmish:
            return None
        value = {"T": 10}.get(card[0]) or (int(card[0]) if is_strike(card) else self.value(side.last))
        if card[0] == "2":
            value += 4 if self.options["affinities"] and side.unit[0] == "J" else 2
        suit = card[1] if card[0] == "2" or card[0] == "A" or is_strike(card, True) else side.last[1]
        return {"value": value, "suit": suit, "kind": kind(suit, side.unit)}

    def value(self, card):
        return 10 if card[0] == "T" else int(card[0])

    def column(self):
        """Check one column: compute everything that the event says again."""
        cards = [side.columns[self.fought] for side in self.sides]
        attacks = [self.attack(side, card) for side, card in zip(self.sides, cards, strict=True)]
        expected = {"event": "column", "column": self.fought + 1, "cards": cards, "attacks": attacks}
        expected |= self.outcome(cards, attacks)
        event = self.next("column", **expected)
        for side, card in zip(self.sides, cards, strict=True):
            if is_strike(card, self.skirmish):
                side.last = card
        self.fought += 1
        return event

    def outcome(self, cards, attacks):
        """FEUD-16 to FEUD-24."""
        jokers = [card[0] == "X" for card in cards]
        told = {"decided": "tie", "reversed": False, "hit": None, "markers": 0, "saved": None, "healed": [0, 0]}
        if all(jokers) and not self.skirmish and self.skirmishes():
            pass
        elif None in attacks:
            told |= self.healing(cards, jokers)
        else:
            told |= self.striking(cards, attacks, sum(jokers) == 1)
        told["total"] = [side.markers for side in self.sides]
        return told

    def healing(self, cards, jokers):
        healed = [0, 0]
        for seat, card in enumerate(cards):
            if card[0] != "T":
                continue
            unit = self.sides[seat].unit
            heals = 1 + ("normal", "superior", "ultimate").index(kind(card[1], unit))
            if self.options["affinities"] and unit[0] == "Q":
                heals += 1
            lucky = 1 - seat if jokers[1 - seat] else seat
            healed[lucky] = min(heals, self.sides[lucky].markers)
            self.sides[lucky].markers -= healed[lucky]
        return {"decided": "healing", "reversed": any(jokers), "healed": healed}

    def striking(self, cards, attacks, turned):
        one, other = attacks
        margin = 0
        if one["suit"] == other["suit"] or one["kind"] == other["kind"]:
            decided = "value"
            margin = abs(one["value"] - other["value"])
            if margin == 0:
                return {}
            loser = 0 if one["value"] < other["value"] else 1
        else:
            decided = "trump"
            ranks = ["normal", "superior", "ultimate"]
            loser = 0 if ranks.index(one["kind"]) < ranks.index(other["kind"]) else 1
        if turned:
            loser = 1 - loser
        side = self.sides[loser]
        reach = 5 if self.options["affinities"] and side.unit[0] == "K" else 3
        if decided == "value" and cards[loser][0] == "A" and margin <= reach:
            return {"decided": decided, "reversed": turned, "saved": loser}
        markers = 2 if margin >= 6 else 1
        side.markers += markers
        return {"decided": decided, "reversed": turned, "hit": loser, "markers": markers}

    def play_skirmish(self):
        """FEUD-43 to FEUD-50, up to the death of a Unit."""
        phase = "start"
        while True:
            self.next("skirmish", phase=phase)
            phase = "restart"
            self.skirmish = True
            self.fresh_decks()
            hit = self.decision_phase()
            if hit is None:
                continue
            if self.dead(hit):
                break
            if self.fought < 6 and self.combat_phase(1 - hit):
                break
            if self.dead(0) or self.dead(1):
                break
        self.next("skirmish", phase="end")

    def dead(self, seat):
        side = self.sides[seat]
        return side.markers >= KILLED_BY[side.unit[0]]

    def fresh_decks(self):
        """FEUD-46."""
        self.fought = 0
        for seat, side in enumerate(self.sides):
            cards = side.hand | side.laid() | side.discard | set(side.deck)
            side.hand, side.discard, side.columns = set(), set(), [None] * 6
            side.locked = side.last = None
            deck = self.next("reshuffle", seat=seat, cause="skirmish")["deck"]
            side.deck = self.permutation(deck, cards, "FEUD-46")
            self.draw(seat)

    def place(self, seat):
        side = self.sides[seat]
        card = self.next("place", seat=seat, column=self.fought + 1)["card"]
        insist(card in side.hand, "FEUD-46", f"seat {seat} does not hold {card}")
        side.hand.remove(card)
        side.columns[self.fought] = card
        self.made[seat] += 1
        return card

    def decision_phase(self):
        """The seat that is hit; None: a fresh deck is needed."""
        while True:
            for seat in (0, 1):
                insist(is_strike(self.place(seat), True), "FEUD-46", "a Strike")
            hit = self.column()["hit"]
            if hit is not None:
                return hit
            if self.fought == 6 or not all(any(is_strike(c, True) for c in side.hand) for side in self.sides):
                return None

    def combat_phase(self, active):
        """FEUD-48; whether an Instant Kill ended it."""
        self.next("skirmish", phase="combat", active=active)
        while self.fought < 6:
            self.place(active)
            self.place(1 - active)
            event = self.column()
            if self.is_instant(event):
                self.slain.add(event["hit"])
                return True
        return False

    def tally(self):
        """FEUD-10 to FEUD-14, FEUD-41, FEUD-50, FEUD-53; (winners, cause) where the game is over."""
        dying = [seat for seat in (0, 1) if self.dead(seat) or seat in self.slain]
        for seat in dying:
            side = self.sides[seat]
            event = self.next("killed", seat=seat, card=side.unit, markers=side.markers, instant=seat in self.slain)
            insist("points" not in event, "FEUD-50", "the tally scores")
        rate = 2 if self.skirmish else 1
        gained = [rate * (15 if 1 - seat in dying else 10) * self.sides[1 - seat].markers for seat in (0, 1)]
        for side, points in zip(self.sides, gained, strict=True):
            side.points += points
        self.next("tally", round=self.round, points=gained, totals=[side.points for side in self.sides])
        for side in self.sides:
            side.discard |= side.laid() | side.hand
            side.hand, side.columns, side.locked = set(), [None] * 6, None
        self.skirmish, self.slain = False, set()
        for seat in dying:
            self.bury(self.sides[seat])
        return self.end(dying)

    def end(self, dying):
        lost = [seat for seat in dying if not self.sides[seat].left()]
        points = [side.points for side in self.sides]
        ahead = [seat for seat in (0, 1) if points[seat] == max(points)]
        if len(lost) == 2:
            return ahead, "points"
        if lost:
            return [1 - lost[0]], "army"
        if self.round == (self.options.get("last_round") or 500):
            left = [side.left() + (side.unit is not None) for side in self.sides]
            more = [seat for seat in (0, 1) if left[seat] == max(left)]
            return (more if len(more) == 1 else ahead), "rounds"
        self.bring_up(dying, "killed")
        self.window("end_of_round")
        return None

    def bury(self, side):
        side.dead.add(side.unit)
        side.unit = None
        side.markers = 0
