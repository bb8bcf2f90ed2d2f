"""`quarterdeck feud`: the Maneuvers that come with the game, and the effect of a Maneuver at a price."""
