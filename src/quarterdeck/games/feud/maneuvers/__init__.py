"""The rule functions of Maneuvers: when they may be played, and the effects of their steps."""
