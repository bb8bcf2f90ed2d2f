"""The conformance suite notices what it is for: each check fails where a game is broken in its way, and says what."""

import random
from dataclasses import replace
from types import ModuleType

import numpy as np
import pytest

import quarterdeck.testing as suite
from quarterdeck.games import GAMES
from quarterdeck.games.base import DealBack
from quarterdeck.games.events import Events
from quarterdeck.games.seas_of_strife import rules
from quarterdeck.games.turn_the_tide import rules as tide_rules
from quarterdeck.kernel.fields import everybody, nobody
from quarterdeck.kernel.state import copy
from quarterdeck.testing import Rows, check_game, observed
from quarterdeck.testing.modes import check_same, check_same_knowledge, check_what_a_page_needs

SEAS, TIDE = GAMES["seas-of-strife"], GAMES["turn-the-tide"]
OPTIONS = {
    "seas-of-strife": {"players": 3, "passing": True, "target": 1},
    "turn-the-tide": {"players": 3, "rounds": 1},
}


def broken(game, *functions, **parts):
    """The game with these rule functions in the place of its own, by their names, and other parts."""
    module = ModuleType(game.rules.__name__)
    vars(module).update(vars(game.rules))
    for function in functions:
        setattr(module, function.__name__, function)
    return replace(game, rules=module, **parts)


def played(game):
    return check_game(game, OPTIONS[game.id], 1, look=3, modes=("interpreted",))


def noticed(game):
    with pytest.raises(AssertionError) as error:
        played(game)
    return str(error.value)


def noticed_soon(game, **options):
    """What is noticed in the first of a few games in which anything is, where every ply is looked at."""
    for seed in range(8):
        try:
            check_game(game, options, seed, look=1, modes=("interpreted",))
        except AssertionError as error:
            return str(error)
    return "nothing"


def with_audience(game, name, audience):
    return broken(game, fields=tuple(replace(f, audience=audience) if f.name == name else f for f in game.fields))


def breaks(cases, rule, words, game=SEAS, **options):
    """Add a function to the cases: the suite says these words of a game that has it in the place of one of its own.

    `options`: of games that show it soon; without, the usual game does. In `words`, "..." stands for any text.
    """

    def add(function):
        name, function.__name__ = function.__name__, rule
        cases.append(pytest.param(function, words, game, options, id=name))

    return add


def check_noticed(function, words, game, options):
    told = noticed_soon(broken(game, function), **options) if options else noticed(broken(game, function))
    assert all(part in told for part in words.split("..."))


BROKEN = []
"""Rule functions, each with what is wrong with it."""


@breaks(BROKEN, "redact", "reader -1: hand[1] should be shown as -1, but redact gives")
def a_hand_shown_to_others(state, seat, out):
    rules.redact(state, seat, out)
    out.hand[1] = state.hand[1]


@breaks(BROKEN, "redact", ": event[")
def an_event_shown_to_others(state, seat, out):
    rules.redact(state, seat, out)
    out.event = list(state.event)


@breaks(BROKEN, "redact", ": key[0] should be shown as 0")
def a_key_that_is_shown(state, seat, out):
    rules.redact(state, seat, out)
    out.key[0] = state.key[0]


@breaks(BROKEN, "resample", "resample read a secret")
def a_world_that_is_made_of_secrets(state, seat, key, out):
    rules.resample(state, seat, key, out)
    if state.hand[0] > 0:
        out.hand = [sum(1 << card for card in range(5))] * 6


@breaks(BROKEN, "resample", "redact(resample) differs from redact in hand")
def a_world_that_is_not_what_the_reader_sees(state, seat, key, out):
    rules.resample(state, seat, key, out)
    out.hand[0], out.hand[1] = out.hand[1], out.hand[0]


@breaks(BROKEN, "resample", "a resampled state lost or doubled a card")
def a_world_with_a_card_too_few(state, seat, key, out):
    rules.resample(state, seat, key, out)
    out.hand[2 if seat < 2 else 1] &= out.hand[2 if seat < 2 else 1] - 1


@breaks(BROKEN, "resample", "a card was lost or doubled", players=6, target=1)
def a_world_with_the_opening_card_in_another_hand(state, seat, key, out):
    opening = state.opening
    state.opening = 0
    rules.resample(state, seat, key, out)
    state.opening = opening
    out.opening = opening


@breaks(BROKEN, "init", "a new game depends on what its row held: reader -1 sees turn")
def a_game_that_is_not_dealt_into_a_used_row(state, options, key):
    used = state.imagined
    rules.init(state, options, key)
    if used:
        state.turn = 1 - state.turn


@breaks(BROKEN, "apply", "a card was lost or doubled")
def a_card_that_is_lost(state, seat, action):
    rules.apply(state, seat, action)
    state.hand[0] &= ~(1 << 20)


@breaks(BROKEN, "legal_actions", "legal actions are not ascending")
def legal_actions_out_of_order(state, seat, out):
    count = rules.legal_actions(state, seat, out)
    out[:count] = out[:count][::-1]
    return count


@breaks(BROKEN, "legal_actions", "legal actions differ")
def legal_actions_that_depend_on_secrets(state, seat, out):
    count = rules.legal_actions(state, seat, out)
    return count - 1 if count > 1 and state.hand[(seat + 1) % 3] != -1 else count


@breaks(BROKEN, "scores", "scores differ")
def scores_that_depend_on_secrets(state, out):
    count = rules.scores(state, out)
    out[0] = int(state.hand[0] > 0)
    return count


@breaks(BROKEN, "heuristic", "the rules of thumb say 65, which is not legal")
def rules_of_thumb_that_break_the_rules(state, seat, bits):
    return 65


@breaks(BROKEN, "why_illegal", f"has reason {len(SEAS.reasons)}, which is none")
def a_reason_that_is_none(state, seat, action, out):
    return len(SEAS.reasons)


@breaks(BROKEN, "reopen", "reopened, a seat owes nothing any more", TIDE)
def choices_that_are_opened_again_wrongly(state, seat):
    tide_rules.reopen(state, seat)
    state.owing &= ~(1 << seat)


@breaks(BROKEN, "world_at", "a secret was read")
def listed_worlds_that_are_the_truth(state, seat, index, out):
    copy(state, out)
    return 0 if index == 0 else -1


@breaks(BROKEN, "world_at", "the seat would see something else", players=3, target=1)
def listed_worlds_that_cannot_be(state, seat, index, out):
    found = rules.world_at(state, seat, index, out)
    if found >= 0:
        out.void[seat] ^= 1
    return found


@breaks(BROKEN, "world_at", ": listed after world", players=3, target=1)
def a_world_that_is_listed_for_ever(state, seat, index, out):
    return max(-1, rules.world_at(state, seat, 0, out))


@breaks(BROKEN, "phase", "the phase differs")
def a_phase_that_depends_on_secrets(state):
    return int(state.hand[0] > 0)


@breaks(BROKEN, "phase", f"phase {len(SEAS.phases)} has no name")
def a_phase_that_has_no_name(state):
    return len(SEAS.phases)


@breaks(BROKEN, "returns", "returns: ")
def shares_that_are_no_whole(state, out):
    rules.returns(state, out)
    out[0] += 0.5 if rules.pending(state) == 0 else 0


@breaks(BROKEN, "returns", "a seat that does not exist has won")
def a_share_of_nobodys(state, out):
    rules.returns(state, out)
    out[5] = 1.0


@breaks(BROKEN, "resample", "dealt back: seat ... could not choose card", players=4, target=1)
def a_world_in_which_somebody_could_not_have_done_what_was_done(state, seat, key, out):
    """It agrees with all that is shown, but for the voids that were."""
    void = list(state.void)
    state.void = [0] * 6
    rules.resample(state, seat, key, out)
    state.void = void
    out.void = list(void)


@pytest.mark.parametrize(("function", "words", "game", "options"), BROKEN)
def test_a_broken_rule_function_is_noticed(function, words, game, options):
    check_noticed(function, words, game, options)


@pytest.mark.parametrize("game", [SEAS, TIDE], ids=lambda game: game.id)
def test_nothing_is_noticed_where_nothing_is_broken(game):
    assert played(broken(game)) >= 15


@pytest.mark.parametrize(("game", "name"), [(SEAS, "hand"), (SEAS, "gave"), (TIDE, "bid"), (TIDE, "tide")])
def test_an_audience_declared_too_wide(game, name):
    assert f": {name}[" in noticed(with_audience(game, name, everybody()))


@pytest.mark.parametrize(("game", "name"), [(SEAS, "played"), (SEAS, "hand"), (TIDE, "top")])
def test_an_audience_declared_too_narrow(game, name):
    assert f": {name}[" in noticed(with_audience(game, name, nobody(-1)))


def test_a_view_that_tells_more_than_history():
    """A field that is declared public must be so: here `taken` shows a hand that no seat has seen."""

    def apply(state, seat, action):
        rules.apply(state, seat, action)
        state.taken[2] = state.hand[0] >> 20 & 7

    def heuristic(state, seat, bits):
        out = [0] * SEAS.max_legal
        rules.legal_actions(state, seat, out)
        return out[0]

    assert "two games told alike are shown differently in taken" in noticed(broken(SEAS, apply, heuristic))


def test_an_observation_that_shows_one_card_of_another_hand(monkeypatch):
    right = observed.observed

    def leaky(rows, at, reader, form):
        leak = int(rows.states["hand"][at][1]) >> 20 & 1 if reader != 1 else 0
        return [leak, *right(rows, at, reader, form)[1:]]

    monkeypatch.setattr(observed, "observed", leaky)
    assert "observed as float32: shows a secret" in noticed(SEAS)


@pytest.mark.parametrize("name", ["taken", "played", "hand"])
def test_an_observation_that_lacks_a_field(monkeypatch, name):
    whole = observed.places_of
    monkeypatch.setattr(observed, "places_of", lambda *told: [place for place in whole(*told) if place.name != name])
    assert f"observed as float32: {name} is not in it" in noticed(SEAS)


def test_a_game_that_does_not_deal_back():
    assert "turn-the-tide does not say how a world is dealt back" in noticed(broken(TIDE, deal_back=None))


def test_a_game_that_deals_back_the_truth():
    lazy = DealBack(lambda *_: None, lambda world, state, seat, action, reader: action)
    assert "dealt back: the world is another one in hand" in noticed(broken(TIDE, deal_back=lazy))


def test_a_game_that_deals_back_too_few_cards():
    def deal(world, beginning, decisions, reader):
        beginning.hand = [*world.hand[:2], 0, *world.hand[3:]]

    assert "dealt back: a card was lost or doubled" in noticed(broken(TIDE, deal_back=DealBack(deal, None)))


def test_a_choice_in_secret_that_is_dealt_back_wrongly():
    right = TIDE.deal_back
    wrong = replace(right, chose=lambda world, state, seat, action, reader: None)
    assert "was seen to choose something else" in noticed(broken(TIDE, deal_back=wrong))


def test_a_secret_phase_that_is_not_declared():
    assert "its phase is a secret one" in noticed(broken(SEAS, secret_phases=frozenset()))


def test_a_game_without_an_end(monkeypatch):
    monkeypatch.setattr(suite, "MAX_PLIES", 20)
    assert noticed(broken(SEAS)) == "the game has not ended after 20 plies"


def test_events_that_are_there_and_tell_nothing():
    class Silent(Events):
        def read(self, row):
            return []

    assert "`events` is" in noticed(broken(SEAS, events=Silent(*SEAS.events.types)))


def two(game, *functions):
    """The game and a broken one, both at the same deal."""
    numbers = game.encode_options(game.complete(OPTIONS[game.id]))
    pair = [Rows(each, "interpreted", numbers) for each in (broken(game), broken(game, *functions))]
    for rows in pair:
        rows.start(np.arange(8, dtype=np.uint32))
    pair[1].mode = "broken"
    return pair


def differs(check, *functions):
    def often(pair):
        for attempt in range(20):
            check(pair, random.Random(attempt), "ply 0")

    pair = two(SEAS, *functions)
    with pytest.raises(AssertionError) as error:
        often(pair)
    return str(error.value)


def test_modes_that_differ():
    """Modes are held against each other field by field, and function by function."""
    pair = two(SEAS)
    check_same(pair, "ply 0")
    pair[1].states[0]["score"][2] = 1
    with pytest.raises(AssertionError, match="ply 0, score: interpreted"):
        check_same(pair, "ply 0")


def test_modes_that_differ_in_a_function():
    def pending(state):
        return rules.pending(state) & 3

    def legal_actions(state, seat, out):
        return rules.legal_actions(state, seat, out) - 1

    def redact(state, seat, out):
        rules.redact(state, seat, out)
        out.leader = 2

    def resample(state, seat, key, out):
        rules.resample(state, seat, key, out)
        out.taken[0] = 1

    def phase(state):
        return 1

    def scores(state, out):
        return 0

    def own_actions(state, seat, out):
        return rules.own_actions(state, seat, out) - 1

    def why_illegal(state, seat, action, out):
        return 0

    def same(pair, _, where):
        check_same(pair, where)

    assert "pending differs" in differs(same, pending)
    assert "legal actions" in differs(same, legal_actions)
    assert ", leader: " in differs(check_same_knowledge, redact)
    assert ", taken: " in differs(check_same_knowledge, resample)
    assert "the phase differs" in differs(check_what_a_page_needs, phase)
    assert "scores differ" in differs(check_what_a_page_needs, scores)
    assert "own actions differ" in differs(check_what_a_page_needs, own_actions)
    assert "reasons differ" in differs(check_what_a_page_needs, why_illegal)


def test_a_decision_that_may_be_taken_back_although_it_has_told_more():
    told = broken(SEAS, retractable=frozenset({"pass"}))
    assert "which may be taken back" in noticed_soon(told, players=3, passing=True, target=1)
