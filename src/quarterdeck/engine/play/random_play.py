"""Games of random decisions, played entirely in compiled code.

The random numbers only choose among legal actions; shuffles and draws come from the game's key. They are a 64-bit
xorshift in two 32-bit words, the same whether interpreted or compiled. The functions are templates, see
`quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.rule_interface import any_action, apply, init, pending

M32 = 0xFFFFFFFF


def next_word(words: Any) -> int:
    """Return the next 32 random bits."""
    mixed = words[0] ^ ((words[0] << 10) & M32)
    words[0] = words[1]
    words[1] = words[1] ^ (words[1] >> 10) ^ mixed ^ (mixed >> 13)
    return int(words[1])


def random_games(states: Any, options: Any, key: Any, words: Any, out: Any, games: int) -> int:
    """Play `games` whole games, each with its own key, and return the number of decisions."""
    state = states[0]
    count = 0
    for _ in range(games):
        key[0] = next_word(words)
        init(state, options, key)
        owing = pending(state)
        while owing:
            seat = lowest(owing)
            apply(state, seat, any_action(state, seat, next_word(words), out))
            count += 1
            owing = pending(state)
    return count
