"""The draws are ChaCha8's, exact and the same in every mode."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from chances import assert_even
from machine import ONE, compiled

from quarterdeck.kernel import PyState, draws, state_dtype
from quarterdeck.kernel.draws import (
    begin_draws,
    blank_draws,
    draw,
    draw_fraction,
    draw_wide,
    fill_pool,
    set_key,
)
from quarterdeck.kernel.native import Argument

DTYPE = state_dtype(draws.DRAW_FIELDS)
SIX = 6
"""Standard deviations within which chi-square stays."""
STATES, OUT = Argument("rows", "draws", 1), Argument("numbers", "i8")


def fresh(key=(0,) * 8):
    state = PyState(DTYPE)
    set_key(state, key)
    return state


def imagined(key):
    state = fresh(key)
    begin_draws(state, draws.RESAMPLE)
    return state


def test_the_key_stream_is_chacha8():
    """First block of ChaCha8 under an all-zero 256-bit key and nonce: published test vector TC1."""
    state = fresh()
    fill_pool(state)
    expected = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert bytes(state.pool).hex() == expected


def test_every_byte_below_the_rejection_bound_counts_equally():
    """All 256 first bytes: each result of 60 comes from exactly four of them, the rest are drawn again."""
    results = []
    for byte in range(256):
        state = fresh()
        state.left = 2
        state.pool[62] = byte
        state.pool[63] = 255
        result = draw(state, 60, draws.GAME)
        if state.left == 1:
            results.append(result)
    assert sorted(results) == sorted(list(range(60)) * 4)


def test_blanking_leaves_only_the_number_of_shuffles():
    state = fresh(range(1, 9))
    begin_draws(state, draws.GAME)
    draw(state, 60, draws.GAME)
    begin_draws(state, draws.RESAMPLE)
    assert state.chance
    blank_draws(state)
    assert state.chance == 0
    assert (state.key, state.pool, state.block, state.left) == ([0] * 8, [0] * 64, 0, 0)
    assert state.shuffles == 1


def many_draws(states, i, n, purpose, out, count):
    begin_draws(states[i], purpose)
    for k in range(count):
        out[k] = draw(states[i], n, purpose)


@pytest.mark.slow
@pytest.mark.parametrize("purpose", [draws.GAME, draws.RESAMPLE])
@pytest.mark.parametrize("n", [7, 60, 500])
def test_compiled_and_interpreted_draws_agree(n, purpose):
    rows = np.zeros(1, DTYPE)
    rows[0]["key"] = [0xFFFFFFFF, 0x80000000, 1, 2, 3, 4, 5, 0xDEADBEEF]
    state = PyState.from_row(rows[0])
    out = np.zeros(300, np.int64)
    compiled(many_draws, STATES, ONE, ONE, ONE, OUT, ONE, dtypes={"draws": DTYPE})(rows, 0, n, purpose, out, 300)
    plain = [0] * 300
    many_draws([state], 0, n, purpose, plain, 300)
    assert out.tolist() == plain
    assert state.to_row().tobytes() == rows[0].tobytes()


def test_a_state_object_has_only_its_fields():
    state = PyState(DTYPE)
    with pytest.raises(AttributeError, match="no field shuffle"):
        state.shuffle = 1


@pytest.mark.parametrize("n", [1, 2, 3, 5, 255, 256, 257, 700])
def test_wide_draws_are_uniform(n):
    state = imagined(range(8))
    assert_even(Counter(draw_wide(state, n) for _ in range(max(2000, 12 * n))), range(n), SIX)


def wide(states, n, out, count):
    for i in range(count):
        out[i] = draw_wide(states[0], n)


@pytest.mark.slow
@pytest.mark.parametrize("n", [1, 257, 2**33 + 1, 2**62 - 1, 2**61])
def test_wide_draws_are_the_same_compiled_and_fill_their_range(n):
    states, out = np.zeros(1, DTYPE), np.zeros(200, np.int64)
    state = imagined((0,) * 8)
    state.write(states, 0)
    compiled(wide, STATES, ONE, OUT, ONE, dtypes={"draws": DTYPE})(states, n, out, 200)
    assert out.tolist() == [draw_wide(state, n) for _ in range(200)]
    assert 0 <= out.min() <= out.max() < n
    assert n == 1 or n / 3 < out.mean() < 2 * n / 3


def parts(states, out, count):
    for i in range(count):
        out[i] = draw_fraction(states[0])


@pytest.mark.slow
def test_fractions_are_the_same_compiled():
    states, out = np.zeros(1, DTYPE), np.zeros(400)
    state = imagined((0,) * 8)
    state.write(states, 0)
    compiled(parts, STATES, Argument("numbers", "f8"), ONE, dtypes={"draws": DTYPE})(states, out, len(out))
    assert out.tolist() == [draw_fraction(state) for _ in range(len(out))]


def test_fractions_are_uniform():
    state = imagined((0,) * 8)
    out = np.array([draw_fraction(state) for _ in range(4000)])
    assert 0 <= out.min() <= out.max() < 1
    assert_even(Counter((out * 16).astype(int).tolist()), range(16), SIX)
    assert len(set((out * 2**53 % 2**26).tolist())) > 3990  # the last bits are as random as the first


def test_every_pair_of_bytes_below_the_rejection_bound_counts_equally():
    """Numbers above 96 take two bytes: each result of 300 comes from as many of all 65,536 pairs."""
    results, state = [0] * 300, fresh()
    for pair in range(65536):
        state.left = 2
        state.pool[62], state.pool[63] = pair >> 8, pair & 0xFF
        result = draw(state, 300, draws.GAME)
        if state.left == 0:
            results[result] += 1
    assert set(results) == {65536 // 300}


def test_every_part_of_a_block_differs_between_shuffles():
    """Their number is a part of what is scrambled, not added to it at the end."""

    def words(shuffles):
        state = fresh(range(8))
        state.shuffles = shuffles
        fill_pool(state)
        return [bytes(state.pool[4 * i : 4 * i + 4]) for i in range(16)]

    assert sum(a == b for a, b in zip(words(1), words(2), strict=True)) == 0


@pytest.mark.parametrize("n", [2, 3, 60, 720, 16384])
def test_what_is_imagined_is_drawn_evenly_too(n):
    """Within one world, and the first draw of many worlds whose keys differ in one word by one."""
    trials = max(4000, min(12 * n, 3 * 16384))
    state = imagined(range(8))
    within = [draw(state, n, draws.RESAMPLE) for _ in range(trials)]
    across = [draw(imagined([1, 2, 3, 4, 5, 6, 7, 1000 ^ at]), n, draws.RESAMPLE) for at in range(trials)]
    for drawn in (within, across):
        assert_even(Counter(drawn), range(n), SIX)


def test_draws_that_follow_each_other_have_nothing_in_common():
    """Pairs of draws, in one world and as the first two of many, fall evenly into a square."""
    state = imagined(range(8))
    within = [(draw(state, 16, draws.RESAMPLE), draw(state, 16, draws.RESAMPLE)) for _ in range(8192)]
    worlds = [imagined([0] * 7 + [at]) for at in range(8192)]
    across = [(draw(world, 16, draws.RESAMPLE), draw(world, 16, draws.RESAMPLE)) for world in worlds]
    for drawn in (within, across):
        assert_even(Counter(drawn), [*product(range(16), repeat=2)], SIX)


def test_every_word_of_a_key_counts_for_what_is_imagined():
    keys = [[0] * 8] + [[int(at == word) for at in range(8)] for word in range(8)]
    assert len({imagined(key).chance for key in keys}) == 9


def test_an_imagined_state_draws_all_its_chance_from_its_world():
    """The key stream, whose blocks cost more, is left alone; in a game it is all that counts."""
    one, other = imagined(range(8)), imagined(range(8))
    one.imagined = 1
    assert [draw(one, 60, draws.GAME) for _ in range(20)] == [draw(other, 60, draws.RESAMPLE) for _ in range(20)]
    assert one.block == 0
    game = imagined(range(8))
    game.chance = 99
    other = imagined(range(8))
    assert [draw(game, 60, draws.GAME) for _ in range(20)] == [draw(other, 60, draws.GAME) for _ in range(20)]
    assert game.chance == 99


def test_under_a_new_key_nothing_of_the_old_one_is_drawn():
    used = fresh(range(8))
    draw(used, 60, draws.GAME)
    set_key(used, (5,) * 8)
    new = fresh((5,) * 8)
    assert [draw(used, 60, draws.GAME) for _ in range(20)] == [draw(new, 60, draws.GAME) for _ in range(20)]
