"""One bot against others, for tests: duplicate deals, few of them."""

from quarterdeck.lab.contests.arena import compete
from quarterdeck.lab.contests.contest import contest


def versus(game, options, one, other, deals, seed=1):
    """The standings of bot `one` alone among those of bot `other`."""
    return compete(contest(game, options, [one, other], seed), deals)
