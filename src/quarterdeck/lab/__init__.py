"""Many games: simulate them, measure them."""
