"""`quarterdeck feud`: the Maneuvers that come with the game, and what a Maneuver is worth at a price."""
