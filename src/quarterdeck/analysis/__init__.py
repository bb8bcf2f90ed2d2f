"""Analysis of positions and decisions: hints, reviews of finished games, and duplicate events."""
