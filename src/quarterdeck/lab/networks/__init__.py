"""Networks that learn by play against themselves: proximal policy optimization with a critic that sees all hands."""
