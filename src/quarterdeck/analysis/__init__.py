"""What positions and decisions are worth: hints, reviews of finished games, and duplicate events."""
