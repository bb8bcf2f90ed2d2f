"""Deals that everybody plays: the same for the page, by numbers that its own test has, too."""

from datetime import date

import pytest

from quarterdeck import GAMES
from quarterdeck.analysis.duplicate_events import folded, named, of_day
from quarterdeck.bots.chance import Chance, seed_of


def test_what_a_day_deals_is_what_pages_deal() -> None:
    """As in frontend/tests/duplicates.test.mjs."""
    day = of_day(date(2026, 11, 22), GAMES["seas-of-strife"])
    assert day is not None
    assert (day.id, day.options["players"], day.seat(0)) == ("2026-11-22-seas-of-strife", 5, 3)
    assert day.key(0).hex() == "323032362d31312d32322d736561732d6f662d73747269666520300000000000"
    assert seed_of(f"{day.id} 0") == 495992308
    assert day.chance(0, 2, 5).getrandbits(32) == 2959350468
    assert named(day.id) == (date(2026, 11, 22), day)


@pytest.mark.parametrize("text", ["2026-02-30-feud", "2026-11-22-chess", "2026-11-22", "LvX0", ""])
def test_what_is_no_day_names_no_deal(text: str) -> None:
    assert named(text) is None


def test_long_names_are_folded_and_odd_numbers_of_bits_refused() -> None:
    assert folded("a" * 33) == bytes([0, *b"a" * 31])
    with pytest.raises(ValueError, match="32 bits"):
        Chance(1, 2, 3).getrandbits(5)
