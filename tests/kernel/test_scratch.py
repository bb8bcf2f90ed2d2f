"""Room for fractions is always empty, whichever caller gets it and however often."""

import numpy as np
import pytest
from machine import ONE, compiled

from quarterdeck.kernel.native import Argument
from quarterdeck.kernel.scratch import ROOM, fractions

OUT = Argument("numbers", "f8")


def fill(out, times):
    for time in range(times):
        room, other = fractions(), fractions()
        out[time] = 0.0
        for at in range(ROOM):
            out[time] += room[at] + other[at]
            room[at] += at / 4.0
        out[time] += room[ROOM - 1] + other[ROOM - 1]


def beyond(at):
    room = fractions()
    room[at] = 1.0
    return 0


def checked(function, *arguments):
    return compiled(function, *arguments, dtypes={})


def unchecked(function, *arguments):
    return compiled(function, *arguments, dtypes={}, checked=False)


WAYS = [lambda function, *_: function, *(pytest.param(way, marks=pytest.mark.slow) for way in (checked, unchecked))]


@pytest.mark.parametrize("way", WAYS)
def test_room_is_empty_whenever_it_is_asked_for(way):
    out = np.full(3, 9.0)
    way(fill, OUT, ONE)(out, 3)
    assert out.tolist() == [(ROOM - 1) / 4.0] * 3


@pytest.mark.parametrize("way", WAYS[:2])
def test_there_is_no_more_room_than_that(way):
    call = way(beyond, ONE)
    assert call(ROOM - 1) == 0
    with pytest.raises(IndexError):
        call(ROOM)
