"""Which of several bots is stronger: their deals, results and ratings."""
