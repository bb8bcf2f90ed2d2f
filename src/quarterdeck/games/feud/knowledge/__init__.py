"""What a seat may know, and what others conclude about it."""
