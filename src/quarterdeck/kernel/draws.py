"""Random draws: those of a game from the 256-bit key of its state, those of a search from a fast generator.

Each shuffle (or other random event) of a game begins a stream of its own: the ChaCha8 key stream of the state's `key`,
with the number of the shuffle as its nonce. Draws consume its bytes and are exactly uniform. Knowing every card of all
earlier shuffles reveals nothing about the next one, short of breaking ChaCha8.

A search plays on *imagined* states, which need no protection. Their draws, and the random part of `resample`, use
`next_chance`, which gives the same bits on every machine. No cards are dealt in an imagined state where its horizon
changes, and it has complete events (`games.events`) only if a search reads them.

A state that draws has the fields `DRAW_FIELDS`. All of them but `shuffles` are secret.
"""

from typing import Any

from quarterdeck.kernel.fields import Field, everybody, nobody

DRAW_FIELDS = (
    Field("chance", "i8", nobody()),
    Field("key", "u4", nobody(), 8),
    Field("pool", "u1", nobody(), 64),
    Field("shuffles", "i4", everybody()),
    Field("block", "i4", nobody()),
    Field("left", "i4", nobody()),
    Field("imagined", "i4", nobody()),
)
"""The state of `next_chance`; the key; the bytes of the current block; the number of streams begun; the number of the
stream's next block; the number of unused bytes in the pool; and 0 in a real game, else SILENT or HEARD
(`kernel.event_buffer`)."""

GAME = 0
RESAMPLE = 1
"""The purpose of a draw: for a game, or for a world that `resample` makes."""

M32 = 0xFFFFFFFF
MULTIPLIER = 0x6C8EA013
"""The multiplier of `next_chance`: `MULTIPLIER << 32 | M32` is a safe prime, so its period is about 2 ** 62."""
MIXER = 0x45D9F3B


def set_key(state: Any, key: Any) -> None:
    """Set the state's key to the eight 32-bit words of `key`, and discard what is left of the present stream."""
    for i in range(8):
        state.key[i] = key[i]
    state.block = 0
    state.left = 0


def begin_real_draws(state: Any, key: Any) -> None:
    """Prepare the draws of a new, real game, whatever the state held before."""
    state.imagined = 0
    state.shuffles = 0
    set_key(state, key)


def begin_draws(state: Any, purpose: int) -> None:
    """Begin the next stream; `purpose` is GAME or RESAMPLE (which does not count as a shuffle)."""
    state.block = 0
    state.left = 0
    if purpose == GAME:
        state.shuffles += 1
    else:
        state.chance = chance_of(state.key)


def chance_of(key: Any) -> int:
    """Return the first state of `next_chance` for a key: 62 bits that depend on all of the key."""
    low = 0
    high = 0
    for i in range(0, 8, 2):
        low = mixed(low ^ key[i + 1])
        high = mixed(high ^ key[i])
    return (high >> 2 | 1) << 32 | low


def mixed(word: int) -> int:
    """Return a hash of a 32-bit word, also of 32 bits."""
    word = (word ^ word >> 16) * MIXER & M32
    return word ^ word >> 15


def next_chance(state: Any) -> int:
    """Return 32 random bits (multiply with carry: the upper half of `state.chance` is the carry)."""
    chance = MULTIPLIER * (state.chance & M32) + (state.chance >> 32)
    state.chance = chance
    return (chance ^ chance >> 32) & M32


def blank_draws(out: Any) -> None:
    """Blank all secret fields of draws, for `redact`."""
    out.chance = 0
    for i in range(8):
        out.key[i] = 0
    for i in range(64):
        out.pool[i] = 0
    out.block = 0
    out.left = 0


def draw(state: Any, n: int, purpose: int) -> int:
    """Return a uniform number from 0 to n - 1, for 1 <= n <= 16,384.

    It is exactly uniform in a game, and to within n in 2 ** 32 in a world.
    """
    if purpose == RESAMPLE or state.imagined:
        return next_chance(state) * n >> 32
    while True:
        if n <= 96:
            product = next_byte(state) * n
            low = product & 0xFF
            if low >= n or low >= 256 % n:
                return product >> 8
        else:
            word = next_byte(state)
            product = ((word << 8) | next_byte(state)) * n
            low = product & 0xFFFF
            if low >= n or low >= 65536 % n:
                return product >> 16


def has_drawn(before: Any, after: Any) -> bool:
    """Return whether anything was drawn between two states; each draw changes a field that is compared here."""
    counts = before.shuffles != after.shuffles or before.block != after.block or before.left != after.left
    return bool(counts or before.chance != after.chance)


def draw_wide(state: Any, n: int) -> int:
    """Return a uniform number from 0 to n - 1, for 1 <= n < 2**62; only for worlds, not for a real game."""
    mask = n - 1
    for shift in (1, 2, 4, 8, 16, 32):
        mask |= mask >> shift
    while True:
        number = next_chance(state) << 30 ^ next_chance(state)
        number &= mask
        if number < n:
            return number


def draw_fraction(state: Any) -> float:
    """Return a uniform number from 0 to below 1, of 53 binary places; only for worlds, not for a real game."""
    return ((next_chance(state) >> 5 << 26) + (next_chance(state) >> 6)) / 9007199254740992.0


def next_byte(state: Any) -> int:
    """Return the stream's next byte."""
    if state.left == 0:
        fill_pool(state)
    state.left -= 1
    return state.pool[63 - state.left] & 0xFF


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Apply ChaCha's quarter round to 32-bit words held in larger integers."""
    a = (a + b) & M32
    d = d ^ a
    d = ((d << 16) | (d >> 16)) & M32
    c = (c + d) & M32
    b = b ^ c
    b = ((b << 12) | (b >> 20)) & M32
    a = (a + b) & M32
    d = d ^ a
    d = ((d << 8) | (d >> 24)) & M32
    c = (c + d) & M32
    b = b ^ c
    b = ((b << 7) | (b >> 25)) & M32
    return a, b, c, d


def put_word(state: Any, i: int, word: int) -> None:
    """Write word `i` of the block into the pool, least significant byte first."""
    state.pool[4 * i] = word & 0xFF
    state.pool[4 * i + 1] = (word >> 8) & 0xFF
    state.pool[4 * i + 2] = (word >> 16) & 0xFF
    state.pool[4 * i + 3] = (word >> 24) & 0xFF


def fill_pool(state: Any) -> None:
    """Compute the stream's next ChaCha8 block; its nonce is the number of the shuffle."""
    k0, k1, k2, k3 = state.key[0] & M32, state.key[1] & M32, state.key[2] & M32, state.key[3] & M32
    k4, k5, k6, k7 = state.key[4] & M32, state.key[5] & M32, state.key[6] & M32, state.key[7] & M32
    count, nonce = state.block & M32, state.shuffles & M32
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = count, 0, nonce, 0
    for _ in range(4):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    put_word(state, 0, x0 + 0x61707865)
    put_word(state, 1, x1 + 0x3320646E)
    put_word(state, 2, x2 + 0x79622D32)
    put_word(state, 3, x3 + 0x6B206574)
    put_word(state, 4, x4 + k0)
    put_word(state, 5, x5 + k1)
    put_word(state, 6, x6 + k2)
    put_word(state, 7, x7 + k3)
    put_word(state, 8, x8 + k4)
    put_word(state, 9, x9 + k5)
    put_word(state, 10, x10 + k6)
    put_word(state, 11, x11 + k7)
    put_word(state, 12, x12 + count)
    put_word(state, 13, x13)
    put_word(state, 14, x14 + nonce)
    put_word(state, 15, x15)
    state.block += 1
    state.left = 64
