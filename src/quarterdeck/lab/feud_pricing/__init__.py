"""Worth of a Maneuver of Feud at a price, from games in which one player alone may buy it."""
