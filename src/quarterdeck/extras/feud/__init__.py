"""What Feud has beside its rules: what a Maneuver is worth at a price."""
