"""Deals that nobody chose: how the key of all shuffles is made of several secret numbers (docs/records.md, "The deal").

The house and every seat's browser commit to a number of theirs before any is shown.

Everything is SHA-256 over lines of text, so that any shell can check it. A number is 32 bytes, written as 64 digits
of lower-case hexadecimal; a commitment is such a hash of one, and says nothing about it.
"""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Literal, get_args

import msgspec

from quarterdeck.table.document import lower

METHOD = "quarterdeck-deal/1"
RECEIPT = "quarterdeck-receipt/1"

DIGITS = "^[0-9a-f]{64}$"
"""How a number and a commitment are written."""
NO_NUMBER = "-"
"""Stands in the key for a seat without one."""

Part = Literal["number", "none", "absent", "broken_off"]
"""What a seat's browser did: its number is in; it never committed to one (so bots of the house); it committed and was
not there when numbers were shown; it was there, and showed none."""
PARTS: tuple[Part, ...] = get_args(Part)


class DealSeat(msgspec.Struct, omit_defaults=True):
    """One seat's part in the deal."""

    part: Part
    commitment: str = ""
    number: str = ""


class RecordDeal(msgspec.Struct):
    """How a game's `seed` came about: the house's commitment and its number, and each seat's part."""

    method: str
    commitment: str
    number: str
    seats: list[DealSeat]


class Receipt(msgspec.Struct):
    """What a player's browser keeps for itself: the commitments as it was told them (the house's; each seat's, empty
    where there is none) before it showed the numbers of its seats."""

    format: str
    house: str
    seats: list[str]
    numbers: dict[int, str]
    table: str = ""


Finding = tuple[str, str]
"""Where something is wrong, and what, in words."""


def new_number() -> str:
    """A number that nobody can guess."""
    return secrets.token_hex(32)


@lru_cache(maxsize=1000)
def house_commitment(number: str) -> str:
    """What the house says of its number beforehand."""
    return _digest("house", number)


def seat_commitment(number: str) -> str:
    """What a seat's browser says of its number beforehand."""
    return _digest("seat", number)


def key_of(numbers: Sequence[str], house: str) -> bytes:
    """The key of all shuffles: of a number a seat, empty where it has none, and the house's."""
    return bytes.fromhex(_digest("key", *(number or NO_NUMBER for number in numbers), house))


def _digest(what: str, *lines: str) -> str:
    return sha256("\n".join((f"{METHOD} {what}", *lines)).encode()).hexdigest()


def well_formed(text: str) -> bool:
    """Whether this is how a number or a commitment is written."""
    return re.fullmatch(DIGITS, text) is not None


def fresh(commitments: Sequence[str], known: Collection[str]) -> Iterator[str]:
    """Those commitments that nobody has made before: whoever repeats another's takes no part."""
    seen = set(known)
    for commitment in commitments:
        if commitment not in seen:
            seen.add(commitment)
            yield commitment


def flaws(deal: RecordDeal, seats: int, seed: str) -> Iterator[Finding]:
    """What is wrong with a record's deal, for so many seats and this seed."""
    if deal.method != METHOD:
        yield "deal", f"method is {deal.method[:40]!r}; this program checks {METHOD!r}: use a newer Quarterdeck"
        return
    if len(deal.seats) != seats:
        yield "deal", f"it tells of {len(deal.seats)} seats, but the game has {seats}"
    yield from _shown("deal house", deal.number, deal.commitment, house_commitment)
    for place, seat in enumerate(deal.seats):
        yield from _seat_flaws(f"deal seat {place}", seat)
    made = Counter(seat.commitment for seat in deal.seats if seat.commitment)
    if twice := [commitment for commitment, count in made.items() if count > 1]:
        yield "deal", f"two seats have the commitment {twice[0]}"
    if seed.lower() != (expected := key_of([seat.number for seat in deal.seats], deal.number).hex()):
        yield "deal", f"seed should be {expected} by the numbers that were shown, but is {seed or 'missing'}"


def _seat_flaws(where: str, seat: DealSeat) -> Iterator[Finding]:
    if seat.part == "number":
        yield from _shown(where, seat.number, seat.commitment, seat_commitment)
        return
    if seat.number:
        yield where, f"it has a number, but its part is {seat.part}"
    if seat.part == "none" and seat.commitment:
        yield where, "it has a commitment, but its part is none"
    if seat.part != "none" and not well_formed(seat.commitment):
        yield where, f"commitment is not 64 hexadecimal digits, and its part is {seat.part}"


def _shown(where: str, number: str, commitment: str, committed: Callable[[str], str]) -> Iterator[Finding]:
    if not well_formed(number):
        yield where, "number is not 64 hexadecimal digits (0-9, a-f)"
    elif commitment != (expected := committed(number)):
        yield where, f"commitment should be {expected} by the number, but is {commitment[:80] or 'missing'}"


def receipt_from(text: bytes) -> Receipt:
    """A receipt from its JSON. Raises ValueError, in words."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"not a {RECEIPT} receipt: {lower(str(error))}") from None
    if receipt.format != RECEIPT:
        raise ValueError(f"format is {receipt.format[:40]!r}; this program reads {RECEIPT!r}")
    return receipt


def disagreements(deal: RecordDeal, receipt: Receipt) -> Iterator[Finding]:
    """Where a record's deal is another one than a player's receipt tells of."""
    if receipt.house != deal.commitment:
        yield "receipt", f"the house committed to {receipt.house[:80]}, not to {deal.commitment[:80]}"
    found = [seat.commitment for seat in deal.seats]
    for place in range(max(len(found), len(receipt.seats))):
        then, now = (made[place] if place < len(made) else "" for made in (receipt.seats, found))
        if then != now:
            words = (
                f"its commitment was {then[:80] or 'none'} before numbers were shown, and is now {now[:80] or 'none'}"
            )
            yield f"receipt seat {place}", words
    for place, number in receipt.numbers.items():
        seat = deal.seats[place] if 0 <= place < len(deal.seats) else DealSeat("none")
        if seat.number != number:
            what = "another number is in its place" if seat.number else f"the record says {seat.part}"
            yield f"receipt seat {place}", f"its browser showed its number, and {what}"


def told(deal: RecordDeal, names: Sequence[str]) -> str:
    """By whom the deal was made, in a sentence, for seats with these names."""
    heads: dict[Part, str] = {"none": "took no part", "absent": "absent", "broken_off": "broke off"}
    said = {part: [name for name, seat in zip(names, deal.seats, strict=False) if seat.part == part] for part in PARTS}
    numbers = [*said["number"], "the house"]
    others = [f"{words}: {', '.join(said[part])}" for part, words in heads.items() if said[part]]
    return "; ".join([f"made of {len(numbers)} number{'s' * (len(numbers) > 1)}: {', '.join(numbers)}", *others])
