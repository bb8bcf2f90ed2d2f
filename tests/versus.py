"""One bot against others, for tests: duplicate deals, few of them."""

from quarterdeck.lab.arena import compete
from quarterdeck.lab.contest import contest


def versus(game, options, one, other, deals, seed=1):
    """The standings of bot `one` alone among those of bot `other`."""
    return compete(contest(game, options, [one, other], seed), deals)
