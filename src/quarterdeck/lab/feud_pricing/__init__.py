"""Worth of a Maneuver of Feud at a price, measured in games in which only one player may buy it."""
