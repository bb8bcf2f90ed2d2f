"""The rule functions that a game can have (*slots*), without a game.

A *template* is a function that is written once for all games: it imports slots from here and calls them. `bind` and the
compiler make a copy of it for each game, in which the slots are replaced by the game's own functions.
"""

from types import FunctionType
from typing import Any

OPTIONAL = frozenset(
    {
        "any_action",
        "moved",
        "round_scores",
        "reopen",
        "deal_back",
        "chose",
        "nudge",
        "world_at",
        "features",
        "encode",
        "encode_hidden",
        "output_of",
        "counts",
        "course",
        "outcomes",
        "leeway",
        "themes",
    }
)
"""The slots that a game may leave out; the function in this module is then used."""


def init(state: Any, options: Any, key: Any) -> None:
    """Begin a game in `state`: `options` int64[...], see `Game.encode_options`; `key` uint32[8]."""
    raise NotImplementedError("bind this template to a game's rules")


def pending(state: Any) -> int:
    """Return the bit set of the seats that owe a decision; 0: the game is over."""
    raise NotImplementedError("bind this template to a game's rules")


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions, ascending, into `out` (int16[max_legal]); return their number."""
    raise NotImplementedError("bind this template to a game's rules")


def any_action(state: Any, seat: int, bits: int, out: Any) -> int:
    """Return a legal action of a seat that owes a decision, selected by 32 random bits; all are equally likely.

    It is the one at index `bits * count >> 32`. A game may find it without listing all actions. `out`: working space
    for the list.
    """
    return out[bits * legal_actions(state, seat, out) >> 32]


def apply(state: Any, seat: int, action: int) -> None:
    """Apply a legal action in place."""
    raise NotImplementedError("bind this template to a game's rules")


def moved(before: Any, after: Any) -> bool:
    """Return whether cards have moved by chance from one full state to the next: a deal, a shuffle or a draw."""
    return bool(before.shuffles != after.shuffles)


def returns(state: Any, out: Any) -> None:
    """Write each seat's share of the win into `out` (float64[max_seats]); zeros while the game runs."""
    raise NotImplementedError("bind this template to a game's rules")


def redact(state: Any, seat: int, out: Any) -> None:
    """Write the state as `seat` may know it (-1: a spectator) into `out`."""
    raise NotImplementedError("bind this template to a game's rules")


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Write a full state that agrees with what `seat` knows into `out`; read nothing else of `state`."""
    raise NotImplementedError("bind this template to a game's rules")


def reopen(state: Any, seat: int) -> None:
    """Take back, in a full state, the unrevealed choices of others that `seat` cannot know: the others owe them again.

    A search needs this, so that it does not treat a guess at a secret choice as the choice itself. A game whose seats
    never choose at the same time may leave it out.
    """


def heuristic(state: Any, seat: int, bits: int) -> int:
    """Return a sensible legal action for `seat` from its redacted state; `bits`: 32 random bits for ties."""
    raise NotImplementedError("bind this template to a game's rules")


def horizon(state: Any) -> int:
    """Return a number that changes exactly when a search may stop and call `worth`, such as at the end of a round."""
    raise NotImplementedError("bind this template to a game's rules")


def worth(state: Any, out: Any) -> None:
    """Write each seat's estimated share of the win, at a horizon or the end, into `out` (float64[max_seats])."""
    raise NotImplementedError("bind this template to a game's rules")


def counts(state: Any, out: Any) -> None:
    """Write the game's counts at a horizon, whole numbers such as points, into `out` (int64, see `Game.counts`).

    The number of seat (or side) `at` for the count declared at index `place` has index `place * max_seats + at`.
    """


def course(state: Any) -> int:
    """Return a number that changes when outcomes of decisions become visible, such as at the end of a trick."""
    return 0


def outcomes(before: Any, state: Any, seat: int, out: Any) -> None:
    """Write the outcomes of a decision of `seat` in `before`, once `course` has changed, or at a horizon.

    They are whole numbers in `out` (int64), as declared in `Game.outcomes`, all 0 before.
    """


def leeway(state: Any) -> int:
    """Return the part of its usual slips that a bot makes in this game, in 64ths.

    A game lowers it if slips matter more, such as with options that add decisions to a round.
    """
    return 64


def themes(view: Any, reader: int, seat: int, action: int, out: Any) -> None:
    """Write the themes of an action of `seat`, as `reader` knows the state, into `out`, all 0 before.

    `view`: the state redacted for `reader`; `out`: int64[MAX_THEMES * THEME] (`quarterdeck.games.themes`). If the
    reader is another seat, only themes that are public are written.
    """


def own_actions(state: Any, seat: int, out: Any) -> int:
    """Write the actions that the seat could try with its own cards, legal or not, into `out` (int16[actions]).

    Returns their number.
    """
    raise NotImplementedError("bind this template to a game's rules")


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    """Return why an action is illegal, an index in the game's `reasons`; write its numbers into `out` (int64[4])."""
    raise NotImplementedError("bind this template to a game's rules")


def scores(state: Any, out: Any) -> int:
    """Write the score of each side into `out` (int64[max_seats]), and return the number of sides.

    Scores are public at every moment.
    """
    raise NotImplementedError("bind this template to a game's rules")


def round_scores(state: Any, out: Any) -> int:
    """Write what the round would score each side if it ended now into `out`; return the number of sides.

    Called only while the game runs; returns 0 if no round is being played. These scores are public, unless players must
    remember the cards that make them up (`Game.memory_hides_scores`).
    """
    return 0


def phase(state: Any) -> int:
    """Return the phase of the state, which is public: an index in the game's `phases`."""
    raise NotImplementedError("bind this template to a game's rules")


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Reconstruct the deal from a world: add its hidden cards to `beginning`, the view of `seat` at the deal.

    `owners`, `actions`: the `made` decisions since. Returns 1; or 0 if that is impossible, in which case all worlds are
    treated as equally likely.
    """
    return 0


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """Return the choice that `seat` made at `state` if `world` is the true state; -1: it has not made one yet.

    `action`: the true choice, which a game returns if the choice is known and so the same in every world.
    """
    return action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Swap two cards that `seat` does not see in a world, selected by the random bits `one` and `two`.

    Returns 0 if the changed world would disagree with what `seat` knows; it must not be used then. A swap and its
    reverse are equally likely.
    """
    return 0


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Enumerate the full states that agree with what `seat` knows: write the first from number `index` on into `out`.

    Returns the number of the state, or -1 if there is none, or if there are too many to enumerate. In these states, the
    secret choices of others are still to be made. Every state stands for the same number of possibilities.
    """
    return -1


def features(state: Any, seat: int, legal: Any, count: int, bits: int, out: Any) -> int:
    """Write the features of each of the `count` legal actions, as indexes of their weights, into `out` (int32).

    Returns the number of features of one action. Reads nothing that `redact` hides from `seat`.
    """
    return 0


def encode(state: Any, seat: int, out: Any) -> int:
    """Write the indexes of the policy network's inputs that are 1 for `seat` into `out` (int16); return their number.

    The seat owes a decision. Reads nothing that `redact` hides from `seat`. Called only for games with a `Network`.
    """
    return 0


def encode_hidden(state: Any, seat: int, out: Any) -> int:
    """Write the value network's inputs that are 1 for what `seat` cannot know of a full state; return their number.

    They are for training and for imagined worlds, never for the policy.
    """
    return 0


def output_of(state: Any, seat: int, action: int) -> int:
    """Return the output of the policy network that stands for an action of `seat`."""
    return action


REQUIRED = tuple(
    name for name, slot in list(globals().items()) if isinstance(slot, FunctionType) and name not in OPTIONAL
)
"""The slots that every game must fill."""
