"""Deals that no participant can influence (docs/records.md, "The deal").

The key of all shuffles is computed from several secret numbers: one of the server, and one of each seat's browser. Each
of them commits to its number before any number is revealed.

All hashes are SHA-256 of lines of text, so that they can be checked with any shell. A number is 32 bytes, written as 64
digits of lower-case hexadecimal. A commitment is the hash of a number and reveals nothing about it.
"""

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
"""The regular expression for a number or a commitment."""
NO_NUMBER = "-"
"""The line for a seat without a number in the text whose hash is the key."""

Part = Literal["number", "none", "absent", "broken_off"]
"""A seat's part in the deal. `number`: its number is included; `none`: it never committed to a number (such as a bot of
the server); `absent`: it committed, and was absent when numbers were revealed; `broken_off`: it committed and was
present, but revealed no number."""
PARTS: tuple[Part, ...] = get_args(Part)


class DealSeat(msgspec.Struct, omit_defaults=True):
    """One seat's part in the deal."""

    part: Part
    commitment: str = ""
    number: str = ""


class RecordDeal(msgspec.Struct):
    """The origin of a game's `seed`: the server's commitment and number, and each seat's part."""

    method: str
    commitment: str
    number: str
    seats: list[DealSeat]


class Receipt(msgspec.Struct):
    """The commitments that a player's browser received before it revealed the numbers of its seats.

    `site` is the commitment of the server; `seats` has the commitment of each seat, or an empty text. Only the browser
    has the receipt.
    """

    format: str
    site: str
    seats: list[str]
    numbers: dict[int, str]
    table: str = ""


Finding = tuple[str, str]
"""The place of a fault in a record, and its description."""


def new_number() -> str:
    """Return a random number of cryptographic quality."""
    return secrets.token_hex(32)


@lru_cache(maxsize=1000)
def site_commitment(number: str) -> str:
    """Return the server's commitment to its number."""
    return _digest("house", number)


def seat_commitment(number: str) -> str:
    """Return the commitment of a seat's browser to its number."""
    return _digest("seat", number)


def key_of(numbers: Sequence[str], site: str) -> bytes:
    """Return the key of all shuffles from each seat's number (empty for a seat without one) and the server's number."""
    return bytes.fromhex(_digest("key", *(number or NO_NUMBER for number in numbers), site))


def _digest(what: str, *lines: str) -> str:
    return sha256("\n".join((f"{METHOD} {what}", *lines)).encode()).hexdigest()


def well_formed(text: str) -> bool:
    """Return whether `text` has the form of a number or a commitment."""
    return re.fullmatch(DIGITS, text) is not None


def fresh(commitments: Sequence[str], known: Collection[str]) -> Iterator[str]:
    """Yield the commitments that are not in `known` and do not repeat an earlier one.

    A seat that repeats another's commitment takes no part in the deal.
    """
    seen = set(known)
    for commitment in commitments:
        if commitment not in seen:
            seen.add(commitment)
            yield commitment


def flaws(deal: RecordDeal, seats: int, seed: str) -> Iterator[Finding]:
    """Yield the faults of a record's deal, if the record has this number of seats and this seed."""
    if deal.method != METHOD:
        yield "deal", f"method is {deal.method[:40]!r}; this program checks {METHOD!r}: use a newer Quarterdeck"
        return
    if len(deal.seats) != seats:
        yield "deal", f"it tells of {len(deal.seats)} seats, but the game has {seats}"
    yield from _shown("deal site", deal.number, deal.commitment, site_commitment)
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
    """Return the receipt in a JSON text. Raises ValueError with a message for people."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"not a {RECEIPT} receipt: {lower(str(error))}") from None
    if receipt.format != RECEIPT:
        raise ValueError(f"format is {receipt.format[:40]!r}; this program reads {RECEIPT!r}")
    return receipt


def disagreements(deal: RecordDeal, receipt: Receipt) -> Iterator[Finding]:
    """Yield the differences between a record's deal and a player's receipt."""
    if receipt.site != deal.commitment:
        yield "receipt", f"the server committed to {receipt.site[:80]}, not to {deal.commitment[:80]}"
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


def describe_deal(deal: RecordDeal, names: Sequence[str]) -> str:
    """Return a sentence that names the participants of a deal; `names`: the players' names by seat."""
    heads: dict[Part, str] = {"none": "took no part", "absent": "absent", "broken_off": "broke off"}
    said = {part: [name for name, seat in zip(names, deal.seats, strict=False) if seat.part == part] for part in PARTS}
    numbers = [*said["number"], "the server"]
    others = [f"{words}: {', '.join(said[part])}" for part, words in heads.items() if said[part]]
    return "; ".join([f"made of {len(numbers)} number{'s' * (len(numbers) > 1)}: {', '.join(numbers)}", *others])
