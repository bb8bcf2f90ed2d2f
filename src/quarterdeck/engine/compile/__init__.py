"""A game's templates and rule functions as one unit of machine code, or interpreted with the same arrays."""
