"""A package, so that its tests may be called like those of other folders."""
