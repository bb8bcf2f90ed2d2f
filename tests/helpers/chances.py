"""Whether results that should be equally likely were drawn equally often."""

from collections.abc import Collection, Hashable, Mapping


def assert_even(found: Mapping[Hashable, int], possible: Collection[Hashable], tolerance: float = 5.0) -> None:
    """Check that only possible values were drawn, with chi-square within `tolerance` deviations of its mean."""
    assert set(found) <= set(possible), f"not possible: {set(found) - set(possible)}"
    cells = len(possible)
    expected = sum(found.values()) / cells
    chi = sum((found.get(one, 0) - expected) ** 2 / expected for one in possible)
    assert abs(chi - (cells - 1)) < tolerance * (2 * max(1, cells - 1)) ** 0.5 + 1, f"chi-square {chi} of {cells - 1}"
