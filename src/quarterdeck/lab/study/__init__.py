"""What designers ask of a card game: is a seat favoured, how long is it, does skill win, how does it end?"""

LADDER = ("random", "learner:endings=0", "heuristic")
"""The usual rungs, the weakest first: those that play a game in a moment. Stronger ones take a second a game."""
