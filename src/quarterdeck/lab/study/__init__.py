"""Designers' questions about a card game: is a seat favoured, how long is it, does skill win, how does it end?"""

LADDER = ("random", "heuristic:slips=0.5", "heuristic")
"""The default rungs, the weakest first: bots that play a game in a moment. Stronger ones take a second per game."""
