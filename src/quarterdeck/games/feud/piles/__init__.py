"""Drawing and arranging the cards of a pack, and bringing up Units."""
