"""Exponentials and logarithms whose results are the same to the last bit, interpreted or compiled, on every machine.

The functions of the system's library differ between machines in the last place. These use only sums, products and
quotients of 64-bit floats, which IEEE 754 defines exactly, in an order that no compiler may change.
"""

LN2_HIGH = 0.6931471803691238
"""The logarithm of 2, rounded so that products with whole numbers up to a thousand are exact."""
LN2_LOW = 1.9082149292705877e-10
"""The logarithm of 2 less LN2_HIGH."""
LEAST, MOST = -708.0, 709.0
"""The bounds of `exp`: it returns 0 below LEAST, and its value at MOST above MOST."""


def exp(x: float) -> float:
    """Return e to the power of `x`, with a relative error of at most 1 / 10 ** 15."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    twos = int(x * 1.4426950408889634 + 1024.5) - 1024
    r = x - twos * LN2_HIGH - twos * LN2_LOW
    # The Taylor series: 1 / k! for the powers of r, which is at most half the logarithm of 2.
    tail = 1 / 39916800 + r * (1 / 479001600 + r * (1 / 6227020800))
    tail = 1 / 40320 + r * (1 / 362880 + r * (1 / 3628800 + r * tail))
    tail = 1 / 120 + r * (1 / 720 + r * (1 / 5040 + r * tail))
    found = 1 + r * (1 + r * (0.5 + r * (1 / 6 + r * (1 / 24 + r * tail))))
    while twos < -60:
        found /= 1 << 60
        twos += 60
    while twos > 60:
        found *= 1 << 60
        twos -= 60
    return found * (1 << twos) if twos >= 0 else found / (1 << -twos)


def log(x: float) -> float:
    """Return the natural logarithm of `x`, which must be above 0.

    The error is at most 1 / 10 ** 15, relative to the true value or to 1, whichever is larger.
    """
    twos = 0
    while x > 1.4142135623730951:
        x /= 2
        twos += 1
    while x < 0.7071067811865476:
        x *= 2
        twos -= 1
    s = (x - 1) / (x + 1)
    q = s * s
    tail = 1 / 13 + q * (1 / 15 + q * (1 / 17 + q * (1 / 19 + q * (1 / 21 + q * (1 / 23)))))
    tail = q * (1 / 3 + q * (1 / 5 + q * (1 / 7 + q * (1 / 9 + q * (1 / 11 + q * tail)))))
    return twos * LN2_HIGH + (2 * (s + s * tail) + twos * LN2_LOW)
