"""The search, interpreted, on games so small that the right choice is plain; and the search bot."""

from types import FunctionType, ModuleType, SimpleNamespace

import numpy as np
import pytest

from quarterdeck.bots import search as searching
from quarterdeck.bots.search import SearchBot, TreeSearch
from quarterdeck.engine.search import ismcts, tree
from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState, bind
from quarterdeck.table import Table

DRAWS = [("chance", "i8"), ("imagined", "i8")]
SMALL = np.dtype([("at", "i8"), ("world", "i8"), ("one", "i8"), ("other", "i8"), ("events", "i8"), *DRAWS])


def rules_of(**functions):
    """Return a module of rules. As `bind` copies only plain functions, each calls the given one by a global name."""

    def ask(*given):
        return play(*given)  # noqa: F821

    made = ModuleType("toys.rules")
    for name, function in functions.items():
        setattr(made, name, FunctionType(ask.__code__, {"play": function}, name))
    return made


class End:
    """The end of a game of turns: its worth to each seat, in each of several equally likely worlds."""

    def __init__(self, *worlds):
        self.worlds = worlds


class Turn:
    """A seat's choice. `after`: what follows, by action; `advised`: the action of the rules of thumb."""

    def __init__(self, mover, *after, advised=0, horizon=0):
        self.mover, self.after, self.advised, self.horizon = mover, after, advised, horizon


def all_of(count):
    """Return a rule function by which the first `count` actions are legal."""

    def legal_actions(state, seat, out):
        out[: count(state, seat)] = range(count(state, seat))
        return count(state, seat)

    return legal_actions


def turns(root, worlds=1):
    """The rule functions of a game of turns."""
    places = [root]

    def number(turn):
        return places.index(turn) if turn in places else places.append(turn) or len(places) - 1

    def here(state):
        return places[state.at]

    def over(state):
        return isinstance(here(state), End)

    def apply(state, seat, action):
        assert here(state).mover == seat
        state.at = number(here(state).after[action])
        state.events = 1

    def resample(state, seat, key, out):
        out.at, out.world, out.events = state.at, key[7] % worlds, 0

    def worth(state, out):
        place = here(state)
        while isinstance(place, Turn):
            place = place.after[0]  # at a horizon, go on as if each seat chose its first action
        values = place.worlds[state.world % len(place.worlds)]
        for seat, value in enumerate(values):
            out[seat] = value

    return rules_of(
        apply=apply,
        legal_actions=all_of(lambda state, seat: len(here(state).after)),
        resample=resample,
        worth=worth,
        pending=lambda state: 0 if over(state) else 1 << here(state).mover,
        heuristic=lambda state, seat, bits: here(state).advised,
        horizon=lambda state: -1 if over(state) else here(state).horizon,
    )


def matrix(values, advised=0):
    """Both seats choose at once: `values[one][other]` for seat 0, the rest of 1 for seat 1."""

    def apply(state, seat, action):
        if seat == 0:
            state.one = action + 1
        else:
            state.other = action + 1
        state.events = int(state.one > 0 and state.other > 0)

    def resample(state, seat, key, out):
        """Guess the other's hidden choice: always the first action."""
        out.one, out.other, out.events = state.one, 1 if state.other else 0, 0

    def reopen(state, seat):
        state.other = 0

    def worth(state, out):
        out[0] = values[state.one - 1][state.other - 1]
        out[1] = 1 - out[0]

    return rules_of(
        apply=apply,
        legal_actions=all_of(lambda state, seat: len(values) if seat == 0 else len(values[0])),
        resample=resample,
        reopen=reopen,
        worth=worth,
        pending=lambda state: (state.one == 0) | (state.other == 0) << 1,
        heuristic=lambda state, seat, bits: advised,
        horizon=lambda state: 0,
    )


class Thought:
    """A search of `count` simulations for seat 0."""

    def __init__(self, rules, count, key=1, explore=1.0, guided=0.0, room=4000, sees=0, expects=0.0, **fields):
        self.states = [PyState(SMALL), PyState(SMALL)]
        for name, value in fields.items():
            setattr(self.states[0], name, value)
        self.nodes = [PyState(tree.NODE) for _ in range(room + 1)]
        row = tree.new_search_tree(2, [key] * 8, 12345 + 2 * key, room, explore, guided, expects)
        self.search_tree = PyState.from_row(row[0])
        self.search_tree.sees = sees
        self.index = [0] * tree.places(room)
        self.rules = rules
        self.more(count)

    def more(self, count):
        bind(ismcts.run_simulations, self.rules)(self.states, 0, self.nodes, self.index, self.search_tree, count)

    def children(self, parent=0, mover=0):
        """The nodes of the actions after a node."""
        at = self.nodes[parent].child
        while at:
            if self.nodes[at].mover == mover:
                yield self.nodes[at]
            at = self.nodes[at].sibling

    def visits(self):
        return [node.visits for node in sorted(self.children(), key=lambda node: node.action)]

    def best(self):
        return max(self.children(), key=lambda node: node.visits).action

    def mix(self):
        shares = [node.share for node in sorted(self.children(), key=lambda node: node.action)]
        return [share / sum(shares) for share in shares]


def sure(*values):
    return End(values)


def noise(lowest=0.0):
    """Return an end with worths for seat 0 spread evenly from `lowest` to 1 over 64 worlds."""
    values = [lowest + (1 - lowest) * (37 * world % 64) / 63 for world in range(64)]
    return End(*((value, 1 - value) for value in values))


def test_each_seat_is_taken_to_choose_what_is_best_for_itself():
    """After 0 seat 1 can make it 0.9 or 0.1 for seat 0, and will make it 0.1: so 1, which is worth 0.4, is better."""
    game = turns(Turn(0, Turn(1, sure(0.9, 0.1), sure(0.1, 0.9)), Turn(1, sure(0.4, 0.6), sure(0.4, 0.6))))
    assert Thought(game, 200).best() == 1
    friendly = turns(Turn(0, Turn(1, sure(0.9, 0.9), sure(0.1, 0.1)), Turn(1, sure(0.4, 0.6), sure(0.4, 0.6))))
    assert Thought(friendly, 200).best() == 0


def test_what_another_has_chosen_is_answered():
    """Seat 0's second choice is right after either of seat 1's, if it is not the same for both."""
    good, bad = sure(1.0, 0.0), sure(0.0, 1.0)
    game = turns(Turn(0, Turn(1, Turn(0, good, bad), Turn(0, bad, good)), noise(0.2)), worlds=64)
    thought = Thought(game, 1000, explore=2.0)
    assert thought.best() == 0
    replies = [at for at in range(1, thought.search_tree.used + 1) if thought.nodes[at].mover == 1]
    answers = [max(thought.children(at), key=lambda node: node.visits).action for at in replies]
    assert answers == [thought.nodes[at].action for at in replies]
    assert len(answers) == 2


@pytest.mark.parametrize("key", range(8))
def test_what_is_hidden_is_averaged_over_all_worlds(key):
    """Action 0 is worth 1 in one world of four; action 1 is worth 0.5 for sure."""
    risky = End((1.0, 0.0), (0.0, 1.0), (0.0, 1.0), (0.0, 1.0))
    thought = Thought(turns(Turn(0, risky, sure(0.5, 0.5)), worlds=4), 200, key)
    assert thought.best() == 1
    likely = End((0.0, 1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0))
    thought = Thought(turns(Turn(0, likely, sure(0.5, 0.5)), worlds=4), 200, key)
    assert thought.best() == 0


def test_an_action_that_was_unlucky_at_first_is_tried_again():
    """Exploring: the first world that action 0 meets is its bad one."""
    worlds = [(1.0, 0.0)] * 64
    game = turns(Turn(0, End(*worlds), sure(0.5, 0.5)), worlds=64)
    first = Thought(game, 1, key=1).states[1].world
    worlds[first] = (0.0, 1.0)
    game = turns(Turn(0, End(*worlds), sure(0.5, 0.5)), worlds=64)
    assert Thought(game, 300).best() == 0
    assert min(Thought(game, 300, explore=3.0).visits()) > min(Thought(game, 300, explore=0.3).visits())


def test_every_action_is_tried_once_before_any_is_tried_twice():
    game = turns(Turn(0, *(sure(value, 1 - value) for value in (0.1, 0.9, 0.5, 0.3, 0.2))))
    thought = Thought(game, 5)
    assert thought.visits() == [1, 1, 1, 1, 1]
    thought.more(60)
    assert sum(thought.visits()) == 65 == thought.search_tree.done
    assert len(thought.visits()) == 5
    assert thought.best() == 1
    assert min(Thought(game, 65, explore=5.0).visits()) >= 2
    assert all(node.available >= 61 for node in thought.children())


def test_what_is_untried_is_tried_in_an_order_of_chance():
    game = turns(Turn(0, *(sure(0.5, 0.5) for _ in range(6))))
    second = {Thought(game, 2, key).nodes[2].action for key in range(1, 40)}
    assert second == {1, 2, 3, 4, 5}


def test_the_rules_of_thumb_are_tried_first():
    game = turns(Turn(0, *(sure(0.5, 0.5) for _ in range(4)), advised=2))
    thought = Thought(game, 1)
    assert [node.action for node in thought.children()] == [2]
    assert [node.favour for node in thought.children()] == [1]


def test_the_word_of_the_rules_of_thumb_counts_at_first_and_ever_less():
    """Among actions that seem alike theirs is tried more; where they are wrong that is found out."""
    game = turns(Turn(0, noise(), noise(), noise(), advised=2), worlds=64)
    visits = [Thought(game, 24, key).visits() for key in range(1, 9)]
    assert sum(each[2] for each in visits) > 24 * 8 * 0.4
    wrong = turns(Turn(0, noise(), noise(0.5), noise(), advised=2), worlds=64)
    assert Thought(wrong, 600).best() == 1


def test_exploring_is_measured_in_spreads_of_what_has_come_out():
    game = turns(Turn(0, End((0.2, 0.8), (0.6, 0.4))), worlds=2)
    thought = Thought(game, 64)
    assert thought.search_tree.spread[:2] == [pytest.approx(0.2, abs=0.02)] * 2
    assert thought.search_tree.middle[0] == pytest.approx(0.4, abs=0.02)


def test_beyond_the_tree_the_rules_of_thumb_play_as_often_as_asked():
    """Seat 1's reply in the first simulation of an action: theirs (1), or any of eight."""
    reply = Turn(1, sure(0.9, 0.1), sure(0.3, 0.7), *(sure(0.9, 0.1) for _ in range(6)), advised=1)
    game = turns(Turn(0, *(Turn(1, *reply.after, advised=1) for _ in range(20))))
    guided = [node.mean for node in Thought(game, 20, guided=1.0).children()]
    free = [node.mean for node in Thought(game, 20, guided=0.0).children()]
    assert guided == [pytest.approx(0.3)] * 20
    assert sum(mean > 0.5 for mean in free) > 10
    half = [node.mean for node in Thought(game, 20, guided=0.5).children()]
    assert 3 < sum(mean > 0.5 for mean in half) < 17


def test_it_stops_at_the_horizon():
    """Beyond a round's end nothing is played: what the position is worth there is what counts."""
    later = Turn(0, sure(0.8, 0.2), sure(0.0, 1.0), horizon=1, advised=1)
    game = turns(Turn(0, Turn(1, later, later), sure(0.5, 0.5)))
    thought = Thought(game, 100, guided=1.0)
    assert thought.best() == 0
    assert all(node.mover in (0, 1) for node in thought.nodes[1 : thought.search_tree.used])
    assert thought.search_tree.used == 4, "no node beyond the horizon"
    means = {node.action: node.mean for node in thought.children()}
    assert means[0] == pytest.approx(0.8)


def test_a_full_tree_is_searched_on():
    game = turns(Turn(0, *(Turn(1, *(sure(0.5, 0.5) for _ in range(5))) for _ in range(5))))
    thought = Thought(game, 100, room=7)
    assert thought.search_tree.used == 7
    assert thought.search_tree.done == 100
    assert sum(thought.visits()) == 100


# Choosing at the same time


def test_nobody_reads_the_others_choice():
    """Matching pennies: a seat that could read the other would always win, and one choice alone would always lose."""
    thought = Thought(matrix([[1.0, 0.0], [0.0, 1.0]]), 1000)
    for mover in (0, 1):
        assert all(node.visits > 100 for node in thought.children(mover=mover))


def test_what_a_mix_has_left_out_is_tried_now_and_then():
    """It may become better when the others change their minds."""
    thought = Thought(matrix([[0.6, 0.6], [0.1, 0.1]]), 1000)
    assert 20 < thought.visits()[1] < 200


def test_a_choice_that_is_always_worse_is_left_out_of_the_mix():
    thought = Thought(matrix([[0.6, 0.5], [0.5, 0.6], [0.1, 0.1]], advised=2), 1500)
    assert thought.mix()[2] < 0.1
    thought = Thought(matrix([[0.1, 0.2, 0.9], [0.2, 0.1, 0.9]]), 1500)
    theirs = {node.action: node.share for node in thought.children(mover=1)}
    assert theirs[2] < 0.1 * sum(theirs.values())


def test_a_guess_at_what_has_been_chosen_is_not_taken_for_the_choice():
    """Seat 1 has chosen, and worlds always guess the first column, which would make the first row the best."""
    game = matrix([[1.0, 0.0], [0.6, 0.6]], advised=1)
    thought = Thought(game, 800, other=1)
    assert thought.mix()[1] > 0.7


def test_the_others_choices_stand_beside_the_searchers():
    """Not below them: at the root are both seats' actions, once each, and nothing hangs below those of the other."""
    thought = Thought(matrix([[1.0, 0.0], [0.0, 1.0]]), 200)
    assert sorted(node.action for node in thought.children(mover=0)) == [0, 1]
    assert sorted(node.action for node in thought.children(mover=1)) == [0, 1]
    assert thought.search_tree.used == 4


def test_with_an_expectation_it_replies_to_the_rules_of_thumb():
    """Matching pennies: a seat that expects tails always shows tails, too."""
    thought = Thought(matrix([[1.0, 0.0], [0.0, 1.0]], advised=1), 400, expects=1.0)
    assert thought.best() == 1
    assert thought.visits()[1] > 300
    assert not any(node.share for node in thought.children())
    assert not list(thought.children(mover=1))


@pytest.mark.parametrize(("expects", "best"), [(0.9, 1), (0.2, 0)])
def test_what_is_expected_at_random_counts_too(expects, best):
    """The second row is the better one only where the other mostly shows what the rules of thumb say."""
    thought = Thought(matrix([[0.8, 0.4], [0.2, 0.6]], advised=1), 2000, expects=expects)
    assert thought.best() == best


def test_an_expected_choice_that_is_already_made_is_not_read():
    """Seat 1 has chosen, and worlds always guess the first column: what it is expected to do counts instead."""
    thought = Thought(matrix([[1.0, 0.0], [0.6, 0.6]], advised=1), 400, expects=1.0, other=1)
    assert thought.best() == 1


# The bot

SEAS = GAMES["seas-of-strife"]


def opened():
    table = Table(SEAS, {"players": 4}, bytes(32))
    table.decide(table.pending[0], 0)
    return table, table.pending[0]


def concluded(*actions, draws=1):
    """Choose `draws` times after these actions at the root: mover, action, visits, share."""
    thought = Thought(turns(sure(0.5, 0.5)), 0)
    for at, (mover, action, visits, share) in enumerate(actions, 1):
        node = thought.nodes[at]
        node.mover, node.action, node.visits, node.share = mover, action, visits, share
        node.sibling, thought.nodes[0].child = thought.nodes[0].child, at
    return [ismcts.conclude(0, thought.nodes, thought.search_tree) for _ in range(draws)]


def test_what_was_tried_most_is_chosen():
    assert concluded((0, 3, 5, 0.0), (0, 4, 90, 0.0), (0, 5, 5, 0.0)) == [4]


def test_others_actions_are_none_of_its_choices():
    assert concluded((1, 3, 95, 0.0), (0, 4, 90, 0.0)) == [4]
    assert set(concluded((1, 3, 95, 0.9), (0, 4, 50, 0.5), (0, 5, 40, 0.09), draws=50)) == {4}


def test_of_a_mix_it_draws_and_leaves_out_what_is_rare():
    chosen = concluded((0, 3, 1, 5.0), (0, 4, 1, 4.2), (0, 5, 98, 0.8), draws=200)
    assert set(chosen) == {3, 4}
    assert chosen.count(3) > 80 < chosen.count(4)


def test_the_next_decision_begins_afresh():
    """The next search has a new tree and other worlds."""
    game = turns(Turn(0, noise(), noise()), worlds=64)
    thought = Thought(game, 50, key=3)
    first = [vars(node).copy() for node in thought.nodes[: thought.search_tree.used + 1]]
    tree.renew(thought.nodes, thought.index, thought.search_tree)
    thought.search_tree.key[6] -= 1
    thought.search_tree.drawn = 12345 + 6
    thought.more(50)
    assert [vars(node) for node in thought.nodes[: thought.search_tree.used + 1]] == first
    tree.renew(thought.nodes, thought.index, thought.search_tree)
    assert thought.search_tree.key[6] == 4


def test_on_the_true_deal_no_world_is_drawn():
    """Action 0 is worth 1 in one world of four, which is the true one."""
    risky = End((0.0, 1.0), (0.0, 1.0), (1.0, 0.0), (0.0, 1.0))
    game = turns(Turn(0, risky, sure(0.5, 0.5)), worlds=4)
    assert Thought(game, 200, world=2).best() == 1
    assert Thought(game, 200, world=2, sees=1).best() == 0
    assert Thought(game, 200, world=3, sees=1).best() == 1


def test_on_the_true_deal_a_choice_not_yet_told_is_not_seen():
    game = matrix([[1.0, 0.0], [0.6, 0.6]], advised=1)
    assert Thought(game, 800, other=1, sees=1).mix()[1] > 0.7


def test_time_and_simulations_are_both_limits(monkeypatch):
    """With unlimited time it runs only the requested simulations, and with none still a few."""
    thoughts = []

    class Counted(TreeSearch):
        def __init__(self, *given):
            super().__init__(*given)
            thoughts.append(self)

    monkeypatch.setattr(searching, "TreeSearch", Counted)
    table, seat = opened()
    for simulations, seconds in ((30, 1000.0), (10**6, 1e-9)):
        bot = SearchBot(SEAS, 1, simulations=simulations, seconds=seconds)
        assert bot.choose(table.view(seat), seat) in table.legal(seat)
    assert [search.done for search in thoughts] == [30, 64]


def test_an_action_is_worth_its_surprise_too():
    """Of two equally likely and good actions, only the one that ended better than usual adds regret."""
    chosen = SimpleNamespace(odds=0.5, mean=0.5, regret=0.0, beside=2)
    other = SimpleNamespace(odds=0.5, mean=0.5, regret=0.0, beside=0)
    ismcts.update_regrets([None, chosen, other], 1, chosen, 0.25)
    assert (chosen.regret, other.regret) == (0.25, 0.0)
    ismcts.update_regrets([None, chosen, other], 1, other, 0.25)
    assert (chosen.regret, other.regret) == (0.0, 0.25)
