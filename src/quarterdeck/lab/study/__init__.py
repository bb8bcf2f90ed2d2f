"""What designers ask of a card game: is a seat favoured, how long is it, does skill win, how does it end?"""
