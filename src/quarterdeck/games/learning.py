"""How a game's policy is trained (`quarterdeck train`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Learning:
    """What `rules.features` counts with, and what is practised. What was learned is in the package's `learned.i2`."""

    size: int
    """How many places the features have: each has a weight."""
    softness: float
    """How much more, as a share of the win, an action must be worth to be e times as likely: what play is for, beside
    winning, is to be hard to foresee."""
    options: tuple[Mapping[str, Any], ...]
    """Option sets that are practised in turn."""
    begin: Mapping[int, float] = field(default_factory=dict)
    """Weights to begin with, by place, in logits: the rules of thumb are mostly right."""
