"""Designers' questions about a card game: is a seat favoured, how long is it, does skill win, how does it end?"""

LADDER = ("random", "heuristic:slips=0.5", "heuristic")
"""The default bots of the ladder, the weakest first: they play a game in a moment, stronger bots in about a second."""

FOLLOWED, SECONDS = 200, 0.1
"""Games that `--depth` follows without a number, and the seconds that each takes on one core."""
