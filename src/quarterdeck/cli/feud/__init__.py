"""`quarterdeck feud`: lists the Maneuvers that come with the game, and measures the effect of a Maneuver at a price."""
