"""Templates for the searches of the bots and the analysis."""
