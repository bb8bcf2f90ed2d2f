"""The searches behind the bots and the analysis, in compiled code."""
