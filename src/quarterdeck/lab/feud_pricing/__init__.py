"""What a Maneuver of Feud is worth at a price: games in which one player alone may buy it."""
