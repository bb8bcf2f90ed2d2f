"""The phases of a Round or a Skirmish, and each seat's choices in them."""
