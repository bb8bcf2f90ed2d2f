"""A browser's part in the deal: numbers of its own, commitments to them, and the receipt of what it was told."""

from quarterdeck.table.fairness import RECEIPT, Receipt, new_number, seat_commitment


class Dealer:
    """The numbers of one browser."""

    def __init__(self):
        self.numbers = {}
        self.receipt = None

    def commit(self, count=1):
        """Commitments to fresh numbers."""
        made = [new_number() for _ in range(count)]
        self.numbers |= {seat_commitment(number): number for number in made}
        return [seat_commitment(number) for number in made]

    def own(self, deal):
        """The numbers of the seats that are this browser's."""
        return {seat: self.numbers[said] for seat, said in enumerate(deal["seats"]) if said in self.numbers}

    def show(self, line, deal):
        """Keep what was said by everybody, then show the numbers."""
        assert deal["wanted"]
        self.receipt = Receipt(RECEIPT, deal["house"], deal["seats"], self.own(deal))
        for seat, number in self.receipt.numbers.items():
            line.say("show", seat=seat, number=number)

    def wait(self, line):
        """What is said of the deal once numbers are wanted."""
        while not ((message := line.take()).get("deal") or {}).get("wanted"):
            pass
        deal = message["deal"]
        return deal
