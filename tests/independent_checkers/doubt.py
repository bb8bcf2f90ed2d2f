"""What all strangers do who check records: they insist, and do not believe.

Like them it imports nothing of the program.
"""


class Unbelievable(AssertionError):  # noqa: N818
    pass


def insist(fine, rule, words):
    if not fine:
        raise Unbelievable(f"{rule}: {words}")
