"""Maneuvers of one's own: their definitions, problems, texts and the workshop."""
