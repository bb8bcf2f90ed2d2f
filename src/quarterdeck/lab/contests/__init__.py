"""Comparison of bots' strength: deals, results and ratings."""
