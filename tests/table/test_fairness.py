"""Deals that no party can choose: every change of one is found, and the check needs only SHA-256."""

import copy
import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import GAME, differences, plain, played, seats

from quarterdeck.table import RecordError, Table
from quarterdeck.table.fairness import (
    METHOD,
    RECEIPT,
    DealSeat,
    Receipt,
    RecordDeal,
    describe_deal,
    disagreements,
    flaws,
    fresh,
    key_of,
    new_number,
    receipt_from,
    seat_commitment,
    site_commitment,
)
from quarterdeck.table.records import decode
from quarterdeck.table.replay import verify

SITE, ADA, BO, CY = (f"{digit}{'0' * 62}{digit}" for digit in "abcd")
NAMES = ["Ada", "Bo", "Cy", "Di"]


def a_deal():
    """Two showed their numbers, one broke off, one never took part."""
    dealt = [
        DealSeat("number", seat_commitment(ADA), ADA),
        DealSeat("number", seat_commitment(BO), BO),
        DealSeat("broken_off", seat_commitment(CY)),
        DealSeat("none"),
    ]
    return RecordDeal(METHOD, site_commitment(SITE), SITE, dealt)


def a_record(deal):
    """The first decisions of a game that was dealt so."""
    table = Table(GAME, {}, key_of([seat.number for seat in deal.seats], deal.number))
    for _ in range(5):
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    record = table.record(seats(4))
    record.deal = deal
    return record


def paths(value, here=()):
    """Where the texts of a JSON document are."""
    if isinstance(value, str):
        yield here
    elif isinstance(value, dict | list):
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(inner, (*here, name))


def test_a_stranger_checks_it_with_nothing_but_hashes():
    deal = plain(a_record(a_deal()))["deal"]

    def line(*lines):
        return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()

    assert line("quarterdeck-deal/1 house", deal["number"]) == deal["commitment"]
    for seat in deal["seats"][:2]:
        assert line("quarterdeck-deal/1 seat", seat["number"]) == seat["commitment"]
    numbers = [seat.get("number", "-") for seat in deal["seats"]]
    assert numbers == [ADA, BO, "-", "-"]
    seed = line("quarterdeck-deal/1 key", *numbers, deal["number"])
    assert seed == plain(a_record(a_deal()))["seed"]
    assert deal["seats"][2:] == [{"part": "broken_off", "commitment": seat_commitment(CY)}, {"part": "none"}]


def test_a_true_deal_is_believed_and_a_record_may_have_none():
    assert differences(plain(a_record(a_deal()))) == []
    assert "deal" not in plain(played(plies=3).record(seats(4)))


def test_every_field_that_is_changed_is_found():
    document = plain(a_record(a_deal()))
    places = [path for path in paths(document["deal"]) if path[-1] != "part"]
    assert len(places) == 3 + 2 * 2 + 1
    for path in [("deal", *place) for place in places] + [("seed",)]:
        wrong = copy.deepcopy(document)
        inner = wrong
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = inner[path[-1]].translate(str.maketrans("0123456789abcdef", "123456789abcdef0"))
        if path == ("seed",):
            wrong["decisions"] = []  # with other cards the decisions would be illegal
        words = differences(wrong)
        # Only a receipt can prove a commitment whose number was never revealed.
        assert path == ("deal", "seats", 2, "commitment") or any(line.startswith("deal") for line in words), path


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("part", ["number", "none", "absent", "broken_off"])
def test_another_part_is_found_where_it_says_something_else(place, part):
    record = a_record(a_deal())
    was = record.deal.seats[place].part
    record.deal.seats[place].part = part
    # Only the server knows which of these two it was: the browser was absent, or it was there and sent nothing.
    known = part == was or {part, was} == {"absent", "broken_off"}
    assert (verify(record) == []) == known


def test_what_is_left_out_or_doubled_is_found():
    for change in (
        lambda deal: deal.seats.pop(),
        lambda deal: deal.seats.append(DealSeat("none")),
        lambda deal: deal.seats.reverse(),
        lambda deal: setattr(deal.seats[2], "commitment", deal.seats[0].commitment),
        lambda deal: setattr(deal.seats[1], "number", ""),
        lambda deal: setattr(deal, "number", deal.number.upper()),
        lambda deal: setattr(deal, "commitment", ""),
        lambda deal: setattr(deal, "method", "quarterdeck-deal/2"),
    ):
        record = a_record(a_deal())
        change(record.deal)
        assert verify(record) != []
    document = plain(a_record(a_deal()))
    document["deal"]["seats"][0]["part"] = "perhaps"
    with pytest.raises(RecordError, match="enum value"):
        decode(json.dumps(document).encode())


@given(st.lists(st.sampled_from(["", "1" * 64, "2" * 64, "-", "1" * 63, "1" * 65]), min_size=1, max_size=5))
def test_no_two_lists_of_numbers_make_the_same_key(numbers):
    """What could be cut in two ways is not hashed: a line a seat."""
    other = [*numbers[1:], numbers[0]]
    same = [number or "-" for number in numbers] == [number or "-" for number in other]
    assert (key_of(numbers, SITE) == key_of(other, SITE)) == same
    assert key_of(numbers, SITE) != key_of([*numbers, ""], SITE)
    assert key_of(numbers, SITE) != key_of(numbers, ADA)


def test_the_server_cannot_repeat_what_a_seat_has_said():
    number = new_number()
    assert site_commitment(number) != seat_commitment(number)
    assert list(fresh(["a", "b", "a", "c"], {"c"})) == ["a", "b"]


def a_receipt(**changes):
    kept = {
        "site": site_commitment(SITE),
        "seats": [seat.commitment for seat in a_deal().seats],
        "numbers": {0: ADA},
    }
    return Receipt(RECEIPT, **{**kept, **changes})


def test_a_receipt_tells_of_another_deal():
    assert list(disagreements(a_deal(), a_receipt())) == []
    seen = [seat.commitment for seat in a_deal().seats]
    for changes in (
        {"site": site_commitment(ADA)},
        {"seats": seen[:2]},
        {"seats": [*seen[:3], seat_commitment(BO)]},
        {"seats": [seen[0], seat_commitment(SITE), *seen[2:]]},
        {"numbers": {0: BO}},
        {"numbers": {2: CY}},
        {"numbers": {9: CY}},
    ):
        assert list(disagreements(a_deal(), a_receipt(**changes))), changes
    left_out = a_deal()
    left_out.seats[0] = DealSeat("absent", seat_commitment(ADA))
    ((where, words),) = disagreements(left_out, a_receipt())
    assert (where, words) == ("receipt seat 0", "its browser showed its number, and the record says absent")


def test_a_receipt_that_is_none():
    for text in (b"", b"[]", b'{"format": 1}', b'{"format": "x", "site": "", "seats": [], "numbers": {}}', b"\xff"):
        with pytest.raises(ValueError, match=r"receipt|format|UTF|utf"):
            receipt_from(text)


def test_who_made_it_is_told_in_a_sentence():
    assert describe_deal(a_deal(), NAMES) == "made of 3 numbers: Ada, Bo, the server; took no part: Di; broke off: Cy"
    alone = RecordDeal(METHOD, site_commitment(SITE), SITE, [])
    assert describe_deal(alone, []) == "made of 1 number: the server"
    assert not list(flaws(alone, 0, key_of([], SITE).hex()))
