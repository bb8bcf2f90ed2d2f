"""Full states that agree with what a seat knows."""
