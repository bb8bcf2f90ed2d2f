"""What is done with the cards of a pack: drawn, arranged and brought to the field."""
