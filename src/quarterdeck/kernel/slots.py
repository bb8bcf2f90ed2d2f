"""The rule functions by name, without a game: templates import them, `bind` puts a game's own in their place."""

from __future__ import annotations

from types import FunctionType
from typing import Any

OPTIONAL = frozenset(
    {
        "any_action",
        "reopen",
        "deal_back",
        "chose",
        "nudge",
        "world_at",
        "features",
        "counts",
        "course",
        "outcomes",
    }
)
"""The slots that a game may leave out: it then gets the body given here."""


def init(state: Any, options: Any, key: Any) -> None:
    """Begin a game: `options` int64[...] as encoded by the game, `key` uint32[8]."""
    raise NotImplementedError("bind this template to a game's rules")


def pending(state: Any) -> int:
    """Bit set of the seats that owe a decision; 0: the game is over."""
    raise NotImplementedError("bind this template to a game's rules")


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[max_legal]) with the seat's legal actions, ascending; returns how many."""
    raise NotImplementedError("bind this template to a game's rules")


def any_action(state: Any, seat: int, bits: int, out: Any) -> int:
    """The legal action of a seat that owes a decision that 32 random bits fall on: each is as likely.

    It is the one at place `bits * count >> 32`, of all of which a game need not make a list (`out`: room for it).
    """
    return out[bits * legal_actions(state, seat, out) >> 32]


def apply(state: Any, seat: int, action: int) -> None:
    """Carry out a legal action in place."""
    raise NotImplementedError("bind this template to a game's rules")


def returns(state: Any, out: Any) -> None:
    """Share of the win a seat into `out` (float64[max_seats]); zeros while the game runs."""
    raise NotImplementedError("bind this template to a game's rules")


def redact(state: Any, seat: int, out: Any) -> None:
    """What `seat` may know of the state (-1: a spectator) into `out`."""
    raise NotImplementedError("bind this template to a game's rules")


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """A full state consistent with what `seat` knows into `out`; reads nothing else of `state`."""
    raise NotImplementedError("bind this template to a game's rules")


def reopen(state: Any, seat: int) -> None:
    """Take back, in a full state, what others have chosen, nobody has seen, and `seat` cannot know: they owe it again.

    For a search, which must not take a guess at a secret choice for the choice. A game whose seats never choose at
    the same time need not have it.
    """


def heuristic(state: Any, seat: int, bits: int) -> int:
    """A sensible legal action for `seat` from its redacted state; `bits`: 32 random bits for ties."""
    raise NotImplementedError("bind this template to a game's rules")


def horizon(state: Any) -> int:
    """A number that changes exactly where a search may stop and ask `worth`."""
    raise NotImplementedError("bind this template to a game's rules")


def worth(state: Any, out: Any) -> None:
    """About the share of the win a seat into `out` (float64[max_seats]), at a horizon or the end."""
    raise NotImplementedError("bind this template to a game's rules")


def counts(state: Any, out: Any) -> None:
    """What people count at a horizon, whole numbers, into `out` (int64, as declared in `Game.counts`).

    Number `at` (a seat's or a side's) of what is declared at `place` stands at `place * max_seats + at`.
    """


def course(state: Any) -> int:
    """A number that changes where it shows what has come of decisions, such as at the end of a trick."""
    return 0


def outcomes(before: Any, state: Any, seat: int, times: int, out: Any) -> int:
    """What has come of a decision of `seat` in `before`, where `course` has changed so many `times`, or at a horizon.

    Whole numbers into `out` (int64), as declared in `Game.outcomes`; they are all 0 when this is first asked. Returns
    1 where the next change tells more.
    """
    return 0


def own_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[actions]) with what the seat could try with its own cards, legal or not; returns how many."""
    raise NotImplementedError("bind this template to a game's rules")


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    """Why an action is not legal: a place in the game's `reasons`, and its numbers into `out` (int64[4])."""
    raise NotImplementedError("bind this template to a game's rules")


def scores(state: Any, out: Any) -> int:
    """The score of each side into `out` (int64[max_seats]), public at every moment; returns how many sides."""
    raise NotImplementedError("bind this template to a game's rules")


def phase(state: Any) -> int:
    """The phase that the state is in, public: a place in the game's `phases`."""
    raise NotImplementedError("bind this template to a game's rules")


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Give `beginning`, what `seat` saw when the cards were dealt, the world's hidden cards, as they were then.

    `owners`, `actions`: the `made` decisions since. Returns 1; 0: that cannot be done, and so no world is likelier
    than another.
    """
    return 0


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """What `seat` chose in the world when the game had come to `state`; -1: nothing yet.

    `action`: what it chose in truth, where that is known, and the same in every world.
    """
    return action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Let two cards that `seat` does not see change places in a world, drawn by the random bits `one` and `two`.

    Returns 0 where the world would then not agree with what `seat` knows: the world is then not to be used. Both ways
    are equally likely.
    """
    return 0


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Of all full states that agree with what `seat` knows, in some order, the first from number `index` on into `out`.

    Returns its number; -1 where there is none, or there are too many to look through. In them others have not
    chosen yet what they have chosen in secret. Every state stands for equally many of what may be.
    """
    return -1


def features(state: Any, seat: int, legal: Any, count: int, bits: int, out: Any) -> int:
    """The places of the weights of each of the `count` legal actions into `out` (int32); returns how many an action.

    Reads nothing that `redact` hides from `seat`.
    """
    return 0


REQUIRED = tuple(
    name for name, slot in list(globals().items()) if isinstance(slot, FunctionType) and name not in OPTIONAL
)
"""The slots that every game fills."""
